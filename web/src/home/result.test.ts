import { describe, expect, it } from "vitest";

import { counted, meant, players } from "./result";

it("says whether you won your bouts", () => {
  expect(meant("1-0", [0])).toBe("won");
  expect(meant("1-0", [1])).toBe("lost");
  expect(meant("0-0-1", [2])).toBe("won");
  expect(meant("0-0", [0])).toBe("drawn");
  expect(meant("*", [0])).toBe("abandoned");
});

it("shows the written result of bouts of others and of a shared screen", () => {
  expect(meant("1-0", [])).toBe(null);
  expect(meant("1-0", [0, 1])).toBe(null);
});

it("counts players of one name where there are many", () => {
  expect(counted(["Novice", "Ada", "Novice", "Novice"])).toBe("3 × Novice – Ada");
  expect(counted(["Novice", "Novice"])).toBe("Novice – Novice");
});

describe("the players in a list", () => {
  const words = { you: "You", shared: "Shared screen", open: "Open seat", bot: (name: string) => `bot ${name}` };
  const two = (...seats: string[]) => ({ seats, bots: [false, false] });

  it("names the others and calls you You", () => {
    expect(players(two("Ada", "Bo"), [0], words)).toEqual(["You", "Bo"]);
    expect(players(two("Ada", "Bo"), [], words)).toEqual(["Ada", "Bo"]);
    expect(players({ seats: ["Ada", "novice"], bots: [false, true] }, [0], words)).toEqual(["You", "bot novice"]);
    expect(players(two("Ada", ""), [0], words)).toEqual(["You", "Open seat"]);
  });

  it("never repeats the name of a shared screen", () => {
    expect(players(two("Ada", "Ada"), [0, 1], words)).toEqual(["Shared screen"]);
    expect(players(two("Ada", "Ada"), [], words)).toEqual(["Shared screen"]);
    const four = { seats: ["novice", "Ada", "Ada", "Bo"], bots: [true, false, false, false] };
    expect(players(four, [1, 2], words)).toEqual(["bot novice", "Shared screen", "Bo"]);
  });
});
