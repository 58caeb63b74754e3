const FINGER = 44; // pixels: the smallest target for a finger

/** The positions and sizes of everything on the piste, for a width in pixels. */
export class Layout {
  readonly compact: boolean;
  readonly scale: number; // of the fencers
  readonly cell: number;
  readonly edge: number; // left of the first cell: room for the body behind the front foot
  readonly ground: number;
  readonly band: number; // how high the cells are
  readonly height: number;

  constructor(
    readonly width: number,
    readonly length: number,
  ) {
    this.compact = width < 560;
    this.scale = this.compact ? 0.95 : Math.min(1.6, Math.max(1.15, width / 640));
    this.edge = (this.compact ? 38 : 40) * this.scale;
    this.cell = (width - 2 * this.edge) / length;
    this.ground = 118 * this.scale;
    this.band = this.compact ? 46 : 44;
    this.height = this.ground + this.band + 52;
  }

  /** The middle of a cell. */
  x(cell: number): number {
    return this.edge + (cell - 0.5) * this.cell;
  }

  /** The touch area of a cell: 44 pixels wide, but at most halfway to the next cell that can be touched. */
  target(cell: number, open: number[]): { x: number; width: number } {
    const here = this.x(cell);
    const halfway = (other: number) => Math.max(this.cell, Math.min(FINGER, Math.abs(this.x(other) - here))) / 2;
    const [last, next] = [open.findLast((one) => one < cell), open.find((one) => one > cell)];
    const after = next === undefined ? FINGER / 2 : halfway(next);
    const before = last === undefined ? FINGER - after : halfway(last);
    return { x: here - before, width: before + (next === undefined ? Math.max(after, FINGER - before) : after) };
  }
}
