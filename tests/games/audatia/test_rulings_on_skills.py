"""The ruling on the times of skills, AU-17: for and against."""

from __future__ import annotations

import pytest

from tests.games.audatia.decision_positions import PLACES, SKILLS_OF, place, token
from tests.games.audatia.dueling import stance

WINDOWS = {
    "skills": {"ST", "LU", "TA", "EY"},
    "react": {"BO", "PM", "PE"},
    "countered": {"BO"},
    "mezano": {"BO"},
    "counter-mezano": {"BO"},
    "entry": {"FE"},
    "largo": {"RE"},
    "largo-last": {"RE"},
    "meet": {"KI"},
    "deny": {"DE"},
}
OPEN = "phase=skills c.posta=FEN r.posta=FEN"
BOTH = ("boucicault", "boucicault")


def playable(phase: str) -> dict[str, str]:
    """All skills there, each with the rule that refuses it, or `legal`."""
    found: dict[str, str] = {}
    for character, skills in SKILLS_OF.items():
        if phase != "deny" or character == "boucicault":
            bout = place(phase, f"{skills},MFr,P", character)
            found |= {skill: bout.refused(token(skill)) for skill in skills.split(",")}
    return found


# -- AU-17: where skills are played


@pytest.mark.parametrize("phase", PLACES)
def test_au_17_each_skill_is_played_in_its_window(phase: str) -> None:
    rules = playable(phase)
    assert {skill for skill, rule in rules.items() if rule == "legal"} == WINDOWS.get(phase, set())


@pytest.mark.parametrize("phase", PLACES)
def test_au_17_and_nowhere_else(phase: str) -> None:
    shut = {skill: rule for skill, rule in playable(phase).items() if skill not in WINDOWS.get(phase, set())}
    assert set(shut.values()) == {"skill-window"}


def test_au_17_in_step_3_a_player_plays_any_number_of_skills() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=EY,EY,LU", "boucicault", "galeazzo").play("EY LU:MF EY")
    assert (bout.phase, bout.awaiting) == ("skills", "challenger")


def test_au_17_in_step_3_the_other_follows_and_the_first_does_not_come_again() -> None:
    bout = stance(f"{OPEN} virtues=c,r,c,r c.hand=ST r.hand=EY").play(".")
    assert (bout.awaiting, bout.refused("EY")) == ("respondent", "legal")
    assert bout.play("EY .").phase == "step-4"


@pytest.mark.parametrize("phase", ["react", "countered", "mezano", "counter-mezano"])
def test_au_17_break_off_answers_attacks_counter_attacks_and_the_mezani_after_a_break(phase: str) -> None:
    assert place(phase, "BO").play("BO").break_offs() == ["broke-off"]


def test_au_17_break_off_does_not_answer_an_exchange() -> None:
    bout = place("exchanged", "BO")
    assert (bout.refused("BO"), bout.legal()) == ("skill-window", ["#"])


def test_au_17_break_off_does_not_answer_a_thrust_at_an_extended_posta() -> None:
    bout = stance("c.posta=FEN c.hand=P r.posta=LON r.hand=BO", respondent="galeazzo").play("xP")
    assert (bout.phase, bout.legal()) == ("exchanged", ["#"])


def test_au_17_break_off_does_not_answer_a_remedy() -> None:
    assert place("meet", "BO").legal() == ["#"]


@pytest.mark.parametrize("skill", ["PM", "PE"])
def test_au_17_perfect_measure_and_pre_empt_answer_an_attack_and_no_counter_attack(skill: str) -> None:
    assert place("react", f"{skill},MFr", "boucicault").refused(skill) == "legal"
    assert place("countered", f"{skill},MFr", "boucicault").refused(skill) == "skill-window"


def test_au_17_feint_follows_a_parry_and_no_break() -> None:
    thrust = "virtues=c,c,c,c c.posta=FEN c.stack=P c.hand=FE,MFl r.posta=FEN r.hand=MFl"
    assert stance(thrust).play("=MFl").refused("FE") == "legal"
    assert stance(thrust).play("/MFl").refused("FE") == "skill-window"


def test_au_17_repeat_is_played_at_either_chance_after_a_largo_bind() -> None:
    assert [place(phase, "RE").refused("RE") for phase in ("largo", "largo-last")] == ["legal", "legal"]


def test_au_17_repeat_is_not_played_after_a_stretto_bind() -> None:
    assert [place(phase, "RE").legal() for phase in ("stretto", "stretto-last")] == [[".", "~RE"]] * 2


def test_au_17_kick_answers_an_entry_and_no_other_remedy() -> None:
    bound = "virtues=c,r,r,r c.posta=DOD c.stack=MFl c.hand=SO r.posta=DOD r.stack=MFr r.hand=KI"
    rules = {
        phase: stance(f"phase={phase} {bound}", respondent="galeazzo").play("SO").refused("KI")
        for phase in ("entry", "stretto-last")
    }
    assert rules == {"entry": "legal", "stretto-last": "kicks-entries"}


def test_au_17_a_played_skill_is_discarded_at_once() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=ST,P").play("ST:DOD")
    assert (bout.phase, bout.hand("challenger"), bout.shown("challenger")) == ("deny", ["P"], ["ST"])


# -- AU-17: Deny


def test_au_17_deny_has_its_window_after_a_skill_of_the_opponent() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=LU r.hand=DE").play("LU:MF")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("deny", "respondent", [".", "DE"])


def test_au_17_the_window_opens_too_when_no_deny_is_held() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=LU r.hand=P r.hidden=DE").play("LU:MF")
    assert (bout.awaiting, bout.legal()) == ("respondent", ["."])


def test_au_17_the_window_stays_shut_when_the_deny_was_seen() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=LU r.shown=DE").play("LU:MF")
    assert (bout.phase, bout.awaiting) == ("skills", "challenger")


def test_au_17_the_window_stays_shut_against_a_character_without_deny() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=LU", respondent="galeazzo").play("LU:MF")
    assert (bout.phase, bout.awaiting) == ("skills", "challenger")


def test_au_17_a_denied_skill_is_lost_and_its_player_decides_again() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=ST,LU r.hand=DE").play("ST:DOD DE")
    assert (bout.phase, bout.awaiting, bout.posta("challenger")) == ("skills", "challenger", "FEN")
    assert (bout.hand("challenger"), bout.shown("challenger"), bout.refused("LU:MF")) == (["LU"], ["ST"], "legal")


def test_au_17_a_skill_that_is_not_denied_comes_true() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=ST r.hand=DE").play("ST:DOD .")
    assert (bout.awaiting, bout.posta("challenger"), bout.hand("respondent")) == ("challenger", "DOD", ["DE"])


def test_au_17_deny_is_not_denied() -> None:
    bout = stance(f"{OPEN} virtues=c,c,c,r c.hand=EY,DE r.hand=DE", *BOTH).play("EY DE")
    assert (bout.phase, bout.awaiting, bout.refused("DE")) == ("skills", "challenger", "skill-window")
