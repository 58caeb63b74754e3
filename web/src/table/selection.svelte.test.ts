import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Message, Offer, Refused } from "../wire";
import { Selection } from "./selection.svelte";

const message = (id: string): Message => ({ id, args: {} });

function offer(token: string, ...handles: string[]): Offer {
  return { action: 0, token, label: message(token), effect: message(`does ${token}`), handles };
}

function refusal(token: string, why: string, ...handles: string[]): Refused {
  return { action: 0, token, label: message(token), rule: why, why: message(why), handles };
}

const ADVANCE = offer(">3", "card:3", "cell:5");
const RETREAT = offer("<3", "card:3", "cell:1");
const HIT = offer("x4", "card:4", "seat:1");
const DOUBLE = offer("x44", "card:4", "card:4", "seat:1");
const PASS = offer(".");

let played: string[];
let reasons: string[];
let confirms: boolean;
let selection: Selection;
let end: () => void;
let things: Record<string, HTMLElement>;

/** A board with these things, in a row of boxes ten wide. */
function drawn(...handles: string[]): void {
  end = $effect.root(() => {
    handles.forEach((handle, at) => {
      const element = document.createElement("span");
      const [name, many] = handle.split("#");
      element.getBoundingClientRect = () => new DOMRect(at * 10, 0, 10, 10);
      document.body.append(element);
      things[handle] = element;
      $effect(() => selection.handle(name!, () => `the ${handle}${many ?? ""}`)(element) ?? undefined);
    });
  });
  flushSync();
}

const keyed = (handle: string) => things[handle]!.querySelector<HTMLElement>(".key")!;
const stateOf = (handle: string) => things[handle]!.dataset.state;

function click(handle: string): void {
  things[handle]!.click();
  flushSync();
}

async function key(name: string): Promise<void> {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
  await Promise.resolve();
}

beforeEach(() => {
  played = [];
  reasons = [];
  confirms = false;
  things = {};
  end = () => {};
  selection = new Selection({
    say: ({ id }) => id,
    play: (chosen) => void played.push(chosen.token),
    tell: ({ id }) => void reasons.push(id),
    confirms: () => confirms,
  });
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

describe("what can be touched", () => {
  it("is playable, refused or idle by what is offered and refused", () => {
    selection.show(
      [ADVANCE, RETREAT],
      [refusal("x3", "too far", "card:3", "seat:1"), refusal("<9", "no card", "card:9")],
    );
    expect(selection.state("card:3")).toBe("playable");
    expect(selection.state("card:9")).toBe("refused");
    expect(selection.why("card:9")).toEqual([message("no card")]);
    expect(selection.state("cell:7")).toBe("idle");
  });

  it("says once what several refusals have in common", () => {
    selection.show([PASS], [refusal("a", "wait", "card:1", "cell:1"), refusal("b", "wait", "card:1", "cell:2")]);
    expect(selection.why("card:1")).toEqual([message("wait")]);
  });

  it("tells an effect only where it is clear", () => {
    selection.show([ADVANCE, RETREAT, HIT], []);
    expect(selection.effect("card:3")).toBeNull();
    expect(selection.effect("cell:5")).toEqual(message("does >3"));
  });
});

describe("picking", () => {
  it("plays at once what only one offer touches", () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("cell:5");
    click("cell:5");
    expect(played).toEqual([">3"]);
  });

  it("puts nothing anywhere before it is said where", () => {
    selection.show([offer("-3", "card:3", "onto:pile")], []);
    drawn("card:3", "onto:pile");
    click("card:3");
    expect(played).toEqual([]);
    click("onto:pile");
    expect(played).toEqual(["-3"]);
    click("onto:pile");
    expect(played).toEqual(["-3"]);
  });

  it("narrows the offers to those that touch all picks", () => {
    selection.show([ADVANCE, RETREAT, HIT], [refusal("x3", "too far", "card:3", "seat:1")]);
    drawn("card:3", "cell:1", "cell:5", "seat:1", "card:4");
    click("card:3");
    expect(selection.left).toEqual([ADVANCE, RETREAT]);
    expect(stateOf("card:3")).toBe("picked");
    expect(stateOf("cell:5")).toBe("playable");
    expect(stateOf("seat:1")).toBe("refused");
    expect(selection.why("seat:1")).toEqual([message("too far")]);
    expect(stateOf("card:4")).toBe("idle");
    click("cell:1");
    expect(played).toEqual(["<3"]);
    expect(selection.picked).toEqual([]);
  });

  it("begins anew with what does not go with the picks", () => {
    selection.show([ADVANCE, RETREAT, HIT, DOUBLE], []);
    drawn("card:3", "card:4");
    click("card:3");
    click("card:4");
    expect(selection.picked).toEqual(["card:4"]);
  });

  it("puts back what is picked twice", () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3");
    click("card:3");
    click("card:3");
    expect(selection.picked).toEqual([]);
    expect(played).toEqual([]);
  });

  it("counts cards of one face, and plays what is picked when somebody is hit", () => {
    selection.show([HIT, DOUBLE], []);
    drawn("card:4#1", "card:4#2", "seat:1");
    click("card:4#1");
    expect([stateOf("card:4#1"), stateOf("card:4#2")]).toEqual(["picked", "playable"]);
    click("seat:1");
    expect(played).toEqual(["x4"]);
    click("card:4#1");
    click("card:4#2");
    expect(played).toEqual(["x4", "x44"]); // nothing else is left
  });

  it("waits where more of the same kind may follow, and plays on a second click", () => {
    const [plain, bent] = [offer("S", "card:S"), offer("SA", "card:S", "card:A")];
    selection.show([plain, bent], []);
    drawn("card:S", "card:A");
    click("card:S");
    expect(played).toEqual([]);
    click("card:S");
    expect(played).toEqual(["S"]);
    click("card:A");
    expect(played).toEqual(["S", "SA"]);
  });

  it("forgets the picks when something else is offered", () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3");
    click("card:3");
    selection.show([ADVANCE, RETREAT], []);
    expect(selection.picked).toEqual(["card:3"]);
    selection.show([PASS], []);
    expect(selection.picked).toEqual([]);
  });

  it("can be shown a view in an effect", () => {
    let offers: Offer[] = $state.raw([PASS]);
    end = $effect.root(() => {
      $effect(() => selection.show(offers, []));
    });
    flushSync();
    offers = [HIT];
    flushSync();
    expect(selection.left).toEqual([HIT]);
  });
});

describe("a second click", () => {
  const at = (x: number, detail = 1) => new MouseEvent("click", { clientX: x, clientY: 10, detail });

  beforeEach(() => {
    vi.useFakeTimers();
    selection.show([ADVANCE, PASS], []);
  });
  afterEach(() => vi.useRealTimers());

  it("does not mean what has come in the place of the first", () => {
    expect(selection.slips(at(10))).toBe(false);
    selection.choose(PASS);
    selection.show([HIT], []);
    expect(selection.slips(at(20))).toBe(true);
    expect(selection.slips(at(200))).toBe(false);
    vi.advanceTimersByTime(500);
    expect(selection.slips(at(20))).toBe(false);
  });

  it("does not mean the same thing once more either", () => {
    expect(selection.slips(at(10))).toBe(false);
    selection.choose(PASS);
    vi.advanceTimersByTime(500);
    selection.show([ADVANCE, PASS], []);
    expect(selection.slips(at(10))).toBe(true);
  });

  it("means what it says while nothing has changed, and a key always does", () => {
    vi.advanceTimersByTime(500);
    expect([at(10), at(10)].map((click) => selection.slips(click))).toEqual([false, false]);
    selection.show([HIT], []);
    expect(selection.slips(at(10, 0))).toBe(false);
  });
});

describe("confirming", () => {
  it("asks once more before anything is played", () => {
    confirms = true;
    selection.show([ADVANCE, RETREAT], []);
    drawn("cell:5");
    click("cell:5");
    expect(selection.pending).toEqual(ADVANCE);
    expect(played).toEqual([]);
    selection.confirm();
    expect(played).toEqual([">3"]);
  });

  it("takes a second click for a yes, and cancel for a no", () => {
    confirms = true;
    selection.show([ADVANCE, RETREAT], []);
    drawn("cell:5");
    click("cell:5");
    selection.cancel();
    expect(selection.pending).toBeNull();
    click("cell:5");
    click("cell:5");
    expect(played).toEqual([">3"]);
  });
});

describe("for those who do not see it, or use no mouse", () => {
  it("labels things, says what they do, and why not", () => {
    selection.show([HIT], [refusal("<9", "no card", "card:9")]);
    drawn("card:4", "card:9", "cell:2");
    const said = (handle: string) =>
      ["role", "aria-label", "aria-disabled", "aria-description"].map((name) => keyed(handle).getAttribute(name));
    expect(said("card:4")).toEqual(["button", "the card:4", "false", "does x4"]);
    expect(said("card:9")).toEqual(["button", "the card:9", "true", "no card"]);
    expect(said("cell:2")).toEqual(["img", "the cell:2", null, null]);
  });

  it("has one tab stop, and arrow keys between things", async () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("cell:1", "card:3", "cell:5");
    await Promise.resolve();
    expect(Object.keys(things).map((one) => keyed(one).tabIndex)).toEqual([0, -1, -1]);
    keyed("cell:1").focus();
    await key("ArrowRight");
    expect(document.activeElement).toBe(keyed("card:3"));
    await key("End");
    expect(document.activeElement).toBe(keyed("cell:5"));
    expect(Object.keys(things).map((one) => keyed(one).tabIndex)).toEqual([-1, -1, 0]);
    await key("Enter");
    expect(played).toEqual([">3"]);
  });

  it("keeps the focus on the board when what had it is gone", async () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3");
    await Promise.resolve();
    keyed("card:3").focus();
    end();
    things["card:3"]!.remove();
    selection.show([HIT], []);
    drawn("card:4");
    await Promise.resolve();
    expect(document.activeElement).toBe(keyed("card:4"));
  });

  it("puts everything back on Escape", async () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3");
    await Promise.resolve();
    keyed("card:3").focus();
    await key(" ");
    expect(selection.picked).toEqual(["card:3"]);
    await key("Escape");
    expect(selection.picked).toEqual([]);
  });

  it("tells about what is pressed long, without picking it", () => {
    vi.useFakeTimers();
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3");
    const down = { pointerType: "touch", isPrimary: true, button: 0, pointerId: 1 };
    things["card:3"]!.dispatchEvent(new PointerEvent("pointerdown", down));
    vi.advanceTimersByTime(500);
    click("card:3");
    expect(selection.pointed?.handle).toBe("card:3");
    expect(selection.picked).toEqual([]);
    vi.useRealTimers();
  });
});

describe("dragging", () => {
  /** Whether one thing was marked while the other was over it. */
  function drag(from: string, to: string | null): boolean {
    document.elementsFromPoint = () => (to ? [things[to]!] : []);
    const pointer = { pointerType: "mouse", isPrimary: true, button: 0, pointerId: 1 };
    const element = things[from]!;
    element.setPointerCapture = () => {};
    element.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, clientX: 0, clientY: 0 }));
    element.dispatchEvent(new PointerEvent("pointermove", { ...pointer, clientX: 40, clientY: 30 }));
    flushSync();
    expect(element.style.translate).toBe("40px 30px");
    const marked = to !== null && things[to]!.hasAttribute("data-over");
    element.dispatchEvent(new PointerEvent("pointerup", { ...pointer, clientX: 40, clientY: 30 }));
    click(from); // as browsers do after a drag
    expect(element.style.translate).toBe("");
    return marked;
  }

  it("plays what goes with both things", () => {
    selection.show([ADVANCE, RETREAT], []);
    drawn("card:3", "cell:1", "cell:5");
    expect(drag("card:3", "cell:1")).toBe(true);
    expect(played).toEqual(["<3"]);
  });

  it("plays nothing when it is dropped anywhere else, even if only one thing could be meant", () => {
    selection.show([ADVANCE], []);
    drawn("card:3", "cell:5");
    drag("card:3", null);
    expect(played).toEqual([]);
    expect(selection.picked).toEqual([]);
    expect(reasons).toEqual([]);
  });

  it("says why nothing comes of it where something else lies", () => {
    selection.show([ADVANCE, HIT], [refusal("x3", "too far", "card:3", "seat:1")]);
    drawn("card:3", "card:4", "seat:1", "cell:5");
    expect(drag("card:4", "cell:5")).toBe(false);
    expect(drag("card:3", "seat:1")).toBe(false);
    expect(drag("card:3", "card:4")).toBe(false); // onto another card of the hand
    expect(played).toEqual([]);
    expect(reasons).toEqual(["page-drop-elsewhere", "too far"]);
  });
});
