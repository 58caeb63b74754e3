import { mount } from "svelte";

import App from "./App.svelte";
import { games } from "./net/api";
import { settings } from "./state/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { words } from "./words/words.svelte";

const AGAIN = 2000; // milliseconds
const FRONT = "/"; // rendered once, with all its games

settings.load();
void begin();

/** Mount the page when its words are fetched. Without a connection it keeps trying. */
async function begin(): Promise<void> {
  try {
    await Promise.all([words.speak(settings.locale), location.pathname === FRONT && games(false).catch(() => {})]);
  } catch {
    setTimeout(() => void begin(), AGAIN);
    return;
  }
  mount(App, { target: document.getElementById("app")! });
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js"); // after the page, because it fetches many files
}
