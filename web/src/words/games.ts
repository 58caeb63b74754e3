import { t, words } from "./words.svelte";

/** The title of a game: `engarde/standard` is En Garde, Standard. */
export function gameTitle(game: string): string {
  const [id, ruleset] = game.split("/", 2) as [string, string];
  const name = words.has(`${id}-name`) ? t(`${id}-name`) : id;
  return t("page-game", { name, ruleset: rulesetTitle(ruleset) });
}

/** The title of a rule set. */
export function rulesetTitle(ruleset: string): string {
  return words.has(`page-ruleset-${ruleset}`) ? t(`page-ruleset-${ruleset}`) : ruleset;
}

const ORDER = ["engarde", "readyfence", "audatia", "arena"]; // the simplest first; others follow

/** The games of these rule sets, in the order on the page. */
export function gameIds(sets: { game: string }[]): string[] {
  const place = (id: string) => (ORDER.indexOf(id) + ORDER.length + 1) % (ORDER.length + 1);
  const all = [...new Set(sets.map(({ game }) => game.split("/", 1)[0]!))];
  return all.sort((one, other) => place(one) - place(other));
}
