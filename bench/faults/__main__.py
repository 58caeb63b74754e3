"""A server that fails under load (`make faults`): it is killed, its disk is full, or its database restarts.

Groups of `salle.Client` play at random while failures happen at random moments. After each failure the log of every
bout is compared with the answers its clients got: acknowledged decisions must be in the log, and all others must be
absent or complete. In the end every bout must be finished.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from rich.progress import Progress

from bench.client_log_check import Said
from bench.faults.fencers import Fencers
from bench.faults.mishaps import MISHAPS, Mishap
from bench.faults.report import Found, page
from salle.core.data_files import write_file

GAMES: Final = ("engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard")
PACE: Final = 0.6  # most seconds a player takes for a decision
CALM: Final = (0.5, 3.0)  # seconds before a failure
LASTS: Final = (0.0, 2.0)  # seconds of a failure
RECOVERY: Final = 60.0  # seconds until the next decision must have succeeded
BEGIN: Final = 120.0  # seconds for all to begin
FINISH: Final = 900.0  # seconds for the last bouts to end


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("mishaps", nargs="*", help=f"{', '.join(MISHAPS)}; without any: all of them")
    parser.add_argument("--bouts", type=int, default=100, help="that go on at the same time")
    parser.add_argument("--times", type=int, default=0, help="how often it happens, instead of as often as is usual")
    parser.add_argument("--seed", default="faults")
    parser.add_argument("--page", type=Path, default=Path("docs/faults.md"))
    given = parser.parse_args(arguments)
    if unknown := set(given.mishaps) - set(MISHAPS):
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(MISHAPS)}")
    found = [tried(name, given.bouts, given.times, given.seed) for name in given.mishaps or MISHAPS]
    write_file(given.page, page(found))
    holds = not any(one.wrong for one in found)
    print(f"{given.page} is made: {'all of it holds' if holds else 'NOT ALL OF IT HOLDS'}")
    return 0 if holds else 1


def tried(name: str, bouts: int, times: int, seed: str) -> Found:
    """Try one kind of failure."""
    kind = MISHAPS[name]
    times = times or kind.times
    command = f"python -m bench.faults {name} --bouts {bouts} --times {times} --seed {seed}"
    found = Found(kind.title, command, bouts, times)
    with TemporaryDirectory(prefix="salle-faults-") as folder, kind(Path(folder)) as mishap:
        with Progress() as progress:
            asyncio.run(endured(found, mishap, Random(seed), progress))
        found.wrong += mishap.host.faults()
    return found


async def endured(found: Found, mishap: Mishap, luck: Random, progress: Progress) -> None:
    """Let clients play during failures and then to the end."""
    fencers = Fencers(mishap.host.address, GAMES, PACE, found.command)
    pairs = [asyncio.create_task(fencers.group(number)) for number in range(found.bouts)]
    try:
        await begun(fencers, found.bouts, progress)
        task = progress.add_task(f"{found.title}, and all goes on", total=found.times)
        for _ in range(found.times):
            await once(found, fencers, mishap, luck)
            progress.advance(task)
        fencers.finishing = True
        await done(pairs, progress)
    finally:
        for pair in pairs:
            pair.cancel()
        ended = await asyncio.gather(*pairs, return_exceptions=True)
    found.acknowledged, found.finished = fencers.ledger.counted(), len(fencers.finished)
    found.interrupted, found.refused = fencers.interrupted, fencers.refused
    found.wrong += [f"a group has not finished: {error!r}" for error in ended if error is not None]
    compare(found, fencers, mishap, fencers.finished, [])


async def once(found: Found, fencers: Fencers, mishap: Mishap, luck: Random) -> None:
    """One failure, until a decision succeeds again."""
    await asyncio.sleep(luck.uniform(*CALM))
    await asyncio.to_thread(mishap.strike)
    live, under_way = [*fencers.live], [*fencers.under_way]
    await asyncio.sleep(luck.uniform(*LASTS))
    if mishap.readable:
        compare(found, fencers, mishap, live, under_way)
    await asyncio.to_thread(mishap.mend)
    mended = monotonic()
    if not mishap.readable:
        compare(found, fencers, mishap, live, under_way)
    while fencers.latest < mended and monotonic() - mended < RECOVERY:
        await asyncio.sleep(0.02)
    if fencers.latest < mended:
        found.wrong.append(f"nobody has decided anything for {RECOVERY:g} seconds")
    found.recoveries.append(monotonic() - mended)


def compare(
    found: Found, fencers: Fencers, mishap: Mishap, bouts: Sequence[str], under_way: Sequence[tuple[str, Said]]
) -> None:
    """Compare the logs of these bouts with the answers clients got so far."""
    logs = mishap.logs(bouts)
    checked = {bout: fencers.ledger.against(bout, rows) for bout, rows in logs.items()}
    for one in checked.values():
        found.wrong += one.wrong
    complete = sum(bout in checked and said in checked[bout].made for bout, said in under_way)
    found.complete += complete
    found.absent += len(under_way) - complete


async def begun(fencers: Fencers, bouts: int, progress: Progress) -> None:
    """Wait until all clients play."""
    task, end = progress.add_task("bouts begin", total=bouts), monotonic() + BEGIN
    while len(fencers.live) < bouts and monotonic() < end:
        progress.update(task, completed=len(fencers.live))
        await asyncio.sleep(0.1)
    progress.update(task, completed=len(fencers.live))


async def done(pairs: Sequence[asyncio.Task[None]], progress: Progress) -> None:
    """Wait until the last bouts are over."""
    task, end = progress.add_task("the last bouts are finished", total=len(pairs)), monotonic() + FINISH
    while (over := sum(pair.done() for pair in pairs)) < len(pairs) and monotonic() < end:
        progress.update(task, completed=over)
        await asyncio.sleep(0.2)
    progress.update(task, completed=over)


if __name__ == "__main__":
    sys.exit(main())
