"""The fields of a position of En Garde. `make positions` generates `rules/position_fields.py` from them."""

from __future__ import annotations

from typing import Any, Final

from salle.core.fields import NOBODY_SEES, Cache, Counts, Field, Record, Row, action, amount, choice, flag, rule, seat
from salle.games.engarde.rules.phase_ids import PHASES

MOST_ROUNDS: Final = 9999


def hits(name: str) -> Field:
    """The rounds that a fencer has won."""
    return amount(name, 0, lambda game: game.piste.hits)


def space(name: str, start: str) -> Field:
    """The space of a fencer."""
    return amount(name, 1, lambda game: game.piste.length, start=start)


def cards(name: str, sees: str = "") -> Field:
    """Packed by value. A sight lists the count of each value."""
    return Counts(
        name=name,
        sees=sees,
        values=lambda game: game.piste.values,
        high=lambda game: game.piste.copies,
        write="append_counts(row, {}, self.piste.values)",
        read="read_counts(sight, place, self.piste.values)",
    )


def hand_size(game: Any) -> int:
    """The number of cards in a full hand."""
    return int(game.piste.hand)


def pack_size(game: Any) -> int:
    """The number of all cards."""
    return int(game.piste.values * game.piste.copies)


POSITION: Final = Record(
    name="PositionFields",
    summary="The fields of a position.",
    setup="piste: Piste",
    imports="""
from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Rule, Seat, State
from salle.games.engarde.rules.actions import append_counts, read_counts
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.phase_ids import LOT
from salle.games.engarde.rules.terms import LEFT, RIGHT
""",
    fields=(
        choice("phase", PHASES, start="LOT"),
        amount("round", 1, lambda game: game.piste.rounds or MOST_ROUNDS, start="1"),
        seat("starter"),
        hits("hits_left"),
        hits("hits_right"),
        space("left", "1"),
        space("right", "piste.length"),
        amount("size_left", 0, hand_size),
        amount("size_right", 0, hand_size),
        amount("pack", 0, pack_size, start="piste.values * piste.copies"),
        seat("drawer"),
        amount("owed", 0, hand_size, note="cards that the drawer has still to draw"),
        amount("attack_value", 0, lambda game: game.piste.values),
        amount("attack_count", 0, hand_size),
        flag("attack_advanced"),
        action("latest", note="EG-1: the action whose cards lie open"),
        seat("latest_seat", note="its seat; NOBODY: only its last card lies open"),
        flag("shown", note="a showdown opened both hands; the next round closes them"),
        seat("winner"),
        rule("why"),
        cards("hand_left", "seat == LEFT or self.shown"),
        cards("hand_right", "seat == RIGHT or self.shown"),
        cards("discards"),  # EG-1: all players saw every card that was played
        Row(
            name="pool",
            type="list[i64]",
            each=amount("count", 0, lambda game: game.piste.copies),
            length=lambda game: game.piste.values,
            start="piste.full_pack",
            copy="({} if twin.phase == LOT else {}.copy())",
            sees=NOBODY_SEES,
            note="cards of each value in the pack; shared until the deal",
        ),
        Cache(name="known", type="list[Action] | None", start="None", note="the legal actions, once they were needed"),
    ),
)
