/** The poses of a fencer who looks to the right, as joints. A fencer is about 95 high, and 0 0 is below the front ankle. */

/** x and y of: head, neck, hip; knee and ankle in front, behind; elbow, hand and point of the foil; elbow and hand of the
 * other arm; the last number is the bend of the blade. */
export type Pose = readonly number[];

const TIP = 18; // the index of the point of the foil in a pose
const BEND = 24;

// prettier-ignore
export const POSES = {
  //          head     neck     hip      front leg       back leg          sword arm         point    other arm         bend
  guard:   [-14,-83, -17,-73, -21,-42,   3,-26,  0,-4,  -38,-25, -46,-4,   -3,-59,  12,-62,  62,-70,  -34,-75, -37,-91,  0],
  close:   [-15,-84, -18,-74, -22,-42,   2,-26,  0,-4,  -38,-25, -46,-4,   -8,-57,   4,-58,  26,-103, -35,-75, -39,-91,  0],
  lunge:   [ 13,-71,   7,-62,  -8,-33,  31,-28, 33,-4,  -27,-20, -49,-3,   23,-63,  40,-66,  91,-61,   -9,-53, -28,-47,  0],
  thrust:  [-11,-82, -14,-72, -19,-41,   7,-27,  4,-4,  -36,-24, -47,-4,  -16,-55, -10,-60,  40,-62,  -32,-66, -45,-58,  0],
  parry:   [-20,-83, -22,-73, -24,-42,   1,-26,  0,-4,  -41,-26, -48,-4,   -9,-57,   5,-55,  24,-102, -39,-74, -43,-90,  0],
  struck:  [-34,-77, -32,-67, -24,-41,   0,-26,  0,-4,  -42,-27, -48,-4,  -16,-52,  -2,-55,  37,-86,  -45,-61, -59,-63,  0],
  salute:  [ -7,-92, -10,-82, -11,-50,  -2,-28, -2,-4,  -14,-28, -18,-4,    4,-68,   3,-81,  11,-131, -22,-68, -15,-53,  0],
  rest:    [ -5,-89, -10,-80, -11,-50,  -2,-28, -2,-4,  -15,-28, -18,-4,   -3,-62,   4,-50,  36,-11,  -20,-66, -19,-50,  0],
} satisfies Record<string, Pose>;

export type Named = keyof typeof POSES | "hit"; // a hit is a lunge that has arrived

/** A pose between two others: 0 is the first, 1 the second. */
export function blended(one: Pose, other: Pose, part: number): Pose {
  return one.map((number, at) => number + (other[at]! - number) * part);
}

const CHEST = 20; // from the front ankle back to the chest
const SHORT = 14; // from the point of an attack to the chest before it hits

/** The pose for an opponent at this distance. Near the opponent the blade is raised, and an attack ends at their
 * chest. Returns also how far to move the figure for that. */
export function towards(name: Named, away: number): { pose: Pose; shift: number } {
  const part = (from: number, to: number, far: number) => Math.min(1, Math.max(0, (far - from) / (to - from)));
  if (name === "guard") return { pose: blended(POSES.close, POSES.guard, part(30, 80, away)), shift: 0 };
  if (name !== "lunge" && name !== "hit") return { pose: POSES[name], shift: 0 };
  const far = away + (name === "hit" ? CHEST : CHEST - SHORT);
  const pose = [...blended(POSES.thrust, POSES.lunge, part(POSES.thrust[TIP]!, POSES.lunge[TIP]!, far))];
  pose[BEND] = name === "hit" ? 6 : 0;
  return { pose, shift: far - pose[TIP]! };
}

const STRIDE = 26;
const LIFT = 5;

/** The pose during a step, with this part of the way left. The feet move in turn. */
export function stepping(pose: Pose, ahead: number): Pose {
  if (Math.abs(ahead) < 0.5) return pose;
  const swing = Math.sin((ahead / STRIDE) * Math.PI);
  const [front, back] = [Math.max(0, swing), Math.max(0, -swing)];
  const lifted = [...pose];
  lifted[7]! -= (LIFT / 2) * front;
  lifted[9]! -= LIFT * front;
  lifted[11]! -= (LIFT / 2) * back;
  lifted[13]! -= LIFT * back;
  return lifted;
}

/** The point of the body that is hit. */
export function chest(pose: Pose): readonly [number, number] {
  return [0.6 * pose[2]! + 0.4 * pose[4]!, 0.6 * pose[3]! + 0.4 * pose[5]!];
}
