"""Takebacks and draws: whom the server asks, who may answer, and what cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salle.core.errors import SalleError
from salle.core.game import NOBODY
from salle.server.table import actions
from salle.server.table.agreements import answer, answering, offer_draw, take_back
from salle.server.table.views import happened
from salle.wire.log_entries import Agreed, Declined, Dropped, Ended, Offered, Place, TookBack, Withdrew
from tests.server.serverless_table import PEOPLE, Sitting


def refusal(action: Callable[[], object]) -> str:
    """The reason of a refusal."""
    with pytest.raises(SalleError) as refused:
        action()
    return refused.value.message.id


def arena(*places: Place) -> Sitting:
    """A table with four players of Arena."""
    return Sitting("arena/standard", *places, seats=4)


def duel() -> Sitting:
    """A table with two players who have both moved once."""
    sitting = Sitting("engarde/standard")
    sitting.goes_on()
    sitting.goes_on()
    return sitting


def test_a_draw_needs_all_players_still_in_the_bout_and_no_others() -> None:
    sitting = arena()
    table = sitting.table
    sitting.does(actions.retire(table, 3, "resigned"))
    sitting.does(offer_draw(table, 0))
    assert answering(table, "draw") == [1, 2]
    assert refusal(lambda: answer(table, 3, "draw", True, 0.0)) == "server-error-out"
    assert sitting.does(answer(table, 2, "draw", True, 0.0)) == [Agreed(2, "draw")]
    assert (table.stage, answering(table, "draw")) == ("fencing", [1])
    assert refusal(lambda: answer(table, 2, "draw", False, 0.0)) == "server-error-nothing-asked"
    assert sitting.does(offer_draw(table, 1)) == [Ended("agreed")]  # offering a draw counts as agreeing
    assert sitting.again().ended == "agreed"


def test_the_log_has_requests_and_their_outcome() -> None:
    sitting = Sitting("engarde/standard", rounds=1)  # so few rounds that it can be drawn
    table = sitting.table
    sitting.goes_on()
    sitting.goes_on()
    known = table.number
    sitting.does(offer_draw(table, 0))
    sitting.does(answer(table, 1, "draw", False, 0.0))
    sitting.does(take_back(table, 0, 0.0))
    told = [happened(table, number, NOBODY) for number in range(known + 1, table.number + 1)]
    assert [(one.kind, one.what) for one in told] == [
        ("offered", "draw"),
        ("declined", "draw"),
        ("offered", "takeback"),
    ]
    sitting.does(offer_draw(table, 1))
    sitting.does(answer(table, 0, "draw", True, 0.0))
    last = happened(table, table.number, NOBODY)
    assert (last.kind, [message.id for message in last.told]) == ("ended", ["server-ended-agreed"])


def test_a_request_can_be_withdrawn_and_repeated() -> None:
    sitting = arena()
    table = sitting.table
    sitting.does(offer_draw(table, 0))
    sitting.does(answer(table, 2, "draw", True, 0.0))
    assert sitting.does(answer(table, 0, "draw", False, 0.0)) == [Dropped(0, "draw")]
    assert answering(table, "draw") == sitting.again().requests.agreed("draw") == []
    assert refusal(lambda: answer(table, 1, "draw", True, 0.0)) == "server-error-nothing-asked"
    sitting.does(offer_draw(table, 0))
    assert answering(table, "draw") == [1, 2, 3], "who agreed to the first is asked again"


def test_one_refusal_declines_a_draw_and_the_refuser_may_offer_one() -> None:
    sitting = arena()
    table = sitting.table
    sitting.does(offer_draw(table, 0))
    sitting.does(answer(table, 2, "draw", True, 0.0))
    sitting.does(answer(table, 1, "draw", False, 0.0))
    assert answering(table, "draw") == []
    assert refusal(lambda: offer_draw(table, 0)) == "server-error-declined"
    assert sitting.does(offer_draw(table, 1)) == [Offered(1, "draw")]
    assert answering(table, "draw") == [0, 2, 3]


def test_one_answer_counts_for_all_seats_of_a_person() -> None:
    ada, bo, cy, _ = PEOPLE
    sitting = arena(ada, bo, bo, cy)
    sitting.does(offer_draw(sitting.table, 0))
    sitting.does(answer(sitting.table, 2, "draw", True, 0.0))
    assert answering(sitting.table, "draw") == [3]


def test_all_who_still_fence_are_asked_for_a_takeback() -> None:
    sitting = arena()
    table = sitting.table
    seat = table.due()[0]
    ply = table.ply
    while table.due() == [seat]:
        ply = table.ply
        sitting.goes_on()
    entries = sitting.does([Offered(seat, "takeback")])
    for other in answering(table, "takeback"):
        assert not isinstance(entries[-1], TookBack)
        entries = sitting.does(answer(table, other, "takeback", True, 0.0))
    assert entries == [TookBack(ply, seat)]


def test_a_player_out_of_the_bout_is_not_asked() -> None:
    sitting = arena()
    out = sitting.table.due()[0]
    sitting.goes_on()
    sitting.does(actions.retire(sitting.table, out, "resigned"))
    assert refusal(lambda: offer_draw(sitting.table, out)) == "server-error-out"
    assert refusal(lambda: take_back(sitting.table, out, 0.0)) == "server-error-out"


def test_a_bout_does_not_go_back_to_before_a_player_left() -> None:
    sitting = arena()
    table = sitting.table
    mine = table.due()[0]
    sitting.goes_on()
    gone = next(seat for seat in range(4) if seat != mine)
    sitting.does(actions.retire(table, gone, "resigned"))
    assert refusal(lambda: take_back(table, mine, 0.0)) == "server-error-left-since"
    assert not table.stands(gone)


def test_asking_for_a_takeback_does_not_agree_to_anothers() -> None:
    sitting = duel()
    first = sitting.table.due()[0]
    sitting.does(take_back(sitting.table, first, 0.0))
    assert refusal(lambda: take_back(sitting.table, 1 - first, 0.0)) == "server-error-answer-first"
    assert sitting.table.requests.by == {"takeback": first}
    assert sitting.does(answer(sitting.table, 1 - first, "takeback", False, 0.0)) == [Declined(1 - first, "takeback")]
    assert sitting.does(take_back(sitting.table, 1 - first, 0.0)) == [Offered(1 - first, "takeback")]


def test_choices_that_were_made_at_once_are_taken_back_together() -> None:
    sitting = Sitting("audatia/duel")
    sitting.chooses_at_once()
    ply = sitting.table.ply
    sitting.acts(1)
    sitting.acts(0)
    sitting.does(take_back(sitting.table, 1, 0.0))
    sitting.does(answer(sitting.table, 0, "takeback", True, 0.0))
    assert (sitting.table.ply, sitting.table.due()) == (ply, [0, 1])


def test_a_secret_choice_is_withdrawn_and_made_again() -> None:
    sitting = Sitting("audatia/duel")
    sitting.chooses_at_once()
    number = sitting.table.number
    sitting.acts(0)
    assert sitting.does(take_back(sitting.table, 0, 0.0)) == [Withdrew(0)]
    assert (sitting.table.number, sitting.table.due()) == (number, [0, 1])
    sitting.acts(1)
    sitting.acts(0)
    assert sitting.table.number == number + 1
    assert sitting.again().bout.actions == sitting.table.bout.actions
