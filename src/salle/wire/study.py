"""HTTP types for studying a game: replays, written positions, and lessons."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from salle.core.options import Value
from salle.core.show.view_parts import Offer, Part, Refused
from salle.core.texts import Message
from salle.wire.messages import Ended, Scene, Token

LONGEST_RECORD = 1 << 16  # characters
LONGEST_STANCE = 2000
MOST_FRAMES = 500  # of a replay, in one answer
USUAL_FRAMES = 200
MOST_PLIES = 1_000_000  # of a bout
MOST_TOKENS = 200  # after a stance

EYES = "^(all|nobody|[0-8])$"  # every card shown, a spectator, or a seat
Eyes: TypeAlias = Annotated[str, Meta(pattern=EYES)]


class Frame(Struct, frozen=True):
    """A bout after `ply` plies, from one point of view: the latest ply, the events it caused, and the board after it.

    `actor` made the latest ply: a seat, -1 for the deck, or -2 in the first frame. `awaiting` lists the seats to act.
    `stance` is the position in notation, if it can be written and every card is shown.
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
    """A player's name, and the name of the seat."""

    name: str
    called: Message


class Replay(Struct, frozen=True):
    """A replay of a bout: its `frames` from number `first` on. Frame 0 is the start, and each ply adds one.

    `eyes` is a seat, -2 for a spectator, or -3 with every card shown. `deals` lists all actions of the deck, in the
    order of its weight tables. To verify a sealed record, look up each draw there.
    """

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    deals: list[str]
    ended: Ended | None
    stance: str  # the position it began from; empty for the usual start
    plies: int
    first: int
    frames: list[Frame]


class RecordToReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, the point of view, and the frames to return."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    eyes: Eyes = "all"
    first: Annotated[int, Meta(ge=0, le=MOST_PLIES)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = USUAL_FRAMES


class Deal(Struct, frozen=True):
    """A possible action of the deck, and its weight: in how many ways it can happen."""

    token: str
    ways: int


class Position(Frame, frozen=True):
    """A frame to continue from, with the actions of the player to act, or of the deck."""

    seat: int  # the seat to act; -1 for the deck, -2 if the bout is over
    offers: list[Offer]
    refused: list[Refused]
    deals: list[Deal]


class StanceToSee(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in notation (empty for the start of a bout), and the point of view."""

    game: Annotated[str, Meta(min_length=1, max_length=60, examples=["engarde/standard"])]
    stance: Annotated[str, Meta(max_length=LONGEST_STANCE)] = ""
    options: dict[str, Value] = {}
    eyes: Eyes = "all"


class StanceToPlay(StanceToSee, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action in a written position, and the actions that follow it, including the deck's."""

    token: Token
    then: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = []


class Studied(Struct, frozen=True):
    """A written position, or the position after the given actions, with the frames on the way.

    `eyes` is as in a replay."""

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    frames: list[Frame]
    position: Position


class LessonWay(Struct, frozen=True):
    """A right action in a lesson, and the frames that follow it."""

    token: str
    frames: list[Frame]


class LessonStep(Struct, frozen=True):
    """A position with a task: one of these `ways`, or any legal action if there are none.

    `well` is the text after a right action, and `otherwise` the text after another legal one.
    """

    name: str
    prompt: Message
    well: Message
    otherwise: Message
    position: Position
    ways: list[LessonWay]


class LessonShown(Struct, frozen=True):
    """A short lesson in a game, as the seat `eyes` sees it. `about` introduces it, and `end` closes it."""

    game: str
    options: dict[str, Value]
    seats: list[Fenced]
    eyes: int
    about: Message
    steps: list[LessonStep]
    end: Message
