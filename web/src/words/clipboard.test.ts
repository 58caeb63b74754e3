import { afterEach, describe, expect, it, vi } from "vitest";

import { copy } from "./clipboard";

function field(text: string): HTMLInputElement {
  const made = document.createElement("input");
  made.value = text;
  return made;
}

afterEach(() => vi.unstubAllGlobals());

describe("copying a link", () => {
  it("writes it to the clipboard", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copy(field("http://here/t/1"))).toBe(true);
    expect(writeText).toHaveBeenCalledWith("http://here/t/1");
  });

  it.each([true, false])(
    "copies what is selected where a page has no clipboard, and says whether it did: %s",
    async (worked) => {
      vi.stubGlobal("navigator", {});
      document.execCommand = vi.fn().mockReturnValue(worked);
      const link = field("http://192.168.0.7:8642/t/1");
      expect(await copy(link)).toBe(worked);
      expect(link.selectionEnd).toBe(link.value.length);
    },
  );
});
