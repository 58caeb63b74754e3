import { Line, type LineState } from "../net/line";
import type { Asked, Command, Happened, Hints, Message, Offer, Update, View } from "../wire";
import { Seen } from "./seen.svelte";

/** A bout at a table as this page knows it: the last view, what happened, and the line to the server. */
export class Bout {
  view: View | null = $state.raw(null);
  shownAt = 0; // when the view came, by the clock of this page
  log: Happened[] = $state.raw([]); // as the seat of the view witnessed it
  line: LineState = $state("coming");
  acting = $state(false); // a decision is under way
  thinking = $state(false); // a hint is under way
  hints: Hints | null = $state.raw(null);
  problem: Message | null = $state.raw(null); // the last one
  covered: number | null = $state(null); // on one screen for several: whose hand is hidden until he is there
  open = $state(false); // nothing is hidden from each other at this screen
  readonly seen: Seen;
  #logs = new Map<number, Happened[]>(); // by seat: nobody reads what another has witnessed
  #line: Line;
  #id: string;
  #tell: (why: Message) => void;

  constructor(id: string, tell: (why: Message) => void) {
    this.#id = id;
    this.#tell = tell;
    this.seen = new Seen(id);
    this.#line = this.#called();
  }

  /** Play an offer of the view. */
  play(offer: Offer): void {
    if (!this.view || this.acting) return;
    this.acting = true;
    this.seen.dismiss();
    this.#send({ type: "act", ply: this.view.ply, token: offer.token, seat: this.view.seat });
  }

  takeBack = () => this.#send({ type: "take-back", ...this.#mine() });
  offerDraw = () => this.#send({ type: "offer-draw", ...this.#mine() });
  resign = () => this.#send({ type: "retire", ...this.#mine() });
  claim = () => this.#send({ type: "claim" });
  reply = (what: Asked, yes: boolean, seat: number) => this.#send({ type: "reply", what, yes, seat });

  /** What would a master think of here? */
  hint(): void {
    this.thinking = true;
    this.#send({ type: "hint", ...this.#mine() });
  }

  /** Whoever's turn it is has come to the screen: show him what he has seen. */
  uncover(): void {
    if (this.covered === null) return;
    const seat = this.covered;
    this.covered = null;
    this.#send({ type: "look", seat, since: this.#logs.get(seat)?.at(-1)?.number ?? 0 });
  }

  /** Come again as somebody else: who has just sat down was a spectator before. */
  again(): void {
    this.#line.close();
    this.#logs.clear();
    this.#line = this.#called();
  }

  close(): void {
    this.#line.close();
    this.seen.close();
  }

  #called(): Line {
    return new Line(this.#id, {
      update: (update) => this.#update(update),
      hints: (hints) => this.#hinted(hints),
      problem: (why) => this.#problem(why),
      state: (state) => this.#state(state),
    });
  }

  #mine(): { seat: number } {
    return { seat: this.view?.seat ?? 0 };
  }

  #send(command: Command): void {
    if (this.#line.send(command)) return;
    this.#idle();
    this.#tell({ id: "page-error-unreachable", args: {} });
  }

  #update({ view, happened, fresh }: Update): void {
    const known = fresh ? [] : (this.#logs.get(view.seat) ?? []);
    const next = (known.at(-1)?.number ?? 0) + 1;
    const more = happened.filter((one) => one.number >= next);
    const fits = fresh || more.length === 0 || more[0]!.number === next; // else other eyes have seen what is between
    this.#logs.set(view.seat, fits ? [...known, ...more] : known);
    this.#cover(view);
    this.shownAt = performance.now();
    this.log = this.#logs.get(view.seat)!;
    if (view.number !== this.view?.number || view.seat !== this.view.seat) this.hints = null;
    this.view = view;
    this.acting = false;
    if (view.yours.length <= 1) this.seen.told(view, this.log);
  }

  /** Of several who share this screen, nobody sees the hand of another. */
  #cover(view: View): void {
    if (view.yours.length < 2 || this.open || view.ended) this.covered = null;
    else if (view.seat !== this.view?.seat) this.covered = view.seat;
  }

  #hinted(hints: Hints): void {
    this.thinking = false;
    if (hints.ply === this.view?.ply && hints.seat === this.view.seat) this.hints = hints;
  }

  #problem(why: Message): void {
    this.#idle();
    this.problem = why;
    this.#tell(why);
  }

  #state(state: LineState): void {
    this.line = state;
    if (state === "up") return;
    this.seen.away();
    this.#idle();
  }

  #idle(): void {
    this.acting = false;
    this.thinking = false;
  }
}
