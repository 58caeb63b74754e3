import type { CardShown } from "../../cards/cards_by_code";
import type { Arg, Happened, Link, Message, Speed } from "../../wire";

/** A finished phrase: its links and its verdict. */
export interface LastPhrase {
  links: Link[];
  told: Message[]; // a sentence for each link
  verdict: Message;
}

/** The latest finished phrase, read from the log. */
export function lastPhrase(log: Happened[], cards: Map<string, CardShown>): LastPhrase | null {
  for (const { told } of [...log].reverse()) {
    for (const message of [...told].reverse()) {
      if (message.id !== "readyfence-event-phrase-ended") continue;
      const sentences = chained(message.args.chain as Message);
      const links = sentences.map((sentence) => linked(sentence, cards));
      return { links, told: sentences, verdict: message.args.verdict as Message };
    }
  }
  return null;
}

function chained(message: Message): Message[] {
  const found: Message[] = [];
  let rest = message;
  for (; rest.id === "readyfence-chain"; rest = rest.args.rest as Message) found.push(rest.args.first as Message);
  return [...found, rest];
}

function linked({ id, args }: Message, cards: Map<string, CardShown>): Link {
  return {
    seat: (args.who as Message).id.endsWith("left") ? 0 : 1,
    role: id.slice("readyfence-link-".length) as Link["role"],
    card: coded(args.card as Message | undefined, cards),
    speed: summed(args.sum as Message | undefined),
    price: args.price as number,
    against: args.against as number,
  };
}

function coded(face: Message | undefined, cards: Map<string, CardShown>): string | null {
  const written = JSON.stringify(face);
  return [...cards.values()].find(({ title }) => JSON.stringify(title) === written)?.code ?? null;
}

function summed(sum: Message | undefined): Speed | null {
  if (!sum) return null;
  const { mine, theirs, total, ...terms } = sum.args;
  return { ...terms, sum: total, mine: weapon(mine), theirs: weapon(theirs) } as unknown as Speed;
}

function weapon(message: Arg | undefined): string {
  return (message as Message).id.slice("readyfence-weapon-".length);
}
