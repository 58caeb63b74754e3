import { type Locale, words } from "../words/words.svelte";
import { tried } from "./toasts.svelte";

const KEY = "salle.settings";

/** What a reader may set, kept in this browser. */
export interface Kept {
  locale: Locale;
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  confirm: boolean; // ask before a decision is played
  buttons: boolean; // all that may be done as buttons too
  notify: boolean;
}

class Settings {
  locale: Locale = $state(preferred(navigator.languages));
  theme: Kept["theme"] = $state("auto");
  motion = $state(true);
  sound = $state(false);
  confirm = $state(false);
  buttons = $state(false);
  notify = $state(false);

  /** What was set before, as far as it can be read. */
  load(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
      for (const [name, value] of Object.entries(this.kept)) {
        const found = kept[name as keyof Kept];
        if (typeof found === typeof value) Object.assign(this, { [name]: found });
      }
    } catch {
      // a browser that keeps nothing has the defaults
    }
    this.#show();
  }

  get kept(): Kept {
    const { locale, theme, motion, sound, confirm, buttons, notify } = this;
    return { locale, theme, motion, sound, confirm, buttons, notify };
  }

  /** Set something, at once and from now on. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // then it holds until the page is left
    }
    this.#show();
    if (change.locale) void tried(words.speak(change.locale));
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.locale;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
  }
}

/** The language of ours that comes nearest to what the reader prefers. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^zh(-(hant|tw|hk|mo))?(-|$)/i.test(language)) return "zh-Hant";
    if (/^en(-|$)/i.test(language)) return "en";
  }
  return "en";
}

export const settings = new Settings();
