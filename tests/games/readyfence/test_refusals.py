"""Every refusal: a position where only that rule forbids an action, its sentence, and a change that allows it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from salle.core.game import Rule
from salle.games.readyfence.rules.rule_ids import NOT_DEALT_NOW, NOT_IN_HAND, RULES
from tests.games.readyfence.fencing import Fencing, at, corrected, from_the_deal, rules
from tests.support.playing import say

REFUSALS = RULES[NOT_IN_HAND : NOT_DEALT_NOW + 1]
LUNGE = "squares=4-6"
OVERTIME = "priority=left pool=BT4,BT5,DI4,DI5"
DEALT = "| +ST3 +BT4 +TT5 +GL5 +DI4 +DI5 +ST3 +SH6 +TT5 +GL5 +DI5 +DI6"


@dataclass(frozen=True)
class Case:
    """`scene` is a stance and the actions played from it. With `fix` in place of `fault`, the action is legal."""

    rule: str
    mode: str
    scene: str
    token: str
    words: str  # the facts that the English sentence names, a / between them
    fault: str = ""
    fix: str = ""
    cards: str = ""

    def bout(self, scene: str = "") -> Fencing:
        stance, _, played = (scene or self.scene).partition("|")
        bout = at(stance, self.mode, self.cards) if stance.strip() else from_the_deal(self.mode, self.cards)
        return bout.play(played)

    def __str__(self) -> str:
        return f"{self.rule} {self.mode} {self.token}"


ADV = "advanced"
TUT = "tutorial"


def phrase(rule: str, hands: str, played: str, token: str, words: str, fault: str = "", fix: str = "") -> Case:
    """A case in a phrase of advanced that left has opened at lunge distance."""
    return Case(rule, ADV, f"{LUNGE} hands={hands} | {played}", token, words, fault, fix)


IN_TURN = [
    Case("not-in-hand", ADV, "hands=ST3/SH6", "-SH6", "Stop Hit 6", "ST3/", "ST3,SH6/"),
    Case("not-in-hand", ADV, f"{LUNGE} hands=ST3/SH5", "ST6", "Straight Thrust 6", "ST3/", "ST6/"),
    Case("not-in-hand", ADV, f"{LUNGE} hands=ST3/SH5", "ST3+AN", "Angulation", "ST3/", "ST3,AN/"),
    Case("mulligan-first", ADV, DEALT, ">", "keep or redraw your hand", "+DI6", "+DI6 . . @left"),
    Case("change-first", ADV, "hands=ST3/SH6 | <<", ">", "exchange a card", "<<", "<< ."),
    Case(
        "nothing-to-answer",
        ADV,
        f"{LUNGE} hands=ST3/SH6",
        "D",
        "no attack to answer",
        "ST3/SH6",
        "BT4/ST3 turn=right | ST3",
    ),
    Case("nothing-to-answer", ADV, f"{LUNGE} hands=PR5,GL5/BT4", "PR5+GL", "no attack", "BT4", "ST3 turn=right | ST3"),
    Case("no-mulligan", ADV, "hands=ST3/SH6", "M", "before the bout", "SH6", "SH6 phase=mulligan"),
    Case("act-first", ADV, "hands=ST3/SH6", ".", "at least one action", "SH6", "SH6 | >"),
    Case("act-first", TUT, "hands=ST3,BT4/SH6", "-BT4", "at least one action", "SH6", "SH6 | >"),
    Case("no-action-left", TUT, f"{LUNGE} hands=ST3/SH6 | I <", ">", "both actions", "I <", "I"),
    Case("no-action-left", TUT, "hands=ST3/SH6 | I >", "ST3", "both actions", "I >", ">"),
    Case("pay-a-card", TUT, "tie=yes hands=ST3,BT4/SH6 | >", ".", "costs you a card", "tie=yes", "tie=no"),
    Case("blocked", ADV, "squares=5-6 hands=ST3/SH6", ">", "opponent’s square", "5-6", "4-6"),
    Case("weapon-once", ADV, "hands=ST3/SH6 | E", "I", "once a turn", "| E", "| >"),
    Case("same-weapon", ADV, "weapons=EL hands=ST3/SH6", "E", "already in that position", "EL", "IL"),
    Case("change-once", ADV, "hands=ST3,BT4/SH6 | -BT4 +CT", "-ST3", "one card a turn", "-BT4 +CT", ">"),
    Case("mandatory-card", "basic", "hands=ST3,BT4/ST4", "-ST3", "keep a Straight Thrust", "BT4", "ST5"),
    Case("mandatory-card", "basic", "hands=ST3,ST3/ST4", "-ST3", "the yellow one", "ST3,ST3", "ST3,ST4"),
    Case("mandatory-card", "basic", "hands=ST6,BT4/ST4", "-ST6", "keep a Straight Thrust", "BT4", "ST5"),
    Case("stall-is-the-turn", ADV, "hands=ST3/SH6 | >", "S", "both actions", "| >", ""),
    Case("stall-not-again", ADV, "stalled=left hands=ST3/SH6", "S-", "two turns in a row", "=left", "=right"),
    Case("no-stall-in-overtime", ADV, f"{OVERTIME} hands=ST3/SH6", "S", "overtime", OVERTIME, ""),
    Case("red-opens", ADV, f"{LUNGE} hands=SH6,PR6/ST3", "PR6", "red card", "ST3", "ST3 turn=right | ST3"),
    Case("red-opens", ADV, f"{LUNGE} hands=JO/ST3", "JO", "red card", "ST3", "ST3 turn=right | ST3"),
    Case(
        "wrong-distance",
        ADV,
        "squares=4-7 hands=ST3/SH6",
        "ST3",
        "Straight Thrust 3/lunge distance/2 squares",
        "4-7",
        "4-6",
    ),
    Case("wrong-distance", ADV, "squares=4-6 hands=FL6/SH6", "FL6", "Fleche 6/long distance/one square", "4-6", "4-7"),
    Case(
        "wrong-distance", "basic", "squares=4-6 hands=ST3,IN4/ST4", "IN4", "Infighting 4/short distance", "4-6", "5-6"
    ),
    Case("wrong-weapon", ADV, f"{LUNGE} weapons=LI hands=BT4/SH6", "BT4", "Beat Thrust 4/Invitation", "LI", "LE"),
    Case("wrong-weapon", ADV, f"{LUNGE} weapons=LL hands=DI4/SH6", "DI4", "Disengage 4/Line", "LL", "LE"),
    Case("no-stamina", ADV, "stamina=1-6 hands=FL6/SH6", "FL6", "costs 2/have 1", "1-6", "2-6"),
    Case("no-stamina", ADV, f"{LUNGE} stamina=1-6 hands=TT5,AN/SH6", "TT5+AN", "costs 2/have 1", "1-6", "2-6"),
]
IN_A_PHRASE = [
    phrase("not-in-hand", "ST3/PR4", "ST3", "PR4+GL", "Glide", "PR4", "PR4,GL5"),
    phrase("not-in-hand", "ST3/BT4", "ST3", "P+GL", "Glide", "BT4", "BT4,GL5"),
    phrase("not-in-hand", "ST3,BT4/SH6", "ST3 SH6", "FE", "Feint", "BT4", "FE"),
    phrase("not-in-hand", "ST3,ST6/SH6", "ST3 SH6", "FE>ST6", "Feint", "ST6", "ST6,FE"),
    Case("discard-first", TUT, f"{LUNGE} hands=ST3,RA/BT4 | ST3 D", ".", "discard a card", "ST3 D", "ST3 D -BT4 +JO"),
    phrase("answer-first", "ST3/SH6", "ST3", ">", "answer it", "| ST3", ""),
    Case("no-stamina", ADV, f"{LUNGE} stamina=6-2 hands=ST5/BT4 | ST5", "P", "costs 3/have 2", "6-2", "6-3"),
    Case("no-stamina", ADV, f"{LUNGE} stamina=6-0 hands=ST5/BT4 | ST5", "D", "costs 1/have 0", "6-0", "6-1"),
    Case("no-stamina", ADV, f"{LUNGE} stamina=0-6 hands=ST3,RA/PR4 | ST3 PR4", "RA", "costs 1/have 0", "0-6", "1-6"),
    phrase("two-cards", "ST3,PR4,JO/PR5,PR6", "ST3 PR5 PR4 PR6", "JO", "two cards", "PR5 PR4 PR6", "PR5"),
    phrase("too-slow", "ST5/PR4", "ST5", "PR4", "Parry & Riposte 4/4/5", "ST5", "ST4"),
    Case(
        "too-slow",
        ADV,
        f"{LUNGE} weapons=EI hands=ST6/SH4 | ST6",
        "SH4",
        "4 + 1 (Right’s Invitation) = 5/6",
        "ST6",
        "ST5",
    ),
    phrase("too-slow", "ST3,FE,ST5/SH6", "ST3 SH6", "FE>ST5", "Straight Thrust 5/5/6", "SH6", "SH5"),
    phrase("no-answer-card", "ST3/BT5", "ST3", "BT5", "cannot be used as an answer"),
    phrase("not-against", "GL5/SH6", "GL5", "SH6", "Glide", "GL5", "ST3"),
    phrase("not-against", "TT5/BT4", "TT5", "P", "Toe-Touch", "TT5", "ST5"),
    phrase("not-against", "ST3,SH6/SH4", "ST3 SH4", "SH6", "Stop Hit", "SH4", "PR4"),
    phrase("against-red-only", "ST3,PR6/SH4", "ST3 SH4", "PR6", "only red cards", "SH4", "PR4"),
    Case(
        "infighting-reach",
        ADV,
        "hands=BT4/IN5 | BT4",
        "IN5",
        "2 squares",
        "hands=BT4/IN5 | BT4",
        f"{LUNGE} hands=ST3/IN5 | ST3",
        corrected("beat-thrust", "opens_against", 'distance = { is = "long", source = "seed" }\nopens_against'),
    ),
    phrase("after-a-dodge", "ST3,FE/BT4", "ST3 D *BT4 +CT", "FE", "after a Defence by Distance", "D *BT4 +CT", "P"),
    phrase(
        "after-a-dodge",
        "ST3,RA/BT4",
        "ST3 D *BT4 +IN5 RA",
        "IN5",
        "after a Defence by Distance",
        "BT4 | ST3 D *BT4 +IN5 RA",
        "CP4,IN5 | ST3 CP4 RA",
    ),
    Case(
        "no-glide-here",
        ADV,
        "hands=FL6/PR6,GL5 | FL6",
        "PR6+GL",
        "Fleche",
        "hands=FL6/PR6,GL5 | FL6",
        f"{LUNGE} hands=ST3/PR6,GL5 | ST3",
    ),
    phrase("no-glide-here", "FC5/CP4,GL5", "FC5", "CP4+GL", "scores by itself", "FC5", "ST3"),
    phrase(
        "no-angulation-here",
        "ST3/IN5,AN",
        "ST3",
        "IN5+AN",
        "not with a parry",
        "4-6 hands=ST3/IN5,AN | ST3",
        "5-6 hands=IN5,AN/SH6",
    ),
    phrase("only-feint-in-time", "ST3,CT/SH6,JO", "ST3 SH6 CT", "JO", "Feint in Time", "SH6 CT", ""),
    phrase("only-feint-in-time", "ST3,CT/SH6,JO", "ST3 SH6 CT", "P", "Feint in Time"),
    phrase("needs-counter-attack", "ST3,CT/PR4", "ST3 PR4", "CT", "only a counter-attack", "PR4", "SH4"),
    phrase(
        "needs-counter-time",
        "ST3/PR4,FT",
        "ST3",
        "FT",
        "only Counter-Time",
        "ST3/PR4,FT | ST3",
        "ST3,CT/SH6,FT | ST3 SH6 CT",
    ),
    phrase("needs-a-card", "ST3,JO/BT4", "ST3 P", "JO", "without cards", "BT4 | ST3 P", "CP4 | ST3 CP4"),
    phrase("renews-a-stopped-attack", "ST3,RA/SH4", "ST3 SH4", "RA", "Defence by Distance avoided it", "SH4", "PR4"),
    phrase("renews-a-stopped-attack", "ST3/RA", "ST3", "RA", "the opener’s second card"),
    phrase("feints-the-first-answer", "ST3,PR4/PR5,FE", "ST3 PR5 PR4", "FE", "opener’s second card"),
    phrase("threatened", "ST3/SH6", "ST3", ".", "take the touch", "| ST3", "| >"),
    phrase("nothing-threatens", "ST3/CP4", "ST3 CP4", "#", "nothing to answer", "ST3 CP4", "ST3"),
    phrase("nothing-threatens", "ST3,SH6/CP4,PR4", "ST3 CP4", "SH6", "nothing to answer", "ST3 CP4", "ST3 PR4"),
    phrase("once-without-cards", "ST3,RA/BT4", "ST3 P RA", "P", "once a phrase", "BT4 | ST3 P", "PR4 | ST3 PR4"),
    phrase("card-first", "ST3/SH4", "ST3", "P", "blue card", "SH4", "DI4"),
    phrase("card-first", "ST3/SH4", "ST3", "D", "blue card", "ST3", "ST4"),
    phrase("not-against-counter", "ST3/SH4", "ST3 SH4", "P", "counter-attack", "SH4", "PR4"),
    phrase("first-attack-only", "ST3/PR4", "ST3 PR4", "D", "first attack"),
    phrase("too-fast-to-dodge", "ST6/BT4", "ST6", "D", "up to speed 5/Straight Thrust/6", "ST6", "ST5"),
]
OF_THE_DECK = [
    Case("not-in-pile", ADV, "hands=ST6,BT4/SH6 | -BT4", "+ST6", "Straight Thrust 6", "ST6,", ""),
    Case("not-dealt-now", ADV, "hands=ST6,BT4/SH6 | -BT4", "@left", "not the deal that is due", "", ""),
    Case("not-dealt-now", ADV, "hands=ST6,BT4/SH6 | -BT4", "*ST6", "not the deal that is due", "", ""),
    Case("not-dealt-now", TUT, "| +ST3", "~ST3", "not the deal that is due", "", ""),
]
CASES = IN_TURN + IN_A_PHRASE + OF_THE_DECK
FIXED = [case for case in CASES if case.fault]


def test_every_refusal_has_a_case() -> None:
    assert {case.rule for case in CASES} == set(REFUSALS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_just_that_rule_refuses(case: Case) -> None:
    bout = case.bout()
    assert bout.refused(case.token) == case.rule
    assert case.token not in bout.legal()


@pytest.mark.parametrize("case", FIXED, ids=str)
def test_without_its_cause_the_action_is_legal(case: Case) -> None:
    assert case.fault in case.scene
    bout = case.bout(case.scene.replace(case.fault, case.fix))
    assert bout.refused(case.token) == "legal"
    assert case.token in bout.legal()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_names_the_facts_of_the_case(case: Case) -> None:
    sentence = case.bout().says(case.token)
    for words in case.words.split("/"):
        assert words in sentence


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_is_said_in_chinese_with_the_same_numbers(case: Case) -> None:
    bout = case.bout()
    chinese, english = bout.says(case.token, "zh-Hant"), bout.says(case.token)
    assert chinese.strip() and chinese != english
    assert any("一" <= letter <= "鿿" for letter in chinese)
    digits = [letter for letter in english if letter.isdigit()]
    assert set(digits) <= set(chinese)


def test_a_swap_is_refused_by_the_distance_at_which_the_phrase_opened() -> None:
    """The defender has stepped forward since. The present distance is not the reason that forbids Infighting."""
    bout = at(f"{LUNGE} hands=ST3,FE,IN5/IN5", ADV).play("ST3 IN5")
    assert bout.refused("FE>IN5") == "wrong-distance"
    assert "there are no squares between you" not in bout.says("FE>IN5")


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_is_said_in_general(locale: str) -> None:
    said = {name: say(rules("advanced").explain.rule(Rule(RULES.index(name))), locale) for name in REFUSALS}
    assert [name for name, sentence in said.items() if not sentence.strip()] == []


@pytest.mark.parametrize("case", IN_A_PHRASE, ids=str)
def test_the_sentence_is_the_same_whatever_the_opponent_holds(case: Case) -> None:
    bout = case.bout()
    if bout.awaiting == "right" and "TT5" not in case.scene:
        other = case.bout(case.scene.replace("hands=", "hands=TT5,"))
        assert other.says(case.token) == bout.says(case.token)
