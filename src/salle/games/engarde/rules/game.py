"""En Garde as a `Game`: new bouts, and worlds imagined from what a seat can know."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import EVERYONE, NOBODY, Action, Game, Seat
from salle.core.rng import Rng
from salle.games.engarde.rules.actions import KINDS, pack_cards
from salle.games.engarde.rules.event_ids import EVENTS
from salle.games.engarde.rules.rule_ids import RULES
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, RIGHT
from salle.games.engarde.rules.transitions import Match


class EnGarde(Game):
    """One of the three rule sets with its options."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any]) -> None:
        super().__init__("engarde", ruleset, version, options)
        piste = Piste(self, ruleset, options)
        self.piste: Final = piste
        self.symmetric = piste.starter == NOBODY
        self.actions = piste.actions
        self.chance_actions = piste.values + 2
        self.masked_actions = 1
        self.rules = RULES
        self.events = EVENTS
        self.kinds = KINDS
        self.seat_names = ("left", "right")
        # A round is dealt card by card. Every turn draws at least one card, and an attack adds at most its
        # answer.
        pack = piste.values * piste.copies - 2 * piste.hand
        self.drawable = piste.rounds > 0  # EG-12
        if piste.rounds > 0:
            self.horizon = 1 + piste.rounds * (2 * piste.hand + 3 * pack + 2)

    def new(self) -> Match:
        match = Match(self.piste)
        if self.piste.starter != NOBODY:
            match.starter = self.piste.starter
            match.begin_round()
        return match

    def mirrored(self, action: Action) -> Action:
        """Moves are relative to the mover. Only the choice of the starter names a side."""
        lot = self.actions + self.piste.values
        return Action(2 * lot + 1 - action) if lot <= action < lot + 2 else action

    def read(self, sight: tuple[int, ...]) -> Match:
        """The position as far as this sight shows it, as a mute state. Hidden hands are empty, and their cards are in
        the pool.
        """
        match = Match(self.piste, True)
        match.read(sight)
        return match

    def rebuild(self, values: tuple[Any, ...]) -> Match:
        match = Match(self.piste, True)
        match.restore(values)
        return match

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Match:
        """Deal the unseen cards again until the seat to act has a legal action. Without one, it would have lost the
        round.
        """
        seat = sight[0]
        while True:
            match = self.read(sight)
            if not match.shown and seat != LEFT and seat != EVERYONE:
                self._deal(match, LEFT, match.size_left, rng)
            if not match.shown and seat != RIGHT and seat != EVERYONE:
                self._deal(match, RIGHT, match.size_right, rng)
            if match.to_act < 0 or match.legal_actions():
                return match

    def _deal(self, match: Match, seat: Seat, size: i64, rng: Rng) -> None:
        cards: i64 = 0
        unseen: i64 = 0
        count: i64
        for count in match.pool:
            unseen += count
        for dealt in range(size):
            index = rng.pick(match.pool, unseen - dealt)
            match.pool[index] -= 1
            cards += pack_cards(index + 1)
        if seat == LEFT:
            match.hand_left = cards
        else:
            match.hand_right = cards
