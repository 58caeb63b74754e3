"""`python -m salle.lab.training.teach GAME[/RULESET]`: fit the habits of a game's instinct in `habits.toml`.

Without habits that fit the game, it first learns from the tactic bot. Then, in each round, search plays with the habits
so far, and the habits are fitted to how often search tried each action and to the winners. Needs numpy.
"""

from __future__ import annotations

import argparse
import os
import pickle
import sys
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import numpy as np
from rich.progress import Progress

from salle.core.errors import SalleError
from salle.core.options import Value
from salle.core.registry import make_game, single_bout_options
from salle.core.search.habits import UNIT
from salle.lab.training.practice_bouts import Lesson, School, Taught, gather_lessons

GAMES = Path("src/salle/games")
KEPT = Path("build/teach")
STEPS, RATE, CALM_DOWN = 250, 0.1, 0.6  # of Adam; after this part of the steps the rate is a third
DOUBT = 2.0  # prior lessons against every habit, by its square
HELD_BACK = 10  # one lesson in this number is held back for testing
ROW = 20  # numbers in a line of the file


class Book:
    """Lessons as one table: a row for each action with its traits and counts, padded with a trait of weight 0."""

    def __init__(self, lessons: list[Lesson], traits: int) -> None:
        rows = [row for actions, _ in lessons for row in actions]
        width = max(map(len, rows))
        self.traits = np.full((len(rows), width), traits, dtype=np.int32)
        self.counts = np.zeros((len(rows), width))
        for number, row in enumerate(rows):
            for place, (trait, count) in enumerate(row):
                self.traits[number, place] = trait
                self.counts[number, place] = count
        sizes = np.array([len(actions) for actions, _ in lessons])
        self.first = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        self.lesson = np.repeat(np.arange(len(lessons)), sizes)
        self.shares = np.array([share for _, shares in lessons for share in shares])
        self.asked = np.arange(len(lessons)) % HELD_BACK == 0

    def guessed(self, weights: np.ndarray) -> np.ndarray:
        """The predicted share of each row with these weights."""
        scores = (weights[self.traits] * self.counts).sum(1)
        swollen = np.exp(scores - np.maximum.reduceat(scores, self.first)[self.lesson])
        guessed: np.ndarray = swollen / np.add.reduceat(swollen, self.first)[self.lesson]
        return guessed

    def surprise(self, weights: np.ndarray) -> tuple[float, float]:
        """The cross entropy of the learned and of the held-back lessons, in nats per lesson."""
        lost = -self.shares * np.log(self.guessed(weights) + 1e-9)
        asked = self.asked[self.lesson]
        return lost[~asked].sum() / (~self.asked).sum(), lost[asked].sum() / self.asked.sum()

    def slope(self, weights: np.ndarray) -> np.ndarray:
        """The gradient of the loss."""
        wrong = (self.guessed(weights) - self.shares) * ~self.asked[self.lesson] / len(self.first)
        each = (wrong[:, None] * self.counts).ravel()
        slope: np.ndarray = np.bincount(self.traits.ravel(), weights=each, minlength=len(weights))
        slope += DOUBT / len(self.first) * weights
        slope[-1] = 0.0
        return slope


def fit_weights(lessons: list[Lesson], traits: int, progress: Progress) -> list[int]:
    """Fit the weights to the lessons by softmax regression with Adam."""
    book = Book(lessons, traits)
    weights, mean, square = (np.zeros(traits + 1) for _ in range(3))
    before = book.surprise(weights)
    for step in progress.track(range(1, STEPS + 1), description=f"fitting {len(lessons):,} lessons"):
        slope = book.slope(weights)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE if step < CALM_DOWN * STEPS else RATE / 3
        weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    learned, asked = book.surprise(weights)
    progress.print(f"surprise {before[1]:.3f} -> {asked:.3f} nats a lesson held back ({learned:.3f} on the others)")
    return [round(float(weight) * UNIT) for weight in weights[:-1]]


def lessons_of(school: School, bouts: int, name: str, progress: Progress) -> Taught:
    """Play the lessons or read saved ones. Parts are saved, so the same command continues after an interruption."""
    mark = sha256(repr(school).encode()).hexdigest()[:16]
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{mark}.pickle"
    parts: list[Taught] = pickle.loads(path.read_bytes()) if path.exists() else []
    task = progress.add_task(name, total=bouts, completed=len(parts))
    try:
        for part in gather_lessons(school, range(len(parts), bouts), os.cpu_count() or 1):
            parts.append(part)
            progress.update(task, completed=len(parts))
    finally:
        path.write_bytes(pickle.dumps(parts))
    seen = parts[:bouts]
    return [lesson for actions, _ in seen for lesson in actions], [lesson for _, rows in seen for lesson in rows]


def write_weights(path: Path, ruleset: str, weights: list[int], how: str) -> None:
    """Write the weights into the file, next to those of the other rule sets."""
    known = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    notes = {
        line.split()[1].rstrip(":"): line
        for line in (path.read_text(encoding="utf-8").splitlines() if path.exists() else [])
        if line.startswith("# ") and line.split()[1].endswith(":")
    }
    known[ruleset] = weights
    notes[ruleset] = f"# {ruleset}: {how}"
    lines = [
        "# Habits learned by practice (src/salle/lab/training/teach.py): one value for each trait, in 1/32 of a nat."
    ]
    for name, row in known.items():
        lines += ["", notes[name], f"{name} = ["]
        lines += ["    " + " ".join(f"{weight}," for weight in row[at : at + ROW]) for at in range(0, len(row), ROW)]
        lines.append("]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def seats_option(seats: int) -> dict[str, Value]:
    """The option for this number of seats; 0 means the default."""
    return {"seats": seats} if seats else {}


def main(arguments: Sequence[str] | None = None) -> None:
    """Teach."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--bouts", type=int, default=400, help="a round")
    parser.add_argument("--watch", type=int, default=1000, help="bouts of the tactic bot, if nothing is known yet")
    parser.add_argument("--anew", action="store_true", help="forget what is known")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--bias", type=float, default=2.0)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--seats", type=int, nargs="+", default=[0], help="tables of so many, in turn")
    parser.add_argument("--seed", default="teach")
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = parser.parse_args(words)
    try:
        for seats in asked.seats:
            game = make_game(asked.game, seats_option(seats))
    except SalleError as error:
        parser.error(str(error))
    if game.instinct is None:
        parser.error(f"{game.id} has no instinct that could practise")
    id, practice, name = game.id, game.practice, f"{game.id}/{game.ruleset}"
    traits: int = import_module(f"salle.games.{id}.bots.instinct").TRAITS
    path = GAMES / id / "habits.toml"
    known = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    weights: list[int] = [] if asked.anew else known.get(practice, [])
    if len(weights) != traits:  # from before a change of the traits
        weights = []
    mind = (("bias", asked.bias), ("worlds", asked.worlds))
    with Progress() as progress:
        standings: list[Lesson] = []  # of all rounds: winners hardly depend on the habits
        for number in range(-1 if not weights else 0, asked.rounds):
            actions: list[Lesson] = []
            bouts = asked.watch if number < 0 else asked.bouts
            for seats in asked.seats:
                made = tuple(sorted({**single_bout_options(name), **seats_option(seats)}.items()))
                luck = f"{asked.seed}/{name}/{seats}/{number}"
                iterations = asked.iterations if number >= 0 else 0
                school = School(name, made, luck, tuple(weights or [0] * traits), iterations, mind)
                doing = f"{name} round {number + 1}" if number >= 0 else f"{name} watching tactic"
                taught = lessons_of(school, bouts // len(asked.seats), doing, progress)
                actions += taught[0]
                standings += taught[1]
            weights = fit_weights([*actions, *standings], traits, progress)
            write_weights(path, practice, weights, f"python -m salle.lab.training.teach {' '.join(words)}")


if __name__ == "__main__":
    main()
