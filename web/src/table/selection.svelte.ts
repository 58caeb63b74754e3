import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Message, Offer, Refused } from "../wire";
import { focusTarget } from "./focus_target";
import { gestures } from "./gestures";
import { RovingFocus } from "./roving_focus";

export type State = "playable" | "picked" | "refused" | "idle";

/** A thing drawn on the board. Several may share a handle, such as two cards of one face. */
export interface Thing {
  element: HTMLElement | SVGElement;
  key: HTMLElement | SVGElement; // the element with the focus and the accessible name
  handle: string;
  label: () => string;
}

/** The content of the tooltip: the moves of a thing, or why it has none. */
export interface Note {
  element: Element;
  offers: Offer[];
  reasons: Message[];
}

/** The functions of the page that a selection calls. */
export interface Around {
  say: (message: Message) => string;
  play: (offer: Offer) => void;
  tell?: (why: Message) => void; // show why a gesture did nothing
  confirms?: () => boolean; // whether the reader confirms each move
}

const QUIET = 400; // milliseconds: a second click within this time is accidental
const NEAR = 48; // pixels
const NOT_THERE: Message = { id: "page-drop-elsewhere", args: {} };

/** What the player has picked on the board, which things can be picked now, and why others can't.
 *
 * Each pick narrows the offers to those that touch everything picked. The last offer left is played. An offer that puts
 * something somewhere (`onto:`) is played only when everything it touches is picked. */
export class Selection {
  offers: Offer[] = $state.raw([]);
  refused: Refused[] = $state.raw([]);
  wanted: string[] = $state.raw([]); // handles that a lesson points at
  pending: Offer | null = $state.raw(null); // waits for confirmation
  pointed: Thing | null = $state.raw(null); // hovered, focused or pressed long: the tooltip is about it
  over: Thing | null = $state.raw(null); // the thing below a dragged one
  #beside: Note | null = $state.raw(null); // about an element that is not on the board
  #picks: Thing[] = $state.raw([]);
  #around: Around;
  #played = false; // and the next offers have not come yet
  #renewed = -Infinity; // when the offers came
  #clicked = { x: NaN, y: NaN };
  readonly rovingFocus = new RovingFocus();

  readonly picked: string[] = $derived(this.#picks.map((pick) => pick.handle));
  readonly left: Offer[] = $derived(this.offers.filter((offer) => covers(offer.handles, this.picked)));

  /** The tooltip for the pointed thing. */
  readonly note: Note | null = $derived.by(() => {
    const thing = this.pointed;
    if (!thing) return this.#beside;
    if (this.#isPicked(thing)) return null; // the buttons show its moves
    const offers = this.choices(thing.handle);
    return { element: thing.element, offers, reasons: offers.length > 0 ? [] : this.why(thing.handle) };
  });

  constructor(around: Around) {
    this.#around = around;
  }

  /** Take the offers of another view. The picks are kept if the offers are the same. */
  show(offers: Offer[], refused: Refused[]): void {
    const before = untrack(() => this.offers);
    const same = offers.length === before.length && offers.every((offer, at) => offer.token === before[at]!.token);
    this.offers = offers;
    this.refused = refused;
    if (!same || this.#played) this.#renewed = performance.now();
    this.#played = false;
    if (!same) this.cancel();
  }

  /** The state of the things with this handle. */
  state(handle: string): State {
    return this.picked.includes(handle) ? "picked" : this.#unpicked(handle);
  }

  /** The state of this thing. Of two equal cards only one may be picked. */
  stateOf(thing: Thing): State {
    return this.#isPicked(thing) ? "picked" : this.#unpicked(thing.handle);
  }

  /** Why the thing has no move with the current picks. */
  why(handle: string): Message[] {
    const touched = this.picked.includes(handle) ? this.picked : [...this.picked, handle];
    const reasons = this.refused.filter((refused) => covers(refused.handles, touched)).map((refused) => refused.why);
    return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
  }

  /** The move that a click would make, if there is only one. */
  effect(handle: string): Message | null {
    const offers = this.#with(handle);
    return offers.length === 1 ? offers[0]!.effect : null;
  }

  /** All offers that touch this thing and everything picked. */
  choices(handle: string): Offer[] {
    return this.picked.includes(handle) ? this.left : this.#with(handle);
  }

  /** Whether a click would do anything: pick it, put it back, or start again with it. */
  isOpen(thing: Thing): boolean {
    return this.#isPicked(thing) || this.offers.some((offer) => offer.handles.includes(thing.handle));
  }

  /** Pick a thing and play the offer if only one is left. A picked thing is put back, or played if it is complete.
   * `surely`: the gesture cannot be accidental, such as a key. */
  pick(thing: Thing, surely = false): void {
    if (this.#isPicked(thing)) {
      const exact = this.pending ?? this.left.find((offer) => offer.handles.length === this.picked.length);
      if (exact) this.#play(exact);
      else this.#put(this.#picks.filter((pick) => pick.element !== thing.element));
      return;
    }
    if (this.#with(thing.handle).length > 0) this.#put([...this.#picks, thing]);
    else if (this.isOpen(thing)) this.#put([thing]);
    else return;
    const decided = this.#decided(thing.handle, surely);
    if (decided) this.choose(decided);
  }

  /** Whether a click is an accidental second one: too soon after the last and too near to it. */
  slips({ detail, clientX: x, clientY: y }: MouseEvent): boolean {
    if (detail === 0) return false; // from the keyboard
    const soon = performance.now() - this.#renewed < QUIET;
    if (soon && Math.hypot(x - this.#clicked.x, y - this.#clicked.y) < NEAR) return true;
    this.#clicked = { x, y };
    return false;
  }

  /** Pick a thing at the start of a drag, without playing it. Returns whether it can be picked. */
  hold(thing: Thing): boolean {
    if (!this.isOpen(thing)) return false;
    if (!this.#isPicked(thing)) this.#put(this.#with(thing.handle).length > 0 ? [...this.#picks, thing] : [thing]);
    return true;
  }

  /** The thing was dropped on a wrong place. Put it back and say why, unless it is back among its own kind. */
  drop(thing: Thing, onto?: Thing): void {
    const meant = onto && kind(onto.handle) !== kind(thing.handle);
    const why = meant ? [...this.why(onto.handle), ...(this.isOpen(onto) ? [NOT_THERE] : [])] : [];
    this.cancel();
    if (why[0]) this.#around.tell?.(why[0]);
  }

  /** Show the tooltip for an element outside the board, such as a button. Null hides it. */
  point(note: Note | null): void {
    this.#beside = note;
  }

  /** Play an offer, or ask for confirmation if the reader wants that. */
  choose(offer: Offer): void {
    if (this.#around.confirms?.()) this.pending = offer;
    else this.#play(offer);
  }

  /** Play the offer that waits for confirmation. */
  confirm(): void {
    if (this.pending) this.#play(this.pending);
  }

  /** Put back everything. */
  cancel(): void {
    this.#put([]);
  }

  /** `{@attach selection.handle("card:5", () => "Advance 5")}` makes any HTML or SVG element a thing of the board. */
  handle(name: string, label: () => string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const key = focusTarget(element);
      const thing: Thing = { element, key, handle: name, label };
      const unbind = gestures(this, thing);
      const unroam = this.rovingFocus.add(thing);
      $effect(() => this.#dress(thing));
      return () => {
        unbind();
        unroam();
        if (key !== element) key.remove();
        if (this.pointed?.element === element) this.pointed = null;
      };
    };
  }

  /** Set the attributes for styles and screen readers. */
  #dress(thing: Thing): void {
    const { element, key, handle } = thing;
    const state = this.stateOf(thing);
    const open = this.isOpen(thing);
    const live = open || state === "refused";
    element.setAttribute("data-handle", handle);
    element.setAttribute("data-state", state);
    element.toggleAttribute("data-open", open);
    element.toggleAttribute("data-wanted", this.wanted.includes(handle) && state !== "picked");
    element.toggleAttribute("data-over", this.over?.element === element);
    key.setAttribute("data-key", handle);
    key.setAttribute("aria-label", thing.label());
    key.setAttribute("role", live ? "button" : "img");
    if (live) key.setAttribute("aria-disabled", String(!open));
    else key.removeAttribute("aria-disabled");
    if (open) key.setAttribute("aria-pressed", String(state === "picked"));
    else key.removeAttribute("aria-pressed");
    const more = state === "refused" ? this.why(handle) : [this.effect(handle)].filter((one) => one !== null);
    if (more.length > 0) key.setAttribute("aria-description", said(more, this.#around.say).join(" "));
    else key.removeAttribute("aria-description");
    this.rovingFocus.mark(thing, live, open);
  }

  #unpicked(handle: string): State {
    if (this.#with(handle).length > 0) return "playable";
    return this.why(handle).length > 0 ? "refused" : "idle";
  }

  #isPicked(thing: Thing): boolean {
    return this.#picks.some((pick) => pick.element === thing.element);
  }

  /** The offers that remain if this is picked too. */
  #with(handle: string): Offer[] {
    const touched = [...this.picked, handle];
    return this.offers.filter((offer) => covers(offer.handles, touched));
  }

  /** The offer that the picks stand for: the only one left, or the one that needs nothing more if the last pick was of another
   * kind than the remaining picks of the others (a card, then an opponent: no second card is meant). */
  #decided(last: string, surely: boolean): Offer | null {
    const left = this.left;
    if (left.length === 1 && (surely || !left[0]!.handles.some(isPlace))) return left[0]!;
    const exact = left.filter((offer) => offer.handles.length === this.picked.length);
    if (exact.length !== 1) return null;
    const wanted = left.flatMap((offer) => rest(offer.handles, this.picked)).map(kind);
    return wanted.includes(kind(last)) ? null : exact[0]!;
  }

  #put(picks: Thing[]): void {
    this.#picks = picks;
    this.pending = null;
    this.over = null;
  }

  #play(offer: Offer): void {
    this.cancel();
    this.#played = true;
    this.#around.play(offer);
  }
}

/** The sentences of these messages, each once. */
export function said(messages: Message[], say: (message: Message) => string): string[] {
  return [...new Set(messages.map(say))];
}

/** Whether the handles contain all of these, counting duplicates. */
function covers(handles: string[], touched: string[]): boolean {
  return rest(handles, touched).length === handles.length - touched.length;
}

/** The handles without these, counting duplicates. */
function rest(handles: string[], touched: string[]): string[] {
  const left = [...handles];
  for (const one of touched) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether the handle is a place to put something. A thing gets there only on purpose. */
function isPlace(handle: string): boolean {
  return kind(handle) === "onto";
}

function kind(handle: string): string {
  return handle.split(":", 1)[0]!;
}
