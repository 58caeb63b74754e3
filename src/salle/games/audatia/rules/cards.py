"""The cards of Audatia as numbers: blows, poste, remedies, counter-remedies, skills, and the characters' decks.

Cards of one face are equal: a blow with its half-sun, a remedy, a counter-remedy, a skill. Poste have no face, because
each duelist always has all of them. Both decks use the same faces, so that sets of cards mean the same in both.

"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, CardSets

# Blows.
MF: Final = 0
RF: Final = 1
MM: Final = 2
RM: Final = 3
MS: Final = 4
RS: Final = 5
P: Final = 6
BLOWS: Final = ("MF", "RF", "MM", "RM", "MS", "RS", "P")
BLOW_NAMES: Final = (
    "mandritto-fendente",
    "roverso-fendente",
    "mandritto-mezano",
    "roverso-mezano",
    "mandritto-sottano",
    "roverso-sottano",
    "punta",
)
NO_BLOW: Final = -1

# Sides of a stack or posta, as its owner sees them.
NO_SIDE: Final = -1
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SIDES: Final = ("left", "centre", "right")

# Half-suns: a left and a right one make a whole.
NO_SUN: Final = 0
SUN_LEFT: Final = 1
SUN_RIGHT: Final = 2
WHOLE_SUN: Final = 3
SUNS: Final = ("none", "l", "r")

# Sides of a close bind, for remedies: bits.
INSIDE: Final = 1
OUTSIDE: Final = 2
BOTH: Final = 3
STRETTO_SIDES: Final = ("none", "inside", "outside", "both")

AUDATIA: Final = 0
PRUDENTIA: Final = 1
CELERITAS: Final = 2
FORTITUDO: Final = 3
NO_VIRTUE: Final = -1
VIRTUES: Final = ("audatia", "prudentia", "celeritas", "fortitudo")

POSTE: Final = (
    "tutta-porta-di-ferro",
    "donna-destra",
    "fenestra",
    "donna-sinestra",
    "longa",
    "porta-di-ferro-mezana",
    "breve",
    "dente-di-zenghiaro",
    "coda-longa",
    "bicorno",
    "frontale",
    "dente-di-zenghiaro-mezana",
)
NO_POSTA: Final = -1

SOPRANA: Final = 0
REMEDIES: Final = (
    "soprana-tor-di-spada",
    "elbow-push-and-pommel",
    "ligadura-mezana",
    "grab-the-hilt-and-strike",
    "twist-and-pommel",
)
COUNTERS: Final = (
    "turn-the-point-under",
    "turn-with-the-push",
    "counter-to-the-mezana",
    "take-his-hand",
    "cover-and-pommel",
)

BREAK_OFF: Final = 0
FEINT: Final = 1
KICK: Final = 2
SECOND_THOUGHT: Final = 3
REPEAT: Final = 4
LURE: Final = 5
TAUNT: Final = 6
DENY: Final = 7
EYE: Final = 8
PRE_EMPT: Final = 9
PERFECT_MEASURE: Final = 10
SKILLS: Final = (
    "break-off",
    "feint",
    "kick-to-the-groin",
    "second-thought",
    "repeat",
    "lure",
    "taunt",
    "deny",
    "eye-of-the-lynx",
    "pre-empt",
    "perfect-measure",
)
CHARACTERS: Final = ("galeazzo", "boucicault")

# All kinds of cards that have a page: blows, poste, remedies, counter-remedies, skills.
KINDS: Final = (*BLOW_NAMES, *POSTE, *REMEDIES, *COUNTERS, *SKILLS)
FIRST_POSTA: Final = 7
FIRST_REMEDY: Final = 19
FIRST_COUNTER: Final = 24
FIRST_SKILL: Final = 29

# Families of faces.
STRIKE: Final = 0
REMEDY: Final = 1
COUNTER: Final = 2
SKILL: Final = 3

FULL_BITS: Final[list[i64]] = [1 << bit for bit in range(16)]  # for sets of blows and poste


class Cards(CardSets):
    """The printed facts, in columns by face, blow, posta, remedy, counter-remedy and skill."""

    def __init__(self) -> None:
        super().__init__()
        # By face.
        self.sort: Final[list[i64]] = []
        self.index: Final[list[i64]] = []  # the number of the blow, remedy, counter or skill
        self.sun: Final[list[i64]] = []
        # By blow.
        self.attack: Final[list[bool]] = []
        self.attack_needs: Final[list[i64]] = []
        self.parry: Final[list[bool]] = []
        self.breaks: Final[list[bool]] = []
        self.parried_by: Final[list[i64]] = []  # a bit for each blow
        self.ends_in: Final[list[i64]] = []
        self.blow_cards: Final[list[i64]] = []  # the set of all cards of the blow
        # By posta.
        self.posta_codes: Final[list[str]] = []
        self.side: Final[list[i64]] = []
        self.attacks: Final[list[i64]] = []  # a bit for each blow
        self.shuts: Final[list[i64]] = []
        self.bonus: Final[list[i64]] = []
        self.bonus_virtue: Final[list[i64]] = []
        self.exchange: Final[list[bool]] = []
        self.extended: Final[list[bool]] = []
        self.defends: Final[list[bool]] = []
        # By remedy, counter-remedy and skill.
        self.remedy_face: Final[list[i64]] = []
        self.remedy_side: Final[list[i64]] = []
        self.own_counter: Final[list[i64]] = []
        self.counter_face: Final[list[i64]] = []
        self.counter_side: Final[list[i64]] = []
        self.skill_face: Final[list[i64]] = []
        self.skill_needs: Final[list[i64]] = []
        self.cycles: Final[list[bool]] = []
        # By character: the whole deck, and its basic cards.
        self.deck: Final[list[i64]] = []
        self.basic: Final[list[i64]] = []
        self.strikes: i64 = 0  # the sets of all strikes, remedies and counters
        self.remedies: i64 = 0
        self.counters: i64 = 0
        self.cycling: i64 = 0  # the set of all skills that cycle

    def add_face(self, code: str, copies: i64, sort: i64, index: i64, sun: i64) -> i64:
        """Add a face. Each copy gets a bit, even if no deck has that many."""
        face = self.add(code, max(copies, 1))
        self.sort.append(sort)
        self.index.append(index)
        self.sun.append(sun)
        if sort == STRIKE:
            self.strikes |= self.field[face]
            self.blow_cards[index] = self.blow_cards[index] | self.field[face]
        elif sort == REMEDY:
            self.remedies |= self.field[face]
        elif sort == COUNTER:
            self.counters |= self.field[face]
        return face

    def blow(self, face: i64) -> i64:
        return self.index[face] if self.sort[face] == STRIKE else NO_BLOW

    def kind(self, face: i64) -> i64:
        """The index of its page in KINDS."""
        sort, index = self.sort[face], self.index[face]
        if sort == STRIKE:
            return index
        if sort == REMEDY:
            return FIRST_REMEDY + index
        return FIRST_COUNTER + index if sort == COUNTER else FIRST_SKILL + index

    def any_of(self, cards: i64, blow: i64) -> i64:
        """The first face of that blow in the set, or NO_FACE."""
        found = cards & self.blow_cards[blow]
        return NO_FACE if found == 0 else self.lowest(found)


def from_right(blow: i64) -> bool:
    """Whether the blow is a mandritto."""
    return blow == MF or blow == MM or blow == MS


def comes_from(blow: i64) -> i64:
    """The side a blow comes from: mandritti right, roversi left, the thrust centre."""
    if blow == P:
        return MIDDLE
    return RIGHT if from_right(blow) else LEFT


def opposite(side: i64) -> i64:
    """The other side, or the same place as the opponent sees it."""
    return side if side == NO_SIDE else 2 - side
