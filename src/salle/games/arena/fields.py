"""The fields of a position. `make positions` generates `rules/*_fields.py` from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from salle.core.fields import (
    NOBODY_SEES,
    OWNER_SEES,
    CardSet,
    Field,
    Packed,
    Part,
    Record,
    Row,
    amount,
    choice,
    face,
    flag,
    rule,
    seat,
)
from salle.games.arena.rules.cards import HEROES, LINES
from salle.games.arena.rules.phase_ids import PHASES
from salle.games.arena.rules.terms import HAND, MOST_FACES, MOST_ITEMS

MOST_ROUNDS: Final = 9999
LOWEST_LIFE: Final = -99


def most_life(game: Any) -> int:
    """The most life a hero can have, including the extra life of the second seat."""
    return int(max(game.ring.cards.life)) + 1


def most_strength(game: Any) -> int:
    return int(max(game.ring.cards.strength))


def all_cards(game: Any) -> int:
    return int(game.ring.cards.total)


def spent_parts(card: int) -> Sequence[int]:
    """The face of a card that left a hand, and how many cards its owner had drawn by then."""
    return card % MOST_FACES, card // MOST_FACES


def items(name: str, each: Field, note: str) -> Field:
    """A field with one value for each item."""
    return Row(name=name, type="list[i64]", each=each, length=MOST_ITEMS, open=True, note=note)


HERO: Final = Record(
    name="HeroFields",
    summary="The fields of a hero.",
    imports="""
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat
""",
    fields=(
        choice("hero", ("none", *HEROES), -1, start="-1"),
        amount("life", LOWEST_LIFE, most_life),
        flag("standing", start="True"),
        amount("held", 0, HAND, note="how many cards are in hand"),
        face("armor"),
        amount("armor_left", 0, most_strength),
        amount("newer", 0, all_cards, note="cards drawn since the last reshuffle"),
        items("items", face("face"), "weapons and shields, the stronger of two alike first"),
        items("left", amount("strength", 0, most_strength), "the strength of each; weapons have none"),
        CardSet(name="hand", sees=OWNER_SEES),
        CardSet(name="drawn", sees=OWNER_SEES, note="which cards were drawn since the last reshuffle"),
        Row(
            name="spent",
            type="list[i64]",
            each=Packed(
                name="card",
                parts=(amount("face", 0, lambda game: game.ring.cards.faces - 1), amount("after", 0, all_cards)),
                unpack=spent_parts,
            ),
            length=all_cards,
            open=True,
            note="cards that left the hand since then, each with the number of draws before it; see `spent_face`",
        ),
    ),
)

POSITION: Final = Record(
    name="PositionFields",
    summary="The fields of a position.",
    setup="ring: Ring",
    imports="""
from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat, State
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.setup import Ring
from salle.games.arena.rules.phase_ids import DEAL, LOT
""",
    fields=(
        choice("phase", PHASES, start="DEAL if ring.heroes else LOT"),
        seat("turn", start="Seat(0)"),
        amount("round", 1, MOST_ROUNDS, start="1"),
        amount("quiet", 0, MOST_ROUNDS, note="rounds in a row without an attack"),
        flag("fought", note="this round had an attack"),
        seat("drawer", start="Seat(0)"),
        amount("deck_size", 0, all_cards, start="size(ring.cards.all)"),
        CardSet(name="discards"),
        CardSet(name="fresh", start="ring.cards.all", note="the cards of the deck when it was last shuffled"),
        CardSet(name="aged", note="the cards in hands at that time"),
        face("attack"),
        choice("line", LINES),
        seat("target"),
        seat("winner"),
        rule("why"),
        CardSet(name="deck", start="ring.cards.all", sees=NOBODY_SEES),
        Part(
            name="heroes",
            type="list[Hero]",
            start="[Hero() for _ in range(ring.seats)]",
            record=HERO,
            owner="seat == number",
            count="self.ring.seats",
            number=lambda game: game.seats,
        ),
    ),
)
