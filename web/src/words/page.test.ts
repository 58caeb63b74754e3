import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const USED = /["`](page-[a-z0-9-]+)["`]/g;
const MADE = /`(page-[a-z0-9-]+-)\$\{/g; // the start of ids that are put together
const TEXTS = "../src/salle/server/texts";

const sources = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(join("src", name), "utf-8"))
  .join("\n");

const found = (pattern: RegExp) => new Set([...sources.matchAll(pattern)].map((match) => match[1]!));

function ids(locale: string): Set<string> {
  const text = readFileSync(join(TEXTS, `page.${locale}.ftl`), "utf-8");
  return new Set([...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map((match) => match[1]!));
}

const LOCALES = readdirSync(TEXTS).flatMap((name) => /^page\.(.+)\.ftl$/.exec(name)?.[1] ?? []);

describe.each(LOCALES)("words of the page in %s", (locale) => {
  const known = ids(locale);

  it.runIf(locale === "en")("has every message that the page uses", () => {
    expect([...found(USED)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("has no message that the page never uses", () => {
    const used = found(USED);
    const begun = [...found(MADE)];
    expect([...known].filter((id) => !used.has(id) && !begun.some((beginning) => id.startsWith(beginning)))).toEqual(
      [],
    );
  });
});
