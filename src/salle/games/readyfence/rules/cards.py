"""The cards of one rule set as numbers: what each kind does, and the faces in the deck.

A face is a kind with a printed speed; cards of one face are equal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, CardSets

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
# The defences without cards follow the kinds of card in the list of answers.
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
BLUE: Final = LIGHT_BLUE | DARK_BLUE
COLOURS: Final = ("red", "light-blue", "dark-blue", "orange", "gold")


class Cards(CardSets):
    """The printed facts in columns, by kind and by face."""

    def __init__(self) -> None:
        super().__init__()
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
        self.kind: Final[list[i64]] = []
        self.speed: Final[list[i64]] = []
        self.riposte: Final[list[i64]] = []
        self.mandatory: i64 = NO_FACE  # basic: the yellow Straight Thrust
        self.straight_thrusts: i64 = 0  # all their bits
        self.faster_thrusts: i64 = 0  # bits of those faster than the yellow one
        self.blues: i64 = 0  # bits of every blue face
        self.faces_from: Final[list[i64]] = [0] * len(KINDS)  # by kind: its faces are consecutive
        self.faces_to: Final[list[i64]] = [0] * len(KINDS)

    def add_face(self, code: str, kind: i64, speed: i64, riposte: i64, copies: i64, mandatory: bool) -> None:
        """Add that number of equal cards."""
        face = self.add(code, copies)
        self.kind.append(kind)
        self.speed.append(speed)
        self.riposte.append(riposte)
        if self.colours[kind] & (LIGHT_BLUE | DARK_BLUE) != 0:
            self.blues |= self.first[face]
        if mandatory:
            self.mandatory = face
        if kind == STRAIGHT_THRUST:
            self.straight_thrusts |= self.field[face]
        if self.faces_to[kind] == 0:
            self.faces_from[kind] = face
        self.faces_to[kind] = face + 1

    def coloured(self, cards: i64, colours: i64, but: i64 = 0) -> i64:
        """Count the cards that have one of these colours and none of the others."""
        count: i64 = 0
        for face in self.list_faces(cards):
            has = self.colours[self.kind[face]]
            if has & colours != 0 and has & but == 0:
                count += 1
        return count

    def held(self, cards: i64, kind: i64) -> i64:
        """The first face of that kind among these cards, or NO_FACE."""
        face: i64
        for face in range(self.faces_from[kind], self.faces_to[kind]):
            if cards & self.first[face] != 0:
                return face
        return NO_FACE
