"""Page speed (`make speed`), measured in headless Chromium on a separate server.

On a slow connection and processor: the time until a bout can be started, compared with an empty page of the same
server. At full speed on loopback: the time until a decision is painted, and layout shifts, in a bout of each game on
desktop and phone. And the size of all JavaScript.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.progress import Progress

from bench.page.probes import INTERACTIVE, WATCHING, Seen, seen, throttle
from bench.page.report import Fenced, Measured, Moved, page
from bench.page.server import EMPTY, PACE
from salle.core.data_files import write_file
from tests.web.browsing import BUILT, CHROMIUM, FAULTS, PATIENCE, browsing, serving
from tests.web.visitor import DESK, PHONE, Visitor

GAMES: Final[dict[str, dict[str, Any]]] = {  # these options make bouts short without leaving anything out
    "engarde/standard": {"hits": 1},
    "readyfence/basic": {},
    "audatia/duel": {},
    "arena/standard": {"second_life": False},
}
SIZES: Final = {"desk": DESK, "phone": PHONE}
SETTLED: Final = 1500  # milliseconds until a page is settled
ENDED: Final = "() => performance.getEntriesByType('navigation')[0].loadEventEnd"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--loads", type=int, default=9, help="of the first screen and of the empty page")
    parser.add_argument("--seed", default="speed")
    parser.add_argument("--page", type=Path, default=Path("docs/speed.md"))
    given = parser.parse_args(arguments)
    if CHROMIUM is None or not BUILT.exists():
        sys.exit("Chromium and the built page are needed: `make play` builds the page.")
    command = f"python -m bench.page --loads {given.loads} --seed {given.seed}"
    with (
        TemporaryDirectory(prefix="salle-page-") as folder,
        serving(Path(folder), "bench.page.server") as address,
        browsing() as browser,
        Progress() as progress,
    ):
        found = measured(browser, address, given.loads, given.seed, progress)
    text, holds = page(command, found, PACE)
    write_file(given.page, text)
    print(f"{given.page} is made: {'all of it holds' if holds else 'NOT ALL OF IT HOLDS'}")
    return 0 if holds else 1


def measured(browser: Any, address: str, loads: int, seed: str, progress: Progress) -> Measured:
    """Measure everything."""
    busy = os.getloadavg()[0]
    visit(browser, address)  # a new server loads its games at the first request
    task = progress.add_task("the first screen and an empty page, slowly", total=2 * loads)
    firsts, empties = list[float](), list[float]()
    for _ in range(loads):  # in turn, so that disturbances affect both
        empties.append(empty(browser, address))
        progress.advance(task)
        firsts.append(first(browser, address))
        progress.advance(task)
    bouts = [(game, where) for where in SIZES for game in GAMES]
    task = progress.add_task("bouts", total=len(bouts) + len(SIZES))
    moved = list[Moved]()
    fenced = list[Fenced]()
    for where in SIZES:
        progress.update(task, description=f"home and a table, {where}")
        moved += home(browser, address, where)
        progress.advance(task)
    for game, where in bouts:
        progress.update(task, description=f"{game}, {where}")
        told = bout(browser, address, game, where, Random(f"{seed} {game}"))
        fenced.append(Fenced(game, where, told.frames))
        moved.append(Moved(f"a bout of {game}", where, told.shifts))
        progress.advance(task)
    return Measured(firsts, empties, scripts(BUILT.parent), fenced, moved, list(FAULTS), busy, browser.version)


def visit(browser: Any, address: str) -> None:
    """Load the first screen once at full speed."""
    visitor = Visitor(browser, address)
    visitor.goes()
    visitor.page.locator("button.fence").wait_for()
    visitor.leave()


def empty(browser: Any, address: str) -> float:
    """Milliseconds until the empty page is loaded by a new visitor."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
    try:
        tab = context.new_page()
        throttle(tab)
        tab.goto(address + EMPTY)
        return float(tab.evaluate(ENDED))
    finally:
        context.close()


def first(browser: Any, address: str) -> float:
    """Milliseconds until a new visitor can start a bout on the first screen."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, service_workers="block")
    try:
        tab = context.new_page()
        tab.add_init_script(INTERACTIVE)
        throttle(tab)
        tab.goto(address, timeout=PATIENCE * 1000)
        return float(tab.evaluate("window.salleInteractive"))
    finally:
        context.close()


def watcher(browser: Any, address: str, where: str, **settings: Any) -> Visitor:
    """A visitor whose page is watched."""
    visitor = Visitor(browser, address, size=SIZES[where], touch=where == "phone", moves=True, **settings)
    visitor.context.add_init_script(WATCHING)
    return visitor


def home(browser: Any, address: str, where: str) -> list[Moved]:
    """Layout shifts on the first screen, when a table is opened, and on the way back."""
    visitor = watcher(browser, address, where)
    visitor.goes()
    visitor.page.locator("button.fence").wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    arrived = seen(visitor.page).shifts
    visitor.page.locator("button.fence").click()
    visitor.page.locator(".board").first.wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    opened = seen(visitor.page).shifts[len(arrived) :]
    visitor.goes()
    visitor.page.locator(".running").wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    again = seen(visitor.page).shifts
    visitor.leave()
    return [Moved("home", where, arrived), Moved("a table is opened", where, opened), Moved("home again", where, again)]


def bout(browser: Any, address: str, game: str, where: str, lot: Random) -> Seen:
    """Play a bout against a bot to its end with the buttons."""
    visitor = watcher(browser, address, where, buttons=True)
    visitor.opens(game, "me", "tactic", options=GAMES[game])
    visitor.fences(lot)
    visitor.page.wait_for_timeout(SETTLED)
    told = seen(visitor.page)
    visitor.leave()
    return told


def scripts(folder: Path) -> dict[str, int]:
    """The size of all scripts in bytes, with gzip. Small files are sent uncompressed."""
    found = {}
    for path in sorted(folder.rglob("*.js")):
        packed = path.with_name(f"{path.name}.gz")
        found[path.relative_to(folder).as_posix()] = (packed if packed.exists() else path).stat().st_size
    return found


if __name__ == "__main__":
    sys.exit(main())
