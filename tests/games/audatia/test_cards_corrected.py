"""Corrected card data: what a changed value changes in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.audatia.correcting import rewritten, with_line
from tests.games.audatia.dueling import PRINTED, Dueling, corrected, duel, rules, stance

FELL_SHORT = "c.posta=BRE c.stack=MFl r.posta=FEN r.hand=PM"


def test_a_changed_value_changes_play_and_the_digest() -> None:
    changed = corrected("breve", '"centre"', '"left"')
    attacked = "c.posta=DOD c.stack=MFl r.posta=BRE r.hand=MFr"
    assert stance(attacked).legal() == ["=MFr"]
    assert stance(attacked, cards=changed).legal() == ["#"]
    assert rules(cards=changed).digest != rules().digest
    assert rules(cards=changed).card_digest != rules().card_digest


def test_comments_and_the_order_of_lines_change_nothing() -> None:
    moved = corrected("breve", 'code = "BRE"\n', "").replace('name = "breve"', 'code = "BRE"\nname = "breve"')
    for text in (PRINTED, f"# as printed\n{PRINTED}\n# the end", moved):
        assert rules(cards=text).digest == rules().digest


def test_a_changed_source_changes_the_digest_but_no_deck() -> None:
    confirmed = corrected("breve", '"centre", source = "reconstructed"', '"centre", source = "found"')
    assert rules(cards=confirmed).card_digest != rules().card_digest
    for seat in ("challenger", "respondent"):
        assert duel(cards=confirmed).deck(seat) == duel().deck(seat)


Look = Callable[[str], object]
CHANGES: dict[str, tuple[str, Look, tuple[object, object]]] = {
    "suns": (
        corrected("punta", "none = 2", "none = 4"),
        lambda cards: duel(cards=cards).deck("challenger").count("P"),
        (1, 3),
    ),
    "attack": (
        corrected("mandritto-mezano", "attack = { is = true", "attack = { is = false"),
        lambda cards: stance("c.posta=DOD r.posta=BRE c.hand=MMl", cards=cards).refused("xMMl"),
        ("legal", "no-attack-sign"),
    ),
    "attack_needs": (
        corrected("mandritto-sottano", '"prudentia"', '"audatia"'),
        lambda cards: stance("c.posta=DOD r.posta=BRE c.hand=MSl", cards=cards).refused("xMSl"),
        ("needs-prudentia", "legal"),
    ),
    "attack_needs of a mezano": (
        with_line("mandritto-mezano", 'attack_needs = { is = "fortitudo" }'),
        lambda cards: stance("c.posta=FEN r.posta=BRE c.hand=MMl", cards=cards).refused("xMMl"),
        ("legal", "needs-fortitudo"),
    ),
    "parry": (
        corrected("mandritto-fendente", "parry = { is = true", "parry = { is = false"),
        lambda cards: stance("c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr", cards=cards).refused("=MFr"),
        ("legal", "no-parry-sign"),
    ),
    "break": (
        corrected("mandritto-sottano", "break = { is = false", "break = { is = true"),
        lambda cards: stance("c.posta=DOD c.stack=P r.posta=COD r.hand=MSl", cards=cards).refused("/MSl"),
        ("no-break-sign", "legal"),
    ),
    "parried_by": (
        corrected("mandritto-fendente", '"MF", "MS"', '"RF", "MS"'),
        lambda cards: [
            stance(f"c.posta=DOD c.stack=MFl r.posta=BRE r.hand={card}r", cards=cards).refused(f"={card}r")
            for card in ("MF", "RF")
        ],
        (["legal", "not-permitted"], ["not-permitted", "legal"]),
    ),
    "ends_in": (
        corrected("mandritto-fendente", '"dente-di-zenghiaro"', '"longa"'),
        lambda cards: stance(FELL_SHORT, cards=cards).play("PM").posta("challenger"),
        ("DDZ", "LON"),
    ),
    "side of a posta": (
        corrected("fenestra", '"right"', '"left"'),
        lambda cards: stance("c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr", cards=cards).refused("=MFr"),
        ("legal", "wrong-side"),
    ),
    "attacks": (
        corrected("frontale", '["RF", "P"]', '["MF", "P"]'),
        lambda cards: stance("c.posta=FRO r.posta=BRE c.hand=MFl,RFl", cards=cards).refused("xMFl"),
        ("not-from-posta", "legal"),
    ),
    "shuts": (
        corrected("breve", "shuts = { is = []", 'shuts = { is = ["MF"]'),
        lambda cards: stance("c.posta=DOD r.posta=BRE c.hand=MFl", cards=cards).refused("xMFl"),
        ("legal", "shut"),
    ),
    "bonus": (
        corrected("coda-longa", "adds = 2", "adds = 1"),
        lambda cards: stance("c.posta=COD r.posta=BRE c.hand=MSl", cards=cards).refused("xMSl"),
        ("legal", "needs-prudentia"),
    ),
    "virtue of the bonus": (
        corrected("coda-longa", '"prudentia"', '"fortitudo"'),
        lambda cards: stance("c.posta=COD c.stack=MFl r.posta=BRE r.hand=MFr", cards=cards).virtues("challenger"),
        (
            {"audatia": 1, "prudentia": 2, "celeritas": 1, "fortitudo": 0},
            {"audatia": 1, "prudentia": 0, "celeritas": 1, "fortitudo": 2},
        ),
    ),
    "bonus of a posta that had none": (
        with_line("frontale", 'bonus = { is = { virtue = "prudentia", adds = 3 } }'),
        lambda cards: stance("c.posta=FRO c.stack=P r.posta=DOD r.hand=MFr", cards=cards).virtues("challenger"),
        (
            {"audatia": 1, "prudentia": 0, "celeritas": 1, "fortitudo": 0},
            {"audatia": 1, "prudentia": 3, "celeritas": 1, "fortitudo": 0},
        ),
    ),
    "exchange": (
        corrected("fenestra", "exchange = { is = true", "exchange = { is = false"),
        lambda cards: stance("virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", cards=cards).refused("eP"),
        ("legal", "exchange-signs"),
    ),
    "extended": (
        corrected("longa", "extended = { is = true", "extended = { is = false"),
        lambda cards: stance("c.posta=BRE r.posta=LON c.hand=P,MFl", cards=cards).refused("xP"),
        ("extended", "shut"),
    ),
    "defends": (
        with_line("coda-longa", "defends = { is = true }"),
        lambda cards: stance("virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=COD r.hand=P", cards=cards).refused("dP"),
        ("not-defending", "legal"),
    ),
    "copies of a remedy": (
        corrected("soprana-tor-di-spada", "is = 1", "is = 3"),
        lambda cards: duel(cards=cards).deck("respondent").count("SO"),
        (1, 3),
    ),
    "side of a remedy": (
        corrected("ligadura-mezana", '"inside"', '"outside"'),
        lambda cards: stance(
            "phase=exchanged c.posta=DOD c.stack=P c.hand=LI,SO r.posta=FEN r.stack=P", cards=cards
        ).refused("LI"),
        ("remedy-side", "legal"),
    ),
    "a remedy that becomes two-sided": (
        corrected("ligadura-mezana", '"inside"', '"both"'),
        lambda cards: stance("phase=entry c.posta=DOD c.stack=MFl c.hand=LI r.posta=FEN r.stack=MFl", cards=cards)
        .legal(),
        ([".", "LI"], [".", "LIi", "LIo"]),
    ),
    "own counter": (
        rewritten(
            ('counter = { is = "take-his-hand"', 'counter = { is = "?"'),
            ('counter = { is = "counter-to-the-mezana"', 'counter = { is = "take-his-hand"'),
            ('counter = { is = "?"', 'counter = { is = "counter-to-the-mezana"'),
        ),
        lambda cards: stance(
            "phase=meet as=entry c.posta=DOD c.stack=MFl,LI r.posta=FEN r.stack=MFl r.hand=CM", cards=cards
        ).play("CM").ended,
        (("respondent", "perfect-counter"), ("", "")),
    ),
    "copies of a counter": (
        corrected("take-his-hand", "is = 1", "is = 0"),
        lambda cards: duel(cards=cards).deck("respondent").count("TH"),
        (1, 0),
    ),
    "needs of a skill": (
        corrected("lure", '"prudentia"', '"celeritas"'),
        lambda cards: stance("phase=skills c.posta=DOD r.posta=FEN c.hand=LU", cards=cards).refused("LU:MF"),
        ("needs-prudentia", "legal"),
    ),
    "a skill without need": (
        corrected("lure", 'needs = { is = "prudentia", source = "reconstructed" }', ""),
        lambda cards: stance("phase=skills c.posta=DOD r.posta=FEN c.hand=LU", cards=cards).refused("LU:MF"),
        ("needs-prudentia", "legal"),
    ),
    "cycle": (
        corrected("break-off", "cycle = { is = false", "cycle = { is = true"),
        lambda cards: stance("phase=skills c.posta=DOD r.posta=FEN c.hand=BO", cards=cards).legal(),
        (["."], [".", "~BO"]),
    ),
    "skills of a character": (
        corrected("galeazzo", "break-off = 1", "break-off = 2, deny = 1"),
        lambda cards: sorted({"BO", "DE"} & set(duel(cards=cards).deck("challenger"))),
        ([], ["BO", "DE"]),
    ),
    "basic cards": (
        corrected("galeazzo", '"BO"', '"ST"'),
        lambda cards: sorted({"BO", "ST"} & set(duel(cards=cards).hand("challenger"))),
        (["BO"], ["ST"]),
    ),
    "a code": (
        rewritten(('"BO"', '"OFF"')),
        lambda cards: sorted({"-BO", "-OFF"} & set(duel(cards=cards).legal())),
        (["-BO"], ["-OFF"]),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("cards", "look", "expected"), CHANGES.values(), ids=CHANGES)
def test_play_comes_from_the_data(cards: str, look: Look, expected: tuple[object, object]) -> None:
    assert expected[0] != expected[1]
    assert (look(""), look(cards)) == expected


def test_a_denied_skill_in_the_deck_of_the_other_character_opens_the_window_there_too() -> None:
    cards = corrected("galeazzo", "break-off = 1", "break-off = 1, deny = 1")
    attacked = stance(FELL_SHORT, cards=cards).play("PM")
    assert (attacked.awaiting, attacked.phase) == ("challenger", "deny")


def test_a_deck_without_a_card_never_deals_it() -> None:
    drawing: Dueling = duel(cards=corrected("take-his-hand", "is = 1", "is = 0")).play("-MFl .")
    assert "+TH" not in drawing.weights() and "+TH" in duel().play("-MFl .").weights()
    assert drawing.refused("+TH") == "not-in-deck"
