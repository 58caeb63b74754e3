import type { Frame, Message } from "../wire";

const DECK = -1;
const LONG = 8; // cards: as many as are dealt for another round, and not after a deed

/** A step of a bout: what somebody did, and what the deck dealt after it; a long deal is a step of its own. */
export interface Step {
  from: number; // ply
  to: number;
  seat: number | null;
  tokens: string[];
  told: Message[];
}

/** The frames from the first on as steps. */
export function steps(frames: Frame[]): Step[] {
  const found: Step[] = [];
  let dealt: Frame[] = []; // since the last deed
  const deal = () => {
    const [first] = dealt;
    if (!first) return;
    if (found.length === 0 || (dealt.length >= LONG && found.length > 1))
      found.push({ from: first.ply, to: first.ply, seat: null, tokens: [], told: [] });
    const step = found.at(-1)!;
    for (const { ply, token, told } of dealt) {
      step.to = ply;
      step.tokens.push(token);
      step.told.push(...told);
    }
    dealt = [];
  };
  for (const frame of frames) {
    const { ply, actor, token, told } = frame;
    if (actor === DECK) {
      dealt.push(frame);
      continue;
    }
    deal();
    const seat = actor >= 0 ? actor : null;
    found.push({ from: ply, to: ply, seat, tokens: token ? [token] : [], told: [...told] });
  }
  deal();
  return found;
}

/** Which step that ply belongs to. */
export function stepAt(all: Step[], ply: number): number {
  return Math.max(
    0,
    all.findLastIndex((step) => step.from <= ply),
  );
}
