import type { Happened, View } from "../wire";

const BRIEFLY = 20_000; // milliseconds: a shorter absence is ignored

/** What happened in a bout while you were away. The browser stores the number of the last change you saw. */
export class MissedEvents {
  events: Happened[] = $state.raw([]);
  #key: string;
  #number: number; // the last change that the reader saw
  #away = true;
  #left = 0; // when the reader looked away
  #last: { view: View; log: Happened[] } | null = null;

  constructor(id: string) {
    this.#key = `salle.seen.${id}`;
    this.#number = Number(read(this.#key));
    document.addEventListener("visibilitychange", this.#turned);
  }

  /** The connection broke, so the reader may miss changes. */
  away(): void {
    this.#away = true;
  }

  /** A view was shown. It counts as seen if the page is visible. */
  told(view: View, log: Happened[]): void {
    this.#last = { view, log };
    if (document.visibilityState === "visible") this.#look();
  }

  /** The reader has closed the list. */
  dismiss(): void {
    this.events = [];
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#turned);
  }

  #look(): void {
    const { view, log } = this.#last!;
    if (this.#away && this.#number > 0 && view.yours.length > 0) {
      const others = log.filter((one) => one.number > this.#number && one.told.length > 0);
      if (others.some((one) => one.seat !== null && !view.yours.includes(one.seat))) this.events = others;
    }
    this.#away = false;
    this.#number = view.number;
    write(this.#key, String(view.number));
  }

  #turned = (): void => {
    if (document.visibilityState !== "visible") this.#left = performance.now();
    else if (this.#last) {
      if (performance.now() - this.#left > BRIEFLY) this.#away = true;
      this.#look();
    }
  };
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "0";
  } catch {
    return "0";
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage there is nothing to compare with
  }
}
