// The service worker: keeps the shell of the page, so that it opens at once, and also without a connection. It keeps
// nothing else: files of the page are the same for everybody; what the server answers to somebody never comes here.
// BUILD and SHELL are filled in when the page is built.
const KEPT = "salle-BUILD";
const FRONT = "/";
const PLAIN = ["/before_paint.js", "/icon.svg"]; // files that keep their names when they change
const HASHED = "/assets/"; // files that never change
const SHELL = [FRONT, ...PLAIN, ...["SHELL"]];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(HASHED)) event.respondWith(kept(request));
  else if (PLAIN.includes(pathname)) event.respondWith(renewed(request));
  else if (isPage(request, pathname)) event.respondWith(fetch(request).catch(() => caches.match(FRONT)));
});

/** Whether this is a navigation to a page of Salle. Without a connection all of them start with the front page. */
function isPage(request, pathname) {
  return request.mode === "navigate" && !pathname.startsWith("/api/");
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** Files that never change: from the cache, or fetched once. */
async function kept(request) {
  return (await caches.match(request)) ?? renewed(request);
}

/** From the network; without a connection, from the cache. */
async function renewed(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(request);
    if (known) return known;
    throw error;
  }
}
