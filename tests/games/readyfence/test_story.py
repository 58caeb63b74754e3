"""Log lines: cards that a player draws in a row are joined in one line."""

from __future__ import annotations

from tests.games.readyfence.fencing import WATCHERS, Fencing, at, from_the_deal
from tests.support.playing import say


def story(bout: Fencing, watcher: str) -> list[str]:
    return [say(message) for message in bout.game.explain.describe_events(bout.bout.heard(WATCHERS[watcher]))]


def test_a_deal_is_one_sentence_for_its_owner() -> None:
    bout = from_the_deal("advanced")
    bout.play("+ST3 +ST4 +BT4")
    assert story(bout, "left")[-1] == "Left draws Straight Thrust 3, Straight Thrust 4, Beat Thrust 4."
    assert not any("draws" in sentence for sentence in story(bout, "right"))


def test_a_card_of_the_timer_is_named_to_its_owner_alone() -> None:
    bout = at("hands=ST3,BT4,TT5/ST4,SH6").play("-BT4 +PR6")
    assert story(bout, "left")[-1] == "Left draws Parry & Riposte 6. Timer: 11 left."
    assert story(bout, "right")[-1] == "Left draws a card. Timer: 11 left."
