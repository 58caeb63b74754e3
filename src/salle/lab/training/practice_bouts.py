"""Lessons for habits: bouts of a searching teacher or the tactic bot, recorded as traits and results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import repeat
from typing import cast

from salle.core.bout import Bout
from salle.core.choices import Chooser
from salle.core.dealer import Dealer
from salle.core.game import CHANCE, Action, Game, Seat, State
from salle.core.options import Value
from salle.core.player import Seen
from salle.core.registry import make_game
from salle.core.rng import Rng
from salle.core.search.habits import NEXT_ACTION, Habits, Practised
from salle.core.search.instinct import instinct_of
from salle.lab.process_pool import process_pool
from salle.players.search import Mind, Search

WANDER = 30  # in percent: how often a teacher plays a less searched action, for variety

Traits = list[tuple[int, int]]  # with the count of each
Lesson = tuple[list[Traits], list[float]]  # of several actions or seats, with the share of each
Taught = tuple[list[Lesson], list[Lesson]]  # lessons about actions, and about positions


@dataclass(frozen=True)
class School:
    """The settings of the lessons. Without iterations the teacher is the tactic bot."""

    game: str
    options: tuple[tuple[str, Value], ...]
    seed: str
    weights: tuple[int, ...]
    iterations: int
    mind: tuple[tuple[str, float], ...] = ()

    def make(self) -> Game:
        """The game, whose instinct has these habits."""
        game = make_game(self.game, dict(self.options))
        practised = instinct_class(game.id)
        game.instinct = lambda: practised(game, Habits(list(self.weights)))
        return game

    def teacher(self, game: Game, luck: str) -> Chooser:
        """The bot that shows the actions."""
        if self.iterations == 0:
            assert game.tactic is not None  # as every game with an instinct has
            return game.tactic(Rng(luck))
        mind = Mind()
        mind.iterations, mind.mixed = self.iterations, False
        for name, value in self.mind:
            setattr(mind, name, type(getattr(mind, name))(value))
        return Search(game, Rng(luck), mind)


def instinct_class(id: str) -> Callable[[Game, Habits], Practised]:
    """The instinct of this game. The habits in its file need not fit."""
    module = import_module(f"salle.games.{id}.bots.instinct")
    classes = [found for found in vars(module).values() if isinstance(found, type) and issubclass(found, Practised)]
    (instinct,) = (found for found in classes if found is not Practised)
    return cast("Callable[[Game, Habits], Practised]", instinct)


def pupil_of(game: Game) -> Practised:
    """An instinct of the game that records traits."""
    pupil = instinct_of(game)
    assert isinstance(pupil, Practised)
    return pupil


def noted_traits(habits: Habits) -> list[Traits]:
    """The recorded traits: first those without an action, then action by action."""
    found: list[Traits] = [[]]
    for trait, count in habits.notes:
        if trait == NEXT_ACTION:
            found.append([])
        else:
            found[-1].append((trait, count))
    habits.notes = []
    return found


class Class:
    """One bout and the instinct that records it."""

    def __init__(self, school: School, number: int) -> None:
        self.game = school.make()
        luck = f"{school.seed}/{number}"
        self.teachers = [school.teacher(self.game, f"{luck}/{seat}") for seat in range(self.game.seats)]
        self.pupil = pupil_of(self.game)
        self.habits = self.pupil.habits
        self.rng = Rng(luck, "wander")
        self.dealer = Dealer(luck)
        self.actions: list[Lesson] = []
        self.standings: list[Lesson] = []
        self.positions: list[tuple[list[Seat], list[Traits]]] = []

    def fence(self) -> Taught:
        """Play the bout to its end."""
        bout = Bout(self.game)
        while not bout.over:
            if bout.awaiting == CHANCE:
                bout.dealt(self.dealer.deal(self.game, bout.state))
                continue
            seat = bout.awaiting
            if self.pupil.calm(bout.state):
                self.judge(bout.state)
            bout.act(seat, self.watch_teacher(bout.state, bout.seen(seat)))
        self.note_winners(bout)
        return self.actions, self.standings

    def watch_teacher(self, state: State, seen: Seen) -> Action:
        """Ask the teacher, and record the share of each action in its search."""
        teacher = self.teachers[seen.seat]
        if len(seen.legal) == 1 or not isinstance(teacher, Search):
            action = teacher.choose(seen)
            shares = [float(action == other) for other in seen.legal]
        else:
            thoughts = teacher.consider(seen)
            visits = {thought.action: thought.visits for thought in thoughts}
            total = sum(visits.values())
            shares = [visits[action] / total for action in seen.legal]
            action = teacher.settle(thoughts)
            if self.rng.below(100) < WANDER:
                action = seen.legal[self.rng.pick([visits[one] for one in seen.legal], total)]
        if len(seen.legal) > 1:
            self.habits.noting = True
            self.pupil.incline(state, seen.legal)
            self.habits.noting = False
            self.actions.append((noted_traits(self.habits)[1:], shares))
        return action

    def judge(self, state: State) -> None:
        """Record the traits of the position for each seat still in the bout."""
        seats = [Seat(seat) for seat in range(self.game.seats) if state.stands(Seat(seat))]
        rows = []
        self.habits.noting = True
        for seat in seats:
            self.pupil.strength(state, seat)
            rows += noted_traits(self.habits)
        self.habits.noting = False
        self.positions.append((seats, rows))

    def note_winners(self, bout: Bout) -> None:
        """Record the winner. A draw teaches nothing."""
        assert bout.outcome is not None
        winners = bout.outcome.winners
        for seats, rows in self.positions if winners else ():
            self.standings.append((rows, [float(seat in winners) / len(winners) for seat in seats]))


def _part(school: School, number: int) -> Taught:
    return Class(school, number).fence()


def gather_lessons(school: School, numbers: Sequence[int], jobs: int) -> Iterator[Taught]:
    """The lessons of these bouts in order."""
    with process_pool(jobs) as pool:
        yield from pool.map(_part, repeat(school), numbers)
