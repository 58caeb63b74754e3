"""What is sent to study a game over HTTP, as types: replays, positions that somebody has written down, lessons."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from salle.core.options import Value
from salle.core.show.view_parts import Offer, Part, Refused
from salle.core.texts import Message
from salle.wire.messages import Ended, Scene, Token

LONGEST_RECORD = 1 << 16  # letters
LONGEST_STANCE = 2000
MOST_FRAMES = 500  # of a replay at once
USUAL_FRAMES = 200
MOST_PLIES = 1_000_000  # of a bout
MOST_TOKENS = 200  # from a stance on

EYES = "^(all|nobody|[0-8])$"  # of a seat, of a spectator, or with every card open
Eyes: TypeAlias = Annotated[str, Meta(pattern=EYES)]


class Frame(Struct, frozen=True):
    """A bout after so many plies: the last of them as these eyes saw it and what was told, and how it looks then.

    `actor` did it: a seat, -1 the deck, -2 nobody before the first. `awaiting` are the seats that decide next. `stance`
    is the position written down, where that can be done and every card is open to these eyes.
    """

    ply: int
    token: str
    actor: int
    told: list[Message]
    board: list[Part]
    scene: Scene
    awaiting: list[int]
    stance: str | None
    ended: Ended | None


class Fenced(Struct, frozen=True):
    """Who sat there, and what the seat is called."""

    name: str
    called: Message


class Replay(Struct, frozen=True):
    """A bout from its beginning on, `frames` from `first` on; there is one for each ply and one before them.

    `eyes` is a seat, -2 a spectator, -3 with every card open. `deals` is all that the deck may do, in the order of its
    tables of weights: who verifies a sealed record looks up there what was drawn.
    """

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    deals: list[str]
    ended: Ended | None
    stance: str  # it began there; empty: as bouts begin
    plies: int
    first: int
    frames: list[Frame]


class RecordToReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, whose eyes to see it with, and which frames are wanted."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    eyes: Eyes = "all"
    first: Annotated[int, Meta(ge=0, le=MOST_PLIES)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = USUAL_FRAMES


class Deal(Struct, frozen=True):
    """What the deck may do, and in how many ways."""

    token: str
    ways: int


class Position(Frame, frozen=True):
    """A frame from which one may go on: what whoever decides may do and may not, or what the deck may do."""

    seat: int  # who decides; -1 the deck, -2 nobody
    offers: list[Offer]
    refused: list[Refused]
    deals: list[Deal]


class StanceToSee(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as somebody wrote it down (empty: as bouts begin), and whose eyes to see it with."""

    game: Annotated[str, Meta(min_length=1, max_length=60, examples=["engarde/standard"])]
    stance: Annotated[str, Meta(max_length=LONGEST_STANCE)] = ""
    options: dict[str, Value] = {}
    eyes: Eyes = "all"


class StanceToPlay(StanceToSee, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is done there, and what then follows: actions of others, and of the deck."""

    token: Token
    then: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = []


class Studied(Struct, frozen=True):
    """A position that was written down, or the one that follows from it and the frames on the way; `eyes` as in a
    replay."""

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    frames: list[Frame]
    position: Position


class LessonWay(Struct, frozen=True):
    """An action that is wanted, and the frames that follow from it."""

    token: str
    frames: list[Frame]


class LessonStep(Struct, frozen=True):
    """A position and what is to be done there: one of these ways, or anything legal if there are none.

    `well` is said once it is done, `otherwise` of what is legal and not wanted; what is not legal has its reason.
    """

    name: str
    prompt: Message
    well: Message
    otherwise: Message
    position: Position
    ways: list[LessonWay]


class LessonShown(Struct, frozen=True):
    """A short lesson in a game, as the seat `eyes` sees it; `about` is said before it, `end` after it."""

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    about: Message
    steps: list[LessonStep]
    end: Message
