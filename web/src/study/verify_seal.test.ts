import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { read } from "./record";
import { verify } from "./verify_seal";

const TEXT = readFileSync("../docs/sealed.salle", "utf-8");
const DEALS = ["+1", "+2", "+3", "+4", "+5", "@left", "@right"];

const ids = async (text: string) => {
  const { checked, failure } = await verify(read(text), DEALS);
  return [...checked.map(({ id }) => id), failure && ((failure.args.problem as typeof failure)?.id ?? failure.id)];
};

describe("a seal", () => {
  it("is found true where every card follows from what was promised", async () => {
    expect(await ids(TEXT)).toEqual(["verify-commitment", "page-seal-counters", "verify-draws", null]);
  });

  it("is broken by another secret", async () => {
    expect(await ids(TEXT.replace('[Secret "00', '[Secret "01'))).toEqual(["verify-commitment-differs"]);
  });

  it("is broken by another card, and says where", async () => {
    const { failure } = await verify(read(TEXT.replace("x2 +5", "x2 +4")), DEALS);
    expect(failure?.args).toMatchObject({ ply: 23, token: "+4", problem: { args: { expected: "+5", counter: "16" } } });
  });

  it("is broken by what somebody is said to have added", async () => {
    const found = await ids(TEXT.replace("c0ffee", "c0ffef"));
    expect(found).toEqual(["verify-commitment", "page-seal-counters", "verify-many-draws"]);
  });

  it("is broken by counters that go back, and by draws that are missing", async () => {
    expect((await ids(TEXT.replace(" 16:", " 3:"))).at(-1)).toBe("verify-counter");
    expect((await ids(TEXT.replace(/ 16:[\d,]+/, ""))).at(-1)).toBe("verify-count");
  });

  it("is compared with what was promised to whoever checks it", async () => {
    const seal = /\[Seal "(.*)"\]/.exec(TEXT)![1]!;
    const checked = async (seen: string) => verify(read(TEXT), DEALS, seen);
    expect((await checked(seal)).checked[0]).toEqual({ id: "page-seal-kept", args: {} });
    expect(await checked("00".repeat(32))).toEqual({ checked: [], failure: { id: "page-seal-broken", args: {} } });
  });

  it("tells of counters that were passed over", async () => {
    const found = await verify(read(TEXT.replace(" 16:", " 17:")), DEALS); // which happens to give the same card
    expect(found.checked.at(-1)).toEqual({ id: "verify-passed-over", args: { count: "1" } });
    expect(found.failure).toBeNull();
  });

  it("can't be checked where there is none, or before it is opened", async () => {
    expect(await ids(TEXT.replace(/\[Seal .*\n/, ""))).toEqual(["verify-not-sealed"]);
    expect(await ids(TEXT.replace(/\[Secret .*\n/, ""))).toEqual(["verify-not-revealed"]);
  });
});
