import { TableSeating } from "../table/seating";
import type { Fenced, Frame, Happened, Offer, Refused, SeatShown, Value, View } from "../wire";
import { words } from "../words/words.svelte";
import type { Step } from "./steps";

/** The common part of a replay, a position and a lesson. */
export interface Studied {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
}

/** The seating. A seat without a player is called by the game's name for it. `yours` are the reader's seats. */
export function seatingOf(seats: Fenced[], yours: number[] = []): TableSeating {
  return new TableSeating(seats.map(seated), yours);
}

/** Records of the terminal and of simulations write bots with a prefix and a budget, as in `bot:maestro@20ms`. */
function seated({ name: written, called }: Fenced): SeatShown {
  const plain = written.replace(/^bot:([a-z-]+)(@\w+)?$/, "$1");
  const bot = words.has(`bot-${plain}`);
  const name = bot ? plain : written;
  return { name: name || words.say(called), called, bot, here: true, left: null, rating: null };
}

/** Turn a frame of a replay, a position or a lesson into the view that a board draws. */
export function viewOf(
  { game, options, seats }: Studied,
  frame: Frame,
  eyes: number,
  offers: Offer[] = [],
  refused: Refused[] = [],
): View {
  const { ply, board, scene, awaiting, ended } = frame;
  const kind = { public: false, rated: false, takeback: false, drawable: false, clock: null, frozen: null } as const;
  const sealed = { seal: "", secret: null, entropy: [], after: "", next: "" };
  const stage = ended ? "over" : "fencing";
  return {
    ...{ number: ply, ply, seat: eyes, yours: eyes >= 0 ? [eyes] : [], board, scene, awaiting, offers, refused, ended },
    ...{ chosen: null, asked: {}, answering: {}, clock: null, counts: [] },
    head: { id: "", game, options, stage, seats: seats.map(seated), ...kind, ...sealed },
  };
}

/** Turn steps into entries of a log. */
export function happened(steps: Step[], ply: number): Happened[] {
  return steps
    .filter(({ from }) => from <= ply)
    .map(({ to, seat, tokens, told }, at) => {
      return { number: at + 1, kind: "played", seat, ply: to, tokens, told, what: null };
    });
}
