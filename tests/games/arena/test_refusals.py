"""Every refusal by its name: a position that only this rule forbids, the facts in its sentence, and a legal variant."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from salle.core.game import Rule
from salle.games.arena.rules.phase_ids import PHASES
from salle.games.arena.rules.rule_ids import COUNTERED, RULES
from tests.games.arena.fighting import Fighting, fight, rules, stance
from tests.support.playing import say

REFUSALS = RULES[1:COUNTERED]
DEALT = "+HI +LO +PH +PL +FE"


@dataclass(frozen=True)
class Case:
    """A scene is a stance, or `new` with a number of seats, then a | and the moves played from there.

    With `fault` replaced by `fix`, the action is legal.
    """

    rule: str
    scene: str
    token: str
    words: str  # facts named in the English sentence, with / between them
    fault: str = ""
    fix: str = ""

    def fight(self, scene: str = "") -> Fighting:
        start, _, played = (part.strip() for part in (scene or self.scene).partition("|"))
        bout = fight(seats=int(start.removeprefix("new "))) if start.startswith("new ") else stance(start)
        return bout.play(played)

    def __str__(self) -> str:
        return f"{self.rule} {self.token}"


OF_HEROES = [
    Case("not-in-hand", "hands=LO/HI", "-HI", "you don’t hold Attack: High", "LO/HI", "HI/LO"),
    Case("not-in-hand", "hands=LO/- items=SS/-", "-SS", "you don’t hold Short Sword", "hands=LO", "hands=SS"),
    Case("not-in-hand", "hands=DA/- phase=ready", "^PA", "you don’t hold Plate", "DA", "PA"),
    Case("not-in-hand", "hands=LO/- phase=combat", "MBf>1", "you don’t hold Mighty Blow", "LO", "MB"),
    Case("not-in-hand", "hands=HI/PH/DO phase=combat | HI>1", "=DO", "you don’t hold Dodge", "HI>1", "HI>2"),
    Case("not-ready", "hands=GS/- phase=ready", "vGS", "Great Sword/ready", "hands=GS", "items=GS"),
    Case("not-ready", "armor=LA/PA phase=ready", "vPA", "Plate/ready", "LA/PA", "PA/LA"),
    Case("not-ready", "items=BU/- phase=ready", "vBU2", "Buckler/ready", "BU", "BU2"),
    Case("not-ready", "items=-/RS2 attack=HI>1", "=RS5", "Round Shield/ready", "RS2", "RS"),
    Case("not-ready", "hands=-/BU attack=HI>1", "=BU3", "Buckler/ready", "hands", "items"),
    Case(
        *("no-free-hands", "hands=GS/- items=DA/- phase=ready |", "^GS"),
        *("Great Sword needs 2 free hands/you have 1/drop something first", "|", "| vDA"),
    ),
    Case(
        *("no-free-hands", "hands=BU/- items=SP/- phase=ready |", "^BU"),
        *("Buckler needs a free hand/you have none/drop something first", "|", "| vSP"),
    ),
    Case(
        *("no-free-hands", "hands=SP/- items=SS,BU2/- phase=ready | vSS", "^SP"),
        *("Spear needs 2 free hands/you have 1", "vSS", "vSS vBU2"),
    ),
    Case("not-standing", "hands=HI/-/- life=5/0/5 phase=combat", "HI>1", "Seat 2 is already defeated", "5/0", "5/1"),
    Case(
        "not-standing",
        "hands=-/-/TH life=5/0/5 phase=combat turn=3",
        "THl>2",
        "Seat 2 is already defeated",
        "5/0",
        "5/1",
    ),
    Case("not-standing", "hands=HI/-/- phase=combat | !3", "HI>2", "Seat 3 is already defeated", "| !3", ""),
    Case(
        *("not-covered", "hands=-/PL attack=HI>1", "=PL"),
        *("Parry: Low does not cover the high line of Attack: High", "HI>1", "LO>1"),
    ),
    Case("not-covered", "hands=-/DU attack=LO>1", "=DU", "Duck/the low line of Attack: Low", "LO>1", "HI>1"),
    Case("not-covered", "hands=-/PR attack=MBf>1", "=PR", "Parry: Right/left line of Mighty Blow", "MBf", "MBr"),
    Case("not-covered", "hands=-/PF attack=THr>1", "=PF", "Parry: Left/right line of Thrust", "THr", "THf"),
    Case("not-covered", "hands=-/PH attack=FE>1", "=PH", "Parry: High/without a line/Feint", "FE>1", "HI>1"),
]
OF_THE_DECK = [
    Case("not-in-deck", "hands=GS,HI/- |.", "+GS", "Great Sword/in the deck", "GS,HI", "HI"),
    Case("not-in-deck", "hands=HI/- armor=-/PA |.", "+PA", "Plate/in the deck", "PA", "LA"),
    Case("not-in-deck", f"new 2 | @bear @squire {DEALT}", "+FE", "Feint/in the deck", "+FE", "+TH"),
    Case("hero-taken", "new 2 | @bear", "@bear", "already has The Bear", "@bear", "@squire"),
    Case("hero-taken", "new 3 | @bear @duelist", "@duelist", "already has The Duelist", "@duelist", "@squire"),
    Case("not-dealt-now", "new 2 |", "+HI", "the deck deals something else now", "|", "| @bear @squire"),
    Case("not-dealt-now", "new 2 | @bear @squire", "@duelist", "the deck deals something else now", " @squire", ""),
    Case("not-dealt-now", "hands=HI/- | -HI", "@bear", "the deck deals something else now"),
    Case("not-dealt-now", "hands=HI/- | -HI", ".", "the deck deals something else now", "| -HI", ""),
]
CASES = OF_HEROES + OF_THE_DECK
FIXED = [case for case in CASES if case.fault]

# A move of another phase is refused with the moves of the current phase.
NOT_NOW = {
    "discard": ("hands=HI,SS/- items=DA/-", "HI>1 ^SS vDA =DO #", "first discard one card, or keep all"),
    "ready": (
        "hands=HI,SS/- items=BU/- phase=ready",
        "-HI HI>1 =BU3 #",
        "to drop or ready items, or to skip to combat",
    ),
    "combat": ("hands=HI,SS/- items=DA/- phase=combat", "-HI ^SS vDA =DO #", "to attack, or to end your turn"),
    "answer": ("hands=-/LO,SS items=-/DA attack=HI>1", ". -LO LO>1 ^SS vDA", "first answer Attack: High"),
}


def is_chinese(sentence: str) -> bool:
    return any("一" <= letter <= "鿿" for letter in sentence)


def test_every_refusal_has_a_case() -> None:
    assert {case.rule for case in CASES} | {"not-now"} == set(REFUSALS)


def test_every_phase_in_which_a_player_decides_has_a_case() -> None:
    assert [name for name in PHASES if name not in ("lot", "deal", "draw", "over")] == list(NOT_NOW)


@pytest.mark.parametrize("phase", NOT_NOW)
def test_a_move_of_another_phase_is_refused_with_the_moves_of_this_one(phase: str) -> None:
    scene, tokens, words = NOT_NOW[phase]
    now = stance(scene)
    assert now.phase == phase
    for token in tokens.split():
        assert (now.refused(token), token in now.legal()) == ("not-now", False)
        assert words in now.says(token)
        assert is_chinese(now.says(token, "zh-Hant"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_that_rule_refuses(case: Case) -> None:
    now = case.fight()
    assert now.refused(case.token) == case.rule
    assert case.token not in now.legal()


@pytest.mark.parametrize("case", FIXED, ids=str)
def test_with_its_cause_removed_the_action_is_legal(case: Case) -> None:
    assert case.fault in case.scene
    now = case.fight(case.scene.replace(case.fault, case.fix, 1))
    assert now.refused(case.token) == "legal"
    assert case.token in now.legal()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_names_the_facts_of_the_case(case: Case) -> None:
    sentence = case.fight().says(case.token)
    assert [words for words in case.words.split("/") if words not in sentence] == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_is_said_in_chinese(case: Case) -> None:
    assert is_chinese(case.fight().says(case.token, "zh-Hant"))


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_is_said_in_general(name: str, locale: str) -> None:
    sentence = say(rules(seats=2).explain.rule(Rule(RULES.index(name))), locale)
    assert sentence and is_chinese(sentence) == (locale == "zh-Hant")
