"""A sight of En Garde, read by name: what views, explanations, stances and bots look at."""

from __future__ import annotations

from salle.core.game import EVERYONE, Rule, Seat
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
from salle.games.engarde.rules.terms import LEFT


class NamedSight:
    """What a seat, or a spectator, can know of a match."""

    def __init__(self, sight: tuple[int, ...]) -> None:
        self.seat = Seat(sight[SIGHT_SEAT])
        self.to_act = Seat(sight[SIGHT_TO_ACT])
        self.phase = sight[SIGHT_PHASE]
        self.round = sight[SIGHT_ROUND]
        self.starter = Seat(sight[SIGHT_STARTER])
        self.hits = sight[SIGHT_HITS : SIGHT_HITS + 2]
        self.left, self.right = sight[SIGHT_SPACES : SIGHT_SPACES + 2]
        self.sizes = sight[SIGHT_SIZES : SIGHT_SIZES + 2]
        self.pack = sight[SIGHT_PACK]
        self.drawer = Seat(sight[SIGHT_DRAWER])
        self.owed = sight[SIGHT_OWED]
        self.attack_value, self.attack_count, advanced = sight[SIGHT_ATTACK : SIGHT_ATTACK + 3]
        self.attack_advanced = bool(advanced)
        self.latest, latest_seat = sight[SIGHT_LATEST : SIGHT_LATEST + 2]
        self.latest_seat = Seat(latest_seat)
        self.shown = bool(sight[SIGHT_SHOWN])
        self.winner = Seat(sight[SIGHT_WINNER])
        self.why = Rule(sight[SIGHT_WHY])
        values = (len(sight) - SIGHT_HEAD) // 3
        piles = [sight[SIGHT_HEAD + pile * values : SIGHT_HEAD + (pile + 1) * values] for pile in range(3)]
        self.values = values
        self.hands = piles[:2]  # how many of each value; a hand that is not seen is all zero
        self.discards = piles[2]

    @property
    def gap(self) -> int:
        return self.right - self.left

    def space(self, seat: Seat) -> int:
        """Where the fencer stands."""
        return self.left if seat == LEFT else self.right

    def ahead(self, seat: Seat, steps: int) -> int:
        """The space so many steps before the fencer; behind him for a negative number."""
        return self.left + steps if seat == LEFT else self.right - steps

    def sees_hand(self, seat: Seat) -> bool:
        """Whether that hand is open to whoever has this sight."""
        return self.shown or self.seat in (seat, EVERYONE)


def pile_values(counts: tuple[int, ...]) -> list[int]:
    """The cards of a pile, ascending."""
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]
