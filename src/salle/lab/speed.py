"""How fast the engine is, as rates of the same work in C, compiled, step by step, and interpreted, in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from salle.core.compiled import is_compiled
from salle.core.game import CHANCE, NOBODY, Action, Game
from salle.core.playout import play_outs
from salle.core.registry import created, single_bout
from salle.core.rng import Rng

SECONDS = 0.3  # of each measurement
REPEATS = 9  # the best of so many counts, for every contender alike: other programs only ever slow one down


@dataclass
class Speed:
    """Rates per second: rounds, but copies of a position for `copies`; None where a contender could not run."""

    c: float | None = None
    compiled_batch: float | None = None
    compiled_stepwise: float | None = None
    interpreted: float | None = None
    copies: float | None = None
    decisions_per_round: float = 0.0

    def best(self, name: str, rate: float) -> None:
        """Keep it if nothing was faster."""
        known = getattr(self, name)
        setattr(self, name, rate if known is None else max(known, rate))


def stepwise(game: Game, rounds: int, rng: Rng) -> int:
    """The loop of `play_outs` as a user would write it, in interpreted code."""
    start = game.new().copy()
    decisions = 0
    for _ in range(rounds):
        state = start.copy()
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                drawn = rng.pick(state.chance_weights(), state.chance_total())
                state.apply(Action(game.actions + drawn))
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
    return decisions


def rate_batch(game: Game, rounds: int) -> tuple[float, float]:
    """Rounds a second inside the engine, and decisions a round."""
    started = perf_counter()
    decisions, _ = play_outs(game, rounds, Rng("bench"))
    return rounds / (perf_counter() - started), decisions / rounds


def rate_stepwise(game: Game, rounds: int) -> float:
    """Rounds a second, stepping from interpreted code."""
    started = perf_counter()
    stepwise(game, rounds, Rng("bench"))
    return rounds / (perf_counter() - started)


def rate_copies(game: Game) -> float:
    """Copies a second of a position in the middle of play."""
    state, rng = game.new(), Rng("bench")
    for _ in range(20):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    copies = 20_000
    started = perf_counter()
    for _ in range(copies):
        state.copy()
    return copies / (perf_counter() - started)


def rounds_for(rate: float) -> int:
    """As many rounds as take a measurement's time."""
    return max(100, int(rate * SECONDS))


def measure(name: str, limit: Path | None, speed: Speed) -> Iterator[int]:
    """Measure again and again, the contenders in turn, each in a new process as C is; yields how often."""
    for repeat in range(1, REPEATS + 1):
        if limit is not None:
            speed.best("c", rate_c(limit))
        if is_compiled():
            rates = measured_elsewhere(name, "")
            speed.decisions_per_round = rates["decisions_per_round"]
            speed.best("compiled_batch", rates["batch"])
            speed.best("compiled_stepwise", rates["stepwise"])
            speed.best("copies", rates["copies"])
        rates = measured_elsewhere(name, "1")
        speed.decisions_per_round = speed.decisions_per_round or rates["decisions_per_round"]
        speed.best("interpreted", rates["stepwise"])
        yield repeat


def measured_elsewhere(name: str, pure: str) -> dict[str, float]:
    """The rates of a new process, with the interpreted sources if `pure` says so."""
    code = "import sys; from salle.lab.speed import print_rates; print_rates(sys.argv[1])"
    env = os.environ | {"SALLE_PURE": pure}
    ran = subprocess.run([sys.executable, "-c", code, name], env=env, capture_output=True, text=True, check=True)
    rates: dict[str, float] = json.loads(ran.stdout)
    return rates


def print_rates(name: str) -> None:
    """Print the rates of this process as JSON."""
    game = created(name, single_bout(name))
    batch, decisions = rate_batch(game, 300)
    steps = rate_stepwise(game, 100)
    for _ in range(2):  # the second time all that is remembered is remembered
        batch, decisions = rate_batch(game, rounds_for(batch))
        steps = rate_stepwise(game, rounds_for(steps))
    rates = {"batch": batch, "stepwise": steps, "copies": rate_copies(game), "decisions_per_round": decisions}
    print(json.dumps(rates))


def build_limit(source: Path, target: Path) -> str | None:
    """Compile the C program; returns what the compiler said if it can't."""
    compiler = os.environ.get("CC", "cc")
    try:
        command = [compiler, "-std=c11", "-O3", "-o", str(target), str(source)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    return None if ran.returncode == 0 else (ran.stderr.strip() or f"{compiler}: exit status {ran.returncode}")


def rate_c(limit: Path) -> float:
    """Rounds a second of the same game in C."""
    ran = subprocess.run([str(limit), "bench", "1000000", "1"], capture_output=True, text=True, check=True)
    return float(json.loads(ran.stdout)["rounds_per_second"])
