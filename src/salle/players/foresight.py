"""How it may go on: in one world, as search expects it, until a rule decides something that concerns the seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Event, Game, Outcome, Seat, State
from salle.core.texts import Message
from salle.players.search import Node, Search

LONGEST: Final = 200  # plies of a line
KNOWN: Final = 20  # times that a moment was thought through, at least, to know what is done there
COURSE: Final = 4  # actions of a line that are remembered

UNSETTLED: Final = Message("hint-unsettled")


class ForeseenAction(NamedTuple):
    """Who did something, how it looked, and what he saw when he did it, for its words."""

    seat: Seat
    look: Action
    sight: tuple[int, ...]


class ForeseenLine:
    """One way it may go on in one world: as in the tree, and beyond it by instinct."""

    def __init__(self, game: Game, search: Search, root: Node, world: State, me: Seat) -> None:
        self.game = game
        self.search = search
        self.node: Node | None = root
        self.state = world.copy()
        self.state.listen()
        self.me = me
        self.turn = me  # whose exchange it is
        self.answered = self.again = False  # whether others have acted, and then I once more at a calm moment
        self.what = UNSETTLED  # comes of it
        self.course: list[ForeseenAction] = []  # the first actions that I can see
        self.answer: ForeseenAction | None = None  # the first of another
        self.after: Node | None = None  # the moment at which I have to meet that

    def followed(self, action: Action) -> ForeseenLine:
        """The same line, after the action and all that comes of it."""
        self.what = self._followed(action)
        return self

    def _followed(self, action: Action) -> Message:
        """What a rule decides first, after something on the way that is worth telling."""
        state, stage = self.state, self.search.instinct.stage(self.state)
        before: Message | None = None
        for _ in range(LONGEST):
            events = self._applied(action)
            decided = [event for event in events if event.rule != LEGAL]
            if decided:
                return self._decided(before, decided)
            for event in events:
                before = before or self.game.explain.foreseen(event, self.me)
            if state.to_act == NOBODY or self.search.instinct.stage(state) != stage:
                break
            if state.to_act == CHANCE:
                action = self.search.drawn(state)
            elif self._is_over():
                break
            else:
                action = self._chosen()
                self._remember(action)
        outcome = state.outcome()
        if outcome is not None:  # of which nothing was told
            return self._won(outcome)
        return Message("hint-goes-on", {"what": before}) if before else UNSETTLED

    def _won(self, outcome: Outcome) -> Message:
        explain = self.game.explain
        whose = "you" if self.me in outcome.winners else "other" if outcome.winners else "nobody"
        who = [explain.seat(seat) for seat in outcome.winners]
        why = explain.why(outcome.rule, outcome.winners[0]) if outcome.winners else explain.rule(outcome.rule)
        return Message("hint-outcome", {"whose": whose, "who": who, "why": why})

    def _applied(self, action: Action) -> list[Event]:
        """What happens to me, or by an action of mine."""
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

    def _remember(self, action: Action) -> None:
        """What can be seen of it, and where I come to act after an answer."""
        actor, me = self.state.to_act, self.me
        if self.answer is not None and actor == me and self.after is None:
            self.after = self.node
        if self.state.masked(action, me) != action:
            return
        seen = ForeseenAction(actor, action, self.state.sight(actor))
        if self.answer is None and actor != me:
            self.answer = seen
        if len(self.course) < COURSE:
            self.course.append(seen)

    def _decided(self, before: Message | None, events: list[Event]) -> Message:
        """What was decided last, after what was before it: on the way, or at once by another rule."""
        first, last = (self.game.explain.foreseen(event, self.me) for event in (events[0], events[-1]))
        assert first is not None and last is not None  # what a rule decides is always told
        if before is None and events[0].rule == events[-1].rule:
            return last
        return Message("hint-then", {"first": before or first, "then": last})
