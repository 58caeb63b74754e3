/** A point of a drawing. */
export type Point = readonly [number, number];

export const told = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
export const moved = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

/** The SVG path of a smooth band along these points, with the given half width at each point: a limb, a trunk, hair. `hem` is how far its last
 * end bulges, in half widths. */
export function ribbon(along: (readonly [Point, number])[], hem = 1.4): string {
  const ahead: Point[] = [];
  const back: Point[] = [];
  along.forEach(([[x, y], half], at) => {
    const [[ax, ay]] = along[Math.max(0, at - 1)]!;
    const [[bx, by]] = along[Math.min(along.length - 1, at + 1)]!;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [right, down] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
    ahead.push([x + right, y + down]);
    back.unshift([x - right, y - down]);
  });
  const [first, second] = [along[0]!, along[1]!];
  const [last, before] = [along.at(-1)!, along.at(-2)!];
  const cap = ([from]: readonly [Point, number], [at, half]: readonly [Point, number], bulge: number, to: Point) =>
    `Q${told(between(from, at, 1 + (half * bulge) / (Math.hypot(at[0] - from[0], at[1] - from[1]) || 1)))} ${told(to)}`;
  return `M${told(ahead[0]!)}${curve(ahead)}${cap(before, last, hem, back[0]!)}${curve(back)}${cap(second, first, 1.4, ahead[0]!)}Z`;
}

/** A smooth curve through these points (Catmull-Rom). */
function curve(points: Point[]): string {
  let drawn = "";
  for (let at = 0; at + 1 < points.length; at++) {
    const [before, from, to] = [points[Math.max(0, at - 1)]!, points[at]!, points[at + 1]!];
    const after = points[Math.min(points.length - 1, at + 2)]!;
    const one = moved(from, (to[0] - before[0]) / 6, (to[1] - before[1]) / 6);
    const other = moved(to, (from[0] - after[0]) / 6, (from[1] - after[1]) / 6);
    drawn += `C${told(one)} ${told(other)} ${told(to)}`;
  }
  return drawn;
}
