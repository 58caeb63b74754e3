"""The printed cards, and corrections of them."""

from __future__ import annotations

import tomllib

from salle.core.errors import BadCards

from .rules.terms import CARDS

AS_PRINTED = """
lunge = { speed = 3, copies = 2 }
parry = { speed = 2, copies = 2 }
stop-hit = { speed = 4, copies = 1 }
"""


def read_cards(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The speed and the copies of each card."""
    try:
        cards = tomllib.loads(text)
        return tuple(cards[name]["speed"] for name, _ in CARDS), tuple(cards[name]["copies"] for name, _ in CARDS)
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise BadCards("foil-error-cards", problem=str(error)) from None
