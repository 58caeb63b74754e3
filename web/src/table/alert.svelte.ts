import { settings } from "../state/settings.svelte";
import type { View } from "../wire";
import { t } from "../words/words.svelte";
import { isTurn } from "./seating";

/** Plays a sound for each move, and shows a notification when it is the reader's turn and the page is hidden. */
export class Alert {
  #number = 0;
  #ply = -1; // the ply of the last notification
  #told: Notification | null = null;

  /** A view was shown; `title` says which bout it is. */
  hear(view: View, title: string): void {
    const first = this.#number === 0;
    const changed = view.number > this.#number;
    this.#number = view.number;
    const turn = isTurn(view) && view.ply !== this.#ply;
    if (isTurn(view)) this.#ply = view.ply;
    if (first || (!changed && !turn)) return;
    if (settings.sound) void import("./sound").then(({ play }) => play(view.ended ? "end" : turn ? "turn" : "move"));
    if (turn && document.hidden) this.#call(title);
  }

  close(): void {
    this.#told?.close();
  }

  #call(title: string): void {
    if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
    this.close();
    try {
      this.#told = new Notification(t("page-your-turn"), {
        body: title,
        tag: location.pathname,
        icon: "/icon-192.png",
      });
      this.#told.onclick = () => {
        window.focus();
        this.close();
      };
    } catch {
      // phones allow notifications only from a service worker
      void navigator.serviceWorker?.ready.then((worker) =>
        worker.showNotification(t("page-your-turn"), { body: title, tag: location.pathname, icon: "/icon-192.png" }),
      );
    }
  }
}
