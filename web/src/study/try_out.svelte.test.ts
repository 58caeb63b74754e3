import { describe, expect, it } from "vitest";

import { Denied } from "../net/api";
import type { Deal, StanceToPlay, StanceToSee, Studied } from "../wire";
import { drawn, type StanceApi, TryOut } from "./try_out.svelte";

const DEALS: Deal[] = [
  { token: "+1", ways: 3 },
  { token: "+2", ways: 1 },
];

/** Refuses only `bad`. The deck deals until there are two cards. */
function api(asked: StanceToSee[] = []): StanceApi {
  const answer = async (wanted: StanceToSee & Partial<StanceToPlay>) => {
    asked.push(wanted);
    const tokens = wanted.token === undefined ? [] : [wanted.token, ...(wanted.then ?? [])];
    if (wanted.stance === "bad" || tokens.includes("bad")) throw new Denied({ id: "error-bad", args: {} }, 409);
    const left = tokens.filter((token) => token.startsWith("+")).length < 2;
    return { game: wanted.game, position: { ply: tokens.length, deals: left ? DEALS : [] } } as Studied;
  };
  return { see: answer, act: answer };
}

describe("trying out a position", () => {
  it("stands in the address, whatever was done", async () => {
    const tryOut = new TryOut("engarde/standard", "?at=left%3D3+right%3D20&opt=hits%3D1&eyes=1", api());
    await tryOut.look();
    await tryOut.play(">5");
    await tryOut.play("+1");
    const again = new TryOut("engarde/standard", tryOut.search);
    expect(again).toMatchObject({ stance: "left=3 right=20", eyes: 1, options: { hits: "1" }, tokens: [">5", "+1"] });
    expect(new TryOut("engarde/standard", "").search).toBe("");
  });

  it("asks for all that was done since the position was set up", async () => {
    const asked: StanceToSee[] = [];
    const tryOut = new TryOut("engarde/standard", "?at=here&then=a+b", api(asked));
    await tryOut.play("c");
    expect(asked.at(-1)).toMatchObject({ stance: "here", token: "a", then: ["b", "c"], eyes: "all" });
    await tryOut.back();
    expect(asked.at(-1)).toMatchObject({ token: "a", then: ["b"] });
    await tryOut.setUp(" there ");
    expect(asked.at(-1)).toEqual({ game: "engarde/standard", stance: "there", options: {}, eyes: "all" });
  });

  it("tells what can't be, and keeps what was seen", async () => {
    const tryOut = new TryOut("engarde/standard", "", api());
    await tryOut.look();
    await tryOut.play("bad");
    expect([tryOut.problem?.id, tryOut.tokens, tryOut.found?.position.ply]).toEqual(["error-bad", [], 0]);
    await tryOut.setUp("bad");
    expect(tryOut.problem?.id).toBe("error-bad");
    await tryOut.setUp("");
    expect(tryOut.problem).toBeNull();
  });

  it("deals until somebody decides, each card as often as there are ways", async () => {
    const tryOut = new TryOut("engarde/standard", "", api());
    await tryOut.look();
    await tryOut.deal(() => 0.9);
    expect(tryOut.tokens).toEqual(["+2", "+2"]);
    expect([0, 0.7, 0.75, 0.999].map((lot) => drawn(DEALS, lot))).toEqual(["+1", "+1", "+2", "+2"]);
  });
});
