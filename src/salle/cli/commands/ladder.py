"""`salle ladder`: play bots against each other until it is clear which is stronger. The same command resumes it."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter

from salle.cli import version
from salle.cli.arguments import (
    AsJson,
    CardsFile,
    GameName,
    Options,
    Patience,
    Seats,
    Seed,
    at_least,
    errors,
    help_text,
    progress_bar,
    read_card_data,
    read_options,
    say,
)
from salle.cli.commands.bots import check_bots
from salle.cli.reports.forfeits import ForfeitPrinter, forfeit_row
from salle.cli.reports.ladder_page import ladder_page, ratings_plot
from salle.cli.reports.ladder_tables import show_ladder
from salle.core.data_files import check_writable, write_file
from salle.core.errors import BadOption, LostProcess
from salle.core.game import Game
from salle.lab.kept_work import KeptWork
from salle.lab.ladder import LEAST, MOST, Ladder, Pairing, Plan, code_digest, own_bot_pairings, usual_pairings
from salle.lab.ladder_standing import Conduct, LadderStanding
from salle.lab.ratings import Result, elo, fit_ratings
from salle.lab.sequential_test import interval, mean
from salle.players.bot_catalog import is_own_bot
from salle.players.external_bot import PATIENCE, close_rooms

PICTURE = ".svg"
KEEP_SECONDS = 30.0  # between two saves of unfinished work

Several = Parameter(negative="", consume_multiple=False)


def command(
    game: GameName,
    *,
    bot: Annotated[list[str] | None, Several, help_text("cli-arg-bot")] = None,
    only: Annotated[list[str] | None, Several, help_text("cli-arg-only")] = None,
    seed: Seed = "0",
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    least: Annotated[int | None, at_least(1, "cli-arg-least")] = None,
    most: Annotated[int, at_least(1, "cli-arg-most")] = MOST,
    patience: Patience = PATIENCE,
    jobs: Annotated[int | None, at_least(1, "cli-arg-jobs")] = None,
    plot_file: Annotated[Path | None, Parameter(name="--plot", help=say("cli-arg-plot"))] = None,
    report_file: Annotated[Path | None, Parameter(name="--report", help=say("cli-arg-report"))] = None,
    as_json: AsJson = False,
) -> int:
    """Run the ladder."""
    check_file("--plot", plot_file, PICTURE)
    check_file("--report", report_file, ".md")
    if least is not None and least > most:
        raise BadOption("cli-error-least", least=least, most=most)
    options, data = read_options(opt, game, seats), read_card_data(cards)
    made = Plan(game, (), seed, options, data).make()
    pairings = chosen_pairings(made, bot or (), only or ())
    plan = Plan(game, pairings, seed, options, data, least or LEAST, most, patience)
    names = [name for pairing in pairings for name in (pairing.first, pairing.second)]
    kept = KeptWork("ladder", made.digest, code_digest(made), plan, check_bots(made, names, other_salle=True))
    jobs = jobs or os.cpu_count() or 1
    ladder = run_ladder(made, plan, kept, jobs)
    report = ladder_report(made, ladder, equivalent_command(plan, opt, seats, cards, bot, only), jobs)
    write_files(report, plot_file, report_file)
    kept.delete()
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show_ladder(report)
    return 0


def check_file(option: str, file: Path | None, suffix: str) -> None:
    """Fail before the work begins if this file, or the plot beside it, can't be written."""
    if file is None:
        return
    if file.suffix != suffix or not file.parent.is_dir():
        raise BadOption("cli-error-ladder-file", option=option, file=str(file), suffix=suffix)
    check_writable(file)
    check_writable(file.with_suffix(PICTURE))


def write_files(report: dict[str, Any], plot_file: Path | None, report_file: Path | None) -> None:
    """Write the plot and the page, if the command names files for them."""
    if plot_file is not None:
        write_file(plot_file, ratings_plot(report))
    if report_file is not None:
        picture = report_file.with_suffix(PICTURE)
        write_file(picture, ratings_plot(report))
        write_file(report_file, ladder_page(report, picture.name))


def chosen_pairings(game: Game, own: Sequence[str], only: Sequence[str]) -> tuple[Pairing, ...]:
    """The pairings of the user's own bots and those of `--only`, or the usual pairings."""
    found: list[Pairing] = []
    for bot in dict.fromkeys(own):
        if not is_own_bot(bot):
            raise BadOption("cli-error-bot", word=bot)
        found += own_bot_pairings(bot, game, len(found))
    for words in dict.fromkeys(only):
        names = words.split(",")
        if len(names) != 2 or names[0] == names[1]:
            raise BadOption("cli-error-only", word=words)
        found.append(Pairing(names[0], names[1]))
    return tuple(found or usual_pairings(game))


def run_ladder(game: Game, plan: Plan, kept: KeptWork, jobs: int) -> Ladder:
    """Run the ladder to its end. After Ctrl-C, or if a process is lost, the finished part is saved."""
    earlier = kept.load()
    ladder = Ladder(plan, LadderStanding.from_dict(earlier) if earlier else None)
    told = ForfeitPrinter(game, len(ladder.standing.fouls))
    kept.save(ladder.standing.as_dict())  # fails before the work if it can't be saved
    saved = counted = monotonic()
    try:
        with progress_bar() as progress:
            task = progress.add_task(f"{game.id}/{game.ruleset}", total=ladder.total(), completed=ladder.done())
            for number in ladder.climb(jobs):
                pairing = plan.pairings[number]
                doing = say("cli-ladder-doing", game=game.id, first=pairing.first, second=pairing.second)
                progress.update(task, description=doing, total=ladder.total(), completed=ladder.done())
                told.tell(ladder.standing.fouls)
                ladder.standing.took += monotonic() - counted
                counted = monotonic()
                if monotonic() - saved > KEEP_SECONDS:
                    kept.save(ladder.standing.as_dict())
                    saved = monotonic()
        kept.save(ladder.standing.as_dict())  # until the report is printed
    except (KeyboardInterrupt, LostProcess):
        kept.save(ladder.standing.as_dict())
        errors.print(say("cli-interrupted", done=ladder.done(), all=ladder.total()))
        raise
    finally:
        close_rooms()
    return ladder


def ladder_report(game: Game, ladder: Ladder, typed: str, jobs: int) -> dict[str, Any]:
    """All results, and everything that determines them."""
    plan, standing = ladder.plan, ladder.standing
    results = [
        Result(pairing.first, pairing.second, fenced.counts())
        for pairing, fenced in zip(plan.pairings, standing.fenced, strict=True)
        if fenced.units
    ]
    rated = fit_ratings(results, game.seats)
    order = [rating.bot for rating in rated]
    return {
        "game": f"{game.id}/{game.ruleset}",
        "options": dict(game.options),
        "asked": dict(plan.options),
        "whole": plan.pairings == tuple(usual_pairings(game)),
        "digest": game.digest,
        "code": code_digest(game)[:16],
        "version": version(),
        "command": typed,
        "seed": plan.seed,
        "seats": game.seats,
        "least": plan.least,
        "most": plan.most,
        "patience": plan.patience,
        "seconds": standing.took,
        "jobs": jobs,
        "pairings": [pairing_report(ladder, number, game.seats) for number in range(len(plan.pairings))],
        "ratings": [vars(rating) for rating in rated],
        "thinking": {bot: thinking_report(standing.conduct[bot]) for bot in order},
        "manners": {bot: standing.conduct[bot].manners.with_intervals() for bot in order},
        "actions": {bot: dict(sorted(standing.conduct[bot].actions.items())) for bot in order},
        "forfeits": [forfeit_row(game, foul) for foul in standing.fouls],
    }


def pairing_report(ladder: Ladder, number: int, seats: int) -> dict[str, Any]:
    """The result of a pairing. Infinite Elo is None, and so are all values of a pairing that was dropped."""
    pairing, fenced = ladder.plan.pairings[number], ladder.standing.fenced[number]
    row: dict[str, Any] = {
        "first": pairing.first,
        "second": pairing.second,
        **vars(fenced),
        "dropped": not fenced.units,
    }
    low, high = interval(fenced.counts())
    shares = {"share": mean(fenced.counts()), "low": low, "high": high} if fenced.units else {}
    row |= {name: shares.get(name) for name in ("share", "low", "high")}
    row["elo"] = {name: finite_or_none(elo(share, seats)) for name, share in shares.items()}
    row["stronger"] = {1: pairing.first, -1: pairing.second}.get(ladder.verdicts[number])
    return row


def finite_or_none(number: float) -> float | None:
    """The number, or None if it is infinite."""
    return number if abs(number) != float("inf") else None


def thinking_report(conduct: Conduct) -> dict[str, Any]:
    """The thinking time of a bot."""
    return {
        "decisions": conduct.decisions,
        "seconds": conduct.seconds,
        "seconds_per_decision": conduct.seconds / conduct.decisions if conduct.decisions else None,
        "within_99": conduct.within(0.99),
        "longest": conduct.longest,
        "playouts": conduct.count,
        "playouts_per_second": conduct.count / conduct.counting if conduct.counting else None,
        "forfeits": conduct.forfeits,
    }


def equivalent_command(
    plan: Plan,
    opt: Sequence[str] | None,
    seats: int | None,
    cards: Path | None,
    bot: Sequence[str] | None,
    only: Sequence[str] | None,
) -> str:
    """A command with the same result, without options that do not change it."""
    words = ["salle", "ladder", plan.game, "--seed", plan.seed]
    for name, given in (("--opt", opt or ()), ("--bot", bot or ()), ("--only", only or ())):
        words += [word for value in given for word in (name, value)]
    usual = Plan("", (), "")
    for name, value, default in (
        ("--seats", seats, None),
        ("--cards", cards, None),
        ("--least", plan.least, usual.least),
        ("--most", plan.most, usual.most),
        ("--patience", plan.patience, usual.patience),
    ):
        words += [name, str(value)] if value != default else []
    return shlex.join(words)
