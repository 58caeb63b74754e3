"""The card data: values, their sources, and consistency."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from salle.games.arena.rules.cards import HEROES, KINDS
from tests.games.arena.fighting import PRINTED, fight

SHEET: dict[str, list[dict[str, Any]]] = tomllib.loads(PRINTED)
CARDS = {row["name"]: row for row in SHEET["card"]}
HERO_ROWS = {row["name"]: row for row in SHEET["hero"]}

# The tables of the rules page. $ marks a value from the seed, ! one found elsewhere.
ATTACKS = """
attack-high  | HI | 5 | high!  | 0
attack-low   | LO | 5 | low!   | 0
attack-left  | LE | 4 | left!  | 0
attack-right | RI | 4 | right! | 0
mighty-blow  | MB | 2 | named  | 2
feint        | FE | 1 | none   | 0
thrust       | TH | 1 | named  | 0
"""
DEFENCES = """
parry-high  | PH | 3 | high$
parry-low   | PL | 3 | low
parry-left  | PF | 3 | left
parry-right | PR | 3 | right
duck        | DU | 2 | high$
jump        | JU | 2 | low
dodge       | DO | 4 | high low left right none!
"""
WEAPONS = """
dagger      | DA | 2 | 1 | 1
short-sword | SS | 2 | 1 | 2
war-axe     | WA | 1 | 1 | 2
spear       | SP | 1 | 2 | 3
war-hammer  | WH | 1 | 2 | 3
great-sword | GS | 1 | 2 | 4
"""
SHIELDS = """
buckler      | BU | 2 | 1 | 3
round-shield | RS | 1 | 1 | 5
"""
ARMORS = """
leather | LA | 2 | 3
mail    | MA | 1 | 5
plate   | PA | 1 | 7
"""
HEROES_TABLE = """
bear      | 11  | 1!
veteran   | 10! | 1!
squire    | 10! | 1!
corsair   | 10! | 1!
duelist   | 8   | 2
berserker | 8   | 2
"""
# The columns of each table after the name and, for cards, the code.
COLUMNS = {
    ATTACKS: ("copies", "line", "bonus"),
    DEFENCES: ("copies", "covers"),
    WEAPONS: ("copies", "hands", "damage"),
    SHIELDS: ("copies", "hands", "strength"),
    ARMORS: ("copies", "strength"),
    HEROES_TABLE: ("life", "damage"),
}
SORTS = {ATTACKS: "attack", DEFENCES: "defence", WEAPONS: "weapon", SHIELDS: "shield", ARMORS: "armor"}
SOURCES = {"$": "seed", "!": "found"}


def table(text: str) -> list[list[str]]:
    """The cells of a table, with the marks of their sources."""
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def value(row: dict[str, Any], field: str) -> str:
    """A value of the data, written as in a table."""
    found = row[field]["is"]
    return " ".join(found) if isinstance(found, list) else str(found)


PRINTED_CARDS = [(sort, COLUMNS[text], row) for text, sort in SORTS.items() for row in table(text)]


@pytest.mark.parametrize(("sort", "columns", "cells"), PRINTED_CARDS, ids=[row[2][0] for row in PRINTED_CARDS])
def test_a_card_is_that_of_the_rules_page(sort: str, columns: tuple[str, ...], cells: list[str]) -> None:
    row = CARDS[cells[0]]
    assert (row["code"], row["kind"]) == (cells[1], sort)
    assert [value(row, column) for column in columns] == [cell.rstrip("!$") for cell in cells[2:]]
    optional = {"ignores_armor"} if cells[0] == "thrust" else set()
    assert set(row) == {"name", "code", "kind", *columns, *optional}


@pytest.mark.parametrize("cells", table(HEROES_TABLE), ids=lambda cells: cells[0])
def test_a_hero_is_that_of_the_rules_page(cells: list[str]) -> None:
    row = HERO_ROWS[cells[0]]
    assert [value(row, "life"), value(row, "damage")] == [cell.rstrip("!") for cell in cells[1:]]


def test_only_a_thrust_ignores_armor() -> None:
    assert [name for name, row in CARDS.items() if row.get("ignores_armor", {}).get("is")] == ["thrust"]


def test_six_heroes_are_one_of_11_life_three_of_10_and_two_of_8_with_2_damage() -> None:
    stats = sorted((row["life"]["is"], row["damage"]["is"]) for row in HERO_ROWS.values())
    assert stats == [(8, 2), (8, 2), (10, 1), (10, 1), (10, 1), (11, 1)]


def test_there_are_57_cards_and_each_is_in_the_deck() -> None:
    deck = fight().deck()
    assert len(deck) == 57 == sum(row["copies"]["is"] for row in SHEET["card"])
    assert {code: deck.count(code) for code in set(deck)} == {row["code"]: row["copies"]["is"] for row in SHEET["card"]}


def test_every_card_and_hero_of_the_game_is_in_the_data_once_in_their_order() -> None:
    assert [row["name"] for row in SHEET["card"]] == [cells[0] for _, _, cells in PRINTED_CARDS] == list(KINDS)
    assert [row["name"] for row in SHEET["hero"]] == [cells[0] for cells in table(HEROES_TABLE)] == list(HEROES)
    assert len({row["code"] for row in SHEET["card"]}) == len(KINDS)


def test_every_line_can_be_attacked_and_defended_without_a_dodge_and_none_only_with_it() -> None:
    attacked = {row["line"]["is"] for row in SHEET["card"] if "line" in row} - {"named"}
    covered = {
        line for row in SHEET["card"] if "covers" in row and row["name"] != "dodge" for line in row["covers"]["is"]
    }
    assert attacked - covered == {"none"} and covered < attacked


# -- sources


def sources(sort: str) -> dict[tuple[str, str], str]:
    """The source of every value."""
    return {
        (row["name"], field): fact["source"]
        for row in SHEET[sort]
        for field, fact in row.items()
        if field not in ("name", "code", "kind")
    }


def test_every_value_says_that_the_seed_or_public_descriptions_say_so_or_that_it_is_ours() -> None:
    """Found: the four lines, that Dodge counters any attack, and a typical hero of 10 life and 1 damage."""
    marked = {
        (cells[0], field): SOURCES.get(cell[-1], "reconstructed")
        for text, columns in COLUMNS.items()
        for cells in table(text)
        for field, cell in zip(columns, cells[1 if text == HEROES_TABLE else 2 :], strict=True)
    }
    assert sources("card") | sources("hero") == marked | {("thrust", "ignores_armor"): "reconstructed"}
