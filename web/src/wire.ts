// Made by `make wire` from salle.wire.messages. Do not edit it.

/** The code of a card, as its page has it. */
export type Code = string;

/** An argument of a message. */
export type Arg = string | number | Message | Arg[];

/** A message for people: an id and its arguments. Arguments can be messages too. */
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

/** A legal action on offer: its token, its label, its effect, and what it touches. */
export interface Offer {
  action: number;
  token: string;
  label: Message;
  effect: Message;
  handles: string[];
}

/** An action that a player may try, and why it is refused. */
export interface Refused {
  action: number;
  token: string;
  label: Message;
  rule: string;
  why: Message;
  handles: string[];
}

/** A recommended offer: its token, the chance to win with it (as a number and in words), and the reasons.

    The reasons say what the action does, how opponents may answer, and what is likely to follow. */
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

/** The facts about a bout that a list shows. */
export interface About {
  seats: string[];
  bots: boolean[];
  result: string;
  rated: boolean;
  clock: string;
  due: number[];
}

/** A clock with `seconds` for the whole bout and `increment` seconds more for every action. */
export interface Bank {
  type: "bank";
  seconds: number;
  increment?: number;
}

/** A slow clock with `days` for each action. */
export interface Days {
  type: "days";
  days: number;
}

/** Act. `token` is the token of an offer, and `ply` is the ply of the view that has this offer. */
export interface Act {
  type: "act";
  ply: number;
  token: string;
  seat?: number | null;
  re?: number;
}

/** Take back your latest action, or ask the other players to allow it. */
export interface TakeBack {
  type: "take-back";
  seat?: number | null;
  re?: number;
}

/** Offer a draw, or agree to one. */
export interface OfferDraw {
  type: "offer-draw";
  seat?: number | null;
  re?: number;
}

/** Answer another seat's request, or withdraw your own with `no`. */
export interface Reply {
  type: "reply";
  what: Asked;
  yes: boolean;
  seat?: number | null;
  re?: number;
}

/** Resign from the bout. */
export interface Resign {
  type: "resign";
  seat?: number | null;
  re?: number;
}

/** The earlier name of `resign`, which the server still accepts. */
export interface Retire {
  type: "retire";
  seat?: number | null;
  re?: number;
}

/** Claim that absent players have left the bout. */
export interface Claim {
  type: "claim";
  re?: number;
}

/** Show the table from another of your seats, with what has happened since the change `since`. */
export interface Look {
  type: "look";
  seat: number;
  since?: number | null;
  re?: number;
}

/** Ask for hints. The server sends them only to you, and not in a rated bout. */
export interface AskHint {
  type: "hint";
  seat?: number | null;
  re?: number;
}

/** Ask for a pong. */
export interface Ping {
  type: "ping";
  re?: number;
}

/** A player's rating: `elo` in points above the random bot, and its standard deviation. */
export interface Rating {
  elo: number;
  deviation: number;
  provisional: boolean;
  change: number | null;
}

/** A seat and the player in it. */
export interface SeatShown {
  name: string;
  called: Message;
  bot: boolean;
  here: boolean;
  left: Leaving | null;
  rating: Rating | null;
}

/** The facts about a table that are the same for everyone who looks at it. */
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

/** How a bout ended: the winners, and why. */
export interface Ended {
  winners: number[];
  why: Message;
  how: Ending | null;
}

/** A table as one seat sees it. `number` is the number of the latest change that it includes. */
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

/** A change as a seat saw it. */
export interface Happened {
  number: number;
  kind: string;
  seat: number | null;
  ply: number;
  tokens: string[];
  told: Message[];
  what: Asked | null;
}

/** The changes since the last update, and the table as it is now.

    If `fresh` is true, `happened` is empty: the server cannot list the changes since the number that you know. */
export interface Update {
  type: "update";
  happened: Happened[];
  fresh: boolean;
  view: View;
}

/** A refusal: nothing has changed. `why` is the reason, and `re` is that of the message it answers. */
export interface Problem {
  type: "problem";
  why: Message;
  re: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  re: number;
}

/** Hints for a seat on a ply, the best first. */
export interface Hints {
  type: "hints";
  ply: number;
  seat: number;
  hints: HintShown[];
  re: number;
}

/** The name of a guest. */
export interface Guest {
  name: string;
}

/** The person who is signed in. */
export interface Me {
  id: string;
  name: string;
  claimed: boolean;
}

/** The password with which you claim your name. */
export interface Claiming {
  password: string;
}

/** Your password, and a new one to replace it. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Your claimed name and its password. */
export interface SigningIn {
  name: string;
  password: string;
}

/** A request to delete your account. If you have a password, it is required. */
export interface Leave {
  password?: string;
}

/** A new API token. The server shows it only once. */
export interface NewToken {
  id: string;
  name: string;
  token: string;
}

/** A player's rating in a game, and the number of rated bouts behind it. */
export interface Standing {
  game: string;
  name: string;
  bouts: number;
  rating: Rating;
}

/** The occupant of a seat at a new table: you, a bot, or the next person who joins (`open`). */
export interface Seating {
  who: "bot" | "me" | "open";
  bot?: string;
}

/** A request to open a table. */
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

/** The seat to take (null for any free seat), and entropy for the deals. */
export interface Sitting {
  seat?: number | null;
  entropy?: string;
}

/** Entropy for the deals of a rematch, and the promised seal to use if you are the first to ask. */
export interface Again {
  entropy?: string;
  promise?: string;
}

/** A promised seal for a table that you open later, and the id of the promise. */
export interface Promised {
  id: string;
  seal: string;
}

/** The id of a table. */
export interface TableRef {
  id: string;
}

/** Public tables: those with a free seat (`open`), and bouts to watch (`fencing`). */
export interface Lobby {
  open: Listed[];
  fencing: Listed[];
}

/** The address at which others in the network reach this server, or empty. Sent only to the server's own machine. */
export interface Nearby {
  address: string;
}

/** Why a request failed, as a message and in English. */
export interface Fault {
  why: Message;
  said: string;
}

/** A card as it is drawn and named. Cards of one face are equal, and several faces can share a page.

    The family, the marks and the names of the numbers are defined by the game. */
export interface Face {
  code: string;
  page: string;
  title: Message;
  family: string;
  numbers: Record<string, number>;
  marks: string[];
  copies: number;
}

/** A bot and its Elo rating, or null if no ladder has rated it. */
export interface BotShown {
  name: string;
  kind: string;
  elo: number | null;
}

/** A value that can be chosen, and its label. */
export interface Word {
  word: string;
  label: Message;
}

/** An option that is a whole number from `low` to `high`. If `none` is true, it can also be null. */
export interface WholeOption {
  kind: "whole";
  name: string;
  meaning: Message;
  default: Value;
  low: number;
  high: number;
  none: boolean;
}

/** An option that is one of the numbers in `choices`. */
export interface AmongOption {
  kind: "among";
  name: string;
  meaning: Message;
  default: Value;
  choices: number[];
}

/** An option that is one of the words in `choices`. */
export interface ChoiceOption {
  kind: "choice";
  name: string;
  meaning: Message;
  default: Value;
  choices: Word[];
}

/** An option that is the default word, or a comma-separated list of different words from `choices`. */
export interface SeveralOption {
  kind: "several";
  name: string;
  meaning: Message;
  default: Word;
  choices: Word[];
}

/** An option that is true or false. */
export interface FlagOption {
  kind: "flag";
  name: string;
  meaning: Message;
  default: Value;
}

/** A rule set of a game, with its options and the bots that can play it. */
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

/** The page of a kind of card. Each of `facts` is a label and a value, each of `texts` a heading and a paragraph. */
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

/** The cards of a rule set. A card code in a scene is the code of a face or of a page. */
export interface Deck {
  game: string;
  pages: PageShown[];
  faces: Face[];
}

/** A heading of the rules, with its anchor. */
export interface Heading {
  level: number;
  text: string;
  anchor: string;
}

/** The rules of a game as HTML, made from Salle's own page of rules. The HTML contains no user input. */
export interface Rulebook {
  game: string;
  locale: Locale;
  contents: Heading[];
  html: string;
}

/** A bout after `ply` plies, from one point of view: the latest ply, the events it caused, and the board after it.

    `actor` made the latest ply: a seat, -1 for the deck, or -2 in the first frame. `awaiting` lists the seats to act.
    `stance` is the position in notation, if it can be written and every card is shown. */
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

/** A player's name, and the name of the seat. */
export interface Fenced {
  name: string;
  called: Message;
}

/** A replay of a bout: its `frames` from number `first` on. Frame 0 is the start, and each ply adds one.

    `eyes` is a seat, -2 for a spectator, or -3 with every card shown. `deals` lists all actions of the deck, in the
    order of its weight tables. To verify a sealed record, look up each draw there. */
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

/** The text of a record, the point of view, and the frames to return. */
export interface RecordToReplay {
  record: string;
  eyes?: string;
  first?: number;
  count?: number;
}

/** A possible action of the deck, and its weight: in how many ways it can happen. */
export interface Deal {
  token: string;
  ways: number;
}

/** A frame to continue from, with the actions of the player to act, or of the deck. */
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

/** A position in notation (empty for the start of a bout), and the point of view. */
export interface StanceToSee {
  game: string;
  stance?: string;
  options?: Record<string, Value>;
  eyes?: string;
}

/** An action in a written position, and the actions that follow it, including the deck's. */
export interface StanceToPlay {
  game: string;
  stance?: string;
  options?: Record<string, Value>;
  eyes?: string;
  token: string;
  then?: string[];
}

/** A written position, or the position after the given actions, with the frames on the way.

    `eyes` is as in a replay. */
export interface Studied {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
  eyes: number;
  frames: Frame[];
  position: Position;
}

/** A right action in a lesson, and the frames that follow it. */
export interface LessonWay {
  token: string;
  frames: Frame[];
}

/** A position with a task: one of these `ways`, or any legal action if there are none.

    `well` is the text after a right action, and `otherwise` the text after another legal one. */
export interface LessonStep {
  name: string;
  prompt: Message;
  well: Message;
  otherwise: Message;
  position: Position;
  ways: LessonWay[];
}

/** A short lesson in a game, as the seat `eyes` sees it. `about` introduces it, and `end` closes it. */
export interface LessonShown {
  game: string;
  options: Record<string, Value>;
  seats: Fenced[];
  eyes: number;
  about: Message;
  steps: LessonStep[];
  end: Message;
}

/** The board, with heroes in seat order. Seat -1 is the deck, -2 no seat. */
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

/** One seat. `hero` is None before a hero is drawn. */
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

/** A ready weapon, shield or armor. `handle` is its name in actions, `left` the strength it has left. */
export interface Item {
  card: Code;
  sort: "armor" | "attack" | "defence" | "shield" | "weapon";
  hands: number;
  damage: number;
  left: number;
  strength: number;
  handle: string;
}

/** A hand: the visible cards, the number of hidden ones, and the cards that may be among the hidden ones. */
export interface Hand {
  cards: Code[];
  hidden: number;
  perhaps: Code[];
}

/** The attack that awaits an answer. Its damage is base + weapons + bonus. */
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

/** A duel. Pairs of numbers are for challenger and respondent. Seat -1 is the deck, -2 no player. */
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

/** A virtue: the seat that has its card (-2: none), and the totals of both players with every bonus. */
export interface VirtueHeld {
  virtue: "audatia" | "celeritas" | "fortitudo" | "prudentia";
  owner: number;
  amounts: [number, number];
}

/** One duelist. `posta` is none while it is face down or not chosen. */
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

/** A player's posta: the blows it allows, and what it stops the opponent from doing before their first strike. */
export interface Posture {
  code: Code;
  side: "centre" | "left" | "right";
  attacks: Code[];
  shuts: Code[];
  extended: boolean;
  exchange: boolean;
  defends: boolean;
}

/** A bind: the attack, the card that stopped it, and the side of a close bind. */
export interface Bind {
  attacker: number;
  attack: Code | null;
  parry: Code | null;
  stretto: "both" | "inside" | "outside" | null;
}

/** The remedy that must be answered. */
export interface Closing {
  card: Code;
  side: "both" | "inside" | "outside";
  role: "entry" | "remedy" | "saving" | "soprana";
}

/** A bout. Pairs of numbers are for the left and the right fencer. Seat -1 is the deck, and -2 is no seat. */
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

/** The open cards of the latest action and its kind. If `seat` is -2, only the last card lies open. */
export interface EnGardeTable {
  seat: number;
  how: "advance" | "advance-attack" | "attack" | "parry" | "retreat";
  cards: Code[];
  step: number;
}

/** The attack to answer: its seat, value and number of cards. */
export interface EnGardeAttack {
  seat: number;
  value: number;
  count: number;
  sum: number;
  advanced: boolean;
  ground: boolean;
}

/** A bout. Pairs are for the left and the right fencer. Seat -1 is the deck, -2 is no seat. */
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

/** One fencer: position, weapon, stamina, touches and cards. */
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

/** The threat, which lands unless it is answered: its seat, kind and speed. */
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

/** A row of numbered cells with fencers on some of them. `marks` are special cells. */
export interface Track {
  part: "Track";
  label: Message;
  cells: number;
  standing: Record<number, number>;
  marks: number[];
}

/** A hand or a pile: the visible faces and the number of hidden cards. */
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

/** A table: a head for each column, and the cells of each seat. An empty cell is None. */
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

export type Action = Act | TakeBack | OfferDraw | Reply | Resign | Retire;

export type Command = Act | TakeBack | OfferDraw | Reply | Resign | Retire | Claim | Look | Ping | AskHint;

export type Told = Update | Problem | Pong | Hints;

export type OptionShown = WholeOption | AmongOption | ChoiceOption | SeveralOption | FlagOption;

export type Locale = "en" | "zh-Hant";
