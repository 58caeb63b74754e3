"""`salle bench strength`: measure how well a bot plays, against yardsticks and against a perfect opponent."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter

from salle.cli import version
from salle.cli.arguments import (
    AsJson,
    GameName,
    Options,
    Seed,
    at_least,
    errors,
    help_text,
    progress_bar,
    read_options,
    say,
)
from salle.cli.commands.bots import check_bots
from salle.cli.commands.ladder import KEEP_SECONDS, Several, run_ladder
from salle.cli.reports.forfeits import forfeit_row
from salle.cli.reports.strength_page import show_strength, with_section
from salle.core.data_files import check_writable, write_file
from salle.core.errors import BadOption, LostProcess
from salle.core.game import Game
from salle.core.options import Value
from salle.core.registry import single_bout_options
from salle.lab.information_states import Choices, InformationState, Questions, ask_everywhere, information_states
from salle.lab.kept_work import KeptWork
from salle.lab.ladder import LEAST, Ladder, Plan, code_digest
from salle.lab.reduced_games import reduced_games
from salle.lab.strength import UNITS, gain, usual_yardsticks, yardstick_pairings
from salle.players.external_bot import close_rooms
from salle.players.other_salle import IN, check_other_salle, python_of

BOT = "maestro"
SAMPLES = 10
USUAL_GAMES = 2  # the first of the reduced games; the others take long


def command(
    game: GameName,
    *,
    bot: Annotated[str, help_text("cli-arg-strength-bot")] = BOT,
    yardstick: Annotated[list[str] | None, Several, help_text("cli-arg-yardstick")] = None,
    against_env: Annotated[Path | None, help_text("cli-arg-against-env")] = None,
    units: Annotated[int, at_least(0, "cli-arg-units")] = UNITS,
    sequential: Annotated[bool, Parameter(help=say("cli-arg-sequential"), negative="")] = False,
    samples: Annotated[int, at_least(0, "cli-arg-samples")] = SAMPLES,
    reduced: Annotated[list[int] | None, Several, help_text("cli-arg-reduced")] = None,
    solve: Annotated[int, at_least(0, "cli-arg-solve")] = 0,
    seed: Seed = "0",
    opt: Options = None,
    jobs: Annotated[int | None, at_least(1, "cli-arg-jobs")] = None,
    report_file: Annotated[Path | None, Parameter(name="--report", help=say("cli-arg-strength-report"))] = None,
    as_json: AsJson = False,
) -> int:
    """Measure the strength of a bot."""
    check_report(report_file)
    python = "" if against_env is None else str(python_of(against_env))
    asked = read_options(opt, game)
    options = {**single_bout_options(game), **asked}
    made = Plan(game, (), seed, options).make()
    name = f"{made.id}/{made.ruleset}"
    usual = () if python else tuple(one for one in usual_yardsticks(made) if one != bot)
    chosen = tuple(dict.fromkeys(yardstick or usual))
    pairings = yardstick_pairings(bot, chosen, python) if units else ()
    if any(pairing.first == pairing.second for pairing in pairings):
        raise BadOption("cli-error-yardstick", bot=bot)
    plan = Plan(name, pairings, seed, options, least=min(LEAST, units) if sequential else units, most=units)
    questions = [Questions(name, small, bot, samples, seed) for small in chosen_games(name, reduced, samples)]
    if not pairings and not questions:
        raise BadOption("cli-error-nothing-to-measure", game=name)
    files = check_bots(made, [bot, *(pairing.second for pairing in pairings)], other_salle=True)
    jobs = jobs or os.cpu_count() or 1
    started = monotonic()
    kept = [KeptWork("strength", what, made.digest, code_digest(made), files) for what in (plan, *questions)]
    ladder = run_ladder(made, plan, kept[0], jobs)
    found = [exploit(one, solve, jobs, work) for one, work in zip(questions, kept[1:], strict=True)]
    report = {
        "game": name,
        "options": dict(made.options),
        "bot": bot,
        "digest": made.digest,
        "code": code_digest(made)[:16],
        "version": version(),
        "command": typed_command(plan, bot, chosen, python, sequential, samples, reduced, solve, asked),
        "seed": seed,
        "seats": made.seats,
        "sequential": sequential,
        "other": other_report(bot + IN + python, made) if python else None,
        "yardsticks": yardstick_rows(made, ladder, sequential),
        "exploitability": found,
        "seconds": monotonic() - started,
        "forfeits": [forfeit_row(made, foul) for foul in ladder.standing.fouls],
    }
    if report_file is not None:
        page = report_file.read_text(encoding="utf-8") if report_file.is_file() else ""
        write_file(report_file, with_section(page, report))
    for work in kept:
        work.delete()
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show_strength(report)
    return 0


def check_report(file: Path | None) -> None:
    """Fail before the work begins if the page can't be written."""
    if file is None:
        return
    if file.suffix != ".md" or not file.parent.is_dir():
        raise BadOption("cli-error-ladder-file", option="--report", file=str(file), suffix=".md")
    check_writable(file)


def other_report(name: str, game: Game) -> dict[str, Any]:
    """What the other Salle says about itself."""
    other = check_other_salle(name, game)
    return {"version": other.version, "compiled": other.compiled, "code": other.code[:16]}


def yardstick_rows(game: Game, ladder: Ladder, sequential: bool) -> list[dict[str, Any]]:
    """What the bot won against each yardstick, and how long both thought for a move."""
    rows = []
    for pairing, fenced in zip(ladder.plan.pairings, ladder.standing.fenced, strict=True):
        conduct = ladder.standing.conduct[pairing.second]
        rows.append(
            {
                "yardstick": pairing.second,
                "units": fenced.units,
                "bouts": fenced.bouts,
                **asdict(gain(fenced, game.seats, sequential)),
                "forfeits": conduct.forfeits,
                "seconds_per_decision": conduct.seconds / conduct.decisions if conduct.decisions else None,
            }
        )
    return rows


def chosen_games(name: str, reduced: Sequence[int] | None, samples: int) -> list[dict[str, Value]]:
    """The options of the reduced games to measure in. Empty if the game has none."""
    if not samples:
        return []
    known = reduced_games(name)
    for number in reduced or ():
        if not 1 <= number <= len(known):
            raise BadOption("cli-error-reduced", number=number, game=name, count=len(known))
    if samples == 1 and known:
        raise BadOption("cli-error-samples")
    numbers = range(1, USUAL_GAMES + 1) if reduced is None else dict.fromkeys(reduced)
    chosen = [known[number - 1] for number in numbers] if known else []
    if chosen:
        import salle.adapters.exploitability  # noqa: F401 (fails before the work if OpenSpiel is missing)
    return chosen


def exploit(questions: Questions, solve: int, jobs: int, kept: KeptWork) -> dict[str, Any]:
    """Measure the exploitability of a bot in a reduced game."""
    from salle.adapters.exploitability import Exploiter

    states = information_states(questions.make())
    free = [state for state in states if len(state.legal) > 1]
    chosen = asked_everywhere(questions, free, jobs, kept)
    exploiter = Exploiter(questions.game, questions.options)
    found = exploiter.exploit(states, {state.known: choices for state, choices in zip(free, chosen, strict=True)})
    solved = {"iterations": solve, "exploitability": exploiter.solve(solve)} if solve else None
    row = {**asdict(found), "lower": found.lower._asdict(), "upper": found.upper._asdict()}
    return {"options": dict(questions.options), **row, "solved": solved}


def asked_everywhere(
    questions: Questions, states: Sequence[InformationState], jobs: int, kept: KeptWork
) -> list[Choices]:
    """What the bot chooses in each information state. After Ctrl-C, the finished part is saved."""
    chosen: list[Choices] = (kept.load() or {}).get("chosen", [])
    kept.save({"chosen": chosen})  # fails before the work if it can't be saved
    saved = monotonic()
    try:
        with progress_bar() as progress:
            doing = say("cli-strength-asking", game=questions.game, bot=questions.bot)
            task = progress.add_task(doing, total=len(states), completed=len(chosen))
            for done in ask_everywhere(questions, states, chosen, jobs):
                progress.update(task, completed=done)
                if monotonic() - saved > KEEP_SECONDS:
                    kept.save({"chosen": chosen})
                    saved = monotonic()
        kept.save({"chosen": chosen})
    except (KeyboardInterrupt, LostProcess):
        kept.save({"chosen": chosen})
        errors.print(say("cli-interrupted", done=len(chosen), all=len(states)))
        raise
    finally:
        close_rooms()
    return chosen


def typed_command(
    plan: Plan,
    bot: str,
    yardsticks: Sequence[str],
    python: str,
    sequential: bool,
    samples: int,
    reduced: Sequence[int] | None,
    solve: int,
    asked: Mapping[str, Value],
) -> str:
    """A command with the same result."""
    words = ["salle", "bench", "strength", plan.game, "--bot", bot, "--units", str(plan.most), "--seed", plan.seed]
    words += [word for one in yardsticks for word in ("--yardstick", one)]
    words += ["--against-env", python] if python else []
    words += ["--sequential"] if sequential else []
    words += ["--samples", str(samples)]
    words += [word for one in reduced or () for word in ("--reduced", str(one))]
    words += ["--solve", str(solve)] if solve else []
    words += [word for one, value in asked.items() for word in ("--opt", f"{one}={value}")]
    return shlex.join(words)
