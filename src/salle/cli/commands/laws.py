"""`salle laws`: check that games keep the laws. The same command resumes interrupted work."""

from __future__ import annotations

from typing import Annotated

from rich.table import Table

from salle.cli.arguments import (
    CardsFile,
    Options,
    Seats,
    Seed,
    at_least,
    console,
    errors,
    help_text,
    progress_bar,
    read_game,
    say,
)
from salle.core.check.laws import NAMES, LawBroken, Report, check_bout_by_bout
from salle.core.game import Game
from salle.core.options import SEATS, typed_value
from salle.core.registry import rulesets, source_digest, variants
from salle.lab.kept_work import KeptWork

EVERY = 25  # bouts between two saves


def command(
    game: Annotated[str | None, help_text("cli-arg-game-or-all")] = None,
    *,
    bouts: Annotated[int, at_least(1, "cli-arg-law-bouts")] = 200,
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    seed: Seed = "0",
) -> int:
    """Check the laws."""
    status = 0
    for name in rulesets(game or ""):
        for options in variants(name) if opt is None and seats is None else ({},):
            words = [*(f"{option}={typed_value(value)}" for option, value in options.items()), *(opt or ())]
            made = read_game(name, words, cards, seats)
            words += [] if seats is None else [f"{SEATS}={seats}"]
            status = max(status, check_rule_set(made, bouts, seed, " ".join([f"{made.id}/{made.ruleset}", *words])))
    return status


def check_rule_set(game: Game, bouts: int, seed: str, name: str) -> int:
    """Check one rule set and print the result."""
    kept = KeptWork("laws", name, game.digest, source_digest(game.id), seed, bouts)
    earlier = kept.load() or {"bouts": 0, "checks": {}}
    done = int(earlier["bouts"])
    report = Report()
    try:
        with progress_bar() as progress:
            task = progress.add_task(say("cli-laws-doing", game=name), total=bouts, completed=done)
            for report in check_bout_by_bout(game, bouts, seed, first=done):
                progress.update(task, completed=done + report.bouts)
                if report.bouts % EVERY == EVERY - 1:
                    kept.save(merge_reports(earlier, report))
    except LawBroken as broken:
        kept.delete()
        console.print(f"[red]✗[/] {name}")
        console.print(str(broken), markup=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        kept.save(merge_reports(earlier, report))
        errors.print(say("cli-interrupted", done=done + report.bouts, all=bouts))
        raise
    kept.delete()
    table = Table(title=say("cli-laws-kept", game=name, bouts=bouts), title_justify="left", box=None)
    table.add_column(say("cli-laws-law"))
    table.add_column("")
    table.add_column(say("cli-laws-checks"), justify="right")
    table.add_column("", style="dim")
    for law in NAMES:
        checks = report.checks[law] + int(earlier["checks"].get(law, 0))
        note = report.notes.get(law, "")
        mark = "[green]✓[/]" if checks else "[dim]–[/]"
        table.add_row(f"{mark} {law}", say(f"law-{law.lower()}"), f"{checks:,}", say(f"cli-{note}") if note else "")
    console.print(table)
    return 0


def merge_reports(earlier: dict[str, object], report: Report) -> dict[str, object]:
    before = earlier["checks"]
    assert isinstance(before, dict)
    checks = {law: report.checks[law] + int(before.get(law, 0)) for law in NAMES}
    return {"bouts": int(str(earlier["bouts"])) + report.bouts, "checks": checks}
