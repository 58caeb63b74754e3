"""What the board of Ready... Fence! needs: the strip, both fencers, the phrase with its arithmetic, the Timer."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.show.scene import Code, Hand

Phase: TypeAlias = Literal[
    "deal", "redeal", "change-draw", "dodge-draw", "refill", "take-card", "overtime-fill", "toss", "priority-toss",
    "last-toss", "mulligan", "turn", "change", "dodge-discard", "answer", "over",
]  # fmt: skip
Weapon: TypeAlias = Literal["line", "invitation", "engagement"]
Distance: TypeAlias = Literal["short", "lunge", "long"]
Threat: TypeAlias = Literal["none", "attack", "riposte", "renewal", "counter", "counter-time"]
Role: TypeAlias = Literal[
    "opened", "countered", "parried", "parried-bare", "riposted", "glided", "dodged", "renewed", "counter-timed",
    "feinted-in-time", "joked", "feinted", "swapped", "ceded",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
POSITIONS: Final[tuple[Weapon, ...]] = get_args(Weapon)
REACHES: Final[tuple[Distance, ...]] = get_args(Distance)
THREATS: Final[tuple[Threat, ...]] = get_args(Threat)
ROLES: Final[tuple[Role, ...]] = get_args(Role)


class Fencer(Struct, frozen=True):
    """One fencer: where he stands, how, and with which cards."""

    square: int
    weapon: Weapon
    stamina: int
    touches: int
    hand: Hand
    table: tuple[Code, ...]  # laid in this phrase
    laid: int  # how many of these count as cards of the phrase
    bare: bool  # has defended without cards in this phrase
    spent: bool  # has paid stamina in this phrase
    stalled: bool  # in his latest turn
    put_away: tuple[Code, ...]  # face down, as far as they are seen


class Speed(Struct, frozen=True):
    """The speed of a link: printed + bonus + angulation + renewal + invitation - engagement = sum."""

    printed: int
    bonus: int  # of the weapon positions for this card
    angulation: int
    renewal: int
    invitation: int
    engagement: int
    sum: int
    mine: Weapon
    theirs: Weapon


class Link(Struct, frozen=True):
    """An action in the phrase; a defence without cards has no card, and some actions have no speed."""

    seat: Seat
    role: Role
    card: Code | None
    speed: Speed | None
    price: int  # in stamina, of a parry without cards
    against: int  # the speed that it had to meet, 0: none


class Danger(Struct, frozen=True):
    """What lands unless it is answered, whose it is and how fast."""

    seat: Seat
    what: Threat
    speed: int


class ReadyFenceScene(Struct, frozen=True, tag="readyfence", tag_field="game"):
    """A bout: numbers of two are those of the left and of the right fencer; seat -1 is the deck, -2 nobody."""

    phase: Phase
    to_act: Seat
    turn: Seat
    squares: int  # of the strip, 1 to this
    run_offs: tuple[int, int]
    on_guard: tuple[int, int]
    gap: int
    reach: Distance | None  # where some card of the deck opens
    fencers: tuple[Fencer, Fencer]
    stamina: int  # the most there is
    target: int
    period: int
    periods: int
    overtime: bool
    tie: bool  # the first touch wins
    priority: Seat
    timer: int
    quiet: int  # turns running without touch and Timer card
    passivity: int  # after so many a Timer card is lost; 0: never
    used: int  # actions of the turn
    actions: int
    weapon_turned: bool
    changed: bool  # a card, in this turn
    drawer: Seat
    owed: int
    phrase: tuple[Link, ...]
    each: int  # cards in a phrase
    danger: Danger | None
    stopped: str | None  # the rule by which nothing threatens any more
    discards: tuple[Code, ...]
    winner: Seat
