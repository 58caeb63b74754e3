"""The log of a table: all that ever happened at it, in the order of its numbers; a table is nothing but its log."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from salle.core.options import Value

Asked: TypeAlias = Literal["draw", "takeback"]
Leaving: TypeAlias = Literal["resigned", "flag", "left"]
Ending: TypeAlias = Literal["agreed", "abandoned", "left"]  # left: nobody but bots was there any more


class Bank(Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """A clock: so many seconds for the whole bout, and some more with every decision."""

    seconds: Annotated[int, Meta(ge=1, le=24 * 60 * 60)]
    increment: Annotated[int, Meta(ge=0, le=60 * 60)] = 0


class Days(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """A slow clock: so many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=28)]


class Terms(Struct, frozen=True):
    """What was agreed on when the table was opened."""

    game: str  # GAME/RULESET
    options: dict[str, Value]
    digest: str
    public: bool = False  # in the lobby; else for whoever has its link
    clock: Bank | Days | None = None
    takeback: bool = True
    rated: bool = False


class Place(Struct, frozen=True):
    """Who is to sit on a seat: that person, that bot, or whoever comes if it is neither."""

    person: str = ""
    name: str = ""
    bot: str = ""


class Opened(Struct, frozen=True, tag="opened"):
    """The table, as somebody set it up; `seal` commits to the secret of its deals, `after` is the bout it follows."""

    terms: Terms
    places: tuple[Place, ...]
    seal: str
    by: str
    after: str = ""
    entropy: tuple[str, ...] = ()  # of those who sit from the beginning


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat, and added what he likes to the luck of the deals."""

    seat: int
    person: str
    name: str
    entropy: str = ""


class Rose(Struct, frozen=True, tag="rose"):
    """Somebody left his seat before the bout began."""

    seat: int


class Played(Struct, frozen=True, tag="played"):
    """A decision, or several that were made at once, and what the deck did then, with the counters of its draws."""

    seat: int | None
    tokens: tuple[str, ...]
    counters: tuple[int, ...] = ()


class Chose(Struct, frozen=True, tag="chose"):
    """A choice that nobody sees until all have made theirs."""

    seat: int
    token: str


class Withdrew(Struct, frozen=True, tag="withdrew"):
    """A choice that nobody has seen is made anew."""

    seat: int


class TookBack(Struct, frozen=True, tag="took-back"):
    """The bout stands as it stood after so many plies."""

    ply: int
    seat: int


class Wish(Struct, frozen=True):
    """What a seat says of something that one asks the others for."""

    seat: int
    what: Asked


class Offered(Wish, frozen=True, tag="offered"):
    """A seat asks the others for it."""


class Agreed(Wish, frozen=True, tag="agreed"):
    """Another seat has nothing against it, and more are asked."""


class Declined(Wish, frozen=True, tag="declined"):
    """Another seat does not want that."""


class Dropped(Wish, frozen=True, tag="dropped"):
    """The seat that asked for it does so no more."""


class Retired(Struct, frozen=True, tag="retired"):
    """A seat left the bout."""

    seat: int
    why: Leaving


class Ended(Struct, frozen=True, tag="ended"):
    """The bout is over, and nobody has won."""

    why: Ending


Entry: TypeAlias = (
    Opened | Sat | Rose | Played | Chose | Withdrew | TookBack | Offered | Agreed | Declined | Dropped | Retired | Ended
)

Secret: Final = (Chose, Withdrew)  # what nobody is told of but who did it

_encoder: Final = Encoder()
_decoder: Final[Decoder[Entry]] = Decoder(Entry)


def entry_text(entry: Entry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """The entry that was stored."""
    return _decoder.decode(text)
