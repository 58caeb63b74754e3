"""`python -m salle.lab.training.measure_hint_calibration [GAME[/RULESET] ...]`: calibrate the chances in hints.

Maestros play each other. At each decision with a choice the value of the chosen action is recorded, and later the
result of the round or bout at stake. A line is fitted to these pairs on the scale of log odds.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from itertools import repeat
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import track

from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.game import CHANCE, Seat, State
from salle.core.registry import make_game, rulesets, simulation_options
from salle.core.rng import Rng
from salle.core.search.instinct import CERTAIN
from salle.lab.markdown_tables import table_heads
from salle.lab.process_pool import process_pool
from salle.players.hint_calibration import KEPT, Calibration, hoped_share, odds, read_chances
from salle.players.levels import LEVELS, make_level_bot, mastery

FILE: Final = Path("src/salle/players") / KEPT
HEAD: Final = (
    "# Corrections for the chances in hints, written by `python -m salle.lab.training.measure_hint_calibration`.\n"
)
DOUBT: Final = 10.0  # prior decisions in favour of no change
STEPS: Final = 50  # of Newton's method


class Hope(NamedTuple):
    """An expected share of the wins, the fair share and the actual result."""

    hoped: float
    fair: float
    came: float


class Open(NamedTuple):
    """An expectation without a result yet, and the decision it belongs to."""

    seat: Seat
    hoped: float
    before: State


def hopes_of_bout(name: str, seed: str, number: int) -> list[Hope]:
    """The expectations in one bout between Maestros."""
    game = make_game(name, simulation_options(name))
    luck = f"{seed}/{number}"
    players = [
        make_level_bot(LEVELS[-1], game, Rng(f"{luck}/{seat}"), mastery(game), 0.0) for seat in range(game.seats)
    ]
    instinct = players[0].instinct
    bout, dealer = Bout(game), Dealer(luck)
    hopes: list[Hope] = []
    waiting: list[Open] = []
    while not bout.over:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            seat, seen = bout.awaiting, bout.seen(bout.awaiting)
            action = seen.legal[0]
            if len(seen.legal) > 1:
                thoughts = players[seat].consider(seen)
                action = players[seat].settle(thoughts)
                value = next(thought.value for thought in thoughts if thought.action == action)
                waiting.append(Open(seat, hoped_share(value, game.seats), bout.state.copy()))
            bout.act(seat, action)
        if waiting and (bout.over or instinct.stage(bout.state) != instinct.stage(waiting[0].before)):
            for one in waiting:
                worth = instinct.worths(one.before, bout.state)[one.seat] / CERTAIN
                hopes.append(Hope(one.hoped, 1 / game.seats, hoped_share(worth, game.seats)))
            waiting = []
    return hopes


def fit_calibration(hopes: Sequence[Hope]) -> Calibration:
    """The line that fits best, by Newton's method. With little data it changes nothing."""
    slope, shift = 1.0, 0.0
    rows = [(odds(min(max(hope.hoped, 0.001), 0.999)) - odds(hope.fair), odds(hope.fair), hope.came) for hope in hopes]
    for _ in range(STEPS):
        steep, shifted = DOUBT * (1 - slope), -DOUBT * shift
        a, b, c = DOUBT, 0.0, DOUBT
        for hope, fair, came in rows:
            told = 1 / (1 + exp(-(fair + slope * hope + shift)))
            weight = told * (1 - told)
            steep += (came - told) * hope
            shifted += came - told
            a, b, c = a + weight * hope * hope, b + weight * hope, c + weight
        area = a * c - b * b
        slope += (c * steep - b * shifted) / area
        shift += (a * shifted - b * steep) / area
    return Calibration(round(slope, 3), round(shift, 3), len(hopes))


def surprise(hopes: Sequence[Hope], sobered: Calibration) -> float:
    """The mean log loss of these chances."""
    total = 0.0
    for hope in hopes:
        told = min(max(sobered.chance(hope.hoped, hope.fair), 0.001), 0.999)
        total -= hope.came * log(told) + (1 - hope.came) * log(1 - told)
    return total / len(hopes)


def chances_file(kept: dict[str, Calibration]) -> Iterator[str]:
    """The lines of the file."""
    yield HEAD
    for name, one in sorted(kept.items()):
        yield f'["{name}"]\nslope = {one.slope}\nshift = {one.shift}\ndecisions = {one.decisions}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME[/RULESET]")
    parser.add_argument("--bouts", type=int, default=60, help="of each rule set")
    parser.add_argument("--seed", default="chances")
    asked = parser.parse_args()
    kept = dict(read_chances(FILE.read_text(encoding="utf-8"))) if FILE.exists() else {}
    print(*table_heads("rule set", "decisions", "estimated", "actual", "log loss before", "after"), sep="\n")
    with process_pool(os.cpu_count() or 1) as pool:
        for name in [name for game in asked.games or [""] for name in rulesets(game)]:
            bouts = pool.map(hopes_of_bout, repeat(name), repeat(asked.seed), range(asked.bouts))
            hopes = [hope for some in track(bouts, name, asked.bouts, transient=True) for hope in some]
            kept[name] = fit_calibration(hopes)
            means = [sum(column) / len(hopes) for column in zip(*hopes, strict=True)]
            before, after = surprise(hopes, Calibration()), surprise(hopes, kept[name])
            shares = f"{means[0]:.1%} | {means[2]:.1%} | {before:.3f} | {after:.3f}"
            print(f"| {name} | {len(hopes):,} | {shares} |", flush=True)
            FILE.write_text("\n".join(chances_file(kept)), encoding="utf-8")


if __name__ == "__main__":
    main()
