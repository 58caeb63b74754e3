import type { Happened, Message, SeatShown, View } from "../wire";
import { type Reader, t, words } from "../words/words.svelte";

const SHAPES = ["●", "■", "▲", "◆", "★", "⬟"]; // one for each seat, beside its colour

const RESIGNED = /^[a-z]+-event-left-the-/; // the sentence by which a game says that a player resigned

type Sitting = Pick<SeatShown, "name" | "bot" | "called">;

/** The players in the seats of a table, with the names that this page shows for them. */
export class TableSeating {
  readonly names: string[]; // by seat; "You" for the reader's own
  readonly reader: Reader; // for the sentences of the game
  readonly #seats: Sitting[];

  /** `yours` are the reader's seats. Players who share a screen are called by their seats, such as Left and Right. */
  constructor(seats: Sitting[], yours: number[] = []) {
    const you = yours.length === 1 ? yours[0] : undefined;
    const names = seats.map((seat, at) => nameOf(seat, at, seats, yours.length > 1 && yours.includes(at)));
    this.#seats = seats;
    this.names = names.map((name, at) => (at === you ? t("page-you") : name));
    this.reader = {
      names: new Map(seats.map((seat, at) => [seat.called.id, names[at]!])),
      you: you === undefined ? undefined : seats[you]?.called.id,
    };
  }

  /** A sentence with the names of the players and "you" for the reader. */
  say = (message: Message): string => words.say(message, this.reader);

  /** Several sentences in a row. */
  sayAll = (messages: Message[]): string => words.told(messages, this.reader);

  /** The sentences for an entry of the log. `left` is how each player has left the bout, by seat. */
  describe({ kind, seat, told, what }: Happened, left: SeatShown["left"][] = []): string {
    if (kind === "played" || (kind !== "retired" && told.length > 0)) return this.sayAll(told);
    const how = kind === "retired" ? (left[seat ?? -1] ?? "resigned") : kind;
    const rest = told.filter(({ id }) => !RESIGNED.test(id)); // not said twice
    return this.sayAll([this.#about(`page-log-${how}`, seat, what ?? ""), ...rest]);
  }

  #about(id: string, at: number | null, what: string): Message {
    const seat = at === null ? undefined : this.#seats[at];
    const who = seat?.name ? { who: seat.called } : { who: "", "who-is": "open" }; // a player who has already left
    return { id, args: { ...who, what } };
  }
}

/** The name of a player. Two of one name are told apart by their seats. */
function nameOf(seat: Sitting, at: number, seats: Sitting[], shares: boolean): string {
  const own = (one: Sitting) => (one.bot ? t(`bot-${one.name}`) : one.name);
  if (!seat.name) return t("page-nobody");
  const name = own(seat);
  const alike = seats.filter((other) => own(other) === name);
  if (shares || (!seat.bot && alike.length > 1)) return words.say(seat.called);
  return alike.length > 1 ? t("page-name-and-seat", { name, seat: at + 1 }) : name;
}

/** The shape of a seat, for readers who cannot tell the colours apart. */
export function shape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** Whether it is the reader's turn. */
export function isTurn(view: View): boolean {
  return view.offers.length > 0 && view.chosen === null && view.ended === null;
}
