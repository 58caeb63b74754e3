"""Scenes: the facts that a game's own board needs. Each game has its own struct; this module has the common pieces.

A scene follows from a sight alone, as all drawings do. It has numbers, keywords and card codes, but no sentences.
Sentences are in the view.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Code: TypeAlias = Annotated[str, Meta(title="Code")]  # the code of a card, as on its page


class Hand(Struct, frozen=True):
    """A hand: the visible cards, the number of hidden ones, and the cards that may be among the hidden ones."""

    cards: tuple[Code, ...]
    hidden: int = 0
    perhaps: tuple[Code, ...] = ()
