import { languages, type Locale, words } from "../words/words.svelte";
import { tried } from "./toasts.svelte";

const KEY = "salle.settings";

/** The settings of a reader, stored in this browser. */
export interface Kept {
  locale: Locale;
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  confirm: boolean; // ask before a move is played
  buttons: boolean; // all moves as buttons too
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

  /** Read what this browser has stored. */
  load(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
      for (const [name, value] of Object.entries(this.kept)) {
        const found = kept[name as keyof Kept];
        if (typeof found === typeof value && (name !== "locale" || String(found) in languages))
          Object.assign(this, { [name]: found });
      }
    } catch {
      // a browser without storage has the defaults
    }
    this.#show();
  }

  get kept(): Kept {
    const { locale, theme, motion, sound, confirm, buttons, notify } = this;
    return { locale, theme, motion, sound, confirm, buttons, notify };
  }

  /** Change settings and store them. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // then it lasts until the page is left
    }
    this.#show();
    if (change.locale) void tried(words.speak(change.locale));
  }

  /** Whether animations are on. */
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

/** The first language of the reader that we have: in the same script if possible, else in another. */
export function preferred(wanted: readonly string[], ours = Object.keys(languages)): Locale {
  for (const tag of wanted) {
    const wish = likely(tag);
    const same = ours.filter((locale) => likely(locale)?.language === wish?.language);
    const found = same.find((locale) => likely(locale)?.script === wish?.script) ?? same[0];
    if (wish && found) return found;
  }
  return "en";
}

/** The language with its most likely script: zh-TW is zh-Hant. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined; // not a language tag
  }
}

export const settings = new Settings();
