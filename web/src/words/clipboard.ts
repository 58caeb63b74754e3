/** Copy the text of a field to the clipboard; returns whether that worked. If not, the text stays selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select(); // over plain http, browsers give pages from another machine no clipboard
    return document.execCommand("copy");
  }
}
