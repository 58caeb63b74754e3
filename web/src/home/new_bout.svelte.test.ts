import { beforeEach, describe, expect, it } from "vitest";

import type { GameShown } from "../wire";
import { NewBout } from "./new_bout.svelte";

const bot = (name: string, elo: number | null) => ({ name, kind: "level", elo });

function game(name: string, more: Partial<GameShown> = {}): GameShown {
  const message = { id: name, args: {} };
  return {
    ...{ game: name, usual: false, title: message, about: message, seats: 2, seatings: [2], drawable: false },
    ...{ called: [message, message] },
    ...{ options: { hits: 5 }, settings: [], lesson: false, bots: [bot("novice", 100), bot("scholar", null)] },
    ...more,
  };
}

const GAMES = [
  game("arena/standard", { usual: true, seatings: [2, 3, 4] }),
  game("engarde/basic"),
  game("engarde/standard", { usual: true }),
];

let bout: NewBout;

beforeEach(() => {
  localStorage.clear();
  bout = new NewBout(GAMES);
});

const seats = (first: number) => {
  bout.seat = first;
  return bout.table().seats.map(({ who, bot }) => bot ?? who);
};

describe("a new bout", () => {
  it("is a bout of En Garde against a scholar, unless something else was chosen", () => {
    expect(bout.table(() => 0)).toMatchObject({ game: "engarde/standard", options: {}, clock: null, rated: false });
    expect(seats(0)).toEqual(["me", "scholar"]);
    expect(seats(1)).toEqual(["scholar", "me"]);
  });

  it("is remembered", () => {
    bout.chooseRuleset("engarde/basic");
    bout.choose({ bot: "novice", clock: "300+5" });
    bout = new NewBout(GAMES);
    expect(bout.table(() => 0)).toMatchObject({
      game: "engarde/basic",
      seats: [{ who: "me" }, { who: "bot", bot: "novice" }],
      clock: { type: "bank", seconds: 300, increment: 5 },
    });
  });

  it("survives what another version of the page has kept", () => {
    localStorage.setItem("salle.wish", JSON.stringify({ id: "chess", bot: "deep", mode: "bot" }));
    bout = new NewBout(GAMES);
    expect(bout.table(() => 0)).toMatchObject({
      game: "arena/standard",
      seats: [{ who: "me" }, { bot: "scholar" }],
    });
  });

  it("seats friends or those at this screen before bots", () => {
    bout.choose({ id: "arena", seats: 4, people: 3, mode: "friend" });
    expect(seats(0)).toEqual(["me", "open", "open", "scholar"]);
    expect(bout.table().options).toEqual({ seats: 4 });
    bout.choose({ mode: "screen" });
    expect(seats(2)).toEqual(["me", "scholar", "me", "me"]);
  });

  it("mentions only options that are not as usual, and forgets them with the rule set", () => {
    bout.set("hits", 3);
    expect(bout.table().options).toEqual({ hits: 3 });
    bout.set("hits", 5);
    expect(bout.table().options).toEqual({});
    bout.set("hits", 3);
    bout.chooseRuleset("engarde/basic");
    expect(bout.table().options).toEqual({});
  });

  it("is rated only where that can be", () => {
    bout.rated = true;
    expect(bout.table().rated).toBe(false); // that bot has no rating
    bout.choose({ bot: "novice" });
    expect(bout.table().rated).toBe(true);
    bout.set("hits", 3);
    expect(bout.table().rated).toBe(false);
    bout.set("hits", 5);
    bout.choose({ mode: "screen" });
    expect(bout.table().rated).toBe(false);
  });
});
