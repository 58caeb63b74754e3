import type { Deck, Face, PageShown } from "../wire";

/** A card as it is drawn and named, and its page, if it has one. */
export interface CardShown extends Face {
  about: PageShown | null;
}

/** The cards of a deck by the code of a face or of a page, because a scene uses either. */
export function shown({ pages, faces }: Deck): Map<string, CardShown> {
  const texts = new Map(pages.map((page) => [page.code, page]));
  const kinds = pages.map(({ code, title }): Face => ({
    ...{ code, page: code, title, family: "card", numbers: {}, marks: [], copies: 0 },
  }));
  return new Map([...kinds, ...faces].map((face) => [face.code, { ...face, about: texts.get(face.page) ?? null }]));
}
