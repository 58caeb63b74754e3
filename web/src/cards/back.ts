const PETALS = 16;

/** A rosette for the backs of cards: ellipses around the middle of 100 x 140 units. */
export const rosette = Array.from({ length: PETALS }, (_, at) => {
  const angle = (at * Math.PI) / PETALS;
  const [x, y] = [38 * Math.cos(angle), 38 * Math.sin(angle)].map((one) => Math.round(one * 10) / 10) as [
    number,
    number,
  ];
  const turn = Math.round((angle * 180) / Math.PI);
  const arc = `a38 17 ${turn} 0 1`;
  return `M${50 - x} ${70 - y}${arc} ${2 * x} ${2 * y}${arc} ${-2 * x} ${-2 * y}`;
}).join("");
