import { readFile } from "node:fs/promises";

import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { Words } from "./words.svelte";

vi.mock("virtual:first-words", async (original) => ({ ...(await original<object>()), partial: ["xx"] }));

/** Words read from the source files. `asked` collects their addresses. */
function reading(asked: string[] = []): Words {
  return new Words(async (address) => {
    asked.push(address);
    if (address.startsWith("data:,")) return decodeURIComponent(address.slice("data:,".length));
    return readFile(address.replace(/^.*\/src\/salle\//, "../src/salle/").replace(/\?.*/, ""), "utf-8");
  });
}

const seat = { id: "engarde-seat-left", args: {} };

describe("words", () => {
  it("says a message with others in it", async () => {
    const words = reading();
    await words.need("engarde");
    expect(words.say({ id: "outcome-won", args: { winner: seat, why: "so it is" } })).toBe("Left wins: so it is.");
    expect(words.say({ id: "outcome-won", args: { winner: [seat, seat], why: "-" } })).toContain("Left, Left");
  });

  it("calls seats by the names of those who sit there", async () => {
    const words = reading();
    await words.need("engarde");
    const reader = { names: new Map([["engarde-seat-left", "Ada"]]) };
    expect(words.say({ id: "outcome-won", args: { winner: seat, why: "-" } }, reader)).toContain("Ada");
  });

  it("addresses the reader as you, and never by name", async () => {
    const words = reading();
    await words.need("engarde");
    const reader = { names: new Map([["engarde-seat-left", "Ada"]]), you: "engarde-seat-left" };
    expect(words.say({ id: "outcome-won", args: { winner: seat, why: "so it is" } }, reader)).toBe(
      "You win: so it is.",
    );
    expect(words.say({ id: "outcome-won", args: { winner: [seat], why: "-" } }, reader)).toContain("You win");
    expect(words.say(seat, reader)).toBe("you");
  });

  it("speaks another language at any time, in words that are fetched once", async () => {
    const asked: string[] = [];
    const words = reading(asked);
    await words.names("engarde");
    const said: string[] = [];
    const end = $effect.root(() => {
      $effect(() => void said.push(words.say(seat)));
    });
    flushSync();
    await words.speak("zh-Hant");
    flushSync();
    await words.speak("en");
    flushSync();
    end();
    expect(said.filter((text, at) => text !== said[at - 1])).toEqual(["Left", "左方", "Left"]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("puts between sentences what the language puts there", async () => {
    const words = reading();
    await words.need("engarde");
    expect(words.told([seat, seat])).toBe("Left Left");
    await words.speak("zh-Hant");
    expect(words.told([seat, seat])).toBe("左方左方");
  });

  it("fetches what is written on cards only where cards are read", async () => {
    const asked: string[] = [];
    const words = reading(asked);
    await words.names("arena");
    expect(asked.some((address) => address.includes("texts/cards"))).toBe(false);
    await words.need("arena");
    expect(asked.some((address) => address.includes("arena/texts/cards.en"))).toBe(true);
  });

  it("gives the id of what has no words, and asks again for what did not come", async () => {
    let broken = true;
    const words = new Words(async () => {
      if (broken) throw new Error("offline");
      return "arena-name = Arena";
    });
    await expect(words.names("arena")).rejects.toThrow("offline");
    expect(words.say({ id: "arena-name", args: {} })).toBe("arena-name");
    broken = false;
    await words.names("arena");
    expect(words.say({ id: "arena-name", args: {} })).toBe("Arena");
  });
});

describe("a language with few messages", () => {
  it("is filled up with English", async () => {
    const words = reading();
    await words.names("engarde");
    await words.speak("xx");
    expect(words.say({ id: "engarde-name", args: {} })).toBe("En Garde");
  });
});
