import { reloadIfOutdated } from "./build";

const PAUSE = 3000; // milliseconds between two tries

/** Whether the server can be reached, and a promise that resolves when it answers again. */
class Connectivity {
  lost = $state(false);
  #back: Promise<void> | null = null;

  /** Call this when the server did not answer. The promise resolves when it answers again. */
  back(): Promise<void> {
    return (this.#back ??= this.#tried());
  }

  /** Whether the server answers now, with any status. */
  async answers(): Promise<boolean> {
    try {
      if (navigator.onLine) reloadIfOutdated(await fetch("/health", { cache: "no-store" }));
      return navigator.onLine;
    } catch {
      return false;
    }
  }

  async #tried(): Promise<void> {
    this.lost = true;
    do await pause();
    while (!(await this.answers()));
    this.lost = false;
    this.#back = null;
  }
}

/** Wait a while, or until the browser is online again. */
function pause(): Promise<void> {
  return new Promise((settle) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener("online", over);
      settle();
    };
    const timer = setTimeout(over, PAUSE);
    addEventListener("online", over);
  });
}

export const connectivity = new Connectivity();
