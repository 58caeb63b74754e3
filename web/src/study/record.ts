/** The content of a record file: its tags, and the bout in tokens. */
export interface RecordRead {
  tags: Map<string, string>;
  tokens: string[];
}

const TAG = /^\[([A-Z][A-Za-z0-9]*) "([^"]*)"\]$/;

/** Parse a record that the server has accepted. */
export function read(text: string): RecordRead {
  const tags = new Map<string, string>();
  const tokens: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const tag = TAG.exec(line);
    if (tag) tags.set(tag[1]!, tag[2]!);
    else tokens.push(...line.split(/\s+/).filter((word) => word !== ""));
  }
  return { tags, tokens };
}
