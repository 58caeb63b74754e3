"""Takebacks: actions that showed no player anything about cards."""

from __future__ import annotations

import pytest

from salle.core.errors import NoTakeBack
from tests.games.audatia.dueling import WATCHERS, duel, stance


def test_a_virtue_is_taken_back() -> None:
    sharing = duel().play(". . vC")
    sharing.bout.take_back(WATCHERS["respondent"])
    assert sharing.owners() == "c---" and sharing.awaiting == "respondent"


def test_a_card_put_away_at_set_up_is_taken_back() -> None:
    setting_up = duel().play("-MFl -P")
    setting_up.bout.take_back(WATCHERS["challenger"])
    assert "P" in setting_up.hand("challenger") and setting_up.hidden("challenger") == ["MFl"]
    setting_up.bout.take_back(WATCHERS["challenger"])
    assert setting_up.hidden("challenger") == [] and setting_up.awaiting == "challenger"


def test_the_first_card_of_a_trade_is_taken_back() -> None:
    trading = stance("phase=trade c.hand=MFl,P,TW").play("-MFl")
    trading.bout.take_back(WATCHERS["challenger"])
    assert sorted(trading.hand("challenger")) == ["MFl", "P", "TW"] and trading.phase == "trade"


def test_once_a_card_is_drawn_nothing_is() -> None:
    for drawn in (duel().play("-MFl . +MFr"), stance("phase=trade c.hand=MFl,P,TW").play("-MFl -P +MFr")):
        with pytest.raises(NoTakeBack, match="dealt after it"):
            drawn.bout.take_back(WATCHERS["challenger"])


@pytest.mark.parametrize(
    ("place", "tokens", "seat"),
    [
        ("phase=step-4 c.posta=DOS r.posta=FEN c.hand=P,TW r.hand=P c.taunted=2", "-P", "challenger"),
        ("phase=step-4 c.posta=DOD r.posta=FEN c.hand=MFl r.hand=P", "xMFl", "challenger"),
        ("phase=step-4 c.posta=DOD r.posta=FEN c.hand=MFl r.hand=P", ".", "challenger"),
    ],
)
def test_what_is_paid_for_a_taunt_a_strike_and_a_wait_are_not(place: str, tokens: str, seat: str) -> None:
    with pytest.raises(NoTakeBack):
        stance(place).play(tokens).bout.take_back(WATCHERS[seat])
