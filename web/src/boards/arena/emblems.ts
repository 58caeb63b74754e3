/** The drawings on the cards, each in a box of 60 x 60: pale surfaces, lines, solid shapes and swords. A sword is the
 * position of its point, the angle it points at and its size. */
export interface Emblem {
  pale?: string;
  line?: string;
  solid?: string;
  ghost?: string; // dashed
  swords?: [x: number, y: number, angle: number, size: number][];
}

// A target: head, body and legs.
const BODY = "M30 11a6 6 0 1 1-.1 0ZM20 25h20l-3.5 17h-13ZM24 43h5l-.5 16h-6ZM31 43h5l1.5 16h-6Z";
const [UP, DOWN, ASIDE] = [-90, 90, 0];

/** A star where an attack lands. */
const burst = (x: number, y: number) => `M${x} ${y - 8}l2 5 5-3-3 5 5 2-5 2 3 5-5-3-2 5-2-5-5 3 3-5-5-2 5-2-3-5 5 3Z`;

const JERKIN = "M17 8l8 4q5 4 10 0l8-4 10 10-7 7v27q-16 5-32 0V25l-7-7Z";

export const EMBLEMS: Record<string, Emblem> = {
  "attack-high": { pale: BODY, solid: burst(30, 14), swords: [[34, 14, 178, 0.9]] },
  "attack-low": { pale: BODY, solid: burst(33, 50), swords: [[36, 49, 198, 0.8]] },
  "attack-left": { pale: BODY, solid: burst(24, 32), swords: [[22, 32, 10, 0.72]] },
  "attack-right": { pale: BODY, solid: burst(36, 32), swords: [[38, 32, 170, 0.72]] },
  "mighty-blow": {
    pale: "M30 27l4 9 10-6-4 10 11 3-11 4 5 9-10-4-5 8-5-8-10 4 5-9-11-4 11-3-4-10 10 6Z",
    line: "M8 20C12 10 18 6 24 4M52 20C48 10 42 6 36 4",
    swords: [[30, 46, DOWN, 1.5]],
  },
  feint: {
    ghost: "M12 50C10 30 22 14 44 14",
    line: "M38 8l7 6-7 6",
    swords: [[57, 46, 14, 1.75]],
  },
  thrust: {
    pale: "M34 4c9 0 14 12 14 26s-5 26-14 26-10-12-10-26S25 4 34 4Z",
    line: "M34 4c9 0 14 12 14 26s-5 26-14 26",
    solid: "M36 23l3 5 6 2-6 2-3 5-2-7Z",
    swords: [[57, 30, ASIDE, 1.6]],
  },
  "parry-high": { pale: BODY, swords: [[54, 8, ASIDE, 1.25]] },
  "parry-low": { pale: BODY, swords: [[54, 50, ASIDE, 1.5]] },
  "parry-left": { pale: BODY, swords: [[11, 8, UP, 1.6]] },
  "parry-right": { pale: BODY, swords: [[49, 8, UP, 1.6]] },
  duck: {
    pale: "M27 27a6 6 0 1 1-.1 0ZM19 41l14-2 6 8-8 4ZM34 46l10 4-3 7h-5l1-5-8-2ZM22 47l4 10h-5l-4-9Z",
    line: "M6 20C16 7 40 5 53 13M53 13l-9-2M53 13l-6 7",
  },
  jump: {
    pale: "M33 2a6 6 0 1 1-.1 0ZM25 16l14-1-2 15-11 2ZM27 33l-11 3 2 6 13-4ZM33 32l9 4-5 8-4-2 3-4-5-2Z",
    line: "M6 46C18 57 40 57 53 48M53 48l-9 1M53 48l-7 6",
  },
  dodge: {
    pale: "M41 8a6 6 0 1 1-.1 0ZM31 22l17 4-7 15-12-4ZM29 38l5 2-6 17h-5ZM36 41l4 1 5 15h-5Z",
    ghost: "M19 9a6 6 0 1 1-.1 0M11 25h16l-3 14M14 39l-3-14M13 41l-2 16M22 41v16",
    line: "M6 18l-4 3 4 3M2 21h8",
  },
  dagger: {
    pale: "M30 7l4 7v22h-8V14Z",
    line: "M30 7l4 7v22h-8V14ZM30 14v20M20 37h20M30 38v11",
    solid: "M30 49a3.4 3.4 0 1 1-.1 0ZM18 35h5v4h-5ZM37 35h5v4h-5Z",
  },
  "short-sword": {
    pale: "M30 1l5 8v30h-10V9Z",
    line: "M30 1l5 8v30h-10V9ZM30 10v27M18 40h24M30 41v11",
    solid: "M30 51a3.6 3.6 0 1 1-.1 0ZM15 38h6v4h-6ZM39 38h6v4h-6Z",
  },
  "war-axe": {
    pale: "M26 9C36 9 44 5 49 1c5 10 5 20 1 30-6-5-14-7-24-7Z",
    line: "M26 9C36 9 44 5 49 1c5 10 5 20 1 30-6-5-14-7-24-7ZM45 6c3 8 3 14 1 20",
    solid: "M22 4h5v54h-5ZM15 11h7v11h-7Z",
  },
  spear: {
    pale: "M30 0l6 12-6 10-6-10Z",
    line: "M30 0l6 12-6 10-6-10ZM30 3v18M25 26h10M25 29h10",
    solid: "M28.6 21h2.8v38h-2.8Z",
  },
  "war-hammer": {
    pale: "M15 5h19v14H15ZM35 7c8 0 13 2 17 7-6-1-11 0-17 3Z",
    line: "M15 5h19v14H15ZM15 9h-4v6h4M35 7c8 0 13 2 17 7-6-1-11 0-17 3ZM27 5l2-4 2 4",
    solid: "M26.8 19h4.4v40h-4.4Z",
  },
  "great-sword": {
    pale: "M30 0l4 6v35h-8V6Z",
    line: "M30 0l4 6v35h-8V6ZM30 7v26M26 33l-5-4M34 33l5-4M12 40q18 5 36 0M30 43v12",
    solid: "M30 54a3 3 0 1 1-.1 0ZM10 38a2.6 2.6 0 1 1-.1 0ZM50 38a2.6 2.6 0 1 1-.1 0Z",
  },
  buckler: {
    pale: "M30 11a19 19 0 1 1-.1 0Z",
    line: "M30 11a19 19 0 1 1-.1 0ZM30 15a15 15 0 1 1-.1 0Z",
    solid:
      "M30 23a7 7 0 1 1-.1 0ZM30 12a1 1 0 1 1-.1 0ZM30 46a1 1 0 1 1-.1 0ZM13 29a1 1 0 1 1-.1 0ZM47 29a1 1 0 1 1-.1 0Z",
  },
  "round-shield": {
    pale: "M30 3a27 27 0 1 1-.1 0Z",
    line: "M30 3a27 27 0 1 1-.1 0ZM30 7a23 23 0 1 1-.1 0ZM18 11v38M26 8v14M26 38v14M34 8v14M34 38v14M42 11v38",
    solid: "M30 22a8 8 0 1 1-.1 0Z",
  },
  leather: {
    pale: JERKIN,
    line: `${JERKIN}M30 15v37M26 19l8 4M34 19l-8 4M26 27l8 4M34 27l-8 4M26 35l8 4M34 35l-8 4`,
  },
  mail: {
    pale: JERKIN,
    line: `${JERKIN}${[22, 28, 34, 40, 46].map((y, at) => `M${16 + (at % 2) * 3} ${y}${"q3 4 6 0".repeat(at % 2 ? 4 : 5)}`).join("")}`,
  },
  plate: {
    pale: "M18 7q12 10 24 0l9 9-4 9q3 13-4 21H17q-7-8-4-21l-4-9ZM17 48h26l4 9H13Z",
    line: "M18 7q12 10 24 0l9 9-4 9q3 13-4 21H17q-7-8-4-21l-4-9ZM17 48h26l4 9H13ZM30 14v32M13 26q9 4 17-1 8 5 17 1M25 49l-2 8M35 49l2 8",
  },
};
