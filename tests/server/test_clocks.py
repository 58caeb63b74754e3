"""Clocks: whose time it is, what others are shown of it, and what they get for a decision."""

from __future__ import annotations

from salle.core.game import NOBODY, Seat
from salle.server import views, wire
from salle.server.consent import answer
from salle.server.entries import Bank, Offered
from tests.server.tables import Sitting

BANK = Bank(60)


def at_once() -> Sitting:
    """Two who choose at once, each with as much time as the other."""
    sitting = Sitting("audatia/duel", clock=BANK)
    sitting.chooses_at_once()
    return sitting


def shown(sitting: Sitting, seat: Seat) -> bytes:
    """All that somebody is shown."""
    table = sitting.table
    head = views.head(table, (0, 1), {}, "")
    yours = [] if seat == NOBODY else [int(seat)]
    return wire.written(views.view(table, head, seat, yours, sitting.at))


def test_who_has_chosen_does_not_lose_on_time_whatever_is_asked_meanwhile() -> None:
    sitting = at_once()
    left = sitting.left()
    sitting.passes(5)
    sitting.acts(0)
    sitting.passes(10)
    sitting.does([Offered(1, "takeback")])
    sitting.passes(10)
    sitting.does(answer(sitting.table, 0, "takeback", False))
    sitting.passes(left[1] - 26)
    assert sitting.table.flags(sitting.at) == []
    assert sitting.left(0)[0] == left[0] - 5
    sitting.passes(2)
    sitting.does(sitting.table.flags(sitting.at))
    assert sitting.table.retired == {1: "flag"}


def test_nothing_that_others_are_shown_tells_who_chose_first() -> None:
    sittings = [at_once() for _ in range(2)]
    for seat in (NOBODY, Seat(1)):
        assert shown(sittings[0], seat) == shown(sittings[1], seat)
    for sitting, chooses in zip(sittings, (True, False), strict=True):
        sitting.passes(5)
        if chooses:
            sitting.acts(0)
        sitting.passes(10)
        sitting.does([Offered(1, "takeback")])
        sitting.passes(10)
    for seat in (NOBODY, Seat(1)):
        assert shown(sittings[0], seat) == shown(sittings[1], seat)
    assert shown(sittings[0], Seat(0)) != shown(sittings[1], Seat(0))


def test_once_all_have_chosen_everybody_is_shown_what_each_has_taken() -> None:
    sitting = at_once()
    left = sitting.left()
    sitting.passes(5)
    sitting.acts(0)
    sitting.passes(10)
    assert sitting.left() == [left[0] - 15, left[1] - 15]
    sitting.acts(1)
    assert sitting.left() == [left[0] - 5, left[1] - 15]
