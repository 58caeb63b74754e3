import type { Attachment } from "svelte/attachments";

import { settings } from "../state/settings.svelte";

const TIME = { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

interface Place {
  x: number;
  y: number;
}

/** `{@attach glide(() => cards)}` on a row lets its elements glide to their new places. */
export function glide(row: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    const places = new Places(element);
    $effect(() => {
      row();
      places.changed();
    });
  };
}

/** The last positions of the elements of a row. All rows that change together are measured before any element moves:
 * measuring each by itself would lay out the whole page every time. */
class Places {
  static #waiting = new Set<Places>();
  #known = new Map<Element, Place>();
  #width = 0; // of the window: all positions depend on it

  constructor(readonly row: HTMLElement) {}

  changed(): void {
    if (Places.#waiting.size === 0) queueMicrotask(Places.#settle);
    Places.#waiting.add(this);
  }

  static #settle(this: void): void {
    const moved = [...Places.#waiting].flatMap((places) => places.#read());
    Places.#waiting.clear();
    if (!settings.moves) return;
    for (const [thing, { x, y }] of moved) thing.animate({ translate: [`${x}px ${y}px`, "0 0"] }, TIME);
  }

  /** The elements that moved, with the distance. */
  #read(): [Element, Place][] {
    const before = innerWidth === this.#width ? this.#known : new Map<Element, Place>();
    const things = [...this.row.children].filter((thing) => thing instanceof HTMLElement);
    this.#known = new Map(things.map((thing) => [thing, { x: thing.offsetLeft, y: thing.offsetTop }]));
    this.#width = innerWidth;
    return [...this.#known].flatMap(([thing, { x, y }]): [Element, Place][] => {
      const was = before.get(thing);
      return was && (was.x !== x || was.y !== y) ? [[thing, { x: was.x - x, y: was.y - y }]] : [];
    });
  }
}
