import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LessonShown, Offer } from "../wire";
import { LessonProgress } from "./lesson_progress.svelte";

const message = (id: string) => ({ id, args: {} });
const step = (name: string, ...ways: string[]) => ({
  ...{ name, prompt: message(name), well: message(`${name}-well`), otherwise: message(`${name}-else`) },
  position: { token: "", ply: 0 },
  ways: ways.map((token) => ({ token, frames: [{ token, ply: 1 }, { token: "+1", ply: 2 }, { token: "#", ply: 3 }] })), // prettier-ignore
});
const lesson = {
  ...{ about: message("about"), end: message("end") },
  steps: [step("advance", ">5"), step("parry", "=24", "=15"), step("free")],
} as unknown as LessonShown;

describe("a lesson", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("begins with what it is about and ends after the last step", () => {
    const progress = new LessonProgress(lesson, () => 0);
    const said = [progress.said.id];
    progress.begin();
    for (const token of [">5", "=15", "anything"]) {
      said.push(progress.said.id);
      progress.attempt(token);
      said.push(progress.said.id);
      progress.next();
    }
    said.push(progress.said.id);
    expect(said.join(" ")).toBe("about advance advance-well parry parry-well free free-well end");
    progress.back();
    expect([progress.stage, progress.said.id]).toEqual(["try", "free"]);
  });

  it("talks about what is legal and not wanted, and stays", () => {
    const progress = new LessonProgress(lesson, () => 0);
    progress.begin();
    progress.attempt("<1");
    expect([progress.missed?.id, progress.stage, progress.frame.ply]).toEqual(["advance-else", "try", 0]);
    progress.attempt(">5");
    expect([progress.missed, progress.stage, progress.frame.token]).toEqual([null, "well", "#"]);
  });

  it("shows what follows one after the other, and lets nothing be tried meanwhile", () => {
    const progress = new LessonProgress(lesson, () => 900);
    progress.begin();
    progress.show();
    expect([progress.stage, progress.frame.token]).toEqual(["watch", ">5"]);
    progress.attempt("<1");
    expect(progress.missed).toBeNull();
    vi.advanceTimersByTime(900);
    expect(progress.frame.token).toBe("+1");
    vi.advanceTimersByTime(900);
    expect([progress.stage, progress.frame.token, progress.seen.length]).toEqual(["well", "#", 3]);
  });

  it("knows which offers are wanted", () => {
    const progress = new LessonProgress(lesson, () => 0);
    progress.begin();
    progress.next();
    const offers = ["=24", "#", "=15"].map((token) => ({ token }) as Offer);
    expect(progress.wanted(offers).map(({ token }) => token)).toEqual(["=24", "=15"]);
  });
});
