"""Engine speed: rates of random bouts compiled, step by step and interpreted, and of one game in C."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from salle.core.compiled import is_compiled
from salle.core.game import CHANCE, NOBODY, Action, Game
from salle.core.registry import make_game, single_bout_options
from salle.core.rng import Rng
from salle.core.search.playout import play_outs

LIMIT = "engarde/standard"  # the game whose single round is also written in C
SECONDS = 0.25  # of each measurement
WARM_UP = 0.1  # seconds before measuring, to fill caches
COPIES = 20_000
MOST_REPEATS, LEAST_REPEATS, ALL_REPEATS = 9, 4, 40  # for one rule set, and for all of them together


Rates: TypeAlias = tuple[float, float]  # bouts a second, decisions a second


@dataclass
class Speed:
    """Rates per second of bouts (rounds of En Garde), copies and decisions. None where not measured.

    `decisions_compiled` is the rate of the compiled batch, `decisions_interpreted` that of the interpreted steps.
    """

    c: float | None = None
    compiled_batch: float | None = None
    compiled_stepwise: float | None = None
    interpreted: float | None = None
    copies: float | None = None
    decisions_per_round: float = 0.0
    decisions_compiled: float | None = None
    decisions_interpreted: float | None = None

    def best(self, name: str, rate: float) -> None:
        """Keep the fastest rates."""
        known = getattr(self, name)
        setattr(self, name, rate if known is None else max(known, rate))


def repeat_count(rulesets: int) -> int:
    """The number of measurements. The best one counts, because other programs can only slow it down."""
    return max(LEAST_REPEATS, min(MOST_REPEATS, ALL_REPEATS // max(1, rulesets)))


def play_batch(game: Game, bouts: int) -> int:
    """Play bouts inside the engine and count their decisions."""
    return play_outs(game, bouts, Rng("bench"))[0]


def play_stepwise(game: Game, bouts: int) -> int:
    """Play bouts step by step in interpreted code, as a user would."""
    start, rng = game.new().copy(), Rng("bench")
    decisions = 0
    for _ in range(bouts):
        state = start.copy()
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.apply(Action(game.actions + state.drawn(rng)))
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
    return decisions


def measure_rates(play: Callable[[Game, int], int], game: Game) -> Rates:
    """Bouts and decisions per second, after a warm-up."""
    bouts, seconds = 1, time_bouts(play, game, 1)[0]
    while seconds < WARM_UP:
        bouts *= 2
        seconds = time_bouts(play, game, bouts)[0]
    bouts = max(1, int(SECONDS * bouts / seconds))
    seconds, decisions = time_bouts(play, game, bouts)
    return bouts / seconds, decisions / seconds


def time_bouts(play: Callable[[Game, int], int], game: Game, bouts: int) -> tuple[float, int]:
    """The time of some bouts in seconds, and their decisions."""
    started = perf_counter()
    decisions = play(game, bouts)
    return perf_counter() - started, decisions


def rate_copies(game: Game) -> float:
    """Copies per second of a position in the middle of a bout."""
    state, rng = game.new(), Rng("bench")
    for _ in range(20):
        legal = state.legal_actions()
        if legal:
            state.apply(legal[rng.below(len(legal))])
    started = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (perf_counter() - started)


def measure(speeds: Mapping[str, Speed], limit: Path | None) -> Iterator[str]:
    """Measure repeatedly, all variants in turn, each in a new process. Yields the name of the next one."""
    for _ in range(repeat_count(len(speeds))):
        for name, speed in speeds.items():
            yield name
            if limit is not None and name == LIMIT:
                speed.best("c", rate_c(limit))
            if is_compiled():
                found = measure_in_new_process(name, "")
                speed.decisions_per_round = found["decisions_per_round"]
                for rate in ("compiled_batch", "compiled_stepwise", "copies", "decisions_compiled"):
                    speed.best(rate, found[rate])
            found = measure_in_new_process(name, "1")
            speed.decisions_per_round = speed.decisions_per_round or found["decisions_per_round"]
            for rate in ("interpreted", "decisions_interpreted"):
                speed.best(rate, found[rate])


def measure_in_new_process(name: str, pure: str, module: str = __name__) -> dict[str, float]:
    """Run `print_rates` of that module in a new process, with the interpreted sources if `pure`."""
    code = f"import sys; from {module} import print_rates; print_rates(sys.argv[1])"
    env = os.environ | {"SALLE_PURE": pure}
    ran = subprocess.run([sys.executable, "-c", code, name], env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def print_rates(name: str) -> None:
    """Print the rates of this process as JSON."""
    game = make_game(name, single_bout_options(name))
    bouts, decisions = measure_rates(play_stepwise, game)
    found = {"interpreted": bouts, "decisions_interpreted": decisions}
    if is_compiled():
        found = {"compiled_stepwise": bouts, "copies": rate_copies(game)}
        found["compiled_batch"], found["decisions_compiled"] = bouts, decisions = measure_rates(play_batch, game)
    found["decisions_per_round"] = decisions / bouts
    print(json.dumps(found))


def build_limit(source: Path, target: Path) -> str | None:
    """Compile the C program. Returns the compiler's message if that fails."""
    compiler = os.environ.get("CC", "cc")
    try:
        command = [compiler, "-std=c11", "-O3", "-o", str(target), str(source)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    return None if ran.returncode == 0 else (ran.stderr.strip() or f"{compiler}: exit status {ran.returncode}")


def rate_c(limit: Path) -> float:
    """Rounds per second of the same game in C."""
    ran = subprocess.run([str(limit), "bench", "1000000", "1"], capture_output=True, text=True, check=True)
    return float(json.loads(ran.stdout)["rounds_per_second"])
