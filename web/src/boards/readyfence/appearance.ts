import type { CardShown } from "../../cards/cards_by_code";

/** The ink and the shape of each colour of cards; shapes are drawn in a box of 14 x 14. */
export const COLOURS: Record<string, { ink: string; shape: string }> = {
  red: { ink: "#9a2a1c", shape: "M7 .5 13.5 13H.5z" },
  "light-blue": { ink: "#0b6a84", shape: "M7 .7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 7 .7z" },
  "dark-blue": { ink: "#1f3f86", shape: "M1 1h12v5c0 4-2.5 6-6 7.8C3.5 12 1 10 1 6z" },
  orange: { ink: "#9c4a06", shape: "M5 .5h4V5h4.5v4H9v4.5H5V9H.5V5H5z" },
  gold: { ink: "#7d5a10", shape: "m7 .3 2 4.5 4.8.5-3.6 3.2 1 4.8L7 10.9l-4.2 2.4 1-4.8L.2 5.3l4.8-.5z" },
};

const LEADING = ["dark-blue", "red", "light-blue", "gold", "orange"];

/** The colour of a card's frame. A card of two colours has the colour that is typical of it. */
export function tint(card: CardShown | undefined): string {
  const colour = LEADING.find((one) => card?.marks.includes(one));
  return colour ? COLOURS[colour]!.ink : "var(--card-soft)";
}

/** The number in the corner: the speed, or what the card adds to another card's speed. */
export function corner(card: CardShown | undefined, code: string): string {
  if (!card) return code;
  const { speed, adds } = card.numbers;
  return speed ? String(speed) : adds ? `+${adds}` : "";
}

/** Breaks a name into lines that fit the width of a small card. */
export function lines(title: string): string[] {
  const found = title.split(/ |(?<=-)/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== undefined && (last + word).length < 8) return [...done.slice(0, -1), `${last} ${word}`];
    return [...done, word];
  }, []);
  return found.length > 2 ? [found.slice(0, -1).join(" "), found.at(-1)!] : found;
}
