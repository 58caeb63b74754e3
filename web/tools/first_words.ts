import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const SALLE = fileURLToPath(new URL("../../src/salle", import.meta.url));
const MODULE = "virtual:first-words";
const LOCALES = ["en", "zh-Hant"];
const SHARED = /^(core|server)\/texts\//;
const GAME = /^games\/[^/]+\/texts\/[^.]+\.ftl$/; // without cards and lessons
const SAID = /^[a-z]+-(?:name|about|ruleset-[a-z]+) =.*(?:\n[ \t]+.*)*/gm; // of a game, before it is fenced

/** Joins what the first screen says into one file for each language, which the server can announce; the module has
 * their addresses. */
export function firstWords(): Plugin {
  let building = false;
  return {
    name: "salle-first-words",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses = await Promise.all(
        LOCALES.map(async (locale) => {
          const source = await joined(locale);
          if (!building) return `${JSON.stringify(locale)}: ${JSON.stringify(`data:,${encodeURIComponent(source)}`)}`;
          const file = this.emitFile({ type: "asset", name: `first.${locale}.ftl`, source });
          return `${JSON.stringify(locale)}: import.meta.ROLLUP_FILE_URL_${file}`;
        }),
      );
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}

async function joined(locale: string): Promise<string> {
  const names = (await readdir(SALLE, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const texts = names.filter((name) => new RegExp(`(^|\\.)${locale}\\.ftl$`).test(basename(name)));
  const read = (name: string) => readFile(join(SALLE, name), "utf-8");
  const shared = await Promise.all(texts.filter((name) => SHARED.test(name)).map(read));
  const games = await Promise.all(texts.filter((name) => GAME.test(name)).map(read));
  return [...shared, ...games.flatMap((text) => text.match(SAID) ?? [])].join("\n");
}
