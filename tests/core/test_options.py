"""Options: what is wrong with one is said, and what would be right."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import salle
from salle.core.errors import BadOption, UnknownName
from salle.core.options import Among, Choice, Flag, Several, Value, Whole, fill_options, recorded_options, typed_value
from salle.games.engarde.options import OPTIONS


def bad_option(ruleset: str = "standard", **options: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        salle.game("engarde", ruleset, **options)
    return caught.value


def test_without_options_the_game_is_as_printed() -> None:
    assert salle.game("engarde").options == {
        "piste": 23, "values": 5, "copies": 5, "hand": 5, "hits": 5, "rounds": None, "starter": "lot",
        "parry": "sum", "open_discards": False,
    }  # fmt: skip


def test_an_unknown_option_lists_those_there_are() -> None:
    error = bad_option(lives=3)
    assert error.message.id == "error-unknown-option"
    assert "lives" in str(error)
    for option in OPTIONS:
        assert f"{option.name}={option.valid()}" in str(error)


def test_an_option_of_another_rule_set_is_unknown() -> None:
    error = bad_option("basic", parry="sum")
    assert error.message.id == "error-unknown-option"
    assert "basic has no option parry" in str(error)
    assert "sum|same" not in str(error)


@pytest.mark.parametrize("value", ["three", "", "2.5", "0x5", "5,", None, True, False, 2.5, [3]])
def test_a_number_of_the_wrong_type_is_refused(value: Any) -> None:
    error = bad_option(hits=value)
    assert error.message.id == "error-bad-option"
    assert "hits=" in str(error) and "1..99" in str(error)


@pytest.mark.parametrize(("name", "low", "high"), [("piste", 3, 99), ("hits", 1, 99), ("rounds", 1, 9999)])
def test_a_number_stays_within_its_bounds(name: str, low: int, high: int) -> None:
    good: list[dict[str, Any]] = [{name: low}, {name: high}, {name: str(low)}]
    assert [salle.game("engarde", **options).options[name] for options in good] == [low, high, low]
    bad: list[dict[str, Any]] = [{name: low - 1}, {name: high + 1}, {name: str(high + 1)}, {name: -5}, {name: 10**30}]
    for options in bad:
        assert f"{low}..{high}" in str(bad_option(**options))


@pytest.mark.parametrize("value", ["middle", "", "Left", None, 1, True])
def test_a_choice_lists_its_words(value: Any) -> None:
    error = bad_option(starter=value)
    assert "lot|left|right" in str(error)


@pytest.mark.parametrize("value", ["maybe", "", None, 2, "y"])
def test_a_flag_is_yes_or_no(value: Any) -> None:
    assert "yes|no" in str(bad_option(open_discards=value))


@pytest.mark.parametrize(("given", "meant"), [("yes", True), ("off", False), (True, True), (0, False), ("TRUE", True)])
def test_a_flag_is_read_as_people_write_it(given: Value, meant: bool) -> None:
    assert salle.game("engarde", open_discards=given).options["open_discards"] is meant


def test_a_true_is_no_number() -> None:
    assert bad_option(piste=True).message.id == "error-bad-option"
    assert Whole("cards", 1, low=0, high=9).read(1) == 1
    for value in (True, False):
        with pytest.raises(ValueError):
            Whole("cards", 1, low=0, high=9).read(value)


def test_no_limit_is_written_none() -> None:
    assert salle.game("engarde", rounds="none").options["rounds"] is None
    assert salle.game("engarde", rounds=None).options["rounds"] is None
    assert "1..9999|none" in str(bad_option(rounds="never"))
    assert "1..99" in str(bad_option(hits="none"))


@pytest.mark.parametrize(("values", "copies", "hand"), [(2, 2, 2), (1, 1, 1), (5, 2, 5), (3, 4, 6), (1, 14, 7)])
def test_a_deck_too_small_for_the_hands_is_at_odds_with_them(values: int, copies: int, hand: int) -> None:
    error = bad_option(values=values, copies=copies, hand=hand)
    assert error.message.id == "engarde-error-small-deck"
    assert str(values * copies) in str(error) and str(2 * hand) in str(error)
    assert all(name in str(error) for name in ("values", "copies", "hand"))


def test_a_deck_with_one_card_more_than_the_hands_is_enough() -> None:
    assert salle.game("engarde", values=3, copies=3, hand=4).options["hand"] == 4


def test_a_dash_will_do_for_an_underscore() -> None:
    assert salle.game("engarde", **{"open-discards": "yes"}).options["open_discards"] is True


@pytest.mark.parametrize("number", [numpy.int64(3), numpy.uint8(3)])
def test_a_number_can_have_any_type(number: Any) -> None:
    game = salle.game("engarde", hits=number)
    assert game == salle.game("engarde", hits=3)
    assert type(game.options["hits"]) is int


def test_a_missing_name_of_a_game_is_told() -> None:
    with pytest.raises(UnknownName, match=r"The name of a game is missing\. Available: arena, "):
        salle.game("")


@pytest.mark.parametrize("name", ["chess", "", "Engarde", "engarde.rules", "../engarde", "__pycache__"])
def test_an_unknown_game_lists_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match="engarde"):
        salle.game(name)


def test_an_unknown_rule_set_lists_those_there_are() -> None:
    for id, ruleset in (("engarde", "expert"), ("engarde/expert", ""), ("engarde/", "")):
        with pytest.raises(UnknownName, match="basic, standard, advanced"):
            salle.game(id, ruleset)


@pytest.mark.parametrize("value", [5, 10, "15"])
def test_one_of_a_few_numbers_is_a_number(value: Value) -> None:
    assert Among("touches", 5, choices=(5, 10, 15)).read(value) == int(value or 0)


@pytest.mark.parametrize("value", [6, "7", "", "five", "5.0", "-5", None, True, 10**30])
def test_a_number_that_is_none_of_the_few_lists_them(value: Value) -> None:
    option = Among("touches", 5, choices=(1, 5, 10))
    assert option.valid() == "1|5|10"
    with pytest.raises(BadOption, match=r"Valid: 1\|5\|10\."):
        fill_options((option,), "any", {"touches": value})


WEAPONS = Several("weapons", "any", choices=("foil", "epee", "sabre"))


@pytest.mark.parametrize("value", ["any", "foil", "sabre,foil", "foil,epee,sabre"])
def test_several_are_different_ones_of_a_few_words_in_any_order(value: str) -> None:
    assert fill_options((WEAPONS,), "any", {})["weapons"] == "any"
    assert fill_options((WEAPONS,), "any", {"weapons": value})["weapons"] == value


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("foil,foil", ": foil appears twice. Available: foil, epee, sabre."),
        ("foil,lance", ": there is no lance. Available: foil, epee, sabre."),
        ("any,foil", ": there is no any. Available: foil, epee, sabre."),
        ("foil, epee", ": there is no  epee. Available: foil, epee, sabre."),
        ("foil,Foil", ": there is no Foil. Available: foil, epee, sabre."),
        *((value, ". Valid: any|foil,epee,sabre.") for value in ("foil,", "Foil", "", None, True)),
    ],
)
def test_several_that_can_not_be_say_why_and_list_what_is_valid(value: Value, why: str) -> None:
    with pytest.raises(BadOption) as caught:
        fill_options((WEAPONS,), "any", {"weapons": value})
    assert str(caught.value) == f"weapons={typed_value(value)} is invalid{why}"


def test_a_name_may_stand_for_another_option_in_another_rule_set() -> None:
    options = (
        Among("touches", 5, ("tutorial",), choices=(5, 10, 15)),
        Among("touches", 10, ("basic",), choices=(5, 10)),
        Flag("salute", True),
    )
    assert fill_options(options, "tutorial", {}) == {"touches": 5, "salute": True}
    assert fill_options(options, "basic", {}) == {"touches": 10, "salute": True}
    assert fill_options(options, "advanced", {}) == {"salute": True}
    assert fill_options(options, "tutorial", {"touches": "15"})["touches"] == 15
    with pytest.raises(BadOption, match=r"Valid: 5\|10\."):
        fill_options(options, "basic", {"touches": "15"})
    with pytest.raises(BadOption, match=r"Available: touches=5\|10, salute=yes\|no\."):
        fill_options(options, "basic", {"lives": 3})


@pytest.mark.parametrize("value", [3, "lot", "sabre,foil", True, False, None])
def test_what_is_written_is_read_back(value: Value) -> None:
    options = (
        Whole("number", 1, low=1, high=9, none=True),
        Choice("word", "left", choices=("left", "lot")),
        WEAPONS,
        Flag("flag", False),
    )
    word = "weapons" if value == "sabre,foil" else "word"
    name = "flag" if isinstance(value, bool) else word if isinstance(value, str) else "number"
    settings = fill_options(options, "any", {name: value})
    assert settings[name] is value or settings[name] == value
    assert fill_options(options, "any", {name: typed_value(value)}) == settings


def test_the_digest_changes_with_the_options_and_the_rule_set() -> None:
    games = [
        salle.game("engarde"),
        salle.game("engarde", hits=4),
        salle.game("engarde", parry="same"),
        salle.game("engarde", "advanced"),
        salle.game("engarde", "basic"),
    ]
    assert len({game.digest for game in games}) == len(games)
    assert salle.game("engarde/standard", hits="5").digest == games[0].digest
    assert all(len(game.digest) == 16 for game in games)


def test_an_option_that_was_added_later_counts_only_if_it_differs_from_its_default() -> None:
    options = (
        Flag("old", True),
        Flag("new", True, later=True),
        Whole("other", 3, ("basic",), low=1, high=9, later=True),
    )
    usual = {"old": True, "new": True, "other": 3}
    assert recorded_options(options, "basic", usual) == {"old": True}
    assert recorded_options(options, "standard", usual) == {"old": True, "other": 3}
    assert recorded_options(options, "basic", usual | {"new": False}) == {"old": True, "new": False}
