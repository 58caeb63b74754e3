import type { Thing } from "./selection.svelte";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Roving tabindex for a board: the Tab key stops at it once, and the arrow keys move the focus within it. */
export class RovingFocus {
  #things = new Map<Element, { thing: Thing; live: boolean; open: boolean }>();
  #stop: Element | null = null;
  #kept = false; // the focused thing vanished
  #settling = false;

  add(thing: Thing): () => void {
    this.#things.set(thing.element, { thing, live: false, open: false });
    return () => {
      if (thing.key === document.activeElement) this.#kept = true;
      this.#things.delete(thing.element);
      if (this.#stop === thing.element) this.#settle();
    };
  }

  /** Whether the keyboard can reach the thing, and whether a key would do something. */
  mark(thing: Thing, live: boolean, open: boolean): void {
    const known = this.#things.get(thing.element);
    if (!known) return;
    known.live = live || thing.key === document.activeElement;
    known.open = open;
    this.#settle();
  }

  /** The thing at or around this element. */
  at(element: Element | null): Thing | null {
    for (let one = element; one; one = one.parentElement) {
      const known = this.#things.get(one);
      if (known) return known.thing;
    }
    return null;
  }

  /** Move the focus to the first playable thing. */
  focus(): void {
    const first = this.#ordered().find(({ open }) => open);
    if (!first) return;
    this.#kept = false;
    first.thing.key.focus();
  }

  /** The thing has the focus now. */
  visited(thing: Thing): void {
    this.#stop = thing.element;
    this.#settle();
  }

  /** Move the focus by a key. False for other keys. */
  go(from: Thing, key: string): boolean {
    const next = key in STEPS ? this.#towards(from, STEPS[key]!) : this.#end(key);
    if (next === undefined) return false;
    next?.key.focus();
    return true;
  }

  #end(key: string): Thing | null | undefined {
    if (key !== "Home" && key !== "End") return undefined;
    return this.#ordered().at(key === "Home" ? 0 : -1)?.thing ?? null;
  }

  #towards(from: Thing, [right, down]: [number, number]): Thing | null {
    const here = middle(from.element);
    let best: Thing | null = null;
    let least = Infinity;
    for (const { thing } of this.#ordered()) {
      const there = middle(thing.element);
      const along = (there.x - here.x) * right + (there.y - here.y) * down;
      const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
      const far = along + 2 * aside;
      if (thing !== from && along > 1 && far < least) [best, least] = [thing, far];
    }
    return best;
  }

  #ordered() {
    const live = [...this.#things.values()].filter((one) => one.live);
    return live.sort((one, other) =>
      one.thing.element.compareDocumentPosition(other.thing.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  /** Make exactly one thing a stop of the Tab key: the last one visited, else the first playable one. */
  #settle(): void {
    if (this.#settling) return;
    this.#settling = true; // once for all changes of a tick
    queueMicrotask(() => {
      this.#settling = false;
      this.#settled();
    });
  }

  #settled(): void {
    const live = this.#ordered();
    const known = live.find(({ thing }) => thing.element === this.#stop) ?? live.find(({ open }) => open) ?? live[0];
    for (const one of this.#things.values()) {
      if (one.live) one.thing.key.setAttribute("tabindex", one === known ? "0" : "-1");
      else if (one.thing.key instanceof SVGElement)
        one.thing.key.setAttribute("tabindex", "-1"); // a tabindex makes it focusable
      else one.thing.key.removeAttribute("tabindex");
    }
    if (this.#kept && (document.activeElement ?? document.body) === document.body) this.focus();
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
