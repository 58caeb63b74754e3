"""Set-up and turns: discard, draw, ready, combat, and the order of turns."""

from __future__ import annotations

import pytest

from salle.core.errors import BadOption, Malformed
from salle.games.arena.rules.cards import HEROES
from tests.games.arena.fighting import fight, stance
from tests.games.arena.piles import full, thin

READY = "phase=ready"
COMBAT = "phase=combat"
seats_of_tables = pytest.mark.parametrize("seats", [2, 3, 6])
every_item = pytest.mark.parametrize("item", ["DA", "SS", "WA", "SP", "WH", "GS", "BU", "RS", "LA", "MA", "PA"])


# -- random heroes


@seats_of_tables
def test_heroes_are_drawn_by_lot_in_seat_order(seats: int) -> None:
    bout = fight(seats=seats)
    for seat, hero in enumerate(HEROES[::-1][:seats]):
        assert bout.weights() == {f"@{other}": 1 for other in HEROES[: 6 - seat]}
        bout.play(f"@{hero}")
    assert (bout.heroes(), bout.phase) == (list(HEROES[::-1][:seats]), "deal")


def test_heroes_are_distinct() -> None:
    assert fight(seats=3).play("@bear").refused("@bear") == "hero-taken"
    with pytest.raises(BadOption):
        fight(heroes="bear,bear")


def test_named_heroes_need_no_lot() -> None:
    bout = fight(heroes="duelist,bear,corsair")
    assert (bout.phase, bout.heroes(), bout.life()) == ("deal", ["duelist", "bear", "corsair"], [8, 11, 10])


def test_as_many_are_named_as_there_are_seats() -> None:
    with pytest.raises(BadOption):
        fight(seats=3, heroes="duelist,bear")


@pytest.mark.parametrize(
    ("hero", "life"),
    [("bear", 11), ("veteran", 10), ("squire", 10), ("corsair", 10), ("duelist", 8), ("berserker", 8)],
)
def test_a_hero_begins_with_his_life(hero: str, life: int) -> None:
    assert fight(seats=3).play(f"@{hero}").life() == [life, 0, 0]


# -- discard


@pytest.mark.parametrize("card", ["HI", "DO", "SS", "BU", "PA"])
def test_one_card_of_any_kind_may_be_discarded(card: str) -> None:
    bout = stance(f"hands=LE,{card}/-").play(f"-{card}")
    assert (bout.hand("first"), bout.discards()) == (["LE"], [card])


def test_no_second_card_is_discarded() -> None:
    bout = stance("hands=HI,LO,PH,PL,DO/-").play("-HI +GS")
    assert (bout.phase, bout.refused("-LO")) == ("ready", "not-now")


def test_nobody_has_to_discard() -> None:
    bout = stance("hands=HI,LO,PH,PL,DO/-").play(".")
    assert (bout.held(), bout.discards(), bout.events()) == ([5, 0], [], ["kept"])


def test_only_a_card_of_the_hand_is_discarded() -> None:
    bout = stance("hands=HI/LO items=SS/- armor=LA/-")
    assert [bout.refused(token) for token in ("-LO", "-SS", "-LA")] == ["not-in-hand"] * 3


def test_with_an_empty_hand_there_is_nothing_to_discard() -> None:
    assert stance("hands=-/HI").legal() == ["."]


def test_a_discard_lies_openly() -> None:
    bout = stance("hands=HI,LO,PH,PL,DO/-").play("-PL")
    assert bout.heard("second") == ["discarded first 8"]
    assert bout.told()[0] == "Seat 1 discards Parry: Low."


# -- draw


@pytest.mark.parametrize(("hand", "due"), [("-", 5), ("HI", 4), ("HI,LO,PH,PL", 1)])
def test_one_draws_up_to_five(hand: str, due: int) -> None:
    bout = stance(f"hands={hand}/-").play(".")
    for _ in range(due):
        assert bout.phase == "draw"
        bout.play("+LE" if bout.weights()["+LE"] > 1 else "+RI")
    assert (bout.phase, bout.held()) == ("ready", [5, 0])


def test_with_five_one_draws_none() -> None:
    bout = stance("hands=HI,LO,PH,PL,DO/-").play(".")
    assert (bout.phase, bout.awaiting, bout.happened("drew-unseen")) == ("ready", "first", 0)


def test_who_discards_of_five_draws_one() -> None:
    bout = stance("hands=HI,LO,PH,PL,DO/-").play("-DO")
    assert bout.awaiting == "deck"
    assert bout.play("+GS").hand("first") == ["HI", "LO", "PH", "PL", "GS"]


def test_one_must_draw() -> None:
    bout = stance("hands=HI,LO,PH,PL/-").play(".")
    assert all(token.startswith("+") for token in bout.legal())
    assert bout.refused(".") == "not-dealt-now"


def test_a_draw_is_any_card_of_the_deck_with_as_many_ways_as_copies() -> None:
    ways = stance("hands=HI,HI,PH,PL/FE items=GS/-").play(".").weights()
    assert (ways["+HI"], ways["+LO"], ways["+DO"], ways["+TH"], sum(ways.values())) == (3, 5, 4, 1, 51)
    assert not {"+FE", "+GS"} & set(ways)


def test_only_a_card_of_the_deck_is_drawn() -> None:
    bout = stance("hands=HI,HI,PH,PL/FE items=GS/- discards=TH").play(".")
    assert [bout.refused(token) for token in ("+FE", "+GS", "+TH", "+HI")] == ["not-in-deck"] * 3 + ["legal"]


@seats_of_tables
def test_nobody_draws_in_the_turn_of_another(seats: int) -> None:
    bout = stance(f"hands=HI,LO,PH,PL{'/-' * (seats - 1)}").play(". +GS")
    assert (bout.phase, bout.held()) == ("ready", [5, *[0] * (seats - 1)])


# -- ready: drops


@pytest.mark.parametrize(("ready", "drop"), [("items=SS", "vSS"), ("items=BU", "vBU3"), ("armor=LA", "vLA")])
def test_any_ready_item_may_be_dropped(ready: str, drop: str) -> None:
    bout = stance(f"{ready}/- {READY}").play(drop)
    assert (bout.items("first"), bout.armor("first"), bout.discards()) == ([], "", [drop[1:3]])


def test_several_may_be_dropped_one_after_the_other() -> None:
    bout = stance(f"items=SS,BU/- armor=LA/- {READY}").play("vSS vLA")
    assert (bout.phase, bout.awaiting, bout.items("first")) == ("ready", "first", ["BU3"])
    assert bout.play("vBU3").discards() == ["SS", "BU", "LA"]


def test_nobody_has_to_drop() -> None:
    bout = stance(f"items=SS/- {READY}").play(".")
    assert (bout.phase, bout.items("first")) == ("combat", ["SS"])


def test_only_ones_own_ready_items_are_dropped() -> None:
    bout = stance(f"hands=DA/- items=SS/GS armor=-/LA {READY}")
    assert [bout.refused(token) for token in ("vSS", "vDA", "vGS", "vLA")] == ["legal"] + ["not-ready"] * 3


def test_a_shield_is_dropped_by_the_strength_it_has_left() -> None:
    bout = stance(f"items=BU2,BU/- {READY}")
    assert [bout.refused(token) for token in ("vBU3", "vBU2", "vBU1")] == ["legal", "legal", "not-ready"]
    assert bout.play("vBU2").items("first") == ["BU3"]


def test_after_a_drop_an_item_may_be_readied() -> None:
    bout = stance(f"hands=GS/- items=SS/- {READY}").play("vSS ^GS")
    assert (bout.items("first"), bout.discards()) == (["GS"], ["SS"])


def test_what_was_dropped_is_not_readied_again() -> None:
    assert stance(f"items=SS/- {READY}").play("vSS").refused("^SS") == "not-in-hand"


def test_dropping_alone_does_not_bar_an_attack() -> None:
    bout = stance(f"hands=HI/- items=SS/- armor=LA/- {READY}").play("vSS vLA .")
    assert (bout.phase, bout.legal()) == ("combat", [".", "HI>1"])


def test_nothing_is_dropped_after_readying() -> None:
    bout = stance(f"hands=SS/- items=DA/- {READY}").play("^SS")
    assert (bout.turn, bout.refused("vDA"), bout.items("first")) == ("second", "not-now", ["DA", "SS"])


@pytest.mark.parametrize("phase", ["discard", "combat"])
def test_nothing_is_dropped_in_another_phase(phase: str) -> None:
    assert stance(f"items=DA/- phase={phase}").refused("vDA") == "not-now"


def test_damage_is_forgotten_when_a_shield_leaves_play() -> None:
    bout = thin(f"hands=HI,HI,HI,HI/{'LO,' * 4}LO items=BU1/- {READY}").play("vBU1 . . . . . . +BU ^BU")
    assert bout.items("first") == ["BU3"]


def test_damage_is_forgotten_when_armor_leaves_play() -> None:
    bout = thin(f"hands=HI,HI,HI,HI/{'LO,' * 4}LO armor=PA1/- {READY}").play("vPA . . . . . . +PA ^PA")
    assert bout.armor("first") == "PA7"


# -- ready: one item


@pytest.mark.parametrize(("item", "ready"), [("SS", ["SS"]), ("GS", ["GS"]), ("BU", ["BU3"]), ("RS", ["RS5"])])
def test_a_weapon_or_a_shield_may_be_readied(item: str, ready: list[str]) -> None:
    bout = stance(f"hands=HI,{item}/- {READY}").play(f"^{item}")
    assert (bout.items("first"), bout.hand("first"), bout.discards()) == (ready, ["HI"], [])


@pytest.mark.parametrize(("item", "ready"), [("LA", "LA3"), ("MA", "MA5"), ("PA", "PA7")])
def test_armor_may_be_readied(item: str, ready: str) -> None:
    bout = stance(f"hands=HI,{item}/- {READY}").play(f"^{item}")
    assert (bout.armor("first"), bout.hand("first"), bout.discards()) == (ready, ["HI"], [])


def test_nobody_has_to_ready_an_item() -> None:
    bout = stance(f"hands=SS/- {READY}").play(".")
    assert (bout.phase, bout.items("first"), bout.hand("first")) == ("combat", [], ["SS"])


@every_item
def test_readying_an_item_ends_the_turn(item: str) -> None:
    bout = stance(f"hands=HI,{item}/LO/- {READY}").play(f"^{item}")
    assert (bout.phase, bout.turn, bout.awaiting) == ("discard", "second", "second")


@every_item
def test_who_readied_an_item_does_not_attack_in_that_turn(item: str) -> None:
    readied, declined = (stance(f"hands=HI,{item}/- {READY}").play(token) for token in (f"^{item}", "."))
    assert (readied.turn, declined.turn) == ("second", "first")
    assert ("HI>1" in readied.legal(), "HI>1" in declined.legal()) == (False, True)


def test_in_a_later_turn_he_does() -> None:
    bout = stance(f"hands=HI,HI,HI,HI,SS/LO,LO,LO,LO,LO {READY}").play("^SS . . . . +GS .")
    assert (bout.turn, bout.refused("HI>1")) == ("first", "legal")


@pytest.mark.parametrize("token", ["^HI", "^DO", "^FE"])
def test_attacks_and_defences_are_no_items(token: str) -> None:
    with pytest.raises(Malformed):
        stance(f"hands={token[1:]}/- {READY}").refused(token)


def test_an_item_is_readied_from_the_hand() -> None:
    bout = stance(f"hands=SS/DA,LA {READY}")
    assert [bout.refused(token) for token in ("^SS", "^DA", "^LA")] == ["legal", "not-in-hand", "not-in-hand"]


@pytest.mark.parametrize("phase", ["discard", "combat"])
def test_no_item_is_readied_in_another_phase(phase: str) -> None:
    assert stance(f"hands=SS/- phase={phase}").refused("^SS") == "not-now"


@pytest.mark.parametrize(("old", "new", "now"), [("LA", "PA", "PA7"), ("PA6", "MA", "MA5"), ("LA1", "LA", "LA3")])
def test_new_armor_replaces_the_old_which_is_discarded(old: str, new: str, now: str) -> None:
    bout = stance(f"hands={new}/- armor={old}/- {READY}").play(f"^{new}")
    assert (bout.armor("first"), bout.discards()) == (now, [old[:2]])


def test_the_armor_of_another_is_not_replaced() -> None:
    bout = stance(f"hands=PA/- armor=-/LA2 {READY}").play("^PA")
    assert (bout.armor("first"), bout.armor("second"), bout.discards()) == ("PA7", "LA2", [])


def test_a_weapon_replaces_nothing() -> None:
    bout = stance(f"hands=SS/- items=DA/- armor=LA/- {READY}").play("^SS")
    assert (bout.items("first"), bout.armor("first"), bout.discards()) == (["DA", "SS"], "LA3", [])


@pytest.mark.parametrize("two", ["DA,SS", "DA,DA", "WA,BU", "BU,RS", "BU,BU"])
def test_two_items_of_one_hand_are_ready_together(two: str) -> None:
    first, second = two.split(",")
    bout = stance(f"hands={second}/- items={first}/- {READY}").play(f"^{second}")
    assert sorted(item[:2] for item in bout.items("first")) == sorted([first, second])


def test_two_items_fill_both_hands() -> None:
    bout = stance(f"hands=WA,RS,SP,LA/- items=DA,BU/- {READY}")
    assert [bout.refused(token) for token in ("^WA", "^RS", "^SP", "^LA")] == ["no-free-hands"] * 3 + ["legal"]


@pytest.mark.parametrize("item", ["SP", "WH", "GS"])
def test_a_two_handed_weapon_fills_both_hands(item: str) -> None:
    bout = stance(f"hands=DA,BU,LA/- items={item}/- {READY}")
    assert [bout.refused(token) for token in ("^DA", "^BU", "^LA")] == ["no-free-hands"] * 2 + ["legal"]


@pytest.mark.parametrize("item", ["DA", "SS", "WA", "BU", "RS"])
def test_an_item_of_one_hand_leaves_the_other_free(item: str) -> None:
    bout = stance(f"hands=DA,BU,GS/- items={item}/- {READY}")
    assert [bout.refused(token) for token in ("^DA", "^BU", "^GS")] == ["legal", "legal", "no-free-hands"]


@pytest.mark.parametrize(("item", "ready"), [("DA", "GS"), ("SS", "BU,RS"), ("SP", "DA"), ("WH", "BU"), ("RS", "SP")])
def test_an_item_without_free_hands_is_refused(item: str, ready: str) -> None:
    assert stance(f"hands={item}/- items={ready}/- {READY}").refused(f"^{item}") == "no-free-hands"


@pytest.mark.parametrize("armor", ["LA", "MA", "PA"])
def test_armor_takes_no_hands(armor: str) -> None:
    assert stance(f"hands={armor}/- items=GS/- {READY}").refused(f"^{armor}") == "legal"
    assert stance(f"hands=GS/- armor={armor}/- {READY}").refused("^GS") == "legal"


# -- combat


def test_in_combat_one_attacks_or_does_not() -> None:
    assert stance(f"hands=HI,LO,DO,SS/- {COMBAT}").legal() == [".", "HI>1", "LO>1"]


def test_nobody_has_to_attack() -> None:
    bout = stance(f"hands=HI/- {COMBAT}").play(".")
    assert (bout.turn, bout.phase, bout.hand("first"), bout.fought) == ("second", "discard", ["HI"], False)


def test_without_an_attack_card_there_is_no_attack() -> None:
    assert stance(f"hands=DO,SS,PA/HI {COMBAT}").legal() == ["."]


@pytest.mark.parametrize("answer", ["#", "=PH"])
def test_one_attacks_once_in_a_turn(answer: str) -> None:
    bout = stance(f"hands=HI,LO/PH/- {COMBAT}").play(f"HI>1 {answer}")
    assert (bout.turn, bout.phase) == ("second", "discard")


@pytest.mark.parametrize("phase", ["discard", "ready"])
def test_nobody_attacks_in_another_phase(phase: str) -> None:
    assert stance(f"hands=HI/- phase={phase}").refused("HI>1") == "not-now"


# -- order of turns


def test_the_first_seat_has_the_first_turn() -> None:
    bout = fight(heroes="bear,squire").play("+HI +HI +HI +HI +HI +LO +LO +LO +LO +LO")
    assert (bout.turn, bout.phase, bout.round) == ("first", "discard", 1)


@seats_of_tables
def test_the_turn_passes_clockwise_and_comes_round(seats: int) -> None:
    bout, turns = stance(full(seats)), []
    for _ in range(seats + 1):
        turns.append(bout.turn)
        bout.play(". . .")
    assert turns == [*bout.game.seat_names, "first"]


@pytest.mark.parametrize(
    ("life", "turns"),
    [
        ("5/0/5", ["first", "third", "first", "third"]),
        ("0/5/5", ["second", "third", "second", "third"]),
        ("5/5/0", ["first", "second", "first", "second"]),
        ("5/0/0/5/0/5", ["first", "fourth", "sixth", "first"]),
    ],
)
def test_the_turn_passes_over_the_defeated(life: str, turns: list[str]) -> None:
    hands = ("HI,HI,HI,HI,HI", "LO,LO,LO,LO,LO", "LE,LE,LE,LE,RI", "RI,RI,RI,PH,PH", "-", "PL,PL,PL,DO,DO")
    held = "/".join(hand if left != "0" else "-" for hand, left in zip(hands, life.split("/"), strict=False))
    bout, found = stance(f"hands={held} life={life}"), []
    for _ in turns:
        found.append(bout.turn)
        bout.play(". . .")
    assert found == turns
