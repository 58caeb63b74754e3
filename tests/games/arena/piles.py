"""Positions with full hands, nearly empty decks, and a deck small enough to be held in hands."""

from __future__ import annotations

import re
from collections import Counter

from salle.core.options import Value
from tests.games.arena.fighting import PRINTED, Fighting, stance

HANDS = (
    *("HI,HI,HI,HI,HI", "LO,LO,LO,LO,LO", "LE,LE,LE,LE,PH", "RI,RI,RI,RI,PH"),
    *("PL,PL,PL,PF,PF", "PR,PR,PR,DU,DU"),
)
# The smallest deck: all 31 cards are in hands or ready, so no card can be drawn.
FEW = {"attack-high": 20, "dodge": 9, "great-sword": 1, "plate": 1}
FIVE = "HI,HI,HI,HI,HI"
ALL_OUT = f"hands=HI,HI,HI,HI/{FIVE}/{FIVE}/{FIVE}/HI,DO,DO,DO,DO/DO,DO,DO,DO,DO items=GS/-/-/-/-/- armor=PA/-/-/-/-/-"


def full(seats: int) -> str:
    """A stance in which all hands have five cards, so no card is drawn."""
    return "hands=" + "/".join(HANDS[:seats])


def thin(text: str, deck: str = "", **options: Value) -> Fighting:
    """The stance with only these cards in the deck. All others are discards."""
    rest = Counter(stance(text, **options).deck())
    rest.subtract(deck.split(",") if deck else [])
    assert min(rest.values()) >= 0
    return stance(f"{text} discards={','.join(rest.elements())}", **options)


def few_cards() -> str:
    """The card data with these numbers of copies, and none of the other cards."""
    head, *rows = PRINTED.split("\n[[")
    for index, row in enumerate(rows):
        name = re.findall(r'name = "(.*?)"', row)[0]
        rows[index] = re.sub(r"copies = \{ is = \d+", f"copies = {{ is = {FEW.get(name, 0)}", row)
    return "\n[[".join([head, *rows])
