import { describe, expect, it } from "vitest";

import { Denied } from "../net/api";
import type { Deal, StanceToPlay, StanceToSee, Studied } from "../wire";
import { drawn, type Referee, Trial } from "./trial.svelte";

const DEALS: Deal[] = [
  { token: "+1", ways: 3 },
  { token: "+2", ways: 1 },
];

/** A referee to whom nothing but `bad` is wrong; the deck deals until there are two cards. */
function referee(asked: StanceToSee[] = []): Referee {
  const answer = async (wanted: StanceToSee & Partial<StanceToPlay>) => {
    asked.push(wanted);
    const tokens = wanted.token === undefined ? [] : [wanted.token, ...(wanted.then ?? [])];
    if (wanted.stance === "bad" || tokens.includes("bad")) throw new Denied({ id: "error-bad", args: {} }, 409);
    const left = tokens.filter((token) => token.startsWith("+")).length < 2;
    return { game: wanted.game, position: { ply: tokens.length, deals: left ? DEALS : [] } } as Studied;
  };
  return { see: answer, act: answer };
}

describe("a trial", () => {
  it("stands in the address, whatever was done", async () => {
    const trial = new Trial("engarde/standard", "?at=left%3D3+right%3D20&opt=hits%3D1&eyes=1", referee());
    await trial.look();
    await trial.play(">5");
    await trial.play("+1");
    const again = new Trial("engarde/standard", trial.search);
    expect(again).toMatchObject({ stance: "left=3 right=20", eyes: 1, options: { hits: "1" }, tokens: [">5", "+1"] });
    expect(new Trial("engarde/standard", "").search).toBe("");
  });

  it("asks for all that was done since the position was set up", async () => {
    const asked: StanceToSee[] = [];
    const trial = new Trial("engarde/standard", "?at=here&then=a+b", referee(asked));
    await trial.play("c");
    expect(asked.at(-1)).toMatchObject({ stance: "here", token: "a", then: ["b", "c"], eyes: "all" });
    await trial.back();
    expect(asked.at(-1)).toMatchObject({ token: "a", then: ["b"] });
    await trial.setUp(" there ");
    expect(asked.at(-1)).toEqual({ game: "engarde/standard", stance: "there", options: {}, eyes: "all" });
  });

  it("tells what can't be, and keeps what was seen", async () => {
    const trial = new Trial("engarde/standard", "", referee());
    await trial.look();
    await trial.play("bad");
    expect([trial.problem?.id, trial.tokens, trial.found?.position.ply]).toEqual(["error-bad", [], 0]);
    await trial.setUp("bad");
    expect(trial.problem?.id).toBe("error-bad");
    await trial.setUp("");
    expect(trial.problem).toBeNull();
  });

  it("deals until somebody decides, each card as often as there are ways", async () => {
    const trial = new Trial("engarde/standard", "", referee());
    await trial.look();
    await trial.deal(() => 0.9);
    expect(trial.tokens).toEqual(["+2", "+2"]);
    expect([0, 0.7, 0.75, 0.999].map((lot) => drawn(DEALS, lot))).toEqual(["+1", "+1", "+2", "+2"]);
  });
});
