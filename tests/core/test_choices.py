"""Actions are given as numbers of any type or as tokens; what can't be is told in the game's own words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, SupportsIndex

import numpy
import pytest

import salle
from salle import CHANCE, NOBODY, Bout, Seat
from salle.core.errors import Ambiguous, Illegal, Malformed, OutOfRange, OutOfTurn, SalleError

DEAL = "@left +1 +2 +3 +4 +5 +1 +1 +2 +2 +3"
LEFT, RIGHT = Seat(0), Seat(1)


class Numbered:
    """Neither an int nor a subclass of it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def engarde(tokens: str = DEAL) -> Bout:
    bout = Bout(salle.game("engarde"))
    for token in tokens.split():
        bout.dealt(token)
    return bout


@pytest.mark.parametrize("kind", [int, numpy.int64, numpy.int8, numpy.uint16, Numbered])
def test_an_action_is_a_number_of_any_type(kind: Callable[[int], SupportsIndex]) -> None:
    bout = engarde()
    bout.act(LEFT, kind(int(bout.game.notation.action(">3"))))
    assert bout.game.notation.token(bout.actions[-1]) == ">3"
    assert type(bout.actions[-1]).__name__ == "int"


@pytest.mark.parametrize("text", [">3", "3"])
def test_an_action_is_a_token_or_what_a_person_writes_for_it(text: str) -> None:
    bout = engarde()
    bout.act(LEFT, text)
    bout.dealt("+5")
    assert " ".join(map(bout.game.notation.token, bout.actions[-2:])) == ">3 +5"


@pytest.mark.parametrize(
    ("choice", "error", "words"),
    [
        ("sideways", Malformed, "sideways is not an action of this game"),
        ("", Malformed, "is not an action of this game"),
        ("x5", Illegal, r"x5 is refused \(not-at-distance\)"),
        ("+1", Malformed, "it is a player’s turn, not the deck’s"),
        ("!1", OutOfRange, "There is no action !1 here"),
        (-1, OutOfRange, "There is no action -1 here. The last one is 286"),
        (numpy.int64(9999), OutOfRange, "There is no action 9999 here"),
        (2**70, OutOfRange, "There is no action"),
        (True, OutOfRange, "True of type bool is not an action"),
        (numpy.True_, OutOfRange, "of type bool"),
        (2.0, OutOfRange, "2.0 of type float is not an action. An action is an integer or a token"),
        (None, OutOfRange, "None of type NoneType"),
    ],
)
def test_what_can_t_be_is_told_and_changes_nothing(choice: Any, error: type[SalleError], words: str) -> None:
    bout = engarde()
    before = bout.fork()
    with pytest.raises(error, match=words):
        bout.act(LEFT, choice)
    assert bout == before


def test_a_token_that_may_mean_several_actions_is_ambiguous() -> None:
    bout = Bout(salle.game("engarde"), salle.game("engarde").stance("left=9 right=13 hands=44123/12355 turn=left"))
    with pytest.raises(Ambiguous, match="4 could mean any of these: "):
        bout.act(LEFT, "4")


# -- seats


def told(locale: str, error: SalleError) -> str:
    return salle.texts(locale).say(error.message)


def test_errors_name_seats_as_the_game_does() -> None:
    bout = engarde()
    with pytest.raises(OutOfTurn) as caught:
        bout.act(RIGHT, ">1")
    assert str(caught.value) == "Right cannot act now. It is Left’s turn."
    assert told("zh-Hant", caught.value) == "右方現在不能行動；輪到左方。"
    bout.act(LEFT, ">1")
    with pytest.raises(OutOfTurn, match=re.escape("Left cannot act now. It is the deck’s turn.")):
        bout.act(LEFT, ">1")
    bout.retire(RIGHT)
    with pytest.raises(OutOfTurn, match=re.escape("Left cannot act now. The bout is over.")):
        bout.act(LEFT, ">1")
    with pytest.raises(OutOfTurn, match=re.escape("The bout is over.")):
        bout.read(">1")


def test_seats_are_named_in_a_ring_too() -> None:
    bout = Bout(salle.game("arena", seats=4))
    while bout.awaiting == CHANCE:
        bout.dealt(salle.Dealer(1).deal(bout.game, bout.state))
    seat = bout.awaiting
    bout.retire(seat)
    with pytest.raises(OutOfTurn, match=f"Seat {seat + 1} is already out of the bout"):
        bout.retire(seat)


@pytest.mark.parametrize("seat", [2, 5, -7])
def test_a_seat_that_does_not_exist_is_told_with_those_that_do(seat: int) -> None:
    bout = engarde()
    words = f"There is no seat {seat}. The seats are 0 (Left), 1 (Right)."
    for error, ask in (
        (OutOfRange, lambda: bout.seen(Seat(seat))),
        (OutOfTurn, lambda: bout.act(Seat(seat), ">1")),
        (OutOfTurn, lambda: bout.retire(Seat(seat))),
    ):
        with pytest.raises(error, match=re.escape(words)) as caught:
            ask()
    assert told("zh-Hant", caught.value) == f"沒有座位 {seat}；座位有 0（左方）、1（右方）。"


@pytest.mark.parametrize("seat", [CHANCE, NOBODY])
def test_what_is_no_seat_is_told_so(seat: Seat) -> None:
    bout = Bout(salle.game("engarde"))
    with pytest.raises(OutOfTurn, match="Only a seat can act here"):
        bout.act(seat, ">1")
