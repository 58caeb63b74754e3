"""What a game's own board needs, as facts: every game has a struct of its own, and these pieces are common to them.

A scene follows from a sight alone, as all that is drawn does. It has numbers, words that a program knows and codes of
cards, and no sentences; those come with the view.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Code: TypeAlias = Annotated[str, Meta(title="Code")]  # of a card, as its page has it


class Hand(Struct, frozen=True):
    """Somebody's hand: the cards that are seen, how many are not, and which of these he may still have."""

    cards: tuple[Code, ...]
    hidden: int = 0
    perhaps: tuple[Code, ...] = ()
