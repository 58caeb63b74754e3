"""Any number of seats: utilities, heroes standing, and the laws."""

from __future__ import annotations

import pytest

from salle.core.check.laws import Checker, check_laws
from salle.core.errors import OutOfTurn
from salle.core.game import NOBODY, Seat
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.games.arena import VARIANTS
from tests.games.arena.fighting import SEATS, Fighting, fight, rules, stance

SOAK = pytest.mark.soak  # an interpreted copy plays along, which takes longer with each seat
every_number = pytest.mark.parametrize("seats", range(2, 7))


def last_two(seats: int, attack: str = "") -> Fighting:
    """A position in which only the first and the last hero are standing."""
    life = "/".join(["1", *["0"] * (seats - 2), "1"])
    return stance(f"life={life} {attack}")


# -- utilities


@every_number
def test_a_win_is_worth_as_much_as_all_others_lose(seats: int) -> None:
    assert last_two(seats, f"attack=HI>{seats - 1}").play("#").utilities() == [seats - 1, *[-1] * (seats - 1)]
    assert last_two(seats, f"turn={seats} attack=HI>1").play("#").utilities() == [*[-1] * (seats - 1), seats - 1]


@every_number
def test_a_draw_is_worth_nothing_to_anybody(seats: int) -> None:
    drawn = last_two(seats, f"turn={seats} phase=combat round=9 quiet=1").play(".")
    assert drawn.ended == ("nobody", "nobody-left") and drawn.utilities() == [0] * seats


@every_number
def test_whoever_retires_loses_as_much_as_the_others(seats: int) -> None:
    left = fight(seats=seats).play(" ".join(f"!{number}" for number in range(1, seats)))
    assert left.winner == SEATS[seats - 1]
    assert left.utilities() == [*[-1] * (seats - 1), seats - 1]


@every_number
def test_while_it_goes_on_it_is_worth_nothing(seats: int) -> None:
    assert last_two(seats).utilities() == [0] * seats


@every_number
def test_utilities_add_up_to_nothing_and_the_winner_has_them_all(seats: int) -> None:
    game, ends = rules(seats=seats), set[str]()
    for number in range(6):
        rng, state = Rng("utilities", number), game.new()
        while state.to_act != NOBODY:
            state.apply(random_kind(game, state, rng))
        outcome = state.outcome()
        assert outcome is not None
        worth = [state.utility(Seat(seat)) for seat in range(seats)]
        assert sum(worth) == 0
        assert worth == [(seats - 1 if seat in outcome.winners else -1) * len(outcome.winners) for seat in range(seats)]
        ends.add(game.rule_name(outcome.rule))
    assert "last-standing" in ends


# -- heroes standing


def test_who_stands_can_retire_and_who_does_not_cannot() -> None:
    at = stance("hands=HI/LO/-/PH life=5/5/0/5")
    assert [at.state.stands(Seat(seat)) for seat in range(4)] == [True, True, False, True]
    with pytest.raises(OutOfTurn) as refused:
        at.bout.retire(Seat(2))
    assert str(refused.value) == "Seat 3 is already out of the bout and cannot resign."
    at.bout.retire(Seat(1))
    assert [at.state.stands(Seat(seat)) for seat in range(4)] == [True, False, False, True]


FALLEN = [
    ("", "!2", "retired"),
    ("life=5/1/5/5 attack=HI>1", "#", "by-damage"),
    ("life=5/1/5/5 turn=4 phase=combat round=9 quiet=1", ".", "by-restlessness"),
]


@pytest.mark.parametrize(("text", "token", "rule"), FALLEN)
def test_nobody_leaves_a_second_time_and_nothing_changes_by_trying(text: str, token: str, rule: str) -> None:
    at = stance(text, seats=4).play(token)
    assert at.rules_of("defeated") == [rule] and not at.state.stands(Seat(1))
    before = (at.sights(), at.heard(), list(at.bout.actions))
    for leave in (lambda: at.bout.retire(Seat(1)), lambda: at.play("!2")):
        with pytest.raises(OutOfTurn):
            leave()
    assert (at.sights(), at.heard(), list(at.bout.actions)) == before


@pytest.mark.parametrize("seat", [-3, -2, -1, 3, 6])
def test_a_seat_that_is_not_there_cannot_retire(seat: int) -> None:
    with pytest.raises(OutOfTurn):
        fight(seats=3).bout.retire(Seat(seat))


def test_when_the_game_is_over_nobody_can_retire_not_even_the_winner() -> None:
    over = last_two(3, "attack=HI>2").play("#")
    for seat in range(3):
        with pytest.raises(OutOfTurn):
            over.bout.retire(Seat(seat))


@every_number
def test_all_can_retire_but_the_last(seats: int) -> None:
    at = fight(seats=seats)
    for seat in range(seats - 1):
        assert at.bout.outcome is None
        at.bout.retire(Seat(seat))
    assert at.standing() == [SEATS[seats - 1]] == [at.winner]


def test_points_are_life() -> None:
    at = stance("life=5/-2/7")
    assert [at.state.points(Seat(seat)) for seat in range(3)] == [5, -2, 7]


# -- laws


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=SOAK), 4, pytest.param(6, marks=SOAK)])
def test_the_laws_hold(seats: int) -> None:
    """Sixteen bouts. In the last one a player resigns."""
    report = check_laws(rules(seats=seats), bouts=16, seed="arena")
    assert report.bouts == 16
    assert {law for law, checks in report.checks.items() if checks == 0} <= {"L7", "L11"}


@pytest.mark.slow
def test_the_laws_hold_with_named_heroes_and_a_patient_crowd() -> None:
    game = rules(seats=3, heroes="duelist,bear,squire", restless=False)
    checker = Checker(game, "arena")  # without the interpreted copy, which plays the other games
    for number in range(4):
        checker.check_bout(number)
    assert checker.report.notes["L9"] == "note-endless"


def test_the_variants_have_two_three_four_and_six_seats() -> None:
    assert [rules(**variant).seats for variant in VARIANTS] == [2, 3, 4, 6]
