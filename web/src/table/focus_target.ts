/** The element that has the focus and the accessible name of a thing on the board: an SVG element itself, or an empty
 * span laid over an HTML element. */
export function focusTarget(thing: HTMLElement | SVGElement): HTMLElement | SVGElement {
  if (thing instanceof SVGElement) return thing;
  const key = document.createElement("span");
  key.className = "key";
  thing.append(key);
  return key;
}
