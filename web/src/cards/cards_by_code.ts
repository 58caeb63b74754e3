import type { Deck, Face, PageShown } from "../wire";

/** A card as it is drawn and named, and the page that tells about it, if there is one. */
export interface CardShown extends Face {
  about: PageShown | null;
}

/** The cards of a deck by what a scene may call them: the code of a face, or of a page. */
export function shown({ pages, faces }: Deck): Map<string, CardShown> {
  const texts = new Map(pages.map((page) => [page.code, page]));
  const kinds = pages.map(({ code, title }): Face => ({
    ...{ code, page: code, title, family: "card", numbers: {}, marks: [], copies: 0 },
  }));
  return new Map([...kinds, ...faces].map((face) => [face.code, { ...face, about: texts.get(face.page) ?? null }]));
}
