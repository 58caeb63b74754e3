import { mount } from "svelte";

import App from "./App.svelte";
import { games } from "./net/api";
import { settings } from "./state/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { words } from "./words/words.svelte";

const AGAIN = 2000; // milliseconds
const FRONT = "/"; // which is drawn once, with all its games

settings.load();
void begin();

/** Show the page once there are words for it; without a connection, as soon as there is one. */
async function begin(): Promise<void> {
  try {
    await Promise.all([words.speak(settings.locale), location.pathname === FRONT && games(false).catch(() => {})]);
  } catch {
    setTimeout(() => void begin(), AGAIN);
    return;
  }
  mount(App, { target: document.getElementById("app")! });
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js"); // it fetches much: the page comes first
}
