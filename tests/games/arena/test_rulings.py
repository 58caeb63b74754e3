"""The rulings AR-1 to AR-9, each with cases for and against."""

from __future__ import annotations

import pytest

from salle.games.arena.rules.cards import HEROES
from tests.games.arena.fighting import Fighting, fight, stance
from tests.games.arena.piles import ALL_OUT, HANDS, few_cards, full, thin

# The last seat ends its turn with a dot, which also ends the round.
SECOND = "phase=combat turn=2"
THIRD = "phase=combat turn=3"
DEAL = "+HI +HI +HI +HI +HI +LO +LO +LO +LO +LO"


def struck(shield: str, attack: str = "HI", weapons: str = "-", more: str = "") -> Fighting:
    """The bear has attacked, and the second seat must answer."""
    return stance(f"items={weapons}/{shield} attack={attack}>1 {more}")


# -- AR-1: an empty deck


def test_ar_1_an_empty_deck_is_made_of_the_discards() -> None:
    bout = thin("hands=HI,LO,PH,PL/DO")
    discards = bout.discards()
    assert (bout.deck(), len(discards)) == ([], 52)
    bout.play(".")
    assert (bout.awaiting, bout.deck(), bout.discards()) == ("deck", discards, [])
    assert bout.heard() == ["kept first", "reshuffled 52"]


def test_ar_1_in_the_middle_of_a_draw_too() -> None:
    bout = thin("hands=HI,LO,PH/DO", deck="GS").play(". +GS")
    assert (bout.awaiting, bout.happened("reshuffled")) == ("deck", 1)
    assert bout.play("+PA").hand("first") == ["HI", "LO", "PH", "GS", "PA"]


def test_ar_1_the_card_of_this_discard_phase_is_shuffled_in() -> None:
    assert thin("hands=FE,LO,PH,PL,DO/DO").play("-FE").weights()["+FE"] == 1


def test_ar_1_hands_and_ready_items_are_not_shuffled_in() -> None:
    bout = thin("hands=FE/TH items=GS/RS armor=PA/MA").play(".")
    assert [card for card in ("FE", "TH", "GS", "RS", "PA", "MA") if f"+{card}" in bout.weights()] == []


def test_ar_1_before_a_card_is_due_nothing_is_shuffled() -> None:
    bout = thin("hands=HI,LO,PH,PL/DO", deck="GS").play(". +GS")
    assert (bout.phase, bout.deck(), bout.happened("reshuffled"), len(bout.discards())) == ("ready", [], 0, 51)


def test_ar_1_whoever_holds_five_shuffles_nothing() -> None:
    bout = thin("hands=HI,LO,PH,PL,DO/DO").play(".")
    assert (bout.phase, bout.happened("reshuffled")) == ("ready", 0)


def test_ar_1_if_both_are_empty_nothing_is_drawn() -> None:
    bout = stance(ALL_OUT, cards=few_cards())
    assert (bout.deck(), bout.discards()) == ([], [])
    bout.play(".")
    assert (bout.phase, bout.awaiting, bout.held()[0]) == ("ready", "first", 4)


def test_ar_1_the_draw_stops_when_both_are_empty() -> None:
    bout = stance(ALL_OUT, cards=few_cards()).play("-HI")
    assert bout.weights() == {"+HI": 1}
    assert bout.play("+HI").phase == "ready"
    assert bout.held()[0] == 4


# -- AR-2: free hands


@pytest.mark.parametrize(
    ("ready", "item"),
    [("GS", "DA"), ("GS", "BU"), ("GS", "SP"), ("DA", "GS"), ("BU", "GS"), ("DA,SS", "WA"), ("DA,BU", "RS")],
)
def test_ar_2_an_item_without_free_hands_is_not_readied(ready: str, item: str) -> None:
    assert stance(f"hands={item}/- items={ready}/- phase=ready").refused(f"^{item}") == "no-free-hands"


@pytest.mark.parametrize(("ready", "item"), [("-", "GS"), ("-", "DA"), ("DA", "BU"), ("BU", "SS"), ("RS", "BU")])
def test_ar_2_an_item_with_free_hands_is(ready: str, item: str) -> None:
    bout = stance(f"hands={item}/- items={ready}/- phase=ready").play(f"^{item}")
    assert item in [worn[:2] for worn in bout.items("first")]


@pytest.mark.parametrize(
    ("ready", "drops", "item"), [("GS", "vGS", "DA"), ("DA", "vDA", "GS"), ("DA,BU", "vBU3", "RS")]
)
def test_ar_2_after_dropping_something_it_is(ready: str, drops: str, item: str) -> None:
    bout = stance(f"hands={item}/- items={ready}/- phase=ready")
    assert (bout.refused(f"^{item}"), bout.play(drops).refused(f"^{item}")) == ("no-free-hands", "legal")


def test_ar_2_enough_must_be_dropped() -> None:
    bout = stance("hands=GS/- items=DA,BU/- phase=ready").play("vDA")
    assert (bout.refused("^GS"), bout.play("vBU3").refused("^GS")) == ("no-free-hands", "legal")


def test_ar_2_the_refusal_says_so() -> None:
    assert "drop something" in stance("hands=GS/- items=DA/- phase=ready").says("^GS")


def test_ar_2_armor_needs_no_hands() -> None:
    assert stance("hands=PA/- items=GS/- armor=LA/- phase=ready").refused("^PA") == "legal"


def test_ar_2_dropped_armor_frees_no_hands() -> None:
    assert stance("hands=DA/- items=GS/- armor=LA/- phase=ready").play("vLA").refused("^DA") == "no-free-hands"


# -- AR-3: shields wear


@pytest.mark.parametrize(("shield", "left"), [("BU", "BU2"), ("BU2", "BU1"), ("RS", "RS4"), ("RS2", "RS1")])
def test_ar_3_the_strength_of_a_shield_that_counters_falls_by_the_damage(shield: str, left: str) -> None:
    bout = struck(shield)
    answer = next(token for token in bout.legal() if token != "#")
    assert bout.play(answer).items("second") == [left]


def test_ar_3_by_all_the_damage() -> None:
    assert struck("RS", "MBh", "DA").play("=RS5").items("second") == ["RS1"]  # 1 + 1 + 2


def test_ar_3_at_zero_it_is_destroyed() -> None:
    bout = struck("BU", "MBh").play("=BU3")
    assert (bout.items("second"), bout.discards()) == ([], ["MB", "BU"])


def test_ar_3_below_zero_it_is_destroyed() -> None:
    bout = struck("BU1", "MBh").play("=BU1")
    assert (bout.items("second"), bout.discards()) == ([], ["MB", "BU"])


def test_ar_3_the_attack_is_countered_all_the_same() -> None:
    bout = struck("BU1", "MBh", more="armor=-/LA").play("=BU1")
    assert (bout.life(), bout.armor("second"), bout.happened("damaged")) == ([11, 11], "LA3", 0)


def test_ar_3_what_is_left_counters_again() -> None:
    bout = stance(f"{full(2)} items=-/BU phase=combat").play("HI>1 =BU3 . . . . +GS . HI>1")
    assert bout.legal() == ["#", "=BU2"]
    assert bout.play("=BU2").items("second") == ["BU1"]


def test_ar_3_a_shield_that_does_not_counter_takes_nothing() -> None:
    assert struck("BU").play("#").items("second") == ["BU3"]
    assert struck("BU", more="hands=-/DU").play("=DU").items("second") == ["BU3"]
    assert struck("BU,RS").play("=RS5").items("second") == ["BU3", "RS4"]


# -- AR-4: out of turn, and no refill


def test_ar_4_a_defence_is_played_in_anothers_turn() -> None:
    bout = stance("hands=HI/DU/- phase=combat").play("HI>1")
    assert (bout.turn, bout.awaiting, bout.refused("=DU")) == ("first", "second", "legal")


@pytest.mark.parametrize("phase", ["discard", "ready", "combat"])
def test_ar_4_and_not_in_ones_own(phase: str) -> None:
    assert stance(f"hands=DU/- phase={phase}").refused("=DU") == "not-now"


def test_ar_4_the_hand_of_a_defender_is_not_refilled() -> None:
    bout = stance(f"{full(3)} phase=combat").play("HI>2 =PH")
    assert (bout.held(), bout.turn) == ([4, 5, 4], "second")
    assert bout.play(". . .").held() == [4, 5, 4]


def test_ar_4_but_in_his_own_draw_phase() -> None:
    bout = stance("hands=HI/DU,HI,HI,HI,LO phase=combat").play("HI>1 =DU")
    assert (bout.held(), bout.phase) == ([0, 4], "discard")
    assert bout.play(".").awaiting == "deck"
    assert bout.play("+PA").held() == [0, 5]


def test_ar_4_nor_is_that_of_the_attacker() -> None:
    bout = stance(f"{full(2)} phase=combat").play("HI>1 # .")
    assert (bout.held(), bout.phase, bout.turn) == ([4, 5], "ready", "second")


# -- AR-5: rounds, and the restless crowd


def test_ar_5_the_second_quiet_round_costs_every_hero_a_life() -> None:
    bout = stance(f"{THIRD} round=2 quiet=1 life=9/8/7").play(".")
    assert (bout.life(), bout.quiet, bout.rules_of("restless")) == ([8, 7, 6], 2, ["by-restlessness"])


def test_ar_5_the_first_does_not() -> None:
    bout = stance(f"{THIRD} life=9/8/7").play(".")
    assert (bout.life(), bout.quiet, bout.happened("restless")) == ([9, 8, 7], 1, 0)


def test_ar_5_each_further_one_in_a_row_does_again() -> None:
    bout = stance(f"{SECOND} round=5 quiet=2 life=9/8").play(".")
    assert (bout.life(), bout.quiet) == ([8, 7], 3)


def test_ar_5_two_quiet_rounds_are_played_out() -> None:
    bout = stance(full(2)).play(". . . . . .")
    assert (bout.round, bout.quiet, bout.life()) == (2, 1, [11, 11])
    bout.play(". . . . . .")
    assert (bout.round, bout.quiet, bout.life()) == (3, 2, [10, 10])


@pytest.mark.parametrize("answer", ["#", "=DU", "=BU3"])
def test_ar_5_a_round_with_an_attack_is_not_quiet_countered_or_not(answer: str) -> None:
    bout = stance(f"hands=DU/HI items=BU/- {SECOND} round=2 quiet=1").play(f"HI>1 {answer}")
    assert (bout.happened("round-ended"), bout.quiet, bout.happened("restless")) == (1, 0, 0)


def test_ar_5_an_attack_of_anybody_in_the_round_will_do() -> None:
    bout = stance(f"{full(3)} phase=combat round=2 quiet=1").play("HI>2 # . . . . . .")
    assert (bout.round, bout.quiet, bout.happened("restless")) == (3, 0, 0)


def test_ar_5_after_an_attack_the_count_begins_anew() -> None:
    bout = stance(f"{full(2)} phase=combat round=2 quiet=1").play("HI>1 # . . . . +GS . . . . .")
    assert (bout.round, bout.quiet, bout.happened("restless")) == (4, 1, 0)


def test_ar_5_to_ready_an_item_is_no_attack() -> None:
    bout = stance("hands=-/SS phase=ready turn=2 round=2 quiet=1").play("^SS")
    assert (bout.happened("restless"), bout.life()) == (1, [10, 10])


def test_ar_5_armor_or_not() -> None:
    bout = stance(f"{SECOND} round=2 quiet=1 armor=PA/-").play(".")
    assert (bout.life(), bout.armor("first")) == ([10, 10], "PA7")


def test_ar_5_the_round_ends_past_the_starters_seat_though_he_has_fallen() -> None:
    bout = stance(f"{THIRD} life=0/5/5 round=2 quiet=1").play(".")
    assert (bout.round, bout.turn, bout.life()) == (3, "second", [0, 4, 4])


def test_ar_5_the_round_ends_past_it_from_a_seat_in_the_middle() -> None:
    bout = stance("phase=combat turn=4 life=0/5/0/5/0/0 round=2 quiet=1").play(".")
    assert (bout.round, bout.turn, bout.life()) == (3, "second", [0, 4, 0, 4, 0, 0])


@pytest.mark.parametrize("turn", [1, 2])
def test_ar_5_no_round_ends_before_that(turn: int) -> None:
    bout = stance(f"phase=combat turn={turn} life=5/5/5 round=2 quiet=1").play(".")
    assert (bout.round, bout.happened("round-ended"), bout.life()) == (2, 0, [5, 5, 5])


def test_ar_5_all_fall_at_once_and_one_who_is_left_wins() -> None:
    bout = stance(f"{THIRD} life=1/2/1 round=2 quiet=1").play(".")
    assert (bout.ended, bout.rules_of("defeated")) == (("second", "last-standing"), ["by-restlessness"] * 2)


def test_ar_5_if_none_is_left_the_game_is_drawn() -> None:
    bout = stance(f"{THIRD} life=1/1/1 round=2 quiet=1").play(".")
    assert (bout.ended, bout.utilities()) == (("nobody", "nobody-left"), [0, 0, 0])


def test_ar_5_if_several_are_left_the_game_goes_on_with_the_next_of_them() -> None:
    bout = stance(f"{THIRD} life=1/2/2 round=2 quiet=1").play(".")
    assert (bout.standing(), bout.turn, bout.phase) == (["second", "third"], "second", "discard")


def test_ar_5_an_option_turns_it_off() -> None:
    bout = stance(f"{SECOND} round=9 quiet=7 life=1/1", restless=False).play(".")
    assert (bout.life(), bout.quiet, bout.happened("restless")) == ([1, 1], 8, 0)


# -- AR-6: from the 40th round on


def test_ar_6_the_40th_round_costs_a_life_though_somebody_attacked() -> None:
    bout = stance(f"{SECOND} round=40 fought=yes life=5/4").play(".")
    assert (bout.life(), bout.quiet) == ([4, 3], 0)


def test_ar_6_and_so_does_every_round_after_it() -> None:
    assert stance(f"{SECOND} round=43 fought=yes life=5/4").play(".").life() == [4, 3]


def test_ar_6_the_39th_does_not() -> None:
    bout = stance(f"{SECOND} round=39 fought=yes life=5/4").play(".")
    assert (bout.life(), bout.round) == ([5, 4], 40)


def test_ar_6_a_quiet_round_after_the_40th_costs_no_more_than_one() -> None:
    assert stance(f"{SECOND} round=43 quiet=3 life=5/4").play(".").life() == [4, 3]


def test_ar_6_so_the_last_ones_fall() -> None:
    assert stance(f"{SECOND} round=44 fought=yes life=1/2").play(".").ended == ("second", "last-standing")


def test_ar_6_an_option_turns_it_off_too() -> None:
    assert stance(f"{SECOND} round=44 fought=yes life=1/2", restless=False).play(".").life() == [1, 2]


# -- AR-7: the second seat of two


def test_ar_7_of_two_the_second_begins_with_one_life_more() -> None:
    assert fight(heroes="squire,veteran").life() == [10, 11]


def test_ar_7_whoever_it_is_by_the_lot() -> None:
    assert fight().play("@bear @duelist").life() == [11, 9]


@pytest.mark.parametrize("heroes", ["squire,veteran,bear", "squire,veteran,bear,corsair,duelist,berserker"])
def test_ar_7_of_more_he_does_not(heroes: str) -> None:
    assert fight(heroes=heroes).life()[:3] == [10, 10, 11]


def test_ar_7_of_three_he_does_not_after_one_has_left() -> None:
    assert fight(seats=3).play("!1 @squire @veteran").life() == [0, 10, 10]


def test_ar_7_an_option_takes_it_away() -> None:
    assert fight(heroes="squire,veteran", second_life=False).life() == [10, 10]


# -- AR-8: the deal


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ar_8_everyone_is_dealt_five_in_seat_order(seats: int) -> None:
    bout = fight(heroes=",".join(HEROES[:seats]))
    for seat, hand in enumerate(HANDS[:seats]):
        assert bout.held() == [5] * seat + [0] * (seats - seat)
        bout.play(" ".join(f"+{card}" for card in hand.split(",")))
        assert ",".join(bout.hand(bout.game.seat_names[seat])) == hand
    assert (bout.held(), bout.happened("drew-unseen")) == ([5] * seats, 5 * seats)


def test_ar_8_then_the_first_turn_begins_and_nobody_draws_a_sixth() -> None:
    bout = fight(heroes="bear,squire").play(DEAL)
    assert (bout.phase, bout.awaiting, bout.held(), len(bout.deck())) == ("discard", "first", [5, 5], 47)
    assert bout.play(".").phase == "ready"


def test_ar_8_nobody_acts_before_all_have_five() -> None:
    bout = fight(heroes="bear,squire").play(DEAL.removesuffix(" +LO"))
    assert (bout.phase, bout.awaiting) == ("deal", "deck")


def test_ar_8_whoever_has_left_is_dealt_none() -> None:
    bout = fight(heroes="bear,squire,corsair").play("+HI +HI !1 +LO +LO +LO +LO +LO +RI +RI +RI +RI +LE")
    assert (bout.held(), bout.awaiting) == ([0, 5, 5], "second")


# -- AR-9: what is public


OPEN = [
    ("life=9/9", "life=9/8"),
    ("items=SS/-", "items=DA/-"),
    ("items=BU3/-", "items=BU2/-"),
    ("armor=LA3/-", "armor=LA2/-"),
    ("discards=HI", "discards=LO"),
    ("hands=HI/-", "hands=HI,LO/-"),
]


@pytest.mark.parametrize(("one", "other"), OPEN)
def test_ar_9_life_items_with_their_damage_discards_and_hand_sizes_are_public(one: str, other: str) -> None:
    for watcher in ("second", "spectator"):
        assert stance(one).sight(watcher) != stance(other).sight(watcher)


def test_ar_9_the_size_of_the_deck_is_public() -> None:
    bout = stance("hands=HI,LO/PH").play(". +LE")
    assert bout.heard() == ["kept first", "drew-unseen first 53"]


@pytest.mark.parametrize("watcher", ["second", "third", "spectator"])
def test_ar_9_hands_are_not(watcher: str) -> None:
    assert stance("hands=HI,LO/PH/-").sight(watcher) == stance("hands=DO,GS/PH/-").sight(watcher)


def test_ar_9_everyone_sees_his_own_hand() -> None:
    assert stance("hands=HI,LO/PH").sight("first") != stance("hands=DO,GS/PH").sight("first")


def test_ar_9_a_draw_is_seen_by_whoever_draws() -> None:
    bout = stance("hands=HI,LO,PH,PL/DO/-").play(". +GS")
    assert [bout.witnessed(watcher) for watcher in ("first", "second", "spectator")] == [". +GS", ". +?", ". +?"]
    assert "drew" in bout.events("first")
    assert "drew" not in bout.events("second") + bout.events("spectator")


def test_ar_9_a_discard_is_seen_by_all() -> None:
    bout = stance("hands=GS,LO/PH/-").play("-GS")
    assert [bout.witnessed(watcher) for watcher in ("second", "third", "spectator")] == ["-GS"] * 3
