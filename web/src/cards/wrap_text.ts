/** Whether the text has Chinese characters, which are as wide as they are high. */
export function wide(text: string): boolean {
  return /[\u3000-\u9fff]/.test(text);
}

const NEVER_FIRST = /^[，。、；：！？）」』…]/; // they hang over the end of the line before

/** Wrap a text to at most so many lines, because SVG text does not wrap. */
export function wrapped(text: string, length: number, most: number): string[] {
  const parts = wide(text) ? [...text] : text.split(" ").map((word) => `${word} `);
  const found = [""];
  for (const part of parts) {
    if ((found.at(-1) + part).trimEnd().length > length && found.at(-1) && !NEVER_FIRST.test(part)) found.push("");
    found[found.length - 1] += part;
  }
  const kept = found.slice(0, most).map((line) => line.trimEnd());
  if (found.length > most) kept[most - 1] = `${kept[most - 1]!.slice(0, length - 1)}…`;
  return kept;
}
