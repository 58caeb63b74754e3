import first from "virtual:first-words";

/** The addresses of the Fluent files of games, which Python reads too. */
const found = import.meta.glob<string>("../../../src/salle/games/*/texts/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

export const SHARED = ""; // the owner of all messages that belong to no game

/** The files of an owner in a language: names and sentences, texts of cards, and the lesson. */
interface Files {
  names: string[];
  cards: string[];
  lesson: string[];
}

export const files = new Map<string, Map<string, Files>>();

files.set(
  SHARED,
  new Map(Object.entries(first).map(([locale, address]) => [locale, { names: [address], cards: [], lesson: [] }])),
);
for (const [path, address] of Object.entries(found)) {
  const owner = /\/games\/([^/]+)\//.exec(path)![1]!;
  const locale = /([^./]+)\.ftl$/.exec(path)![1]!;
  const locales = files.get(owner) ?? new Map<string, Files>();
  const known = locales.get(locale) ?? { names: [], cards: [], lesson: [] };
  const part = /\/(cards|lesson)\./.exec(path)?.[1] as "cards" | "lesson" | undefined;
  known[part ?? "names"].push(address);
  files.set(owner, locales.set(locale, known));
}

export const games = [...files.keys()].filter((owner) => owner !== SHARED);

/** The owner of a message: the game that its id begins with, or SHARED. */
export function owner(id: string): string {
  const first = id.split("-", 1)[0]!;
  return files.has(first) ? first : SHARED;
}
