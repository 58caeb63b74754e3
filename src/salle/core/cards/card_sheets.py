"""Printed facts with their sources, read from a game's `cards.toml` or a corrected copy of it."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Generic, Literal, TypeVar

import msgspec

from salle.core.errors import BadCards
from salle.core.registry import printed_card_data
from salle.core.toml_reading import read_typed

T = TypeVar("T")
Whole = TypeVar("Whole", bound=msgspec.Struct)
# From the rulebook, from public descriptions of the cards, or reconstructed by us.
Source = Literal["seed", "found", "reconstructed"]


class Fact(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A value and its source."""

    value: T = msgspec.field(name="is")
    source: Source


def read_sheet(id: str, text: str, shape: type[Whole]) -> Whole:
    """The facts in this text, or the game's own facts. BadCards says what is wrong with them."""
    try:
        return read_typed(text or printed_card_data(id), shape)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadCards("cards-unreadable", problem=_placed(text, str(error))) from None
    except ValueError as error:  # an error in the TOML itself
        raise BadCards("cards-unreadable", problem=str(error)) from None


def _placed(text: str, problem: str) -> str:
    """The reader's error, with the name of the card instead of its number."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", problem)
    try:
        cards = msgspec.toml.decode(text).get(place[1], []) if place else []
    except ValueError:
        return problem
    if place is None or not isinstance(cards, list) or not isinstance(cards[int(place[2])], dict):
        return problem
    return problem.replace(place[0], str(cards[int(place[2])].get("name", place[0])))


def sheet_digest(sheet: msgspec.Struct) -> str:
    """A digest that changes with any value, but not with comments or the order of lines."""
    return sha256(msgspec.json.encode(sheet)).hexdigest()[:16]


def bits(names: list[str], known: tuple[str, ...]) -> int:
    """One bit for each of these names."""
    return sum(1 << known.index(name) for name in set(names))
