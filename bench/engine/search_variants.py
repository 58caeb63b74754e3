"""`python -m bench.engine.search_variants GAME[/RULESET]`: the value of each part of search.

Each variant plays the full Maestro with the same deals and swapped seats. Both have the same time for a decision.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import repeat
from os import cpu_count

from rich.progress import track

from salle.core.dealer import Dealer
from salle.core.game import Seat
from salle.core.options import Value
from salle.core.registry import make_game, simulation_options, single_bout_options
from salle.core.rng import Rng
from salle.lab.ladder import part_in_win
from salle.lab.process_pool import process_pool
from salle.lab.simulate import play_bout
from salle.lab.tally import wilson_interval
from salle.players.levels import LEVELS, mind_of
from salle.players.search import Mind, Search

VARIANTS: Mapping[str, Mapping[str, float | bool]] = {
    "every action tried in turn (UCB), no prior for anybody": {"bias": 0.0},
    "prior trusted half as much": {"bias": 0.5},
    "prior trusted twice as much": {"bias": 2.0},
    "others choose as the tree tells them": {"trust": 0},
    "others always follow their inclination": {"trust": 2},
    "no belief: worlds imagined anew, whatever the others did": {"worlds": 0},
    "a tenth of the worlds": {"worlds": 0.1},
    "random roll-outs": {"inclined": False},
    "roll-outs until something is settled, no evaluation": {"horizon": 0},
    "longer roll-outs before the evaluation": {"horizon": 8},
    "never mixed": {"mixed": False},
    "neither prior, belief nor instinct: plain ISMCTS": {"bias": 0.0, "worlds": 0, "inclined": False, "horizon": 0},
}


def mind(change: Mapping[str, float | bool], seconds: float) -> Mind:
    """Maestro's settings with changes. Its `bias`, `trust` and `worlds` are multiplied by the given values."""
    found = mind_of(LEVELS[-1])
    found.seconds = seconds
    for name, value in change.items():
        if name in ("bias", "trust", "worlds"):
            usual = getattr(found, name)
            setattr(found, name, type(usual)(usual * value))
        elif name == "horizon":
            found.horizon = int(value)
        else:
            setattr(found, name, bool(value))
    return found


def fence(name: str, options: Mapping[str, Value], variant: str, seconds: float, number: int) -> float:
    """Play one bout. Returns the share of the variant in the win."""
    game = make_game(name, options)
    place = number % game.seats
    luck = f"variants/{number // game.seats}"
    players = [
        Search(game, Rng(f"{luck}/{seat}"), mind(VARIANTS[variant] if seat == place else {}, seconds))
        for seat in range(game.seats)
    ]
    bout, _ = play_bout(game, list(players), Dealer(luck))
    return float(part_in_win(bout, Seat(place)))


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bouts", type=int, default=200, help="of each variant")
    parser.add_argument("--ms", type=float, default=10.0, help="milliseconds for a decision")
    parser.add_argument("--only", default="", help="variants whose name contains this")
    asked = parser.parse_args()
    options = {**simulation_options(asked.game), **single_bout_options(asked.game)}
    print(f"| variant of Maestro at {asked.ms:g} ms | wins | 95 % |\n| --- | --- | --- |")
    with process_pool(cpu_count() or 1) as pool:
        for variant in VARIANTS:
            if asked.only in variant:
                same = (asked.game, options, variant, asked.ms / 1000)
                bouts = pool.map(fence, *map(repeat, same), range(asked.bouts))
                parts = list(track(bouts, variant, asked.bouts, transient=True))
                low, high = wilson_interval(round(sum(parts)), asked.bouts)
                print(f"| {variant} | {sum(parts) / asked.bouts:.1%} | {low:.1%} – {high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
