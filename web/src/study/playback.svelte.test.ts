import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Denied } from "../net/api";
import { ALL } from "../net/study";
import type { Frame, Replay } from "../wire";
import { Playback, type Source } from "./playback.svelte";
import { steps } from "./steps";

const LOT = ["", "@left", "+1", "+2", ">1", "+3", "<2", "x4"]; // the beginning and seven plies

const told = (token: string) => [{ id: token, args: {} }];

/** A bout of this many equal rounds. */
function source(rounds = 1, asked: [number, number, number][] = []): Source {
  const tokens = [
    ...LOT,
    ...Array<string>(rounds - 1)
      .fill(LOT.slice(4).join(" "))
      .join(" ")
      .split(" "),
  ].filter((token, at) => at === 0 || token !== "");
  const actor = (token: string, at: number) => (at === 0 ? -2 : /^[+@]/.test(token) ? -1 : at % 2);
  const frames = tokens.map(
    (token, ply) => ({ ply, token, actor: actor(token, ply), told: token ? told(token) : [] }) as unknown as Frame,
  );
  return async (eyes, first, count) => {
    asked.push([eyes, first, count]);
    return { plies: frames.length - 1, eyes, first, frames: frames.slice(first, first + count) } as Replay;
  };
}

async function come(playback: Playback): Promise<void> {
  await vi.waitFor(() => expect(playback.complete || playback.problem !== null).toBe(true));
  flushSync();
}

describe("a playback", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("tells the cards that a seat is dealt one by one in one sentence", () => {
    const drew = (who: string, card: number) => [{ id: "drew", args: { who: { id: who, args: {} }, cards: [card] } }];
    const frames = [
      { ply: 0, actor: -2, token: "", told: [] },
      ...[4, 3, 3].map((card, at) => ({ ply: 1 + at, actor: -1, token: `+${card}`, told: drew("left", card) })),
      ...[1, 5].map((card, at) => ({ ply: 4 + at, actor: -1, token: `+${card}`, told: drew("right", card) })),
    ] as unknown as Frame[];
    expect(steps(frames).flatMap((step) => step.told.map(({ args }) => args.cards))).toEqual([
      [4, 3, 3],
      [1, 5],
    ]);
  });

  it("goes from action to action, with what was dealt after each", async () => {
    const playback = new Playback(source());
    await come(playback);
    expect(playback.steps.map(({ from, to, tokens }) => [from, to, tokens.join(" ")])).toEqual([
      [0, 3, "@left +1 +2"],
      [4, 5, ">1 +3"],
      [6, 6, "<2"],
      [7, 7, "x4"],
    ]);
    playback.by(1);
    expect([playback.ply, playback.at]).toEqual([5, 1]);
    playback.by(-1);
    expect(playback.ply).toBe(3);
    playback.by(99);
    expect(playback.ply).toBe(7);
    playback.go(1);
    expect(playback.ply).toBe(5);
  });

  it("stops before a long deal, so that the end of a round is seen", async () => {
    const round = [">1", "+3", "x4", ...Array<string>(10).fill("+1"), "<2"];
    const frames = ["", "+1", ...round].map((token, ply) => ({
      ...{ ply, token, told: [], actor: ply === 0 ? -2 : token.startsWith("+") ? -1 : 0 },
    })) as unknown as Frame[];
    expect(steps(frames).map(({ from, to }) => [from, to])).toEqual([
      ...[[0, 1], [2, 3], [4, 4], [5, 14], [15, 15]], // prettier-ignore
    ]);
  });

  it("has a step for what the deck does before anybody", () => {
    const frames = ["@left", "+1", ">1"].map((token, ply) => ({ ply, token, told: [], actor: ply === 2 ? 0 : -1 }));
    expect(steps(frames as unknown as Frame[]).map(({ from, to }) => [from, to])).toEqual([[0, 1], [2, 2]]); // prettier-ignore
  });

  it("begins at the moment it is asked for, in the middle of a deal too, and not after the end", async () => {
    const playback = new Playback(source(), 2);
    await come(playback);
    expect([playback.ply, playback.at, playback.frame?.token]).toEqual([2, 0, "+1"]);
    const late = new Playback(source(), 50);
    await come(late);
    expect([late.ply, late.at]).toEqual([7, 3]);
  });

  it("comes in parts, and again for other eyes at the same moment", async () => {
    const asked: [number, number, number][] = [];
    const playback = new Playback(source(80, asked), 250);
    await come(playback);
    expect(asked.map(([, first]) => first)).toEqual([0, 120, 240]);
    expect(playback.frames.length).toBe(playback.head!.plies + 1);
    await playback.look(1);
    expect([playback.eyes, playback.ply, playback.head!.eyes]).toEqual([1, 250, 1]);
    expect(asked.slice(0, 3).every(([eyes]) => eyes === ALL)).toBe(true);
  });

  it("runs by itself, step by step, and stops at the end", async () => {
    const playback = new Playback(source());
    await come(playback);
    playback.toggle();
    vi.advanceTimersByTime(1500);
    expect(playback.at).toBe(0 + 1);
    vi.advanceTimersByTime(10_000);
    expect([playback.at, playback.playing]).toEqual([3, false]);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
    playback.by(1);
    expect(playback.playing).toBe(false);
  });

  it("tells why there is nothing to see", async () => {
    const playback = new Playback(async () =>
      Promise.reject(new Denied({ id: "server-error-not-over", args: {} }, 409)),
    );
    await come(playback);
    expect(playback.problem?.id).toBe("server-error-not-over");
  });
});
