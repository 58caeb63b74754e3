"""Card data that can't be played are refused with the reason. Odd data are played, with a doubt."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from salle.core.errors import BadCards
from tests.games.audatia.correcting import parried_by, rewritten, twice, with_line, without, without_copies
from tests.games.audatia.dueling import PRINTED, corrected, duel, rules
from tests.support.playing import say


def problem(cards: str) -> BadCards:
    """The error of these data."""
    with pytest.raises(BadCards) as raised:
        rules(cards=cards)
    return raised.value


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
        "punta, parried_by.*no card with the break sign",
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
            "grab-the-hilt-and-strike, counter: take-his-hand has no copies, so there is no perfect counter",
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
        ["galeazzo, basic: every blow should have one strike; missing: RM"],
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
