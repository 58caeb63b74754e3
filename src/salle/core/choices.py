"""Who can play, and what may be given for an action: a number of any type of whole numbers, or a token."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Protocol, SupportsIndex, TypeAlias

from salle.core.errors import OutOfRange

if TYPE_CHECKING:
    from salle.core.game import Action
    from salle.core.player import Seen

Choice: TypeAlias = SupportsIndex | str
LONGEST = 200  # letters of what was given that are repeated


class Player(Protocol):
    """Anything with `choose(seen)` can play; it inherits from nothing."""

    def choose(self, seen: Seen, /) -> Choice:
        """One of the legal actions: its number or its token."""


class Chooser(Protocol):
    """A player that gives the number of an action, as all that come with Salle do."""

    def choose(self, seen: Seen, /) -> Action:
        """One of the legal actions."""


def whole_number(choice: SupportsIndex) -> int:
    """The number, of whatever type; OutOfRange if it is none. A bool is none: it is a comparison gone astray."""
    try:
        if isinstance(choice, bool):
            raise TypeError
        return index(choice)
    except TypeError:
        raise OutOfRange("error-no-number", choice=repr(choice)[:LONGEST], type=type(choice).__name__) from None
