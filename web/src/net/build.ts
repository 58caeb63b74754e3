const SCRIPT = 'script[type="module"][src^="/assets/"]'; // with which the page began; its name changes with every build
const HEADER = "salle-page"; // the same script as the server has it now
const RELOADED = "salle.reloaded"; // the build that this tab was last reloaded for

/** Reload the page if the server has another build of it. A build that does not come by reloading is asked for once. */
export function reloadIfOutdated(answer: Response): void {
  const mine = document.querySelector(SCRIPT)?.getAttribute("src");
  const current = answer.headers.get(HEADER);
  if (mine && current && current !== mine && isNew(current)) location.reload();
}

function isNew(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false; // a browser that keeps nothing might reload for ever
  }
}
