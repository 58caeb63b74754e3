const SCRIPT = 'script[type="module"][src^="/assets/"]'; // the script that the page started with; its name changes with every build
const HEADER = "salle-page"; // the name of that script on the server now
const RELOADED = "salle.reloaded"; // the build that this tab was last reloaded for

/** Reload the page if the server has another build of it. It tries only once for each build. */
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
    return false; // without storage the page might reload for ever
  }
}
