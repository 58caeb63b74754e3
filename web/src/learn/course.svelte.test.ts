import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LessonShown, Offer } from "../wire";
import { Course } from "./course.svelte";

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

describe("a course", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("begins with what it is about and ends after the last step", () => {
    const course = new Course(lesson, () => 0);
    const said = [course.said.id];
    course.begin();
    for (const token of [">5", "=15", "anything"]) {
      said.push(course.said.id);
      course.attempt(token);
      said.push(course.said.id);
      course.next();
    }
    said.push(course.said.id);
    expect(said.join(" ")).toBe("about advance advance-well parry parry-well free free-well end");
    course.back();
    expect([course.stage, course.said.id]).toEqual(["try", "free"]);
  });

  it("talks about what is legal and not wanted, and stays", () => {
    const course = new Course(lesson, () => 0);
    course.begin();
    course.attempt("<1");
    expect([course.missed?.id, course.stage, course.frame.ply]).toEqual(["advance-else", "try", 0]);
    course.attempt(">5");
    expect([course.missed, course.stage, course.frame.token]).toEqual([null, "well", "#"]);
  });

  it("shows what follows one after the other, and lets nothing be tried meanwhile", () => {
    const course = new Course(lesson, () => 900);
    course.begin();
    course.show();
    expect([course.stage, course.frame.token]).toEqual(["watch", ">5"]);
    course.attempt("<1");
    expect(course.missed).toBeNull();
    vi.advanceTimersByTime(900);
    expect(course.frame.token).toBe("+1");
    vi.advanceTimersByTime(900);
    expect([course.stage, course.frame.token, course.seen.length]).toEqual(["well", "#", 3]);
  });

  it("knows which offers are wanted", () => {
    const course = new Course(lesson, () => 0);
    course.begin();
    course.next();
    const offers = ["=24", "#", "=15"].map((token) => ({ token }) as Offer);
    expect(course.wanted(offers).map(({ token }) => token)).toEqual(["=24", "=15"]);
  });
});
