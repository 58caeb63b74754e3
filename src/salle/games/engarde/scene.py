"""The scene of En Garde: the piste, hands and pack, the cards on the table, and the score."""

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
    """The open cards of the latest action and its kind. If `seat` is -2, only the last card lies open."""

    seat: Seat
    how: Laying
    cards: tuple[Code, ...]
    step: int  # the length of the advance in an advance and attack


class EnGardeAttack(Struct, frozen=True):
    """The attack to answer: its seat, value and number of cards."""

    seat: Seat
    value: int
    count: int
    sum: int
    advanced: bool  # it came with an advance
    ground: bool  # the defender may give ground


class EnGardeScene(Struct, frozen=True, tag="engarde", tag_field="game"):
    """A bout. Pairs of numbers are for the left and the right fencer. Seat -1 is the deck, and -2 is no seat."""

    phase: Phase
    to_act: Seat
    round: int
    rounds: int | None  # the maximum number of rounds
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
    shown: bool  # both hands were shown at the end of a round
    pack: int
    drawer: Seat
    owed: int  # cards that the drawer has still to draw
    table: EnGardeTable | None
    attack: EnGardeAttack | None
    parry: Literal["sum", "same"]
    discards: tuple[Code, ...] | None  # the discards, if they lie open
    winner: Seat
