"""`salle perft`: count the lines of play from a position, first ply by first ply."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.table import Table

from salle.cli.command import AsJson, GameName, Options, bar, console, errors, read_options, say, told
from salle.cli.data import Kept
from salle.core.perft import perft
from salle.core.registry import created, single_bout


def command(
    game: GameName,
    depth: Annotated[int, Parameter(help=say("cli-arg-depth"), validator=Number(gte=1, lte=99))],
    *,
    stance: Annotated[str | None, told("cli-arg-stance")] = None,
    opt: Options = None,
    as_json: AsJson = False,
) -> int:
    """Count."""
    made = created(game, {**single_bout(game), **read_options(opt)})
    state = made.stance(stance) if stance else made.new().copy()
    kept = Kept("perft", made.digest, stance, depth)
    counts: dict[str, int] = kept.load() or {}
    legal = state.legal_actions()
    try:
        with bar() as progress:
            task = progress.add_task(say("cli-perft-doing", depth=depth), total=len(legal))
            for action in legal:
                token = made.notation.token(action)
                if token not in counts:
                    child = state.copy()
                    child.apply(action)
                    counts[token] = perft(child, depth - 1)
                progress.advance(task)
    except KeyboardInterrupt:
        kept.save(counts)
        errors.print(say("cli-interrupted", done=len(counts), all=len(legal)))
        raise
    kept.done()
    total = sum(counts.values())
    if as_json:
        print(json.dumps({"game": f"{made.id}/{made.ruleset}", "depth": depth, "perft": total, "divide": counts}))
        return 0
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for token, count in counts.items():
        table.add_row(f"[green]{token}[/]", f"{count:,}")
    table.add_row(say("cli-perft-total"), f"[bold]{total:,}[/]")
    console.print(table)
    return 0
