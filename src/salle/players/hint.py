"""Hints for people: the Maestro's best actions with the chance to win, and why, in the rules' own words.

All of it follows from what the seat has seen. Why is found by going on as the Maestro expects, in worlds he believes
in, until a rule decides something that concerns the seat: what is answered most often, what that leaves and how it goes
on from there, and how often each rule decides, is what a hint tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

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
HARDLY: Final = 8  # times less often tried than the best
URGE: Final = 1e6  # that makes search try an action
LINES: Final = 100  # ways it may go on, for each hint
REASONS: Final = 3
WORTH_TELLING: Final = 0.05  # the share of a reason, at least
LIKELY: Final = 0.25  # the share of what is said to come next, of all that may
PATIENCE: Final = 1.0  # seconds, where search is not compiled ...
FEWER_WORLDS: Final = 150  # ... and worlds, which take time to imagine


@dataclass(frozen=True)
class Reason:
    """What may come of an action, and its share of all the ways it may go on."""

    share: float
    what: Message

    @property
    def sentence(self) -> Message:
        """The reason in words."""
        return Message("hint-reason", {"times": percent(self.share), "what": self.what})


@dataclass(frozen=True)
class ForeseenStep:
    """An action as it looks to whoever is given the hint: whose it is, how it is written and what it is called."""

    mine: bool
    who: Message
    token: str
    label: Message

    @property
    def facts(self) -> dict[str, str | Message]:
        """The arguments of its sentences."""
        return {"whose": "you" if self.mine else "other", "who": self.who, "label": self.label}

    @property
    def sentence(self) -> Message:
        """The action in words."""
        return Message("hint-step", self.facts)


@dataclass(frozen=True)
class Answer:
    """What another does most often then, its share, and the chance that it leaves, if that is known."""

    share: float
    step: ForeseenStep
    chance: float | None

    @property
    def sentence(self) -> Message:
        """The answer in words."""
        left = {"known": "no" if self.chance is None else "yes", "chance": percent(self.chance or 0.0)}
        return Message("hint-answer", {**self.step.facts, "times": percent(self.share), **left})


@dataclass(frozen=True)
class Hint:
    """An action worth thinking of, the chance to win what is at stake, and why: what it does, and what comes of it."""

    action: Action
    chance: float
    stake: str
    effect: Message
    answer: Answer | None  # None: nobody else acts before it is decided
    course: tuple[ForeseenStep, ...]  # how it most likely goes on, as far as that can be said
    reasons: tuple[Reason, ...]

    @property
    def promise(self) -> Message:
        """The chance in words."""
        return Message("hint-chance", {"chance": percent(self.chance), "stake": self.stake})

    @property
    def sentences(self) -> tuple[Message, ...]:
        """Why, in words, in the order in which it comes; an answer that comes at once is told once."""
        answer, course = self.answer, self.course
        found = [] if answer is None else [answer.sentence]
        at_once = answer is not None and course[:1] == (answer.step,)
        steps = [step.sentence for step in (course[1:] if at_once else course)]
        if steps:
            found.insert(len(found) if at_once else 0, Message("hint-course", {"course": steps}))
        return (self.effect, *found, *(reason.sentence for reason in self.reasons))


class HintGiver:
    """A Maestro at the side of one seat, who remembers what that seat has seen."""

    def __init__(self, game: Game, seed: int | str, iterations: int = 0) -> None:
        """With a number of iterations, the same seed gives the same hints; without, what is quick enough."""
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
        """The best first, as many as wanted and legal; asked again at the same moment, the same again."""
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
        """Try an action until it was tried so often, whatever it promises: who names its chance must know it."""
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
        """What comes most often in these lines, where anybody else acts at all."""
        alike, action = most_often([(line, line.answer) for line in lines if line.answer is not None])
        if action is None:
            return None
        value = worth(line.after for line in alike)
        left = None if value is None else win_chance(self.game, value)
        return Answer(len(alike) / LINES, self._step(action, seen), left)

    def _course(
        self, lines: Sequence[ForeseenLine], seen: Seen
    ) -> tuple[tuple[ForeseenStep, ...], Sequence[ForeseenLine]]:
        """What comes most often, action by action, as long as it is likely; and the lines that go so until
        another acts: of what he answers elsewhere, nothing is told here."""
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
    """The action that is done in most lines, and those lines."""
    if not actions:
        return [], None
    most, _ = Counter((action.seat, action.look) for _, action in actions).most_common(1)[0]
    alike = [(line, action) for line, action in actions if (action.seat, action.look) == most]
    return [line for line, _ in alike], alike[0][1]


def worth(moments: Iterable[Node | None]) -> float | None:
    """What search thinks that these moments are worth to who acts there, if it was there often enough."""
    nodes = {id(node): node for node in moments if node is not None}
    edges = [edge for node in nodes.values() for edge in node.edges]
    visits = sum(edge.visits for edge in edges)
    return sum(edge.value for edge in edges) / visits if visits >= KNOWN else None


def reasons(found: Iterable[Message]) -> tuple[Reason, ...]:
    """What comes of an action most often; what would be said alike is counted together.

    That nothing is decided is told only beside what may be.
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
    """The edge of a legal action."""
    return next(edge for edge in root.edges if edge.action == action)


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)
