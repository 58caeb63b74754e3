"""Clocks: which of them run, what others see of them, and increments."""

from __future__ import annotations

import pytest

from salle.core.errors import NoTakeBack
from salle.core.game import NOBODY, Seat
from salle.server.table import actions, views
from salle.server.table.agreements import answer, take_back
from salle.server.table.clock import DAY
from salle.wire import messages
from salle.wire.log_entries import Bank, Days, Offered, TookBack
from tests.server.serverless_table import Sitting

BANK = Bank(60)


def at_once() -> Sitting:
    """Two players who choose simultaneously, with equal time."""
    sitting = Sitting("audatia/duel", clock=BANK)
    sitting.chooses_at_once()
    return sitting


def shown(sitting: Sitting, seat: Seat) -> bytes:
    """The clocks that a person sees."""
    table = sitting.table
    head = views.head(table, (0, 1), {}, "")
    yours = [] if seat == NOBODY else [int(seat)]
    return messages.encode_message(views.view(table, head, seat, yours, sitting.at))


def test_a_player_who_has_chosen_does_not_lose_on_time() -> None:
    sitting = at_once()
    left = sitting.left()
    sitting.passes(5)
    sitting.acts(0)
    sitting.passes(10)
    sitting.does([Offered(1, "takeback")])
    sitting.passes(10)
    sitting.does(answer(sitting.table, 0, "takeback", False, sitting.at))
    sitting.passes(left[1] - 26)
    assert actions.flags(sitting.table, sitting.at) == []
    assert sitting.left(0)[0] == left[0] - 5
    sitting.passes(2)
    sitting.does(actions.flags(sitting.table, sitting.at))
    assert sitting.table.retired == {1: "flag"}


def test_the_clocks_do_not_reveal_who_chose_first() -> None:
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


def test_once_all_have_chosen_the_clocks_show_the_time_of_each() -> None:
    sitting = at_once()
    left = sitting.left()
    sitting.passes(5)
    sitting.acts(0)
    sitting.passes(10)
    assert sitting.left() == [left[0] - 15, left[1] - 15]
    sitting.acts(1)
    assert sitting.left() == [left[0] - 5, left[1] - 15]


def passing(clock: Bank | Days) -> tuple[Sitting, int]:
    """The table after a turn of each, with a seat that can end its turn without revealing anything."""
    sitting = Sitting("readyfence/basic", clock=clock)
    turns: list[int] = []
    while True:
        (seat,) = sitting.table.due()
        turns += [seat] if turns[-1:] != [seat] else []
        moment = sitting.table.moments()[seat]
        tokens = [sitting.table.game.notation.token(action) for action in moment.state.legal_actions()]
        if len(turns) > 2 and "." in tokens and not moment.state.reveals(sitting.table.game.notation.action(".")):
            return sitting, seat
        sitting.goes_on()


def test_no_increment_for_a_taken_back_action_or_a_skipped_turn() -> None:
    sitting, seat = passing(Bank(60, 30))
    before = sitting.left()
    for _ in range(3):
        sitting.passes(1)
        sitting.acts(seat, ".")
        assert sitting.left()[seat] > before[seat]
        sitting.passes(2)
        sitting.does(take_back(sitting.table, seat, sitting.at))
    assert sitting.table.due() == [seat]
    assert sitting.left()[seat] == before[seat] - 3
    assert sitting.left()[1 - seat] == before[1 - seat] - 6
    again = sitting.again().clock
    assert again is not None
    assert again.remaining(sitting.at) == sitting.left()


def test_days_do_not_start_again_with_a_takeback() -> None:
    sitting, seat = passing(Days(3))
    sitting.passes(2 * DAY)
    sitting.acts(seat, ".")
    sitting.passes(2 * DAY)
    sitting.does(take_back(sitting.table, seat, sitting.at))
    assert sitting.left() == [DAY if one == seat else 3 * DAY for one in (0, 1)]


def test_an_action_whose_increment_is_spent_cannot_be_taken_back() -> None:
    sitting = Sitting("engarde/standard", clock=Bank(60, 30))
    (seat,) = sitting.table.due()
    sitting.passes(50)
    sitting.acts(seat)
    sitting.acts(1 - seat)
    sitting.passes(10 + sitting.left()[seat] - 30)
    with pytest.raises(NoTakeBack) as refused:
        take_back(sitting.table, seat, sitting.at)
    assert refused.value.message.id == "server-error-no-time"


def test_withdrawing_a_choice_gains_no_time() -> None:
    sitting = at_once()
    left = sitting.left()
    sitting.passes(5)
    sitting.acts(0)
    sitting.passes(10)
    sitting.does(take_back(sitting.table, 0, sitting.at))
    assert sitting.left(0) == sitting.left(1) == [left[0] - 15, left[1] - 15]
    sitting.acts(0)
    sitting.passes(left[0])
    with pytest.raises(NoTakeBack) as refused:
        take_back(sitting.table, 0, sitting.at)
    assert refused.value.message.id == "server-error-no-time"


def test_the_first_action_has_thirty_extra_seconds() -> None:
    sitting = Sitting("engarde/standard", clock=Bank(60, 5))
    (seat,) = sitting.table.due()
    sitting.passes(10)
    sitting.acts(seat)
    assert sitting.left()[seat] == 65
    sitting.passes(89)
    assert actions.flags(sitting.table, sitting.at) == []
    sitting.passes(1)
    sitting.does(actions.flags(sitting.table, sitting.at))
    assert sitting.table.retired == {1 - seat: "flag"}


def test_lapsed_extra_time_does_not_come_back_with_a_takeback() -> None:
    sitting = Sitting("engarde/standard", clock=Bank(60, 5))
    (seat,) = sitting.table.due()
    sitting.passes(10)
    sitting.acts(seat)
    sitting.does([TookBack(sitting.table.ply - 2, seat)])
    assert (sitting.table.due(), sitting.left()[seat]) == ([seat], 60)


def test_a_clock_stops_where_it_is_when_its_seat_leaves() -> None:
    sitting = Sitting("engarde/standard", clock=Bank(60, 5))
    for _ in range(2):
        sitting.goes_on()
    (seat,) = sitting.table.due()
    sitting.passes(sitting.left()[seat] + 1)
    sitting.does(actions.flags(sitting.table, sitting.at))
    assert sitting.table.retired == {seat: "flag"}
    assert sitting.left()[seat] == 0.0
