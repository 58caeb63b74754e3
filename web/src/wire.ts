// Made by `make wire` from salle.wire.messages; a change by hand would be lost.

/** The code of a card, as its page has it. */
export type Code = string;

/** An argument of a message. */
export type Arg = string | number | Message | Arg[];

/** What is to be said: an id and its arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

/** The scenes by game. */
export interface Scenes {
  arena: ArenaScene;
  audatia: AudatiaScene;
  engarde: EnGardeScene;
  readyfence: ReadyFenceScene;
}

/** What the game's own board needs. */
export type Scene = Scenes[keyof Scenes] | null;

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

/** An offer worth thinking of: its token, the chance to win, that chance in words; and why: what it does, what may
    be answered, and what comes of it. */
export interface HintShown {
  token: string;
  chance: number;
  promise: Message;
  reasons: Message[];
}

/** A bout in a list. */
export interface Listed {
  id: string;
  game: string;
  stage: Stage;
  made_at: number;
  changed_at: number;
  about: About;
  yours: number[];
}

/** What lists show of a bout. */
export interface About {
  seats: string[];
  bots: boolean[];
  result: string;
  rated: boolean;
  clock: string;
  due: number[];
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

/** Others have vanished: let them have left the bout. */
export interface Claim {
  type: "claim";
  re?: number;
}

/** On one screen for several: show me the table with the eyes of that seat of mine, and what has happened since. */
export interface Look {
  type: "look";
  seat: number;
  since?: number | null;
  re?: number;
}

/** What would a master think of here? Only who asks is told; not in a rated bout. */
export interface AskHint {
  type: "hint";
  seat?: number | null;
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
  called: Message;
  bot: boolean;
  here: boolean;
  left: Leaving | null;
  rating: Rating | null;
}

/** What a table is. */
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
  next: string;
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
  scene: Scene;
  awaiting: number[];
  chosen: string | null;
  offers: Offer[];
  refused: Refused[];
  asked: Partial<Record<Asked, number>>;
  answering: Partial<Record<Asked, number[]>>;
  clock: number[] | null;
  ended: Ended | null;
  counts: Message[];
}

/** A change as a seat witnessed it. */
export interface Happened {
  number: number;
  kind: string;
  seat: number | null;
  ply: number;
  tokens: string[];
  told: Message[];
  what: Asked | null;
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

/** What a master thinks of for that seat on that ply, the best first. */
export interface Hints {
  type: "hints";
  ply: number;
  seat: number;
  hints: HintShown[];
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
  promise?: string;
}

/** Which seat to take, or any, and what to add to the luck of the deals. */
export interface Sitting {
  seat?: number | null;
  entropy?: string;
}

/** What to add to the luck of a rematch, and by which promise it is sealed if it is opened now. */
export interface Again {
  entropy?: string;
  promise?: string;
}

/** The seal of a table that I may open, and the promise that it will have it. */
export interface Promised {
  id: string;
  seal: string;
}

/** Where a table is. */
export interface TableRef {
  id: string;
}

/** Public tables: those where somebody is awaited, and bouts to watch. */
export interface Lobby {
  open: Listed[];
  fencing: Listed[];
}

/** Where others in the network find this server, for whoever sits at the machine it runs on; empty: nowhere. */
export interface Nearby {
  address: string;
}

/** What was wrong with a request, as a message and in English. */
export interface Fault {
  why: Message;
  said: string;
}

/** A card as it is drawn and named: cards of one face are alike, and several faces may share a page.

    The family, the marks and the names of the numbers are words of its game. */
export interface Face {
  code: string;
  page: string;
  title: Message;
  family: string;
  numbers: Record<string, number>;
  marks: string[];
  copies: number;
}

/** A bot, and how strong a ladder has shown it to be, if one has. */
export interface BotShown {
  name: string;
  kind: string;
  elo: number | null;
}

/** A word that may be chosen, and what it is called. */
export interface Word {
  word: string;
  label: Message;
}

/** An option that is a whole number within bounds; with `none`, it may be left out. */
export interface WholeOption {
  kind: "whole";
  name: string;
  meaning: Message;
  default: Value;
  low: number;
  high: number;
  none: boolean;
}

/** An option that is one of a few numbers. */
export interface AmongOption {
  kind: "among";
  name: string;
  meaning: Message;
  default: Value;
  choices: number[];
}

/** An option that is one of a few words. */
export interface ChoiceOption {
  kind: "choice";
  name: string;
  meaning: Message;
  default: Value;
  choices: Word[];
}

/** An option that is the default word, or different ones of a few words with commas between them. */
export interface SeveralOption {
  kind: "several";
  name: string;
  meaning: Message;
  default: Word;
  choices: Word[];
}

/** An option that is yes or no. */
export interface FlagOption {
  kind: "flag";
  name: string;
  meaning: Message;
  default: Value;
}

/** A rule set: whether it is the usual one of its game, what it is called, how many fence and what their
    seats are called, its options (as they are unless asked otherwise, and what else they may be), and the bots that
    can fence it. */
export interface GameShown {
  game: string;
  usual: boolean;
  title: Message;
  about: Message;
  seats: number;
  seatings: number[];
  called: Message[];
  drawable: boolean;
  options: Record<string, Value>;
  settings: OptionShown[];
  bots: BotShown[];
  lesson: boolean;
}

/** All there is to say about a kind of card: facts are a label and a value, texts a heading and a paragraph. */
export interface PageShown {
  code: string;
  name: string;
  title: Message;
  brief: Message;
  facts: [Message, Message][];
  texts: [Message, Message][];
  legend: Message | null;
  also: string[];
}

/** The cards of a rule set: what a code in a scene stands for is the code of a face, or of a page. */
export interface Deck {
  game: string;
  pages: PageShown[];
  faces: Face[];
}

/** A heading of a page, and the anchor at it. */
export interface Heading {
  level: number;
  text: string;
  anchor: string;
}

/** The rules of a game as HTML, made from our own page: nothing in it is anybody else's. */
export interface Rulebook {
  game: string;
  locale: Locale;
  contents: Heading[];
  html: string;
}

/** A bout after so many plies: the last of them as these eyes saw it and what was told, and how it looks then.

    `actor` did it: a seat, -1 the deck, -2 nobody before the first. `awaiting` are the seats that decide next. `stance`
    is the position written down, where that can be done and every card is open to these eyes. */
export interface Frame {
  ply: number;
  token: string;
  actor: number;
  told: Message[];
  board: Part[];
  scene: Scene;
  awaiting: number[];
  stance: string | null;
  ended: Ended | null;
}

/** Who sat there, and what the seat is called. */
export interface Fenced {
  name: string;
  called: Message;
}

/** A bout from its beginning on, `frames` from `first` on; there is one for each ply and one before them.

    `eyes` is a seat, -2 a spectator, -3 with every card open. `deals` is all that the deck may do, in the order of its
    tables of weights: who verifies a sealed record looks up there what was drawn. */
export interface Replay {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
  eyes: number;
  deals: string[];
  ended: Ended | null;
  stance: string;
  plies: number;
  first: number;
  frames: Frame[];
}

/** The text of a record, whose eyes to see it with, and which frames are wanted. */
export interface RecordToReplay {
  record: string;
  eyes?: string;
  first?: number;
  count?: number;
}

/** What the deck may do, and in how many ways. */
export interface Deal {
  token: string;
  ways: number;
}

/** A frame from which one may go on: what whoever decides may do and may not, or what the deck may do. */
export interface Position {
  ply: number;
  token: string;
  actor: number;
  told: Message[];
  board: Part[];
  scene: Scene;
  awaiting: number[];
  stance: string | null;
  ended: Ended | null;
  seat: number;
  offers: Offer[];
  refused: Refused[];
  deals: Deal[];
}

/** A position as somebody wrote it down (empty: as bouts begin), and whose eyes to see it with. */
export interface StanceToSee {
  game: string;
  stance?: string;
  options?: Record<string, Value>;
  eyes?: string;
}

/** What is done there, and what then follows: actions of others, and of the deck. */
export interface StanceToPlay {
  game: string;
  stance?: string;
  options?: Record<string, Value>;
  eyes?: string;
  token: string;
  then?: string[];
}

/** A position that was written down, or the one that follows from it and the frames on the way; `eyes` as in a
    replay. */
export interface Studied {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
  eyes: number;
  frames: Frame[];
  position: Position;
}

/** An action that is wanted, and the frames that follow from it. */
export interface LessonWay {
  token: string;
  frames: Frame[];
}

/** A position and what is to be done there: one of these ways, or anything legal if there are none.

    `well` is said once it is done, `otherwise` of what is legal and not wanted; what is not legal has its reason. */
export interface LessonStep {
  name: string;
  prompt: Message;
  well: Message;
  otherwise: Message;
  position: Position;
  ways: LessonWay[];
}

/** A short lesson in a game, as the seat `eyes` sees it; `about` is said before it, `end` after it. */
export interface LessonShown {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
  eyes: number;
  about: Message;
  steps: LessonStep[];
  end: Message;
}

/** A game, its heroes by seat; seat -1 is the deck, -2 nobody. */
export interface ArenaScene {
  game: "arena";
  phase: "answer" | "combat" | "deal" | "discard" | "draw" | "lot" | "over" | "ready";
  to_act: number;
  turn: number;
  round: number;
  heroes: HeroShown[];
  hand: number;
  deck: number;
  discards: Code[];
  drawer: number;
  attack: Blow | null;
  fought: boolean;
  quiet: number;
  restless_after: number | null;
  restless_from: number | null;
  winner: number;
}

/** One hero; before the lot has given him one, `hero` is none. */
export interface HeroShown {
  hero: Code | null;
  standing: boolean;
  life: number;
  full: number;
  base: number;
  weapons: number;
  armor: Item | null;
  items: Item[];
  free: number;
  hand: Hand;
}

/** A weapon, shield or armor that is ready; `handle` is how actions name it, `left` the strength it still has. */
export interface Item {
  card: Code;
  sort: "armor" | "attack" | "defence" | "shield" | "weapon";
  hands: number;
  damage: number;
  left: number;
  strength: number;
  handle: string;
}

/** Somebody's hand: the cards that are seen, how many are not, and which of these he may still have. */
export interface Hand {
  cards: Code[];
  hidden: number;
  perhaps: Code[];
}

/** The attack that is to be answered; its damage is base + weapons + bonus. */
export interface Blow {
  attacker: number;
  target: number;
  card: Code;
  line: "high" | "left" | "low" | "none" | "right";
  base: number;
  weapons: number;
  bonus: number;
  damage: number;
  ignores_armor: boolean;
}

/** A duel: numbers of two are those of challenger and respondent; seat -1 is the deck, -2 nobody. */
export interface AudatiaScene {
  game: "audatia";
  phase: "break-mezano" | "break-remedy" | "counter-mezano" | "countered" | "deny" | "draw" | "entry" | "exchanged" | "feint-attack" | "kicking" | "largo" | "largo-last" | "measured" | "meet" | "mezano" | "over" | "posta" | "pre-empting" | "react" | "return-salute" | "salute" | "setup" | "side" | "skills" | "step-4" | "step-5" | "step-6" | "stretto" | "stretto-last" | "trade" | "trade-second" | "virtue";
  to_act: number;
  number: number;
  games: number;
  first: number;
  virtues: [VirtueHeld, VirtueHeld, VirtueHeld, VirtueHeld];
  duelists: [Swordsman, Swordsman];
  bind: Bind | null;
  remedy: Closing | null;
  skill: Code | null;
  drawer: number;
  owed: number;
  winner: number;
}

/** A virtue: who has its card (-2: nobody), and what both have of it with all that lends them more. */
export interface VirtueHeld {
  virtue: "audatia" | "celeritas" | "fortitudo" | "prudentia";
  owner: number;
  amounts: [number, number];
}

/** One duelist; `posta` is none while it is face down or not chosen. */
export interface Swordsman {
  character: "boucicault" | "galeazzo";
  posta: Posture | null;
  stack: Code[];
  side: "centre" | "left" | "right" | null;
  lane: "centre" | "left" | "right" | null;
  hand: Hand;
  deck: number;
  shown: Code[];
  hidden: number;
  put_away: Code[];
  lures: Code[];
  taunted: number;
  salute: "active" | "none" | "waiting";
}

/** A posta somebody stands in: which blows strike from it, and what it denies to others before they have struck. */
export interface Posture {
  code: Code;
  side: "centre" | "left" | "right";
  attacks: Code[];
  shuts: Code[];
  extended: boolean;
  exchange: boolean;
  defends: boolean;
}

/** Where blades have met: what attacked, what stopped it, and the side of the close play, if it is that close. */
export interface Bind {
  attacker: number;
  attack: Code | null;
  parry: Code | null;
  stretto: "both" | "inside" | "outside" | null;
}

/** The remedy that is to be met. */
export interface Closing {
  card: Code;
  side: "both" | "inside" | "outside";
  role: "entry" | "remedy" | "saving" | "soprana";
}

/** A match: numbers of two are those of the left and of the right fencer; seat -1 is the deck, -2 nobody. */
export interface EnGardeScene {
  game: "engarde";
  phase: "answer" | "deal" | "draw-after-attack" | "draw-after-turn" | "last-attack" | "lot" | "over" | "own-turn" | "turn";
  to_act: number;
  round: number;
  rounds: number | null;
  starter: number;
  hits: [number, number];
  target: number;
  length: number;
  values: number;
  copies: number;
  standing: [number, number];
  gap: number;
  hand: number;
  hands: [Hand, Hand];
  shown: boolean;
  pack: number;
  drawer: number;
  owed: number;
  table: EnGardeTable | null;
  attack: EnGardeAttack | null;
  parry: "same" | "sum";
  discards: Code[] | null;
  winner: number;
}

/** What lies open: the cards of the latest action, and what they were laid for; `seat` -2: only its last card. */
export interface EnGardeTable {
  seat: number;
  how: "advance" | "advance-attack" | "attack" | "parry" | "retreat";
  cards: Code[];
  step: number;
}

/** What is to be answered: so many cards of that value, by that seat. */
export interface EnGardeAttack {
  seat: number;
  value: number;
  count: number;
  sum: number;
  advanced: boolean;
  ground: boolean;
}

/** A bout: numbers of two are those of the left and of the right fencer; seat -1 is the deck, -2 nobody. */
export interface ReadyFenceScene {
  game: "readyfence";
  phase: "answer" | "change" | "change-draw" | "deal" | "dodge-discard" | "dodge-draw" | "last-toss" | "mulligan" | "over" | "overtime-fill" | "priority-toss" | "redeal" | "refill" | "take-card" | "toss" | "turn";
  to_act: number;
  turn: number;
  squares: number;
  run_offs: [number, number];
  on_guard: [number, number];
  gap: number;
  reach: "long" | "lunge" | "short" | null;
  fencers: [Fencer, Fencer];
  stamina: number;
  target: number;
  period: number;
  periods: number;
  overtime: boolean;
  tie: boolean;
  priority: number;
  timer: number;
  quiet: number;
  passivity: number;
  used: number;
  actions: number;
  weapon_turned: boolean;
  changed: boolean;
  drawer: number;
  owed: number;
  phrase: Link[];
  each: number;
  danger: Danger | null;
  stopped: string | null;
  discards: Code[];
  winner: number;
}

/** One fencer: where he stands, how, and with which cards. */
export interface Fencer {
  square: number;
  weapon: "engagement" | "invitation" | "line";
  stamina: number;
  touches: number;
  hand: Hand;
  table: Code[];
  laid: number;
  bare: boolean;
  spent: boolean;
  stalled: boolean;
  put_away: Code[];
}

/** An action in the phrase; a defence without cards has no card, and some actions have no speed. */
export interface Link {
  seat: number;
  role: "ceded" | "counter-timed" | "countered" | "dodged" | "feinted" | "feinted-in-time" | "glided" | "joked" | "opened" | "parried" | "parried-bare" | "renewed" | "riposted" | "swapped";
  card: Code | null;
  speed: Speed | null;
  price: number;
  against: number;
}

/** The speed of a link: printed + bonus + angulation + renewal + invitation - engagement = sum. */
export interface Speed {
  printed: number;
  bonus: number;
  angulation: number;
  renewal: number;
  invitation: number;
  engagement: number;
  sum: number;
  mine: "engagement" | "invitation" | "line";
  theirs: "engagement" | "invitation" | "line";
}

/** What lands unless it is answered, whose it is and how fast. */
export interface Danger {
  seat: number;
  what: "attack" | "counter" | "counter-time" | "none" | "renewal" | "riposte";
  speed: number;
}

export type Value = number | string | boolean | null;

export type Stage = "fencing" | "open" | "over";

export type Asked = "draw" | "takeback";

export type Leaving = "flag" | "left" | "resigned";

export type Ending = "abandoned" | "agreed" | "left";

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

export type Action = Act | TakeBack | OfferDraw | Reply | Retire;

export type Command = Act | TakeBack | OfferDraw | Reply | Retire | Claim | Look | Ping | AskHint;

export type Told = Update | Problem | Pong | Hints;

export type OptionShown = WholeOption | AmongOption | ChoiceOption | SeveralOption | FlagOption;

export type Locale = "en" | "zh-Hant";
