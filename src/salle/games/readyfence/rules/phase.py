"""The base classes of all phases. A phase lists its actions, refuses them by rule and carries them out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import LEGAL, Action, Rule, Seat
from salle.core.rng import Rng
from salle.games.readyfence.rules import event_ids, rule_ids
from salle.games.readyfence.rules.actions import VERB_KINDS, numbered
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.setup import Strip


class Phase:
    """A phase in which no action is possible."""

    def candidates(self, match: Position) -> list[Action]:
        """Candidates for `refusal`, in ascending order. They include all legal actions."""
        return []

    def refusal(self, match: Position, action: Action) -> Rule:
        """The rule that forbids this action now, or LEGAL."""
        return rule_ids.NO_ACTION_LEFT

    def legal_actions(self, match: Position) -> list[Action]:
        """The candidates that no rule refuses."""
        legal: list[Action] = []
        for action in self.candidates(match):
            if self.refusal(match, action) == LEGAL:
                legal.append(action)
        return legal

    def kind(self, match: Position, action: Action) -> i64:
        return VERB_KINDS[match.strip.action_table.verb[action]]

    def reveals(self, match: Position, action: Action) -> bool:
        """Whether any player learns something about cards by this action."""
        return True

    def apply(self, match: Position, action: Action) -> None:
        """Carry out the action without checking it."""

    def chance_weights(self, match: Position) -> list[i64]:
        """The number of ways in which each chance action can happen."""
        return []

    def drawn(self, match: Position, rng: Rng) -> i64:
        """The number of a random chance action, drawn by its weight."""
        weights = self.chance_weights(match)
        return rng.pick(weights, sum(weights))


class DeckPhase(Phase):
    """A phase in which the deck acts."""

    def candidates(self, match: Position) -> list[Action]:
        return numbered(match.strip.actions, match.strip.actions + match.strip.chances)

    def refusal(self, match: Position, action: Action) -> Rule:
        strip = match.strip
        index = action - strip.actions
        weights = self.chance_weights(match)
        if 0 <= index < len(weights) and weights[index] > 0:
            return LEGAL
        first = self.first(strip)
        of_a_pile = first < strip.tosses and first <= index < first + strip.cards.faces
        return rule_ids.NOT_IN_PILE if of_a_pile else rule_ids.NOT_DEALT_NOW

    def first(self, strip: Strip) -> i64:
        """The first action number of this phase among those of the deck."""
        return 0

    def apply(self, match: Position, action: Action) -> None:
        self.deal(match, action - match.strip.actions - self.first(match.strip))

    def deal(self, match: Position, number: i64) -> None:
        """Carry out the chance action of that number."""


class Drawing(DeckPhase):
    """Gives unseen cards to the drawer: from the Timer, or from the deck before the Timer is laid out."""

    def __init__(self, from_timer: bool = True) -> None:
        self.from_timer: Final = from_timer

    def chance_weights(self, match: Position) -> list[i64]:
        return match.pool

    def drawn(self, match: Position, rng: Rng) -> i64:
        return rng.pick(match.pool, match.pool_size)

    def deal(self, match: Position, number: i64) -> None:
        cards = match.strip.cards
        me = match.fencer(match.drawer)
        match.pool[number] = match.pool[number] - 1
        match.pool_size -= 1
        me.hand = cards.with_one(me.hand, number)
        me.held += 1
        match.owed -= 1
        if match.overtime:
            me.drawn = cards.with_one(me.drawn, number)
            me.drawn_size += 1
        if self.from_timer:
            match.timer -= 1
            if not match.mute:
                match.tell(event_ids.DREW_UNSEEN, match.drawer, LEGAL, (match.timer,))
        if not match.mute:
            match.whisper(event_ids.DREW, match.drawer, LEGAL, (number,))
        if match.owed == 0:
            self.finish(match, match.drawer)

    def finish(self, match: Position, seat: Seat) -> None:
        """That seat has drawn its cards."""


class Tossing(DeckPhase):
    """A coin toss for one of the players."""

    def chance_weights(self, match: Position) -> list[i64]:
        return match.strip.toss

    def drawn(self, match: Position, rng: Rng) -> i64:
        return match.strip.tosses + rng.below(2)

    def first(self, strip: Strip) -> i64:
        return strip.tosses

    def deal(self, match: Position, number: i64) -> None:
        self.fallen(match, Seat(number))

    def fallen(self, match: Position, seat: Seat) -> None:
        """The toss chose that seat."""
