import type { Component } from "svelte";

import Home from "./pages/Home.svelte";

type Page = Component<any>; // it gets the `params` of its path, and may ignore them

interface Route {
  path: RegExp; // its groups are the parameters of the page
  load: () => Promise<{ default: Page }>;
}

/** All pages. The first whose path fits is shown. Most of them are fetched when they are opened. */
const ROUTES: Route[] = [
  { path: /^\/$/, load: async () => ({ default: Home }) }, // most visits start here, so it comes with the shell
  { path: /^\/me$/, load: () => import("./pages/Me.svelte") },
  { path: /^\/learn(?:\/([a-z]+))?$/, load: () => import("./pages/Learn.svelte") },
  { path: /^\/rules\/([a-z]+\/[a-z]+)$/, load: () => import("./pages/Rules.svelte") },
  { path: /^\/cards\/([a-z]+\/[a-z]+)(?:\/(\w+))?$/, load: () => import("./pages/Cards.svelte") },
  { path: /^\/replay(?:\/([\w-]+))?$/, load: () => import("./pages/Replay.svelte") },
  { path: /^\/stance\/([a-z]+\/[a-z]+)$/, load: () => import("./pages/Stance.svelte") },
  { path: /^\/t\/([\w-]+)$/, load: () => import("./pages/Table.svelte") },
];

const notFound = () => import("./pages/NotFound.svelte");

/** The current address. */
class Place {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  /** Go to another page of Salle. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Update the query of the address without leaving the page. */
  note(search: string): void {
    if (search === location.search) return;
    history.replaceState(null, "", location.pathname + search + location.hash);
    this.#look();
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const place = new Place();

/** The page at a path, with its parameters. */
export async function page(path: string): Promise<{ Page: Page; params: string[] }> {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    if (found) return { Page: (await route.load()).default, params: found.slice(1).map((part) => part ?? "") };
  }
  return { Page: (await notFound()).default, params: [] };
}

/** Follow links within Salle without a full load. Use it as `onclick` of an element around them. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
