"""The fields of a position.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Rule, Seat, State
from salle.games.engarde.rules.actions import append_counts, read_counts
from salle.games.engarde.rules.phase_ids import LOT
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, RIGHT


class PositionFields(State):
    """The fields of a position."""

    def __init__(self, piste: Piste, mute: bool = False) -> None:
        super().__init__(mute)
        self.game = piste.game
        self.piste: Final[Piste] = piste
        self.phase: i64 = LOT
        self.round: i64 = 1
        self.starter: Seat = NOBODY
        self.hits_left: i64 = 0
        self.hits_right: i64 = 0
        self.left: i64 = 1
        self.right: i64 = piste.length
        self.size_left: i64 = 0
        self.size_right: i64 = 0
        self.pack: i64 = piste.values * piste.copies
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0  # cards that the drawer has still to draw
        self.attack_value: i64 = 0
        self.attack_count: i64 = 0
        self.attack_advanced: bool = False
        self.latest: i64 = -1  # EG-1: the action whose cards lie open
        self.latest_seat: Seat = NOBODY  # its seat; NOBODY: only its last card lies open
        self.shown: bool = False  # a showdown opened both hands; the next round closes them
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL
        self.hand_left: i64 = 0
        self.hand_right: i64 = 0
        self.discards: i64 = 0
        self.pool: list[i64] = piste.full_pack  # cards of each value in the pack; shared until the deal
        self.known: list[Action] | None = None  # the legal actions, once they were needed

    def copy_from(self, twin: PositionFields) -> None:
        """Copy all fields of another one."""
        self.to_act = twin.to_act
        self.together = twin.together
        self.phase = twin.phase
        self.round = twin.round
        self.starter = twin.starter
        self.hits_left = twin.hits_left
        self.hits_right = twin.hits_right
        self.left = twin.left
        self.right = twin.right
        self.size_left = twin.size_left
        self.size_right = twin.size_right
        self.pack = twin.pack
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.attack_value = twin.attack_value
        self.attack_count = twin.attack_count
        self.attack_advanced = twin.attack_advanced
        self.latest = twin.latest
        self.latest_seat = twin.latest_seat
        self.shown = twin.shown
        self.winner = twin.winner
        self.why = twin.why
        self.hand_left = twin.hand_left
        self.hand_right = twin.hand_right
        self.discards = twin.discards
        self.pool = twin.pool if twin.phase == LOT else twin.pool.copy()
        self.known = twin.known

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.round,
            self.starter,
            self.hits_left,
            self.hits_right,
            self.left,
            self.right,
            self.size_left,
            self.size_right,
            self.pack,
            self.drawer,
            self.owed,
            self.attack_value,
            self.attack_count,
            (1 if self.attack_advanced else 0),
            self.latest,
            self.latest_seat,
            (1 if self.shown else 0),
            self.winner,
            self.why,
        ]
        append_counts(row, (self.hand_left if seat == LEFT or self.shown or seat == EVERYONE else 0), self.piste.values)
        append_counts(
            row, (self.hand_right if seat == RIGHT or self.shown or seat == EVERYONE else 0), self.piste.values
        )
        append_counts(row, self.discards, self.piste.values)
        return tuple(row)

    def read(self, sight: tuple[int, ...]) -> None:
        """Set the fields that this sight shows."""
        self.to_act = Seat(sight[1])
        place: i64 = 2
        self.phase = sight[place]
        self.round = sight[place + 1]
        self.starter = Seat(sight[place + 2])
        self.hits_left = sight[place + 3]
        self.hits_right = sight[place + 4]
        self.left = sight[place + 5]
        self.right = sight[place + 6]
        self.size_left = sight[place + 7]
        self.size_right = sight[place + 8]
        self.pack = sight[place + 9]
        self.drawer = Seat(sight[place + 10])
        self.owed = sight[place + 11]
        self.attack_value = sight[place + 12]
        self.attack_count = sight[place + 13]
        self.attack_advanced = sight[place + 14] > 0
        self.latest = sight[place + 15]
        self.latest_seat = Seat(sight[place + 16])
        self.shown = sight[place + 17] > 0
        self.winner = Seat(sight[place + 18])
        self.why = Rule(sight[place + 19])
        place += 20
        self.hand_left = read_counts(sight, place, self.piste.values)
        place += self.piste.values
        self.hand_right = read_counts(sight, place, self.piste.values)
        place += self.piste.values
        self.discards = read_counts(sight, place, self.piste.values)
        place += self.piste.values

    def values(self) -> tuple[Any, ...]:
        return (
            self.to_act,
            self.together,
            self.phase,
            self.round,
            self.starter,
            self.hits_left,
            self.hits_right,
            self.left,
            self.right,
            self.size_left,
            self.size_right,
            self.pack,
            self.drawer,
            self.owed,
            self.attack_value,
            self.attack_count,
            self.attack_advanced,
            self.latest,
            self.latest_seat,
            self.shown,
            self.winner,
            self.why,
            self.hand_left,
            self.hand_right,
            self.discards,
            tuple(self.pool),
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.to_act,
            self.together,
            self.phase,
            self.round,
            self.starter,
            self.hits_left,
            self.hits_right,
            self.left,
            self.right,
            self.size_left,
            self.size_right,
            self.pack,
            self.drawer,
            self.owed,
            self.attack_value,
            self.attack_count,
            self.attack_advanced,
            self.latest,
            self.latest_seat,
            self.shown,
            self.winner,
            self.why,
            self.hand_left,
            self.hand_right,
            self.discards,
            pool,
        ) = values
        self.pool = list(pool)
        self.known = None
