"""What the board of En Garde needs: the piste, hands and pack, what lies on the table, and how the match stands."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import NOBODY, Seat
from salle.core.scene import Code, Hand
from salle.games.engarde.deeds import unpacked
from salle.games.engarde.game import EnGarde
from salle.games.engarde.piste import Piste
from salle.games.engarde.reading import Reading, cards
from salle.games.engarde.terms import ANSWER, DRAW_AFTER_ATTACK, LEFT, RIGHT, other

Phase: TypeAlias = Literal[
    "lot", "deal", "draw-after-turn", "draw-after-attack", "turn", "own-turn", "last-attack", "answer", "over"
]
Laying: TypeAlias = Literal["advance", "retreat", "attack", "advance-attack", "parry"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
LAYINGS: Final[tuple[Laying, ...]] = get_args(Laying)  # by kind of deed


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


def scene(game: EnGarde, sight: tuple[int, ...]) -> EnGardeScene:
    """The match as far as this sight goes."""
    seen, piste = Reading(sight), game.piste
    return EnGardeScene(
        phase=PHASES[seen.phase],
        to_act=seen.to_act,
        round=seen.round,
        rounds=piste.rounds or None,
        starter=seen.starter,
        hits=(seen.hits[0], seen.hits[1]),
        target=piste.hits,
        length=piste.length,
        values=piste.values,
        copies=piste.copies,
        standing=(seen.left, seen.right),
        gap=seen.gap,
        hand=piste.hand,
        hands=(hand(seen, LEFT), hand(seen, RIGHT)),
        shown=seen.shown,
        pack=seen.pack,
        drawer=seen.drawer,
        owed=seen.owed,
        table=table(piste, seen),
        attack=_attack(seen),
        parry="same" if piste.same_parry else "sum",
        discards=codes(seen.discards) if game.options["open_discards"] else None,
        winner=seen.winner,
    )


def codes(counts: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a pile, ascending."""
    return tuple(map(str, cards(counts)))


def hand(seen: Reading, seat: Seat) -> Hand:
    """A hand: open, or how many cards it has."""
    return Hand(codes(seen.hands[seat])) if seen.sees_hand(seat) else Hand((), seen.sizes[seat])


def table(piste: Piste, seen: Reading) -> EnGardeTable | None:
    """EG-1: the cards of the latest action lie open; after one that laid none, the last card before it."""
    if seen.latest < 0:
        return None
    deeds = piste.deeds
    laid = tuple(map(str, unpacked(deeds.cards[seen.latest], piste.values)))
    how, alone = LAYINGS[deeds.kind[seen.latest]], seen.latest_seat == NOBODY
    return EnGardeTable(seen.latest_seat, how, laid[-1:] if alone else laid, deeds.step[seen.latest])


def _attack(seen: Reading) -> EnGardeAttack | None:
    if seen.phase not in (DRAW_AFTER_ATTACK, ANSWER):
        return None
    seat = seen.drawer if seen.phase == DRAW_AFTER_ATTACK else other(seen.to_act)
    value, count, advanced = seen.attack_value, seen.attack_count, seen.attack_advanced
    return EnGardeAttack(seat, value, count, value * count, advanced, advanced and seen.pack > seen.owed)
