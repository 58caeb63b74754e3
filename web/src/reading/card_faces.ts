import type { Component } from "svelte";

import type { CardFaceProps } from "../boards/board";
import type { CardShown } from "../cards/cards_by_code";
import type { PageShown } from "../wire";

/** The components that draw the cards of each game, fetched when needed. */
const CARD_FACES = import.meta.glob<{ default: Component<CardFaceProps> }>("../boards/*/CardFace.svelte");

/** The component that draws the cards of a game; null if it has none. */
export async function cardFace(game: string): Promise<Component<CardFaceProps> | null> {
  const load = CARD_FACES[`../boards/${game.split("/", 1)[0]}/CardFace.svelte`];
  return load ? (await load()).default : null;
}

/** A kind of card: its page, if it has one, and its faces. */
export interface Kind {
  code: string;
  page: PageShown | null;
  faces: CardShown[];
}

/** The cards of a deck by kind, in the order of their pages, then the cards without a page. */
export function kinds(cards: Map<string, CardShown>): Kind[] {
  const faces = [...cards.values()].filter(({ copies }) => copies > 0);
  const pages = new Map<string, Kind>();
  for (const card of faces) {
    const code = card.about?.code ?? card.code;
    const kind = pages.get(code) ?? { code, page: card.about, faces: [] };
    kind.faces.push(card);
    pages.set(code, kind);
  }
  const order = [...cards.keys()];
  return [...pages.values()].sort((one, other) => order.indexOf(one.code) - order.indexOf(other.code));
}
