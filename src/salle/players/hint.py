"""Hints for human players: Maestro's best actions, the chance to win with each, and the reasons.

A hint uses only what the seat has seen. For the reasons, many likely continuations are played in worlds of Maestro's
belief, until a rule decides something for the seat (see `foresight`). The hint reports the most frequent answer, the
chance to win after it, the most likely continuation, and how often each rule decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from salle.core.choices import Seed
from salle.core.compiled import is_compiled
from salle.core.game import Action, Game
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.texts import Message
from salle.players.foresight import KNOWN, UNSETTLED, ForeseenAction, ForeseenLine
from salle.players.hint_calibration import win_chance
from salle.players.levels import level, make_level_bot, mastery
from salle.players.search import Edge, Node, Thought

MOST: Final = 3  # hints
HARDLY: Final = 8  # each action of a hint gets at least 1/8 of the best action's visits
URGE: Final = 1e6  # a taste that makes search select an action
LINES: Final = 100  # continuations for each hint
REASONS: Final = 3
WORTH_TELLING: Final = 0.05  # minimum share of a reason, and of a likely continuation
LIKELY: Final = 0.25  # minimum share of the next action in a likely continuation
# The budget if search is not compiled.
PATIENCE: Final = 1.0  # seconds
FEWER_WORLDS: Final = 150


@dataclass(frozen=True)
class Reason:
    """A possible result of an action, and the share of continuations that have it."""

    share: float
    what: Message

    @property
    def sentence(self) -> Message:
        return Message("hint-reason", {"times": percent(self.share), "what": self.what})


@dataclass(frozen=True)
class ForeseenStep:
    """An action as it looks to the reader of the hint."""

    mine: bool
    who: Message
    token: str
    label: Message

    @property
    def facts(self) -> dict[str, str | Message]:
        """The arguments of messages about it."""
        return {"whose": "you" if self.mine else "other", "who": self.who, "label": self.label}

    @property
    def sentence(self) -> Message:
        return Message("hint-step", self.facts)


@dataclass(frozen=True)
class Answer:
    """The most frequent answer of another player, its share, and the reader's chance to win after it, if known."""

    share: float
    step: ForeseenStep
    chance: float | None

    @property
    def sentence(self) -> Message:
        left = {"known": "no" if self.chance is None else "yes", "chance": percent(self.chance or 0.0)}
        return Message("hint-answer", {**self.step.facts, "times": percent(self.share), **left})


@dataclass(frozen=True)
class Hint:
    """A suggested action, the chance to win the stake (a bout or a round) with it, and the reasons."""

    action: Action
    chance: float
    stake: str
    effect: Message
    answer: Answer | None  # None: no other player acts before a rule decides
    course: tuple[ForeseenStep, ...]  # the most likely continuation, as far as it is likely enough
    reasons: tuple[Reason, ...]

    @property
    def promise(self) -> Message:
        return Message("hint-chance", {"chance": percent(self.chance), "stake": self.stake})

    @property
    def sentences(self) -> tuple[Message, ...]:
        """The reasons, in the order of events. An answer that is also the next step appears once."""
        answer, course = self.answer, self.course
        found = [] if answer is None else [answer.sentence]
        at_once = answer is not None and course[:1] == (answer.step,)
        steps = [step.sentence for step in (course[1:] if at_once else course)]
        if steps:
            found.insert(len(found) if at_once else 0, Message("hint-course", {"course": steps}))
        return (self.effect, *found, *(reason.sentence for reason in self.reasons))


class HintGiver:
    """Gives hints to one seat. It keeps a belief over the whole bout."""

    def __init__(self, game: Game, seed: Seed, iterations: int = 0) -> None:
        """With a number of iterations, the same seed gives the same hints. With 0, the budget suits the machine."""
        if iterations < 0:
            raise ValueError(f"a number of iterations is 0 (what is quick enough) or more, not {iterations}")
        maestro, seconds = level("maestro"), 0.0
        worlds = min(maestro.worlds, iterations) if iterations else maestro.worlds
        if not iterations and is_compiled():
            iterations = mastery(game)
        elif not iterations:
            worlds, seconds = FEWER_WORLDS, PATIENCE
        maestro = replace(maestro, worlds=worlds)
        self.game: Final = game
        self.search: Final = make_level_bot(maestro, game, Rng(seed, "hint"), iterations, seconds)
        self.moment: tuple[tuple[int, ...], int] | None = None
        self.told: list[Hint] = []

    def hints(self, seen: Seen, most: int = MOST) -> list[Hint]:
        """At most this many hints, the best first. Empty if the seat has nothing to decide.

        Calls at the same moment return the same hints.
        """
        moment = (seen.sight, len(seen.witnessed))
        if moment != self.moment:
            self.told = self._considered(seen) if seen.legal else []
            self.moment = moment
        return self.told[:most]

    def _considered(self, seen: Seen) -> list[Hint]:
        root = self.search.tree(seen)
        best, *others = self.search.thoughts(root, seen)[:MOST]
        for other in others:
            self._try(root, seen, other.action, best.visits / HARDLY)
        told = [self.search.thought_of(root, one.action) for one in (best, *others)]
        return [self._hint(root, seen, one) for one in sorted(told, key=lambda one: -one.value)]

    def _try(self, root: Node, seen: Seen, action: Action, times: float) -> None:
        """Search one action until it has this many visits, because few visits give a poor estimate of its value."""
        edge = edge_of(root, action)
        edge.taste = URGE
        while edge.visits < times:
            self.search.iterate(root, self.search.world(seen), seen.seat)
        edge.taste = 0.0

    def _hint(self, root: Node, seen: Seen, thought: Thought) -> Hint:
        worlds = (self.search.world(seen) for _ in range(LINES))
        lines = [
            ForeseenLine(self.game, self.search, root, world, seen.seat).followed(thought.action) for world in worlds
        ]
        course, alike = self._course(lines, seen)
        return Hint(
            thought.action,
            win_chance(self.game, thought.value),
            self.search.instinct.stake,
            self.game.explain.effect(seen.sight, thought.action),
            self._answer(alike, seen),
            course,
            reasons(line.what for line in lines),
        )

    def _answer(self, lines: Sequence[ForeseenLine], seen: Seen) -> Answer | None:
        """The most frequent answer in these lines. None if no other player acts in them."""
        alike, action = most_often([(line, line.answer) for line in lines if line.answer is not None])
        if action is None:
            return None
        value = worth(line.after for line in alike)
        left = None if value is None else win_chance(self.game, value)
        return Answer(len(alike) / LINES, self._step(action, seen), left)

    def _course(
        self, lines: Sequence[ForeseenLine], seen: Seen
    ) -> tuple[tuple[ForeseenStep, ...], Sequence[ForeseenLine]]:
        """The most likely continuation, and the lines that agree with it up to the first action of another player.

        The hint's answer is taken from these lines, so that the two never contradict each other.
        """
        steps: list[ForeseenStep] = []
        least, alike = WORTH_TELLING * len(lines), lines
        met: Sequence[ForeseenLine] | None = None
        while True:
            at = len(steps)
            further, action = most_often([(line, line.course[at]) for line in alike if len(line.course) > at])
            if action is None or len(further) < max(least, LIKELY * len(alike)):
                return tuple(steps), alike if met is None else met
            alike = further
            steps.append(self._step(action, seen))
            if met is None and action.seat != seen.seat:
                met = alike

    def _step(self, action: ForeseenAction, seen: Seen) -> ForeseenStep:
        explain = self.game.explain
        label = explain.label(action.sight, action.look)
        return ForeseenStep(
            action.seat == seen.seat, explain.seat(action.seat), self.game.notation.token(action.look), label
        )


def most_often(
    actions: Sequence[tuple[ForeseenLine, ForeseenAction]],
) -> tuple[list[ForeseenLine], ForeseenAction | None]:
    """The most frequent action, and the lines that have it."""
    if not actions:
        return [], None
    most, _ = Counter((action.seat, action.look) for _, action in actions).most_common(1)[0]
    alike = [(line, action) for line, action in actions if (action.seat, action.look) == most]
    return [line for line, _ in alike], alike[0][1]


def worth(moments: Iterable[Node | None]) -> float | None:
    """The mean value of these nodes for the seat to act there. None if they have too few visits."""
    nodes = {id(node): node for node in moments if node is not None}
    edges = [edge for node in nodes.values() for edge in node.edges]
    visits = sum(edge.visits for edge in edges)
    return sum(edge.value for edge in edges) / visits if visits >= KNOWN else None


def reasons(found: Iterable[Message]) -> tuple[Reason, ...]:
    """The most frequent results of an action. Results with equal messages are counted together.

    "Nothing decided" is listed only next to other results.
    """
    whats = list(found)
    words = {repr(what): what for what in whats}
    counts = Counter(map(repr, whats))
    unsettled = counts.pop(repr(UNSETTLED), 0)
    least, most = (WORTH_TELLING * len(whats), REASONS - 1) if unsettled else (1, REASONS)
    often = [(words[key], count) for key, count in counts.most_common(most) if count >= least]
    told = [Reason(count / len(whats), what) for what, count in often]
    if told and unsettled:
        told.append(Reason(unsettled / len(whats), UNSETTLED))
    return tuple(told)


def edge_of(root: Node, action: Action) -> Edge:
    return next(edge for edge in root.edges if edge.action == action)


def percent(share: float) -> int:
    return round(100 * share)
