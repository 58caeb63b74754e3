"""`salle sim`: play many bouts between bots and report. The same command resumes interrupted work."""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Annotated, Any

from rich.table import Table

from salle.cli.arguments import (
    AsJson,
    CardsFile,
    GameName,
    Options,
    Patience,
    Seats,
    Seed,
    at_least,
    console,
    errors,
    help_text,
    progress_bar,
    read_card_data,
    read_options,
    reader_texts,
    say,
)
from salle.cli.commands.bots import check_bots
from salle.cli.reports.forfeits import ForfeitPrinter, forfeit_row
from salle.core.errors import LostProcess
from salle.core.game import Game
from salle.core.registry import source_digest
from salle.lab.kept_work import KeptWork
from salle.lab.simulate import Plan, fill_seats, simulate
from salle.lab.tally import Tally, wilson_interval
from salle.players.external_bot import PATIENCE, close_rooms

DRAWN = "drawn"
QUARTILES = ("quarter", "median", "three_quarters")


def command(
    game: GameName,
    *,
    bots: Annotated[str, help_text("cli-arg-bots")] = "random",
    bouts: Annotated[int, at_least(1, "cli-arg-bouts")] = 1000,
    seed: Seed = "0",
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    patience: Patience = PATIENCE,
    jobs: Annotated[int | None, at_least(1, "cli-arg-jobs")] = None,
    as_json: AsJson = False,
) -> int:
    """Simulate."""
    options = read_options(opt, game, seats)
    plan = Plan(game, tuple(bots.split(",")), bouts, seed, options, read_card_data(cards), patience)
    made = plan.make()
    read = check_bots(made, fill_seats(made, plan.bots), other_salle=True)
    kept = KeptWork("sim", made.digest, source_digest(made.id, "salle.players"), plan.bots, read, seed, bouts, patience)
    earlier = kept.load()
    tally = Tally.from_dict(earlier) if earlier else Tally()
    told_forfeits = ForfeitPrinter(made, len(tally.fouls))
    kept.save(tally.as_dict())  # fails before the work if it can't be saved
    try:
        with progress_bar() as progress:
            doing = say("cli-sim-doing", game=f"{made.id}/{made.ruleset}", bots=bots)
            task = progress.add_task(doing, total=bouts, completed=tally.bouts)
            for done in simulate(plan, tally, jobs or os.cpu_count() or 1):
                progress.update(task, completed=done)
                told_forfeits.tell(tally.fouls)
    except (KeyboardInterrupt, LostProcess):
        kept.save(tally.as_dict())
        errors.print(say("cli-interrupted", done=tally.bouts, all=bouts))
        raise
    finally:
        close_rooms()
    kept.delete()
    report = simulation_report(made, plan, tally)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show_simulation(made, report)
    return 0


def simulation_report(game: Game, plan: Plan, tally: Tally) -> dict[str, Any]:
    """All counts, with 95 % intervals for shares of bouts."""

    def share(count: int) -> dict[str, float]:
        low, high = wilson_interval(count, tally.bouts)
        return {"count": count, "share": count / tally.bouts, "low": low, "high": high}

    wins = {name: share(tally.wins[name]) for name in (*game.seat_names, DRAWN)}
    return {
        "game": f"{game.id}/{game.ruleset}",
        "options": dict(game.options),
        "digest": game.digest,
        "bots": list(fill_seats(game, plan.bots)),
        "seed": plan.seed,
        "bouts": tally.bouts,
        "wins": wins,
        "utility": {name: tally.utility[name] / tally.bouts for name in game.seat_names},
        "reasons": {name: share(count) for name, count in tally.reasons.most_common()},
        "events": dict(tally.events.most_common()),
        "endings": {kind: count_shares(rules) for kind, rules in tally.endings().items()},
        "actions": dict(tally.actions.most_common()),
        "cards": {name: tally.cards[name] for name in game.cards},
        "bouts_with_card": {name: share(tally.card_bouts[name]) for name in game.cards},
        "events_per_bout": {name: dict(zip(QUARTILES, tally.quartiles(name), strict=True)) for name in game.events},
        "plies_per_bout": tally.plies / tally.bouts,
        "decisions_per_bout": tally.decisions / tally.bouts,
        "longest": tally.longest,
        "forfeits": [forfeit_row(game, foul) for foul in tally.fouls],
    }


def count_shares(counts: dict[str, int]) -> dict[str, dict[str, float]]:
    total = sum(counts.values())
    return {name: {"count": count, "share": count / total} for name, count in counts.items()}


def show_simulation(game: Game, report: dict[str, Any]) -> None:
    show_wins(game, report)
    table = titled_table("cli-sim-reasons")
    for name, row in report["reasons"].items():
        table.add_row(name, *_cells(row), rule_words(game, name))
    console.print(table)
    if report["endings"]:
        show_endings(game, report["endings"])
    if game.cards:
        show_cards(game, report)
    console.print(
        say("cli-sim-length", plies=f"{report['plies_per_bout']:.1f}", decisions=f"{report['decisions_per_bout']:.1f}",
            longest=report["longest"])
    )  # fmt: skip
    for bot, count in Counter(row["bot"] for row in report["forfeits"]).items():
        console.print(say("cli-sim-forfeits", bot=bot, count=count), markup=False)


def titled_table(id: str, **args: Any) -> Table:
    """A table with a title but no headings."""
    return Table(title=say(id, **args), title_justify="left", box=None, show_header=False)


def rule_words(game: Game, name: str) -> str:
    return say("rule-retired", seats=game.seats) if name == "retired" else say(f"{game.id}-rule-{name}")


def show_wins(game: Game, report: dict[str, Any]) -> None:
    table = titled_table("cli-sim-title", game=report["game"], bouts=report["bouts"])
    table.show_header = True
    table.add_column(say("cli-sim-winner"))
    table.add_column(say("cli-sim-bot"))
    for heading in ("bouts", "share"):
        table.add_column(say(f"cli-sim-{heading}"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    bots = [*report["bots"], ""]
    for (name, row), bot in zip(report["wins"].items(), bots, strict=True):
        label = say("cli-sim-drawn") if name == DRAWN else say(f"{game.id}-seat-{name}")
        table.add_row(label, bot, *_cells(row))
    console.print(table)


def show_endings(game: Game, endings: dict[str, dict[str, dict[str, float]]]) -> None:
    """Print how often each rule caused each kind of event."""
    table = titled_table("cli-sim-endings")
    for justify in ("left", "left", "right", "right", "left"):
        table.add_column(justify=justify)
    for kind, rules in endings.items():
        for number, (name, row) in enumerate(rules.items()):
            count, share = f"{row['count']:,}", f"{row['share']:.1%}"
            table.add_row("" if number else kind, name, count, share, rule_words(game, name))
    console.print(table)


def show_cards(game: Game, report: dict[str, Any]) -> None:
    """Print how often each card was played, the most frequent first."""
    table = titled_table("cli-sim-cards")
    for justify in ("left", "right", "right", "right"):
        table.add_column(justify=justify)
    titles = {page.name: reader_texts().say(page.title) for page in game.view.pages()}
    for name, count in sorted(report["cards"].items(), key=lambda card: -card[1]):
        per_bout = say("cli-sim-per-bout", count=f"{count / report['bouts']:.2f}")
        share = say("cli-sim-in-bouts", share=f"{report['bouts_with_card'][name]['share']:.1%}")
        table.add_row(titles[name], f"{count:,}", per_bout, share)
    console.print(table)


def _cells(row: dict[str, float]) -> tuple[str, str, str]:
    return f"{row['count']:,}", f"{row['share']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"
