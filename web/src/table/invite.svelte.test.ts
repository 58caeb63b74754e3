import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { nearby } from "../net/api";
import type { View } from "../wire";
import Invite from "./Invite.svelte";

const LAN = "http://192.168.0.7:8642";

vi.mock("../net/api", () => ({ nearby: vi.fn(), rise: vi.fn() }));
vi.mock("../words/words.svelte", () => ({
  t: (id: string) => (id === "page-invite-local" ? "Start it with `salle --lan`." : id),
}));
vi.mock("./UnusualOptions.svelte", () => ({ default: () => {} }));

let end: () => void;
afterEach(() => end());

/** The link, the advice and the QR codes of an invitation on the server's machine, with this address for others. */
function invited(address: string): () => (string | number | undefined)[] {
  vi.mocked(nearby).mockResolvedValue({ address });
  const view = { head: { id: "7", after: "" } } as unknown as View;
  const shown = mount(Invite, { target: document.body, props: { view } });
  end = () => void unmount(shown);
  return () => [
    document.querySelector("input")?.value,
    document.querySelector(".soft")?.textContent?.trim(),
    document.querySelector(".soft code")?.textContent,
    document.querySelectorAll("[aria-label='page-invite-code']").length,
  ];
}

describe("an invitation", () => {
  it("names the command that shares a server which serves this computer only", async () => {
    const panel = invited("");
    await vi.waitFor(() =>
      expect(panel()).toEqual([`${location.origin}/t/7`, "Start it with salle --lan.", "salle --lan", 0]),
    );
  });

  it("leads to the address in the network if the server is shared", async () => {
    const panel = invited(LAN);
    await vi.waitFor(() => expect(panel()).toEqual([`${LAN}/t/7`, undefined, undefined, 1]));
  });
});
