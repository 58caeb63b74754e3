"""Every refusal: a position where only that rule forbids the action, its sentence, and a change that makes it legal."""

from __future__ import annotations

import pytest

from salle.core.game import Rule
from salle.games.audatia.rules.terms import FIRST_END, RULES
from tests.games.audatia.dueling import corrected, rules
from tests.games.audatia.refusal_case import GALEAZZI, Case
from tests.support.playing import say

REFUSALS = RULES[1:FIRST_END]
BOUCICAULTS = "boucicault boucicault"


def signless(blow: str, sign: str) -> str:
    """The card data in which that blow lacks a sign."""
    return corrected(blow, f"{sign} = {{ is = true", f"{sign} = {{ is = false")


OUT_OF_MEASURE = [
    Case("not-in-hand", "|", "-TA", "Taunt", "|", "| ."),
    Case("not-basic", "| ~EY +MFr", "-MFr", "only basic cards", people=BOUCICAULTS),
    Case("virtue-taken", "| . . vP", "vP", "is taken", " vP", ""),
    Case("deck-empty", "phase=trade c.hand=MFl,P c.deck=-", "-P", "deck is empty", "deck=-", "deck=LI"),
    Case("deck-empty", "phase=trade c.hand=LU c.deck=-", "~LU", "deck is empty", "deck=-", "deck=LI"),
    Case("two-to-trade", "phase=trade c.hand=P", "-P", "takes two cards", "=P", "=P,MFl"),
    Case("no-cycle-now", "phase=trade c.hand=P,MFl,LU | -P", "~LU", "can’t cycle a card here", "| -P", ""),
    Case(
        "no-cycle-now",
        "c.posta=DOD c.hand=RFr,RMr,LU r.posta=BRE c.taunted=2 | -RFr",
        "~LU",
        "can’t cycle a card here",
        "-RFr",
        "-RFr -RMr",
    ),
    Case("same-posta", "DOD / BRE / crcr", "DOD", "already stand in that posta", "DOD", "FEN"),
    Case("must-attack", "DOD MFl / BRE / crcr | . .", ".", "allowed attack and must make it", "MFl", "RFr"),
    Case(
        "taunted",
        "c.posta=DOD c.hand=MFl r.posta=BRE c.taunted=2",
        ".",
        "taunted and can attack, so you must",
        " c.taunted=2",
    ),
    Case(
        "taunt-discard",
        "c.posta=DOD c.hand=RFr,RMr,TW r.posta=BRE c.taunted=2 |",
        ".",
        "taunted and can’t attack, so first discard two cards",
        "|",
        "| -TW -RFr",
    ),
    Case(
        "taunt-discard",
        "c.posta=DOD c.hand=RFr,RMr,TW r.posta=BRE c.taunted=2 | -TW",
        ".",
        "you are taunted, so first discard one more card",
        "-TW",
        "-TW -RFr",
    ),
    Case(
        "taunt-discard",
        "c.posta=DOD c.hand=TW r.posta=BRE c.taunted=2 |",
        ".",
        "first discard your last card",
        "|",
        "| -TW",
    ),
    Case(
        "skill-window",
        "phase=trade virtues=c,c,c,r c.hand=LU r.shown=DE |",
        "LU:MF",
        "can play Lure only after the poste are revealed/with the most Prudentia",
        "|",
        "| . . DOD DOD",
    ),
    Case(
        "skill-window",
        "COD MFl / BRE PM / crcr",
        "PM",
        "can play Perfect Measure only against an attack/with the most Fortitudo",
        "crcr",
        "crcr | xMFl",
    ),
    Case(
        "needs-audatia",
        "phase=skills to=respondent c.posta=DOD r.posta=BRE r.hand=TA",
        "TA",
        "most Audatia/you have 0, Challenger has 1",
        "r.hand",
        "virtues=r,c,c,c r.hand",
        cards=corrected("taunt", '"fortitudo"', '"audatia"'),
    ),
    Case(
        "needs-prudentia",
        "phase=skills virtues=c,r,c,r c.posta=COD r.posta=BRE c.hand=LU",
        "LU:P",
        "most Prudentia/you have 0, Respondent has 1",  # Coda Longa's bonus is only for its first strike
        "c,r,c,r",
        "c,c,c,r",
    ),
]
ATTACKS = [
    Case("not-in-hand", "DOD MFl / BRE / crcr", "xMFr", "you don’t hold Mandritto Fendente ◑", "MFl", "MFr"),
    Case(
        "not-from-posta",
        "DOD RFr / COD / crcr",
        "xRFr",
        "can’t strike Roverso Fendente from Donna Destra",
        "DOD",
        "BRE",
    ),
    Case("shut", "BRE RFr / FEN / crcr", "xRFr", "Respondent’s Fenestra shuts out Roverso Fendente", "FEN", "COD"),
    Case("extended", "BRE P / LON / crcr", "xP", "Longa is extended/exchange sign", "BRE", "DOD"),
    Case("needs-celeritas", "DOD P / LON / ccrr", "xP", "most Celeritas/you have 0, Respondent has 1", "ccrr", "crcr"),
    Case(
        "needs-celeritas", "FEN P / LON / ccrr", "xP", "you have 1, Respondent has 1", "ccrr", "cc-r"
    ),  # Fenestra adds 1
    Case(
        "needs-prudentia", "DOD MSl / BRE / crcr", "xMSl", "most Prudentia/you have 0, Respondent has 1", "crcr", "ccrr"
    ),
    Case(
        "wrong-side",
        "COD MFl / BRE RSl,MFl,MFr / crcr | xMFl =MFl .",
        "xMFr",
        "Mandritto Fendente comes from the right/sword is on the left",
        "=MFl",
        "=RSl",
    ),
    Case(
        "no-attack-sign",
        "c.posta=DOD c.hand=MMl r.posta=BRE",
        "xMMl",
        "Mandritto Mezano has no attack sign",
        cards=signless("mandritto-mezano", "attack"),
    ),
    Case(
        "top-cannot-attack",
        "BRE MFl / DOD MSl,RE / -c-r | xMFl =MSl",
        "RE",
        "the strike on top of your stack can’t attack now",
        "-c-r",
        "-r-r",
        GALEAZZI,
    ),
    Case(
        "nothing-follows",
        "COD MFl,RFl,FE / COD MFl / crcr | xMFl =MFl",
        "FE",
        "nothing that could follow",
        "RFl",
        "MFr",
        GALEAZZI,
    ),
]
ANSWERS = [
    Case(
        "not-permitted",
        "BRE RFr,MFl / BRE MFl / crcr | xRFr",
        "=MFl",
        "Mandritto Fendente can’t parry Roverso Fendente ◑/Roverso Fendente, Mandritto Sottano",
        "| xRFr",
        "| xMFl",
    ),
    Case(
        "wrong-side",
        "COD MMl / DOD RFr / crcr | xMMl",
        "=RFr",
        "Roverso Fendente comes from the left/sword is on the right",
        "/ DOD",
        "/ DOS",
    ),
    Case(
        "no-parry-sign",
        "c.posta=DOD c.stack=MFl r.posta=BRE r.hand=MSl",
        "=MSl",
        "Mandritto Sottano has no parry sign",
        cards=signless("mandritto-sottano", "parry"),
    ),
    Case("no-break-sign", "BRE P / DOD MSl,MFl / crcr | xP", "/MSl", "Mandritto Sottano has no break sign"),
    Case(
        "thrust-only",
        "DOD MFl / DOD MFl / crcr | xMFl",
        "/MFl",
        "only a thrust",
        "DOD MFl / DOD MFl / crcr | xMFl",
        "DOD P / DOD MFl / crcr | xP",
    ),
    Case(
        "thrust-only",
        "DOD MFl / DOD P / ccrr | xMFl",
        "eP",
        "only a thrust",
        "DOD MFl / DOD P / ccrr | xMFl",
        "DOD P / DOD P / ccrr | xP",
    ),
    Case(
        "same-blow",
        "COD MFl,MMl / COD MMl / ccrr | xMFl",
        "xMMl",
        "the same blow as Mandritto Fendente ◐",
        "| xMFl",
        "| xMMl",
    ),
    Case("same-blow", "COD MFl,MSl / COD MFl / c-rr | xMFl xMFl", "=MSl", "the same blow as Mandritto Fendente ◐"),
    Case(
        "needs-celeritas",
        "COD MFl / COD MFl / crcr | xMFl",
        "xMFl",
        "most Celeritas/you have 0, Challenger has 1",
        "crcr",
        "ccrr",
    ),
    Case(
        "not-from-posta",
        "COD MFl / LON MFl / ccrr | xMFl",
        "xMFl",
        "can’t strike Mandritto Fendente from Longa",
        "LON",
        "BRE",
    ),
    Case("no-counter-to-thrust", "DOD P / DOD P / ccrr | xP", "xP", "exchanged, not counter-attacked"),
    Case("exchange-signs", "DOD P / COD P / ccrr | xP", "eP", "the exchange sign on both poste", "/ COD", "/ DOD"),
    Case("not-defending", "COD MFl / DZM P / ccrr | xMFl", "dP", "a posta with that power", "DZM", "DDZ"),
    Case("can-answer", "DOD MFl / DOD MFl / crcr | xMFl", "#", "you have an answer", "/ DOD", "/ DOS"),
    Case(
        "needs-fortitudo",
        "DOD MFl / BRE PM / crcr | xMFl",
        "PM",
        "most Fortitudo/you have 1, Challenger has 2",
        "DOD",
        "COD",
    ),
    Case(
        "nothing-follows", "BRE MFl / DOD PE,MMl / crcr | xMFl", "PE", "nothing that could follow", "PE,MMl", "PE,MFl"
    ),
    Case("no-counter-to-thrust", "BRE P / DOD PE,P / crcr | xP", "PE", "exchanged, not counter-attacked"),
]
CLOSE_PLAY = [
    Case(
        "remedy-side",
        "COD MFl / COD MFr,LI / -rcr | xMFl =MFr o",
        "LI",
        "Ligadura Mezana works on the inside/need the outside",
        "=MFr o",
        "=MFr i",
    ),
    Case(
        "remedy-side",
        "COD MFl / COD MFr,TW / -rcr | xMFl =MFr o",
        "TWi",
        "Twist and Pommel works on the inside/need the outside",
        "=MFr o",
        "=MFr i",
    ),
    Case(
        "remedy-side",
        "DOD P,GR / DOD P / ccrr | xP eP",
        "GR",
        "Grab the Hilt and Strike works on the inside/need the outside",
    ),
    Case(
        "remedy-side",
        "BRE P,SO / BRE MFl,RFr / crcr | xP /RFr",
        "SO",
        "Soprana Tor di Spada works on the outside/need the inside",
        "/RFr",
        "/MFl",
    ),
    Case(
        "not-lined-up",
        "COD MFl,SO,LI / COD MFl,CM / crcr | xMFl =MFl SO",
        "CM",
        "Counter to the Mezana counters on the inside/need the outside",
        "=MFl SO",
        "=MFl LI",
    ),
    Case(
        "not-lined-up",
        "COD MFl,TW / COD MFl,UN / crcr | xMFl =MFl TWi",
        "UN",
        "Turn the Point Under counters on the outside/need the inside",
        "TWi",
        "TWo",
    ),
    Case(
        "not-lined-up",
        "BRE P,MMl / BRE MFl,RMr,TH / cr-r | xP /MFl xRMr xMMl",
        "TH",
        "Take His Hand counters on the inside/need the outside",
    ),
    Case("kicks-entries", "COD MFl,KI / COD MFr,SO / -rcr | xMFl =MFr o SO", "KI", "only an Audatia Entry"),
    Case(
        "needs-celeritas",
        "COD MFl,SO / COD MFl,KI / crcr | xMFl =MFl SO",
        "KI",
        "most Celeritas/you have 0, Challenger has 1",
        "crcr",
        "ccrr",
        GALEAZZI,
    ),
    Case(
        "fendente-only",
        "COD MFl,SO / COD MFl,KI,MMl,RFr / ccrr | xMFl =MFl SO KI",
        "xMMl",
        "only a fendente",
        people=GALEAZZI,
    ),
    Case(
        "mezano-only",
        "BRE P / BRE MFl,MMl,RFr / cr-r | xP /MFl",
        "xMMl",
        "only a mezano from the side of your stack",
        "/MFl",
        "/RFr",
    ),
    Case("mezano-only", "BRE P / BRE MFl,MFr / cr-r | xP /MFl", "xMFr", "only a mezano"),
]
OF_THE_DECK = [
    Case("not-in-deck", "| -BO .", "+KI", "no Kick to the Groin is left to draw"),
    Case(
        "not-in-deck", "phase=trade c.hand=MFl,P,CO c.shown=LI,LI | -MFl -P", "+LI", "no Ligadura Mezana", "LI,LI", "LI"
    ),
    Case("not-dealt-now", "| -BO .", ".", "the deck doesn’t deal that now", "-BO", ""),
]
CASES = OUT_OF_MEASURE + ATTACKS + ANSWERS + CLOSE_PLAY + OF_THE_DECK
MENDED = [case for case in CASES if case.fault]


def test_every_refusal_has_a_case() -> None:
    assert {case.rule for case in CASES} | {"not-now"} == set(REFUSALS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_just_that_rule_refuses(case: Case) -> None:
    now = case.duel()
    assert now.refused(case.token) == case.rule
    assert case.token not in now.legal()


@pytest.mark.parametrize("case", MENDED, ids=str)
def test_with_its_cause_mended_the_action_is_legal(case: Case) -> None:
    assert case.fault in case.scene
    now = case.duel(case.scene.replace(case.fault, case.fix, 1))
    assert now.refused(case.token) == "legal"
    assert case.token in now.legal()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_names_the_facts_of_the_case(case: Case) -> None:
    sentence = case.duel().says(case.token)
    for words in case.words.split("/"):
        assert words in sentence


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_is_said_in_chinese(case: Case) -> None:
    sentence = case.duel().says(case.token, "zh-Hant")
    assert any("一" <= letter <= "鿿" for letter in sentence)


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_is_said_in_general(locale: str) -> None:
    said = {name: say(rules().explain.rule(Rule(RULES.index(name))), locale) for name in REFUSALS}
    assert [name for name, sentence in said.items() if not sentence.strip()] == []
