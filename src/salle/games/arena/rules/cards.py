"""The cards as numbers: attacks and their lines, defences, items, heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import CardSets

KINDS: Final = (
    *("attack-high", "attack-low", "attack-left", "attack-right", "mighty-blow", "feint", "thrust"),
    *("parry-high", "parry-low", "parry-left", "parry-right", "duck", "jump", "dodge"),
    *("dagger", "short-sword", "war-axe", "spear", "war-hammer", "great-sword"),
    *("buckler", "round-shield", "leather", "mail", "plate"),
)
HEROES: Final = ("bear", "veteran", "squire", "corsair", "duelist", "berserker")

ATTACK: Final = 0
DEFENCE: Final = 1
WEAPON: Final = 2
SHIELD: Final = 3
ARMOR: Final = 4
SORTS: Final = ("attack", "defence", "weapon", "shield", "armor")

HIGH: Final = 0
LOW: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
NO_LINE: Final = 4  # an attack without a line, which only some defences cover
LINES: Final = ("high", "low", "left", "right", "none")
LINE_LETTERS: Final = "hlfr"
NAMED: Final = 5  # the attacker chooses the line
LINE_BITS: Final[list[i64]] = [1, 2, 4, 8, 16]

HANDS: Final = 2


class Cards(CardSets):
    """The printed values in columns by face and by hero. Each kind of card is one face."""

    def __init__(self) -> None:
        super().__init__()
        self.sort: Final[list[i64]] = []
        self.line: Final[list[i64]] = []  # of an attack
        self.bonus: Final[list[i64]] = []
        self.ignores_armor: Final[list[bool]] = []
        self.covers: Final[list[i64]] = []  # of a defence, a bit for each line
        self.hands: Final[list[i64]] = []
        self.damage: Final[list[i64]] = []  # of a weapon
        self.strength: Final[list[i64]] = []  # of a shield or armor
        self.life: Final[list[i64]] = []
        self.base: Final[list[i64]] = []  # a hero's own damage
        self.all: i64 = 0  # the whole deck
        self.attacks: i64 = 0  # all attack cards, defences and items
        self.defences: i64 = 0
        self.items: i64 = 0

    def add_face(self, code: str, copies: i64, sort: i64) -> i64:
        """Add a face. A card without copies still gets a bit, which no hand ever holds."""
        face = self.add(code, max(copies, 1))
        self.sort.append(sort)
        field = self.field[face]
        if copies > 0:
            self.all |= field
        if sort == ATTACK:
            self.attacks |= field
        elif sort == DEFENCE:
            self.defences |= field
        else:
            self.items |= field
        return face
