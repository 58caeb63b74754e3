import type { CardShown } from "../cards/cards_by_code";
import type { Selection } from "../table/selection.svelte";
import type { Happened, Message, View } from "../wire";

/** What the drawing of a card, `GAME/CardFace.svelte`, is given. */
export interface CardFaceProps {
  code: string;
  cards: Map<string, CardShown>; // by code
  say: (message: Message) => string;
}

/** What every board is given; `S` is the scene of its game. */
export interface BoardProps<S = unknown> {
  scene: S;
  view: View; // the whole view, or a frame of a replay: then nothing is offered
  seats: string[]; // display names by seat
  me: number; // whose eyes; -2: a spectator's
  say: (message: Message) => string;
  cards: Map<string, CardShown>; // by code
  log: Happened[]; // what happened up to this view, as these eyes witnessed it
  selection: Selection;
}
