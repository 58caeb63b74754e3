"""Defeat: who is defeated, what happens to the cards, who wins, and resigning."""

from __future__ import annotations

import pytest

from salle.core.errors import OutOfTurn
from tests.games.arena.fighting import fight, stance
from tests.games.arena.piles import full

NAMED = "bear,squire,corsair"


# -- no life left


@pytest.mark.parametrize(("life", "weapon"), [(1, "-"), (2, "DA"), (1, "GS"), (3, "GS")])
def test_at_zero_or_less_life_a_hero_is_defeated(life: int, weapon: str) -> None:
    bout = stance(f"items={weapon}/-/- attack=HI>1 life=5/{life}/5").play("#")
    assert (bout.standing(), bout.rules_of("defeated")) == (["first", "third"], ["by-damage"])


@pytest.mark.parametrize(("life", "weapon"), [(2, "-"), (3, "DA"), (6, "GS")])
def test_with_one_life_left_he_stands(life: int, weapon: str) -> None:
    bout = stance(f"items={weapon}/-/- attack=HI>1 life=5/{life}/5").play("#")
    assert (bout.life()[1], bout.standing(), bout.happened("defeated")) == (1, ["first", "second", "third"], 0)


def test_his_hand_and_items_go_to_the_discards() -> None:
    bout = stance("hands=-/LO,DO/- items=GS/BU2,SS/- armor=-/LA1/- attack=HI>1 life=5/1/5").play("#")
    assert (bout.held()[1], bout.items("second"), bout.armor("second")) == (0, [], "")
    assert bout.discards() == ["HI", "LO", "DO", "SS", "BU", "LA"]


def test_those_of_the_others_do_not() -> None:
    bout = stance("hands=HI/-/LO items=GS/-/SS armor=LA/-/PA attack=LO>1 life=5/1/5").play("#")
    assert (bout.items("first"), bout.items("third"), bout.held()) == (["GS"], ["SS"], [1, 0, 1])
    assert (bout.armor("first"), bout.armor("third"), bout.discards()) == ("LA3", "PA7", ["LO"])


def test_what_he_held_is_seen_by_all() -> None:
    bout = stance("hands=-/LO,DO/- attack=HI>1 life=5/1/5").play("#")
    sentence = bout.told("en", "third")[-1]
    assert [words for words in ("Seat 2 is defeated", "Attack: Low", "Dodge") if words not in sentence] == []


def test_a_hero_who_counters_does_not_fall() -> None:
    for answer in ("=DO", "=BU1"):
        bout = stance("hands=-/DO/- items=GS/BU1/- attack=HI>1 life=5/1/5").play(answer)
        assert (bout.life()[1], bout.happened("defeated")) == (1, 0)


def test_the_game_goes_on_without_him() -> None:
    bout = stance(f"{full(3)} phase=combat life=5/1/5").play("HI>1 #")
    assert (bout.turn, bout.phase, bout.ended) == ("third", "discard", ("", ""))
    assert bout.play(". . LE>1").awaiting == "first"


def test_he_is_not_attacked_any_more_and_draws_no_more() -> None:
    bout = stance(f"{full(3)} phase=combat life=5/1/5").play("HI>1 # . .")
    assert (bout.refused("LE>2"), bout.refused("LE>1")) == ("not-standing", "legal")
    assert bout.play(". .").turn == "first"
    assert bout.held()[1] == 0


# -- the last hero standing


@pytest.mark.parametrize(
    ("life", "token", "winner", "utilities"),
    [
        ("5/1", "HI>1", "first", [1, -1]),
        ("5/0/1", "HI>2", "first", [2, -1, -1]),
        ("5/0/0/0/1/0", "HI>4", "first", [5, -1, -1, -1, -1, -1]),
        ("0/0/0/1/0/5", "HI>4", "sixth", [-1, -1, -1, -1, -1, 5]),
    ],
)
def test_the_last_hero_standing_wins(life: str, token: str, winner: str, utilities: list[int]) -> None:
    hands = "/".join("HI" if left == "5" else "-" for left in life.split("/"))
    turn = life.split("/").index("5") + 1
    bout = stance(f"hands={hands} life={life} turn={turn} phase=combat").play(f"{token} #")
    assert (bout.ended, bout.utilities()) == ((winner, "last-standing"), utilities)
    assert (bout.awaiting, bout.phase) == ("nobody", "over")


@pytest.mark.parametrize("life", ["5/1/5", "5/1/0/0/5/0"])
def test_while_two_stand_nobody_has_won(life: str) -> None:
    bout = stance(f"attack=HI>1 life={life}").play("#")
    assert (bout.ended, bout.happened("won")) == (("", ""), 0)


def test_he_wins_at_once_and_no_round_ends() -> None:
    bout = stance("hands=-/HI phase=combat turn=2 life=1/1 round=40").play("HI>1 #")
    assert (bout.ended, bout.life(), bout.happened("round-ended")) == (("second", "last-standing"), [0, 1], 0)


def test_when_all_fall_at_once_the_game_is_drawn() -> None:
    bout = stance("phase=combat turn=2 life=1/1 round=2 quiet=1").play(".")
    assert (bout.ended, bout.utilities()) == (("nobody", "nobody-left"), [0, 0])


# -- resigning


def test_who_retires_is_defeated_as_by_damage() -> None:
    bout = stance("hands=HI/LO,DO/- items=-/SS/- armor=-/LA/-").play("!2")
    assert (bout.standing(), bout.life()[1], bout.rules_of("defeated")) == (["first", "third"], 0, ["retired"])
    assert (bout.held(), bout.discards()) == ([1, 0, 0], ["LO", "DO", "SS", "LA"])


@pytest.mark.parametrize("phase", ["discard", "ready", "combat"])
def test_in_ones_own_turn_the_turn_passes_on(phase: str) -> None:
    bout = stance(f"hands=HI/LO/- phase={phase}").play("!1")
    assert (bout.turn, bout.awaiting, bout.phase, bout.round) == ("second", "second", "discard", 1)


def test_while_one_draws_the_turn_passes_on() -> None:
    bout = stance("hands=HI/LO/-").play(". +GS !1")
    assert (bout.turn, bout.awaiting, bout.phase) == ("second", "second", "discard")
    assert bout.discards() == ["HI", "GS"]


def test_past_the_last_seat_a_round_ends() -> None:
    bout = stance("turn=3 phase=ready hands=-/-/HI round=2 quiet=1 life=5/5/5").play("!3")
    assert (bout.turn, bout.round, bout.life()) == ("first", 3, [4, 4, 0])


@pytest.mark.parametrize("phase", ["discard", "ready", "combat"])
def test_in_the_turn_of_another_nothing_else_changes(phase: str) -> None:
    bout = stance(f"hands=HI/LO/- phase={phase}").play("!2")
    assert (bout.turn, bout.awaiting, bout.phase) == ("first", "first", phase)


def test_while_another_draws_he_draws_on() -> None:
    bout = stance("hands=HI,LO,PH/LO/-").play(". +GS !2")
    assert (bout.phase, bout.awaiting) == ("draw", "deck")
    assert bout.play("+PA").held() == [5, 0, 0]


def test_if_the_target_retires_the_attack_is_spent_and_the_turn_over() -> None:
    bout = stance("hands=HI/LO/- phase=combat").play("HI>1 !2")
    assert (bout.turn, bout.phase, bout.fought) == ("third", "discard", True)
    assert (bout.life(), bout.discards(), bout.happened("answered")) == ([11, 0, 10], ["HI", "LO"], 0)


def test_if_the_attacker_retires_there_is_nothing_to_answer() -> None:
    bout = stance("hands=HI/LO/- phase=combat").play("HI>2 !1")
    assert (bout.turn, bout.phase, bout.life()) == ("second", "discard", [0, 10, 10])
    assert bout.happened("answered") == 0


def test_if_another_retires_the_attack_is_answered_still() -> None:
    bout = stance("hands=HI/LO/PH phase=combat").play("HI>2 !2")
    assert (bout.phase, bout.awaiting) == ("answer", "third")
    assert bout.play("=PH").turn == "third"


def test_before_the_lot_one_has_no_hero_and_the_lot_goes_on() -> None:
    bout = fight(seats=3).play("!1")
    assert bout.phase == "lot"
    assert bout.play("@bear @squire").heroes() == ["", "bear", "squire"]
    assert (bout.phase, bout.weights()["+HI"]) == ("deal", 5)


def test_after_his_lot_his_hero_is_taken_still() -> None:
    bout = fight(seats=3).play("@bear !1")
    assert (bout.refused("@bear"), bout.heroes()) == ("hero-taken", ["bear", "", ""])


def test_in_the_deal_it_goes_on_for_the_others() -> None:
    bout = fight(heroes=NAMED).play("+HI +HI +LE +LE !1")
    assert (bout.phase, bout.discards()) == ("deal", ["HI", "HI", "LE", "LE"])
    bout.play("+LO +LO +LO +LO +LO +RI +RI +RI +RI +PH")
    assert (bout.held(), bout.turn, bout.phase) == ([0, 5, 5], "second", "discard")


def test_of_two_the_other_wins_by_retirement() -> None:
    for bout in (fight(), fight(heroes="bear,squire").play("+HI"), stance("hands=HI/LO"), stance("attack=HI>1")):
        assert bout.play("!2").ended == ("first", "retired")


@pytest.mark.parametrize(("seats", "tokens"), [(3, "!2 !1"), (6, "!5 !1 !2 !6 !4")])
def test_of_more_the_last_who_stays_wins(seats: int, tokens: str) -> None:
    bout = stance(full(seats)).play(tokens)
    assert (bout.ended, bout.utilities()) == (("third", "last-standing"), [-1, -1, seats - 1, -1, -1, -1][:seats])


def test_the_last_wins_in_the_lot_too() -> None:
    assert fight(seats=3).play("!1 @bear !3").ended == ("second", "last-standing")


def test_nobody_retires_twice_or_after_he_was_defeated() -> None:
    for bout in (stance("", seats=3).play("!2"), stance("life=5/0/5"), stance("attack=HI>1 life=5/1/5").play("#")):
        with pytest.raises(OutOfTurn):
            bout.play("!2")


def test_nobody_retires_when_the_game_is_over() -> None:
    with pytest.raises(OutOfTurn):
        stance("attack=HI>1 life=5/1").play("# !1")
