import { Denied, me, welcome } from "../net/api";
import type { Me } from "../wire";
import { t } from "../words/words.svelte";

const NOBODY = 401;
const KNOWN = /(^|; )salle-known=/; // a readable cookie that the server sets beside the secret one

/** The reader's account. Null until the server has answered, or until a name is needed. */
class Myself {
  who: Me | null = $state.raw(null);
  #wish = "";
  #asking: Promise<Me | null> | null = null; // one request for all callers

  /** A name to offer to a guest. */
  get wish(): string {
    return (this.#wish ||= friendly());
  }

  /** Ask the server for the account, if this browser has had one. */
  look(): Promise<Me | null> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
  }

  /** Return the account, or create a guest with this name. */
  async known(name = this.wish): Promise<Me> {
    return (this.who ??= (await this.look()) ?? (await welcome(name)));
  }

  async #ask(): Promise<Me | null> {
    try {
      this.who = await (KNOWN.test(document.cookie) ? me() : null); // always asynchronous: a page may be rendering now
    } catch (error) {
      if (!(error instanceof Denied) || error.status !== NOBODY) throw error;
      this.who = null;
    }
    return this.who;
  }
}

/** A name for a guest, such as Bold Falcon. */
function friendly(): string {
  const one = (list: string) => {
    const names = t(list).split(/[,、]\s*/);
    return names[Math.floor(Math.random() * names.length)]!;
  };
  return t("page-guest", { how: one("page-guest-how"), what: one("page-guest-what") });
}

export const myself = new Myself();
