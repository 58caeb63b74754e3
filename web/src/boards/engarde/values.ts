/** How the cards of each value look: a colour on paper, a shape with as many sides, a numeral. */

const TINTS = [
  "#a32d1a", // vermilion
  "#7a570c", // ochre
  "#2b6030", // sap green
  "#1c4e8c", // smalt
  "#5f2f86", // violet
  "#0f5f5f",
  "#8a1f5a",
  "#44505c",
  "#5a3a22",
];
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

export const tint = (value: number): string => TINTS[(value - 1) % TINTS.length]!;
export const numeral = (value: number): string => NUMERALS[value - 1] ?? String(value);

/** The outline of a value around 0 0, as large as a circle of radius 10. */
export function shape(value: number): string {
  if (value === 1) return "M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z";
  if (value === 2) return "M0-12C11-5 11 5 0 12-11 5-11-5 0-12Z";
  const corners = value < 6 ? value : 2 * value; // a star from six on
  const radius = value === 3 ? 13 : value === 4 ? 11.5 : 10.8;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners - Math.PI / 2;
    const far = value >= 6 && at % 2 ? radius * 0.72 : radius;
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle) + (value === 3 ? 2.6 : 0)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}
