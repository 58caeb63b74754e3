/** Emblems of cards in a box of 60 x 60, drawn in lines; what is filled comes second. */
export const EMBLEMS: Record<string, [lines: string, filled?: string]> = {
  // Remedies: what the hands do at close quarters.
  SO: ["M8 40 46 18M34 14l8 14M14 30C16 8 44 2 52 22", "M56 17 53 28 46 20z"],
  EL: ["M10 52V34L26 22 44 30M26 22l6-12M8 18h12", "M18 12 28 18 18 24zM46 25a6 6 0 1 1-2 11z"],
  LI: ["M22 14a14 14 0 1 1-1 27M38 46a14 14 0 1 1 1-27M22 30h16"],
  GR: [
    "M30 6v10M16 22h28M30 22v32M22 30c-6 1-6 8 0 8h14c6 0 6-8 0-8zM22 38c-5 1-5 8 1 8h13c5 0 5-7 0-8",
    "M26 54h8v4h-8z",
  ],
  TW: ["M30 30c0-5 8-5 8 1 0 9-16 9-16-1 0-14 24-14 24 1 0 12-8 18-18 20", "M22 46a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"],
  // Counter-remedies: the same, turned against it.
  UN: ["M8 20 46 42M34 46l8-14M14 30C16 52 44 58 52 38", "M56 43 53 32 46 40z"],
  TU: ["M46 44A20 20 0 1 1 50 24M30 20v20M22 32l8 8 8-8", "M56 20 51 32 43 22z"],
  CM: ["M18 16a14 14 0 1 0 0 28M42 44a14 14 0 1 0 0-28M24 10 36 50"],
  TH: [
    "M14 34V18c0-4 5-4 5 0v10-16c0-4 6-4 6 0v15-17c0-4 6-4 6 0v17-13c0-4 6-4 6 0v20l4-6c3-3 6 0 4 4l-8 15c-3 6-17 6-20 0-2-4-3-8-3-13z",
  ],
  CO: ["M30 6c7 4 13 5 20 5 0 20-5 32-20 42C15 43 10 31 10 11c7 0 13-1 20-5z", "M30 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"],
  // Skills.
  BO: ["M22 30H8M38 30h14M30 10v8M30 26v8M30 42v8", "M12 22 2 30 12 38zM48 22 58 30 48 38z"],
  FE: ["M8 46 30 24M14 50 46 18", "M50 8 53 24 37 21zM30 14l2 12-12-2z"],
  KI: ["M18 6v26c0 8 4 10 10 11l16 3c6 1 6 8 2 8H18c-6 0-8-4-8-10V6zM10 14h8M10 22h8"],
  ST: ["M14 46V26a14 14 0 0 1 28 0v8M14 46h4M10 46h12", "M32 32h20L42 46z"],
  RE: ["M12 34a18 18 0 0 1 33-12M48 26a18 18 0 0 1-33 12", "M50 12v14L38 22zM10 48V34l12 4z"],
  LU: ["M38 6v28a11 11 0 1 1-22 0v-4M38 6h8M38 12h8", "M9 34 16 20 24 34z"],
  TA: ["M8 12h44v28H30L18 52V40H8zM30 18v10", "M27.500 32h5v5h-5z"],
  DE: ["M30 8a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM15 46 46 15"],
  EY: ["M4 30C16 12 44 12 56 30 44 48 16 48 4 30zM16 14l-4-8M30 11V3M44 14l4-8", "M30 18c4 7 4 17 0 24-4-7-4-17 0-24z"],
  PE: ["M8 50 20 38M8 40l6-6M18 50l6-6", "M34 4 16 34h12l-6 22 24-32H32l8-20z"],
  PM: ["M8 12v36M52 12v36M18 30h24M20 8h20M20 52h20", "M20 22 10 30 20 38zM40 22 50 30 40 38z"],
};

/** From where a blow comes and where it goes, as its striker sees it: ends of a line in the same box. */
export const CUTS: Record<string, [x1: number, y1: number, x2: number, y2: number]> = {
  MF: [52, 6, 10, 52],
  RF: [8, 6, 50, 52],
  MM: [56, 28, 4, 34],
  RM: [4, 28, 56, 34],
  MS: [50, 56, 10, 10],
  RS: [10, 56, 50, 10],
};
