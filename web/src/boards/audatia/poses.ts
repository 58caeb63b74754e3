import type { Pose } from "./figure";

/** The pose of each posta, and of the end of each strike, after Fiore's figures. `behind`: the sword is on the far
 * side. */
export const POSES: Record<string, Pose> = {
  TPF: [-4, -50, -3, -84, -8, -56, 127, 15, -17],
  DOD: [-3, -50, -6, -84, -13, -84, 152, 15, -18],
  FEN: [-4, -50, -7, -84, -16, -91, 3, 16, -17],
  DOS: [0, -50, -2, -84, -7, -88, 196, 16, -15],
  LON: [4, -48, 9, -80, 36, -77, -3, 24, -20],
  PFM: [0, -51, 1, -85, 13, -56, 52, 13, -13],
  BRE: [-3, -51, -2, -85, 13, -60, -30, 14, -14],
  DDZ: [-2, -50, -1, -84, 4, -50, 28, 17, -14],
  COD: [-2, -49, -3, -83, -20, -56, 163, 17, -18],
  BIC: [0, -51, 2, -85, 24, -72, -5, 15, -14],
  FRO: [-2, -50, -1, -84, 21, -82, -63, 16, -16],
  DZM: [-1, -50, 0, -84, 16, -50, -12, 16, -14],
  MF: [5, -47, 10, -79, 35, -76, -36, 27, -21],
  RF: [5, -47, 8, -79, 33, -80, -50, 27, -21],
  MM: [5, -47, 10, -79, 36, -80, -10, 27, -21],
  RM: [5, -47, 9, -79, 34, -84, -18, 27, -21],
  MS: [6, -46, 11, -77, 33, -62, -34, 28, -21],
  RS: [6, -46, 10, -77, 31, -60, -46, 28, -21],
  P: [9, -45, 16, -76, 43, -76, 0, 32, -22],
  close: [6, -48, 12, -80, 34, -86, -148, 22, -18],
  rest: [0, -52, 0, -87, 10, -68, 88, 6, -7],
  won: [0, -52, -1, -87, 14, -92, -58, 8, -9],
  lost: [-10, -27, -18, -58, 6, -22, 12, 12, -30],
};

export const BEHIND = new Set(["DOS", "DDZ", "FRO", "DZM", "RF", "RM", "RS"]);

/** The pose of that name, and on which side the sword is. */
export function poseOf(name: string): { pose: Pose; behind: boolean } {
  return { pose: POSES[name] ?? POSES.rest!, behind: BEHIND.has(name) };
}

/** The `viewBox` of a figure in this pose, including the sword. */
export function framed(name: string): string {
  const [, , , , handX, , sword, frontFoot, backFoot] = poseOf(name).pose;
  const point = handX + 66 * Math.cos((sword * Math.PI) / 180);
  const [left, right] = [Math.min(backFoot - 8, point), Math.max(frontFoot + 14, point)];
  return `${(left + right) / 2 - 66} -132 132 136`;
}
