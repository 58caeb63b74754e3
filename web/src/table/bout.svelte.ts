import { TableSocket, type SocketState } from "../net/table_socket";
import type { Asked, Command, Happened, Hints, Message, Offer, Update, View } from "../wire";
import { MissedEvents } from "./missed_events.svelte";

const UNSEEN = "?"; // in the notation: a card that this seat has not seen

/** A bout at a table as this page knows it: the last view, what happened, and the socket to the server. */
export class Bout {
  view: View | null = $state.raw(null);
  shownAt = 0; // when the view came, by the clock of this page
  log: Happened[] = $state.raw([]); // as the seat of the view saw it
  connection: SocketState = $state("coming");
  acting = $state(false); // a move is on its way to the server
  thinking = $state(false); // waiting for a hint
  hints: Hints | null = $state.raw(null);
  problem: Message | null = $state.raw(null); // the last one
  covered: number | null = $state(null); // on a shared screen: the next player, whose hand is still hidden
  passing: number | null = $state(null); // on a shared screen: the next player, while the last one looks at new cards
  open = $state(false); // players on this screen see all their hands
  readonly missed: MissedEvents;
  #here: number | null = null; // the player who has uncovered the screen
  #next: Update | null = null; // the update for the next player, while the last player's view is fetched
  #logs = new Map<number, Happened[]>(); // by seat: each seat reads only what it saw
  #socket: TableSocket;
  #id: string;
  #tell: (why: Message) => void;

  constructor(id: string, tell: (why: Message) => void) {
    this.#id = id;
    this.#tell = tell;
    this.missed = new MissedEvents(id);
    this.#socket = this.#called();
  }

  /** Play an offer of the view. */
  play(offer: Offer): void {
    if (!this.view || this.acting) return;
    this.acting = true;
    this.missed.dismiss();
    this.#send({ type: "act", ply: this.view.ply, token: offer.token, seat: this.view.seat });
  }

  takeBack = () => this.#send({ type: "take-back", ...this.#mine() });
  offerDraw = () => this.#send({ type: "offer-draw", ...this.#mine() });
  resign = () => this.#send({ type: "resign", ...this.#mine() });
  claim = () => this.#send({ type: "claim" });
  reply = (what: Asked, yes: boolean, seat: number) => this.#send({ type: "reply", what, yes, seat });

  /** Ask for a hint. */
  hint(): void {
    this.thinking = true;
    this.#send({ type: "hint", ...this.#mine() });
  }

  /** The next player is at the screen: show their view. */
  uncover(): void {
    if (this.covered === null) return;
    const seat = this.covered;
    this.#here = seat; // the cover stays until the view of this seat has come
    this.#send({ type: "look", seat, since: this.#logs.get(seat)?.at(-1)?.number ?? 0 });
  }

  /** The last player passes the screen on. */
  pass = (): void => {
    this.covered = this.passing;
    this.passing = null;
    this.#here = null;
  };

  /** Reconnect as a player after joining as a spectator. */
  again(): void {
    this.#socket.close();
    this.#logs.clear();
    this.#socket = this.#called();
  }

  close(): void {
    this.#socket.close();
    this.missed.close();
  }

  #called(): TableSocket {
    return new TableSocket(this.#id, {
      update: (update) => this.#update(update),
      hints: (hints) => this.#hinted(hints),
      problem: (why) => this.#problem(why),
      state: (state) => this.#state(state),
    });
  }

  /** Show the reader that a request was declined. */
  #hearNo({ happened, view }: Update): void {
    for (const { kind, what, seat } of happened)
      if (kind === "declined" && what && this.view?.yours.includes(this.view.asked[what] ?? -1))
        this.#tell({ id: "page-log-declined", args: { who: view.head.seats[seat!]!.name, "who-is": "other", what } });
  }

  #mine(): { seat: number } {
    return { seat: this.view?.seat ?? 0 };
  }

  #send(command: Command): void {
    if (this.#socket.send(command)) return;
    this.#idle();
    this.#tell({ id: "page-error-unreachable", args: {} });
  }

  #update(update: Update): void {
    const { view } = update;
    this.#hearNo(update);
    this.#remember(update);
    if (this.#isHandedOver(view)) {
      this.#next = update;
      const seat = this.view!.seat;
      this.#send({ type: "look", seat, since: this.#logs.get(seat)!.at(-1)?.number ?? 0 });
      return;
    }
    this.#cover(update);
    this.shownAt = performance.now();
    this.log = this.#logs.get(view.seat)!;
    if (view.number !== this.view?.number || view.seat !== this.view.seat) this.hints = null;
    this.view = view;
    this.acting = false;
    if (view.yours.length <= 1) this.missed.told(view, this.log);
  }

  #remember({ view, happened, fresh }: Update): void {
    const known = fresh ? [] : (this.#logs.get(view.seat) ?? []);
    const next = (known.at(-1)?.number ?? 0) + 1;
    const more = happened.filter((one) => one.number >= next);
    const fits = fresh || more.length === 0 || more[0]!.number === next; // else another seat saw the entries between
    this.#logs.set(view.seat, fits ? [...known, ...more] : known);
  }

  /** Whether another player of this screen is next while the last one still looks at it. */
  #isHandedOver(view: View): boolean {
    if (!this.acting || !this.view || this.#next || !this.#shares(view)) return false;
    return view.seat !== this.view.seat && this.covered === null;
  }

  #shares(view: View): boolean {
    return view.yours.length > 1 && !this.open && !view.ended;
  }

  /** Cover the screen between players. A player first sees the cards that their own move has brought. */
  #cover({ view, happened }: Update): void {
    const next = this.#next;
    this.#next = null;
    this.passing = null;
    if (!this.#shares(view)) this.covered = null;
    else if (next && view.seat === this.view?.seat) {
      this.passing = next.view.seat;
      if (!isTold(happened, next.happened)) this.pass();
    } else if (view.seat === this.#here) this.covered = null;
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

  #state(state: SocketState): void {
    this.connection = state;
    if (state === "up") return;
    this.missed.away();
    this.#idle();
  }

  #idle(): void {
    this.#next = null;
    this.acting = false;
    this.thinking = false;
  }
}

/** Whether the player saw more after their move than the next player did, such as the faces of new cards. */
function isTold(mine: Happened[], others: Happened[]): boolean {
  return mine.some(({ number, tokens }) => {
    const seen = others.find((one) => one.number === number)?.tokens ?? [];
    return tokens.some((token, at) => at > 0 && token !== seen[at] && !token.includes(UNSEEN));
  });
}
