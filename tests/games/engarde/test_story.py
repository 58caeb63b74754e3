"""The log: the cards that a player draws are reported in one sentence."""

from __future__ import annotations

import pytest

from tests.games.engarde.fencing import WATCHERS, Fencing, at, en_garde
from tests.support.playing import say

DEAL = "+4 +3 +2 +2 +2 +1 +1 +3 +5 +5"


def story(bout: Fencing, watcher: str, locale: str = "en") -> list[str]:
    return [say(message, locale) for message in bout.game.explain.describe_events(bout.bout.heard(WATCHERS[watcher]))]


def test_a_deal_is_one_sentence_with_your_own_cards() -> None:
    bout = en_garde().play(DEAL)
    assert story(bout, "left") == ["Round 1: Left starts.", "Left draws 4, 3, 2, 2, 2."]
    assert story(bout, "right") == ["Round 1: Left starts.", "Right draws 1, 1, 3, 5, 5."]
    assert story(bout, "spectator") == ["Round 1: Left starts."]


@pytest.mark.parametrize(
    ("watcher", "sentence"),
    [
        ("left", "Left draws 2 cards: 1, 5. Left in the pack: 3."),
        ("right", "Left draws 2 cards. Left in the pack: 3."),
        ("spectator", "Left draws 2 cards. Left in the pack: 3."),
    ],
)
def test_a_draw_says_how_many_and_to_its_owner_which(watcher: str, sentence: str) -> None:
    bout = at("left=9 right=12 hands=33145/24111 pack=12345 turn=left").play("x33 +1 +5")
    assert story(bout, watcher)[1:] == [sentence]


def test_in_chinese_too() -> None:
    assert story(en_garde().play(DEAL), "left", "zh-Hant")[1] == "左方抽到 4、3、2、2、2。"
