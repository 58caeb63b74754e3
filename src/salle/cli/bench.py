"""`salle bench engine`: the engine's speed beside the same round in plain C, in one run."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

from rich.table import Table

from salle.cli.command import AsJson, bar, console, errors, say, told
from salle.lab.speed import REPEATS, Speed, build_limit, measure

NAME = "engarde/standard"


def command(
    what: Annotated[Literal["engine"], told("cli-arg-bench")],
    *,
    limit: Annotated[Path, told("cli-arg-limit")] = Path("bench/limit.c"),
    as_json: AsJson = False,
) -> int:
    """Measure."""
    with TemporaryDirectory() as folder:
        program: Path | None = Path(folder) / "limit"
        assert program is not None
        problem = build_limit(limit, program)
        if problem is not None:
            errors.print(say("cli-bench-no-limit", file=str(limit), problem=problem), markup=False)
            program = None
        speed = Speed()
        with bar() as progress:
            task = progress.add_task(say("cli-bench-doing", game=NAME), total=REPEATS)
            for repeat in measure(NAME, program, speed):
                progress.update(task, completed=repeat)
    if as_json:
        print(json.dumps({NAME: asdict(speed)}))
        return 0
    table = Table(title=say("cli-bench-title", game=NAME), title_justify="left", box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for name, rate in asdict(speed).items():
        if rate is not None:
            share = (
                f"{rate / speed.c:.3f} × C" if speed.c and name not in ("c", "copies", "decisions_per_round") else ""
            )
            table.add_row(name, f"{rate:,.2f}" if name == "decisions_per_round" else f"{rate:,.0f}", share)
    console.print(table)
    return 0
