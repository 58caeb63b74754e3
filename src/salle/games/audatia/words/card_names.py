"""The names of Audatia's cards, blows and terms, as messages."""

from __future__ import annotations

from salle.core.texts import Message
from salle.games.audatia.rules.cards import BLOW_NAMES, FULL_BITS, KINDS


def kind_name(number: int) -> Message:
    """The name of a kind of card."""
    return Message(f"audatia-card-{KINDS[number]}")


def glossary_term(name: str) -> Message:
    """The name of a glossary entry."""
    return Message(f"audatia-term-{name}")


def blow_names(among: int) -> list[Message]:
    """The names of the blows in a set."""
    return [kind_name(number) for number in range(len(BLOW_NAMES)) if among & FULL_BITS[number]]
