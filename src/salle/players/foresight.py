"""Continuations for hints. Each is played in one world as search expects, until a rule decides something for a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Event, Game, Outcome, Seat, State
from salle.core.texts import Message
from salle.players.search import Search
from salle.players.tree import Node

LONGEST: Final = 200  # plies of a line
KNOWN: Final = 20  # a node with fewer visits is not used
COURSE: Final = 4  # actions that a line records

UNSETTLED: Final = Message("hint-unsettled")


class ForeseenAction(NamedTuple):
    """An action in a line."""

    seat: Seat
    look: Action  # the action as the reader of the hint would see it
    sight: tuple[int, ...]  # what the acting seat saw, which its label depends on


class ForeseenLine:
    """One continuation in one world: by the search tree, and beyond it by instinct."""

    def __init__(self, game: Game, search: Search, root: Node, world: State, me: Seat) -> None:
        self.game = game
        self.search = search
        self.node: Node | None = root
        self.state = world.copy()
        self.state.listen()
        self.me = me
        self.turn = me  # the seat that acted at the last quiet position
        self.answered = False  # whether another seat has acted
        self.again = False  # whether `me` has acted again after that, at a quiet position
        self.what = UNSETTLED  # the result
        self.course: list[ForeseenAction] = []  # the first actions that `me` can see
        self.answer: ForeseenAction | None = None  # the first action of another seat that `me` can see
        self.after: Node | None = None  # the node at which `me` acts after the answer

    def followed(self, action: Action) -> ForeseenLine:
        """Play the line from this action on. Returns itself."""
        self.what = self._followed(action)
        return self

    def _followed(self, action: Action) -> Message:
        """The first result that a rule decides, together with a notable event before it."""
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
        if outcome is not None:  # no event announced it
            return self._won(outcome)
        return Message("hint-goes-on", {"what": before}) if before else UNSETTLED

    def _won(self, outcome: Outcome) -> Message:
        explain = self.game.explain
        whose = "you" if self.me in outcome.winners else "other" if outcome.winners else "nobody"
        who = [explain.seat(seat) for seat in outcome.winners]
        why = explain.why(outcome.rule, outcome.winners[0]) if outcome.winners else explain.rule(outcome.rule)
        return Message("hint-outcome", {"whose": whose, "who": who, "why": why})

    def _applied(self, action: Action) -> list[Event]:
        """Apply an action. Returns its events that concern the seat `me` or follow from its exchange."""
        look = self.state.masked(action, self.me)
        if self.node is not None:
            looks = self.node.looks
            self.node = self.node.followers[looks.index(look)] if look in looks else None
        told = len(self.state.journal)
        self.state.apply(action)
        return [one for one in self.state.journal[told:] if one.seat == self.me or one.seat < 0 or self.turn == self.me]

    def _is_over(self) -> bool:
        """Whether the position is quiet, the others have acted, and then `me` has acted again."""
        actor, me = self.state.to_act, self.me
        if self.search.instinct.calm(self.state):
            if self.again:
                return True
            self.turn = actor
            self.again = self.answered and actor == me and not self.state.together
        self.answered = self.answered or actor != me
        return False

    def _chosen(self) -> Action:
        """The action that search would select in its tree, or one drawn by instinct if the node has few visits."""
        legal = self.state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if self.node is None or sum(edge.visits for edge in self.node.edges) < KNOWN:
            weights = self.search.instinct.incline(self.state, legal)
            return legal[self.search.rng.pick(weights, sum(weights))]
        edge = self.search.select(self.node, self.state, self.me)
        if edge.visits:  # add an average visit, so that later lines also select other actions of nearly equal value
            edge.value += edge.value / edge.visits
            edge.visits += 1
        return edge.action

    def _remember(self, action: Action) -> None:
        """Record the action if `me` can see it, and the node at which `me` acts after the answer."""
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
        """The last decision, and what came before it: an earlier event, or a decision by another rule."""
        first, last = (self.game.explain.foreseen(event, self.me) for event in (events[0], events[-1]))
        assert first is not None and last is not None  # `foreseen` has a message for every event with a rule
        if before is None and events[0].rule == events[-1].rule:
            return last
        return Message("hint-then", {"first": before or first, "then": last})
