import type { Bank, Days, GameShown, NewTable, Seating, Value } from "../wire";
import { clockRead } from "../table/clocks";
import { gameIds } from "../words/games";

const KEY = "salle.wish"; // browsers have stored it under this name
const SEATS = "seats"; // the option for the number of players

export type Mode = "bot" | "friend" | "screen";

/** The choices that this browser stores for the next visit. */
interface Kept {
  id: string;
  rulesets: Record<string, string>; // by game
  mode: Mode;
  bot: string;
  seats: number;
  people: number; // human players, if there are more than two seats
  clock: string; // as in lists: 300+5, 3d
}

const FIRST: Kept = {
  ...{ id: "engarde", rulesets: {}, mode: "bot", bot: "scholar", seats: 2, people: 2, clock: "" },
};

/** The choices for a new bout (game, rule set, opponent, clock, options), and the request that opens its table. */
export class NewBout {
  kept: Kept = $state({ ...FIRST, ...read() });
  options: Record<string, Value> = $state({}); // changed options
  seat: number | null = $state(null); // null: random
  rated = $state(false);
  shared = $state(false); // public
  takeback = $state(true);
  readonly games: GameShown[];

  constructor(games: GameShown[]) {
    this.games = games;
  }

  /** The ids of the games. */
  get ids(): string[] {
    return gameIds(this.games);
  }

  rulesets(id = this.kept.id): GameShown[] {
    return this.games.filter(({ game }) => game.startsWith(`${id}/`));
  }

  /** The chosen rule set. */
  readonly game: GameShown = $derived.by(() => {
    const known = this.rulesets();
    const sets = known.length > 0 ? known : this.games;
    const wanted = `${this.kept.id}/${this.kept.rulesets[this.kept.id]}`;
    return sets.find(({ game }) => game === wanted) ?? sets.find(({ usual }) => usual) ?? sets[0]!;
  });

  /** The chosen bot, or one that plays this game. */
  readonly bot: string = $derived(
    this.game.bots.find(({ name }) => name === this.kept.bot)?.name ?? this.game.bots.at(-1)?.name ?? "",
  );

  readonly seats: number = $derived(this.game.seatings.includes(this.kept.seats) ? this.kept.seats : this.game.seats);

  /** The number of human players: you, and those who join or share the screen. */
  readonly people: number = $derived(
    this.kept.mode === "bot" ? 1 : Math.max(2, Math.min(this.kept.people, this.seats)),
  );

  /** Whether a bot is needed. */
  readonly bots: boolean = $derived(this.people < this.seats);

  readonly clock: Bank | Days | null = $derived(clockRead(this.kept.clock));

  /** Only bouts with standard options are rated, between different people or against a bot with a known rating. */
  readonly rateable: boolean = $derived(
    this.kept.mode !== "screen" &&
      Object.keys(this.options).length === 0 &&
      (!this.bots || this.game.bots.some(({ name, elo }) => name === this.bot && elo !== null)),
  );

  /** Make a choice and store it. */
  choose(change: Partial<Kept>): void {
    const before = this.game.game;
    Object.assign(this.kept, change);
    if (this.game.game !== before) this.options = {};
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // without storage the next visit starts from the defaults
    }
  }

  chooseRuleset(game: string): void {
    const [id, ruleset] = game.split("/", 2) as [string, string];
    this.choose({ id, rulesets: { ...this.kept.rulesets, [id]: ruleset } });
  }

  /** Set an option. A standard value is left out. */
  set(name: string, value: Value): void {
    const { [name]: _, ...others } = this.options;
    this.options = value === this.game.options[name] ? others : { ...others, [name]: value };
  }

  /** The request for the server. */
  table(lot: () => number = Math.random): NewTable {
    const seated = this.#seated();
    const first = this.seat === null ? Math.floor(lot() * this.seats) : Math.min(this.seat, this.seats - 1);
    const counted = this.game.seatings.length > 1 ? { [SEATS]: this.seats } : {};
    return {
      game: this.game.game,
      seats: seated.map((_, at) => seated[(at - first + this.seats) % this.seats]!),
      options: { ...this.options, ...counted },
      clock: this.clock,
      public: this.shared && this.kept.mode !== "screen",
      takeback: this.takeback,
      rated: this.rated && this.rateable,
    };
  }

  /** You first, then other people, then bots. */
  #seated(): Seating[] {
    const other: Seating = this.kept.mode === "screen" ? { who: "me" } : { who: "open" };
    return Array.from({ length: this.seats }, (_, at) => {
      if (at === 0) return { who: "me" };
      return at < this.people ? other : { who: "bot", bot: this.bot };
    });
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}
