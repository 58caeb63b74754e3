"""Corrected card data: the effect of a changed value, and how invalid data is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from salle.core.errors import BadCards
from tests.games.arena.fighting import PRINTED, corrected, fight, rules, stance
from tests.support.damaged_card_data import row_left_out, row_twice
from tests.support.playing import say

STRUCK = "hands=MB/- phase=combat"
PLAIN = {"attack_high": 0, "attack_low": 0, "attack_left": 0, "attack_right": 0}
FEWEST = PLAIN | {"dodge": 0, "duck": 0, "jump": 0}  # 31 are left


def without(name: str) -> str:
    """The data without a card or a hero."""
    return row_left_out(PRINTED, name)


def twice(name: str) -> str:
    """The data with a card or a hero written twice."""
    return row_twice(PRINTED, name)


def with_line(name: str, field: str, value: str) -> str:
    """The data with one more line about a card."""
    return corrected(name, "copies =", f'{field} = {{ is = {value}, source = "found" }}\ncopies =')


def copies(**changed: int) -> str:
    """The data with other numbers of copies."""
    text = PRINTED
    for name, count in changed.items():
        row = rf'(name = "{name.replace("_", "-")}".*?copies = \{{ is = )\d+'
        text = re.sub(row, rf"\g<1>{count}", text, flags=re.DOTALL)
    return text


def problem(cards: str) -> BadCards:
    """The error message about the data."""
    with pytest.raises(BadCards) as raised:
        rules(cards=cards)
    return raised.value


# -- effects


def test_a_changed_value_changes_play_and_the_digest() -> None:
    changed = corrected("mighty-blow", "bonus = { is = 2", "bonus = { is = 5")
    assert stance(STRUCK).play("MBh>1 #").life() == [11, 8]
    assert stance(STRUCK, cards=changed).play("MBh>1 #").life() == [11, 5]
    assert rules(cards=changed).digest != rules().digest
    assert rules(cards=changed).card_digest != rules().card_digest


def test_comments_and_the_order_of_lines_change_nothing() -> None:
    moved = corrected("plate", 'code = "PA"\n', "").replace('name = "plate"', 'code = "PA"\nname = "plate"')
    assert moved != PRINTED
    for text in (PRINTED, f"# as printed\n{PRINTED}\n# the end", moved):
        assert rules(cards=text).digest == rules().digest


def test_a_changed_source_changes_the_digest_but_no_deck() -> None:
    confirmed = corrected("plate", '"reconstructed"', '"found"')
    assert rules(cards=confirmed).card_digest != rules().card_digest
    assert fight(cards=confirmed).deck() == fight().deck()


Look = Callable[[str], object]
CHANGES: dict[str, tuple[str, Look, tuple[object, object]]] = {
    "copies": (
        copies(feint=3),
        lambda cards: fight(cards=cards, heroes="bear,squire").weights()["+FE"],
        (1, 3),
    ),
    "a card without copies": (
        copies(dodge=0),
        lambda cards: fight(cards=cards, heroes="bear,squire").refused("+DO"),
        ("legal", "not-in-deck"),
    ),
    "line": (
        corrected("attack-high", '"high"', '"low"'),
        lambda cards: stance("hands=-/PH,PL attack=HI>1", cards=cards).legal(),
        (["#", "=PH"], ["#", "=PL"]),
    ),
    "a line that is named": (
        corrected("attack-high", '"high"', '"named"'),
        lambda cards: stance("hands=HI/- phase=combat", cards=cards).legal(),
        ([".", "HI>1"], [".", "HIf>1", "HIh>1", "HIl>1", "HIr>1"]),
    ),
    "no line": (
        corrected("mighty-blow", '"named"', '"none"'),
        lambda cards: stance(STRUCK, cards=cards).legal(),
        ([".", "MBf>1", "MBh>1", "MBl>1", "MBr>1"], [".", "MB>1"]),
    ),
    "bonus": (
        corrected("feint", "bonus = { is = 0", "bonus = { is = 3"),
        lambda cards: stance("attack=FE>1", cards=cards).play("#").life(),
        ([11, 10], [11, 7]),
    ),
    "ignores_armor": (
        corrected("thrust", "is = true", "is = false"),
        lambda cards: stance("attack=THh>1 armor=-/LA", cards=cards).play("#").armor("second"),
        ("LA3", "LA2"),
    ),
    "ignores_armor of another": (
        with_line("feint", "ignores_armor", "true"),
        lambda cards: stance("attack=FE>1 armor=-/LA", cards=cards).play("#").armor("second"),
        ("LA2", "LA3"),
    ),
    "covers": (
        corrected("duck", '["high"]', '["low", "none"]'),
        lambda cards: [
            stance(f"hands=-/DU attack={attack}>1", cards=cards).refused("=DU") for attack in ("HI", "LO", "FE")
        ],
        (["legal", "not-covered", "not-covered"], ["not-covered", "legal", "legal"]),
    ),
    "covers nothing": (
        corrected("duck", '["high"]', "[]"),
        lambda cards: stance("hands=-/DU attack=HI>1", cards=cards).legal(),
        (["#", "=DU"], ["#"]),
    ),
    "hands": (
        corrected("great-sword", "hands = { is = 2", "hands = { is = 1"),
        lambda cards: stance("hands=GS/- items=BU/- phase=ready", cards=cards).refused("^GS"),
        ("no-free-hands", "legal"),
    ),
    "damage": (
        corrected("dagger", "damage = { is = 1", "damage = { is = 6"),
        lambda cards: stance("items=DA/- attack=HI>1", cards=cards).play("#").life(),
        ([11, 9], [11, 4]),
    ),
    "strength of a shield": (
        corrected("buckler", "strength = { is = 3", "strength = { is = 1"),
        lambda cards: stance("hands=-/BU phase=ready turn=2", cards=cards).play("^BU").items("second"),
        (["BU3"], ["BU1"]),
    ),
    "strength of armor": (
        corrected("leather", "strength = { is = 3", "strength = { is = 20"),
        lambda cards: stance("hands=LA/- phase=ready", cards=cards).play("^LA").armor("first"),
        ("LA3", "LA20"),
    ),
    "life": (
        corrected("bear", "is = 11", "is = 99"),
        lambda cards: fight(cards=cards, heroes="squire,bear").life(),
        ([10, 12], [10, 100]),
    ),
    "damage of a hero": (
        corrected("bear", "damage = { is = 1", "damage = { is = 4"),
        lambda cards: stance("heroes=bear/squire attack=HI>1", cards=cards).play("#").life(),
        ([11, 10], [11, 7]),
    ),
    "a code": (
        corrected("feint", '"FE"', '"FI"'),
        lambda cards: sorted({"+FE", "+FI"} & set(fight(cards=cards, heroes="bear,squire").weights())),
        (["+FE"], ["+FI"]),
    ),
}


@pytest.mark.parametrize(("cards", "look", "expected"), CHANGES.values(), ids=CHANGES)
def test_play_comes_from_the_data(cards: str, look: Look, expected: tuple[object, object]) -> None:
    assert expected[0] != expected[1]
    assert (look(""), look(cards)) == expected


# -- invalid data

WRONG = {
    "a missing card": ("names", without("plate"), ": plate"),
    "an unknown card": ("names", corrected("plate", '"plate"', '"helmet"'), ": helmet, plate"),
    "a card twice": ("names", twice("plate"), ": plate"),
    "a missing hero": ("names", without("bear"), ": bear"),
    "a hero twice": ("names", twice("bear"), ": bear"),
    "two cards of one code": ("codes", corrected("plate", '"PA"', '"MA"'), ": MA"),
    "an attack that is a defence": ("kind", corrected("feint", '"attack"', '"defence"'), "feint.* attack"),
    "a weapon without its hands": ("field", corrected("spear", "hands", "strength"), "spear: hands.*hands, damage"),
    "a weapon with a strength": ("field", with_line("spear", "strength", "3"), "spear: strength"),
    "armor in a hand": ("field", with_line("plate", "hands", "1"), "plate: hands.* strength"),
    "a defence that ignores armor": ("field", with_line("duck", "ignores_armor", "true"), "duck: ignores_armor"),
    "no attack at all": (
        "attack",
        copies(**PLAIN, mighty_blow=0, feint=0, thrust=0),
        "attack cards",
    ),
    "too few cards": ("total", copies(**FEWEST, parry_high=2), "31 to 62 cards, not 30"),
    "too many cards": ("total", copies(dodge=10), "31 to 62 cards, not 63"),
    "too many with one for each kind": ("total", copies(attack_high=11, feint=0), "62 .*62"),
    "a wrong type": ("", corrected("plate", "is = 7", 'is = "seven"'), "plate.*strength"),
    "a strength of nothing": ("", corrected("plate", "is = 7", "is = 0"), "plate.*strength"),
    "copies out of range": ("", copies(dodge=21), "dodge.*copies"),
    "three hands": ("", corrected("spear", "is = 2", "is = 3"), "spear.*hands"),
    "no life": ("", corrected("bear", "is = 11", "is = 0"), "bear.*life"),
    "an unknown line": ("", corrected("feint", '"none"', '"middle"'), "middle.*feint"),
    "a defence of a line that is named": ("", corrected("duck", '"high"', '"named"'), "named.*duck"),
    "an unknown kind": ("", corrected("plate", '"armor"', '"hat"'), "hat.*plate"),
    "a code in small letters": ("", corrected("plate", '"PA"', '"pa"'), "plate.*code"),
    "a code too long": ("", corrected("plate", '"PA"', '"PLA"'), "plate.*code"),
    "an unknown field": ("", with_line("plate", "smell", "1"), "smell.*plate"),
    "a value without a source": ("", corrected("plate", ', source = "reconstructed"', ""), "source.*plate"),
    "an unknown source": ("", corrected("plate", '"reconstructed"', '"hearsay"'), "hearsay.*plate"),
    "no heroes at all": ("", PRINTED.split("# -- Heroes")[0], "hero"),
    "broken TOML": ("", PRINTED.replace("[[card]]", "[[card]", 1), "line"),
    "nothing but words": ("", "Plate, one card", "line 1"),
}


@pytest.mark.parametrize(("id", "cards", "named"), WRONG.values(), ids=WRONG)
def test_wrong_data_is_refused_by_naming_what_is_wrong(id: str, cards: str, named: str) -> None:
    wrong = problem(cards)
    assert wrong.message.id == (f"arena-cards-{id}" if id else "cards-unreadable")
    assert re.search(named, str(wrong)), str(wrong)
    assert say(wrong.message, "zh-Hant") != str(wrong)


def test_every_message_about_wrong_data_is_tried() -> None:
    source = (files("salle.games.arena") / "card_data.py").read_text(encoding="utf-8")
    texts = (files("salle.games.arena") / "texts" / "en.ftl").read_text(encoding="utf-8")
    tried = {row[0] for row in WRONG.values()} - {""}
    assert tried == set(re.findall(r'BadCards\(\s*"arena-cards-(\w+)"', source))
    assert tried == set(re.findall(r"^arena-cards-(\w+) =", texts, re.MULTILINE))


def test_31_cards_are_the_least_and_62_the_most() -> None:
    assert len(fight(cards=copies(**FEWEST), seats=6).deck()) == 31
    assert len(fight(cards=copies(dodge=9)).deck()) == 62
