import { between, moved, type Point, ribbon, told } from "./curves";
import type { Pose } from "./poses";

/** The paths of a fencer, from back to front. */
export interface Figure {
  farLeg: string;
  farBreeches: string;
  farSleeve: string;
  farHand: Point;
  leg: string;
  breeches: string;
  shoes: string;
  coat: string;
  lapel: string;
  head: string;
  hair: string;
  ribbon: Point;
  blade: string;
  cup: string;
  sleeve: string;
  hand: Point;
}

export function figure(pose: Pose): Figure {
  const point = (at: number): Point => [pose[at]!, pose[at + 1]!];
  const [head, neck, hip] = [point(0), point(2), point(4)];
  const [knee, ankle, farKnee, farAnkle] = [point(6), point(8), point(10), point(12)];
  const [elbow, hand, tip, farElbow, farHand] = [point(14), point(16), point(18), point(20), point(22)];
  const chest = moved(between(neck, hip, 0.3), 1.5, 0);
  const waist = between(neck, hip, 0.72);
  const skirt = moved(between(neck, hip, 1.3), -2, 0);
  return {
    farLeg: leg(farKnee, farAnkle),
    farBreeches: breeches(moved(hip, -2, 1), farKnee),
    farSleeve: sleeve(moved(neck, -3, 6), farElbow, farHand),
    farHand,
    leg: leg(knee, ankle),
    breeches: breeches(moved(hip, 1, 1), knee),
    shoes: shoe(farAnkle, 7) + shoe(ankle, 11),
    coat: ribbon(
      [
        [between(neck, head, 0.15), 2.4],
        [moved(neck, 0, 3.5), 5.6],
        [chest, 9],
        [waist, 7],
        [hip, 9],
        [skirt, 11.5],
      ],
      0.35,
    ),
    lapel: `M${told(moved(neck, 4, 1))}Q${told(moved(chest, 7, 2))} ${told(moved(waist, 6.5, 0))}Q${told(moved(hip, 7, 0))} ${told(moved(skirt, 8, 8))}`,
    head: face(head),
    ...hair(head, neck),
    blade: blade(hand, tip, pose[24]!),
    cup: cup(hand, tip),
    sleeve: sleeve(moved(neck, 2, 7), elbow, hand),
    hand,
  };
}

/** The stocking from knee to ankle, fuller behind. */
function leg(knee: Point, ankle: Point): string {
  const behind = moved(between(knee, ankle, 0.35), -1.2, 0);
  return ribbon([
    [between(knee, ankle, -0.1), 4.2],
    [behind, 4.4],
    [between(knee, ankle, 0.8), 2.5],
    [ankle, 2.4],
  ]);
}

/** Breeches, tied below the knee. */
function breeches(hip: Point, knee: Point): string {
  return ribbon([
    [hip, 8.6],
    [between(hip, knee, 0.5), 8],
    [between(hip, knee, 0.85), 6],
    [knee, 4.8],
  ]);
}

function sleeve(shoulder: Point, elbow: Point, hand: Point): string {
  const cuff = between(elbow, hand, 0.78);
  return ribbon([
    [shoulder, 5],
    [between(shoulder, elbow, 0.5), 4.7],
    [elbow, 4],
    [between(elbow, cuff, 0.6), 3.4],
    [cuff, 3.6],
  ]);
}

function shoe([x, y]: Point, long: number): string {
  const at = (right: number, down: number) => told([x + right, y + down]);
  return `M${at(-3, -2)}L${at(2.6, -2)}Q${at(4, 0.4)} ${at(long, 1.8)}Q${at(long + 1.6, 4)} ${at(long - 1, 4)}L${at(-3, 4)}Q${at(-5, 2)} ${at(-3, -2)}Z`;
}

/** The blade with its button, and the pommel behind the hand; it bends upwards where it touches. */
function blade(hand: Point, tip: Point, bend: number): string {
  return `M${told(between(hand, tip, -0.13))}L${told(hand)}Q${told(moved(between(hand, tip, 0.55), 0, -2 * bend))} ${told(tip)}`;
}

/** The cup before the hand. */
function cup(hand: Point, tip: Point): string {
  const [x, y] = between(hand, tip, 0.05);
  const long = Math.hypot(tip[0] - hand[0], tip[1] - hand[1]);
  const [right, down] = [((tip[1] - hand[1]) / long) * 4.4, (-(tip[0] - hand[0]) / long) * 4.4];
  const [nearX, nearY] = between(hand, tip, -0.03);
  return `M${told([nearX + right, nearY + down])}Q${told([2 * x - nearX + right * 0.6, 2 * y - nearY + down * 0.6])} ${told(between(hand, tip, 0.1))}Q${told([2 * x - nearX - right * 0.6, 2 * y - nearY - down * 0.6])} ${told([nearX - right, nearY - down])}Z`;
}

/** A head in profile. */
function face([x, y]: Point): string {
  const at = (right: number, down: number) => told([x + right, y + down]);
  return `M${at(-3.4, 8)}L${at(-5, 2)}C${at(-6, -6)} ${at(-2, -8)} ${at(1, -8)}C${at(4.4, -8)} ${at(5.8, -5)} ${at(5.6, -2.8)}L${at(8, 1.2)}L${at(6.1, 2)}L${at(6.4, 4.2)}Q${at(6, 7.2)} ${at(3, 6.8)}L${at(2.4, 10)}Z`;
}

/** Hair, combed back and tied. */
function hair([x, y]: Point, neck: Point): { hair: string; ribbon: Point } {
  const at = (right: number, down: number) => told([x + right, y + down]);
  const knot: Point = [x - 7.4, y + 3.4];
  const tail = ribbon([
    [knot, 1.6],
    [between(knot, moved(neck, -11, 6), 0.5), 2.3],
    [moved(neck, -11, 6), 0.5],
  ]);
  const top = `M${at(5.4, -4)}C${at(4.4, -10.4)} ${at(-9.4, -11)} ${at(-8.8, 0)}Q${at(-8.6, 3)} ${at(-6.4, 5.4)}Q${at(-2.6, 5)} ${at(-2.2, 1)}Q${at(-2.4, -3)} ${at(1, -3.6)}Q${at(4, -5)} ${at(5.4, -4)}Z`;
  return { hair: top + tail, ribbon: knot };
}
