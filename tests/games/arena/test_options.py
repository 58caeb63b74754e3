"""The options: number of seats, heroes, and the two that turn rulings off."""

from __future__ import annotations

from itertools import permutations

import pytest

from salle.core.errors import BadOption
from salle.core.options import Value
from salle.games.arena.rules.cards import HEROES
from tests.games.arena.fighting import SEATS, fight, rules, stance
from tests.support.playing import say

ALL = ",".join(HEROES)
QUIET = "hands=HI,HI,HI,HI,HI/LO,LO,LO,LO,LO turn=2 phase=combat round=9 quiet=1"


def refused(**options: Value) -> BadOption:
    """The error for these options."""
    with pytest.raises(BadOption) as raised:
        rules(**options)
    assert say(raised.value.message, "zh-Hant") != str(raised.value)
    return raised.value


def test_without_options_two_fight_with_heroes_by_lot_and_all_rulings() -> None:
    assert rules().options == {"seats": 2, "heroes": "lot", "second_life": True, "restless": True}


# -- seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_fight(seats: int) -> None:
    begun = fight(seats=seats)
    assert begun.game.seats == seats == len(begun.standing())
    assert begun.game.seat_names == SEATS[:seats]
    assert fight(seats=str(seats)).game.digest == begun.game.digest


@pytest.mark.parametrize("seats", [0, 1, 7, "two", "", None, True])
def test_no_other_number_does(seats: Value) -> None:
    error = refused(seats=seats)
    assert error.message.id == "error-bad-option" and "2..6" in str(error)


def test_every_number_of_seats_is_a_game_of_its_own() -> None:
    assert len({rules(seats=seats).digest for seats in range(2, 7)}) == 5


# -- random heroes


def test_the_lot_gives_each_seat_in_order_a_hero_that_is_not_yet_taken() -> None:
    drawing = fight(seats=3)
    assert (drawing.awaiting, drawing.phase) == ("deck", "lot")
    assert drawing.weights() == {f"@{hero}": 1 for hero in HEROES}
    drawing.play("@squire @bear")
    assert drawing.weights() == {f"@{hero}": 1 for hero in HEROES if hero not in ("squire", "bear")}
    assert drawing.refused("@bear") == "hero-taken"
    assert drawing.play("@duelist").heroes() == ["squire", "bear", "duelist"]
    assert drawing.phase == "deal"


def test_of_six_the_last_has_no_choice() -> None:
    lot = " ".join(f"@{hero}" for hero in reversed(HEROES[1:]))
    assert fight(seats=6).play(lot).legal() == ["@bear"]


def test_no_card_is_dealt_in_the_lot_and_no_hero_in_the_deal() -> None:
    assert fight(seats=2).refused("+HI") == "not-dealt-now"
    assert fight(seats=2).play("@bear @squire").refused("@duelist") == "not-dealt-now"


# -- named heroes


@pytest.mark.parametrize("heroes", ["duelist,bear", "veteran,squire,corsair", ALL])
def test_named_heroes_sit_in_their_order_and_no_lot_is_drawn(heroes: str) -> None:
    begun = fight(heroes=heroes, second_life=False)
    assert begun.heroes() == heroes.split(",")
    assert begun.life() == [{"bear": 11, "duelist": 8, "berserker": 8}.get(hero, 10) for hero in heroes.split(",")]
    assert (begun.phase, begun.bout.actions) == ("deal", [])


def test_named_heroes_are_told_at_once() -> None:
    assert fight(heroes="bear,squire").told() == [
        "Seat 1 is The Bear, with 11 life.",
        "Seat 2 is The Squire, with 11 life.",
    ]


def test_any_two_heroes_may_meet() -> None:
    assert {tuple(fight(heroes=f"{one},{two}").heroes()) for one, two in permutations(HEROES, 2)} == set(
        permutations(HEROES, 2)
    )


@pytest.mark.parametrize(
    ("heroes", "seats"), [("bear", 2), ("bear,squire,duelist", 2), ("bear,squire", 3), (ALL, 5), ("corsair", 6)]
)
def test_as_many_heroes_are_named_as_there_are_seats(heroes: str, seats: int) -> None:
    error = refused(heroes=heroes, seats=seats)
    assert error.message.id == "arena-heroes-for-seats"
    assert str(error) == f"heroes={heroes} must name one hero for each of the {seats} seats."


@pytest.mark.parametrize(
    ("heroes", "why"),
    [
        ("bear,knight", ": there is no knight"),
        ("bear,bear", ": bear appears twice"),
        ("Bear,squire", ": there is no Bear"),
        ("bear,Duelist", ": there is no Duelist"),
        ("lot,bear", ": there is no lot"),
    ],
)
def test_what_is_no_hero_or_there_twice_is_named_and_all_there_are(heroes: str, why: str) -> None:
    assert str(refused(heroes=heroes, seats=2)) == f"heroes={heroes} is invalid{why}. Available: {', '.join(HEROES)}."


@pytest.mark.parametrize("heroes", ["bear,", ",", "", "lots", None, 1])
def test_what_names_no_heroes_is_refused_with_all_there_are(heroes: Value) -> None:
    error = refused(heroes=heroes, seats=2)
    shown = "none" if heroes is None else heroes
    assert error.message.id == "error-bad-option"
    assert str(error) == f"heroes={shown} is invalid. Valid: lot|{ALL}."


# -- second_life and restless


@pytest.mark.parametrize(("given", "life"), [("yes", 11), (True, 11), ("no", 10), (False, 10)])
def test_the_second_life_is_one_more_or_not(given: Value, life: int) -> None:
    assert fight(second_life=given).play("@bear @squire").life() == [11, life]


@pytest.mark.parametrize("given", ["yes", "no"])
def test_with_three_seats_the_second_life_changes_nothing(given: Value) -> None:
    assert fight(second_life=given, heroes="bear,squire,duelist").life() == [11, 10, 8]


@pytest.mark.parametrize(("given", "life", "told"), [("yes", [10, 10], 1), ("no", [11, 11], 0)])
def test_the_crowd_is_restless_or_not(given: Value, life: list[int], told: int) -> None:
    quiet = stance(QUIET, restless=given).play(".")
    assert (quiet.life(), quiet.happened("restless")) == (life, told)
    assert quiet.happened("round-ended") == 1


def test_without_the_crowd_a_game_has_no_horizon() -> None:
    assert rules(restless=False).horizon is None
    horizons = [rules(seats=seats).horizon or 0 for seats in range(2, 7)]
    assert horizons == sorted(horizons) and horizons[0] > 1000


@pytest.mark.parametrize("name", ["second_life", "restless"])
def test_both_are_yes_or_no(name: str) -> None:
    error = refused(**{name: "perhaps"})
    assert str(error) == f"{name}=perhaps is invalid. Valid: yes|no."


def test_each_option_changes_the_digest() -> None:
    changed = [
        rules(seats=2),
        rules(seats=3),
        rules(heroes="bear,squire"),
        rules(heroes="squire,bear"),
        rules(second_life=False),
        rules(restless=False),
    ]
    assert len({game.digest for game in changed}) == len(changed)
    assert changed[0].digest == rules().digest
