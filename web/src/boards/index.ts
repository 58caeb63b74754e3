import type { Component } from "svelte";

import type { BoardProps } from "./board";

/** The board of any game. Each board knows the type of its scene. */
type AnyBoard = Component<BoardProps<any>>;

/** The boards by path, `./GAME/Board.svelte`, fetched when needed. A game without a board is drawn by Generic.svelte from
 * the parts of its view. */
const BOARDS = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");

export async function board(game: string): Promise<AnyBoard> {
  const load = BOARDS[`./${game.split("/", 1)[0]}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  return (await load()).default;
}
