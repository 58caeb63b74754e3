import type { Message, SeatShown, View } from "../wire";
import { type Reader, t, words } from "../words/words.svelte";

const SHAPES = ["●", "■", "▲", "◆", "★", "⬟"]; // of seats, beside their colours

type Sitting = Pick<SeatShown, "name" | "bot" | "called">;

/** The players in the seats of a table, with the names that this page shows for them. */
export class TableSeating {
  readonly names: string[]; // by seat
  readonly reader: Reader; // for the sentences of the game

  /** `yours` are the seats of the person who reads. On a shared screen all players have names. */
  constructor(seats: Sitting[], yours: number[] = []) {
    const several = new Set(seats.filter((seat) => seat.name && !seat.bot).map((seat) => seat.name));
    const shared = seats.length > 1 && several.size === 1 && seats.every((seat) => seat.name && !seat.bot);
    this.names = seats.map((seat, at) => (shared ? words.say(seat.called) : named(seat, at, seats)));
    const names = new Map(seats.map((seat, at) => [seat.called.id, this.names[at]!]));
    this.reader = { names, you: yours.length === 1 ? seats[yours[0]!]?.called.id : undefined };
  }

  /** A sentence of the game, with the names of the players and "you" for the reader. */
  say = (message: Message): string => words.say(message, this.reader);

  /** Several sentences in a row. */
  sayAll = (messages: Message[]): string => words.told(messages, this.reader);
}

/** What somebody is called; two of one name are told apart by their seats. */
function named(seat: Sitting, at: number, seats: Sitting[]): string {
  const own = (one: Sitting) => (one.bot ? t(`bot-${one.name}`) : one.name);
  if (!seat.name) return t("page-nobody");
  const name = own(seat);
  const alike = seats.some((other, place) => place !== at && own(other) === name);
  return alike ? t("page-name-and-seat", { name, seat: at + 1 }) : name;
}

/** The shape by which a seat is known where colour is not enough. */
export function shape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** Whether a decision is wanted from whoever looks. */
export function isTurn(view: View): boolean {
  return view.offers.length > 0 && view.chosen === null && view.ended === null;
}
