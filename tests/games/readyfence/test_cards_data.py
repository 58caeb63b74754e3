"""The card data: printed values and their sources."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from salle.core.texts import LOCALES
from salle.games.readyfence.bots import instinct
from salle.games.readyfence.drawings import drawings
from salle.games.readyfence.rules.cards import KINDS
from tests.games.readyfence.fencing import MODES, PRINTED, deck

ROOT = Path(__file__).parents[3]
ROWS: dict[str, dict[str, Any]] = {row["name"]: row for row in tomllib.loads(PRINTED)["card"]}

# The table of the rules page: decks (Tutorial, Basic), colours, speeds; a speed in bold, stated by a seed, has a !.
SPEEDS = {
    "straight-thrust": ("TB", "red", "3! 3! 4! 4 5! 6!"),
    "beat-thrust": ("TB", "red", "4! 4 5! 5"),
    "disengage": ("TB", "red light-blue", "4 5 5 6"),
    "toe-touch": ("TB", "red", "5 5"),
    "glide": ("TB", "red", "5 5"),
    "flick": ("T", "red", "4! 5!"),
    "flanconade": ("T", "red", "5 6"),
    "fleche": ("B", "red", "6 6 7"),
    "parry-and-riposte": ("TB", "dark-blue red", "4! 5 5! 6!"),
    "ceding-parry": ("T", "dark-blue", "4! 4!"),
    "infighting": ("B", "dark-blue red", "4 5 5"),
    "stop-hit": ("TB", "light-blue", "4! 4 5! 5 6! 6 6"),
}
COPIES = {
    "counter-time": ("", "dark-blue", 3),
    "feint-in-time": ("", "light-blue", 2),
    "joker": ("T", "gold", 2),
    "angulation": ("T", "orange light-blue", 2),
    "renewed-attack": ("T", "orange", 2),
    "feint": ("", "orange", 2),
}
STAMINA = {
    "toe-touch": 1,
    "flick": 1,
    "flanconade": 1,
    "fleche": 2,
    "infighting": 1,
    "angulation": 1,
    "renewed-attack": 1,
}
ALL = {**SPEEDS, **COPIES}
OURS: tuple[str, ...] = ()  # cards that no rulebook has: all their values are reconstructed


# -- what is printed


@pytest.mark.parametrize(("mode", "total"), [("tutorial", 41), ("basic", 35), ("advanced", 54)])
def test_the_decks_have_41_35_and_54_cards(mode: str, total: int) -> None:
    assert deck(mode).total() == total


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_page_has_the_numbers_of_cards_in_the_decks_and_laid_aside(locale: str) -> None:
    page = (files("salle.games.readyfence") / "texts" / f"{locale}.md").read_text(encoding="utf-8")
    tutorial, basic, advanced = (deck(mode).total() for mode in MODES)
    sizes = re.findall(r"^\| [^|]+ \| (\d+) \| ", page, re.MULTILINE)
    assert sizes[:3] == [str(tutorial), str(basic), str(advanced)]
    dealt = 6 + 6 + 12  # the hands and the Timer
    assert re.search(rf"\| {basic - dealt}\b[^|]*\| {advanced - dealt}\b[^|]*\|$", page, re.MULTILINE)


@pytest.mark.parametrize("mode", MODES)
def test_every_deck_has_the_copies_of_every_speed_of_its_cards(mode: str) -> None:
    letter = {"tutorial": "T", "basic": "B", "advanced": ""}[mode]
    expected: Counter[str] = Counter()
    for name, (decks, _, speeds) in SPEEDS.items():
        if letter in decks:
            expected.update(ROWS[name]["code"] + speed.strip("!") for speed in speeds.split())
    expected.update({ROWS[name]["code"]: copies for name, (decks, _, copies) in COPIES.items() if letter in decks})
    assert deck(mode) == expected


def test_every_card_of_the_game_is_in_the_data() -> None:
    assert list(ROWS) == list(ALL) == list(KINDS)


def test_the_bots_know_every_kind_of_card() -> None:
    assert len(KINDS) + 1 == instinct.KINDS  # the last stands for no card


def test_every_kind_of_card_has_an_emblem_also_on_the_page() -> None:
    page = (ROOT / "web/src/boards/readyfence/Emblem.svelte").read_text(encoding="utf-8")
    assert set(drawings().emblems) == set(re.findall(r'family === "([\w-]+)"', page)) == set(KINDS)


@pytest.mark.parametrize("name", KINDS)
def test_colours_and_decks_are_those_of_the_rules_page(name: str) -> None:
    decks, colours = ALL[name][:2]
    assert ROWS[name]["colours"]["is"] == colours.split()
    assert "".join(deck[0].upper() for deck in ROWS[name]["decks"]["is"]) == decks


@pytest.mark.parametrize("name", KINDS)
def test_stamina_is_that_of_the_rules_page(name: str) -> None:
    assert ROWS[name]["stamina"]["is"] == STAMINA.get(name, 0)


def test_the_two_straight_thrusts_of_speed_3_are_the_yellow_ones() -> None:
    yellow = [row for card in ROWS.values() for row in card.get("speeds", []) if row.get("mandatory")]
    assert [(row["speed"], row["copies"]) for row in yellow] == [(3, 2)]


# -- where it comes from


def valued(part: Any) -> list[dict[str, Any]]:
    """All tables below that state a value."""
    if isinstance(part, list):
        return [table for item in part for table in valued(item)]
    if not isinstance(part, dict):
        return []
    if "is" in part or "speed" in part:
        return [part]
    return [table for item in part.values() for table in valued(item)]


def test_every_value_has_a_source() -> None:
    tables = valued(tomllib.loads(PRINTED))
    assert len(tables) > 100
    assert {table.get("source") for table in tables} == {"seed", "reconstructed"}
    loose = {key for row in ROWS.values() for key, value in row.items() if not isinstance(value, (dict, list))}
    assert loose == {"name", "code"}


@pytest.mark.parametrize("name", SPEEDS)
def test_exactly_the_speeds_in_bold_on_the_rules_page_are_from_a_seed(name: str) -> None:
    printed: Counter[str] = Counter()
    for row in ROWS[name]["speeds"]:
        printed[f"{row['speed']}{'!' if row['source'] == 'seed' else ''}"] += row["copies"]
    assert printed == Counter(SPEEDS[name][2].split())


@pytest.mark.parametrize("name", KINDS)
def test_copies_colours_and_effects_are_from_a_seed_stamina_and_decks_are_not(name: str) -> None:
    sources = {field: fact["source"] for field, fact in ROWS[name].items() if isinstance(fact, dict)}
    assert sources.pop("stamina") == sources.pop("decks") == "reconstructed"
    assert set(sources.values()) == {"reconstructed" if name in OURS else "seed"}


# -- RF-1: the other count of feints


def test_feints_3_gives_three_feints_and_one_feint_in_time() -> None:
    two, three = deck("advanced"), deck("advanced", feints=3)
    assert (two["FE"], two["FT"]) == (2, 2)
    assert (three["FE"], three["FT"]) == (3, 1)
    assert two - Counter(FE=2, FT=2) == three - Counter(FE=3, FT=1)
