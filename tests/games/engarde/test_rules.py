"""Every rule by its name: what it refuses or ends, and the sentence that explains it."""

from __future__ import annotations

import pytest

from salle.core.game import RETIRED, Rule
from salle.games.engarde.rules.rule_ids import HIT, RULES
from tests.games.engarde.fencing import WITH_PARRIES, at, en_garde, rules
from tests.support.playing import say

THREE_APART = "left=5 right=8 hands=33145/24111"


def test_every_rule_has_a_test_here_by_its_name() -> None:
    tested = {name.removeprefix("test_rule_") for name in globals() if name.startswith("test_rule_")}
    assert {rule.replace("-", "_") for rule in RULES[1:]} <= tested


@pytest.mark.parametrize("rule", range(1, len(RULES)))
def test_every_rule_is_said_in_general(rule: int) -> None:
    assert len(say(rules().explain.rule(Rule(rule))).split()) > 2


# -- refusals


def test_rule_not_in_hand() -> None:
    bout = at(THREE_APART)
    assert bout.refused("<2") == "not-in-hand"
    assert "2" in bout.says("<2")
    assert "3, 3, 3" in bout.says("x333")


def test_rule_blocked() -> None:
    bout = at(THREE_APART)
    assert bout.refused(">4") == "blocked"
    assert "3 away" in bout.says(">4")


def test_rule_blocked_names_the_gap_before_an_advance_and_attack_too() -> None:
    bout = at(THREE_APART, "advanced")
    assert bout.refused(">4x1") == "blocked"
    assert "3 away" in bout.says(">4x1")


def test_rule_forward_is_attack() -> None:
    bout = at(THREE_APART)
    assert bout.refused(">3") == "forward-is-attack"
    assert "gap is 3" in bout.says(">3")


def test_rule_forward_is_attack_names_the_gap_before_an_advance_and_attack_too() -> None:
    bout = at(THREE_APART, "advanced")
    assert bout.refused(">3x1") == "forward-is-attack"
    assert "gap is 3" in bout.says(">3x1")


def test_rule_off_the_piste() -> None:
    bout = at("left=4 right=8 hands=33145/24111")
    assert bout.refused("<4") == "off-the-piste"
    assert "only 3 spaces behind you" in bout.says("<4")
    bout = at("left=4 right=21 hands=33145/24111 turn=right")
    assert "only 2 spaces behind you" in bout.says("<4")


def test_rule_not_at_distance() -> None:
    bout = at(THREE_APART)
    assert bout.refused("x4") == "not-at-distance"
    assert "3" in bout.says("x4")


def test_rule_not_at_distance_names_the_gap_after_an_advance() -> None:
    bout = at("left=6 right=14 hands=35511/54112", "advanced")
    assert bout.refused(">1x5") == "not-at-distance"
    assert "which is 7" in bout.says(">1x5")


def test_rule_not_at_distance_in_the_last_attack() -> None:
    bout = at("left=5 right=8 hands=11245/13345 pack=- turn=right phase=last", "basic")
    assert bout.refused("x4") == "not-at-distance"
    assert "3" in bout.says("x4")


def test_rule_riposte_is_one_card() -> None:
    bout = at("left=5 right=8 hands=31145/33324").play("x3 +1 =3")
    assert bout.refused("x33") == "riposte-is-one-card"
    assert "one card only" in bout.says("x33")


def test_rule_nothing_to_answer() -> None:
    bout = at(THREE_APART)
    assert bout.refused("#") == bout.refused("=3") == "nothing-to-answer"
    assert "no attack" in bout.says("#")


def test_rule_must_answer() -> None:
    bout = at(THREE_APART).play("x33 +1 +5")
    assert bout.refused(">1") == "must-answer"
    assert bout.says(">1") == "you are under attack, so you must parry or take the hit"


def test_rule_wrong_number() -> None:
    bout = at(THREE_APART).play("x33 +1 +5")
    assert bout.refused("=1") == "wrong-number"
    assert "exactly 2" in bout.says("=1")
    assert "exactly one" in at(THREE_APART).play("x3 +1").says("=24")


def test_rule_wrong_sum() -> None:
    bout = at(THREE_APART).play("x33 +1 +5")
    assert bout.refused("=14") == "wrong-sum"
    assert bout.says("=14") == "your parry must total 6, but 1, 4 total 5"


def test_rule_not_the_same() -> None:
    bout = at(THREE_APART, parry="same").play("x33 +1 +5")
    assert bout.refused("=24") == "not-the-same"
    assert "3" in bout.says("=24")


def test_rule_only_a_parry() -> None:
    bout = at(THREE_APART, "advanced").play("x33 +1 +5")
    assert bout.refused("<1") == "only-a-parry"
    assert "attacker advanced first" in bout.says("<1")


def test_rule_nobody_moves() -> None:
    bout = at("left=5 right=8 hands=11245/13345 pack=- turn=right phase=last", "basic")
    assert bout.refused(">1") == "nobody-moves"
    assert "pack is empty" in bout.says(">1")
    bout = at("left=6 right=14 hands=35511/54112 pack=13", "advanced").play(">3x5 +1 +3")
    assert bout.refused("<1") == "nobody-moves"


def test_rule_not_in_pack() -> None:
    bout = at("left=8 right=20 hands=33145/24111 pack=25").play(">3")
    assert bout.refused("+4") == "not-in-pack"
    assert "no 4" in bout.says("+4")


def test_rule_not_dealt_now() -> None:
    bout = en_garde(starter="lot")
    assert bout.refused("+4") == "not-dealt-now"
    assert "something else" in bout.says("+4")
    assert bout.play("@left").refused("@right") == "not-dealt-now"


# -- ends


def test_rule_hit() -> None:
    bout = at(THREE_APART).play("x33 +1 +5 #")
    assert bout.ended == ("left", "hit")
    assert bout.story()[-2] == "Hit with two 3s! Left wins the round."
    assert bout.verdict.startswith("Left wins")


def test_rule_riposte_hits() -> None:
    bout = at("left=5 right=8 hands=33145/24311").play("x33 +1 +5 =24 x3")
    assert bout.ended == ("right", "riposte-hits")
    assert bout.story()[-2] == "Riposte with a 3! Right wins the round."
    assert "riposte" in bout.verdict


def test_rule_no_move() -> None:
    bout = at("left=18 right=22 hands=21133/44555").play(">2 +1")
    assert bout.ended == ("left", "no-move")
    assert bout.story()[-2] == "Left wins the round: Right has no legal move."
    assert "no legal move" in bout.verdict


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_rule_more_cards(ruleset: str) -> None:
    bout = at("left=4 right=8 hands=13345/13224 pack=2", ruleset).play(">1 +2")
    assert bout.ended == ("left", "more-cards")
    assert "2 cards" in bout.story()[-2]
    assert "against 1" in bout.story()[-2]
    assert "more cards" in bout.verdict


def test_rule_further_advance() -> None:
    bout = at("left=4 right=8 hands=11245/22445 pack=2").play(">1 +2")
    assert bout.ended == ("right", "further-advance")
    assert bout.story()[-2] == "Right wins the round: 11 spaces further forward."
    assert bout.verdict == "Right wins: Right was further forward."


def test_rule_all_even() -> None:
    bout = at("left=3 right=20 hands=15555/22445 pack=3").play(">1 +3")
    assert bout.ended == ("nobody", "all-even")
    assert "both fencers are 3 spaces forward" in bout.story()[-2]
    assert "drawn" in bout.verdict.lower()


def test_rule_more_hits() -> None:
    bout = at(f"{THREE_APART} hits=1-1 round=3", "basic", hits=5, rounds=3).play("x3")
    assert bout.ended == ("left", "more-hits")
    assert bout.story()[-1] == "Left wins the bout 2 to 1."
    assert "more hits" in bout.verdict


def test_rule_equal_hits() -> None:
    bout = at(f"{THREE_APART} hits=1-2 round=4", "basic", hits=5, rounds=4).play("x3")
    assert bout.ended == ("nobody", "equal-hits")
    assert bout.story()[-1] == "The bout is a draw, 2 to 2."
    assert "equal hits" in bout.verdict


def test_rule_retired() -> None:
    bout = at(THREE_APART).play("!1")
    assert bout.ended == ("right", "retired")
    assert bout.story()[-2:] == ["Left resigns.", "Right wins the bout."]
    assert bout.verdict == "Right wins: Left resigned."
    assert bout.game.rule_name(RETIRED) == "retired"


def test_the_ends_are_numbered_from_hit_on() -> None:
    """What the golden bouts count on: below are refusals, from here on ends."""
    assert RULES[HIT:][0] == "hit"
    assert RULES[HIT - 1] == "not-dealt-now"


# -- what the board says


def test_the_note_on_an_attack_asks_for_the_sum_where_the_sum_counts() -> None:
    note = at(THREE_APART).play("x33 +1 +5").notes()[0]
    assert note == "Left attacks with two 3s. Right needs 2 cards totalling 6 to parry."


def test_the_note_on_an_attack_asks_for_its_like_where_only_that_parries() -> None:
    assert "totalling 6" not in at(THREE_APART, parry="same").play("x33 +1 +5").notes()[0]
