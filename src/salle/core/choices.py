"""What a player is, and which values can stand for an action or a seed: integers of any type, and text."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Protocol, SupportsIndex, TypeAlias

from salle.core.errors import BadOption, OutOfRange

if TYPE_CHECKING:
    from salle.core.game import Action
    from salle.core.player import Seen

Choice: TypeAlias = SupportsIndex | str
Seed: TypeAlias = SupportsIndex | str
LONGEST = 200  # characters of an invalid value that an error repeats


class Player(Protocol):
    """Any object with `choose(seen)` can play. It need not inherit from this class."""

    def choose(self, seen: Seen, /) -> Choice:
        """Choose one of the legal actions, by its number or its token."""


class Chooser(Protocol):
    """A player that chooses the number of an action, as all built-in bots do."""

    def choose(self, seen: Seen, /) -> Action:
        """Choose one of the legal actions."""


def whole_number(choice: SupportsIndex) -> int:
    """The value as an int. OutOfRange if it is not an integer. A bool is refused, because it is most likely a
    mistake.
    """
    try:
        if isinstance(choice, bool):
            raise TypeError
        return index(choice)
    except TypeError:
        raise OutOfRange("error-no-number", choice=repr(choice)[:LONGEST], type=type(choice).__name__) from None


def read_seed(seed: Seed) -> int | str:
    """The seed as an int or as text. BadOption if it is neither."""
    if isinstance(seed, str):
        return seed
    try:
        return index(seed)
    except TypeError:
        raise BadOption("error-bad-seed", seed=repr(seed)[:LONGEST], type=type(seed).__name__) from None
