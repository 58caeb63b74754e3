"""The fields of a position.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat, State
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import DEAL, LOT
from salle.games.arena.rules.setup import Ring


class PositionFields(State):
    """The fields of a position."""

    def __init__(self, ring: Ring, mute: bool = False) -> None:
        super().__init__(mute)
        self.game = ring.game
        self.ring: Final[Ring] = ring
        self.phase: i64 = DEAL if ring.heroes else LOT
        self.turn: Seat = Seat(0)
        self.round: i64 = 1
        self.quiet: i64 = 0  # rounds in a row without an attack
        self.fought: bool = False  # this round had an attack
        self.drawer: Seat = Seat(0)
        self.deck_size: i64 = size(ring.cards.all)
        self.discards: i64 = 0
        self.fresh: i64 = ring.cards.all  # the cards of the deck when it was last shuffled
        self.aged: i64 = 0  # the cards in hands at that time
        self.attack: i64 = NO_FACE
        self.line: i64 = 0
        self.target: Seat = NOBODY
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL
        self.deck: i64 = ring.cards.all
        self.heroes: list[Hero] = [Hero() for _ in range(ring.seats)]

    def copy_from(self, twin: PositionFields) -> None:
        """Copy all fields of another one."""
        self.to_act = twin.to_act
        self.together = twin.together
        self.phase = twin.phase
        self.turn = twin.turn
        self.round = twin.round
        self.quiet = twin.quiet
        self.fought = twin.fought
        self.drawer = twin.drawer
        self.deck_size = twin.deck_size
        self.discards = twin.discards
        self.fresh = twin.fresh
        self.aged = twin.aged
        self.attack = twin.attack
        self.line = twin.line
        self.target = twin.target
        self.winner = twin.winner
        self.why = twin.why
        self.deck = twin.deck
        number: i64
        for number in range(self.ring.seats):
            self.heroes[number].copy_from(twin.heroes[number])

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.turn,
            self.round,
            self.quiet,
            (1 if self.fought else 0),
            self.drawer,
            self.deck_size,
            self.discards,
            self.fresh,
            self.aged,
            self.attack,
            self.line,
            self.target,
            self.winner,
            self.why,
        ]
        number: i64
        for number in range(self.ring.seats):
            self.heroes[number].describe(row, seat, seat == number or seat == EVERYONE)
        return tuple(row)

    def read(self, sight: tuple[int, ...]) -> None:
        """Set the fields that this sight shows."""
        self.to_act = Seat(sight[1])
        place: i64 = 2
        self.phase = sight[place]
        self.turn = Seat(sight[place + 1])
        self.round = sight[place + 2]
        self.quiet = sight[place + 3]
        self.fought = sight[place + 4] > 0
        self.drawer = Seat(sight[place + 5])
        self.deck_size = sight[place + 6]
        self.discards = sight[place + 7]
        self.fresh = sight[place + 8]
        self.aged = sight[place + 9]
        self.attack = sight[place + 10]
        self.line = sight[place + 11]
        self.target = Seat(sight[place + 12])
        self.winner = Seat(sight[place + 13])
        self.why = Rule(sight[place + 14])
        place += 15
        number: i64
        for number in range(self.ring.seats):
            place = self.heroes[number].read(sight, place)

    def values(self) -> tuple[Any, ...]:
        return (
            self.to_act,
            self.together,
            self.phase,
            self.turn,
            self.round,
            self.quiet,
            self.fought,
            self.drawer,
            self.deck_size,
            self.discards,
            self.fresh,
            self.aged,
            self.attack,
            self.line,
            self.target,
            self.winner,
            self.why,
            self.deck,
            tuple([one.values() for one in self.heroes]),
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.to_act,
            self.together,
            self.phase,
            self.turn,
            self.round,
            self.quiet,
            self.fought,
            self.drawer,
            self.deck_size,
            self.discards,
            self.fresh,
            self.aged,
            self.attack,
            self.line,
            self.target,
            self.winner,
            self.why,
            self.deck,
            heroes,
        ) = values
        for number in range(self.ring.seats):
            self.heroes[number].restore(heroes[number])
