"""Corrected card data: effects of changed values, and errors for invalid data."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from salle.core.errors import BadCards
from salle.games.readyfence.rules.cards import KINDS
from tests.games.readyfence.fencing import MODES, PRINTED, corrected, deck, from_the_deal, long, lunge, rules
from tests.support.playing import say


def with_line(name: str, line: str) -> str:
    """The data with one more line about a card."""
    return corrected(name, "code =", f"{line}\ncode =")


def without(name: str) -> str:
    """The data without a card."""
    return "[[card]]".join(card for card in PRINTED.split("[[card]]") if f'name = "{name}"' not in card)


def emptied(*names: str) -> str:
    """The data with no copies of these cards."""
    head, *cards = PRINTED.split("[[card]]")
    for index, card in enumerate(cards):
        if any(f'name = "{name}"' in card for name in names):
            cards[index] = re.sub(r"copies = (\{ is = )?\d", r"copies = \g<1>0", card)
    return "[[card]]".join([head, *cards])


def problem(cards: str, mode: str = "basic") -> str:
    """The sentence that says what is wrong with the data."""
    with pytest.raises(BadCards) as raised:
        rules(mode, cards)
    return say(raised.value.message)


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
        "answered_by without Joker",
        corrected("toe-touch", ', "joker"', ""),
        lambda cards: lunge("TT5", "JO", "tutorial", cards=cards).play("TT5").refused("JO"),
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
        "no_engagement = false",
        corrected("disengage", "no_engagement = { is = true", "no_engagement = { is = false"),
        lambda cards: lunge("ST3,DI5", weapons="LE", cards=cards).play("DI5").threat(),
        (5, 4),
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
TOTAL = deck("advanced").total()
WRONG = [
    ("a missing card", without("glide"), "Wrong: glide"),
    ("an unknown card", PRINTED + NEW_CARD, "lasso"),
    ("a card under a wrong name", corrected("glide", '"glide"', '"gliding"'), "gliding"),
    ("a card twice", PRINTED + NEW_CARD.replace("lasso", "feint"), "feint"),
    (
        "a card without its colour",
        corrected("straight-thrust", '["red"]', "[]"),
        "straight-thrust: its colours must be red",
    ),
    ("a Counter-Time that is red", corrected("counter-time", '["dark-blue"]', '["dark-blue", "red"]'), "counter-time"),
    (
        "a Joker that is blue",
        corrected("joker", '["gold"]', '["gold", "dark-blue"]'),
        "joker/must be gold",
    ),
    ("a wrong code", corrected("glide", '"GL"', '"gl5"'), "glide/code"),
    ("a wrong type", corrected("glide", "stamina = { is = 0", 'stamina = { is = "none"'), "glide/stamina"),
    ("a speed out of range", corrected("glide", "speed = 5", "speed = 99"), "glide/speed"),
    ("copies out of range", corrected("glide", "copies = 2", "copies = -1"), "glide/copies"),
    ("an unknown field", with_line("glide", 'smell = { is = 1, source = "seed" }'), "glide/smell"),
    ("an unknown field of a value", corrected("glide", "stamina = {", "stamina = { page = 7,"), "glide/page"),
    ("a value without a source", corrected("glide", '{ is = 4, source = "seed" }', "{ is = 4 }"), "glide/added/source"),
    (
        "an unknown source",
        corrected("glide", '{ is = 4, source = "seed" }', '{ is = 4, source = "hearsay" }'),
        "glide/added/hearsay",
    ),
    ("an unknown colour", corrected("glide", '"red"', '"pink"'), "glide/pink"),
    ("an unknown weapon position", corrected("glide", '["line"]', '["low"]'), "glide/low"),
    ("an unknown distance", corrected("fleche", '"long"', '"far"'), "fleche/far"),
    ("a counter of nothing", corrected("stop-hit", '"flick"', '"lasso"'), "stop-hit/lasso"),
    ("a counter of a defence", corrected("stop-hit", '"flick"', '"distance"'), "stop-hit/distance"),
    ("an unknown answer", corrected("toe-touch", '"distance"', '"flight"'), "toe-touch/flight"),
    ("an unknown victim", corrected("ceding-parry", '"flanconade"', '"lasso"'), "ceding-parry/lasso"),
    ("too many cards", corrected("disengage", "copies = 2", "copies = 20"), f"{TOTAL + 18} cards/62"),
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
    message = problem(cards)
    assert [word for word in named.split("/") if word not in message] == []


def test_a_code_used_twice_is_named_and_no_other() -> None:
    message = problem(corrected("glide", '"GL"', '"TT"'))
    assert re.findall(r"\b[A-Z]{2}\b", message) in (["TT"], ["TT", "TT"])


def test_a_card_that_is_there_twice_is_named_and_no_other() -> None:
    assert problem(PRINTED + NEW_CARD.replace("lasso", "feint")).endswith("Wrong: feint")


@pytest.mark.parametrize("cards", ["[[card]]", "card = 3", "card = [3]"])
def test_cards_that_are_none_are_refused_too(cards: str) -> None:
    weapons = PRINTED[PRINTED.index("[weapons]") : PRINTED.index("[[card]]")]
    assert "card" in problem(f"{weapons}\n{cards}" if cards == "[[card]]" else f"{cards}\n{weapons}")


def test_62_cards_are_the_most_whichever_count_of_feints_is_played() -> None:
    copies = 2 + 62 - TOTAL
    most = corrected("disengage", "copies = 2", f"copies = {copies}")
    assert deck("advanced", most).total() == deck("advanced", most, feints=3).total() == 62
    assert "63 cards" in problem(corrected("disengage", "copies = 2", f"copies = {copies + 1}"))


@pytest.mark.parametrize("mode", MODES)
def test_a_deck_too_small_for_two_hands_and_a_timer_is_refused(mode: str) -> None:
    assert f"The {mode} deck has 6 cards" in problem(emptied(*(set(KINDS) - {"straight-thrust"})), mode)


def test_a_deck_just_large_enough_is_not() -> None:
    assert deck("basic", emptied("stop-hit", "disengage")).total() == 24
    assert "at least 24" in problem(emptied("stop-hit", "disengage", "glide"))


def test_a_basic_deck_without_straight_thrusts_is_refused() -> None:
    message = problem(corrected("straight-thrust", '["tutorial", "basic"]', '["tutorial"]'))
    assert re.search("straight.thrust", message, re.IGNORECASE)


def test_a_card_of_no_copies_is_no_error_and_not_in_the_deck() -> None:
    none = corrected("toe-touch", "copies = 2", "copies = 0")
    assert deck("basic", none) == deck("basic") - Counter(TT5=2)


def test_corrected_data_is_what_the_bout_is_dealt_from() -> None:
    cards = corrected("toe-touch", "copies = 2", "copies = 4")
    assert from_the_deal(cards=cards).weights()["+TT5"] == 4


def test_a_slower_thrust_is_not_a_faster_one() -> None:
    cards = corrected(
        "straight-thrust", '{ speed = 4, copies = 1, source = "seed" }', '{ speed = 2, copies = 1, source = "seed" }'
    )
    assert lunge("ST2,ST3", "ST3", cards=cards).refused("-ST3") == "mandatory-card"
    assert lunge("ST4,ST3", "ST3", cards=cards).refused("-ST3") == "legal"
