import { asOpt, Denied } from "../net/api";
import { ALL, eyesAsked, playStance, seeStance } from "../net/study";
import type { Deal, Message, Studied, Value } from "../wire";

/** The calls that look at a position and play from it; tests pass their own. */
export interface StanceApi {
  see: typeof seeStance;
  act: typeof playStance;
}

/** A position set up to try out, and the actions played from it. The address of the page has all of it. */
export class TryOut {
  found: Studied | null = $state.raw(null);
  problem: Message | null = $state.raw(null); // why it is invalid
  stance = $state(""); // empty: the starting position
  tokens: string[] = $state.raw([]); // the actions played since
  eyes = $state(ALL);
  options: Record<string, Value> = {};
  readonly game: string;
  #api: StanceApi;
  #turn = 0;

  constructor(game: string, search: string, api: StanceApi = { see: seeStance, act: playStance }) {
    this.game = game;
    this.#api = api;
    this.read(search);
  }

  /** Read the position from an address. */
  read(search: string): void {
    const said = new URLSearchParams(search);
    const eyes = said.get("eyes");
    this.stance = said.get("at") ?? "";
    this.tokens = (said.get("then") ?? "").split(" ").filter((token) => token !== "");
    this.eyes = eyes !== null && /^(-2|\d)$/.test(eyes) ? Number(eyes) : ALL;
    this.options = Object.fromEntries(said.getAll("opt").map((option) => option.split(/=(.*)/s, 2)));
  }

  /** The query of an address that sets up this position. */
  get search(): string {
    const said: [string, string][] = [];
    if (this.stance) said.push(["at", this.stance]);
    if (this.tokens.length > 0) said.push(["then", this.tokens.join(" ")]);
    if (this.eyes !== ALL) said.push(["eyes", String(this.eyes)]);
    const rest = new URLSearchParams([...said, ...asOpt(this.options)]).toString();
    return rest ? `?${rest}` : "";
  }

  /** Fetch the position. If it is invalid, the last one stays. */
  async look(): Promise<boolean> {
    const turn = ++this.#turn;
    const wanted = { game: this.game, stance: this.stance, options: this.options, eyes: eyesAsked(this.eyes) };
    const [token, ...then] = this.tokens;
    try {
      const found = await (token === undefined ? this.#api.see(wanted) : this.#api.act({ ...wanted, token, then }));
      if (turn === this.#turn) [this.found, this.problem] = [found, null];
      return true;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (turn === this.#turn) this.problem = error.why;
      return false;
    }
  }

  /** Start from another position. */
  async setUp(stance: string): Promise<void> {
    [this.stance, this.tokens] = [stance.trim(), []];
    await this.look();
  }

  async see(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.look();
  }

  async play(token: string): Promise<void> {
    const before = this.tokens;
    this.tokens = [...before, token];
    if (!(await this.look())) this.tokens = before;
  }

  async back(): Promise<void> {
    this.tokens = this.tokens.slice(0, -1);
    await this.look();
  }

  /** Deal until it is a player's turn. */
  async deal(lot: () => number = Math.random): Promise<void> {
    for (let deals = this.#deals(); deals.length > 0 && !this.problem; deals = this.#deals())
      await this.play(drawn(deals, lot()));
  }

  #deals(): Deal[] {
    return this.found?.position.deals ?? [];
  }
}

/** Choose a deal by a number from 0 to 1, weighted by the number of ways. */
export function drawn(deals: Deal[], lot: number): string {
  let left = lot * deals.reduce((sum, { ways }) => sum + ways, 0);
  return (deals.find(({ ways }) => (left -= ways) < 0) ?? deals.at(-1)!).token;
}
