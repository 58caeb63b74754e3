import { settings } from "../../state/settings.svelte";
import type { EnGardeScene, Happened, Message } from "../../wire";
import type { Named } from "./poses";

/** What is shown of the fencers: their cells, their poses, and who has just been hit. */
export interface Shown {
  standing: [number, number];
  poses: [Named, Named];
  struck: number; // -2: nobody
  past: boolean; // of the round that has just ended: nothing can be done there any more
}

const PAUSE = 1500; // milliseconds that the end of a round is seen before the next
const TOUCHES = ["engarde-event-won-hit", "engarde-event-won-riposte-hits"];

/** Shows the end of a round for a moment before the next round. */
export class RoundEnd {
  #moment: Shown | null = $state.raw(null);
  #last: EnGardeScene | null = null;
  #timer = 0;

  /** Another scene, and how a round has just ended, if one has. */
  show(scene: EnGardeScene, ending: Message[]): void {
    const last = this.#last;
    this.#last = scene;
    if (!last || !settings.moves) return;
    const winner = [0, 1].find((seat) => scene.hits[seat]! === last.hits[seat]! + 1);
    if (winner === undefined || scene.round < last.round) return;
    const hit = ending.some(({ id }) => TOUCHES.includes(id));
    const poses = each((seat) => (seat === winner ? (hit ? "hit" : "salute") : hit ? "struck" : "rest"));
    this.#moment = { standing: last.standing, poses, struck: hit ? 1 - winner : -2, past: true };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#moment = null), PAUSE);
  }

  /** What is to be seen now. */
  shown(scene: EnGardeScene): Shown {
    return this.#moment ?? { standing: scene.standing, poses: poses(scene), struck: -2, past: false };
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** How a round has ended since this seat's last decision; for others, if that was told last. */
export function ended(log: Happened[], me: number): Message[] {
  const mine = log.findLastIndex((one) => one.seat === me);
  const told = log.slice(mine < 0 ? -1 : mine).flatMap((one) => one.told);
  return told.filter(({ id }) => /^engarde-event-(showed|won|round-drawn|match)/.test(id));
}

/** How both stand. */
function poses({ phase, attack, table, winner }: EnGardeScene): [Named, Named] {
  if (phase === "lot") return ["salute", "salute"];
  if (phase === "over") return each((seat) => (seat === winner || winner < 0 ? "salute" : "rest"));
  if (attack) return each((seat) => (seat === attack.seat ? "lunge" : "guard"));
  if (phase === "own-turn" && table) return each((seat) => (seat === table.seat ? "parry" : "lunge"));
  return ["guard", "guard"];
}

const each = (pose: (seat: number) => Named): [Named, Named] => [pose(0), pose(1)];
