"""A position, based on the fields that `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import NOBODY, Action, Outcome, Seat
from salle.core.rng import Rng
from salle.games.arena.rules.actions import DROP, PASS
from salle.games.arena.rules.cards import HEROES
from salle.games.arena.rules.phase_ids import DISCARD, LOT, OVER, READY
from salle.games.arena.rules.position_fields import PositionFields
from salle.games.arena.rules.terms import HAND, NO_HERO


class Position(PositionFields):
    """A position as the referee knows it, without the rules for actions."""

    def read(self, sight: tuple[int, ...]) -> None:
        super().read(sight)
        self.deck = 0

    def masked(self, action: Action, seat: Seat) -> Action:
        """Only the player who draws sees the card. All other actions are public."""
        ring = self.ring
        if ring.actions <= action < ring.actions + ring.first_hero and self.drawer != seat:
            return Action(ring.actions + ring.chances)
        return action

    def reveals(self, action: Action) -> bool:
        """Dropping an item, readying none, or keeping a full hand shows no new card and does not end the turn."""
        verb = self.ring.action_table.verb[action]
        if self.phase == DISCARD:
            due = self.heroes[self.turn].held < HAND and (self.deck_size > 0 or self.discards != 0)
            return verb != PASS or due
        return self.phase != READY or (verb != PASS and verb != DROP)

    def census(self) -> tuple[int, ...]:
        cards = self.ring.cards
        counts: list[int] = []
        face: i64
        for face in range(cards.faces):
            count = cards.count(self.deck, face) + cards.count(self.discards, face)
            for me in self.heroes:
                count += cards.count(me.hand, face) + me.items.count(face)
                if me.armor == face:
                    count += 1
            counts.append(count)
        counts.append(self.deck_size - size(self.deck))
        for me in self.heroes:
            counts.append(me.held - size(me.hand))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.heroes[seat].life

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return self.ring.seats - 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((), self.why) if self.winner == NOBODY else Outcome((self.winner,), self.why)

    def stands(self, seat: Seat) -> bool:
        return self.heroes[seat].standing

    def dealt_to(self) -> Seat:
        return NOBODY if self.phase == LOT else self.drawer

    def chance_weights(self) -> list[i64]:
        if self.phase != LOT:
            return self.ring.cards.count_faces(self.deck)
        weights: list[i64] = [0] * self.ring.first_hero + [1] * len(HEROES)
        for me in self.heroes:
            if me.hero != NO_HERO:
                weights[self.ring.first_hero + me.hero] = 0
        return weights

    def chance_total(self) -> i64:
        return super().chance_total() if self.phase == LOT else self.deck_size

    def drawn(self, rng: Rng) -> i64:
        return super().drawn(rng) if self.phase == LOT else self.ring.cards.nth(self.deck, rng.below(self.deck_size))
