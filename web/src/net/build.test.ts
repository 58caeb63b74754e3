import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { reloadIfOutdated } from "./build";

const answer = (build?: string) => new Response("", { headers: build ? { "salle-page": build } : {} });

describe("a page and the server's build of it", () => {
  const reload = vi.fn();

  beforeEach(() => {
    vi.stubGlobal("location", { reload });
    document.head.innerHTML = '<script type="module" src="/assets/first-old.js"></script>';
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
    document.head.innerHTML = "";
    reload.mockClear();
  });

  it("stays while they are the same, or nothing is said", () => {
    reloadIfOutdated(answer("/assets/first-old.js"));
    reloadIfOutdated(answer());
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads once for each new build", () => {
    reloadIfOutdated(answer("/assets/first-new.js"));
    reloadIfOutdated(answer("/assets/first-new.js"));
    expect(reload).toHaveBeenCalledTimes(1);
    reloadIfOutdated(answer("/assets/first-newer.js"));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("stays while it is served from its sources", () => {
    document.head.innerHTML = '<script type="module" src="/src/main.ts"></script>';
    reloadIfOutdated(answer("/assets/first-new.js"));
    expect(reload).not.toHaveBeenCalled();
  });
});
