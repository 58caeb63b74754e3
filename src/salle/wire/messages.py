"""What goes over the socket and over HTTP, as types: the client's are generated from these.

A person's words are never sent as markup; sentences travel as message ids with arguments.
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

COOKIE: Final = "salle"  # the name of the cookie that says who you are
LONGEST: Final = 4096  # bytes of a message from a client
POLICY, TRY_AGAIN = 1008, 1013  # why a socket closes: nobody serves it any more, or the client should come back

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
BoutId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")]
PromiseId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")]
Re: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]

# What the game's own board needs: the struct of its `scene.py`, or null where a game has none; read back as it stands.
Scene: TypeAlias = Annotated[Any, Meta(title="Scene", description="The facts for a board made for this game.")]

# -- from a client


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A decision: the token of an offer, on the ply of the view it stood in; of several seats of one person, which."""

    ply: Ply
    token: Token
    seat: SeatNumber | None = None
    re: Re = 0


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Back to before my last decision."""

    seat: SeatNumber | None = None
    re: Re = 0


class OfferDraw(Struct, frozen=True, tag="offer-draw", forbid_unknown_fields=True):
    """Shall we leave it undecided?"""

    seat: SeatNumber | None = None
    re: Re = 0


class Reply(Struct, frozen=True, tag="reply", forbid_unknown_fields=True):
    """Yes or no to what another seat asks."""

    what: Asked
    yes: bool
    seat: SeatNumber | None = None
    re: Re = 0


class Retire(Struct, frozen=True, tag="retire", forbid_unknown_fields=True):
    """I leave the bout to the others."""

    seat: SeatNumber | None = None
    re: Re = 0


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Others have vanished: let them have left the bout."""

    re: Re = 0


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """On one screen for several: show me the table with the eyes of that seat of mine, and what has happened since."""

    seat: SeatNumber
    since: Annotated[int, Meta(ge=0)] | None = None
    re: Re = 0


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a master think of here? Only who asks is told; not in a rated bout."""

    seat: SeatNumber | None = None
    re: Re = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    re: Re = 0


Action: TypeAlias = Act | TakeBack | OfferDraw | Reply | Retire
Obeyed: TypeAlias = Action | Claim | Look | Ping
Command: TypeAlias = Obeyed | AskHint

# -- to a client


class Rating(Struct, frozen=True):
    """How strong somebody is: points over the random bot, and by how much that may be wrong; what a bout changed."""

    elo: int
    deviation: int
    provisional: bool  # nobody knows yet
    change: int | None = None


class SeatShown(Struct, frozen=True):
    """Who sits there; somebody who is no more has no name."""

    name: str
    called: Message  # the seat itself, as sentences of its game call it
    bot: bool
    here: bool  # whether anybody looks at the table with his eyes now
    left: Leaving | None = None
    rating: Rating | None = None  # where it counts


class Head(Struct, frozen=True):
    """What a table is."""

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
    secret: str | None  # once the bout is over; of one that is not public, for those who fenced it
    entropy: list[str]
    after: str  # the table of which this is the rematch, if it is one
    next: str  # the table of the rematch, once somebody wants one
    frozen: Message | None = None


class Ended(Struct, frozen=True):
    """How a bout ended: who won, and why."""

    winners: list[int]
    why: Message
    how: Ending | None = None


class View(Struct, frozen=True):
    """A table as a seat sees it, after the change of that number; the seat of a spectator is -2."""

    number: int
    ply: int
    seat: int
    yours: list[int]
    head: Head
    board: list[Part]
    scene: Scene
    awaiting: list[int]
    chosen: str | None  # your own choice, while others may still have to make theirs
    offers: list[Offer]
    refused: list[Refused]
    asked: dict[Asked, int]  # by whom
    answering: dict[Asked, list[int]]  # the seats that have yet to say yes or no
    clock: list[float] | None
    ended: Ended | None
    counts: list[Message] = []  # in a rated bout: how much it counts for you, or would if you sat down


class Happened(Struct, frozen=True):
    """A change as a seat witnessed it."""

    number: int
    kind: str
    seat: int | None
    ply: int
    tokens: list[str]
    told: list[Message]
    what: Asked | None = None  # was asked for, granted or refused


class Update(Struct, frozen=True, tag="update"):
    """What has happened since the last one, and how the table looks now; `fresh`: the past can't be told from there."""

    happened: list[Happened]
    fresh: bool
    view: View


class Problem(Struct, frozen=True, tag="problem"):
    """Nothing has changed, and why; `re` is that of the message it answers."""

    why: Message
    re: int = 0


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""

    re: int = 0


class Hints(Struct, frozen=True, tag="hints"):
    """What a master thinks of for that seat on that ply, the best first."""

    ply: int
    seat: int
    hints: list[HintShown]
    re: int = 0


Told: TypeAlias = Update | Problem | Pong | Hints

# -- over HTTP


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's name."""

    name: Name


class Me(Struct, frozen=True):
    """Who I am."""

    id: str
    name: str
    claimed: bool


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """The password by which I claim my name."""

    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """My password, and the one that follows it."""

    old: Password
    new: Password


class SigningIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am, and what proves it."""

    name: Name
    password: Password


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me; who has a password proves that it is him."""

    password: Password = ""


class NewToken(Struct, frozen=True):
    """A token for a program of mine: shown once, and never again."""

    id: str
    name: str
    token: str


class Standing(Struct, frozen=True):
    """How strong somebody is in a game, after so many rated bouts."""

    game: str
    name: str
    bouts: int
    rating: Rating


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: me, somebody who comes, or a bot."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=60, examples=["engarde/standard"])]
    seats: Annotated[list[Seating], Meta(min_length=1, max_length=6, examples=[[{"who": "me"}, {"who": "open"}]])]
    options: dict[str, Value] = {}
    public: bool = False
    clock: Bank | Days | None = None
    takeback: bool = True
    rated: bool = False
    entropy: Entropy = ""
    promise: PromiseId = ""  # by which its deals are sealed; without: by a secret made up now


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat to take, or any, and what to add to the luck of the deals."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """What to add to the luck of a rematch, and by which promise it is sealed if it is opened now."""

    entropy: Entropy = ""
    promise: PromiseId = ""


class Promised(Struct, frozen=True):
    """The seal of a table that I may open, and the promise that it will have it."""

    id: str
    seal: str


class TableRef(Struct, frozen=True):
    """Where a table is."""

    id: str


class Lobby(Struct, frozen=True):
    """Public tables: those where somebody is awaited, and bouts to watch."""

    open: list[Listed]
    fencing: list[Listed]


class Nearby(Struct, frozen=True):
    """Where others in the network find this server, for whoever sits at the machine it runs on; empty: nowhere."""

    address: str


class Fault(Struct, frozen=True):
    """What was wrong with a request, as a message and in English."""

    why: Message
    said: str


_encoder: Final = Encoder(enc_hook=lambda value: list(value) if isinstance(value, (set, frozenset)) else str(value))
_commands: Final[Decoder[Command]] = Decoder(Command)


def encode_message(told: Any) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(told)


def read_command(text: str | bytes) -> Command:
    """A message from a client; msgspec.DecodeError if it is none."""
    return _commands.decode(text)
