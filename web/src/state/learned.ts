const KEY = "salle.learned";

/** The games whose first lesson was finished in this browser. */
export function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Remember that this lesson was finished. */
export function learn(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), game])]));
  } catch {
    // without storage the lesson is offered again
  }
}
