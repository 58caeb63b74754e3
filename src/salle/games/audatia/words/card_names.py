"""The names of Audatia's cards, blows and terms, as messages and codes."""

from __future__ import annotations

from salle.core.texts import Message
from salle.games.audatia.rules.cards import BLOW_NAMES, BLOWS, FULL_BITS, KINDS


def kind_name(number: int) -> Message:
    """The name of a kind of card."""
    return Message(f"audatia-card-{KINDS[number]}")


def glossary_term(name: str) -> Message:
    """A word of the glossary."""
    return Message(f"audatia-term-{name}")


def blow_names(among: int) -> list[Message]:
    """The blows of a set by name."""
    return [kind_name(number) for number in range(len(BLOW_NAMES)) if among & FULL_BITS[number]]


def joined_blow_codes(among: int) -> str:
    """The blows of a set by code."""
    return " ".join(BLOWS[number] for number in range(len(BLOWS)) if among & FULL_BITS[number])
