"""Declarations of the fields of a position: the type, the range and the visibility of each.

`make positions` generates the code of a position from them: its initial values, copying, comparison, and the sight of
each seat. `core/observation.py` makes observations for learners from the same declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from salle.core.game import Action, Game

Number: TypeAlias = int | Callable[[Any], int]  # the same in all rule sets, or computed from the game
Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]

# Values of `sees`. Any other text is an expression over `seat`, which is true for the seats that see the field.
EVERYONE_SEES: Final = ""
NOBODY_SEES: Final = "nobody"  # not in any sight, because it follows from other fields or is not needed
OWNER_SEES: Final = "own"


@dataclass(frozen=True, kw_only=True)
class Field:
    """One field of a position."""

    name: str
    type: str
    start: str
    sees: str = EVERYONE_SEES
    copy: str = "{}"  # {} stands for the value to copy
    note: str = ""  # a comment in the generated code


@dataclass(frozen=True, kw_only=True)
class Amount(Field):
    """A number within a range."""

    type: str = "i64"
    start: str = "0"
    low: Number = 0
    high: Number = 1


@dataclass(frozen=True, kw_only=True)
class Choice(Field):
    """One of a few values, numbered from `first`."""

    type: str = "i64"
    start: str = "0"
    first: int = 0
    names: Names
    blank: str = "0"  # the value for seats that do not see it


@dataclass(frozen=True, kw_only=True)
class CardSet(Field):
    """A set of cards as a number; see `core/cards/card_sets.py`."""

    type: str = "i64"
    start: str = "0"


@dataclass(frozen=True, kw_only=True)
class Packed(Field):
    """Several numbers packed into one, and how to unpack them."""

    type: str = "i64"
    start: str = "0"
    parts: tuple[Field, ...]
    unpack: Callable[[int], Sequence[int]]


@dataclass(frozen=True, kw_only=True)
class Counts(Field):
    """Cards that a sight lists as a count for each value, and the functions that write and read the counts."""

    type: str = "i64"
    start: str = "0"
    values: Number
    high: Number
    write: str
    read: str


@dataclass(frozen=True, kw_only=True)
class Row(Field):
    """A list of numbers. It has a fixed length, or it is `open`: then a sight begins it with its length."""

    start: str = "[]"
    copy: str = "{}.copy()"
    each: Field  # the type of an item
    length: Number  # the length, or the maximum length
    open: bool = False


@dataclass(frozen=True, kw_only=True)
class Part(Field):
    """A nested record, or a list of them if `count` is set."""

    record: Record
    owner: str = ""  # an expression over `seat` that is true for the owner
    instead: str = ""  # the part that is shown to seats that do not see this one
    tells: str = ""  # the arguments of `describe` for the parameters in `asks` of its record
    count: str = ""  # the number of records, as an expression and as a number
    number: Number = 1


@dataclass(frozen=True, kw_only=True)
class Cache(Field):
    """A value that is computed once from the other fields."""

    sees: str = NOBODY_SEES


@dataclass(frozen=True, kw_only=True)
class Record:
    """A class of fields: the position of a game, or a part of it."""

    name: str
    summary: str
    fields: tuple[Field, ...]
    imports: str
    takes: str = ""  # further parameters of `__init__`
    asks: str = ""  # further parameters of `describe`: what a part has to know of its position
    setup: str = ""  # what all positions of a game share, as `name: Type`
    first_to_act: str = ""

    @property
    def stored(self) -> tuple[Field, ...]:
        """The fields that determine the position."""
        return tuple(field for field in self.fields if not isinstance(field, Cache))


def amount(name: str, low: Number, high: Number, **more: Any) -> Amount:
    """A number within a range."""
    return Amount(name=name, low=low, high=high, **more)


def flag(name: str, **more: Any) -> Choice:
    """Yes or no."""
    return Choice(name=name, names=("no", "yes"), type="bool", **{"start": "False", **more})


def choice(name: str, names: Names, first: int = 0, **more: Any) -> Choice:
    """One of a few values."""
    return Choice(name=name, names=names, first=first, **{"blank": str(first), **more})


def seat(name: str, **more: Any) -> Choice:
    """A seat, CHANCE or NOBODY."""
    return Choice(
        name=name, names=seat_names, first=-2, **{"type": "Seat", "start": "NOBODY", "blank": "NOBODY", **more}
    )


def rule(name: str, **more: Any) -> Choice:
    """A rule, or LEGAL for no rule."""
    return Choice(name=name, names=rule_names, first=-1, **{"type": "Rule", "start": "LEGAL", **more})


def face(name: str, **more: Any) -> Choice:
    """A face of the game's cards, or no face."""
    return Choice(name=name, names=face_names, first=-1, **{"start": "NO_FACE", "blank": "NO_FACE", **more})


def action(name: str, **more: Any) -> Choice:
    """An action, or no action."""
    return Choice(name=name, names=action_tokens, first=-1, **{"start": "-1", "blank": "-1", **more})


def seat_names(game: Game) -> Sequence[str]:
    """The names of the seat numbers, from -2."""
    return ("nobody", "chance", *game.seat_names)


def rule_names(game: Game) -> Sequence[str]:
    """The names of the rule numbers, from -1."""
    return ("retired", *game.rules)


def face_names(game: Game) -> Sequence[str]:
    """The names of the face numbers, from -1."""
    return ("none", *(game.card_sets.codes if game.card_sets else ()))


def action_tokens(game: Game) -> Sequence[str]:
    """The names of the action numbers, from -1."""
    return ("none", *(game.notation.token(Action(number)) for number in range(game.actions)))
