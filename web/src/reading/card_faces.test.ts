import { describe, expect, it } from "vitest";

import { shown } from "../cards/cards_by_code";
import type { Deck, Face, PageShown } from "../wire";
import { kinds } from "./card_faces";

const page = (code: string) => ({ code, title: { id: code, args: {} } }) as PageShown;
const drawn = (code: string, page: string) => ({ code, page, copies: 1 }) as Face;

describe("kinds of cards", () => {
  it("come in the order of their pages, each with its faces, and only those that are fenced with", () => {
    const deck = {
      pages: ["MF", "P", "XX"].map(page),
      faces: [drawn("P", "P"), drawn("MFl", "MF"), drawn("MFr", "MF")],
    };
    const found = kinds(shown(deck as Deck));
    expect(found.map(({ code, faces }) => [code, faces.map((one) => one.code)])).toEqual([
      ["MF", ["MFl", "MFr"]],
      ["P", ["P"]],
    ]);
  });

  it("may have no page", () => {
    const found = kinds(shown({ pages: [], faces: [drawn("1", ""), drawn("2", "")] } as unknown as Deck));
    expect(found.map(({ code, page }) => [code, page])).toEqual([
      ["1", null],
      ["2", null],
    ]);
  });
});
