import { Denied } from "../net/api";
import type { Message } from "../wire";

const STAYS = 7000; // milliseconds

/** Short notes at the edge of the page, such as why something was not done. */
class Toasts {
  shown: { key: number; message: Message }[] = $state.raw([]);
  #next = 1;

  tell = (message: Message): void => {
    const key = this.#next++;
    this.shown = [...this.shown.filter((one) => one.message.id !== message.id), { key, message }];
    setTimeout(() => this.drop(key), STAYS);
  };

  drop(key: number): void {
    this.shown = this.shown.filter((one) => one.key !== key);
  }
}

export const toasts = new Toasts();

/** Await a request. If it is refused, show the reason and return undefined. */
export async function tried<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    toasts.tell(error.why);
    return undefined;
  }
}
