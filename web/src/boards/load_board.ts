import { shown } from "../cards/cards_by_code";
import { deck } from "../net/api";
import { tried } from "../state/toasts.svelte";
import type { Value } from "../wire";
import { words } from "../words/words.svelte";
import { board } from ".";

/** Load the board of a game, its cards with these options, and its words. */
export async function loadBoard(game: string, options: Record<string, Value>) {
  const found = tried(deck(game, options)); // without it the board shows the codes of the cards
  const [Board, cards] = await Promise.all([board(game), found, tried(words.need(game.split("/", 1)[0]!))]);
  return { Board, cards: shown(cards ?? { game, pages: [], faces: [] }) };
}
