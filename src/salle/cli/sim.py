"""`salle sim`: many bouts between bots, with a report; the same command goes on where it was interrupted."""

from __future__ import annotations

import json
import os
from typing import Annotated, Any

from rich.table import Table

from salle.cli.command import AsJson, GameName, Options, Seed, at_least, bar, console, errors, read_options, say, told
from salle.cli.data import Kept
from salle.core.game import Game
from salle.core.registry import sources
from salle.lab.simulate import Plan, seated, simulate
from salle.lab.tally import Tally, interval
from salle.players import player

DRAWN = "drawn"


def command(
    game: GameName,
    *,
    bots: Annotated[str, told("cli-arg-bots")] = "random",
    bouts: Annotated[int, at_least(1, "cli-arg-bouts")] = 1000,
    seed: Seed = "0",
    opt: Options = None,
    jobs: Annotated[int | None, at_least(1, "cli-arg-jobs")] = None,
    as_json: AsJson = False,
) -> int:
    """Simulate."""
    plan = Plan(game, tuple(bots.split(",")), bouts, seed, read_options(opt))
    made = plan.make()
    for name in seated(made, plan.bots):
        player(name, made, "")  # an unknown bot is told before the work begins
    kept = Kept("sim", made.digest, sources(made.id), plan.bots, seed, bouts)
    earlier = kept.load()
    tally = Tally.from_dict(earlier) if earlier else Tally()
    try:
        with bar() as progress:
            doing = say("cli-sim-doing", game=f"{made.id}/{made.ruleset}", bots=bots)
            task = progress.add_task(doing, total=bouts, completed=tally.bouts)
            for done in simulate(plan, tally, jobs or os.cpu_count() or 1):
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        kept.save(tally.as_dict())
        errors.print(say("cli-interrupted", done=tally.bouts, all=bouts))
        raise
    kept.done()
    report = reported(made, plan, tally)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show(report)
    return 0


def reported(game: Game, plan: Plan, tally: Tally) -> dict[str, Any]:
    """Everything that was counted, with 95 % intervals for shares of bouts."""

    def share(count: int) -> dict[str, float]:
        low, high = interval(count, tally.bouts)
        return {"count": count, "share": count / tally.bouts, "low": low, "high": high}

    wins = {name: share(tally.wins[name]) for name in (*game.seat_names, DRAWN)}
    return {
        "game": f"{game.id}/{game.ruleset}",
        "options": dict(game.options),
        "digest": game.digest,
        "bots": list(seated(game, plan.bots)),
        "seed": plan.seed,
        "bouts": tally.bouts,
        "wins": wins,
        "utility": {name: tally.utility[name] / tally.bouts for name in game.seat_names},
        "reasons": {name: share(count) for name, count in tally.reasons.most_common()},
        "events": dict(tally.events.most_common()),
        "deeds": dict(tally.deeds.most_common()),
        "plies_per_bout": tally.plies / tally.bouts,
        "decisions_per_bout": tally.decisions / tally.bouts,
        "longest": tally.longest,
    }


def show(report: dict[str, Any]) -> None:
    """The report as tables."""
    game = report["game"].partition("/")[0]
    table = Table(
        title=say("cli-sim-title", game=report["game"], bouts=report["bouts"]), title_justify="left", box=None
    )
    table.add_column(say("cli-sim-winner"))
    table.add_column(say("cli-sim-bot"))
    for heading in ("bouts", "share"):
        table.add_column(say(f"cli-sim-{heading}"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    bots = [*report["bots"], ""]
    for (name, row), bot in zip(report["wins"].items(), bots, strict=True):
        label = say("cli-sim-drawn") if name == DRAWN else say(f"{game}-seat-{name}")
        table.add_row(label, bot, *_cells(row))
    console.print(table)
    table = Table(title=say("cli-sim-reasons"), title_justify="left", box=None, show_header=False)
    for name, row in report["reasons"].items():
        words = say("rule-retired") if name == "retired" else say(f"{game}-rule-{name}")
        table.add_row(name, *_cells(row), words)
    console.print(table)
    console.print(
        say("cli-sim-length", plies=f"{report['plies_per_bout']:.1f}", decisions=f"{report['decisions_per_bout']:.1f}",
            longest=report["longest"])
    )  # fmt: skip


def _cells(row: dict[str, float]) -> tuple[str, str, str]:
    return f"{row['count']:,}", f"{row['share']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"
