"""How a game declares what its position consists of: each field once, with its type, its range and who may see it.

`make positions` writes the code of a position from its declaration: how it starts, how it is copied and compared, what
a seat sees of it, and how that is read again. `core/observation.py` makes numbers for learners from the same lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from salle.core.game import Action, Game

Number: TypeAlias = int | Callable[[Any], int]  # the same in all rule sets, or as a game says
Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]

# Who sees a field; anything else is an expression over `seat` that is true for those who see it.
EVERYONE_SEES: Final = ""
NOBODY_SEES: Final = "nobody"  # not even the referee's sight has it, since it follows from the rest or concerns nobody
OWNER_SEES: Final = "own"


@dataclass(frozen=True, kw_only=True)
class Field:
    """One field of a position."""

    name: str
    type: str
    start: str
    sees: str = EVERYONE_SEES
    copy: str = "{}"  # {} stands for what is copied
    note: str = ""  # a comment for readers of the code


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
    blank: str = "0"  # what those see who may not see it


@dataclass(frozen=True, kw_only=True)
class CardSet(Field):
    """A set of cards as a number, see `core/cards/card_sets.py`."""

    type: str = "i64"
    start: str = "0"


@dataclass(frozen=True, kw_only=True)
class Packed(Field):
    """Several numbers packed into one, and how they are taken apart."""

    type: str = "i64"
    start: str = "0"
    parts: tuple[Field, ...]
    unpack: Callable[[int], Sequence[int]]


@dataclass(frozen=True, kw_only=True)
class Counts(Field):
    """Cards that a sight spells as how many there are of each value, and the functions that write and read that."""

    type: str = "i64"
    start: str = "0"
    values: Number
    high: Number
    write: str
    read: str


@dataclass(frozen=True, kw_only=True)
class Row(Field):
    """A list of numbers: of a fixed length, or `open`, so that a sight says first how long it is."""

    start: str = "[]"
    copy: str = "{}.copy()"
    each: Field  # what one of them is
    length: Number  # or the most there can be
    open: bool = False


@dataclass(frozen=True, kw_only=True)
class Part(Field):
    """A record of its own, or with `count` a list of them."""

    record: Record
    owner: str = ""  # an expression over `seat`: whether it is its owner
    instead: str = ""  # the part that those see who may not see this one
    tells: str = ""  # the arguments of what its record asks
    count: str = ""  # how many, as an expression and as a number
    number: Number = 1


@dataclass(frozen=True, kw_only=True)
class Cache(Field):
    """What was found out once and follows from the other fields."""

    sees: str = NOBODY_SEES


@dataclass(frozen=True, kw_only=True)
class Record:
    """A class of fields: the position of a game, or a part of it."""

    name: str
    summary: str
    fields: tuple[Field, ...]
    imports: str
    takes: str = ""  # further parameters of `__init__`
    asks: str = ""  # what a part must be told by its position to describe itself
    setup: str = ""  # of a position: what it shares with all others of its game, as `name: Type`
    first_to_act: str = ""

    @property
    def stored(self) -> tuple[Field, ...]:
        """What makes up the position; the rest follows from it."""
        return tuple(field for field in self.fields if not isinstance(field, Cache))


def amount(name: str, low: Number, high: Number, **more: Any) -> Amount:
    """A number within a range."""
    return Amount(name=name, low=low, high=high, **more)


def flag(name: str, **more: Any) -> Choice:
    """Yes or no."""
    return Choice(name=name, names=("no", "yes"), type="bool", **{"start": "False", **more})


def choice(name: str, names: Names, first: int = 0, **more: Any) -> Choice:
    """One of a few."""
    return Choice(name=name, names=names, first=first, **more)


def seat(name: str, **more: Any) -> Choice:
    """A seat, the deck, or nobody."""
    return Choice(name=name, names=seat_names, first=-2, **{"type": "Seat", "start": "NOBODY", **more})


def rule(name: str, **more: Any) -> Choice:
    """A rule, LEGAL for none."""
    return Choice(name=name, names=rule_names, first=-1, **{"type": "Rule", "start": "LEGAL", **more})


def face(name: str, **more: Any) -> Choice:
    """A face of the game's cards, or none."""
    return Choice(name=name, names=face_names, first=-1, **{"start": "NO_FACE", "blank": "NO_FACE", **more})


def action(name: str, **more: Any) -> Choice:
    """An action, or none."""
    return Choice(name=name, names=action_tokens, first=-1, **{"start": "-1", **more})


def seat_names(game: Game) -> Sequence[str]:
    """What the number of a seat means, from -2."""
    return ("nobody", "chance", *game.seat_names)


def rule_names(game: Game) -> Sequence[str]:
    """What the number of a rule means, from -1."""
    return ("retired", *game.rules)


def face_names(game: Game) -> Sequence[str]:
    """What the number of a face means, from -1."""
    return ("none", *(game.card_sets.codes if game.card_sets else ()))


def action_tokens(game: Game) -> Sequence[str]:
    """What the number of an action means, from -1."""
    return ("none", *(game.notation.token(Action(number)) for number in range(game.actions)))
