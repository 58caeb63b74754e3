"""Every end of a duel, a phrase or a game gives its reason, and so does every bind."""

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
    """A phrase from its stance to its end, and the sentence about it."""

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
         "Challenger wins: Mandritto Fendente ◐ was not answered. With the sword on the left, "
         "Respondent needed one of these to parry: Mandritto Fendente, Mandritto Sottano, Roverso Sottano."),
    Case("attack-lands", "c.posta=DOD c.stack=P r.posta=BRE", "#",
         "Challenger wins: Punta was not answered. With the sword in the middle, Respondent needed "
         "one of these to parry: Mandritto Fendente, Roverso Fendente."),
    Case("attack-lands", f"phase=largo {BOUND} r.hand=RMr", "xRMr #",
         "Respondent wins: Roverso Mezano ◑ was not answered. With the sword on the right, Challenger needed "
         "one of these to parry: Mandritto Fendente, Roverso Fendente, Roverso Sottano."),
    Case("counter-attack-lands", "virtues=c,c,r,c c.posta=DOD r.posta=COD c.hand=MFl r.hand=MFr", "xMFl xMFr #",
         "Respondent wins: Challenger did not parry the counter-attack Mandritto Fendente ◑ with the same blow."),
    Case("exchange-lands", "virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "eP #",
         "Respondent wins: the thrust was exchanged, and Challenger had no outside remedy."),
    Case("exchange-lands", "c.posta=DOD r.posta=LON c.hand=P", "xP #",
         "Challenger wins: the thrust was exchanged, and Respondent had no outside remedy."),
    Case("mezano-lands", f"{BROKEN} r.hand=MFr,RMl", "/MFr xRMl #",
         "Respondent wins: after the break Roverso Mezano ◐ cannot be parried, and Challenger had no other answer."),
    Case("mezano-countered", f"{BROKEN} c.hand=MMl r.hand=MFr,RMl", "/MFr xRMl xMMl #",
         "Challenger wins: Mandritto Mezano ◐ answered the mezano, and Respondent had no outside counter, "
         "Soprana Tor di Spada or Break Off."),
    Case("remedy-lands", f"phase=stretto {STRETTO} r.hand=TW", "TWo #",
         "Respondent wins: Challenger had no counter for Twist and Pommel on that side."),
    Case("remedy-lands", "virtues=c,c,r,c c.posta=DOD c.stack=P c.hand=SO r.posta=FEN r.hand=P", "eP SO #",
         "Challenger wins: Respondent had no counter for Soprana Tor di Spada on that side."),
    Case("remedy-lands", f"{BROKEN} c.hand=TW r.hand=MFr,RMl,SO", "/MFr xRMl TWo SO #",
         "Respondent wins: Challenger had no counter for Soprana Tor di Spada on that side."),
    Case("entry-lands", f"phase=entry {BOUND} c.hand=GR", "GR #",
         "Challenger wins: Respondent did not counter the Audatia Entry with Grab the Hilt and Strike."),
    Case("perfect-counter", f"phase=entry {BOUND} c.hand=LI r.hand=CM", "LI CM",
         "Respondent wins: Counter to the Mezana is the perfect counter to the remedy."),
    Case("kick-lands", f"{KICKED} r.hand=KI,RFl", "LI KI xRFl",
         "Respondent wins: the kick stopped the entry, and Roverso Fendente ◐ followed."),
    Case("two-draws", f"phase=step-6 game=2 {STANDING}", ".",
         "Respondent wins: two games were drawn, so the challenge has failed."),
    Case("retired", STANDING, "!1", "Respondent wins the duel."),
    Case("retired", STANDING, "!2", "Challenger wins the duel."),
]  # fmt: skip

BREAK_OFFS = [
    Case("no-riposte", f"phase=largo {BOUND} c.hand=MMl", ". .", "neither player attacked from the wide bind"),
    Case("no-remedy", f"phase=stretto {STRETTO} c.hand=SO", ". .", "neither player played a remedy in the close bind"),
    Case("lined-up", f"phase=entry {BOUND} c.hand=LI r.hand=TH", "LI TH",
         "the counter-remedy fits, but is not the perfect one"),
    Case("lined-up", f"{BROKEN} c.hand=MMl r.hand=MFr,RMl,CO", "/MFr xRMl xMMl CO",
         "the counter-remedy fits, but is not the perfect one"),
    Case("broke-off", "c.posta=DOD c.stack=MFl r.posta=DOS r.hand=BO", "BO",
         "Break Off answered the attack"),
    Case("kick-missed", f"{KICKED} r.hand=KI", "LI KI .", "no fendente followed the kick"),
    Case("measure-kept", "c.posta=BRE c.stack=MFl r.posta=DOS r.hand=PM", "PM .",
         "the attack fell short and was not followed up"),
    Case("both-waited", f"{BROKEN} r.hand=MFr", "/MFr . .", "the thrust was broken and both players waited"),
]  # fmt: skip

ATTACKED = "c.posta=BRE c.stack=MFl c.hand=TW r.posta=BRE r.hand=MFl,MFr,RSr"
BINDS = [
    Case("stretto", f"virtues=c,c,r,r {ATTACKED}", "=MFr i",
         "Close bind: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a full sun. "
         "Respondent chooses the inside."),
    Case("stretto", f"virtues=c,c,r,c {ATTACKED}", "=MFr o",
         "Close bind: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a full sun. "
         "Challenger chooses the outside."),
    Case("stretto", f"virtues=c,c,r,- {ATTACKED}", "=MFr",
         "Close bind: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◑ make a full sun. "
         "Equal Fortitudo: after a mandritto parry the close bind is on the outside."),
    Case("stretto", f"virtues=c,c,r,- {ATTACKED}", "=RSr",
         "Close bind: the half-suns of Mandritto Fendente ◐ and Roverso Sottano ◑ make a full sun. "
         "Equal Fortitudo: after a roverso parry the close bind is on the inside."),
    Case("largo", f"virtues=c,c,r,r {ATTACKED}", "=MFl",
         "Wide bind: the half-suns of Mandritto Fendente ◐ and Mandritto Fendente ◐ don’t make a full sun."),
    Case("largo", "virtues=c,c,r,c c.posta=DOD c.stack=MFl c.hand=MFr r.posta=COD r.hand=MFr", "xMFr =MFr",
         "Wide bind: the half-suns of Mandritto Fendente ◑ and Mandritto Fendente ◑ don’t make a full sun."),
    Case("thrust", ATTACKED.replace("MFl c.hand", "P c.hand"), "=MFl", "Wide bind, as after every parried thrust."),
]  # fmt: skip


def cases(rows: list[Case]) -> pytest.MarkDecorator:
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
    assert place.told()[-1] == f"Both players break off: {case.sentence}."
    assert is_chinese(place.told("zh-Hant")[-1])


def test_every_break_off_has_a_case_and_words_of_its_own() -> None:
    assert {case.rule for case in BREAK_OFFS} == set(BROKEN_OFF)
    for locale in ("en", "zh-Hant"):
        assert len({case.place().told(locale)[-1] for case in BREAK_OFFS}) == len(BROKEN_OFF)


# -- drawn games


def test_a_drawn_game_tells_why_and_what_follows() -> None:
    drawn = stance(f"phase=step-6 {STANDING}").play(".")
    assert drawn.told() == [
        "Challenger has no allowed attack.",
        "Game 1 is a draw.",
        "Game 2 begins with the same roles.",
    ]
    assert all(map(is_chinese, drawn.told("zh-Hant")))


def test_a_second_drawn_game_tells_that_the_challenge_has_failed() -> None:
    drawn = stance(f"phase=step-6 game=2 {STANDING}").play(".")
    assert drawn.told()[1:] == [
        "Game 2 is a draw.",
        "Respondent wins: two games were drawn, so the challenge has failed.",
    ]
    assert [re.findall(r"\d", text) for text in drawn.told("zh-Hant")[1:]] == [["2"], []]


# -- binds


@cases(BINDS)
def test_a_bind_tells_why_it_is_stretto_or_largo(case: Case) -> None:
    place = case.place()
    assert (place.stretto == "none") == (case.rule != "stretto")
    assert " ".join(place.told()).endswith(case.sentence)
    chinese = "".join(place.told("zh-Hant"))
    assert is_chinese(chinese) and unnamed(case.sentence, chinese) == []


# -- other events


TOLD = [
    ("", "-MFl . +SO", "Challenger draws a card; 26 left to draw."),
    ("", "-MFl", "Challenger discards a card face down at set-up."),
    ("phase=salute", "-TW", "Respondent discards a card face down for the salute."),
    ("phase=salute", ".", "Respondent does not salute."),
    ("phase=return-salute", "-TW", "Challenger returns the salute."),
    ("phase=return-salute", ".", "Challenger does not return the salute: Respondent’s first strike has +4 Audatia."),
    ("phase=virtue", "vC vP", "Respondent takes Fortitudo."),
    ("phase=trade c.hand=MFl,P", "-P", "Challenger discards a card face down in a trade."),
    (f"{STANDING},CO c.taunted=2", "-TW", "Challenger discards a card face down for the taunt."),
    ("phase=posta", "DOD", "Challenger has chosen a posta."),
    ("phase=posta", "DOD LON", "Poste revealed: Challenger in Donna Destra, Respondent in Longa."),
    (STANDING, "COD", "Challenger changes to Coda Longa."),
    (STANDING, ".", "Challenger waits."),
    ("phase=skills to=respondent c.posta=DOD r.posta=FEN r.hand=LU", "LU:MF",
     "Respondent plays Lure: Mandritto Fendente."),
    ("phase=skills virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=LU r.hand=DE", "LU:P DE",
     "Respondent denies Lure: it is lost."),
    ("phase=skills virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=LU", "LU:P .", "Respondent doesn’t deny Lure."),
    ("phase=trade c.hand=RE,P", "~RE", "Challenger cycles Repeat."),
    ("phase=skills to=respondent c.posta=DOD r.posta=FEN r.hand=EY", "EY", "Respondent sees Challenger’s hand."),
    ("c.posta=BRE c.stack=MFl r.posta=DOS r.hand=PM", "PM",
     "Mandritto Fendente falls short: Challenger stands in Dente di Zenghiaro, where the blow ends."),
    (f"phase=largo virtues=c,r,c,c {BOUND} c.hand=RE", ". RE .", "Challenger attacks again with Mandritto Fendente ◐."),
    (f"phase=feint-attack {BOUND} c.hand=MFr", "xMFr", "Challenger attacks after the feint with Mandritto Fendente ◑."),
    ("virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=DDZ r.hand=P", "dP", "Respondent defends with Punta."),
    (f"{BROKEN} c.hand=MMl r.hand=MFr,RMl", "/MFr xRMl xMMl",
     "Challenger answers the mezano with Mandritto Mezano ◐."),
    (f"phase=entry {BOUND} c.hand=TW", "TWi", "Challenger enters with Twist and Pommel on the inside."),
    (f"phase=entry {BOUND} c.hand=LI r.hand=TH", "LI TH",
     "Respondent counters Ligadura Mezana with Take His Hand."),
    (STANDING, "!2", "Respondent resigns."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "played", "sentence"), TOLD)
def test_what_happens_is_told(text: str, played: str, sentence: str) -> None:
    place = (stance(text) if text else stance("phase=setup")).play(played)
    number = place.told().index(sentence)
    chinese = place.told("zh-Hant")[number]
    assert is_chinese(chinese) and unnamed(sentence, chinese) == []
