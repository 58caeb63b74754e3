import { FluentBundle, FluentResource } from "@fluent/bundle";
import { partial } from "virtual:first-words";

import { read } from "../net/api";
import type { Arg, Message } from "../wire";
import { files, owner, SHARED } from "./fluent_files";

export { languages } from "virtual:first-words";

export type Locale = string; // one of `languages`

const SOURCE = "en"; // the language with every message: it fills the gaps of others

type Args = Record<string, Arg>;

/** The person who reads: the names of players by the message ids of their seats, and the reader's own seat. */
export interface Reader {
  readonly names: ReadonlyMap<string, string>;
  readonly you?: string | undefined;
}

/** All messages in the reader's language. The messages of a game are fetched when needed. */
export class Words {
  locale: Locale = $state("en");
  #bundles = new Map<string, FluentBundle>(); // by language and owner
  #come = $state(0); // number of fetched files; a new one can change any text
  #coming = new Map<string, Promise<void>>();
  #wanted = new Set([SHARED]); // owners, or an owner with a part: engarde/cards
  #fetched: (address: string) => Promise<string>;

  constructor(fetched = (address: string) => read(address)) {
    this.#fetched = fetched;
  }

  /** Fetch all messages of these games. */
  async need(...games: string[]): Promise<void> {
    for (const game of games) this.#wanted.add(game).add(`${game}/cards`);
    await this.#fetch(this.locale);
  }

  /** Fetch the messages of these games, without their cards. */
  async names(...games: string[]): Promise<void> {
    for (const game of games) this.#wanted.add(game);
    await this.#fetch(this.locale);
  }

  /** Fetch all messages of this game, and those of its lesson. */
  async lesson(game: string): Promise<void> {
    this.#wanted.add(`${game}/lesson`);
    await this.need(game);
  }

  /** Switch to another language once its messages are fetched. */
  async speak(locale: Locale): Promise<void> {
    await this.#fetch(locale);
    this.locale = locale;
  }

  /** Whether there is a message with this id. */
  has(id: string): boolean {
    return this.#bundle(id)?.hasMessage(id) ?? false;
  }

  /** The sentence for a message, which addresses the reader as "you". A missing message gives its id. */
  say(message: Message, reader: Reader = SPECTATOR): string {
    if (message.id === reader.you) return this.say(YOU);
    const name = reader.names.get(message.id);
    if (name) return name;
    const bundle = this.#bundle(message.id);
    const pattern = bundle?.getMessage(message.id)?.value;
    if (!bundle || !pattern) return message.id;
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(message.args)) {
      args[key] = this.#spoken(value, reader);
      const person = personOf(value, reader);
      if (person) args[`${key}-is`] = person;
    }
    return bundle.formatPattern(pattern, args, []);
  }

  /** Several sentences in a row. */
  told(messages: Message[], reader: Reader = SPECTATOR): string {
    return messages.map((message) => this.say(message, reader)).join(this.say(SPACE));
  }

  #spoken(value: Arg, reader: Reader): string | number {
    if (Array.isArray(value)) {
      const and = this.say({ id: "and-list", args: {} });
      return value.map((one) => String(this.#spoken(one, reader))).join(and);
    }
    return typeof value === "object" ? this.say(value, reader) : value;
  }

  #bundle(id: string): FluentBundle | undefined {
    void this.#come;
    const found = [this.locale, SOURCE].flatMap((locale) => [owner(id), SHARED].map((whose) => `${locale}/${whose}`));
    return found.map((key) => this.#bundles.get(key)).find((bundle) => bundle?.hasMessage(id));
  }

  async #fetch(locale: Locale): Promise<void> {
    const locales = partial.includes(locale) ? [locale, SOURCE] : [locale];
    const all = locales.flatMap((one) => [...this.#wanted].map((wanted) => this.#once(one, wanted)));
    await Promise.all(all);
  }

  #once(locale: Locale, wanted: string): Promise<void> {
    const key = `${locale}/${wanted}`;
    const coming = this.#coming.get(key) ?? this.#made(locale, wanted);
    this.#coming.set(key, coming);
    coming.catch(() => this.#coming.delete(key)); // the next call tries again
    return coming;
  }

  async #made(locale: Locale, wanted: string): Promise<void> {
    const [whose, part] = wanted.split("/") as [string, ("cards" | "lesson")?];
    const addresses = files.get(whose)?.get(locale)?.[part ?? "names"] ?? [];
    const texts = await Promise.all(addresses.map(this.#fetched));
    const key = `${locale}/${whose}`;
    const bundle = this.#bundles.get(key) ?? new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundles.set(key, bundle);
    this.#come++;
  }
}

const SPECTATOR: Reader = { names: new Map() };
const YOU: Message = { id: "you", args: {} };
const SPACE: Message = { id: "sentence-space", args: {} };

/** Select between "you advance", "Anna advances" and "Anna, Ben advance"; undefined if the argument is not a seat. */
function personOf(value: Arg, reader: Reader): string | undefined {
  const seats = Array.isArray(value) ? value : [value];
  const ids = seats.map((seat) => (typeof seat === "object" && "id" in seat ? seat.id : ""));
  if (ids.length === 0 || !ids.every((id) => /^[a-z]+-seat-/.test(id))) return undefined;
  return ids.length > 1 ? "several" : ids[0] === reader.you ? "you" : "other";
}

export const words = new Words();

/** The text with a capital letter at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text of a message by its id, such as `t("page-home")`. */
export function t(id: string, args: Args = {}): string {
  return words.say({ id, args });
}
