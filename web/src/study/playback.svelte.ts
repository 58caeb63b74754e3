import { Denied } from "../net/api";
import { ALL } from "../net/study";
import type { Frame, Message, Replay } from "../wire";
import { stepAt, steps } from "./steps";

/** Fetches the frames of a bout: from a table of the server, or from a record in a file. */
export type Source = (eyes: number, first: number, count: number) => Promise<Replay>;

const AT_ONCE = 120; // frames
const PACE = 1500; // milliseconds a step

/** A replay being watched: the frames as one seat or a spectator saw them, which frame is shown, play and pause. */
export class Playback {
  head: Replay | null = $state.raw(null); // the facts about all frames
  frames: Frame[] = $state.raw([]); // from the first on, as far as they were fetched
  ply = $state(0); // the wanted ply
  eyes = $state(ALL);
  problem: Message | null = $state.raw(null);
  playing = $state(false);
  readonly steps = $derived(steps(this.frames));
  readonly at = $derived(stepAt(this.steps, this.ply));
  readonly frame: Frame | undefined = $derived(this.frames[this.ply]);
  readonly complete = $derived(this.head !== null && this.frames.length > this.head.plies);
  #source: Source;
  #turn = 0; // frames for an earlier point of view are ignored
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source, ply = 0, eyes = ALL) {
    this.#source = source;
    this.ply = ply;
    void this.look(eyes);
  }

  /** Change the point of view, at the same step. */
  async look(eyes: number): Promise<void> {
    const turn = ++this.#turn;
    const found: Frame[] = [];
    this.eyes = eyes;
    try {
      for (let plies = 0; found.length <= plies;) {
        const part = await this.#source(eyes, found.length, AT_ONCE);
        if (turn !== this.#turn) return;
        plies = part.plies;
        found.push(...part.frames);
        this.problem = null;
        this.ply = Math.min(this.ply, plies);
        this.head = part;
        if (found.length > this.ply) this.frames = [...found];
        if (this.ply === 0) this.go(0); // the end of the first step
        if (part.frames.length === 0) return;
      }
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (turn !== this.#turn) return;
      if (eyes !== ALL && !this.head) return this.look(ALL); // the link names a seat that does not exist
      this.problem = error.why;
    }
  }

  /** Go to the end of a step. */
  go(step: number): void {
    const found = this.steps[Math.min(Math.max(0, step), this.steps.length - 1)];
    if (found) this.ply = found.to;
  }

  by(steps: number): void {
    this.pause();
    this.go(this.at + steps);
  }

  /** Play from here, or from the start if it is at the end. */
  play(): void {
    if (this.at === this.steps.length - 1) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.pause();
    this.#turn++;
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at < this.steps.length - 1 || !this.complete) this.#later();
      else this.pause();
    }, PACE);
  }
}
