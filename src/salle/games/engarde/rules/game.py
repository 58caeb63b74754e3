"""En Garde as a `Game`: new matches, and worlds imagined from what a seat can know."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import EVERYONE, NOBODY, Action, Game, Rule, Seat
from salle.core.rng import Rng
from salle.games.engarde.rules.actions import KINDS, how_many, pack_cards
from salle.games.engarde.rules.event_ids import EVENTS
from salle.games.engarde.rules.position import (
    SIGHT_ATTACK,
    SIGHT_DRAWER,
    SIGHT_HEAD,
    SIGHT_HITS,
    SIGHT_LATEST,
    SIGHT_OWED,
    SIGHT_PACK,
    SIGHT_PHASE,
    SIGHT_ROUND,
    SIGHT_SEAT,
    SIGHT_SHOWN,
    SIGHT_SIZES,
    SIGHT_SPACES,
    SIGHT_STARTER,
    SIGHT_TO_ACT,
    SIGHT_WHY,
    SIGHT_WINNER,
)
from salle.games.engarde.rules.rule_ids import RULES
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, RIGHT
from salle.games.engarde.rules.transitions import Match


class EnGarde(Game):
    """One of the three rule sets with its options."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any]) -> None:
        super().__init__("engarde", ruleset, version, options)
        piste = Piste(ruleset, options)
        self.piste: Final = piste
        self.symmetric = piste.starter == NOBODY
        self.actions = piste.actions
        self.chance_actions = piste.values + 2
        self.masked_actions = 1
        self.rules = RULES
        self.events = EVENTS
        self.kinds = KINDS
        self.seat_names = ("left", "right")
        # A round is dealt card by card; every turn draws, and an attack adds at most its answer.
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
        """Moves are told from the mover's side: only the lot names a side."""
        lot = self.actions + self.piste.values
        return Action(2 * lot + 1 - action) if lot <= action < lot + 2 else action

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Match:
        """Deal the unseen cards anew, until whoever is to act could act: he would have lost the round otherwise."""
        seat = sight[SIGHT_SEAT]
        shown = sight[SIGHT_SHOWN] > 0 or seat == EVERYONE
        while True:
            match = self.restored(sight)
            if not shown and seat != LEFT:
                self._deal(match, LEFT, sight[SIGHT_SIZES], rng)
            if not shown and seat != RIGHT:
                self._deal(match, RIGHT, sight[SIGHT_SIZES + 1], rng)
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

    def restored(self, sight: tuple[int, ...]) -> Match:
        """The position as far as this sight goes, mute: hands it does not show are empty, their cards in the pool."""
        values = self.piste.values
        match = Match(self.piste, True)
        match.to_act = Seat(sight[SIGHT_TO_ACT])
        match.phase = sight[SIGHT_PHASE]
        match.round = sight[SIGHT_ROUND]
        match.starter = Seat(sight[SIGHT_STARTER])
        match.hits_left = sight[SIGHT_HITS]
        match.hits_right = sight[SIGHT_HITS + 1]
        match.left = sight[SIGHT_SPACES]
        match.right = sight[SIGHT_SPACES + 1]
        match.size_left = sight[SIGHT_SIZES]
        match.size_right = sight[SIGHT_SIZES + 1]
        match.pack = sight[SIGHT_PACK]
        match.drawer = Seat(sight[SIGHT_DRAWER])
        match.owed = sight[SIGHT_OWED]
        match.attack_value = sight[SIGHT_ATTACK]
        match.attack_count = sight[SIGHT_ATTACK + 1]
        match.attack_advanced = sight[SIGHT_ATTACK + 2] > 0
        match.latest = sight[SIGHT_LATEST]
        match.latest_seat = Seat(sight[SIGHT_LATEST + 1])
        match.shown = sight[SIGHT_SHOWN] > 0
        match.winner = Seat(sight[SIGHT_WINNER])
        match.why = Rule(sight[SIGHT_WHY])
        match.hand_left = self._packed(sight, SIGHT_HEAD)
        match.hand_right = self._packed(sight, SIGHT_HEAD + values)
        match.discards = self._packed(sight, SIGHT_HEAD + 2 * values)
        accounted = match.hand_left + match.hand_right + match.discards
        match.pool = self.piste.full_pack.copy()
        value: i64
        for value in range(1, values + 1):
            match.pool[value - 1] -= how_many(accounted, value)
        return match

    def _packed(self, sight: tuple[int, ...], first: i64) -> i64:
        cards: i64 = 0
        value: i64
        for value in range(1, self.piste.values + 1):
            cards += pack_cards(value, sight[first + value - 1])
        return cards
