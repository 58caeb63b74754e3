"""`salle bench engine` measures how fast the rules run, next to the same round in C. `salle bench search` measures how
fast bots think."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal, NamedTuple, TypeAlias

from rich.table import Table

from salle.cli.arguments import AsJson, console, errors, help_text, progress_bar, say
from salle.cli.reports.ladder_tables import milliseconds
from salle.core.registry import make_game, rulesets, single_bout_options
from salle.lab import search_speed
from salle.lab.engine_speed import LIMIT, Speed, build_limit, measure, repeat_count
from salle.lab.search_speed import Pace

BESIDE_C = ("compiled_batch", "compiled_stepwise", "interpreted")  # compared with C
BESIDE_LIMIT = ("decisions_compiled", "decisions_interpreted")
MEBIBYTE = 1 << 20

Row: TypeAlias = tuple[str, str, str]  # the name, the rate, and what it is compared with


class Measured(NamedTuple):
    """The measurements of a rule set, as numbers and as rows of a table."""

    numbers: dict[str, float | None]
    rows: list[Row]


def command(
    what: Annotated[Literal["engine", "search"], help_text("cli-arg-bench")],
    games: Annotated[list[str] | None, help_text("cli-arg-games")] = None,
    /,
    *,
    limit: Annotated[Path, help_text("cli-arg-limit")] = Path("bench/engine/engarde_reference.c"),
    as_json: AsJson = False,
) -> int:
    """Measure."""
    names = list(dict.fromkeys(name for game in games or [""] for name in rulesets(game)))
    for name in names:
        make_game(name, single_bout_options(name))  # fails before the work if it can't be made
    measured = measure_engine(names, limit) if what == "engine" else measure_search(names)
    if as_json:
        print(json.dumps({name: found.numbers for name, found in measured.items()}))
        return 0
    for name, found in measured.items():
        console.print(say(f"cli-bench-{what}", game=name), style="italic", markup=False)
        console.print(rates_table(found.rows))
    return 0


def measure_engine(names: Sequence[str], limit: Path) -> dict[str, Measured]:
    """Measure the rules, and one game in C."""
    speeds = {name: Speed() for name in names}
    with TemporaryDirectory() as folder:
        program: Path | None = Path(folder) / "limit" if LIMIT in speeds else None
        problem = None
        if program is not None:
            problem = build_limit(limit, program) if limit.is_file() else say("cli-bench-no-file")
        if problem is not None:
            errors.print(say("cli-bench-no-limit", file=str(limit), problem=problem), markup=False)
            program = None
        show_progress(measure(speeds, program), repeat_count(len(speeds)) * len(speeds))
    return {
        name: Measured(asdict(speed), list(speed_rows(speed, speeds.get(LIMIT, speed))))
        for name, speed in speeds.items()
    }


def measure_search(names: Sequence[str]) -> dict[str, Measured]:
    """Measure the thinking of bots."""
    paces = {name: Pace() for name in names}
    show_progress(search_speed.measure(paces), search_speed.REPEATS * len(paces))
    return {name: Measured(asdict(pace), list(pace_rows(pace))) for name, pace in paces.items()}


def show_progress(turns: Iterator[str], total: int) -> None:
    with progress_bar() as progress:
        task = progress.add_task("", total=total)
        for done, name in enumerate(turns):
            progress.update(task, completed=done, description=say("cli-bench-doing", game=name))


def rates_table(rows: Iterable[Row]) -> Table:
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for row in rows:
        table.add_row(*row)
    return table


def speed_rows(speed: Speed, limit: Speed) -> Iterator[Row]:
    """The rates of a rule set, each compared with C if C was measured, and decisions compared with the game in C."""
    for kind, rate in asdict(speed).items():
        if rate is None:
            continue
        share = ""
        if kind in BESIDE_C and speed.c:
            share = f"{rate / speed.c:.3f} × C"
        elif kind in BESIDE_LIMIT and limit is not speed and getattr(limit, kind):
            share = f"{rate / getattr(limit, kind):.3f} × {LIMIT}"
        yield kind, f"{rate:,.2f}" if kind == "decisions_per_round" else f"{rate:,.0f}", share


def pace_rows(pace: Pace) -> Iterator[Row]:
    """The speed and the memory of bots that think about a rule set."""
    for kind, value in asdict(pace).items():
        if value is None:
            continue
        if kind.endswith(("_mean", "_slowest")):
            yield kind, milliseconds(value), ""
        elif kind in ("memory", "grown"):
            yield kind, f"{value / MEBIBYTE:,.1f} MiB", ""
        elif kind == "ratio":
            yield kind, f"{value:,.1f}", ""
        else:
            yield kind, f"{value:,.0f}", ""
