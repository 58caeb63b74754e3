"""`salle export FILE`: write a server's finished bouts, one line of JSON for each."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from salle.cli.arguments import console, errors, help_text, progress_bar, say
from salle.cli.commands.serve import default_database
from salle.core.data_files import atomic_file
from salle.core.registry import make_game

if TYPE_CHECKING:
    from salle.server.backup import FinishedBout
    from salle.server.table.table import Table
    from salle.wire.log_entries import Place


def command(
    file: Annotated[Path, help_text("cli-arg-export")],
    *,
    database: Annotated[str, help_text("cli-arg-database")] = "",
    game: Annotated[str, help_text("cli-arg-game-to-export")] = "",
    names: Annotated[bool, Parameter(help=say("cli-arg-names"), negative="")] = False,
) -> int:
    """Export the bouts."""
    if game:
        make_game(game, {})
    with atomic_file(file) as draft, draft.open("w", encoding="utf-8", newline="\n") as lines:
        written, left_out = asyncio.run(export_bouts(database or default_database(), game, lines, Names(names)))
    console.print(say("cli-export-done", bouts=written, file=str(file)), markup=False, soft_wrap=True)
    if left_out:
        errors.print(say("cli-export-left-out", bouts=left_out), markup=False, soft_wrap=True)
    return 0


class Names:
    """Names the players of an export: by their true names, or by numbers that stay the same in the whole file."""

    def __init__(self, true: bool) -> None:
        self.true = true
        self.numbers: dict[str, int] = {}

    def of(self, place: Place) -> str:
        if place.bot:
            return place.bot
        if self.true:
            return place.name
        number = self.numbers.setdefault(place.person, len(self.numbers) + 1)
        return f"Person {number}"


async def export_bouts(url: str, game: str, lines: IO[str], names: Names) -> tuple[int, int]:
    """Write the bouts one by one. Returns the number of bouts written and the number left out."""
    from salle.server.backup import FinishedBouts, reading
    from salle.server.store.bouts import Store

    store, written, left_out = Store(await reading(url)), 0, 0
    try:
        archive = FinishedBouts(store, game)
        with progress_bar() as progress:
            task = progress.add_task(say("cli-export-doing"), total=await archive.count())
            async for past in archive.bouts():
                if past.table is None:
                    left_out += 1
                else:
                    written += 1
                    lines.write(json.dumps(export_line(past, past.table, names), ensure_ascii=False) + "\n")
                progress.advance(task)
    finally:
        await store.database.close()
    return written, left_out


def export_line(past: FinishedBout, table: Table, names: Names) -> dict[str, Any]:
    """A bout for JSON: its terms, players, result and record."""
    from msgspec import to_builtins

    from salle.server.study.finished_bouts import record_of

    terms, seats = table.terms, [names.of(place) for place in table.places]
    record = record_of(table, seats)
    return {
        "game": terms.game,
        "options": dict(table.game.options),
        "digest": terms.digest,
        "seats": seats,
        "bots": [bool(place.bot) for place in table.places],
        "public": terms.public,
        "rated": terms.rated,
        "clock": to_builtins(terms.clock),
        "began": day(past.began),
        "ended": day(past.ended),
        "result": record.tags["Result"],
        "how": table.ended,
        "left": [table.retired.get(seat) for seat in range(len(seats))],
        "record": record.text(),
    }


def day(at: float) -> str:
    """The day in universal time. The hour would reveal too much about people."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
