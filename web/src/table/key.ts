/** What stands for a drawn thing where it is reached by keys and read aloud: it has a name and a state, and no words
 * of its own. It lies over the thing; within a drawing, the thing itself is that. */
export function keyOf(thing: HTMLElement | SVGElement): HTMLElement | SVGElement {
  if (thing instanceof SVGElement) return thing;
  const key = document.createElement("span");
  key.className = "key";
  thing.append(key);
  return key;
}
