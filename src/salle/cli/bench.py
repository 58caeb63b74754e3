"""`salle bench engine`: the engine's speed, rule set by rule set, and beside the same round in plain C, in one run."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

from rich.table import Table

from salle.cli.command import AsJson, bar, console, errors, say, told
from salle.core.registry import created, rulesets, single_bout
from salle.lab.speed import LIMIT, Speed, build_limit, measure, repeats

BESIDE_C = ("compiled_batch", "compiled_stepwise", "interpreted")  # measured in the unit of C
BESIDE_LIMIT = ("decisions_compiled", "decisions_interpreted")


def command(
    what: Annotated[Literal["engine"], told("cli-arg-bench")],
    games: Annotated[list[str] | None, told("cli-arg-games")] = None,
    /,
    *,
    limit: Annotated[Path, told("cli-arg-limit")] = Path("bench/limit.c"),
    as_json: AsJson = False,
) -> int:
    """Measure."""
    speeds = {name: Speed() for game in games or [""] for name in rulesets(game)}
    for name in speeds:
        created(name, single_bout(name))  # what can't be made is told before the work begins
    with TemporaryDirectory() as folder:
        program: Path | None = Path(folder) / "limit" if LIMIT in speeds else None
        problem = build_limit(limit, program) if program is not None else None
        if problem is not None:
            errors.print(say("cli-bench-no-limit", file=str(limit), problem=problem), markup=False)
            program = None
        with bar() as progress:
            task = progress.add_task("", total=repeats(len(speeds)) * len(speeds))
            for done, name in enumerate(measure(speeds, program)):
                progress.update(task, completed=done, description=say("cli-bench-doing", game=name))
    if as_json:
        print(json.dumps({name: asdict(speed) for name, speed in speeds.items()}))
        return 0
    for name, speed in speeds.items():
        console.print(say("cli-bench-title", game=name), style="italic", markup=False)
        console.print(shown(speed, speeds.get(LIMIT, speed)))
    return 0


def shown(speed: Speed, limit: Speed) -> Table:
    """The rates of a rule set: beside C where that is measured, and decisions beside those of the game in C."""
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for kind, rate in asdict(speed).items():
        if rate is None:
            continue
        share = ""
        if kind in BESIDE_C and speed.c:
            share = f"{rate / speed.c:.3f} × C"
        elif kind in BESIDE_LIMIT and limit is not speed and getattr(limit, kind):
            share = f"{rate / getattr(limit, kind):.3f} × {LIMIT}"
        table.add_row(kind, f"{rate:,.2f}" if kind == "decisions_per_round" else f"{rate:,.0f}", share)
    return table
