"""A position of En Garde: what lies where, what each fencer can know of it, and how it is copied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Outcome, Rule, Seat, State
from salle.games.engarde.rules.actions import how_many
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, LOT, OVER, RIGHT

# Where things stand in a sight; after SIGHT_HEAD come the left hand, the right hand and the discards, a number a value.
SIGHT_SEAT: Final = 0
SIGHT_TO_ACT: Final = 1
SIGHT_PHASE: Final = 2
SIGHT_ROUND: Final = 3
SIGHT_STARTER: Final = 4
SIGHT_HITS: Final = 5  # left, right
SIGHT_SPACES: Final = 7  # left, right
SIGHT_SIZES: Final = 9  # left, right
SIGHT_PACK: Final = 11
SIGHT_DRAWER: Final = 12
SIGHT_OWED: Final = 13
SIGHT_ATTACK: Final = 14  # value, count, whether it followed an advance
SIGHT_LATEST: Final = 17  # action, seat
SIGHT_SHOWN: Final = 19
SIGHT_WINNER: Final = 20
SIGHT_WHY: Final = 21
SIGHT_HEAD: Final = 22


class Position(State):
    """A match as its referee knows it, without the rules by which it moves on."""

    def __init__(self, piste: Piste, mute: bool = False) -> None:
        super().__init__(mute)
        self.piste: Final = piste
        self.phase: i64 = LOT
        self.round: i64 = 1
        self.starter: Seat = NOBODY
        self.hits_left: i64 = 0
        self.hits_right: i64 = 0
        self.left: i64 = 1
        self.right: i64 = piste.length
        self.hand_left: i64 = 0  # packed
        self.hand_right: i64 = 0
        self.size_left: i64 = 0
        self.size_right: i64 = 0
        self.pool: list[i64] = piste.full_pack  # what the pack holds of each value; shared until the deal
        self.pack: i64 = piste.values * piste.copies
        self.discards: i64 = 0
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0  # how many cards the drawer still draws
        self.attack_value: i64 = 0
        self.attack_count: i64 = 0
        self.attack_advanced: bool = False
        # EG-1: the action whose cards lie open, and whose it was; NOBODY: only its last card does.
        self.latest: i64 = -1
        self.latest_seat: Seat = NOBODY
        self.known: list[Action] | None = None  # the legal actions, once somebody asked
        self.shown: bool = False  # a showdown opened both hands; the next round closes them
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL

    def gap(self) -> i64:
        """Right space less left space."""
        return self.right - self.left

    def room_behind(self, seat: Seat) -> i64:
        """How many spaces the fencer stands from his own end: his advance, and how far he can retreat."""
        return self.left - 1 if seat == LEFT else self.piste.length - self.right

    def space(self, seat: Seat) -> i64:
        """Where the fencer stands."""
        return self.left if seat == LEFT else self.right

    def hand(self, seat: Seat) -> i64:
        """The fencer's cards, packed."""
        return self.hand_left if seat == LEFT else self.hand_right

    def hits(self, seat: Seat) -> i64:
        """The rounds the fencer has won."""
        return self.hits_left if seat == LEFT else self.hits_right

    def take_over(self, twin: Position) -> None:
        """Become what the twin is."""
        self.to_act = twin.to_act
        self.phase = twin.phase
        self.round = twin.round
        self.starter = twin.starter
        self.hits_left = twin.hits_left
        self.hits_right = twin.hits_right
        self.left = twin.left
        self.right = twin.right
        self.hand_left = twin.hand_left
        self.hand_right = twin.hand_right
        self.size_left = twin.size_left
        self.size_right = twin.size_right
        self.pool = twin.pool if twin.phase == LOT else twin.pool.copy()
        self.pack = twin.pack
        self.discards = twin.discards
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.attack_value = twin.attack_value
        self.attack_count = twin.attack_count
        self.attack_advanced = twin.attack_advanced
        self.latest = twin.latest
        self.latest_seat = twin.latest_seat
        self.known = twin.known
        self.shown = twin.shown
        self.winner = twin.winner
        self.why = twin.why

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
            1 if self.attack_advanced else 0,
            self.latest,
            self.latest_seat,
            1 if self.shown else 0,
            self.winner,
            self.why,
        ]
        open = self.shown or seat == EVERYONE
        self._list(row, self.hand_left if open or seat == LEFT else 0)
        self._list(row, self.hand_right if open or seat == RIGHT else 0)
        self._list(row, self.discards)  # EG-1: every card that was played was seen
        return tuple(row)

    def _list(self, row: list[i64], cards: i64) -> None:
        value: i64
        for value in range(1, self.piste.values + 1):
            row.append(how_many(cards, value))

    def census(self) -> tuple[int, ...]:
        dealt = self.hand_left + self.hand_right + self.discards
        counts: list[int] = []
        value: i64
        for value in range(1, self.piste.values + 1):
            counts.append(self.pool[value - 1] + how_many(dealt, value))
        counts.append(self.pack - sum(self.pool[: self.piste.values]))
        counts.append(self.size_left - card_count(self.hand_left, self.piste.values))
        counts.append(self.size_right - card_count(self.hand_right, self.piste.values))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.hits(seat)

    def utility(self, seat: Seat) -> int:
        if self.phase != OVER or self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(() if self.winner == NOBODY else (self.winner,), self.why)

    def dealt_to(self) -> Seat:
        return self.drawer

    def masked(self, action: Action, seat: Seat) -> Action:
        """A draw is seen by its owner; the others see that a card was drawn."""
        first = self.piste.actions
        if first <= action < first + self.piste.values and seat != self.drawer:
            return Action(first + self.piste.values + 2)
        return action


def card_count(cards: i64, values: i64) -> i64:
    """How many cards these are."""
    total: i64 = 0
    value: i64
    for value in range(1, values + 1):
        total += how_many(cards, value)
    return total
