"""The long checks, `make soak`: at most an hour on two cores, in parts.

    python -m tests.soak               all parts
    python -m tests.soak laws page     these parts

Each part is a list of steps. The file soak.json in the virtual environment lists the finished ones, so an interrupted
run continues with the next step. A finished part starts over, and so does everything after a change of the code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from rich.progress import Progress

import salle
import salle.core.check.laws
from salle.core.options import Value
from salle.core.registry import make_game, rulesets, single_bout_options, variants
from salle.lab.simulate import Plan, run_part

LAW_BOUTS: Final = 2000
SCALE: Final = "40"  # times as many rounds as `make test` plays against the oracles, and as many kills and messages
ORACLES: Final = ("tests/oracle", "tests/core/test_laws_everywhere.py", "tests/games/readyfence/test_imagine.py")
SERVED: Final = ("secrecy", "restart", "fuzz", "schema", "study_stance")  # what the server hides, and survives
ENDURANCE: Final = {  # bouts in one process
    "engarde/standard": 1_000_000,
    "readyfence/advanced": 200_000,
    "audatia/duel": 100_000,
    "arena/standard": 100_000,
}
CHUNKS: Final = 20
FLAT: Final = 4 << 20  # bytes they may add to a process that has found its size
KEPT: Final = Path(sys.prefix) / "soak.json"


class Step(NamedTuple):
    """A piece of work that is done at once."""

    name: str
    work: Callable[[], None]


def main(names: list[str]) -> None:
    unknown = set(names) - set(PARTS)
    if unknown:
        sys.exit(f"There is no part {', '.join(sorted(unknown))}. There is: {', '.join(PARTS)}.")
    print(f"{salle.__name__} {salle.__version__}, {'compiled' if salle.is_compiled() else 'interpreted'}")
    for name in names or PARTS:
        soak(name, KEPT)


def soak(part: str, file: Path) -> None:
    """Do what is left of a part; the file keeps what is done of all parts."""
    done, steps = Done(file), list(PARTS[part]())
    for number, step in enumerate(steps, 1):
        if step.name in done.names:
            continue
        started = perf_counter()
        step.work()
        done.add(step.name)
        print(f"{part} {number}/{len(steps)}: {step.name} passed ({perf_counter() - started:.0f} s)", flush=True)
    done.forget({step.name for step in steps})


class Done:
    """The names of the steps that are done with this code."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.code: Final = code()
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.names: set[str] = set(kept["done"]) if kept.get("code") == self.code else set()

    def add(self, name: str) -> None:
        self._keep(self.names | {name})

    def forget(self, names: set[str]) -> None:
        self._keep(self.names - names)

    def _keep(self, names: set[str]) -> None:
        self.names = names
        self.file.write_text(json.dumps({"code": self.code, "done": sorted(names)}), encoding="utf-8")


def code() -> str:
    """A digest of Salle as it is installed."""
    folder, digest = Path(salle.__file__).parent, sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".so", ".toml"):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def laws() -> Iterator[Step]:
    """All laws over many bouts of every rule set."""
    for name in rulesets():
        for options in variants(name):
            told = " ".join([name, *(f"{option}={value}" for option, value in options.items())])
            yield Step(f"{told}: laws over {LAW_BOUTS:,} bouts", partial(lawful, name, options))


def lawful(name: str, options: Mapping[str, Value]) -> None:
    with Progress(transient=True) as progress:
        task = progress.add_task(name, total=LAW_BOUTS)
        for report in salle.core.check.laws.check_bout_by_bout(make_game(name, options), LAW_BOUTS, "soak"):
            progress.update(task, completed=report.bouts)


def oracles() -> Iterator[Step]:
    """All oracles over many times the rounds."""
    for path in ORACLES:
        yield tests(path)


def server() -> Iterator[Step]:
    """Many kills, messages and requests; all at once, because each of them waits a lot."""
    yield tests(*(f"tests/server/test_{name}.py" for name in SERVED))


def page() -> Iterator[Step]:
    """A bout of every game in a browser."""
    for name in ("bouts", "input_and_language", "accessibility"):
        yield tests(f"tests/web/test_{name}.py")


def rows() -> Iterator[Step]:
    """The tests that are left out of `make test`: rows of long tables."""
    yield tests("tests", "-m", "soak")


def tests(*words: str) -> Step:
    """A step: these tests, on all cores, with as much to do as there is time for."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *words]
    return Step(" ".join(words), partial(ran, command))


def ran(command: list[str]) -> None:
    """Run it in a separate process; if it fails, the soak ends."""
    status = subprocess.run(command, env=os.environ | {"SALLE_SOAK": SCALE}, check=False).returncode
    if status:
        sys.exit(status)


def memory() -> Iterator[Step]:
    """Memory that stays flat over many bouts in one process."""
    for name, bouts in ENDURANCE.items():
        command = [sys.executable, "-c", f"from tests.soak import endure; endure({name!r}, {bouts})"]
        yield Step(f"{name}: memory over {bouts:,} bouts", partial(ran, command))


def endure(name: str, bouts: int) -> None:
    plan, size = Plan(name, ("random",), bouts, "soak", single_bout_options(name)), bouts // CHUNKS
    sizes: list[int] = []
    with Progress(transient=True) as progress:
        task = progress.add_task(f"{name}: {bouts:,} bouts", total=bouts)
        for chunk in range(CHUNKS):
            run_part(plan, chunk * size, (chunk + 1) * size)
            sizes.append(resident())
            progress.update(task, completed=(chunk + 1) * size)
    first, last = sizes[0] / 2**20, sizes[-1] / 2**20
    print(f"{name}: {first:.1f} MiB resident after the first {size:,} bouts, {last:.1f} MiB after {bouts:,}")
    if sizes[-1] - sizes[0] > FLAT:
        sys.exit(f"memory grew by {last - first:.1f} MiB")


def resident() -> int:
    """Bytes of memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


PARTS: Final[dict[str, Callable[[], Iterable[Step]]]] = {
    "rows": rows,
    "oracles": oracles,
    "laws": laws,
    "server": server,
    "page": page,
    "memory": memory,
}


if __name__ == "__main__":
    main(sys.argv[1:])
