"""Corrected card data: what a changed value changes in play, and how wrong data are refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from salle.core.errors import BadCards
from tests.audatia.dueling import PRINTED, Dueling, corrected, duel, rules, stance
from tests.playing import say

FELL_SHORT = "c.posta=BRE c.stack=MFl r.posta=FEN r.hand=PM"


def with_line(name: str, line: str) -> str:
    """The data with one more line about a card."""
    return corrected(name, "code =", f'{line[:-2]}, source = "seed" }}\ncode =')


def without(name: str) -> str:
    """The data without a card."""
    head, *rows = PRINTED.split("\n[[")
    kept = [row for row in rows if f'name = "{name}"' not in row]
    assert len(kept) == len(rows) - 1
    return "\n[[".join([head, *kept])


def twice(name: str) -> str:
    """The data with a card written twice."""
    row = next(row for row in PRINTED.split("\n[[") if f'name = "{name}"' in row)
    return f"{PRINTED}\n[[{row}"


def rewritten(*changes: tuple[str, str]) -> str:
    """The data with some words written otherwise, wherever they are."""
    text = PRINTED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def without_copies(*counters: str) -> str:
    """The data without a card of these counter-remedies."""
    head, *rows = PRINTED.split("\n[[")
    return "\n[[".join(
        [head, *(re.sub(r"is = \d", "is = 0", row) if any(f'name = "{name}"' in row for name in counters) else row
                 for row in rows)]
    )  # fmt: skip


def parried_by(name: str, blows: str) -> str:
    """The data with other permitted parries of a blow."""
    head, *rows = PRINTED.split("\n[[")
    written = f"parried_by = {{ is = [{', '.join(f'{blow!r}' for blow in blows.split())}]"
    return "\n[[".join(
        [head, *(re.sub(r"parried_by = \{ is = \[.*?\]", written, row) if f'name = "{name}"' in row else row
                 for row in rows)]
    )  # fmt: skip


def problem(cards: str) -> BadCards:
    """What is wrong with the data."""
    with pytest.raises(BadCards) as raised:
        rules(cards=cards)
    return raised.value


# -- what it changes


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


# -- wrong data

WRONG = {
    "a missing card": ("names", without("breve"), "breve"),
    "an unknown card": ("names", corrected("breve", '"breve"', '"curta"'), "breve, curta"),
    "a card twice": ("names", twice("fenestra"), ": fenestra"),
    "a missing character": ("names", without("galeazzo"), "galeazzo"),
    "a blow under another code": ("blow", corrected("punta", '"P"', '"TH"'), r"punta.* P\b"),
    "a thrust with a half-sun": ("suns", corrected("punta", "none = 2", "l = 2"), "punta"),
    "a cut without one": ("suns", corrected("roverso-mezano", "l = 1, r = 1", "none = 2"), "roverso-mezano"),
    "two cards of one code": ("codes", corrected("breve", '"BRE"', '"LON"'), ": LON"),
    "a code in small letters": ("codes", corrected("breve", '"BRE"', '"bre"'), ": bre"),
    "a code that is a blow": ("codes", corrected("breve", '"BRE"', '"MF"'), ": MF"),
    "a code too long": ("codes", corrected("breve", '"BRE"', '"BREV"'), ": BREV"),
    "a strike that ends nowhere": ("relation", corrected("punta", '"longa"', '"curta"'), "punta.*curta"),
    "a remedy without a counter": (
        "relation",
        corrected("ligadura-mezana", '"counter-to-the-mezana"', '"prayer"'),
        "ligadura-mezana.*prayer",
    ),
    "an unknown skill": ("relation", corrected("galeazzo", "repeat = 2", "whistle = 2"), "galeazzo.*whistle"),
    "an unknown basic card": ("relation", corrected("galeazzo", '"KI"', '"WH"'), "galeazzo.*WH"),
    "a counter of nothing": (
        "counter",
        corrected("ligadura-mezana", '"counter-to-the-mezana"', '"take-his-hand"'),
        ": counter-to-the-mezana",
    ),
    "no attack at all": ("attack", rewritten(("\nattack = { is = true", "\nattack = { is = false")), "attack sign"),
    "more basic cards than there are": ("basic", corrected("galeazzo", '"BO"', '"KI"'), "galeazzo.* KI"),
    "a basic card the deck has not": ("basic", corrected("boucicault", '"DE"', '"BO"'), "boucicault.* BO"),
    "a hand of eleven": ("hand", corrected("galeazzo", '"BO", ', ""), "galeazzo.*12.*11"),
    "a hand of thirteen": ("hand", corrected("galeazzo", '"BO"', '"BO", "ST"'), "galeazzo.*12.*13"),
    "too many cards": ("total", rewritten(("{ l = 2, r = 2 }", "{ l = 9, r = 9 }")), "74.*62"),
    "no posta to attack from": (
        "opening",
        re.sub(r"attacks = \{ is = \[.*?\]", "attacks = { is = []", PRINTED),
        "^attacks.*MF, RF",
    ),
    "a cut that nothing parries": (
        "unanswered",
        parried_by("roverso-mezano", "MM RM"),
        "roverso-mezano, parried_by.*parry sign, so",
    ),
    "a thrust that nothing parries or breaks": (
        "unanswered",
        parried_by("punta", "").replace("break = { is = true", "break = { is = false"),
        "punta, parried_by.*no card has the break sign",
    ),
    "a remedy that nothing meets": (
        "unmet",
        without_copies("counter-to-the-mezana", "take-his-hand", "cover-and-pommel"),
        "ligadura-mezana, counter: counter-to-the-mezana.*inside",
    ),
    "a wrong type": ("", corrected("breve", "exchange = { is = false", 'exchange = { is = "no"'), "breve.*exchange"),
    "copies out of range": ("", corrected("punta", "none = 2", "none = 10"), "punta.*suns"),
    "a bonus out of range": ("", corrected("breve", "adds = 1", "adds = -1"), "breve.*bonus.*adds"),
    "an unknown field": ("", with_line("breve", "smell = { is = 1 }"), "breve|smell"),
    "an unknown sun": ("", corrected("punta", "none = 2", "noon = 2"), "noon.*punta"),
    "an unknown blow": ("", corrected("breve", '"RF", "P"', '"RF", "PP"'), "PP.*breve"),
    "an unknown side": ("", corrected("breve", '"centre"', '"low"'), "low.*breve"),
    "an unknown virtue": ("", corrected("breve", '"celeritas"', '"patientia"'), "patientia.*breve"),
    "a value without a source": ("", corrected("breve", ', source = "reconstructed"', ""), "source.*breve"),
    "an unknown source": ("", corrected("breve", '"reconstructed"', '"hearsay"'), "hearsay.*breve"),
    "a missing field": ("", corrected("breve", "shuts", "shut_"), "shut.*breve"),
    "no skills at all": ("", PRINTED.split("# -- Skills")[0], "skill"),
    "broken TOML": ("", PRINTED.replace("[[strike]]", "[[strike]", 1), "line"),
    "nothing but words": ("", "Mandritto Fendente, 4 cards", "line 1"),
}


@pytest.mark.parametrize(("id", "cards", "named"), WRONG.values(), ids=WRONG)
def test_wrong_data_is_refused_by_naming_what_is_wrong(id: str, cards: str, named: str) -> None:
    wrong = problem(cards)
    assert wrong.message.id == (f"audatia-cards-{id}" if id else "cards-unreadable")
    assert re.search(named, str(wrong)), str(wrong)
    assert say(wrong.message, "zh-Hant") != str(wrong)


def test_every_message_about_wrong_data_is_tried() -> None:
    texts = (files("salle.games.audatia") / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert {row[0] for row in WRONG.values()} - {""} == set(re.findall(r"^audatia-cards-(\w+) =", texts, re.MULTILINE))


def test_62_cards_are_the_most() -> None:
    full = rewritten(("none = 2", "none = 9"), ("{ l = 2, r = 2 }", "{ l = 5, r = 3 }"))
    most = full.replace("{ l = 1, r = 1 }", "{ l = 1, r = 2 }", 1)
    assert duel(cards=most).deck("challenger").count("MMr") == 2
    assert re.search("63.*62", str(problem(most.replace("{ l = 1, r = 1 }", "{ l = 1, r = 2 }", 1))))


# -- odd data

ODD = {
    "a blow without a parry from the right": (
        parried_by("roverso-fendente", "RF RS"),
        ["roverso-fendente, parried_by: no permitted parry comes from the right"],
    ),
    "a remedy without its own counter": (
        corrected("take-his-hand", "is = 1", "is = 0"),
        [
            "grab-the-hilt-and-strike, counter: take-his-hand has no copies, so nothing counters it perfectly",
            "galeazzo: the deck has 5 counter-remedies; the rulebook says 6",
            "boucicault: the deck has 5 counter-remedies; the rulebook says 6",
        ],
    ),
    "another number of strikes": (
        corrected("punta", "none = 2", "none = 4"),
        [f"{name}: the deck has 20 strikes; the rulebook says 18" for name in ("galeazzo", "boucicault")],
    ),
    "another number of skills": (
        corrected("galeazzo", "break-off = 1", "break-off = 2"),
        ["galeazzo: the deck has 10 skills; the rulebook says 9"],
    ),
    "a first hand without a blow": (
        corrected("galeazzo", '"RMr"', '"RFl"'),
        ["galeazzo, basic: there is not one strike of each blow; missing: RM"],
    ),
    "another first hand": (
        corrected("galeazzo", '"BO"', '"SO"'),
        [
            "galeazzo, basic: 2 remedies; with one of each blow, a remedy, a counter-remedy and three skills"
            " it would be 1",
            "galeazzo, basic: 2 skills; with one of each blow, a remedy, a counter-remedy and three skills"
            " it would be 3",
        ],
    ),
}


@pytest.mark.parametrize(("cards", "sentences"), ODD.values(), ids=ODD)
def test_odd_data_is_played_and_doubted(cards: str, sentences: list[str]) -> None:
    game = rules(cards=cards)
    assert list(map(say, game.doubts)) == sentences
    assert all(say(doubt, "zh-Hant") != say(doubt) for doubt in game.doubts)


def test_the_cards_as_they_come_are_beyond_doubt() -> None:
    assert rules().doubts == ()
