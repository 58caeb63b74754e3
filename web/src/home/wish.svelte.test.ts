import { beforeEach, describe, expect, it } from "vitest";

import type { GameShown } from "../wire";
import { Wish } from "./wish.svelte";

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

let wish: Wish;

beforeEach(() => {
  localStorage.clear();
  wish = new Wish(GAMES);
});

const seats = (first: number) => {
  wish.seat = first;
  return wish.table().seats.map(({ who, bot }) => bot ?? who);
};

describe("a wish", () => {
  it("is a bout of En Garde against a scholar, unless something else was chosen", () => {
    expect(wish.table(() => 0)).toMatchObject({ game: "engarde/standard", options: {}, clock: null, rated: false });
    expect(seats(0)).toEqual(["me", "scholar"]);
    expect(seats(1)).toEqual(["scholar", "me"]);
  });

  it("is remembered", () => {
    wish.chooseRuleset("engarde/basic");
    wish.choose({ bot: "novice", clock: "300+5" });
    wish = new Wish(GAMES);
    expect(wish.table(() => 0)).toMatchObject({
      game: "engarde/basic",
      seats: [{ who: "me" }, { who: "bot", bot: "novice" }],
      clock: { type: "bank", seconds: 300, increment: 5 },
    });
  });

  it("survives what another version of the page has kept", () => {
    localStorage.setItem("salle.wish", JSON.stringify({ id: "chess", bot: "deep", mode: "bot" }));
    wish = new Wish(GAMES);
    expect(wish.table(() => 0)).toMatchObject({ game: "arena/standard", seats: [{ who: "me" }, { bot: "scholar" }] });
  });

  it("seats friends or those at this screen before bots", () => {
    wish.choose({ id: "arena", seats: 4, people: 3, mode: "friend" });
    expect(seats(0)).toEqual(["me", "open", "open", "scholar"]);
    expect(wish.table().options).toEqual({ seats: 4 });
    wish.choose({ mode: "screen" });
    expect(seats(2)).toEqual(["me", "scholar", "me", "me"]);
  });

  it("mentions only options that are not as usual, and forgets them with the rule set", () => {
    wish.set("hits", 3);
    expect(wish.table().options).toEqual({ hits: 3 });
    wish.set("hits", 5);
    expect(wish.table().options).toEqual({});
    wish.set("hits", 3);
    wish.chooseRuleset("engarde/basic");
    expect(wish.table().options).toEqual({});
  });

  it("is rated only where that can be", () => {
    wish.rated = true;
    expect(wish.table().rated).toBe(false); // nobody knows how strong that bot is
    wish.choose({ bot: "novice" });
    expect(wish.table().rated).toBe(true);
    wish.set("hits", 3);
    expect(wish.table().rated).toBe(false);
    wish.set("hits", 5);
    wish.choose({ mode: "screen" });
    expect(wish.table().rated).toBe(false);
  });
});
