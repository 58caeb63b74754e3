"""The links of a fencing phrase: player, action and the arithmetic of its speed, packed into one number.

speed = printed + bonus of the card + angulation + renewal + invitation - engagement
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat

# The action of a link.
OPENED: Final = 0
COUNTERED: Final = 1
PARRIED_WITH: Final = 2
PARRIED_BARE: Final = 3
RIPOSTED: Final = 4
GLIDED: Final = 5
DODGED_AWAY: Final = 6
RENEWED: Final = 7
COUNTER_TIMED_WITH: Final = 8
FEINTED_IN_TIME: Final = 9
JOKED: Final = 10
FEINTED: Final = 11
SWAPPED: Final = 12
CEDED: Final = 13  # a Ceding Parry that scores at once

ROLES: Final = (
    "opened",
    "countered",
    "parried",
    "parried-bare",
    "riposted",
    "glided",
    "dodged",
    "renewed",
    "counter-timed",
    "feinted-in-time",
    "joked",
    "feinted",
    "swapped",
    "ceded",
)

FACE_BITS: Final = 6
NUMBER_BITS: Final = 5
NUMBER: Final = 31
FACES: Final = 63


def link(
    seat: Seat,
    role: i64,
    face: i64,
    printed: i64 = 0,
    bonus: i64 = 0,
    angulation: i64 = 0,
    renewal: i64 = 0,
    invitation: i64 = 0,
    engagement: i64 = 0,
    weapons: i64 = 0,
) -> i64:
    """Pack a link; `weapons` is 3 * own weapon + the opponent's."""
    row = weapons
    row = row << NUMBER_BITS | engagement
    row = row << NUMBER_BITS | invitation
    row = row << NUMBER_BITS | renewal
    row = row << NUMBER_BITS | angulation
    row = row << NUMBER_BITS | bonus
    row = row << NUMBER_BITS | printed
    row = row << FACE_BITS | face + 1  # NO_FACE is 0
    return (row << 4 | role) << 1 | seat


def link_seat(row: i64) -> Seat:
    return Seat(row & 1)


def link_role(row: i64) -> i64:
    return row >> 1 & 15


def link_face(row: i64) -> i64:
    """The card's face, or NO_FACE."""
    return (row >> 5 & FACES) + NO_FACE


def link_number(row: i64, index: i64) -> i64:
    """A number of the link, in the order printed, bonus, angulation, renewal, invitation, engagement, weapons."""
    return row >> 5 + FACE_BITS + index * NUMBER_BITS & NUMBER


def link_speed(row: i64) -> i64:
    """The total of its numbers."""
    total: i64 = 0
    index: i64
    for index in range(5):
        total += link_number(row, index)
    return total - link_number(row, 5)
