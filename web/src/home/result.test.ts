import { expect, it } from "vitest";

import { counted, meant } from "./result";

it("says of one's own bouts whether they were won", () => {
  expect(meant("1-0", [0])).toBe("won");
  expect(meant("1-0", [1])).toBe("lost");
  expect(meant("0-0-1", [2])).toBe("won");
  expect(meant("0-0", [0])).toBe("drawn");
  expect(meant("*", [0])).toBe("abandoned");
});

it("leaves those of others, and of several at one screen, as they are written", () => {
  expect(meant("1-0", [])).toBe(null);
  expect(meant("1-0", [0, 1])).toBe(null);
});

it("counts those of one name where many fence", () => {
  expect(counted(["Novice", "Ada", "Novice", "Novice"])).toBe("3 × Novice – Ada");
  expect(counted(["Novice", "Novice"])).toBe("Novice – Novice");
});
