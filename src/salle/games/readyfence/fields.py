"""What a position of Ready... Fence! consists of. `make positions` writes `rules/*_fields.py` from it."""

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
MOST_TURNS: Final = 9999  # without touch and Timer card, if passivity is off
LINK_NUMBERS: Final = ("printed", "bonus", "angulation", "renewal", "invitation", "engagement")


def all_cards(game: Any) -> int:
    """How many cards there are."""
    return int(game.strip.cards.total)


def link_parts(row: int) -> Sequence[int]:
    """What a link is packed of."""
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
        flag("stalled", note="in his latest turn"),
        amount("held", 0, HAND + 1, note="how many cards are in hand"),
        CardSet(name="table", note="laid in this phrase"),
        amount("laid", 0, HAND, note="how many of these count as his two"),
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
            note="cards that others have seen and he took back: known[k], with k unseen discards since",
        ),
        CardSet(name="hand", sees=OWNER_SEES),
        CardSet(name="hidden", sees=OWNER_SEES, note="his face-down discards"),
        CardSet(name="buried", sees=OWNER_SEES, note="those of them that went into overtime's Timer"),
        CardSet(name="drawn", sees=OWNER_SEES, note="what he drew from it"),
        Cache(name="discards", type="list[Action]", start="[]", note="what may be put away of a hand"),
        Cache(name="discards_of", type="i64", start="0", note="and of which hand that was found out"),
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
        seat("turn", note="whose it is; the opener of a phrase"),
        amount("used", 0, ACTIONS + 1, note="actions of the turn, and the phrase that ends it"),
        flag("weapon_turned"),
        flag("changed", note="a card"),
        amount("timer", 0, all_cards),
        amount("turn_timer", 0, all_cards, note="the Timer when the turn began"),
        amount("pool_size", 0, all_cards, start="strip.cards.total"),
        amount("quiet", 0, MOST_TURNS, note="RF-19: turns running without touch and Timer card"),
        amount("period", 1, lambda game: game.strip.periods + 1, start="1"),
        flag("overtime"),
        flag("tie", note="tutorial: no more draws, the first touch wins"),
        seat("priority"),
        seat("drawer"),
        amount("owed", 0, all_cards, note="how many cards the drawer still draws"),
        seat("waiting", note="who draws after the drawer"),
        flag("touched", note="a touch was scored in this turn"),
        face("opening"),
        amount("replies", 0, MOST_LINKS),
        choice("threat", THREATS, start="threats.NONE"),
        choice("threat_kind", KINDS),
        amount("threat_speed", 0, 6 * NUMBER),
        amount("first_speed", 0, 6 * NUMBER),
        amount("defence", 0, 6 * NUMBER, note="the speed of the first answer as a defence"),
        rule("stopped", note="how the threat was stopped, where nothing threatens"),
        CardSet(name="shown", note="discards that all have seen"),
        CardSet(name="buried", note="the discards that overtime's Timer is made of, as far as all saw them"),
        amount("filled", 0, all_cards, note="how many cards that lay aside joined them"),
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
            note="of the phrase",
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
            note="cards that nobody has seen, of each face how many; shared until the deal",
        ),
        Row(
            name="away",
            type="list[i64]",
            copy="{}",
            each=amount("count", 0, all_cards),
            length=lambda game: game.strip.cards.faces,
            sees=NOBODY_SEES,
            note="overtime: what lies aside while `pool` is the discards",
        ),
    ),
)
