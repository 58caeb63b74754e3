import type { CardShown } from "../../cards/cards_by_code";
import type { ArenaScene, Message } from "../../wire";

export type HeroName = "bear" | "veteran" | "squire" | "corsair" | "duelist" | "berserker";
export type Line = "high" | "low" | "left" | "right";

export const LINES: Line[] = ["high", "low", "left", "right"];

/** The colour of each family of cards. */
const TINTS: Record<string, string> = {
  attack: "#9a2a1c",
  defence: "#1d4a7a",
  weapon: "#7d5a10",
  shield: "#35601f",
  armor: "#4a4a55",
};

/** A hand, in a box of 24 x 24. */
export const PALM =
  "M8 21c-3-4-4-6-4-8l1.5-.5L8 15V5.5a1.3 1.3 0 0 1 2.5 0V11 4a1.3 1.3 0 0 1 2.5 0v7-6a1.3 1.3 0 0 1 2.5 0v6.5-4a1.3 1.3 0 0 1 2.5 0V15c0 3-1 4-1.5 6Z";

/** The appearance of a card. */
export interface Look {
  tint: string;
  emblem: string;
  sign: string; // its line, or `any`, `named`, `none`; empty without one
  number: string; // the large text; empty: the letters of its line
  hands: number; // hands it takes
}

const UNKNOWN: Look = { tint: "#5d4f3c", emblem: "", sign: "", number: "", hands: 0 };

export function look(card: CardShown | undefined): Look {
  if (!card) return UNKNOWN;
  const { bonus, damage, strength } = card.numbers;
  const plus = bonus ?? damage;
  const lines = card.marks.filter((mark) => mark !== "ignores-armor");
  return {
    tint: TINTS[card.family] ?? UNKNOWN.tint,
    emblem: card.title.id.replace("arena-card-", ""),
    sign: lines.length > 1 ? "any" : (lines[0] ?? ""),
    hands: card.numbers.hands ?? 0,
    number: plus ? `+${plus}` : strength ? String(strength) : "",
  };
}

/** The letters of a line. */
export function letters(sign: string): Message {
  return { id: `arena-letter-${sign}`, args: {} };
}

/** The colour of a seat. */
export function tint(seat: number): string {
  return `var(--seat-${seat})`;
}

/** The seat in front: your own, or the first seat for a spectator. */
export function nearest(me: number): number {
  return Math.max(0, me);
}

export type Hero = ArenaScene["heroes"][number];
export type Ready = Hero["items"][number];
