import type { Component } from "svelte";

import type { BoardProps } from "./board";

/** A board of any game; each knows the type of its own scene. */
type AnyBoard = Component<BoardProps<any>>;

/** Boards by where they are, `./GAME/Board.svelte`, fetched when one is needed; a game without its own is drawn from
 * the parts of its view. */
const BOARDS = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");

export async function board(game: string): Promise<AnyBoard> {
  const load = BOARDS[`./${game.split("/", 1)[0]}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  return (await load()).default;
}
