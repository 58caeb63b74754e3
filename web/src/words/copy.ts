/** Copy what a field has in it, and say whether that worked. If it did not, the text is selected for the reader to copy. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select(); // over plain http, browsers give pages from another machine no clipboard
    return document.execCommand("copy");
  }
}
