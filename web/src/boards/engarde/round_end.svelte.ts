import { settings } from "../../state/settings.svelte";
import type { EnGardeScene, Happened, Message } from "../../wire";
import type { Named } from "./poses";

/** The fencers as drawn: their cells, their poses, and the seat that was just hit. */
export interface Shown {
  standing: [number, number];
  poses: [Named, Named];
  struck: number; // -2: none
  past: boolean; // shows the round that has just ended, so nothing is clickable
}

const PAUSE = 1500; // milliseconds
const TOUCHES = ["engarde-event-won-hit", "engarde-event-won-riposte-hits"];

/** Shows the end of a round for a moment before the next round. */
export class RoundEnd {
  #moment: Shown | null = $state.raw(null);
  #last: EnGardeScene | null = null;
  #timer = 0;

  /** Show another scene. `ending`: how the round has just ended, if it has. */
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

  /** The scene to draw now. */
  shown(scene: EnGardeScene): Shown {
    return this.#moment ?? { standing: scene.standing, poses: poses(scene), struck: -2, past: false };
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The end of a round since this seat's last action. For others only if it came last. */
export function ended(log: Happened[], me: number): Message[] {
  const mine = log.findLastIndex((one) => one.seat === me);
  const told = log.slice(mine < 0 ? -1 : mine).flatMap((one) => one.told);
  return told.filter(({ id }) => /^engarde-event-(showed|won|round-drawn|match)/.test(id));
}

/** The poses of both fencers. */
function poses({ phase, attack, table, winner }: EnGardeScene): [Named, Named] {
  if (phase === "lot") return ["salute", "salute"];
  if (phase === "over") return each((seat) => (seat === winner || winner < 0 ? "salute" : "rest"));
  if (attack) return each((seat) => (seat === attack.seat ? "lunge" : "guard"));
  if (phase === "own-turn" && table) return each((seat) => (seat === table.seat ? "parry" : "lunge"));
  return ["guard", "guard"];
}

const each = (pose: (seat: number) => Named): [Named, Named] => [pose(0), pose(1)];
