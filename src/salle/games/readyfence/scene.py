"""The scene that a board of Ready... Fence! draws: strip, fencers, phrase, Timer."""

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
    """One fencer: position, weapon, stamina, touches and cards."""

    square: int
    weapon: Weapon
    stamina: int
    touches: int
    hand: Hand
    table: tuple[Code, ...]  # played in this phrase
    laid: int  # number of these that count towards the two cards of the phrase
    bare: bool  # has defended without cards in this phrase
    spent: bool  # has paid stamina in this phrase
    stalled: bool  # in the latest turn of this fencer
    put_away: tuple[Code, ...]  # discarded face down, as far as the viewer knows them


class Speed(Struct, frozen=True):
    """The speed of a link: printed + bonus + angulation + renewal + invitation - engagement = sum."""

    printed: int
    bonus: int  # from the weapon positions
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
    price: int  # stamina paid for a parry without cards
    against: int  # the speed it had to meet, or 0


class Danger(Struct, frozen=True):
    """The threat, which lands unless it is answered: its seat, kind and speed."""

    seat: Seat
    what: Threat
    speed: int


class ReadyFenceScene(Struct, frozen=True, tag="readyfence", tag_field="game"):
    """A bout. Pairs are for the left and the right fencer. Seat -1 is the deck, -2 is no seat."""

    phase: Phase
    to_act: Seat
    turn: Seat
    squares: int  # squares are numbered from 1 to this
    run_offs: tuple[int, int]
    on_guard: tuple[int, int]
    gap: int
    reach: Distance | None  # the distance, if some card of the deck opens there
    fencers: tuple[Fencer, Fencer]
    stamina: int  # maximum
    target: int
    period: int
    periods: int
    overtime: bool
    tie: bool  # the first touch wins
    priority: Seat
    timer: int
    quiet: int  # turns in a row without a touch or a drawn card
    passivity: int  # quiet turns after which a Timer card is removed; 0: never
    used: int  # actions used in this turn
    actions: int
    weapon_turned: bool
    changed: bool  # whether a card was exchanged in this turn
    drawer: Seat
    owed: int
    phrase: tuple[Link, ...]
    each: int  # maximum cards of each player in a phrase
    danger: Danger | None
    stopped: str | None  # the rule that stopped the threat
    discards: tuple[Code, ...]
    winner: Seat
