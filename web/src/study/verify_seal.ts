import type { Arg, Message } from "../wire";
import type { RecordRead } from "./record";

/** The checks of a seal that passed, in order, and the first that failed. */
export interface Verdict {
  checked: Message[];
  failure: Message | null;
}

interface Listed {
  counter: bigint;
  weights: bigint[];
}

const PURPOSE = "salle deal 1\n";
const RANGE = 1n << 64n; // of the number in a block

/** Whether this browser can check a seal. Browsers have no cryptography for pages from other machines without https. */
export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Check the deals of a bout as `salle verify` does, without the rules: the secret is the one that was promised,
 * and every draw follows from it. `deals` lists the actions of the deck in the order of its weights. `seen` is the seal
 * that this browser received, if any. */
export async function verify({ tags, tokens }: RecordRead, deals: string[], seen = ""): Promise<Verdict> {
  const checked: Message[] = [];
  const failed = (failure: Message): Verdict => ({ checked, failure });
  const promised = tags.get("Seal");
  if (promised === undefined) return failed(told("verify-not-sealed"));
  if (seen && seen !== promised) return failed(told("page-seal-broken"));
  if (seen) checked.push(told("page-seal-kept"));
  const dealt = tokens.map((token, ply) => ({ token, ply })).filter(({ token }) => deals.includes(token));
  const listed = draws(tags.get("Draws") ?? "");
  if (listed.length !== dealt.length)
    return failed(told("verify-count", { found: listed.length, expected: dealt.length }));
  const secret = tags.get("Secret");
  if (secret === undefined) return failed(told("verify-not-revealed"));
  const seal = hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
  if (seal !== promised) return failed(told("verify-commitment-differs", { found: promised, expected: seal }));
  checked.push(told("verify-commitment", { seal }));

  const entropy = added(tags);
  const luck = await Luck.of(secret, entropy);
  const wrong: ((id: string, args: Record<string, Arg>) => Message)[] = [];
  let least = 0n;
  let passed = 0n;
  for (const [at, { counter, weights }] of listed.entries()) {
    const { token, ply } = dealt[at]!;
    const here = (id: string, args: Record<string, Arg>) =>
      told("page-seal-at", { ply: ply + 1, token, problem: told(id, { counter: String(counter), ...args }) });
    if (counter < least) return failed(here("verify-counter", { before: String(least - 1n) }));
    const drawn = await luck.draw(weights, counter);
    if (drawn.counter !== counter) return failed(here("verify-rejected", {}));
    const expected = deals[drawn.index] ?? "?";
    if (expected !== token) wrong.push((id, args) => here(id, { expected, ...args }));
    passed += counter - (await luck.draw(weights, least)).counter;
    least = counter + 1n;
  }
  checked.push(told("page-seal-counters", { draws: listed.length }));
  if (wrong[0]) {
    const id = wrong.length === 1 ? "verify-draw" : "verify-many-draws";
    return failed(wrong[0](id, { wrong: wrong.length, draws: listed.length }));
  }
  checked.push(told("verify-draws", { draws: listed.length, entropy: entropy.join("/") }));
  if (passed > 0n) checked.push(told("verify-passed-over", { count: String(passed) }));
  return { checked, failure: null };
}

/** The random numbers of a bout, derived from the secret and the entropy of the seats. */
class Luck {
  private constructor(readonly key: CryptoKey) {}

  static async of(secret: string, entropy: string[]): Promise<Luck> {
    const text = new TextEncoder().encode(PURPOSE + entropy.join("/"));
    return new Luck(await keyed(await crypto.subtle.sign("HMAC", await keyed(bytes(secret)), text)));
  }

  /** The draw from this table of weights that starts at this counter. */
  async draw(weights: bigint[], counter: bigint): Promise<{ index: number; counter: bigint }> {
    const ways = weights.reduce((sum, weight) => sum + weight, 0n);
    const fair = RANGE - (RANGE % ways);
    let number = await this.#number(counter);
    while (number >= fair) number = await this.#number(++counter);
    let left = number % ways;
    const index = weights.findIndex((weight) => (left -= weight) < 0n);
    return { index, counter };
  }

  async #number(counter: bigint): Promise<bigint> {
    const block = new DataView(new ArrayBuffer(8));
    block.setBigUint64(0, counter);
    return new DataView(await crypto.subtle.sign("HMAC", this.key, block)).getBigUint64(0);
  }
}

function keyed(raw: ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function draws(text: string): Listed[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const [counter, weights] = word.split(":", 2) as [string, string];
      return { counter: BigInt(counter), weights: weights.split(",").map(BigInt) };
    });
}

/** The entropy of each seat, in order. */
function added(tags: Map<string, string>): string[] {
  const found: string[] = [];
  for (let seat = 1; tags.has(`Entropy${seat}`); seat++) found.push(tags.get(`Entropy${seat}`)!);
  return found;
}

function bytes(text: string): ArrayBuffer {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)).buffer;
}

function hex(found: ArrayBuffer): string {
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function told(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}
