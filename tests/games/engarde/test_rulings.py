"""The rulings on what happens at the table, EG-1 to EG-6: each for and against, in every rule set it concerns."""

from __future__ import annotations

import pytest

from salle.core.errors import BadOption, BadStance, Malformed
from tests.games.engarde.fencing import RULESETS, WATCHERS, WITH_PARRIES, at, en_garde, rules

TWO_THREES = "left=5 right=8 hands=33145/24111"
LAST_CHANCE = "left=5 right=8 hands=11245/13345 pack=- turn=right phase=last"

# -- EG-1: what is seen of played cards


@pytest.mark.parametrize("watcher", WATCHERS)
def test_eg_1_every_played_card_is_seen_and_remembered(watcher: str) -> None:
    bout = at(TWO_THREES).play("x33 +1 +5")
    assert bout.discards(watcher) == "33"
    assert bout.play("=24 <1 +2 +2 +4").discards(watcher) == "12334"


@pytest.mark.parametrize("watcher", WATCHERS)
def test_eg_1_only_the_cards_of_the_latest_action_lie_open(watcher: str) -> None:
    bout = at(TWO_THREES).play("x33")
    assert bout.shown("On the table", watcher) == ["33"]
    assert bout.play("+1 +5").shown("On the table", watcher) == ["33"]
    assert bout.play("=24").shown("On the table", watcher) == ["24"]
    assert bout.play("<1").shown("On the table", watcher) == ["1"]


def test_eg_1_step_and_attack_lie_open_together() -> None:
    bout = at("left=6 right=14 hands=35511/22114", "advanced").play(">3x55")
    assert bout.shown("On the table") == ["355"]


def test_eg_1_the_last_card_stays_in_view_when_nothing_is_laid_on_it() -> None:
    assert at(TWO_THREES).play("x33 +1 +5 #").shown("On the table") == ["3"]


def test_eg_1_a_new_round_starts_with_a_clear_table() -> None:
    bout = at(TWO_THREES, hits=2, rounds=None).play("x33 +1 +5 #")
    assert bout.shown("On the table") == [""]
    assert bout.discards("left") == ""


def test_eg_1_open_discards_shows_all_cards_of_the_round() -> None:
    played = "x33 +1 +5 =24"
    assert at(TWO_THREES, open_discards=True).play(played).shown("Played") == ["2334"]
    assert at(TWO_THREES).play(played).shown("Played") == []


@pytest.mark.parametrize("watcher", WATCHERS)
def test_eg_1_open_discards_changes_nothing_but_the_display(watcher: str) -> None:
    closed, opened = (at(TWO_THREES, open_discards=shown).play("x33 +1 +5") for shown in (False, True))
    seat = WATCHERS[watcher]
    assert closed.bout.state.sight(seat) == opened.bout.state.sight(seat)
    assert closed.legal() == opened.legal()
    assert closed.shown("On the table") == opened.shown("On the table")


def test_eg_1_a_hit_shows_no_hand() -> None:
    bout = at(TWO_THREES).play("x33 +1 +5 #")
    assert bout.hand("left", "right") == bout.hand("right", "left") == bout.hand("left", "spectator") == ""
    assert not [line for line in bout.heard("right") if line.startswith("showed")]


def test_eg_1_a_fencer_without_a_move_shows_no_hand() -> None:
    bout = at("left=18 right=22 hands=21133/44555 pack=12").play(">2 +1")
    assert bout.reason == "no-move"
    assert bout.hand("right", "left") == bout.hand("left", "right") == ""


@pytest.mark.parametrize("watcher", WATCHERS)
def test_eg_1_a_showdown_shows_both_hands_to_all(watcher: str) -> None:
    bout = at("left=5 right=12 hands=11355/22244 pack=4").play(">1 +4")
    assert (bout.hand("left", watcher), bout.hand("right", watcher)) == ("13455", "22244")
    assert bout.heard(watcher)[-4:-2] == ["showed left 6 1 3 4 5 5", "showed right 6 2 2 2 4 4"]


def test_eg_1_declining_the_last_attack_shows_no_hand() -> None:
    bout = at(LAST_CHANCE, "basic").play("-")
    assert bout.hand("left", "right") == bout.hand("right", "left") == ""


@pytest.mark.parametrize("watcher", WATCHERS)
def test_eg_1_everyone_may_count_the_pack(watcher: str) -> None:
    bout = at("left=5 right=12 hands=11355/22244 pack=44")
    assert bout.sees(watcher).pack == 2
    assert bout.play(">1 +4").sees(watcher).pack == 1


# -- EG-2: Basic, declining the last attack


def test_eg_2_the_last_attack_may_be_declined() -> None:
    bout = at(LAST_CHANCE, "basic")
    assert bout.legal() == ["-", "x3"]
    assert bout.play("-").reason == "further-advance"


def test_eg_2_declining_is_played_even_as_the_only_action() -> None:
    bout = at("left=4 right=8 hands=11245/13335 pack=3 turn=left", "basic").play(">1 +3")
    assert bout.legal() == ["-", "x3"]
    bout = at("left=4 right=8 hands=11245/11255 pack=3 turn=left", "basic").play(">1 +3")
    assert (bout.legal(), bout.winner) == (["-"], "")


def test_eg_2_declining_is_no_action_before_the_last_card_is_drawn() -> None:
    bout = at("left=5 right=8 hands=11245/13345 pack=2", "basic")
    assert bout.refused("-") == "nothing-to-answer"
    assert "-" not in bout.legal()


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_2_is_basic_only(ruleset: str) -> None:
    with pytest.raises(Malformed):
        en_garde(ruleset).refused("-")
    with pytest.raises(BadStance):
        at(LAST_CHANCE, ruleset)


# -- EG-3: what parries


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_3_by_default_any_cards_of_the_same_number_and_sum_parry(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/12345 turn=left", ruleset).play("x33 +1 +5")
    assert bout.legal() == ["#", "=15", "=24"]
    assert bout.refused("=34") == "wrong-sum"


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_3_same_wants_the_attackers_cards(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/13324", ruleset, parry="same").play("x33 +1 +5")
    assert bout.legal() == ["#", "=33"]
    assert bout.refused("=24") == "not-the-same"
    bout = at("left=5 right=8 hands=33145/12345", ruleset, parry="same").play("x33 +1 +5")
    assert bout.legal() == ["#"]


@pytest.mark.parametrize("parry", ["sum", "same"])
def test_eg_3_a_single_card_is_parried_by_its_like_either_way(parry: str) -> None:
    assert at("left=5 right=8 hands=33145/12345", parry=parry).play("x3 +1").legal() == ["#", "=3"]


def test_eg_3_same_counts_for_an_advance_and_attack_too() -> None:
    bout = at("left=1 right=7 hands=33314/15223", "advanced", parry="same").play(">3x33 +1 +5 +5")
    assert [token for token in bout.legal() if token.startswith("=")] == []
    assert bout.refused("=15") == "not-the-same"


def test_eg_3_there_is_nothing_to_choose_in_basic() -> None:
    with pytest.raises(BadOption):
        rules("basic", parry="same")


# -- EG-4: taking the hit


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_4_taking_the_hit_is_always_legal_even_as_the_only_answer(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/11222", ruleset).play("x33 +1 +5")
    assert (bout.legal(), bout.awaiting, bout.winner) == (["#"], "right", "")
    assert bout.play("#").ended == ("left", "hit")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_4_who_can_parry_may_take_the_hit_instead(ruleset: str) -> None:
    bout = at(TWO_THREES, ruleset).play("x33 +1 +5")
    assert bout.legal() == ["#", "=24"]
    assert bout.play("#").ended == ("left", "hit")


def test_eg_4_the_table_hears_the_same_whether_or_not_he_could_parry() -> None:
    able, helpless = (at(f"left=5 right=8 hands=33145/{hand}").play("x33 +1 +5 #") for hand in ("24111", "22111"))
    assert able.heard("left") == helpless.heard("left")
    assert able.heard("spectator") == helpless.heard("spectator")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_4_there_is_no_hit_to_take_in_a_turn(ruleset: str) -> None:
    bout = at(TWO_THREES, ruleset)
    assert bout.refused("#") == "nothing-to-answer"
    assert bout.play("x33 +1 +5 =24").refused("#") == "nothing-to-answer"


def test_eg_4_in_basic_an_attack_asks_for_no_answer() -> None:
    assert at(TWO_THREES, "basic").play("x3").ended == ("left", "hit")
    with pytest.raises(Malformed):
        en_garde("basic").refused("#")


# -- EG-5: no legal move in the own turn after a parry


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_5_who_parries_and_then_has_no_move_loses(ruleset: str) -> None:
    bout = at("left=18 right=20 hands=22113/24455", ruleset).play("x2 +1")
    assert bout.legal() == ["#", "=2"]
    assert bout.play("=2").ended == ("left", "no-move")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_5_an_empty_hand_is_no_move(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33333/11445", ruleset).play("x33333 +1 +1 +2 +2 +2 =11445")
    assert bout.ended == ("left", "no-move")
    assert bout.sees("right").size_right == 0


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_5_the_right_to_draw_does_not_help_and_comes_too_late(ruleset: str) -> None:
    bout = at("left=18 right=20 hands=22113/24455", ruleset).play("x2 +1 =2")
    assert bout.sees("right").pack == 14
    assert "drew-up right" not in " ".join(bout.heard("right"))


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_5_any_move_keeps_the_round_alive(ruleset: str) -> None:
    bout = at("left=18 right=20 hands=22113/21455", ruleset).play("x2 +1 =2")
    assert (bout.winner, bout.awaiting, bout.legal()) == ("", "right", ["<1", ">1"])


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_5_a_riposte_is_a_move_too(ruleset: str) -> None:
    bout = at("left=20 right=22 hands=22113/22455", ruleset).play("x2 +1 =2")
    assert (bout.winner, bout.legal()) == ("", ["x2"])


# -- EG-6: the parry after the last card


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_6_no_turn_follows_the_parry_of_an_attack_that_took_the_last_card(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/32111 pack=2", ruleset).play("x3 +2 =3")
    assert bout.ended == ("left", "more-cards")
    assert bout.hand("right", "left") == "1112"


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_6_not_even_a_riposte_follows(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=31145/33211 pack=2", ruleset).play("x3 +2 =3")
    assert bout.ended == ("right", "more-cards")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_6_while_the_pack_holds_a_card_the_own_turn_follows(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/32111 pack=22", ruleset).play("x3 +2 =3")
    assert (bout.winner, bout.awaiting) == ("", "right")
    assert {"<1", "<2", ">1", ">2"} <= set(bout.legal())


def test_eg_6_counts_for_an_advance_and_attack_too() -> None:
    bout = at("left=6 right=14 hands=35112/51144 pack=33", "advanced").play(">3x5 +3 +3 =5")
    assert bout.ended == ("right", "further-advance")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_eg_6_an_own_turn_with_an_empty_pack_is_no_stance(ruleset: str) -> None:
    with pytest.raises(BadStance):
        at("left=5 right=8 hands=33145/2111 pack=- turn=right phase=own", ruleset)
