"""What may be taken back: deeds by which nobody has learned anything about cards."""

from __future__ import annotations

import pytest

from salle.core.errors import NoTakeBack
from tests.audatia.dueling import WATCHERS, duel, stance


def test_a_virtue_is_taken_back() -> None:
    sharing = duel().play(". . vC")
    sharing.bout.take_back(WATCHERS["respondent"])
    assert sharing.owners() == "c---" and sharing.awaiting == "respondent"


@pytest.mark.parametrize(
    ("place", "tokens", "seat"),
    [
        ("phase=trade c.hand=MFl,P,TW", "-MFl", "challenger"),
        ("phase=step-4 c.posta=DOD r.posta=FEN c.hand=MFl r.hand=P", "xMFl", "challenger"),
        ("phase=step-4 c.posta=DOD r.posta=FEN c.hand=MFl r.hand=P", ".", "challenger"),
    ],
)
def test_a_trade_a_strike_and_a_wait_are_not(place: str, tokens: str, seat: str) -> None:
    with pytest.raises(NoTakeBack):
        stance(place).play(tokens).bout.take_back(WATCHERS[seat])
