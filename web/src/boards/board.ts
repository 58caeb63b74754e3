import type { CardShown } from "../cards/cards_by_code";
import type { Selection } from "../table/selection.svelte";
import type { Happened, Message, View } from "../wire";

/** The props of `GAME/CardFace.svelte`, which draws a card. */
export interface CardFaceProps {
  code: string;
  cards: Map<string, CardShown>; // by code
  say: (message: Message) => string;
}

/** The props of every board. `S` is the scene of its game. */
export interface BoardProps<S = unknown> {
  scene: S;
  view: View; // the whole view, or a frame of a replay: then there are no offers
  seats: string[]; // display names by seat
  me: number; // the seat whose view this is; -2: a spectator
  say: (message: Message) => string;
  cards: Map<string, CardShown>; // by code
  log: Happened[]; // what happened up to this view, as this seat saw it
  selection: Selection;
}
