import type { About } from "../wire";

/** What a result such as `0-1` or `0-0` means for the player in these seats. Null: show the result as it is written. */
export function meant(result: string, yours: number[]): "abandoned" | "drawn" | "won" | "lost" | null {
  if (result === "*") return "abandoned";
  if (!result.includes("1")) return "drawn";
  if (yours.length !== 1) return null;
  return result.split("-")[yours[0]!] === "1" ? "won" : "lost";
}

interface Words {
  you: string;
  shared: string; // several people on one screen
  open: string; // a free seat
  bot: (name: string) => string;
}

/** The players of a bout in a list: "You", the names of others, and one entry for all who share a screen. */
export function players({ seats, bots }: Pick<About, "seats" | "bots">, yours: number[], words: Words): string[] {
  const people = seats.filter((name, seat) => name && !bots[seat]);
  const shares = (name: string, seat: number) =>
    yours.length > 1 ? yours.includes(seat) : people.filter((one) => one === name).length > 1;
  const names = seats.map((name, seat) => {
    if (bots[seat]) return words.bot(name);
    if (!name) return words.open;
    if (shares(name, seat)) return words.shared;
    return yours.includes(seat) ? words.you : name;
  });
  return names.filter((name, at) => name !== words.shared || names.indexOf(name) === at);
}

/** The names in one line. Equal names are counted where there are many: 3 × Novice. */
export function counted(names: string[]): string {
  if (names.length < 3) return names.join(" – ");
  return [...new Set(names)]
    .map((name) => ({ name, count: names.filter((one) => one === name).length }))
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(" – ");
}
