"""The card data: printed values, their sources, and that they fit together."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from salle.games.audatia.rules.cards import (
    BLOW_NAMES,
    BLOWS,
    CHARACTERS,
    COUNTERS,
    KINDS,
    POSTE,
    REMEDIES,
    SKILLS,
    comes_from,
)
from salle.games.audatia.rules.game import Audatia
from tests.games.audatia.dueling import PRINTED, rules
from tests.support.playing import say

SHEET: dict[str, list[dict[str, Any]]] = tomllib.loads(PRINTED)
ROWS = {sort: {row["name"]: row for row in rows} for sort, rows in SHEET.items()}
BY_CODE = {row["code"]: row["name"] for sort, rows in SHEET.items() for row in rows if sort != "character"}

# The tables of the rules page; values found in public descriptions have a !. Some reconstructed values were tuned
# and differ from that page: docs/audatia-balance.md lists them and explains why.
STRIKES = """
MF | 4! | 2l 2r! | yes!       | yes! | yes | MF MS RS! | dente-di-zenghiaro
RF | 4  | 2l 2r  | yes!       | yes! | yes | RF MS     | tutta-porta-di-ferro
MM | 2  | 1l 1r  | yes!       | no   | no  | MF RF MS  | donna-sinestra
RM | 2  | 1l 1r  | yes!       | no   | no  | MF RF RS  | donna-destra
MS | 2  | 1l 1r  | prudentia! | yes! | no  | MF RF     | longa
RS | 2  | 1l 1r  | prudentia! | yes! | no  | MF RF     | longa
P  | 2  | 2none  | yes        | no   | no  | MF RF     | longa
"""
POSTE_TABLE = """
tutta-porta-di-ferro      | right  | MM MS P    | RS | 1 fortitudo  | yes  |
donna-destra              | right  | MF MM MS P | -  | 2 fortitudo! | yes  |
fenestra                  | right  | MF MM P    | RF | 1 celeritas  | yes  |
donna-sinestra            | left   | RF RM RS   | -  | 2 fortitudo  |      |
longa                     | centre | MM RM P    | P  | 1 prudentia  |      | yes
porta-di-ferro-mezana     | centre | MS RS P    | -  | 2 prudentia  |      |
breve                     | centre | MF RF P    | -  | 1 celeritas  |      |
dente-di-zenghiaro        | left   | RM RS P    | MS | 1 audatia    |      |
coda-longa                | right  | MF MM MS P | -  | 2 prudentia  |      |
bicorno                   | centre | MF RF P    | P  | -            | yes  | yes
frontale                  | left!  | RF P       | MF | -            | yes! |
dente-di-zenghiaro-mezana | left   | RM RS P    | MS | -            |      |
"""
REMEDIES_TABLE = """
soprana-tor-di-spada     | 1 | outside | turn-the-point-under  | 1
elbow-push-and-pommel    | 1 | outside | turn-with-the-push    | 1
ligadura-mezana          | 2 | inside  | counter-to-the-mezana | 2
grab-the-hilt-and-strike | 1 | inside  | take-his-hand         | 1
twist-and-pommel         | 1 | both    | cover-and-pommel      | 1
"""
# Each with the copies of Galeazzo and Boucicault, its virtue, and whether it cycles.
SKILLS_TABLE = """
break-off         | 1 0 | -         |
feint             | 3 0 | audatia   |
kick-to-the-groin | 1 0 | celeritas |
second-thought    | 1 1 | prudentia | cycle
repeat            | 2 0 | fortitudo | cycle
lure              | 1 1 | prudentia | cycle
taunt             | 0 1 | fortitudo |
deny              | 0 1 | -         |
eye-of-the-lynx   | 0 2 | prudentia | cycle
pre-empt          | 0 2 | prudentia |
perfect-measure   | 0 1 | fortitudo |
"""
BASIC_SKILLS = {"galeazzo": "BO FE KI", "boucicault": "TA DE EY"}
every_character = pytest.mark.parametrize("character", CHARACTERS)


def table(text: str) -> list[list[str]]:
    """The cells of a table of the page, without the marks of their sources."""
    return [[cell.strip().removesuffix("!") for cell in line.split("|")] for line in text.strip().splitlines()]


def of_table(text: str) -> pytest.MarkDecorator:
    """A test for every row of a table."""
    return pytest.mark.parametrize("row", table(text), ids=[row[0] for row in table(text)])


def value(row: dict[str, Any], field: str, missing: Any = None) -> Any:
    """The value in the data."""
    return row[field]["is"] if field in row else missing


def named(words: str) -> list[str]:
    """The words of a cell. A dash stands for none."""
    return [] if words == "-" else words.split()


def deck(character: str) -> Counter[str]:
    """The copies of every face in a character's deck."""
    game = rules()
    assert isinstance(game, Audatia)
    cards = game.setup.cards
    return Counter(cards.codes[face] for face in cards.list_faces(cards.deck[CHARACTERS.index(character)]))


def sorts(faces: Counter[str]) -> Counter[str]:
    """The number of cards in each family."""
    found: Counter[str] = Counter()
    for code, copies in faces.items():
        name = BY_CODE.get(code) or BY_CODE[code[:-1]]
        found[next(sort for sort, rows in ROWS.items() if name in rows)] += copies
    return found


# -- the tables of the rules page


@of_table(STRIKES)
def test_a_strike_is_that_of_the_rules_page(row: list[str]) -> None:
    code, copies, suns, attack, parry, breaks, permitted, end = row
    strike = ROWS["strike"][BY_CODE[code]]
    assert sum(value(strike, "suns").values()) == int(copies)
    assert [f"{count}{sun}" for sun, count in value(strike, "suns").items()] == suns.split()
    assert value(strike, "attack") is True
    assert value(strike, "attack_needs", "yes") == attack
    assert (value(strike, "parry"), value(strike, "break")) == (parry == "yes", breaks == "yes")
    assert value(strike, "parried_by") == permitted.split()
    assert value(strike, "ends_in") == end


@of_table(POSTE_TABLE)
def test_a_posta_is_that_of_the_rules_page(row: list[str]) -> None:
    name, side, attacks, shuts, bonus, exchange, extended = row
    posta = ROWS["posta"][name]
    assert value(posta, "side") == side
    assert value(posta, "attacks") == attacks.split()
    assert value(posta, "shuts") == named(shuts)
    gained = value(posta, "bonus", {})
    assert [str(gained["adds"]), gained["virtue"]] == bonus.split() if gained else bonus == "-"
    assert value(posta, "exchange") is (exchange == "yes")
    assert value(posta, "extended", False) is (extended == "yes")
    assert value(posta, "defends", False) is (name == "dente-di-zenghiaro")


@of_table(REMEDIES_TABLE)
def test_a_remedy_and_its_counter_are_those_of_the_rules_page(row: list[str]) -> None:
    name, copies, side, counter, counters = row
    remedy = ROWS["remedy"][name]
    assert [value(remedy, "copies"), value(remedy, "side"), value(remedy, "counter")] == [int(copies), side, counter]
    assert value(ROWS["counter"][counter], "copies") == int(counters)


@of_table(SKILLS_TABLE)
def test_a_skill_is_that_of_the_rules_page(row: list[str]) -> None:
    name, copies, needs, cycle = row
    held = [value(ROWS["character"][character], "skills").get(name, 0) for character in CHARACTERS]
    assert held == [int(count) for count in copies.split()]
    assert value(ROWS["skill"][name], "needs", "-") == needs
    assert value(ROWS["skill"][name], "cycle") is (cycle == "cycle")


def test_every_card_of_the_game_is_in_the_data_and_in_a_table() -> None:
    assert tuple(ROWS["strike"]) == BLOW_NAMES and tuple(row["code"] for row in SHEET["strike"]) == BLOWS
    assert [row[0] for row in table(STRIKES)] == list(BLOWS)
    assert list(ROWS["posta"]) == [row[0] for row in table(POSTE_TABLE)] == list(POSTE)
    assert list(ROWS["remedy"]) == [row[0] for row in table(REMEDIES_TABLE)] == list(REMEDIES)
    assert list(ROWS["counter"]) == [row[3] for row in table(REMEDIES_TABLE)] == list(COUNTERS)
    assert list(ROWS["skill"]) == [row[0] for row in table(SKILLS_TABLE)] == list(SKILLS)
    assert tuple(ROWS["character"]) == CHARACTERS
    assert [name for sort, rows in ROWS.items() if sort != "character" for name in rows] == list(KINDS)


# -- decks


def test_there_are_twelve_poste() -> None:
    assert len(SHEET["posta"]) == len(ROWS["posta"]) == 12


@every_character
def test_a_deck_has_18_strikes_6_remedies_6_counters_and_9_skills(character: str) -> None:
    assert sorts(deck(character)) == {"strike": 18, "remedy": 6, "counter": 6, "skill": 9}


@every_character
def test_the_twelve_basic_cards_are_one_of_each_blow_a_remedy_a_counter_and_three_skills(character: str) -> None:
    basic = value(ROWS["character"][character], "basic")
    assert len(basic) == len(set(basic)) == 12
    assert sorts(Counter(basic)) == {"strike": 7, "remedy": 1, "counter": 1, "skill": 3}
    assert sorted(code.rstrip("lr") for code in basic[:7]) == sorted(BLOWS)
    assert basic[7:9] == ["TW", "TU"] and basic[9:] == BASIC_SKILLS[character].split()
    assert not Counter(basic) - deck(character)


@every_character
def test_basic_mandritti_have_the_left_half_sun_and_roversi_the_right_one(character: str) -> None:
    cuts = value(ROWS["character"][character], "basic")[:6]
    assert {code[0]: code[-1] for code in cuts} == {"M": "l", "R": "r"}


# -- it fits together


def test_every_name_that_is_used_exists() -> None:
    assert {value(strike, "ends_in") for strike in SHEET["strike"]} <= set(ROWS["posta"])
    assert {value(remedy, "counter") for remedy in SHEET["remedy"]} <= set(ROWS["counter"])
    for character in SHEET["character"]:
        assert set(value(character, "skills")) <= set(ROWS["skill"])
        assert set(value(character, "basic")) <= set(deck(character["name"]))
    blows = {blow for strike in SHEET["strike"] for blow in value(strike, "parried_by")}
    blows |= {blow for posta in SHEET["posta"] for field in ("attacks", "shuts") for blow in value(posta, field)}
    assert blows == set(BLOWS)


def test_no_two_cards_have_the_same_code() -> None:
    assert len(BY_CODE) == len(KINDS)


@pytest.mark.parametrize("blow", BLOWS)
def test_every_blow_has_a_permitted_parry_from_each_side(blow: str) -> None:
    permitted = value(ROWS["strike"][BY_CODE[blow]], "parried_by")
    sides = {comes_from(BLOWS.index(parry)) for parry in permitted if value(ROWS["strike"][BY_CODE[parry]], "parry")}
    assert sides == {0, 2}


def test_every_permitted_parry_has_the_sign() -> None:
    for strike in SHEET["strike"]:
        assert all(value(ROWS["strike"][BY_CODE[parry]], "parry") for parry in value(strike, "parried_by"))


def test_every_remedy_has_its_own_counter_and_every_counter_one_remedy() -> None:
    assert sorted(value(remedy, "counter") for remedy in SHEET["remedy"]) == sorted(COUNTERS)


def test_a_counter_stands_on_the_side_of_its_remedy() -> None:
    game = rules()
    assert isinstance(game, Audatia)
    cards = game.setup.cards
    assert cards.own_counter == [COUNTERS.index(row[3]) for row in table(REMEDIES_TABLE)]
    assert [cards.counter_side[number] for number in cards.own_counter] == cards.remedy_side


def test_what_is_extended_shuts_the_thrust() -> None:
    for posta in SHEET["posta"]:
        assert value(posta, "extended", False) is ("P" in value(posta, "shuts"))


# -- where it comes from


def facts(row: dict[str, Any]) -> dict[str, str]:
    """The source of every value of a row."""
    return {field: fact["source"] for field, fact in row.items() if field not in ("name", "code")}


def test_every_value_says_where_it_comes_from() -> None:
    sources = [source for rows in SHEET.values() for row in rows for source in facts(row).values()]
    assert len(sources) > 100
    assert set(sources) == {"seed", "found", "reconstructed"}


def test_only_that_a_posta_defends_is_from_the_seed() -> None:
    seed = [(row["name"], field) for rows in SHEET.values() for row in rows for field, source in facts(row).items()
            if source == "seed"]  # fmt: skip
    assert seed == [("dente-di-zenghiaro", "defends")]


def test_exactly_the_values_marked_on_the_rules_page_were_found() -> None:
    fields = {
        STRIKES: ("", "suns", "suns", "attack", "parry", "break", "parried_by", "ends_in"),
        POSTE_TABLE: ("", "side", "attacks", "shuts", "bonus", "exchange", "extended"),
    }
    marked = set()
    for page, columns in fields.items():
        for line in page.strip().splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            name = BY_CODE.get(cells[0], cells[0])
            marked |= {(name, field) for field, cell in zip(columns, cells, strict=True) if cell.endswith("!")}
    marked |= {(name, "attack_needs") for name in ("mandritto-sottano", "roverso-sottano")}
    found = {(row["name"], field) for rows in SHEET.values() for row in rows for field, source in facts(row).items()
             if source == "found"}  # fmt: skip
    assert found == marked


def test_what_no_rulebook_says_has_a_mark_on_its_page() -> None:
    """Only the kind, the name and the Defend of Dente di Zenghiaro have none."""
    game = rules()
    unmarked = set()
    for number in range(len(game.cards)):
        page = game.view.card(number)
        unmarked |= {(page.code, label.id) for label, value in page.facts if say(value)[-1] not in "†*"}
    assert {(code, label) for code, label in unmarked if not label.endswith(("-sort", "-italian"))} == {
        ("DDZ", "audatia-fact-powers")
    }
