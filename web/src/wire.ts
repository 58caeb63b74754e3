// Made by `make wire` from salle.server.wire; a change by hand would be lost.

/** An argument of a message. */
export type Arg = string | number | Message | Arg[];

/** What is to be said: an id and its arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

/** A legal action as it is offered: how it is written, called, what it would do and what it touches. */
export interface Offer {
  action: number;
  token: string;
  label: Message;
  effect: Message;
  handles: string[];
}

/** An action somebody might try, and why he may not. */
export interface Refused {
  action: number;
  token: string;
  label: Message;
  rule: string;
  why: Message;
  handles: string[];
}

/** A clock: so many seconds for the whole bout, and some more with every decision. */
export interface Bank {
  type: "bank";
  seconds: number;
  increment?: number;
}

/** A slow clock: so many days for each decision. */
export interface Days {
  type: "days";
  days: number;
}

/** A bout in a list. */
export interface Listed {
  id: string;
  game: string;
  stage: Stage;
  made_at: number;
  changed_at: number;
  about: About;
}

/** What lists show of a bout. */
export interface About {
  seats: string[];
  bots: boolean[];
  result: string;
  rated: boolean;
  clock: string;
}

/** A decision: the token of an offer, on the ply of the view it stood in; of several seats of one person, which. */
export interface Act {
  type: "act";
  ply: number;
  token: string;
  seat?: number | null;
  re?: number;
}

/** Back to before my last decision. */
export interface TakeBack {
  type: "take-back";
  seat?: number | null;
  re?: number;
}

/** Shall we leave it undecided? */
export interface OfferDraw {
  type: "offer-draw";
  seat?: number | null;
  re?: number;
}

/** Yes or no to what another seat asks. */
export interface Reply {
  type: "reply";
  what: Asked;
  yes: boolean;
  seat?: number | null;
  re?: number;
}

/** I leave the bout to the others. */
export interface Retire {
  type: "retire";
  seat?: number | null;
  re?: number;
}

/** The other side has vanished: let this be over. */
export interface Claim {
  type: "claim";
  re?: number;
}

/** On one screen for several: show me the table with the eyes of that seat of mine. */
export interface Look {
  type: "look";
  seat: number;
  re?: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  re?: number;
}

/** How strong somebody is: points over the random bot, and by how much that may be wrong; what a bout changed. */
export interface Rating {
  elo: number;
  deviation: number;
  provisional: boolean;
  change: number | null;
}

/** Who sits there; somebody who is no more has no name. */
export interface SeatShown {
  name: string;
  bot: boolean;
  here: boolean;
  left: Leaving | null;
  rating: Rating | null;
}

/** What a table is, for everybody alike. */
export interface Head {
  id: string;
  game: string;
  options: Record<string, Value>;
  stage: Stage;
  public: boolean;
  rated: boolean;
  takeback: boolean;
  drawable: boolean;
  clock: Bank | Days | null;
  seats: SeatShown[];
  seal: string;
  secret: string | null;
  entropy: string[];
  after: string;
  frozen: Message | null;
}

/** How a bout ended: who won, and why. */
export interface Ended {
  winners: number[];
  why: Message;
  how: Ending | null;
}

/** A table as a seat sees it, after the change of that number; the seat of a spectator is -2. */
export interface View {
  number: number;
  ply: number;
  seat: number;
  yours: number[];
  head: Head;
  board: Part[];
  awaiting: number[];
  chosen: string | null;
  offers: Offer[];
  refused: Refused[];
  asked: Partial<Record<Asked, number>>;
  clock: number[] | null;
  ended: Ended | null;
}

/** A change as a seat witnessed it. */
export interface Happened {
  number: number;
  kind: string;
  seat: number | null;
  ply: number;
  tokens: string[];
  told: Message[];
}

/** What has happened since the last one, and how the table looks now; `fresh`: the past can't be told from there. */
export interface Update {
  type: "update";
  happened: Happened[];
  fresh: boolean;
  view: View;
}

/** Nothing has changed, and why; `re` is that of the message it answers. */
export interface Problem {
  type: "problem";
  why: Message;
  re: number;
}

/** I am here. */
export interface Pong {
  type: "pong";
  re: number;
}

/** Somebody's name. */
export interface Guest {
  name: string;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
  claimed: boolean;
}

/** The password by which I claim my name. */
export interface Claiming {
  password: string;
}

/** My password, and the one that follows it. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Who I am, and what proves it. */
export interface SigningIn {
  name: string;
  password: string;
}

/** Forget me; who has a password proves that it is him. */
export interface Leave {
  password?: string;
}

/** A token for a program of mine: shown once, and never again. */
export interface NewToken {
  id: string;
  name: string;
  token: string;
}

/** How strong somebody is in a game, after so many rated bouts. */
export interface Standing {
  game: string;
  name: string;
  bouts: number;
  rating: Rating;
}

/** Who is to sit on a seat of a new table: me, somebody who comes, or a bot. */
export interface Seating {
  who: "bot" | "me" | "open";
  bot?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: Seating[];
  options?: Record<string, Value>;
  public?: boolean;
  clock?: Bank | Days | null;
  takeback?: boolean;
  rated?: boolean;
  entropy?: string;
}

/** Which seat to take, or any, and what to add to the luck of the deals. */
export interface Sitting {
  seat?: number | null;
  entropy?: string;
}

/** Where a table is. */
export interface TableRef {
  id: string;
}

/** A bot, and how strong a ladder has shown it to be, if one has. */
export interface BotShown {
  name: string;
  kind: string;
  elo: number | null;
}

/** A rule set: its options as they are unless asked otherwise, how many fence then, and the bots that can. */
export interface GameShown {
  game: string;
  seats: number;
  options: Record<string, Value>;
  bots: BotShown[];
}

/** Public tables: those where somebody is awaited, and bouts to watch. */
export interface Lobby {
  open: Listed[];
  fencing: Listed[];
}

/** What was wrong with a request, as a message and in English. */
export interface Fault {
  why: Message;
  said: string;
}

export type Value = number | string | boolean | null;

export type Stage = "fencing" | "open" | "over";

export type Asked = "draw" | "takeback";

export type Leaving = "flag" | "left" | "resigned";

export type Ending = "abandoned" | "agreed";

/** A row of numbered cells with somebody on some of them; `marks` are cells of another kind. */
export interface Track {
  part: "Track";
  label: Message;
  cells: number;
  standing: Record<number, number>;
  marks: number[];
}

/** A hand or a pile: the faces that are seen, and how many are not. */
export interface Cards {
  part: "Cards";
  label: Message;
  faces: string[];
  hidden: number;
  seat: number;
}

/** A number for each seat. */
export interface Score {
  part: "Score";
  label: Message;
  points: number[];
  of: number | null;
}

/** A word for each seat. */
export interface Words {
  part: "Words";
  label: Message;
  values: Message[];
}

/** A table: a head for each column, and for each seat its cells; an empty cell is None. */
export interface Grid {
  part: "Grid";
  label: Message;
  heads: Message[];
  rows: [number, (Message | null)[]][];
}

/** A sentence that belongs to a seat, such as a link in a chain of cards. */
export interface Line {
  part: "Line";
  seat: number;
  text: Message;
}

/** A sentence about the position. */
export interface Note {
  part: "Note";
  text: Message;
}

export type Part = Track | Cards | Score | Words | Grid | Line | Note;

export type Deed = Act | TakeBack | OfferDraw | Reply | Retire;

export type Command = Act | TakeBack | OfferDraw | Reply | Retire | Claim | Look | Ping;

export type Told = Update | Problem | Pong;
