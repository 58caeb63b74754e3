import type { Component } from "svelte";

import type { CardShown } from "../cards/card";
import type { Message, PageShown } from "../wire";

/** What a drawing of a card is given. */
export interface FaceProps {
  code: string;
  cards: Map<string, CardShown>;
  say: (message: Message) => string;
}

const FACES = import.meta.glob<{ default: Component<FaceProps> }>("./faces/*.svelte");

/** How the cards of a game look; null if it has no drawings. */
export async function face(game: string): Promise<Component<FaceProps> | null> {
  const load = FACES[`./faces/${game.split("/", 1)[0]}.svelte`];
  return load ? (await load()).default : null;
}

/** A kind of card: its page, if it has one, and its faces. */
export interface Kind {
  code: string;
  page: PageShown | null;
  faces: CardShown[];
}

/** The cards that are fenced with, kind by kind, in the order of their pages; then those without a page. */
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
