import type { Frame, LessonShown, LessonStep, LessonWay, Message, Offer } from "../wire";

/** The stage of a lesson: the introduction, a try, what follows, praise, or the end. */
export type Stage = "about" | "try" | "watch" | "well" | "end";

/** A learner's progress through a lesson, step by step. */
export class LessonProgress {
  readonly lesson: LessonShown;
  at = $state(0); // the number of the step
  stage: Stage = $state("about");
  missed: Message | null = $state.raw(null); // why the last try was wrong
  #seen: Frame[] = $state.raw([]); // the frames after the move of this step
  #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.at]!);
  readonly frame: Frame = $derived(this.#seen.at(-1) ?? this.step.position);
  readonly trying = $derived(this.stage === "try");

  /** The text to show now. */
  readonly said: Message = $derived.by(() => {
    if (this.stage === "about") return this.lesson.about;
    if (this.stage === "end") return this.lesson.end;
    return this.stage === "well" ? this.step.well : this.step.prompt;
  });

  /** `pace`: milliseconds for each frame that follows. */
  constructor(lesson: LessonShown, pace: () => number) {
    this.lesson = lesson;
    this.#pace = pace;
  }

  get seen(): Frame[] {
    return this.#seen;
  }

  /** The offers that solve the step. */
  wanted(offers: Offer[]): Offer[] {
    return offers.filter((offer) => this.step.ways.some(({ token }) => token === offer.token));
  }

  begin(): void {
    this.#enter(0);
  }

  /** The learner tries a legal move: play it if it solves the step, else explain why not. */
  attempt(token: string): void {
    if (!this.trying) return;
    const way = this.step.ways.find((one) => one.token === token);
    if (!way && this.step.ways.length > 0) this.missed = this.step.otherwise;
    else this.#run(way);
  }

  /** Play the solution for the learner. */
  show(): void {
    if (this.trying) this.#run(this.step.ways[0]);
  }

  next(): void {
    if (this.at + 1 < this.lesson.steps.length) this.#enter(this.at + 1);
    else this.stage = "end";
  }

  back(): void {
    if (this.stage === "end") this.#enter(this.at);
    else if (this.at > 0) this.#enter(this.at - 1);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #enter(step: number): void {
    clearTimeout(this.#timer);
    this.at = step;
    this.stage = "try";
    this.missed = null;
    this.#seen = [];
  }

  #run(way: LessonWay | undefined): void {
    this.missed = null;
    this.stage = "watch";
    this.#follow(way?.frames ?? []);
  }

  /** Show the frames one after the other. */
  #follow(frames: Frame[]): void {
    const [first, ...rest] = frames;
    if (first) this.#seen = [...this.#seen, first];
    if (rest.length === 0) this.stage = "well";
    else if (this.#pace() === 0) this.#follow(rest);
    else this.#timer = setTimeout(() => this.#follow(rest), this.#pace());
  }
}
