"""A position of Audatia: methods on the fields that `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import NOBODY, Action, Outcome, Seat
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.phase_ids import is_choosing_poste
from salle.games.audatia.rules.position_fields import PositionFields
from salle.games.audatia.rules.terms import CHALLENGER


class Position(PositionFields):
    """The full state of a duel, without the rules that change it."""

    def read(self, sight: tuple[int, ...]) -> None:
        super().read(sight)
        self.together = self.phase == phase_ids.POSTA and self.to_act == CHALLENGER
        self.challenger.deck = self.respondent.deck = 0

    def duelist(self, seat: Seat) -> Duelist:
        return self.challenger if seat == CHALLENGER else self.respondent

    def choosing_poste(self) -> bool:
        """Whether a chosen posta is still secret."""
        return is_choosing_poste(self.phase, self.after)

    def masked(self, action: Action, seat: Seat) -> Action:
        """Draws and cards put away are visible to their owner only, a posta when both are chosen."""
        setup = self.setup
        actions = setup.action_table
        first = setup.actions + setup.cards.faces
        if action >= setup.actions:
            return action if self.drawer == seat else Action(first)
        if action < 0 or self.to_act == seat:
            return action
        if actions.first_put <= action < actions.first_cycle:
            return Action(first + 1)
        secret = self.phase == phase_ids.POSTA and action < actions.first_put
        return Action(first + 2) if secret else action

    def census(self) -> tuple[int, ...]:
        cards = self.setup.cards
        counts: list[int] = []
        for me in (self.challenger, self.respondent):
            piles = (me.hand, me.hidden, me.shown, me.deck)
            face: i64
            for face in range(cards.faces):
                count = me.stack.count(face)
                for pile in piles:
                    count += cards.count(pile, face)
                counts.append(count)
            counts.append(me.held - size(me.hand))
            counts.append(me.hidden_size - size(me.hidden))
            counts.append(me.deck_size - size(me.deck))
        return tuple(counts)

    # -- the state

    def points(self, seat: Seat) -> int:
        return 1 if self.winner == seat else 0

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        return Outcome((self.winner,), self.why) if self.phase == phase_ids.OVER else None

    def dealt_to(self) -> Seat:
        return self.drawer

    def chance_weights(self) -> list[i64]:
        return self.setup.cards.count_faces(self.duelist(self.drawer).deck)

    def chance_total(self) -> i64:
        return self.duelist(self.drawer).deck_size
