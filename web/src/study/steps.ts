import type { Arg, Frame, Message } from "../wire";

const DECK = -1;
const LONG = 8; // cards: a deal of this size starts a round

/** A step of a bout: a player's action and the cards dealt after it. A long deal is a separate step. */
export interface Step {
  from: number; // ply
  to: number;
  seat: number | null;
  tokens: string[];
  told: Message[];
}

/** Group frames into steps. */
export function steps(frames: Frame[]): Step[] {
  const found: Step[] = [];
  let dealt: Frame[] = []; // since the last action
  const deal = () => {
    const [first] = dealt;
    if (!first) return;
    if (found.length === 0 || (dealt.length >= LONG && found.length > 1))
      found.push({ from: first.ply, to: first.ply, seat: null, tokens: [], told: [] });
    const step = found.at(-1)!;
    for (const { ply, token, told } of dealt) {
      step.to = ply;
      step.tokens.push(token);
      for (const message of told) tell(step.told, message);
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

/** Add a message. If it differs from the last one only in a list, such as the drawn cards, the lists are joined. */
function tell(told: Message[], message: Message): void {
  const last = told.at(-1);
  const keys = Object.keys(message.args);
  const differ = keys.filter((key) => JSON.stringify(message.args[key]) !== JSON.stringify(last?.args[key]));
  const lists = keys.filter((key) => Array.isArray(message.args[key]));
  if (last?.id !== message.id || lists.length !== 1 || differ.some((key) => key !== lists[0])) {
    told.push(message);
    return;
  }
  const key = lists[0]!;
  const list = [...(last.args[key] as Arg[]), ...(message.args[key] as Arg[])];
  told[told.length - 1] = { id: last.id, args: { ...last.args, [key]: list } };
}

/** The step that a ply belongs to. */
export function stepAt(all: Step[], ply: number): number {
  return Math.max(
    0,
    all.findLastIndex((step) => step.from <= ply),
  );
}
