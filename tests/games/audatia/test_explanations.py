"""Every way a duel, a phrase or a game ends says why, and so does every bind."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.terms import RULES
from tests.games.audatia.chinese import is_chinese, unnamed
from tests.games.audatia.dueling import Dueling, stance
from tests.support.playing import say

WON = (*RULES[rule_ids.ATTACK_LANDS : rule_ids.NO_RIPOSTE], RULES[rule_ids.TWO_DRAWS], "retired")
BROKEN_OFF = RULES[rule_ids.NO_RIPOSTE : rule_ids.NO_ATTACK]

BOUND = "c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFl"
STRETTO = "virtues=c,r,c,- c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFr"
BROKEN = "virtues=c,c,r,c c.posta=COD c.stack=P r.posta=FEN"
KICKED = "phase=entry virtues=c,r,r,r c.posta=DOD c.stack=MFl c.hand=LI r.posta=DOD r.stack=MFl"
STANDING = "c.posta=DOD r.posta=FEN c.hand=TW"


@dataclass(frozen=True)
class Case:
    """A phrase from its stance to its end, and what is told of that."""

    rule: str
    text: str
    played: str
    sentence: str

    def place(self) -> Dueling:
        character = "galeazzo" if re.search("BO|KI", self.text) else "boucicault"
        return stance(self.text, respondent=character).play(self.played)

    def __str__(self) -> str:
        return f"{self.rule} {self.played}"


ENDS = [
    Case("attack-lands", "c.posta=DOD c.stack=MFl r.posta=DOS r.hand=TW", "#",
         "Challenger wins: Mandritto Fendente ◐ was not answered. It is parried with Mandritto Fendente, Mandritto "
         "Sottano, Roverso Sottano; Respondent’s sword was on the left."),
    Case("attack-lands", "c.posta=DOD c.stack=P r.posta=BRE", "#",
         "Challenger wins: Punta was not answered. It is parried with Mandritto Fendente, Roverso Fendente; "
         "Respondent’s sword was in the middle."),
    Case("attack-lands", f"phase=largo {BOUND} r.hand=RMr", "xRMr #",
         "Respondent wins: Roverso Mezano ◑ was not answered. It is parried with Mandritto Fendente, Roverso Fendente, "
         "Roverso Sottano; Challenger’s sword was on the right."),
    Case("counter-attack-lands", "virtues=c,c,r,c c.posta=DOD r.posta=COD c.hand=MFl r.hand=MFr", "xMFl xMFr #",
         "Respondent wins: the counter-attack Mandritto Fendente ◑ is parried only with the same blow, and was not."),
    Case("exchange-lands", "virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "eP #",
         "Respondent wins: the thrust was exchanged, and Challenger had no outside remedy."),
    Case("exchange-lands", "c.posta=DOD r.posta=LON c.hand=P", "xP #",
         "Challenger wins: the thrust was exchanged, and Respondent had no outside remedy."),
    Case("mezano-lands", f"{BROKEN} r.hand=MFr,RMl", "/MFr xRMl #",
         "Respondent wins: after the break Roverso Mezano ◐ can’t be parried, and Challenger had no other answer."),
    Case("mezano-countered", f"{BROKEN} c.hand=MMl r.hand=MFr,RMl", "/MFr xRMl xMMl #",
         "Challenger wins: Mandritto Mezano ◐ into the mezano, and Respondent had no outside counter, no "
         "Soprana and no Break Off."),
    Case("remedy-lands", f"phase=stretto {STRETTO} r.hand=TW", "TWo #",
         "Respondent wins: Challenger had no counter that lines up with Twist and Pommel."),
    Case("remedy-lands", "virtues=c,c,r,c c.posta=DOD c.stack=P c.hand=SO r.posta=FEN r.hand=P", "eP SO #",
         "Challenger wins: Respondent had no counter that lines up with Soprana Tor di Spada."),
    Case("remedy-lands", f"{BROKEN} c.hand=TW r.hand=MFr,RMl,SO", "/MFr xRMl TWo SO #",
         "Respondent wins: Challenger had no counter that lines up with Soprana Tor di Spada."),
    Case("entry-lands", f"phase=entry {BOUND} c.hand=GR", "GR #",
         "Challenger wins: the Audatia Entry with Grab the Hilt and Strike was not met."),
    Case("perfect-counter", f"phase=entry {BOUND} c.hand=LI r.hand=CM", "LI CM",
         "Respondent wins: Counter to the Mezana is the remedy’s own counter."),
    Case("kick-lands", f"{KICKED} r.hand=KI,RFl", "LI KI xRFl",
         "Respondent wins: the kick stopped the entry, and Roverso Fendente ◐ followed."),
    Case("two-draws", f"phase=step-6 game=2 {STANDING}", ".",
         "Respondent wins: two games were drawn, so the challenge has failed (AU-2)."),
    Case("retired", STANDING, "!1", "Respondent wins: the other side retired."),
    Case("retired", STANDING, "!2", "Challenger wins: the other side retired."),
]  # fmt: skip

BREAK_OFFS = [
    Case("no-riposte", f"phase=largo {BOUND} c.hand=MMl", ". .", "the bind was largo and nobody attacked from it"),
    Case("no-remedy", f"phase=stretto {STRETTO} c.hand=SO", ". .", "the bind was stretto and nobody played a remedy"),
    Case("lined-up", f"phase=entry {BOUND} c.hand=LI r.hand=TH", "LI TH", "the counter lined up"),
    Case("lined-up", f"{BROKEN} c.hand=MMl r.hand=MFr,RMl,CO", "/MFr xRMl xMMl CO", "the counter lined up"),
    Case("broke-off", "c.posta=DOD c.stack=MFl r.posta=DOS r.hand=BO", "BO",
         "the attack was answered by breaking off"),
    Case("kick-missed", f"{KICKED} r.hand=KI", "LI KI .", "no fendente followed the kick"),
    Case("measure-kept", "c.posta=BRE c.stack=MFl r.posta=DOS r.hand=PM", "PM .",
         "the attack fell short and nobody followed it up"),
    Case("both-waited", f"{BROKEN} r.hand=MFr", "/MFr . .", "the thrust was broken and both waited"),
]  # fmt: skip

ATTACKED = "c.posta=BRE c.stack=MFl c.hand=TW r.posta=BRE r.hand=MFl,MFr,RSr"
BINDS = [
    Case("stretto", f"virtues=c,c,r,r {ATTACKED}", "=MFr i",
         "Stretto: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a whole. "
         "Respondent sets the side: inside."),
    Case("stretto", f"virtues=c,c,r,c {ATTACKED}", "=MFr o",
         "Stretto: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a whole. "
         "Challenger sets the side: outside."),
    Case("stretto", f"virtues=c,c,r,- {ATTACKED}", "=MFr",
         "Stretto: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a whole. "
         "Nobody has most Fortitudo: outside, after a mandritto parry (AU-7)."),
    Case("stretto", f"virtues=c,c,r,- {ATTACKED}", "=RSr",
         "Stretto: the half-suns of Mandritto Fendente ◐ and Roverso Sottano ◑ make a whole. "
         "Nobody has most Fortitudo: inside, after a roverso parry (AU-7)."),
    Case("largo", f"virtues=c,c,r,r {ATTACKED}", "=MFl",
         "Largo: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◐ make no whole."),
    Case("largo", "virtues=c,c,r,c c.posta=DOD c.stack=MFl c.hand=MFr r.posta=COD r.hand=MFr", "xMFr =MFr",
         "Largo: the half-suns of Mandritto Fendente ◑ and Mandritto Fendente ◑ make no whole."),
    Case("thrust", ATTACKED.replace("MFl c.hand", "P c.hand"), "=MFl", "Largo: a parried thrust always is."),
]  # fmt: skip


def cases(rows: list[Case]) -> pytest.MarkDecorator:
    """A test for every case."""
    return pytest.mark.parametrize("case", rows, ids=str)


# -- how a duel ends


@cases(ENDS)
def test_the_end_of_a_duel_tells_who_won_and_why(case: Case) -> None:
    place = case.place()
    assert place.ended == (case.sentence.split(maxsplit=1)[0].lower(), case.rule)
    assert place.told()[-1] == case.sentence


@cases(ENDS)
def test_the_end_of_a_duel_tells_the_same_in_chinese(case: Case) -> None:
    chinese = case.place().told("zh-Hant")[-1]
    assert is_chinese(chinese) and unnamed(case.sentence, chinese) == []
    assert re.findall("[◐◑]", chinese) == re.findall("[◐◑]", case.sentence)


@cases(ENDS)
def test_the_outcome_in_short_names_the_winner_and_the_rule(case: Case) -> None:
    place = case.place()
    assert place.bout.outcome is not None
    outcome, winner = place.game.explain.outcome(place.bout.outcome), case.sentence.split(maxsplit=1)[0]
    assert re.fullmatch(rf"{winner} wins: .+\.", say(outcome))
    assert is_chinese(say(outcome, "zh-Hant"))


def test_every_way_to_win_has_a_case() -> None:
    assert {case.rule for case in ENDS} == set(WON)


# -- how a phrase is broken off


@cases(BREAK_OFFS)
def test_a_break_off_tells_why(case: Case) -> None:
    place = case.place()
    assert place.break_offs() == [case.rule]
    assert place.told()[-1] == f"Both break off: {case.sentence}."
    assert is_chinese(place.told("zh-Hant")[-1])


def test_every_break_off_has_a_case_and_words_of_its_own() -> None:
    assert {case.rule for case in BREAK_OFFS} == set(BROKEN_OFF)
    for locale in ("en", "zh-Hant"):
        assert len({case.place().told(locale)[-1] for case in BREAK_OFFS}) == len(BROKEN_OFF)


# -- drawn games


def test_a_drawn_game_tells_why_and_what_follows() -> None:
    drawn = stance(f"phase=step-6 {STANDING}").play(".")
    assert drawn.told() == [
        "Challenger has no eligible attack.",
        "Game 1 is drawn.",
        "Game 2 is set up with the same roles (AU-2).",
    ]
    assert all(map(is_chinese, drawn.told("zh-Hant")))


def test_a_second_drawn_game_tells_that_the_challenge_has_failed() -> None:
    drawn = stance(f"phase=step-6 game=2 {STANDING}").play(".")
    assert drawn.told()[1:] == [
        "Game 2 is drawn.",
        "Respondent wins: two games were drawn, so the challenge has failed (AU-2).",
    ]
    assert [re.findall(r"\d", text) for text in drawn.told("zh-Hant")[1:]] == [["2"], ["2"]]


# -- binds


@cases(BINDS)
def test_a_bind_tells_why_it_is_stretto_or_largo(case: Case) -> None:
    place = case.place()
    assert (place.stretto == "none") == (case.rule != "stretto")
    assert " ".join(place.told()).endswith(case.sentence)
    chinese = "".join(place.told("zh-Hant"))
    assert is_chinese(chinese) and unnamed(case.sentence, chinese) == []


# -- on the way


TOLD = [
    ("", "-MFl . +SO", "Challenger draws a card; 26 left to draw."),
    ("", "-MFl", "Challenger puts a card away face down at set-up."),
    ("phase=salute", "-TW", "Respondent puts a card away face down for the salute."),
    ("phase=salute", ".", "Respondent does not salute."),
    ("phase=return-salute", "-TW", "Challenger returns the salute."),
    ("phase=return-salute", ".", "Challenger does not return the salute: Respondent’s first strike has +4 Audatia."),
    ("phase=virtue", "vC vP", "Respondent has Fortitudo."),
    ("phase=trade c.hand=MFl,P", "-P", "Challenger puts a card away face down in a trade."),
    (f"{STANDING},CO c.taunted=2", "-TW", "Challenger puts a card away face down for the taunt."),
    ("phase=posta", "DOD", "Challenger has chosen a posta."),
    ("phase=posta", "DOD LON", "Poste: Challenger in Donna Destra, Respondent in Longa."),
    (STANDING, "COD", "Challenger goes into Coda Longa."),
    (STANDING, ".", "Challenger waits."),
    ("phase=skills to=respondent c.posta=DOD r.posta=FEN r.hand=LU", "LU:MF",
     "Respondent plays Lure: Mandritto Fendente."),
    ("phase=skills virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=LU r.hand=DE", "LU:P DE",
     "Respondent denies Lure: it is lost."),
    ("phase=skills virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=LU", "LU:P .", "Respondent lets Lure be."),
    ("phase=trade c.hand=RE,P", "~RE", "Challenger cycles Repeat."),
    ("phase=skills to=respondent c.posta=DOD r.posta=FEN r.hand=EY", "EY", "Respondent looks into Challenger’s hand."),
    ("c.posta=BRE c.stack=MFl r.posta=DOS r.hand=PM", "PM",
     "Mandritto Fendente falls short: Challenger stands in Dente di Zenghiaro, where it ends."),
    (f"phase=largo virtues=c,r,c,c {BOUND} c.hand=RE", ". RE .", "Challenger repeats Mandritto Fendente ◐."),
    (f"phase=feint-attack {BOUND} c.hand=MFr", "xMFr", "Challenger attacks after the feint with Mandritto Fendente ◑."),
    ("virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=DDZ r.hand=P", "dP", "Respondent defends with Punta."),
    (f"{BROKEN} c.hand=MMl r.hand=MFr,RMl", "/MFr xRMl xMMl",
     "Challenger answers the mezano with Mandritto Mezano ◐."),
    (f"phase=entry {BOUND} c.hand=TW", "TWi", "Challenger enters with Twist and Pommel on the inside."),
    (f"phase=entry {BOUND} c.hand=LI r.hand=TH", "LI TH",
     "Respondent counters Ligadura Mezana with Take His Hand: it lines up."),
    (STANDING, "!2", "Respondent retires."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "played", "sentence"), TOLD)
def test_what_happens_is_told(text: str, played: str, sentence: str) -> None:
    place = (stance(text) if text else stance("phase=setup")).play(played)
    number = place.told().index(sentence)
    chinese = place.told("zh-Hant")[number]
    assert is_chinese(chinese) and unnamed(sentence, chinese) == []
