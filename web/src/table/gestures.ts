import { on } from "svelte/events";

import type { Selection, Thing } from "./selection.svelte";

const FAR = 7; // pixels: a longer movement is a drag
const LONG = 450; // milliseconds: a longer press shows the tooltip

/** Listen to clicks, taps, long presses, drags and keys on a thing. Returns a function that stops listening. */
export function gestures(selection: Selection, thing: Thing): () => void {
  const { element, key } = thing;
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;
  let spent = false; // ignore the click after a drag or a long press
  let timer = 0;

  const point = () => void (selection.pointed = thing);
  const unpoint = () => {
    if (selection.pointed?.element === element) selection.pointed = null;
  };

  const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    click: (event) => {
      event.stopPropagation();
      if (spent) spent = false;
      else if (selection.slips(event)) return;
      else if (selection.isOpen(thing)) selection.pick(thing);
      else point();
    },
    pointerdown: (event) => {
      spent = false;
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A fast pointer leaves the thing before its first move event.
      if (selection.isOpen(thing) && selection.rovingFocus.at(event.target as Element) === thing)
        element.setPointerCapture(event.pointerId);
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        spent = true;
        point();
      }, LONG);
    },
    pointermove: (event) => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(x, y) < FAR) return;
      clearTimeout(timer);
      if (!dragging && !begin()) return;
      shift(element, x, y);
      const under = target(selection, thing, event);
      if (under?.element !== selection.over?.element) selection.over = under;
    },
    pointerup: (event) => finish(event),
    pointercancel: () => finish(null),
    pointerenter: (event) => {
      if (event.pointerType === "mouse") point();
    },
    pointerleave: (event) => {
      if (event.pointerType === "mouse") unpoint();
    },
    contextmenu: (event) => {
      if (spent) event.preventDefault();
    },
    focusin: () => {
      selection.rovingFocus.visited(thing);
      if (key.matches(":focus-visible")) point();
    },
    focusout: unpoint,
    keydown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        if (selection.isOpen(thing)) selection.pick(thing, true);
        point();
      } else if (event.key === "Escape") {
        selection.cancel();
        unpoint();
      } else if (!selection.rovingFocus.go(thing, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  function begin(): boolean {
    dragging = selection.hold(thing);
    if (dragging) {
      element.toggleAttribute("data-dragging", true);
      unpoint();
    } else start = null;
    return dragging;
  }

  function finish(event: PointerEvent | null): void {
    clearTimeout(timer);
    start = null;
    if (!dragging) return;
    dragging = false;
    spent = true;
    element.toggleAttribute("data-dragging", false);
    element.style.removeProperty("translate");
    selection.over = null;
    const dropped = event && target(selection, thing, event);
    if (dropped) selection.pick(dropped);
    else selection.drop(thing, event ? under(selection, thing, event)[0] : undefined);
  }

  const listening = Object.entries(handlers) as [string, (event: Event) => void][];
  const off = listening.map(([name, listener]) => on(element, name, listener)); // also during a redraw, which may blur the element
  return () => {
    clearTimeout(timer);
    for (const stop of off) stop();
  };
}

/** The thing under the pointer on which this one can be dropped. */
function target(selection: Selection, dragged: Thing, event: PointerEvent): Thing | null {
  return under(selection, dragged, event).find((thing) => selection.stateOf(thing) === "playable") ?? null;
}

/** The things under the pointer, except the dragged one. */
function under(selection: Selection, dragged: Thing, event: PointerEvent): Thing[] {
  return document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => {
    const thing = selection.rovingFocus.at(element);
    return thing && thing.element !== dragged.element ? [thing] : [];
  });
}

/** Shift the element by this many pixels, or units in an SVG drawing. */
function shift(element: HTMLElement | SVGElement, x: number, y: number): void {
  const drawn = element instanceof SVGGraphicsElement && element.ownerSVGElement;
  const scale = (drawn ? element.getScreenCTM()?.a : element.currentCSSZoom) || 1;
  element.style.translate = `${x / scale}px ${y / scale}px`;
}
