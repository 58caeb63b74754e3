import { on } from "svelte/events";

import type { Reach, Thing } from "./reach.svelte";

const FAR = 7; // pixels after which a press is a drag
const LONG = 450; // milliseconds after which a press asks what the thing is

/** Clicks, taps, long presses, drags and keys on a thing; returns how to stop listening. */
export function gestures(reach: Reach, thing: Thing): () => void {
  const { element, key } = thing;
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;
  let spent = false; // the click that follows a drag or a long press means nothing
  let timer = 0;

  const point = () => void (reach.pointed = thing);
  const unpoint = () => {
    if (reach.pointed?.element === element) reach.pointed = null;
  };

  const deeds: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    click: (event) => {
      event.stopPropagation();
      if (spent) spent = false;
      else if (reach.slips(event)) return;
      else if (reach.isOpen(thing)) reach.pick(thing);
      else point();
    },
    pointerdown: (event) => {
      spent = false;
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the thing before its first move is told.
      if (reach.isOpen(thing) && reach.roving.at(event.target as Element) === thing)
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
      const under = target(reach, thing, event);
      if (under?.element !== reach.over?.element) reach.over = under;
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
      reach.roving.visited(thing);
      if (key.matches(":focus-visible")) point();
    },
    focusout: unpoint,
    keydown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        if (reach.isOpen(thing)) reach.pick(thing, true);
        point();
      } else if (event.key === "Escape") {
        reach.cancel();
        unpoint();
      } else if (!reach.roving.go(thing, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  function begin(): boolean {
    dragging = reach.hold(thing);
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
    reach.over = null;
    const dropped = event && target(reach, thing, event);
    if (dropped) reach.pick(dropped);
    else reach.drop(thing, event ? under(reach, thing, event)[0] : undefined);
  }

  const listening = Object.entries(deeds) as [string, (event: Event) => void][];
  const off = listening.map(([name, listener]) => on(element, name, listener)); // also while Svelte redraws: it may blur
  return () => {
    clearTimeout(timer);
    for (const stop of off) stop();
  };
}

/** The thing under the pointer on which this one can be dropped. */
function target(reach: Reach, dragged: Thing, event: PointerEvent): Thing | null {
  return under(reach, dragged, event).find((thing) => reach.stateOf(thing) === "playable") ?? null;
}

/** The things under the pointer, beside the one that is dragged. */
function under(reach: Reach, dragged: Thing, event: PointerEvent): Thing[] {
  return document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => {
    const thing = reach.roving.at(element);
    return thing && thing.element !== dragged.element ? [thing] : [];
  });
}

/** Draw it so many pixels from where it is; within a drawing these are units of the drawing. */
function shift(element: HTMLElement | SVGElement, x: number, y: number): void {
  const drawn = element instanceof SVGGraphicsElement && element.ownerSVGElement;
  const scale = (drawn ? element.getScreenCTM()?.a : element.currentCSSZoom) || 1;
  element.style.translate = `${x / scale}px ${y / scale}px`;
}
