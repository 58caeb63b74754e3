"""The long checks, `make soak`: all laws over many bouts, all oracles over many rounds, and memory that stays flat."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from rich.progress import Progress

import salle
import salle.core.laws
from salle.core.registry import created, rulesets, single_bout, variants
from salle.lab.simulate import Plan, run_part

LAW_BOUTS = 2000
ORACLE_SCALE = 40  # times as many rounds as `make test` plays against the oracles
SERVED = ("secrecy", "restart", "fuzz", "schema")  # what the server keeps to itself, and survives
ENDURANCE = {  # bouts in one process
    "engarde/standard": 1_000_000,
    "readyfence/advanced": 200_000,
    "audatia/duel": 100_000,
    "arena/standard": 100_000,
}
SOAKED = (
    "tests/oracle",
    "tests/core/test_laws_everywhere.py",
    *(f"tests/server/test_{name}.py" for name in SERVED),
    "tests/web/test_bouts.py",
    "tests/web/test_ways.py",
)
PARTS = 20
FLAT = 4 << 20  # bytes they may add to a process that has found its size


def main() -> None:
    print(f"{salle.__name__} {salle.__version__}, {'compiled' if salle.is_compiled() else 'interpreted'}")
    laws()
    oracles()
    for name, bouts in ENDURANCE.items():
        memory(name, bouts)


def laws() -> None:
    for name in rulesets():
        for options in variants(name):
            started = perf_counter()
            told = " ".join([name, *(f"{option}={value}" for option, value in options.items())])
            with Progress() as progress:
                task = progress.add_task(f"{told}: laws", total=LAW_BOUTS)
                for report in salle.core.laws.checking(created(name, options), LAW_BOUTS, "soak"):
                    progress.update(task, completed=report.bouts)
            print(f"{told}: all laws hold over {LAW_BOUTS} bouts ({perf_counter() - started:.0f} s)")


def oracles() -> None:
    started = perf_counter()
    env = os.environ | {"SALLE_SOAK": str(ORACLE_SCALE)}
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "auto", *SOAKED],
        env=env,
        check=True,
    )
    print(f"all oracles agree over {ORACLE_SCALE} times the rounds ({perf_counter() - started:.0f} s)")


def memory(name: str, bouts: int) -> None:
    plan = Plan(name, ("random",), bouts, "soak", single_bout(name))
    size = bouts // PARTS
    sizes: list[int] = []
    with Progress() as progress:
        task = progress.add_task(f"{name}: {bouts:,} bouts", total=bouts)
        for part in range(PARTS):
            run_part(plan, part * size, (part + 1) * size)
            sizes.append(resident())
            progress.update(task, completed=(part + 1) * size)
    grown = sizes[-1] - sizes[0]
    first, last = sizes[0] / 2**20, sizes[-1] / 2**20
    print(f"{name}: {first:.1f} MiB resident after the first {size:,} bouts, {last:.1f} MiB after {bouts:,}")
    if grown > FLAT:
        sys.exit(f"memory grew by {grown / 2**20:.1f} MiB")


def resident() -> int:
    """Bytes of memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    main()
