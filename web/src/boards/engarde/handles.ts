import type { Selection } from "../../table/selection.svelte";
import type { Offer } from "../../wire";

/** The rest of the first handle with this prefix. */
export function named(handles: string[], prefix: string): string | undefined {
  return handles.find((handle) => handle.startsWith(prefix))?.slice(prefix.length);
}

/** All handles that an offer or a refusal names. Only these need to be clickable. */
export function touched(selection: Selection): Set<string> {
  return new Set([...selection.offers, ...selection.refused].flatMap((one) => one.handles));
}

/** The card that leads to each cell with the current picks, from the simplest offer. */
export function leading(offers: Offer[]): Map<number, number> {
  const found = new Map<number, Offer>();
  for (const offer of offers) {
    const cell = Number(named(offer.handles, "cell:"));
    if (cell && offer.handles.length < (found.get(cell)?.handles.length ?? Infinity)) found.set(cell, offer);
  }
  return new Map([...found].map(([cell, offer]) => [cell, Number(named(offer.handles, "card:"))]));
}
