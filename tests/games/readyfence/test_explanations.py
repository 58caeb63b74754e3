"""Every ending of a phrase or a bout names its cause: cards, speeds, each bonus with its cause, and the scorer."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from salle.core.game import EVERYONE, NOBODY, Event, Seat
from salle.core.texts import Message
from salle.games.readyfence.rules.cards import KINDS, WEAPONS
from salle.games.readyfence.rules.phrase_links import ROLES, link_role, link_seat, link_speed
from salle.games.readyfence.rules.rule_ids import ATTACK_LANDS, RULES, TOUCHES
from salle.games.readyfence.words.explain import ReadyFenceExplain
from tests.games.readyfence.fencing import Fencing, at
from tests.support.playing import say

PHRASES_END = RULES[ATTACK_LANDS:TOUCHES]


@dataclass(frozen=True)
class Case:
    """A phrase from its stance to its end, with the scorer and the English text."""

    ending: str
    mode: str
    stance: str
    played: str
    scorer: str
    verdict: str
    chain: str

    def bout(self) -> Fencing:
        squares = "" if "squares" in self.stance else "squares=4-6 "
        return at(squares + self.stance, self.mode).play(self.played)

    def __str__(self) -> str:
        return f"{self.ending} {self.played}"


ADV, TUT = "advanced", "tutorial"
ST3, ST5 = "Left attacks: Straight Thrust 3", "Left attacks: Straight Thrust 5"
SH6 = "Right counter-attacks: Stop Hit 6"
CASES = [
    Case("attack-lands", ADV, "weapons=LI hands=ST3,AN/SH4", "ST3+AN #", "left", "did not stop the",
         "Left attacks: Straight Thrust 3 + 2 (Line against Invitation) + 2 (Angulation) = 7"),
    Case("attack-lands", ADV, "weapons=LE hands=BT5/SH4", "BT5 #", "left", "did not stop the",
         "Left attacks: Beat Thrust 5 - 1 (Right’s Engagement) = 4"),
    Case("attack-lands", ADV, "weapons=EE hands=DI5/SH4", "DI5 #", "left", "did not stop the",
         "Left attacks: Disengage 5"),
    Case("riposte-lands", ADV, "weapons=IL hands=ST4/PR5", "ST4 PR5 #", "right", "did not stop the riposte",
         "Left attacks: Straight Thrust 4. Right parries: Parry & Riposte 5. "
         "Right ripostes: 3 + 2 (Line against Invitation) = 5"),
    Case("riposte-lands", "basic", "weapons=EI hands=ST4/ST3,IN5", "ST4 IN5 #", "right", "did not stop the riposte",
         "Left attacks: Straight Thrust 4. Right parries: Infighting 5 + 1 (Right’s Invitation) = 6. "
         "Right ripostes: 3 - 1 (Left’s Engagement) = 2"),
    Case("glide-lands", TUT, "weapons=EI hands=ST3/CP4,GL5", "ST3 CP4+GL #", "right", "the added Glide at speed 3",
         f"{ST3}. Right parries: Ceding Parry 4 + 1 (Right’s Invitation) = 5. "
         "Right adds a Glide: 4 - 1 (Left’s Engagement) = 3"),
    Case("glide-lands", "basic", "hands=ST5/ST3,GL5", "ST5 P+GL #", "right", "did not stop the added Glide",
         f"{ST5}. Right parries with 3 stamina: 6. Right adds a Glide: 4"),
    Case("renewed-attack-lands", ADV, "weapons=LE hands=FK5,AN,RA/PR6", "FK5+AN PR6 RA #", "left",
         "renewed attack at speed 8",
         "Left attacks: Flick 5 + 2 (Angulation) - 1 (Right’s Engagement) = 6. Right parries: Parry & Riposte 6. "
         "Right ripostes: 4. Left attacks again: Flick 6 + 2 (Renewed Attack) = 8"),
    Case("counter-attack-lands", TUT, "weapons=II hands=ST3/SH4,AN", "ST3 SH4+AN #", "right", "arrived first",
         f"{ST3}. Right counter-attacks: Stop Hit 4 + 2 (Angulation) + 1 (Right’s Invitation) = 7"),
    Case("counter-time-lands", ADV, "hands=ST3,CT/SH6", "ST3 SH6 CT #", "left", "stops the counter-attack",
         f"{ST3}. {SH6}. Left plays Counter-Time"),
    Case("ceding-parry-lands", TUT, "hands=FC6,AN/CP4", "FC6+AN CP4", "right", "turns a Glide or Flanconade aside",
         "Left attacks: Flanconade 6 + 2 (Angulation) = 8. "
         "Right plays a Ceding Parry: it beats Glide and Flanconade at any speed"),
    Case("feint-in-time-lands", ADV, "hands=ST3,CT/SH6,FT", "ST3 SH6 CT FT", "right", "slipped round Left’s",
         f"{ST3}. {SH6}. Left plays Counter-Time. Right plays Feint in Time"),
    Case("joker-lands", TUT, "hands=BT4/JO", "BT4 JO", "right", "beats this at any speed",
         "Left attacks: Beat Thrust 4 + 1 (against Line) = 5. Right plays a Joker"),
    Case("feint-lands", ADV, "hands=ST3,FE,ST5,AN/SH6", "ST3 SH6 FE>ST5+AN", "left", "faster than the answer",
         f"{ST3}. {SH6}. Left feints. Left attacks instead: Straight Thrust 5 + 2 (Angulation) = 7"),
    Case("double-touch", "basic", "hands=ST3,BT5/ST3,SH6", "BT5 SH6", "both", "both arrive at speed 6",
         f"Left attacks: Beat Thrust 5 + 1 (against Line) = 6. {SH6}"),
    Case("feint-double-touch", ADV, "hands=ST3,FE,BT4/PR5", "ST3 PR5 FE>BT4", "both", "both have speed 5",
         f"{ST3}. Right parries: Parry & Riposte 5. Right ripostes: 3. Left feints. "
         "Left attacks instead: Beat Thrust 4 + 1 (against Line) = 5"),
    Case("void-double-touch", "basic", "score=4-4 hands=ST5/ST3,SH5", "ST5 SH5", "", "does not count",
         f"{ST5}. Right counter-attacks: Stop Hit 5"),
    Case("parried", TUT, "weapons=LI hands=ST3/CP4", "ST3 CP4 .", "", "Right parried (5 against 5)",
         "Left attacks: Straight Thrust 3 + 2 (Line against Invitation) = 5. "
         "Right parries: Ceding Parry 4 + 1 (Right’s Invitation) = 5"),
    Case("parried-without-cards", "basic", "weapons=II hands=ST5/ST3", "ST5 P .", "", "for 2 stamina (5 against 5)",
         f"{ST5}. Right parries with 2 stamina: 4 + 1 (Right’s Invitation) = 5"),
    Case("dodged", ADV, "hands=ST5/BT4", "ST5 D *BT4 +CT .", "", "Right stepped back",
         f"{ST5}. Right defends by distance"),
    Case("called-off", ADV, "hands=ST3,FE/SH6", "ST3 SH6 FE", "", "Left feinted and broke off",
         f"{ST3}. {SH6}. Left feints"),
    Case("run-off", TUT, "squares=6-8 hands=ST5/BT4", "ST5 D", "left", "Right stepped back over the end",
         f"{ST5}. Right defends by distance"),
    Case("attack-lands", "basic", "squares=4-7 weapons=LE hands=ST3,FL7/ST3", "FL7 #", "left", "did not stop the",
         "Left attacks: Fleche 7 - 1 (Right’s Engagement) = 6"),
    Case("attack-lands", "basic", "squares=5-6 hands=ST3,IN4/ST3", "IN4 #", "left", "did not stop the",
         "Left attacks: Infighting 4"),
    Case("attack-lands", TUT, "hands=TT5/BT4", "TT5 #", "left", "did not stop the", "Left attacks: Toe-Touch 5"),
    Case("attack-lands", TUT, "hands=GL5/BT4", "GL5 #", "left", "did not stop the", "Left attacks: Glide 5"),
]  # fmt: skip
SCORERS = {"left": Seat(0), "right": Seat(1), "both": EVERYONE, "": NOBODY}
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def ended(bout: Fencing) -> Event:
    """The event that ended the latest phrase."""
    heard = bout.bout.heard(NOBODY)
    return [event for event in heard if bout.game.events[event.kind] == "phrase-ended"][-1]


def told(bout: Fencing, locale: str) -> str:
    return say(bout.game.explain.event(ended(bout)), locale)


def test_every_way_a_phrase_ends_has_a_case() -> None:
    assert {case.ending for case in CASES} == set(PHRASES_END)


@every_case
def test_the_end_of_a_phrase_tells_the_whole_arithmetic(case: Case) -> None:
    bout = case.bout()
    left, right = bout.score
    verdict, score, chain = re.fullmatch(r"(.*) Score: (.*)\. \[(.*)\]", told(bout, "en")).groups()  # type: ignore[union-attr]
    assert bout.endings()[-1] == case.ending
    assert case.verdict in verdict
    assert (chain, score) == (case.chain, f"{left}-{right}")


@every_case
def test_the_end_of_a_phrase_tells_who_scores(case: Case) -> None:
    bout = case.bout()
    event = ended(bout)
    assert event.seat == SCORERS[case.scorer]
    assert tuple(event.facts[:2]) == bout.score
    start = (4, 4) if "score=4-4" in case.stance else (0, 0)
    scored = {"left": (1, 0), "right": (0, 1), "both": (1, 1), "": (0, 0)}[case.scorer]
    assert bout.score == (start[0] + scored[0], start[1] + scored[1])
    names = {"left": "Touch for Left", "right": "Touch for Right", "both": "Double touch", "": ""}
    assert told(bout, "en").startswith(names[case.scorer])


@every_case
def test_the_end_of_a_phrase_tells_the_same_in_chinese(case: Case) -> None:
    """The same numbers in the same order, and each card, weapon position and fencer by its Chinese name."""
    bout = case.bout()
    english, chinese = told(bout, "en"), told(bout, "zh-Hant")
    numbers = re.compile(r"\d+")
    assert numbers.findall(chinese) == numbers.findall(english)
    assert (chinese.count("+"), chinese.count("=")) == (english.count("+"), english.count("="))
    for name in terms_in(case.chain):
        assert say(Message(name), "zh-Hant") in chinese
    assert ("Right" in english) == (say(Message("readyfence-seat-right"), "zh-Hant") in chinese)


def terms_in(chain: str) -> list[str]:
    """The cards and weapon positions that an English chain names, the longest names first."""
    ids = [f"readyfence-card-{kind}" for kind in KINDS] + [f"readyfence-weapon-{weapon}" for weapon in WEAPONS]
    found = []
    for name, id in sorted(((say(Message(id)), id) for id in ids), key=lambda pair: -len(pair[0])):
        if name in chain:
            found.append(id)
            chain = chain.replace(name, "")
    return found


@every_case
def test_every_link_is_told_as_it_happens(case: Case) -> None:
    bout = case.bout()
    rows = [event.facts[0] for event in bout.bout.heard(NOBODY) if bout.game.events[event.kind] == "linked"]
    assert rows == list(ended(bout).facts[2:])
    assert link_seat(rows[0]) == Seat(0) and ROLES[link_role(rows[0])] == "opened"
    for locale in ("en", "zh-Hant"):
        explain = bout.game.explain
        assert isinstance(explain, ReadyFenceExplain)
        sentences = [say(explain.link(row, "did"), locale) for row in rows]
        assert all(sentences)
        for row, sentence in zip(rows, sentences, strict=True):
            assert link_speed(row) == 0 or str(link_speed(row)) in sentence


def test_between_them_the_cases_have_every_kind_of_link() -> None:
    assert {ROLES[link_role(row)] for case in CASES for row in ended(case.bout()).facts[2:]} == set(ROLES)


OVERTIME = "priority=right pool=BT5 timer=1"
BOUTS = [
    ("touches", "basic", "score=4-2 hands=ST3/ST4", "ST3 #", "Left wins 5 to 2: the target score was reached."),
    ("time", "basic", "score=1-2 timer=1 hands=ST3/ST4", "S-", "Right wins 2 to 1: time ran out, and the leader wins."),
    (
        "sudden-death",
        "basic",
        f"{OVERTIME} hands=ST3/ST4",
        "ST3 #",
        "Left wins 1 to 0: the next touch decided",
    ),
    ("priority", "basic", f"{OVERTIME} hands=ST3,TT5/ST4", "-TT5 +BT5", "Right wins 0 to 0: overtime ran out"),
    ("no-cards", TUT, "tie=yes hands=ST3/ST4", "> -ST3", "Right wins 0 to 0: in the tie, a player without cards"),
    ("toss", TUT, "tie=yes hands=ST4/SH4", "ST4 SH4 @left", "Left wins 0 to 0: both players ran out of cards at once"),
    ("retired", ADV, "score=3-0 hands=ST4/SH4", "!1", "Right wins 0 to 3: the other player resigned."),
]


@pytest.mark.parametrize(("reason", "mode", "stance", "played", "sentence"), BOUTS, ids=[row[0] for row in BOUTS])
def test_the_end_of_a_bout_tells_who_won_and_why(
    reason: str, mode: str, stance: str, played: str, sentence: str
) -> None:
    bout = at(f"squares=4-6 {stance}", mode).play(played)
    assert bout.ended[1] == reason
    assert bout.told("en")[-1].startswith(sentence)
    chinese = bout.told("zh-Hant")[-1]
    assert re.findall(r"\d+", chinese) == re.findall(r"\d+", sentence) and "勝" in chinese


def test_every_way_a_bout_ends_is_told() -> None:
    assert {row[0] for row in BOUTS} == {*RULES[TOUCHES:], "retired"}


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_a_run_off_outside_a_phrase_is_told_with_the_score(locale: str) -> None:
    bout = at("squares=2-6 score=1-1 hands=ST3/ST4").play("<")
    sentence = next(text for text, event in zip(bout.told(locale), bout.heard(), strict=True) if "ran-off" in event)
    assert "1-2" in sentence
    assert all(say(Message(f"readyfence-seat-{seat}"), locale) in sentence for seat in ("left", "right"))
