"""Rows of the table of rulings that no other file tests: single refusals and card texts."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from tests.games.readyfence.fencing import Fencing, corrected, from_the_deal, long, lunge, rules


def dodged() -> Fencing:
    """Tutorial: right has gone back and owes a card."""
    return lunge("ST3,RA", "ST4,TT5", "tutorial").play("ST3 D")


@pytest.mark.parametrize("token", [".", "#", "<", "I", "TT5", "D"])
def test_in_tutorial_a_dodger_discards_before_anything_else(token: str) -> None:
    assert (dodged().refused(token), dodged().legal()) == ("discard-first", ["-ST4", "-TT5"])


@pytest.mark.parametrize("card", ["ST6", "BT5", "TT5", "GL5", "FK5", "FC6", "FL7"])
def test_a_card_that_is_only_red_answers_nothing(card: str) -> None:
    assert lunge("ST3", f"{card},PR5", "advanced").play("ST3").refused(card) == "no-answer-card"
    assert lunge("ST3,ST4", "CP4", "advanced").play("ST3 CP4").refused("ST4") == "no-answer-card"


@pytest.mark.parametrize("card", ["PR5", "IN5"])
def test_a_card_that_is_red_and_dark_blue_answers(card: str) -> None:
    assert lunge("ST3", card, "advanced").play("ST3").refused(card) == "legal"


def test_infighting_does_not_reach_an_attack_from_long_distance() -> None:
    cards = corrected("straight-thrust", "bonus", 'distance = { is = "long", source = "seed" }\nbonus')
    assert long("ST3", "IN5,ST4", cards=cards).play("ST3").refused("IN5") == "infighting-reach"
    assert lunge("BT4,ST3", "IN5,ST4", cards=cards).play("BT4").refused("IN5") == "legal"


def test_the_deck_deals_what_it_has_and_no_more() -> None:
    bout = lunge("ST3,ST6", "ST4", "advanced").play("-ST6")
    assert (bout.refused("+ST6"), bout.refused("+ST5")) == ("not-in-pile", "legal")


@pytest.mark.parametrize("token", ["@left", "*ST5", "~ST5"])
def test_the_deck_does_only_what_the_moment_asks(token: str) -> None:
    bout = lunge("ST3,BT4", "ST4", "advanced").play("-BT4")
    assert (bout.refused(token), bout.refused("+ST5")) == ("not-dealt-now", "legal")


def test_a_coin_is_not_tossed_for_a_card() -> None:
    bout = from_the_deal("advanced").play("+ST3 +ST3 +ST4 +ST4 +ST5 +ST6 +BT4 +BT4 +BT5 +BT5 +TT5 +TT5 . .")
    assert (bout.refused("+GL5"), bout.refused("@left")) == ("not-dealt-now", "legal")


def test_only_feint_in_time_answers_counter_time_with_cards_or_without() -> None:
    bout = lunge("ST3,CT", "SH6,FT,PR6,JO", "advanced", cards_first=False).play("ST3 SH6 CT")
    assert {bout.refused(token) for token in ("PR6", "JO", "P", "P+GL")} == {"only-feint-in-time"}
    assert bout.legal() == ["#", "FT"]


def test_a_renewed_attack_cancels_the_riposte() -> None:
    bout = lunge("ST3,RA", "PR5", "advanced").play("ST3 PR5 RA")
    assert (bout.awaiting, bout.threat()) == ("right", 5)
    assert bout.play("P .").score == (0, 0)


def test_without_a_renewed_attack_the_riposte_lands() -> None:
    assert lunge("ST3", "PR5", "advanced").play("ST3 PR5 #").score == (0, 1)


@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_feint_counter_time_and_feint_in_time_are_cards_of_advanced(mode: str) -> None:
    for token in ("FE", "CT", "FT"):
        with pytest.raises(Malformed):
            rules(mode).notation.action(token)
        assert rules("advanced").notation.action(token) >= 0


@pytest.mark.parametrize("card", ["GL5", "FC5"])
def test_glide_and_flanconade_open_against_no_other_position(card: str) -> None:
    assert lunge(card, "ST4", "tutorial", "LL").refused(card) == "legal"
    assert {lunge(card, "ST4", "tutorial", weapons).refused(card) for weapons in ("LI", "LE")} == {"wrong-weapon"}


def test_only_a_ceding_parry_stops_a_glide_at_any_speed() -> None:
    bout = lunge("GL5", "PR4,CP4,ST4", "tutorial").play("GL5")
    assert (bout.refused("PR4"), bout.refused("CP4")) == ("too-slow", "legal")
    assert lunge("GL5", "PR5,GL5,ST4", "tutorial").play("GL5").refused("PR5+GL") == "legal"
