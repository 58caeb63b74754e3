/** Copy the text of a field to the clipboard; returns whether it worked. If not, the text stays selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select(); // without https, browsers block the clipboard for pages of other machines
    return document.execCommand("copy");
  }
}
