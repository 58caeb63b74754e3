import type { Message, Part } from "../wire";
import { capital, t, words } from "../words/words.svelte";

type Say = (message: Message) => string;

/** Describe the board in words, with a sentence for each part, for readers who do not see the drawing. */
export function described(board: Part[], names: string[], say: Say): string[] {
  return board
    .map((part) => sentence(part, names, say))
    .filter((text) => text !== "")
    .map(capital);
}

function sentence(part: Part, names: string[], say: Say): string {
  const listed = (rows: string[]) => rows.join(words.say({ id: "and-list", args: {} }));
  const pair = (name: string, value: string) => t("page-words-pair", { name, value });
  switch (part.part) {
    case "Score": {
      const of = (points: number) => (part.of === null ? `${points}` : t("page-words-of", { points, of: part.of }));
      return pair(say(part.label), listed(part.points.map((points, seat) => `${names[seat]} ${of(points)}`)));
    }
    case "Track": {
      const where = Object.entries(part.standing).map(([cell, seat]) =>
        t("page-words-at", { who: names[seat]!, cell }),
      );
      return pair(say(part.label), listed([...where, t("page-words-cells", { cells: part.cells })]));
    }
    case "Cards": {
      const hidden = part.hidden > 0 ? [t("page-words-hidden", { count: part.hidden })] : [];
      return pair(say(part.label), listed([...part.faces, ...hidden]) || t("page-words-none"));
    }
    case "Words":
      return pair(say(part.label), listed(part.values.map((value, seat) => `${names[seat]} ${say(value)}`)));
    case "Grid": {
      const rows = part.rows.map(([seat, cells]) => {
        const facts = cells.map((cell, at) => (cell === null ? "" : `${say(part.heads[at]!)} ${say(cell)}`));
        return pair(names[seat] ?? "", listed(facts.filter((fact) => fact !== "")));
      });
      return [say(part.label), ...rows].join(". ");
    }
    case "Line":
      return pair(names[part.seat] ?? "", say(part.text));
    case "Note":
      return say(part.text);
  }
}
