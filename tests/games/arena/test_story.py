"""What happened, in few words: one sentence for all cards that a player draws."""

from __future__ import annotations

import pytest

from salle.core.texts import Reader, texts
from tests.games.arena.chinese import is_chinese
from tests.games.arena.fighting import WATCHERS, Fighting, fight, stance
from tests.support.playing import say

DEAL = "+HI +LO +PH +PL +DO +HI +LO +SS +BU +PA"


def story(at: Fighting, watcher: str, locale: str = "en") -> list[str]:
    return [say(message, locale) for message in at.game.explain.describe_events(at.bout.heard(WATCHERS[watcher]))]


def test_a_deal_is_a_sentence_for_each_seat_with_the_cards_of_ones_own() -> None:
    at = fight(heroes="bear,squire").play(DEAL)
    assert story(at, "second")[2:] == [
        "Seat 1 draws 5 cards.",
        "Seat 2 draws 5 cards: Attack: High, Attack: Low, Short Sword, Buckler, Plate.",
    ]
    assert story(at, "spectator")[2:] == ["Seat 1 draws 5 cards.", "Seat 2 draws 5 cards."]


def test_going_on_to_combat_is_told_by_what_follows() -> None:
    ended = stance("hands=HI/- phase=ready").play(". .")
    assert story(ended, "first") == ["Seat 1 does not attack."]
    attacked = stance("hands=HI/- phase=ready").play(". HI>1")
    assert story(attacked, "first") == ["Seat 1 attacks Seat 2 with Attack: High: 1 damage."]
    assert story(stance("hands=HI/- phase=ready").play("."), "first") == ["Seat 1 readies no item."]


def test_players_read_about_themselves_as_you() -> None:
    at = stance("hands=HI/-/- armor=-/-/LA2 life=5/5/5 phase=combat").play("HI>2 #")
    messages = at.game.explain.describe_events(at.bout.heard(WATCHERS["third"]))
    third = Reader({"arena-seat-first": "Anna", "arena-seat-third": "Ben"}, you="arena-seat-third")
    assert [texts("en").say(message, third) for message in messages] == [
        "Anna attacks you with Attack: High: 1 damage.",
        "You take the hit.",
        "1 damage, all of it on armour.",
    ]


def test_one_card_is_told_in_one_sentence_too() -> None:
    at = stance("hands=HI,LO,RI,LE/-").play(". +SS")
    assert story(at, "first") == ["Seat 1 keeps all cards and draws a card: Short Sword."]
    assert story(at, "second") == ["Seat 1 keeps all cards and draws a card."]


def test_a_discard_and_its_draws_are_one_sentence() -> None:
    at = stance("hands=HI,LO/-").play("-HI +SS +PA +DO +DU")
    assert story(at, "second") == ["Seat 1 discards Attack: High and draws 4 cards."]


def test_an_answer_and_the_next_turn_are_two_lines_of_the_log() -> None:
    at = stance("hands=HI/PH phase=combat").play("HI>1 =PH . +SS")
    lines = at.game.explain.log_lines(at.bout.heard(WATCHERS["first"]))
    assert [[at.game.events[event.kind] for event in line] for line in lines] == [
        ["attacked"],
        ["answered"],
        ["kept", "drew-unseen"],
    ]


def test_a_deal_to_six_is_short() -> None:
    deal = "HI HI HI HI HI LO LO LO LO LO LE LE LE LE RI RI RI RI MB MB PH PH PH PL PL PL PF PF PF PR"
    at = fight(seats=6, heroes="bear,veteran,squire,corsair,duelist,berserker")
    at.play(" ".join(f"+{card}" for card in deal.split()))
    assert len(story(at, "first")) == 12


@pytest.mark.parametrize("watcher", ["first", "spectator"])
def test_in_chinese_too(watcher: str) -> None:
    assert all(map(is_chinese, story(fight(heroes="bear,squire").play(DEAL), watcher, "zh-Hant")))


# -- takebacks


def test_keeping_five_cards_is_taken_back_because_none_was_drawn() -> None:
    at = stance("hands=HI,LO,LE,RI,SS/-").play(".")
    at.bout.take_back(WATCHERS["first"])
    assert at.phase == "discard"


@pytest.mark.parametrize("played", ["-HI", "."])
def test_a_discard_and_a_draw_are_not(played: str) -> None:
    assert stance("hands=HI,LO,LE,RI/-").state.reveals(fight().game.notation.action(played))
