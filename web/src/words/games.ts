import { t, words } from "./words.svelte";

/** What a game is called: `engarde/standard` is En Garde, Standard. */
export function gameTitle(game: string): string {
  const [id, ruleset] = game.split("/", 2) as [string, string];
  const name = words.has(`${id}-name`) ? t(`${id}-name`) : id;
  return t("page-game", { name, ruleset: rulesetTitle(ruleset) });
}

/** What a rule set is called. */
export function rulesetTitle(ruleset: string): string {
  return words.has(`page-ruleset-${ruleset}`) ? t(`page-ruleset-${ruleset}`) : ruleset;
}
