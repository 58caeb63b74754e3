"""The types of everything that is sent over the socket and over HTTP. The client's types are generated from them.

Text from people is never sent as markup. Sentences are sent as message ids with arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from salle.core.options import Value
from salle.core.show.view_parts import Offer, Part, Refused
from salle.core.texts import Message
from salle.wire.bot_protocol import HintShown
from salle.wire.bout_list import Listed, Stage
from salle.wire.log_entries import Asked, Bank, Days, Ending, Leaving

COOKIE: Final = "salle"  # the name of the sign-in cookie
LONGEST: Final = 4096  # bytes of a message from a client
POLICY, TRY_AGAIN = 1008, 1013  # close codes: do not come back, or connect again

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
BoutId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")]
PromiseId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")]
Re: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]

# The facts for the game's own board: the struct in its `scene.py`, or null if it has none. Decoded without a check.
Scene: TypeAlias = Annotated[Any, Meta(title="Scene", description="The facts for a board made for this game.")]

# -- from a client


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Act. `token` is the token of an offer, and `ply` is the ply of the view that has this offer."""

    ply: Ply
    token: Token
    seat: SeatNumber | None = None
    re: Re = 0


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back your latest action, or ask the other players to allow it."""

    seat: SeatNumber | None = None
    re: Re = 0


class OfferDraw(Struct, frozen=True, tag="offer-draw", forbid_unknown_fields=True):
    """Offer a draw, or agree to one."""

    seat: SeatNumber | None = None
    re: Re = 0


class Reply(Struct, frozen=True, tag="reply", forbid_unknown_fields=True):
    """Answer another seat's request, or withdraw your own with `no`."""

    what: Asked
    yes: bool
    seat: SeatNumber | None = None
    re: Re = 0


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Resign from the bout."""

    seat: SeatNumber | None = None
    re: Re = 0


class Retire(Resign, frozen=True, tag="retire", forbid_unknown_fields=True):
    """The earlier name of `resign`, which the server still accepts."""


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim that absent players have left the bout."""

    re: Re = 0


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Show the table from another of your seats, with what has happened since the change `since`."""

    seat: SeatNumber
    since: Annotated[int, Meta(ge=0)] | None = None
    re: Re = 0


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for hints. The server sends them only to you, and not in a rated bout."""

    seat: SeatNumber | None = None
    re: Re = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask for a pong."""

    re: Re = 0


Action: TypeAlias = Act | TakeBack | OfferDraw | Reply | Resign | Retire
Obeyed: TypeAlias = Action | Claim | Look | Ping
Command: TypeAlias = Obeyed | AskHint

# -- to a client


class Rating(Struct, frozen=True):
    """A player's rating: `elo` in points above the random bot, and its standard deviation."""

    elo: int
    deviation: int
    provisional: bool  # the rating is not established yet
    change: int | None = None  # by this bout


class SeatShown(Struct, frozen=True):
    """A seat and the player in it."""

    name: str  # empty for an open seat or a deleted player
    called: Message  # the name of the seat in its game
    bot: bool
    here: bool  # whether the player is connected to the table now
    left: Leaving | None = None
    rating: Rating | None = None  # in a rated bout


class Head(Struct, frozen=True):
    """The facts about a table that are the same for everyone who looks at it."""

    id: str
    game: str
    options: dict[str, Value]
    stage: Stage
    public: bool
    rated: bool
    takeback: bool
    drawable: bool
    clock: Bank | Days | None
    seats: list[SeatShown]
    seal: str
    secret: str | None  # the secret of the deals, once the bout is over; if it is not public, only for its players
    entropy: list[str]
    after: str  # the id of the table of which this is the rematch, or empty
    next: str  # the id of the rematch's table, once a player has asked for one
    frozen: Message | None = None  # why the bout cannot go on, if it was begun under other rules


class Ended(Struct, frozen=True):
    """How a bout ended: the winners, and why."""

    winners: list[int]
    why: Message
    how: Ending | None = None


class View(Struct, frozen=True):
    """A table as one seat sees it. `number` is the number of the latest change that it includes."""

    number: int
    ply: int
    seat: int  # -2 for a spectator
    yours: list[int]  # all your seats
    head: Head
    board: list[Part]
    scene: Scene
    awaiting: list[int]
    chosen: str | None  # your own secret choice, until all have made theirs
    offers: list[Offer]  # your legal actions
    refused: list[Refused]  # actions you may expect here but that are illegal, and why
    asked: dict[Asked, int]  # open requests, and the seat that asked
    answering: dict[Asked, list[int]]  # the seats that have yet to say yes or no
    clock: list[float] | None  # seconds left, by seat
    ended: Ended | None
    counts: list[Message] = []  # in a rated bout: how much it counts for you, or would if you took a seat


class Happened(Struct, frozen=True):
    """A change as a seat saw it."""

    number: int
    kind: str
    seat: int | None
    ply: int
    tokens: list[str]
    told: list[Message]
    what: Asked | None = None  # the subject of a request or of an answer to one


class Update(Struct, frozen=True, tag="update"):
    """The changes since the last update, and the table as it is now.

    If `fresh` is true, `happened` is empty: the server cannot list the changes since the number that you know."""

    happened: list[Happened]
    fresh: bool
    view: View


class Problem(Struct, frozen=True, tag="problem"):
    """A refusal: nothing has changed. `why` is the reason, and `re` is that of the message it answers."""

    why: Message
    re: int = 0


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    re: int = 0


class Hints(Struct, frozen=True, tag="hints"):
    """Hints for a seat on a ply, the best first."""

    ply: int
    seat: int
    hints: list[HintShown]
    re: int = 0


Told: TypeAlias = Update | Problem | Pong | Hints

# -- over HTTP


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: Name


class Me(Struct, frozen=True):
    """The person who is signed in."""

    id: str
    name: str
    claimed: bool


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """The password with which you claim your name."""

    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Your password, and a new one to replace it."""

    old: Password
    new: Password


class SigningIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Your claimed name and its password."""

    name: Name
    password: Password


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete your account. If you have a password, it is required."""

    password: Password = ""


class NewToken(Struct, frozen=True):
    """A new API token. The server shows it only once."""

    id: str
    name: str
    token: str


class Standing(Struct, frozen=True):
    """A player's rating in a game, and the number of rated bouts behind it."""

    game: str
    name: str
    bouts: int
    rating: Rating


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """The occupant of a seat at a new table: you, a bot, or the next person who joins (`open`)."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Annotated[str, Meta(min_length=1, max_length=60, examples=["engarde/standard"])]
    seats: Annotated[list[Seating], Meta(min_length=1, max_length=6, examples=[[{"who": "me"}, {"who": "open"}]])]
    options: dict[str, Value] = {}
    public: bool = False
    clock: Bank | Days | None = None
    takeback: bool = True
    rated: bool = False
    entropy: Entropy = ""
    promise: PromiseId = ""  # the promised seal to use; without it, the server seals the deals now


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to take (null for any free seat), and entropy for the deals."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Entropy for the deals of a rematch, and the promised seal to use if you are the first to ask."""

    entropy: Entropy = ""
    promise: PromiseId = ""


class Promised(Struct, frozen=True):
    """A promised seal for a table that you open later, and the id of the promise."""

    id: str
    seal: str


class TableRef(Struct, frozen=True):
    """The id of a table."""

    id: str


class Lobby(Struct, frozen=True):
    """Public tables: those with a free seat (`open`), and bouts to watch (`fencing`)."""

    open: list[Listed]
    fencing: list[Listed]


class Nearby(Struct, frozen=True):
    """The address at which others in the network reach this server, or empty. Sent only to the server's own machine."""

    address: str


class Fault(Struct, frozen=True):
    """Why a request failed, as a message and in English."""

    why: Message
    said: str


_encoder: Final = Encoder(enc_hook=lambda value: list(value) if isinstance(value, (set, frozenset)) else str(value))
_commands: Final[Decoder[Command]] = Decoder(Command)


def encode_message(told: Any) -> bytes:
    return _encoder.encode(told)


def read_command(text: str | bytes) -> Command:
    """Decode a message from a client. Raises msgspec.DecodeError if it is malformed."""
    return _commands.decode(text)
