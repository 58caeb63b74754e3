/** Draws a duelist, who faces right and stands on the ground at 0 0, a hundred units high; up is negative. */

export interface Point {
  x: number;
  y: number;
}

/** Where hips, neck and the leading hand are, which way the sword points (degrees, 0 ahead, 90 down), both feet. */
export type Pose = [
  hipX: number,
  hipY: number,
  neckX: number,
  neckY: number,
  handX: number,
  handY: number,
  sword: number,
  frontFoot: number,
  backFoot: number,
];

/** The outlines of the limbs, and the transformations of torso, head and sword. */
export interface Drawn {
  frontLeg: string;
  backLeg: string;
  nearArm: string;
  farArm: string;
  nearHand: Point;
  farHand: Point;
  torso: string; // a transformation
  head: string;
  sword: string;
}

const [THIGH, CALF, UPPER, FORE] = [26, 27, 15.5, 15];
const GRIP = 8; // the distance between the hands

export function drawn(pose: Pose): Drawn {
  const [hipX, hipY, neckX, neckY, handX, handY, sword, frontFoot, backFoot] = pose;
  const [hip, neck, hand] = [at(hipX, hipY), at(neckX, neckY), at(handX, handY)];
  const turn = (sword * Math.PI) / 180;
  const second = at(handX - GRIP * Math.cos(turn), handY - GRIP * Math.sin(turn));
  const lean = Math.atan2(neckX - hipX, hipY - neckY);
  return {
    frontLeg: leg(at(hipX + 2, hipY), at(frontFoot, -3)),
    backLeg: leg(at(hipX - 2, hipY), at(backFoot, -3)),
    nearArm: arm(at(neckX - 3, neckY + 6), hand),
    farArm: arm(at(neckX + 4, neckY + 6), second),
    nearHand: hand,
    farHand: second,
    torso: `translate(${neck.x} ${neck.y}) rotate(${degrees(lean)}) scale(1 ${far(hip, neck) / 34})`,
    head: `translate(${neck.x + 1.5} ${neck.y - 2}) rotate(${degrees(lean) / 2})`,
    sword: `translate(${hand.x} ${hand.y}) rotate(${sword})`,
  };
}

function leg(hip: Point, foot: Point): string {
  const knee = joint(hip, foot, THIGH, CALF, -1);
  const toe = `M${xy(foot.x - 3.4, foot.y - 3)}q6-2 9 2.5q4 1.5 8 3.3q-9 1.6-17.2 .2z`;
  return limb(hip, knee, 7.4, 4.6) + limb(knee, foot, 4.9, 2.7) + toe;
}

function arm(shoulder: Point, hand: Point): string {
  const elbow = joint(shoulder, hand, UPPER, FORE, 1);
  return limb(shoulder, elbow, 5.2, 4) + limb(elbow, hand, 4, 2.5);
}

/** The place of a knee or elbow, bent to the side of `bend`. A point out of reach gives a straight limb. */
function joint(from: Point, to: Point, first: number, second: number, bend: 1 | -1): Point {
  const reach = Math.max(far(from, to), 0.01);
  const span = Math.min(reach, first + second - 0.01);
  const along = (first * first - second * second + span * span) / (2 * span);
  const aside = bend * Math.sqrt(Math.max(0, first * first - along * along));
  const [x, y] = [(to.x - from.x) / reach, (to.y - from.y) / reach];
  return at(from.x + x * along - y * aside, from.y + y * along + x * aside);
}

/** A rounded limb that tapers from one end to the other. */
function limb(from: Point, to: Point, wide: number, narrow: number): string {
  const length = Math.max(far(from, to), 0.01);
  const [x, y] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const side = (end: Point, radius: number) => xy(end.x + x * radius, end.y + y * radius);
  return (
    `M${side(from, wide)}L${side(to, narrow)}A${narrow} ${narrow} 0 0 0 ${side(to, -narrow)}` +
    `L${side(from, -wide)}A${wide} ${wide} 0 0 0 ${side(from, wide)}z`
  );
}

function at(x: number, y: number): Point {
  return { x, y };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function xy(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function degrees(turn: number): number {
  return (turn * 180) / Math.PI;
}
