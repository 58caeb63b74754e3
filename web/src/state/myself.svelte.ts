import { Denied, me, welcome } from "../net/api";
import type { Me } from "../wire";
import { t } from "../words/words.svelte";

const NOBODY = 401;
const KNOWN = /(^|; )salle-known=/; // the cookie that the server sets beside the one that nobody can read

/** Who I am; nobody until the server is asked, or something is done that only somebody can do. */
class Myself {
  who: Me | null = $state.raw(null);
  #wish = "";
  #asking: Promise<Me | null> | null = null; // once, however many want to know

  /** A name to offer to a guest. */
  get wish(): string {
    return (this.#wish ||= friendly());
  }

  /** Ask the server who I am, if I have ever been anybody. */
  look(): Promise<Me | null> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
  }

  /** Be somebody: whoever I am, or else a guest of that name. */
  async known(name = this.wish): Promise<Me> {
    return (this.who ??= (await this.look()) ?? (await welcome(name)));
  }

  async #ask(): Promise<Me | null> {
    try {
      this.who = await (KNOWN.test(document.cookie) ? me() : null); // never at once: a page may be drawn just now
    } catch (error) {
      if (!(error instanceof Denied) || error.status !== NOBODY) throw error;
      this.who = null;
    }
    return this.who;
  }
}

/** A name for a guest, such as Bold Parry. */
function friendly(): string {
  const one = (list: string) => {
    const names = t(list).split(/[,、]\s*/);
    return names[Math.floor(Math.random() * names.length)]!;
  };
  return t("page-guest", { how: one("page-guest-how"), what: one("page-guest-what") });
}

export const myself = new Myself();
