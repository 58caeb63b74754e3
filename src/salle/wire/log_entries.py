"""The log of a table: everything that has happened there, in order. The state of a table follows from its log."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from salle.core.options import Value

Asked: TypeAlias = Literal["draw", "takeback"]
Leaving: TypeAlias = Literal["resigned", "flag", "left"]
Ending: TypeAlias = Literal["agreed", "abandoned", "left"]  # left: only bots remained


class Bank(Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """A clock with `seconds` for the whole bout and `increment` seconds more for every action."""

    seconds: Annotated[int, Meta(ge=1, le=24 * 60 * 60)]
    increment: Annotated[int, Meta(ge=0, le=60 * 60)] = 0


class Days(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """A slow clock with `days` for each action."""

    days: Annotated[int, Meta(ge=1, le=28)]


class Terms(Struct, frozen=True):
    """The terms of a bout, agreed when the table was opened."""

    game: str  # GAME/RULESET
    options: dict[str, Value]
    digest: str
    public: bool = False  # listed in the lobby; otherwise only people with the link can find it
    clock: Bank | Days | None = None
    takeback: bool = True
    rated: bool = False


class Place(Struct, frozen=True):
    """The occupant of a seat: a person or a bot. If both are empty, the seat is open."""

    person: str = ""
    name: str = ""
    bot: str = ""


class Opened(Struct, frozen=True, tag="opened"):
    """A table was opened. `seal` commits to the secret of its deals; `after` is the bout of which it is the rematch."""

    terms: Terms
    places: tuple[Place, ...]
    seal: str
    by: str
    after: str = ""
    entropy: tuple[str, ...] = ()  # added by the people who sit from the beginning


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat and may have added entropy to the deals."""

    seat: int
    person: str
    name: str
    entropy: str = ""


class Rose(Struct, frozen=True, tag="rose"):
    """A person left their seat before the bout began."""

    seat: int


class Played(Struct, frozen=True, tag="played"):
    """An action, or several simultaneous ones, and the deck's actions after it, with the counters of its draws."""

    seat: int | None
    tokens: tuple[str, ...]
    counters: tuple[int, ...] = ()


class Chose(Struct, frozen=True, tag="chose"):
    """A secret choice. It is revealed when all players have made theirs."""

    seat: int
    token: str


class Withdrew(Struct, frozen=True, tag="withdrew"):
    """A player withdrew a secret choice."""

    seat: int


class TookBack(Struct, frozen=True, tag="took-back"):
    """The bout went back to how it was after `ply` plies."""

    ply: int
    seat: int


class Wish(Struct, frozen=True):
    """An entry about a request: a draw offer or a takeback."""

    seat: int
    what: Asked


class Offered(Wish, frozen=True, tag="offered"):
    """A seat asked the others."""


class Agreed(Wish, frozen=True, tag="agreed"):
    """A seat agreed, and others have yet to answer."""


class Declined(Wish, frozen=True, tag="declined"):
    """A seat declined."""


class Dropped(Wish, frozen=True, tag="dropped"):
    """The seat that asked withdrew its request."""


class Retired(Struct, frozen=True, tag="retired"):
    """A seat is out of the bout: its player resigned, ran out of time, or left."""

    seat: int
    why: Leaving


class Ended(Struct, frozen=True, tag="ended"):
    """The bout ended without a winner."""

    why: Ending


Entry: TypeAlias = (
    Opened | Sat | Rose | Played | Chose | Withdrew | TookBack | Offered | Agreed | Declined | Dropped | Retired | Ended
)

Secret: Final = (Chose, Withdrew)  # sent only to the player who did it

_encoder: Final = Encoder()
_decoder: Final[Decoder[Entry]] = Decoder(Entry)


def entry_text(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    return _decoder.decode(text)
