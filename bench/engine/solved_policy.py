"""`python -m bench.engine.solved_policy GAME[/RULESET] [--kept N]`: what a solved policy is worth in single rounds.

It needs the saved work of `salle solve` for this game. All results are wins minus losses a round, with the players
beginning in turn, and 95 % intervals. In the policy as shipped, the table has N decisions in fifteenths. In all others
the play without inference stands in for Maestro.

- *Play without inference* takes the opponent's unseen cards for equally likely.
- A *reader* has an exact belief about them. It looks one move ahead, and then goes on as without inference.
- A *reader that knows the policy* expects it exactly, and goes on as the policy does.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any, Final

import numpy as np

from salle.core.data_files import data_folder
from salle.core.registry import make_game
from salle.lab.solve.checkpoints import Checkpoints
from salle.lab.solve.readers import EVEN, Readings
from salle.lab.solve.solver import Solver
from salle.lab.solve.tables import Choices, usual_first

ROUNDS: Final = 200_000
ROOM: Final = 1_500_000_000  # numbers for values
BELIEVES: Final = 0.001  # how much a reader that knows the policy expects of something else


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--opt", action="append", default=[])
    arguments.add_argument("--kept", type=int, default=0, help="the decisions of the table; 0: all")
    arguments.add_argument("--rounds", type=int, default=ROUNDS)
    given = arguments.parse_args()
    game = make_game(given.game, dict(option.split("=", 1) for option in given.opt))
    assert game.public_states is not None
    kept = Checkpoints(data_folder() / "work", game.public_states())
    solver = Solver(kept.rows(lambda found, done: None), room=ROOM)
    kept.resume(solver)
    measure(solver, given.kept, given.rounds)


def measure(solver: Solver, many: int, rounds: int) -> None:
    """Print all measurements."""
    start = monotonic()

    def tell(what: str, *numbers: Any) -> None:
        print(f"{monotonic() - start:5.0f} s  {what}", *numbers, flush=True)

    def show(what: str, found: tuple[float, float, float]) -> None:
        mean, half, missing = found
        tell(what, f"{mean:+.4f} ± {half:.4f}, {missing:.2%} of the policy's decisions not in the table")

    policy = solver.policy()
    solver.regrets = solver.average = np.zeros(0, np.float32)  # the matrices need the memory
    usual = solver.chances(policy)
    chosen = usual_first(solver, policy)
    chosen = chosen[: many or len(chosen)]
    absent = np.ones(solver.rows.decisions, np.bool_)
    absent[chosen] = False
    tell(
        f"{solver.iterations} iterations; {len(chosen)} decisions, {usual[chosen].sum() / usual.sum():.4%} of the usual"
    )
    readings = Readings(solver)
    readings.make_room(policy)
    tell(f"values for {int((solver.columns.slot >= 0).sum())} decisions")
    plain = np.zeros_like(policy)
    readings.fill(plain, greedy=True)
    shipped = Choices(solver.rows, policy).rounded(chosen, plain)
    for name, played in (("policy", policy), ("policy as shipped", shipped)):
        show(
            f"play without inference against the {name}:",
            readings.rounds(played, plain, EVEN, rounds, 1, plain, absent),
        )
        show(f"reader against the {name}:", readings.rounds(played, plain, EVEN, rounds, 2, None, absent))
    show("policy against the policy as shipped:", readings.rounds(shipped, plain, EVEN, rounds, 3, policy, absent))
    readings.fill(policy)
    show("reader that knows it against the policy:", readings.rounds(policy, policy, BELIEVES, rounds, 4))
    readings.fill(shipped)
    show(
        "reader that knows it against the policy as shipped:",
        readings.rounds(shipped, shipped, BELIEVES, rounds, 5, None, absent),
    )


if __name__ == "__main__":
    main()
