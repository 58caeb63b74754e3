"""Actions are given as numbers of any type or as tokens; what can't be is told in the game's own words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, SupportsIndex

import numpy
import pytest

import salle
from salle import CHANCE, NOBODY, Bout, Seat
from salle.core.errors import Ambiguous, BadOption, BadStance, Illegal, Malformed, OutOfRange, OutOfTurn, SalleError

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
        ("", Malformed, "An empty text is not an action of this game"),
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


@pytest.mark.parametrize("number", [10**6, 2**70, -99])
def test_an_unknown_number_has_no_token(number: int) -> None:
    with pytest.raises(OutOfRange, match=f"There is no action {number} here. The last one is 294."):
        salle.game("engarde").notation.token(salle.Action(number))


def test_a_token_that_may_mean_several_actions_is_ambiguous() -> None:
    bout = Bout(salle.game("engarde"), salle.game("engarde").stance("left=9 right=13 hands=44123/12355 turn=left"))
    with pytest.raises(Ambiguous, match="4 could mean any of these: "):
        bout.act(LEFT, "4")


# -- seeds


@pytest.mark.parametrize("seed", [7, numpy.int64(7), numpy.uint8(7), Numbered(7), "7"])
def test_a_seed_is_a_number_of_any_type_or_text(seed: Any) -> None:
    game = salle.game("engarde", hits=1)
    assert salle.Rng(seed).word() == salle.Rng(7).word()
    assert salle.Dealer(seed).deal(game, game.new()) == salle.Dealer(7).deal(game, game.new())
    assert salle.play(game, "tactic", seed=seed) == salle.play(game, "tactic", seed=7)


@pytest.mark.parametrize("seed", [None, 1.5, [7]])
def test_what_is_no_seed_is_told(seed: Any) -> None:
    words = re.escape(f"{seed!r} of type {type(seed).__name__} is not a seed. A seed is an integer or a text.")
    game = salle.game("engarde")
    for make in (salle.Rng, salle.Dealer, lambda seed: salle.player("random", game, seed)):
        with pytest.raises(BadOption, match=words):
            make(seed)
    with pytest.raises(BadOption, match=words):
        salle.play(game, "random", seed=seed)


# -- plies and positions of other games


def test_a_ply_before_the_start_is_told() -> None:
    with pytest.raises(OutOfRange, match=r"There is no ply -1\. Plies are numbered from 0 to 11\."):
        engarde().until(-1)


def test_a_bout_does_not_start_from_a_position_of_another_game() -> None:
    game = salle.game("engarde")
    with pytest.raises(BadStance, match=r"The position is one of <engarde/basic .*, but the bout is one of <engarde/"):
        Bout(game, salle.game("engarde/basic").new())
    assert Bout(game, salle.game("engarde").new()).start == game.new()


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


@pytest.mark.parametrize("seat", [2, -4])
def test_a_seat_that_does_not_exist_observes_nothing(seat: int) -> None:
    with pytest.raises(OutOfRange, match=re.escape(f"There is no seat {seat}. The seats are 0 (Left), 1 (Right).")):
        engarde().state.observation(Seat(seat))


def test_a_seat_is_a_number_of_any_type() -> None:
    game = salle.game("engarde")
    bout = Bout(game, game.stance("left=5 right=8 hands=33145/24111 turn=left"))
    seat = Seat(numpy.int64(1))  # type: ignore[arg-type]
    assert bout.information_state(seat) == bout.information_state(RIGHT)
    assert bout.state.observation(seat) == bout.state.observation(RIGHT)


@pytest.mark.parametrize("seat", [CHANCE, NOBODY])
def test_what_is_no_seat_is_told_so(seat: Seat) -> None:
    bout = Bout(salle.game("engarde"))
    with pytest.raises(OutOfTurn, match="Only a seat can act here"):
        bout.act(seat, ">1")
