import type { Arg, AudatiaScene, Happened, Message } from "../../wire";
import type { BoardProps } from "../board";

export type Lane = "left" | "centre" | "right";

/** State that all components of the board share: the scene, the point of view, the names of things, and the selection. */
export class BoardContext {
  readonly #given: () => BoardProps<AudatiaScene>;

  constructor(given: () => BoardProps<AudatiaScene>) {
    this.#given = given;
  }

  get #props() {
    return this.#given();
  }

  get scene(): AudatiaScene {
    return this.#props.scene;
  }

  get selection() {
    return this.#props.selection;
  }

  get log(): Happened[] {
    return this.#props.log;
  }

  /** The seat below and on the left: the viewer's, or the challenger's. */
  get near(): 0 | 1 {
    return this.#props.me === 1 ? 1 : 0;
  }

  get far(): 0 | 1 {
    return this.near === 1 ? 0 : 1;
  }

  /** Whether the viewer is a player. */
  get fences(): boolean {
    return this.#props.me >= 0;
  }

  /** The viewer's own choice, while the opponent still chooses. */
  get chosen(): string | null {
    return this.#props.view.chosen;
  }

  duelist(seat: number) {
    return this.scene.duelists[seat]!;
  }

  name(seat: number): string {
    return this.#props.seats[seat] ?? "";
  }

  /** The seat as an argument of a sentence, which may address the reader. */
  called(seat: number): Message {
    return this.#props.view.head.seats[seat]!.called;
  }

  /** Words of the game. */
  word(id: string, args: Record<string, Arg> = {}): string {
    return this.#props.say({ id: `audatia-${id}`, args });
  }

  /** The name of a card, or its code if the name is unknown. */
  title(code: string): string {
    const card = this.#props.cards.get(code);
    return card ? this.#props.say(card.title) : code;
  }

  /** A card's brief description. */
  brief(code: string): string {
    const page = this.#props.cards.get(code)?.about;
    return page ? this.#props.say(page.brief) : "";
  }

  family(code: string): string {
    return this.#props.cards.get(code)?.family ?? "";
  }

  /** The card's other printed facts. */
  marks(code: string): string[] {
    return this.#props.cards.get(code)?.marks ?? [];
  }

  numbers(code: string): [string, number][] {
    return Object.entries(this.#props.cards.get(code)?.numbers ?? {});
  }

  /** All poste, in the order of their pages. */
  get poste(): string[] {
    return [...this.#props.cards.values()].filter((card) => card.family === "posta").map((card) => card.code);
  }

  /** The sentences about the position. */
  get notes(): string[] {
    return this.#props.view.board.flatMap((part) => (part.part === "Note" ? [this.#props.say(part.text)] : []));
  }

  /** Whether a remaining offer still needs something of this kind: `posta`, `blow`. */
  wants(kind: string): boolean {
    const { left, picked } = this.selection;
    return left.some(({ handles }) => handles.some((one) => one.startsWith(`${kind}:`) && !picked.includes(one)));
  }

  /** The codes after such a word, as in `shuts-MF`. */
  after(code: string, word: string): string[] {
    return this.marks(code).flatMap((mark) => (mark.startsWith(word) ? [mark.slice(word.length)] : []));
  }
}

/** The blow of a strike without its sun. */
export function blow(code: string): string {
  return code.replace(/[lr]$/, "");
}
