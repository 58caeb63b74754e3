"""Attack, parry and riposte in Basic and Standard; advance and attack in Advanced."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from tests.games.engarde.fencing import WITH_PARRIES, at, en_garde

TWO_THREES = "left=5 right=8 hands=33145/24111"

# -- Basic


def test_in_basic_every_attack_is_a_hit() -> None:
    bout = at("left=5 right=8 hands=33145/33111", "basic").play("x3")
    assert (bout.ended, bout.score) == (("left", "hit"), (1, 0))


def test_in_basic_an_attack_is_one_card() -> None:
    assert at(TWO_THREES, "basic").legal() == ["<1", "<3", "<4", ">1", "x3"]
    with pytest.raises(Malformed):
        en_garde("basic").refused("x33")


# -- Standard: attack


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_an_attack_is_strengthened_with_cards_of_the_same_value(ruleset: str) -> None:
    attacks = [token for token in at("left=5 right=8 hands=33345/24111", ruleset).legal() if token.startswith("x")]
    assert attacks == ["x3", "x33", "x333"]
    assert at(TWO_THREES, ruleset).refused("x333") == "not-in-hand"
    assert at(TWO_THREES, ruleset).refused("x44") == "not-at-distance"


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_the_attacker_draws_up_before_the_parry(ruleset: str) -> None:
    bout = at(TWO_THREES, ruleset).play("x33")
    assert bout.awaiting == "deck"
    assert bout.play("+1 +5").hand("left") == "11455"
    assert bout.awaiting == "right"


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_an_attack_does_not_move_the_fencer(ruleset: str) -> None:
    assert at(TWO_THREES, ruleset).play("x33 +1 +5 =24").sees("left").left == 5


# -- Standard: parry


@pytest.mark.parametrize(
    ("hand", "parries"),
    [
        ("24111", ["=24"]),
        ("15222", ["=15"]),
        ("33111", ["=33"]),
        ("12345", ["=15", "=24"]),
        ("11222", []),
        ("33224", ["=24", "=33"]),
    ],
)
def test_two_threes_are_parried_by_two_cards_that_make_six(hand: str, parries: list[str]) -> None:
    bout = at(f"left=5 right=8 hands=33145/{hand}").play("x33 +1 +5")
    assert bout.legal() == ["#", *parries]


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_a_parry_has_exactly_as_many_cards_as_the_attack(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/22211", ruleset).play("x33 +1 +5")
    assert bout.refused("=222") == "wrong-number"
    assert bout.legal() == ["#"]
    bout = at("left=5 right=8 hands=33145/21111", ruleset).play("x3 +2")
    assert bout.refused("=12") == "wrong-number"


def test_a_parry_has_exactly_the_sum_of_the_attack() -> None:
    bout = at("left=5 right=8 hands=33145/12345").play("x33 +1 +5")
    assert [bout.refused(token) for token in ("=14", "=15", "=25")] == ["wrong-sum", "legal", "wrong-sum"]


def test_a_parry_needs_its_cards() -> None:
    assert at(TWO_THREES).play("x33 +1 +5").refused("=33") == "not-in-hand"


def test_equal_cards_make_one_parry_however_often_they_are_held() -> None:
    assert at("left=5 right=8 hands=33145/22441").play("x33 +1 +5").legal() == ["#", "=24"]


def test_a_parry_is_written_in_one_way() -> None:
    with pytest.raises(Malformed):
        at(TWO_THREES).play("x33 +1 +5 =42")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_who_is_attacked_can_not_move_or_attack_instead(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/32111", ruleset).play("x3 +1")
    assert bout.legal() == ["#", "=3"]
    assert bout.refused(">1") == bout.refused("x3") == "must-answer"


def test_in_standard_no_ground_is_given() -> None:
    assert at(TWO_THREES).play("x33 +1 +5").refused("<1") == "must-answer"


# -- Standard: the own turn after a parry


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_after_a_parry_the_defender_takes_his_turn_before_drawing(ruleset: str) -> None:
    bout = at(TWO_THREES, ruleset).play("x33 +1 +5 =24")
    assert (bout.awaiting, bout.hand("right")) == ("right", "111")
    assert {"<1", ">1"} <= set(bout.legal())


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_after_his_turn_he_draws_for_parry_and_move_and_the_attacker_is_next(ruleset: str) -> None:
    bout = at(TWO_THREES, ruleset).play("x33 +1 +5 =24 <1 +2 +2")
    assert bout.awaiting == "deck"
    bout.play("+4")
    assert (bout.awaiting, bout.hand("right")) == ("left", "11224")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_a_riposte_wins_at_once(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/24311", ruleset).play("x33 +1 +5 =24 x3")
    assert (bout.ended, bout.score) == (("right", "riposte-hits"), (0, 1))


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_nobody_is_obliged_to_a_riposte(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/24311", ruleset).play("x33 +1 +5 =24")
    assert {"x3", "<3", "<1"} <= set(bout.legal())
    assert bout.play("<3 +2 +2 +4").winner == ""


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_a_riposte_is_never_strengthened(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=31145/33324", ruleset).play("x3 +1 =3")
    assert [token for token in bout.legal() if token.startswith("x")] == ["x3"]
    assert bout.refused("x33") == "riposte-is-one-card"


def test_a_riposte_needs_the_gap_too() -> None:
    assert at(TWO_THREES).play("x33 +1 +5 =24").refused("x1") == "not-at-distance"


# -- Advanced: advance and attack

EIGHT_APART = "left=6 right=14 hands=35511/54112"


def test_eight_apart_a_three_and_a_five_are_an_advance_and_attack() -> None:
    bout = at(EIGHT_APART, "advanced").play(">3x5")
    assert (bout.sees("right").left, bout.sees("right").gap()) == (9, 5)
    assert bout.play("+1 +3").hand("left") == "11135"


def test_it_is_parried_with_a_five_and_a_card_for_the_own_turn() -> None:
    bout = at(EIGHT_APART, "advanced").play(">3x5 +1 +3")
    assert [token for token in bout.legal() if token.startswith("=")] == ["=5"]
    bout.play("=5")
    assert (bout.awaiting, bout.hand("right")) == ("right", "1124")
    bout.play("<2 +3 +3")
    assert (bout.awaiting, bout.hand("right")) == ("left", "11334")


def test_or_ground_is_given_and_the_attacker_plays_again() -> None:
    bout = at(EIGHT_APART, "advanced").play(">3x5 +1 +3 <4")
    assert (bout.sees("left").right, bout.awaiting) == (18, "deck")
    bout.play("+3")
    assert (bout.awaiting, bout.hand("right")) == ("left", "11235")
    assert bout.legal() == ["<1", "<3", "<5", ">1", ">3", ">5"]


def test_giving_ground_is_the_whole_turn() -> None:
    bout = at(EIGHT_APART, "advanced").play(">3x5 +1 +3 <4 +3")
    assert bout.refused("=5") == "nothing-to-answer"
    assert bout.heard("left")[-2:] == ["ground-given right 4 18", "drew-up right 1 12"]


def test_a_plain_attack_can_only_be_parried() -> None:
    bout = at("left=9 right=14 hands=35511/54112", "advanced").play("x5 +3")
    assert bout.legal() == ["#", "=5"]
    assert bout.refused("<1") == "only-a-parry"


def test_no_ground_is_given_after_the_last_card_is_drawn() -> None:
    bout = at(EIGHT_APART + " pack=13", "advanced").play(">3x5 +1 +3")
    assert bout.legal() == ["#", "=5"]
    assert bout.refused("<1") == "nobody-moves"
    assert at(EIGHT_APART + " pack=133", "advanced").play(">3x5 +1 +3").refused("<1") == "legal"


def test_the_three_turns_of_standard_remain() -> None:
    bout = at("left=9 right=14 hands=35211/54112", "advanced")
    assert bout.legal() == ["<1", "<2", "<3", "<5", ">1", ">2", ">2x3", ">3", ">3x2", "x5"]


def test_the_advance_itself_must_be_a_legal_move() -> None:
    bout = at("left=9 right=13 hands=45111/54112", "advanced")
    assert bout.refused(">4x1") == "forward-is-attack"
    assert bout.refused(">5x1") == "blocked"


def test_an_advance_and_attack_needs_all_its_cards() -> None:
    bout = at("left=6 right=14 hands=35511/54112", "advanced")
    assert bout.refused(">4x4") == bout.refused(">3x555") == "not-in-hand"
