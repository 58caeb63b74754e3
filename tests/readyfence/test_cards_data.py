"""The card data: what is printed and where it comes from, and what a corrected copy of it changes or gets wrong."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from salle.core.errors import BadCards
from salle.games.readyfence.cards import KINDS
from salle.games.readyfence.game import ReadyFence
from tests.readyfence.fencing import MODES, PRINTED, corrected, from_the_deal, long, lunge, rules, say

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


def deck(mode: str, cards: str = "", feints: int = 2) -> Counter[str]:
    """The copies of every face in the deck of a mode."""
    game = rules(mode, cards, feints=feints) if mode == "advanced" else rules(mode, cards)
    assert isinstance(game, ReadyFence)
    return Counter(dict(zip(game.strip.cards.codes, map(int, game.strip.cards.copies), strict=True)))


def with_line(name: str, line: str) -> str:
    """The data with one more line about a card."""
    return corrected(name, "code =", f"{line}\ncode =")


def without(name: str) -> str:
    """The data without a card."""
    return "[[card]]".join(card for card in PRINTED.split("[[card]]") if f'name = "{name}"' not in card)


def problem(cards: str, mode: str = "basic") -> str:
    """The sentence that says what is wrong with the data."""
    with pytest.raises(BadCards) as raised:
        rules(mode, cards)
    return say(raised.value.message)


# -- what is printed


@pytest.mark.parametrize(("mode", "total"), [("tutorial", 41), ("basic", 35), ("advanced", 54)])
def test_the_decks_have_41_35_and_54_cards(mode: str, total: int) -> None:
    assert deck(mode).total() == total


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
    assert set(sources.values()) == {"seed"}


# -- RF-1: the other count of feints


def test_feints_3_gives_three_feints_and_one_feint_in_time() -> None:
    two, three = deck("advanced"), deck("advanced", feints=3)
    assert (two["FE"], two["FT"]) == (2, 2)
    assert (three["FE"], three["FT"]) == (3, 1)
    assert two - Counter(FE=2, FT=2) == three - Counter(FE=3, FT=1)


# -- corrected data: what it changes


def test_a_changed_speed_changes_play_and_the_digest() -> None:
    changed = corrected("toe-touch", "speed = 5", "speed = 4")
    assert lunge("ST3,TT4", "ST3,SH4", cards=changed).play("TT4").threat() == 4
    assert rules("basic", changed).digest != rules("basic").digest
    assert rules("basic", changed).card_digest != rules("basic").card_digest


def test_a_comment_changes_neither_play_nor_the_digest() -> None:
    commented = f"# as printed\n{PRINTED}\n# the end"
    assert rules("basic", commented).digest == rules("basic").digest
    assert rules("basic", PRINTED).digest == rules("basic").digest


def test_a_changed_source_changes_the_digest_but_no_deck() -> None:
    confirmed = corrected("toe-touch", 'copies = 2, source = "reconstructed"', 'copies = 2, source = "seed"')
    assert rules("basic", confirmed).card_digest != rules("basic").card_digest
    assert deck("basic", confirmed) == deck("basic")


CHANGES = [
    (
        "counters",
        corrected("stop-hit", '["straight-thrust"', '["glide", "straight-thrust"'),
        lambda cards: lunge("ST3,GL5", "ST3,SH6", cards=cards).play("GL5").refused("SH6"),
        ("not-against", "legal"),
    ),
    (
        "answered_by",
        corrected("toe-touch", '["stop-hit"', '["parry-and-riposte", "stop-hit"'),
        lambda cards: lunge("ST3,TT5", "ST3,PR5", cards=cards).play("TT5").refused("PR5"),
        ("not-against", "legal"),
    ),
    (
        "answered_by without distance",
        corrected("toe-touch", '"distance", ', ""),
        lambda cards: lunge("ST3,TT5", "ST3", cards=cards).play("TT5").refused("D"),
        ("legal", "not-against"),
    ),
    (
        "answered_by without Stop Hit",
        corrected("toe-touch", '"stop-hit", ', ""),
        lambda cards: lunge("ST3,TT5", "ST3,SH6", cards=cards).play("TT5").refused("SH6"),
        ("legal", "not-against"),
    ),
    (
        "opens_against",
        corrected("beat-thrust", '["line", "engagement"]', '["line", "invitation"]'),
        lambda cards: [lunge("ST3,BT4", weapons=weapons, cards=cards).refused("BT4") for weapons in ("LI", "LE")],
        (["wrong-weapon", "legal"], ["legal", "wrong-weapon"]),
    ),
    (
        "bonus",
        corrected("beat-thrust", '{ theirs = "line", adds = 1 }', '{ mine = "engagement", theirs = "line", adds = 3 }'),
        lambda cards: [lunge("ST3,BT4", weapons=both, cards=cards).play("BT4").threat() for both in ("LL", "EL")],
        ([5, 5], [4, 7]),
    ),
    (
        "no_engagement",
        with_line("straight-thrust", 'no_engagement = { is = true, source = "seed" }'),
        lambda cards: lunge(weapons="LE", cards=cards).play("ST3").threat(),
        (2, 3),
    ),
    (
        "distance",
        corrected("fleche", '"long"', '"lunge"'),
        lambda cards: [stand("ST3,FL6", cards=cards).refused("FL6") for stand in (long, lunge)],
        (["legal", "wrong-distance"], ["wrong-distance", "legal"]),
    ),
    (
        "scores_against",
        corrected("ceding-parry", '["glide"', '["straight-thrust", "glide"'),
        lambda cards: lunge("ST6", "CP4", "tutorial", cards=cards).play("ST6").refused("CP4"),
        ("too-slow", "legal"),
    ),
    (
        "added",
        corrected("glide", "added = { is = 4", "added = { is = 6"),
        lambda cards: lunge("ST3", "ST3,PR4,GL5", cards=cards).play("ST3 PR4+GL").threat(),
        (4, 6),
    ),
    (
        "adds of Angulation",
        corrected("angulation", "adds = { is = 2", "adds = { is = 1"),
        lambda cards: lunge("ST3,AN", "PR5", "advanced", cards=cards).play("ST3+AN").threat(),
        (5, 4),
    ),
    (
        "adds of Renewed Attack",
        corrected("renewed-attack", "adds = { is = 2", "adds = { is = 4"),
        lambda cards: lunge("ST3,RA", "PR5", "advanced", cards=cards).play("ST3 PR5 RA").threat(),
        (5, 7),
    ),
    (
        "riposte",
        corrected("parry-and-riposte", "riposte = 4", "riposte = 5"),
        lambda cards: lunge("ST3", "ST3,PR6", cards=cards).play("ST3 PR6").threat(),
        (4, 5),
    ),
    (
        "stamina",
        corrected("straight-thrust", "stamina = { is = 0", "stamina = { is = 2"),
        lambda cards: lunge(cards=cards).play("ST3").stamina(),
        ((6, 6), (4, 6)),
    ),
    (
        "stamina that can't be paid",
        corrected("straight-thrust", "stamina = { is = 0", "stamina = { is = 2"),
        lambda cards: lunge(stamina="1-6", cards=cards).refused("ST3"),
        ("legal", "no-stamina"),
    ),
    (
        "stamina of a Feint and the card swapped in",
        corrected("feint", "stamina = { is = 0", "stamina = { is = 2"),
        lambda cards: lunge("ST3,TT5,FE", "PR4", "advanced", stamina="2-6", cards=cards).play("ST3 PR4").legal(),
        (["#", "FE", "FE>TT5", "P"], ["#", "FE", "P"]),
    ),
    (
        "invitation",
        PRINTED.replace("invitation = { is = 1", "invitation = { is = 2"),
        lambda cards: lunge("ST5", "ST3,SH5", weapons="EI", cards=cards).play("ST5 SH5").threat(),
        (6, 7),
    ),
    (
        "engagement",
        PRINTED.replace("engagement = { is = 1", "engagement = { is = 2"),
        lambda cards: lunge(weapons="LE", cards=cards).play("ST3").threat(),
        (2, 1),
    ),
    (
        "colours",
        corrected("stop-hit", '["light-blue"]', '["light-blue", "red"]'),
        lambda cards: lunge("ST3,SH6", cards=cards).refused("SH6"),
        ("red-opens", "legal"),
    ),
    (
        "decks",
        corrected("flick", '["tutorial"]', '["tutorial", "basic"]'),
        lambda cards: deck("basic", cards)["FK5"],
        (0, 1),
    ),
    (
        "the yellow card",
        corrected("straight-thrust", "speed = 3", "speed = 2"),
        lambda cards: from_the_deal(cards=cards).hand("left"),
        (["ST3"], ["ST2"]),
    ),
]


@pytest.mark.parametrize(("cards", "look", "expected"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_a_relation_comes_from_the_data(cards: str, look: Any, expected: tuple[object, object]) -> None:
    assert expected[0] != expected[1]
    assert (look(""), look(cards)) == expected


# -- wrong data


NEW_CARD = """
[[card]]
name = "lasso"
code = "LA"
colours = { is = ["red"], source = "seed" }
decks = { is = [], source = "seed" }
stamina = { is = 0, source = "seed" }
speeds = [{ speed = 4, copies = 1, source = "seed" }]
"""
WRONG = [
    ("a missing card", without("glide"), "glide"),
    ("an unknown card", PRINTED + NEW_CARD, "lasso"),
    ("a card under a wrong name", corrected("glide", '"glide"', '"gliding"'), "gliding"),
    ("a card twice", PRINTED + NEW_CARD.replace("lasso", "feint"), "feint"),
    ("a wrong code", corrected("glide", '"GL"', '"gl5"'), "code"),
    ("a wrong type", corrected("glide", "stamina = { is = 0", 'stamina = { is = "none"'), "stamina"),
    ("a speed out of range", corrected("glide", "speed = 5", "speed = 99"), "speed"),
    ("copies out of range", corrected("glide", "copies = 2", "copies = -1"), "copies"),
    ("an unknown field", with_line("glide", 'smell = { is = 1, source = "seed" }'), "smell"),
    ("an unknown field of a value", corrected("glide", "stamina = {", "stamina = { page = 7,"), "page"),
    ("a value without a source", corrected("glide", '{ is = 4, source = "seed" }', "{ is = 4 }"), "source"),
    (
        "an unknown source",
        corrected("glide", '{ is = 4, source = "seed" }', '{ is = 4, source = "hearsay" }'),
        "hearsay",
    ),
    ("an unknown colour", corrected("glide", '"red"', '"pink"'), "pink"),
    ("an unknown weapon position", corrected("glide", '["line"]', '["low"]'), "low"),
    ("an unknown distance", corrected("fleche", '"long"', '"far"'), "far"),
    ("a counter of nothing", corrected("stop-hit", '"flick"', '"lasso"'), "lasso"),
    ("a counter of a defence", corrected("stop-hit", '"flick"', '"distance"'), "distance"),
    ("an unknown answer", corrected("toe-touch", '"distance"', '"flight"'), "flight"),
    ("an unknown victim", corrected("ceding-parry", '"flanconade"', '"lasso"'), "lasso"),
    ("too many cards", corrected("disengage", "copies = 2", "copies = 20"), "73"),
    ("a riposte of another card", corrected("ceding-parry", "copies = 2", "copies = 2, riposte = 2"), "ceding-parry"),
    ("a parry without its riposte", corrected("parry-and-riposte", ", riposte = 4", ""), "parry-and-riposte"),
    ("two ripostes of one speed", corrected("parry-and-riposte", "riposte = 3", "riposte = 2"), "parry-and-riposte"),
    ("a mandatory card of another kind", corrected("flick", "copies = 1", "copies = 1, mandatory = true"), "mandatory"),
    ("no mandatory card", corrected("straight-thrust", ", mandatory = true", ""), "mandatory"),
    ("one yellow card for two fencers", corrected("straight-thrust", "copies = 2", "copies = 1"), "mandatory"),
    ("an addition by another card", with_line("joker", 'adds = { is = 1, source = "seed" }'), "joker: adds"),
    (
        "an Angulation that adds nothing",
        corrected("angulation", 'adds = { is = 2, source = "seed" }', ""),
        "angulation: adds",
    ),
    ("an added card other than Glide", with_line("flick", 'added = { is = 1, source = "seed" }'), "flick: added"),
    ("a Glide that can't be added", corrected("glide", 'added = { is = 4, source = "seed" }', ""), "glide: added"),
    ("copies of a card with speeds", with_line("flick", 'copies = { is = 2, source = "seed" }'), "flick"),
    ("speeds of a card without", with_line("joker", 'speeds = [{ speed = 4, copies = 2, source = "seed" }]'), "joker"),
    ("no weapons", PRINTED[PRINTED.index("[[card]]") :], "weapons"),
    ("broken TOML", PRINTED.replace("[weapons]", "[weapons"), "line"),
    ("nothing but words", "Straight Thrust 3", "line 1"),
]


@pytest.mark.parametrize(("cards", "named"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_wrong_data_are_refused_by_naming_what_is_wrong(cards: str, named: str) -> None:
    assert named in problem(cards)


def test_a_code_used_twice_is_named_and_no_other() -> None:
    message = problem(corrected("glide", '"GL"', '"TT"'))
    assert re.findall(r"\b[A-Z]{2}\b", message) in (["TT"], ["TT", "TT"])


@pytest.mark.parametrize("mode", MODES)
def test_a_deck_too_small_for_two_hands_and_a_timer_is_refused(mode: str) -> None:
    few = re.sub(r"copies = \d", "copies = 0", re.sub(r"copies = \{ is = \d", "copies = { is = 0", PRINTED))
    few = few.replace("speed = 3, copies = 0", "speed = 3, copies = 2")
    assert f"The {mode} deck has 2 cards" in problem(few, mode)


def test_a_basic_deck_without_straight_thrusts_is_refused() -> None:
    message = problem(corrected("straight-thrust", '["tutorial", "basic"]', '["tutorial"]'))
    assert re.search("straight.thrust", message, re.IGNORECASE)


def test_a_card_of_no_copies_is_no_error_and_not_in_the_deck() -> None:
    none = corrected("toe-touch", "copies = 2", "copies = 0")
    assert deck("basic", none) == deck("basic") - Counter(TT5=2)


def test_corrected_data_is_what_the_bout_is_dealt_from() -> None:
    cards = corrected("toe-touch", "copies = 2", "copies = 4")
    assert from_the_deal(cards=cards).weights()["+TT5"] == 4
