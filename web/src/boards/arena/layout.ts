export type Point = [x: number, y: number];

/** The positions of everything on the board, in pixels. */
export interface Layout {
  narrow: boolean;
  height: number;
  stands: Point[]; // your own first, then clockwise
  middle: Point;
  deck: Point;
  discards: Point;
}

const NARROW = 640;

type Row = "side" | "top";
type Place = [share: number, row: Row];

// Positions of the other heroes by their number, clockwise from the left: share of the width.
const PLACES: Place[][] = [
  [],
  [[0.5, "top"]],
  [[0.26, "top"], [0.74, "top"]],
  [[0, "side"], [0.5, "top"], [1, "side"]],
  [[0, "side"], [0.31, "top"], [0.69, "top"], [1, "side"]],
  [[0, "side"], [0.23, "top"], [0.5, "top"], [0.77, "top"], [1, "side"]],
]; // prettier-ignore

/** The arena for this number of heroes in this size: an oval, upright on a phone. */
export function layout(heroes: number, width: number): Layout {
  const narrow = width < NARROW;
  const others = PLACES[heroes - 1]!;
  const sided = heroes > 3;
  const [half, top, spread] = narrow ? [60, 73, 1.86] : [74, sided ? 86 : 100, 1];
  const side = top + (narrow ? 146 : heroes > 4 ? 138 : 116);
  const height = narrow ? (sided ? 420 : 396) : sided ? 444 : 472;
  const own = height - (narrow ? 78 : sided ? 92 : 104);
  const x = (share: number) => half + share * (width - 2 * half);
  const place = ([share, row]: Place): Point => {
    if (row === "side") return [x(share), side];
    return [x(Math.min(1, Math.max(0, 0.5 + (share - 0.5) * spread))), top];
  };
  const aside = narrow ? 40 : width * 0.27;
  const piles = height - (narrow ? 82 : 86);
  return {
    narrow,
    height,
    stands: [[width / 2, own], ...others.map(place)],
    middle: [width / 2, narrow ? (sided ? side - 26 : 194) : sided ? 216 : 230],
    deck: [aside, piles],
    discards: [width - aside, piles],
  };
}

/** The position of the attack card: in the middle, or beside it where it would cover the arrow. */
export function turning(layout: Layout, from: Point, to: Point): Point {
  const [x] = layout.middle;
  const straight = [from, to].some((end) => Math.abs(end[0] - x) < 60);
  return straight ? beside(layout, Math.min(from[0], to[0]) < x - 60 ? -1 : 1) : layout.middle;
}

/** A point right (or left) of the middle, if there is room. */
export function beside({ narrow, middle: [x, y], stands }: Layout, side = 1): Point {
  const far = narrow ? (stands.length > 3 ? 0 : Math.min(118, x - 78)) : 160;
  return [x + side * far, y];
}

/** The arrow of an attack from one hero to another through a point, with this distance to both. */
export function flight(from: Point, over: Point, to: Point, room: number): string {
  const [x1, y1] = towards(from, over, room);
  const [x2, y2] = towards(to, over, room);
  return `M${x1} ${y1}Q${over[0]} ${over[1]} ${x2} ${y2}`;
}

function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const share = Math.min(0.6, far / Math.max(1, Math.hypot(toX - x, toY - y)));
  return [Math.round(x + (toX - x) * share), Math.round(y + (toY - y) * share)];
}
