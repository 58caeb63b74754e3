"""What the board of En Garde needs: the piste, hands and pack, what lies on the table, and how the match stands."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.show.scene import Code, Hand

Phase: TypeAlias = Literal[
    "lot", "deal", "draw-after-turn", "draw-after-attack", "turn", "own-turn", "last-attack", "answer", "over"
]
Laying: TypeAlias = Literal["advance", "retreat", "attack", "advance-attack", "parry"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
LAYINGS: Final[tuple[Laying, ...]] = get_args(Laying)  # by kind of action


class EnGardeTable(Struct, frozen=True):
    """What lies open: the cards of the latest action, and what they were laid for; `seat` -2: only its last card."""

    seat: Seat
    how: Laying
    cards: tuple[Code, ...]
    step: int  # of an advance and attack: the advance


class EnGardeAttack(Struct, frozen=True):
    """What is to be answered: so many cards of that value, by that seat."""

    seat: Seat
    value: int
    count: int
    sum: int
    advanced: bool  # it came with an advance
    ground: bool  # so that a retreat answers it too


class EnGardeScene(Struct, frozen=True, tag="engarde", tag_field="game"):
    """A match: numbers of two are those of the left and of the right fencer; seat -1 is the deck, -2 nobody."""

    phase: Phase
    to_act: Seat
    round: int
    rounds: int | None  # the most there will be
    starter: Seat
    hits: tuple[int, int]
    target: int
    length: int  # of the piste, whose cells are 1 to this
    values: int  # the cards are 1 to this
    copies: int
    standing: tuple[int, int]
    gap: int
    hand: int  # the cards of a full hand
    hands: tuple[Hand, Hand]
    shown: bool  # both hands were opened at the end of a round
    pack: int
    drawer: Seat
    owed: int  # cards that he still draws
    table: EnGardeTable | None
    attack: EnGardeAttack | None
    parry: Literal["sum", "same"]
    discards: tuple[Code, ...] | None  # where they lie open
    winner: Seat
