"""The story in few words: cards drawn or put away in a row share one sentence."""

from __future__ import annotations

import pytest

import salle
from salle.core.show.explanations import merge_repeats
from tests.games.audatia.chinese import is_chinese
from tests.games.audatia.dueling import WATCHERS, Dueling, duel
from tests.support.playing import say

SET_UP = "-MFl -P -TW . +RE +MFr +LU . vC vP ."


def story(place: Dueling, watcher: str, locale: str = "en") -> list[str]:
    return [say(message, locale) for message in place.game.explain.describe_events(place.bout.heard(WATCHERS[watcher]))]


def test_others_hear_how_many() -> None:
    assert story(duel().play(SET_UP), "respondent")[:3] == [
        "Challenger discards 3 cards face down at set-up.",
        "Challenger draws 3 cards; 24 left to draw.",
        "Challenger takes Audatia.",
    ]


def test_their_owner_hears_which() -> None:
    assert story(duel().play(SET_UP), "challenger")[:2] == [
        "Challenger discards 3 cards face down at set-up: Mandritto Fendente ◐, Punta, Twist and Pommel.",
        "Challenger draws 3 cards: Repeat, Mandritto Fendente ◑, Lure; 24 left to draw.",
    ]


def test_one_card_is_told_in_one_sentence_too_and_seats_stay_apart() -> None:
    place = duel().play("-MFl . +RE -P . +EY")
    assert story(place, "challenger")[:2] == [
        "Challenger discards a card face down at set-up: Mandritto Fendente ◐.",
        "Challenger draws a card: Repeat; 26 left to draw.",
    ]
    assert story(place, "challenger")[2:4] == [
        "Respondent discards a card face down at set-up.",
        "Respondent draws a card; 26 left to draw.",
    ]


@pytest.mark.parametrize("watcher", ["challenger", "respondent", "spectator"])
def test_in_chinese_too(watcher: str) -> None:
    place = duel().play(SET_UP)
    assert all(map(is_chinese, story(place, watcher, "zh-Hant")))
    assert len(story(place, watcher, "zh-Hant")) == len(story(place, watcher))


def test_what_is_said_twice_is_said_once_with_how_often() -> None:
    place = duel().play("-MFl -P . +MFr +RE")
    event = place.bout.heard(salle.NOBODY)[0]
    told = merge_repeats([place.game.explain.event(event)] * 12)
    assert list(map(say, told)) == ["Challenger discards a card face down at set-up. (12 times)"]
    assert say(told[0], "zh-Hant").endswith("\uff08共 12 次\uff09")
