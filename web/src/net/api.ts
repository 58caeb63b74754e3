import type {
  Deck,
  Fault,
  GameShown,
  Guest,
  Listed,
  Lobby,
  Me,
  Message,
  Nearby,
  NewToken,
  Standing,
  Value,
} from "../wire";
import { reloadIfOutdated } from "./build";
import { connectivity } from "./connectivity.svelte";

/** A request that the server refused, with the reason. */
export class Denied extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
  ) {
    super(why.id);
  }
}

type Verb = "GET" | "POST" | "PATCH" | "DELETE";

/** Send one request. Throws Denied if it is refused. */
export async function call<Answer>(verb: Verb, path: string, body?: object, lasting = verb === "GET"): Promise<Answer> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const text = await read(path, { method: verb, ...sent }, lasting);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The text at an address. Throws Denied if there is none. While the server does not answer, a request that changes
 *  nothing waits and is sent again; any other request throws Denied. */
export async function read(path: string, asked: RequestInit = {}, lasting = true): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(path, asked);
      const text = await answer.text();
      if (lasting) reloadIfOutdated(answer); // not right after a change
      if (answer.ok) return text;
      throw new Denied(reason(text, answer.status), answer.status);
    } catch (error) {
      if (error instanceof Denied) throw error;
      if (!lasting) throw new Denied({ id: "page-error-unreachable", args: {} }, 0);
    }
    await connectivity.back();
  }
}

function reason(text: string, status: number): Message {
  try {
    return (JSON.parse(text) as Fault).why;
  } catch {
    return { id: "page-error-status", args: { status } }; // an answer from something between us and the server
  }
}

/** An entry of a list of yours: an API token or a muted player. */
export interface Kept {
  id: string;
  name: string;
  made_at: number;
}

export const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

let listed: Promise<GameShown[]> | null = null;

/** All games of this server, fetched once. */
export function games(lasting = true): Promise<GameShown[]> {
  listed ??= call<GameShown[]>("GET", "/api/games", undefined, lasting);
  listed.catch(() => (listed = null));
  return listed;
}
/** Options as parameters of an address. */
export const asOpt = (options: Record<string, Value>): [string, string][] =>
  Object.entries(options).map(([name, value]) => ["opt", `${name}=${value ?? "none"}`]);
export const deck = (game: string, options: Record<string, Value>) =>
  call<Deck>("GET", `/api/games/${game}/cards?${new URLSearchParams(asOpt(options))}`);
export const lobby = () => call<Lobby>("GET", "/api/tables");
export const rise = (id: string) => call<void>("DELETE", `${table(id)}/seats`);
export const mute = (id: string, seat: number) => call<void>("POST", `${table(id)}/seats/${seat}/mute`);
export const record = (id: string) => `${table(id)}/record`;

export const nearby = () => call<Nearby>("GET", "/api/nearby");

export const me = () => call<Me>("GET", "/api/me");
export const welcome = (name: string) => call<Me>("POST", "/api/me", { name } satisfies Guest);
export const rename = (name: string) => call<Me>("PATCH", "/api/me", { name } satisfies Guest);
export const claimName = (password: string) => call<Me>("POST", "/api/me/claim", { password });
export const changePassword = (old: string, now: string) => call<Me>("POST", "/api/me/password", { old, new: now });
export const signIn = (name: string, password: string) => call<Me>("POST", "/api/sign-in", { name, password });
export const signOut = (everywhere = false) => call<void>("POST", `/api/sign-out${everywhere ? "/everywhere" : ""}`);
export const forget = (password: string) => call<void>("DELETE", "/api/me", { password });
export const bouts = () => call<Listed[]>("GET", "/api/me/bouts");
export const ratings = () => call<Standing[]>("GET", "/api/me/ratings");
export const tokens = () => call<Kept[]>("GET", "/api/me/tokens");
export const addToken = (name: string) => call<NewToken>("POST", "/api/me/tokens", { name } satisfies Guest);
export const dropToken = (id: string) => call<void>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`);
export const muted = () => call<Kept[]>("GET", "/api/me/muted");
export const unmute = (id: string) => call<void>("DELETE", `/api/me/muted/${encodeURIComponent(id)}`);
