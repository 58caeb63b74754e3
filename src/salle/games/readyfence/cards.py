"""The cards of one rule set as numbers: what each kind may do, the faces in the deck, and sets of cards.

A face is a kind with a printed speed; cards of one face are alike. A set of cards is a number: each face has as many
neighbouring bits as there are copies, filled from the lowest, so that sets are compared and joined as bits are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STRAIGHT_THRUST: Final = 0
BEAT_THRUST: Final = 1
DISENGAGE: Final = 2
TOE_TOUCH: Final = 3
GLIDE: Final = 4
FLICK: Final = 5
FLANCONADE: Final = 6
FLECHE: Final = 7
PARRY_AND_RIPOSTE: Final = 8
CEDING_PARRY: Final = 9
INFIGHTING: Final = 10
STOP_HIT: Final = 11
COUNTER_TIME: Final = 12
FEINT_IN_TIME: Final = 13
JOKER: Final = 14
ANGULATION: Final = 15
RENEWED_ATTACK: Final = 16
FEINT: Final = 17

KINDS: Final = (
    "straight-thrust",
    "beat-thrust",
    "disengage",
    "toe-touch",
    "glide",
    "flick",
    "flanconade",
    "fleche",
    "parry-and-riposte",
    "ceding-parry",
    "infighting",
    "stop-hit",
    "counter-time",
    "feint-in-time",
    "joker",
    "angulation",
    "renewed-attack",
    "feint",
)
# Among the answers, the defences without cards stand behind the kinds of card.
BARE_PARRY: Final = 18
DISTANCE: Final = 19
ANSWERS: Final = (*KINDS, "parry", "distance")

LINE: Final = 0
INVITATION: Final = 1
ENGAGEMENT: Final = 2
WEAPONS: Final = ("line", "invitation", "engagement")

# Empty squares between the fencers.
SHORT: Final = 0
LUNGE: Final = 1
LONG: Final = 2
DISTANCES: Final = ("short", "lunge", "long")

RED: Final = 1
LIGHT_BLUE: Final = 2
DARK_BLUE: Final = 4
ORANGE: Final = 8
GOLD: Final = 16
COLOURS: Final = ("red", "light-blue", "dark-blue", "orange", "gold")

NO_FACE: Final = -1
MOST_CARDS: Final = 62  # a set of cards is one number
# The number of a bit: times this constant, every bit of a set shows another six digits there (a de Bruijn sequence).
WINDOW: Final = 0x03F79D71B4CB0A89
WINDOW_AT: Final = 57


class Cards:
    """What is printed, in columns by kind and by face."""

    def __init__(self) -> None:
        self.colours: Final[list[i64]] = []
        self.stamina: Final[list[i64]] = []
        self.distance: Final[list[i64]] = []
        self.opens: Final[list[list[bool]]] = []  # by the opponent's weapon
        self.bonus: Final[list[list[i64]]] = []  # by 3 * own weapon + the opponent's
        self.no_engagement: Final[list[bool]] = []
        self.counters: Final[list[i64]] = []  # a bit for each kind
        self.answered_by: Final[list[i64]] = []  # a bit for each answer
        self.scores_against: Final[list[i64]] = []
        self.invitation: i64 = 0
        self.engagement: i64 = 0
        self.added_glide: i64 = 0
        self.angulation: i64 = 0
        self.renewal: i64 = 0
        # By face.
        self.faces: i64 = 0
        self.kind: Final[list[i64]] = []
        self.speed: Final[list[i64]] = []
        self.riposte: Final[list[i64]] = []
        self.copies: Final[list[i64]] = []
        self.first: Final[list[i64]] = []  # the face's lowest bit
        self.field: Final[list[i64]] = []  # all its bits
        self.codes: Final[list[str]] = []
        self.mandatory: i64 = NO_FACE  # basic: the yellow Straight Thrust
        self.total: i64 = 0
        self.next_bit: i64 = 1  # compiled, a literal would be shifted as a C int of 32 bits
        self.straight_thrusts: i64 = 0  # all bits of them
        self.faster_thrusts: i64 = 0  # of those that are faster than the yellow one
        self.firsts: i64 = 0  # the lowest bit of every face
        self.blues: i64 = 0  # of every face that answers by colour
        self.face_at: Final[list[i64]] = [NO_FACE] * 64  # by the window of a bit
        self.faces_from: Final[list[i64]] = [0] * len(KINDS)  # by kind: its faces are neighbours
        self.faces_to: Final[list[i64]] = [0] * len(KINDS)

    def add_face(self, code: str, kind: i64, speed: i64, riposte: i64, copies: i64, mandatory: bool) -> None:
        """So many cards that are alike."""
        first = self.next_bit
        self.next_bit = first << copies
        self.kind.append(kind)
        self.speed.append(speed)
        self.riposte.append(riposte)
        self.copies.append(copies)
        self.first.append(first)
        self.firsts |= first
        if self.colours[kind] & (LIGHT_BLUE | DARK_BLUE) != 0:
            self.blues |= first
        bit = first
        for _ in range(copies):
            self.face_at[bit * WINDOW >> WINDOW_AT & 63] = self.faces
            bit <<= 1
        self.field.append(self.next_bit - first)
        self.codes.append(code)
        if mandatory:
            self.mandatory = self.faces
        if kind == STRAIGHT_THRUST:
            self.straight_thrusts |= self.next_bit - first
        if self.faces_to[kind] == 0:
            self.faces_from[kind] = self.faces
        self.faces += 1
        self.faces_to[kind] = self.faces
        self.total += copies

    # -- sets of cards

    def holds(self, cards: i64, face: i64) -> bool:
        """Whether a card of that face is among them; of NO_FACE there is none."""
        return face != NO_FACE and cards & self.first[face] != 0

    def held(self, cards: i64, kind: i64) -> i64:
        """The first face of that kind among them, or NO_FACE."""
        face: i64
        for face in range(self.faces_from[kind], self.faces_to[kind]):
            if cards & self.first[face] != 0:
                return face
        return NO_FACE

    def with_one(self, cards: i64, face: i64) -> i64:
        """The set with one more of that face."""
        return cards | (cards & self.field[face]) << 1 | self.first[face]

    def without(self, cards: i64, face: i64) -> i64:
        """The set with one less of that face."""
        field = self.field[face]
        return cards & ~field | (cards & field) >> 1 & field

    def count(self, cards: i64, face: i64) -> i64:
        """How many of that face are among them."""
        return size(cards & self.field[face])

    def lowest(self, cards: i64) -> i64:
        """The first face of the set."""
        return self.face_at[(cards & -cards) * WINDOW >> WINDOW_AT & 63]

    def listed(self, cards: i64) -> list[i64]:
        """The faces of the set in order, each as often as it is there."""
        found: list[i64] = []
        while cards != 0:
            found.append(self.lowest(cards))
            cards &= cards - 1
        return found

    def united(self, cards: i64, more: i64) -> i64:
        """Both sets together."""
        for face in self.listed(more):
            cards = self.with_one(cards, face)
        return cards

    def parted(self, cards: i64, less: i64) -> i64:
        """The set without the cards of another."""
        for face in self.listed(less):
            cards = self.without(cards, face)
        return cards


def size(cards: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count
