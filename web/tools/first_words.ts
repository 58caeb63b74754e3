import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const SALLE = fileURLToPath(new URL("../../src/salle", import.meta.url));
const MODULE = "virtual:first-words";
const LANGUAGE = /^([\w-]+)\.ftl$/; // every language has a file of this name in core/texts
const OWN_NAME = /^language-name = (.+)$/m; // how a language calls itself
const SOURCE = "en"; // the language with every message
const FOLDERS = ["core/texts", "server/texts", "games"]; // with the messages of the page
const ID = /^[a-z][\w-]*(?= =)/gm;
const SHARED = /^(core|server)\/texts\//;
const GAME = /^games\/[^/]+\/texts\/[^.]+\.ftl$/; // without cards and lessons
const SAID = /^[a-z]+-(?:name|about|ruleset-[a-z]+) =.*(?:\n[ \t]+.*)*/gm; // what the first screen shows of a game

/** Joins the words of the first screen into one file for each language, which the server can preload. The module has
 * the addresses of these files, the names of the languages, and the languages that lack some messages. */
export function firstWords(): Plugin {
  let building = false;
  return {
    name: "salle-first-words",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses: string[] = [];
      const names: Record<string, string> = {};
      const partial: string[] = [];
      const all = await ids(SOURCE);
      for (const locale of await locales()) {
        const known = await ids(locale);
        if ([...all].some((id) => !known.has(id))) partial.push(locale);
        const source = await joined(locale);
        const file = building && this.emitFile({ type: "asset", name: `first.${locale}.ftl`, source });
        const address = file
          ? `import.meta.ROLLUP_FILE_URL_${file}`
          : JSON.stringify(`data:,${encodeURIComponent(source)}`);
        addresses.push(`${JSON.stringify(locale)}: ${address}`);
        names[locale] = OWN_NAME.exec(source)?.[1] ?? locale;
      }
      return [
        `export default { ${addresses.join(", ")} };`,
        `export const languages = ${JSON.stringify(names)};`,
        `export const partial = ${JSON.stringify(partial)};`,
      ].join("\n");
    },
  };
}

async function locales(): Promise<string[]> {
  const names = await readdir(join(SALLE, "core/texts"));
  const others = names.flatMap((name) => LANGUAGE.exec(name)?.[1] ?? []).filter((locale) => locale !== SOURCE);
  return [SOURCE, ...others.sort()];
}

/** The Fluent files of a language. */
async function files(locale: string): Promise<string[]> {
  const found = await Promise.all(FOLDERS.map((name) => readdir(join(SALLE, name), { recursive: true })));
  const names = found
    .flatMap((paths, at) => paths.map((path) => `${FOLDERS[at]}/${path.replaceAll("\\", "/")}`))
    .sort();
  return names.filter((name) => new RegExp(`(^|\\.)${locale}\\.ftl$`).test(basename(name)));
}

const read = (name: string) => readFile(join(SALLE, name), "utf-8");

/** The messages that the page can show in a language. */
async function ids(locale: string): Promise<Set<string>> {
  const texts = await Promise.all((await files(locale)).map(read));
  return new Set(texts.flatMap((text) => text.match(ID) ?? []));
}

async function joined(locale: string): Promise<string> {
  const texts = await files(locale);
  const shared = await Promise.all(texts.filter((name) => SHARED.test(name)).map(read));
  const games = await Promise.all(texts.filter((name) => GAME.test(name)).map(read));
  return [...shared, ...games.flatMap((text) => text.match(SAID) ?? [])].join("\n");
}
