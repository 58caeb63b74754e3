"""Declares the fields of a position of Ready... Fence!. `make positions` writes `rules/*_fields.py` from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from salle.core.fields import (
    NOBODY_SEES,
    OWNER_SEES,
    Cache,
    CardSet,
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
from salle.games.readyfence.rules.cards import KINDS, WEAPONS
from salle.games.readyfence.rules.phrase_links import NUMBER, ROLES, link_face, link_number, link_role, link_seat
from salle.games.readyfence.rules.terms import ACTIONS, HAND, STAMINA, STRIP
from salle.games.readyfence.scene import PHASES, THREATS

MOST_LINKS: Final = 16  # of a phrase
MOST_TURNS: Final = 9999  # without a touch or a drawn card, if passivity is off
LINK_NUMBERS: Final = ("printed", "bonus", "angulation", "renewal", "invitation", "engagement")


def all_cards(game: Any) -> int:
    return int(game.strip.cards.total)


def link_parts(row: int) -> Sequence[int]:
    numbers = [int(link_number(row, index)) for index in range(len(LINK_NUMBERS))]
    mine, theirs = divmod(int(link_number(row, len(LINK_NUMBERS))), len(WEAPONS))
    return int(link_seat(row)), int(link_role(row)), int(link_face(row)), *numbers, mine, theirs


FENCER: Final = Record(
    name="FencerFields",
    summary="The fields of a fencer.",
    takes="square: i64",
    imports="""
from salle.core.game import Action, Seat
from salle.games.readyfence.rules.cards import LINE
from salle.games.readyfence.rules.terms import HAND, STAMINA
""",
    fields=(
        amount("square", 1, STRIP, start="square"),
        choice("weapon", WEAPONS, start="LINE"),
        amount("stamina", 0, STAMINA, start="STAMINA"),
        amount("touches", 0, lambda game: game.strip.touches),
        flag("stalled", note="in the latest turn of this fencer"),
        amount("held", 0, HAND + 1, note="number of cards in hand"),
        CardSet(name="table", note="played in this phrase"),
        amount("laid", 0, HAND, note="number of these that count towards the two cards"),
        flag("bare", note="has defended without cards in this phrase"),
        flag("spent", note="has paid stamina in this phrase"),
        amount("hidden_size", 0, all_cards),
        amount("buried_size", 0, all_cards),
        amount("drawn_size", 0, all_cards),
        Row(
            name="known",
            type="list[i64]",
            start="[0] * HAND",
            each=CardSet(name="cards"),
            length=HAND,
            note="known[k]: cards shown and taken back, with k unseen discards since",
        ),
        CardSet(name="hand", sees=OWNER_SEES),
        CardSet(name="hidden", sees=OWNER_SEES, note="face-down discards of this fencer"),
        CardSet(name="buried", sees=OWNER_SEES, note="face-down discards that went into overtime's Timer"),
        CardSet(name="drawn", sees=OWNER_SEES, note="cards drawn from it"),
        Cache(name="discards", type="list[Action]", start="[]", note="cache: cards of a hand that can be discarded"),
        Cache(name="discards_of", type="i64", start="0", note="the hand of that cache"),
    ),
)

POSITION: Final = Record(
    name="PositionFields",
    summary="The fields of a position.",
    setup="strip: Strip",
    imports="""
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat, State
from salle.games.readyfence.rules import threats
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.phase_ids import DEAL
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import LEFT, ON_GUARD_LEFT, ON_GUARD_RIGHT, RIGHT
""",
    fields=(
        choice("phase", PHASES, start="DEAL"),
        seat("turn", note="the player whose turn it is; the opener of a phrase"),
        amount("used", 0, ACTIONS + 1, note="actions in this turn, including the phrase that ends it"),
        flag("weapon_turned"),
        flag("changed", note="a card was exchanged"),
        amount("timer", 0, all_cards),
        amount("turn_timer", 0, all_cards, note="the Timer when the turn began"),
        amount("pool_size", 0, all_cards, start="strip.cards.total"),
        amount("quiet", 0, MOST_TURNS, note="RF-19: turns in a row without a touch or a drawn card"),
        amount("period", 1, lambda game: game.strip.periods + 1, start="1"),
        flag("overtime"),
        flag("tie", note="tutorial: no draws, the next touch wins"),
        seat("priority"),
        seat("drawer"),
        amount("owed", 0, all_cards, note="cards that the drawer will still draw"),
        seat("waiting", note="the seat that draws after the drawer"),
        flag("touched", note="a touch was scored in this turn"),
        face("opening"),
        amount("replies", 0, MOST_LINKS),
        choice("threat", THREATS, start="threats.NONE"),
        choice("threat_kind", KINDS),
        amount("threat_speed", 0, 6 * NUMBER),
        amount("first_speed", 0, 6 * NUMBER),
        amount("defence", 0, 6 * NUMBER, note="the speed of the first answer as a defence"),
        rule("stopped", note="how the threat was stopped, where nothing threatens"),
        CardSet(name="shown", note="discards that both players have seen"),
        CardSet(name="buried", note="the openly seen discards that went into overtime's Timer"),
        amount("filled", 0, all_cards, note="number of cards laid aside that joined them"),
        seat("winner"),
        rule("why"),
        Row(
            name="links",
            type="list[i64]",
            each=Packed(
                name="link",
                parts=(
                    choice("seat", ("left", "right")),
                    choice("role", ROLES),
                    face("card"),
                    *(amount(name, 0, NUMBER) for name in LINK_NUMBERS),
                    choice("mine", WEAPONS),
                    choice("theirs", WEAPONS),
                ),
                unpack=link_parts,
            ),
            length=MOST_LINKS,
            open=True,
            note="links of the phrase",
        ),
        Part(name="left", type="Fencer", start="Fencer(ON_GUARD_LEFT)", record=FENCER, owner="seat == LEFT"),
        Part(name="right", type="Fencer", start="Fencer(ON_GUARD_RIGHT)", record=FENCER, owner="seat == RIGHT"),
        Row(
            name="pool",
            type="list[i64]",
            start="strip.full_pool",
            each=amount("count", 0, all_cards),
            length=lambda game: game.strip.cards.faces,
            sees=NOBODY_SEES,
            note="unseen cards, counted by face; shared until the deal",
        ),
        Row(
            name="away",
            type="list[i64]",
            copy="{}",
            each=amount("count", 0, all_cards),
            length=lambda game: game.strip.cards.faces,
            sees=NOBODY_SEES,
            note="overtime: cards laid aside while `pool` is the discards",
        ),
    ),
)
