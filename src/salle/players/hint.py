"""Hints for people: the Maestro's best actions with the chance to win, and why, in the rules' own words.

All of it follows from what the seat has seen. Why is found by going on as the Maestro expects, in worlds he believes
in, until a rule decides something that concerns the seat: how often each rule does is what a hint tells.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from salle.core.compiled import is_compiled
from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Event, Game, Outcome, Seat, State
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.texts import Message
from salle.players.levels import level, of_level
from salle.players.search import Node, Thought

MOST: Final = 3  # hints
CLEARLY_LESS: Final = 0.15  # of a chance, below the best
HARDLY: Final = 8  # times less often tried than the best
LINES: Final = 100  # ways it may go on, for each hint
LONGEST: Final = 200  # plies of one
KNOWN: Final = 20  # times that a moment was thought through, at least, to know what is done there
REASONS: Final = 3
WORTH_TELLING: Final = 0.05  # the share of a reason, at least
PATIENCE: Final = 1.0  # seconds, where search is not compiled ...
FEWER_WORLDS: Final = 150  # ... and worlds, which take time to imagine

UNSETTLED: Final = Message("hint-unsettled")


@dataclass(frozen=True)
class Reason:
    """What may come of an action, and its share of all the ways it may go on."""

    share: float
    what: Message

    @property
    def sentence(self) -> Message:
        """The reason in words."""
        return Message("hint-reason", {"times": round(100 * self.share), "what": self.what})


@dataclass(frozen=True)
class Hint:
    """An action worth thinking of, the chance to win what is at stake, and why: what comes of it most often."""

    action: Action
    chance: float
    stake: str
    reasons: tuple[Reason, ...]

    @property
    def promise(self) -> Message:
        """The chance in words."""
        return Message("hint-chance", {"chance": round(100 * self.chance), "stake": self.stake})


class Adviser:
    """A Maestro at the side of one seat, who remembers what that seat has seen."""

    def __init__(self, game: Game, seed: int | str, iterations: int = 0) -> None:
        """With a number of iterations, the same seed gives the same hints; without, what is quick enough."""
        maestro, seconds = level("maestro"), 0.0
        worlds = min(maestro.worlds, iterations) if iterations else maestro.worlds
        if not iterations and is_compiled():
            iterations = maestro.iterations
        elif not iterations:
            worlds, seconds = FEWER_WORLDS, PATIENCE
        maestro = replace(maestro, worlds=worlds)
        self.game: Final = game
        self.search: Final = of_level(maestro, game, Rng(seed, "hint"), iterations, seconds)
        self.moment: tuple[tuple[int, ...], int] | None = None
        self.told: list[Hint] = []

    def hints(self, seen: Seen, most: int = MOST) -> list[Hint]:
        """The best first, at least one if the seat is to act; asked again at the same moment, the same again."""
        moment = (seen.sight, len(seen.witnessed))
        if moment != self.moment:
            self.told = self._considered(seen) if seen.legal else []
            self.moment = moment
        return self.told[:most]

    def _considered(self, seen: Seen) -> list[Hint]:
        root = self.search.tree(seen)
        thoughts = self.search.thoughts(root, seen)
        seats, stake = self.game.seats, self.search.instinct.stake
        return [
            Hint(one.action, chance(one.value, seats), stake, self._reasons(root, seen, one.action))
            for one in worth_telling(thoughts, seats)[:MOST]
        ]

    def _reasons(self, root: Node, seen: Seen, action: Action) -> tuple[Reason, ...]:
        """What comes of the action most often; what would be said alike is counted together."""
        counts: Counter[str] = Counter()
        words: dict[str, Message] = {}
        for _ in range(LINES):
            what = Line(self, root, self.search.world(seen), seen.seat).followed(action)
            words[repr(what)] = what
            counts[repr(what)] += 1
        often = [(key, count) for key, count in counts.most_common(REASONS) if count >= WORTH_TELLING * LINES]
        often.sort(key=lambda one: words[one[0]] == UNSETTLED)
        return tuple(Reason(count / LINES, words[key]) for key, count in often)


class Line:
    """One way it may go on in one world: as in the tree, and beyond it by instinct."""

    def __init__(self, adviser: Adviser, root: Node, world: State, me: Seat) -> None:
        self.search = adviser.search
        self.explain = adviser.game.explain
        self.node: Node | None = root
        self.state = world.copy()
        self.state.listen()
        self.me = me
        self.turn = me  # whose exchange it is
        self.answered = self.again = False  # whether others have acted, and then I once more at a calm moment

    def followed(self, action: Action) -> Message:
        """What comes of the action: what a rule decides first, after something on the way that is worth telling."""
        state, stage = self.state, self.search.instinct.stage(self.state)
        before: Message | None = None
        for _ in range(LONGEST):
            events = self._applied(action)
            decided = [event for event in events if event.rule != LEGAL]
            if decided:
                return self._decided(before, decided)
            for event in events:
                before = before or self.explain.foreseen(event, self.me)
            if state.to_act == NOBODY or self.search.instinct.stage(state) != stage:
                break
            if state.to_act == CHANCE:
                action = self.search.drawn(state)
            elif self._is_over():
                break
            else:
                action = self._chosen()
        outcome = state.outcome()
        if outcome is not None:  # of which nothing was told
            return self._won(outcome)
        return Message("hint-goes-on", {"what": before}) if before else UNSETTLED

    def _won(self, outcome: Outcome) -> Message:
        whose = "you" if self.me in outcome.winners else "other" if outcome.winners else "nobody"
        who = [self.explain.seat(seat) for seat in outcome.winners]
        return Message("hint-outcome", {"whose": whose, "who": who, "why": self.explain.rule(outcome.rule)})

    def _applied(self, action: Action) -> list[Event]:
        """What happens to me, or by a deed of mine."""
        look = self.state.masked(action, self.me)
        if self.node is not None:
            looks = self.node.looks
            self.node = self.node.followers[looks.index(look)] if look in looks else None
        told = len(self.state.journal)
        self.state.apply(action)
        return [one for one in self.state.journal[told:] if one.seat == self.me or one.seat < 0 or self.turn == self.me]

    def _is_over(self) -> bool:
        """It is calm again, all have had their turn and I another."""
        actor, me = self.state.to_act, self.me
        if self.search.instinct.calm(self.state):
            if self.again:
                return True
            self.turn = actor
            self.again = self.answered and actor == me and not self.state.together
        self.answered = self.answered or actor != me
        return False

    def _chosen(self) -> Action:
        """As search would go on in its tree, and by instinct where that is thin."""
        legal = self.state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if self.node is None or sum(edge.visits for edge in self.node.edges) < KNOWN:
            weights = self.search.instinct.incline(self.state, legal)
            return legal[self.search.rng.pick(weights, sum(weights))]
        edge = self.search.select(self.node, self.state, self.me)
        if edge.visits:  # one more try that came out as usual, so that of close choices now this is made, now that
            edge.value += edge.value / edge.visits
            edge.visits += 1
        return edge.action

    def _decided(self, before: Message | None, events: list[Event]) -> Message:
        """What was decided last, after what was before it: on the way, or at once by another rule."""
        first: Message = self.explain.foreseen(events[0], self.me)
        last: Message = self.explain.foreseen(events[-1], self.me)
        if before is None and events[0].rule == events[-1].rule:
            return last
        return Message("hint-then", {"first": before or first, "then": last})


def chance(value: float, seats: int) -> float:
    """The share of the wins, from what search thinks it is worth."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1) / seats))


def worth_telling(thoughts: list[Thought], seats: int) -> list[Thought]:
    """Those that were tried, and promise about as much as the one tried most; the most promising first."""
    best = thoughts[0]
    least = chance(best.value, seats) - CLEARLY_LESS
    tried = [one for one in thoughts if one.visits * HARDLY >= best.visits and chance(one.value, seats) >= least]
    return sorted(tried, key=lambda one: -one.value)
