"""The skills: the virtue of each, and the times and effects of Galeazzo's skills and of Lure."""

from __future__ import annotations

import pytest

from salle.games.audatia.rules.cards import VIRTUES
from tests.games.audatia.decision_positions import place, token
from tests.games.audatia.dueling import Dueling, corrected, stance

# The skills that need most of a virtue, with a phase and the other cards in hand.
NEEDS = {
    "KI": ("celeritas", "meet", "galeazzo", "MFr"),
    "ST": ("prudentia", "skills", "galeazzo", "P"),
    "RE": ("fortitudo", "largo", "galeazzo", "P"),
    "LU": ("prudentia", "skills", "boucicault", "P"),
    "TA": ("fortitudo", "skills", "boucicault", "P"),
    "EY": ("prudentia", "skills", "boucicault", "P"),
    "PE": ("prudentia", "react", "boucicault", "MFr"),
    "PM": ("fortitudo", "react", "boucicault", "P"),
}
PARRIED = "c.posta=DOD c.stack=MFl r.posta=DOD r.hand=MFl"  # before a parry that makes a wide bind


def needing(skill: str, owner: str, others: str) -> str:
    """The rule that refuses a skill of the challenger, with these owners of its virtue and of the others."""
    virtue, phase, character, cards = NEEDS[skill]
    virtues = ",".join(owner if name == virtue else others for name in VIRTUES)
    return place(phase, f"{skill},{cards}", character, virtues=virtues).refused(token(skill))


def lured(blow: str, attack: str, hand: str, posta: str = "DOD") -> Dueling:
    """The respondent has named a blow with Lure. The challenger attacks."""
    text = f"phase=skills to=respondent virtues=c,r,c,r c.posta=BRE c.hand={attack} r.posta={posta} r.hand=LU,{hand}"
    return stance(text).play(f"LU:{blow} . x{attack}")


# -- their virtues


@pytest.mark.parametrize("skill", NEEDS)
def test_a_skill_works_with_most_of_the_virtue_it_needs(skill: str) -> None:
    assert needing(skill, "c", "r") == "legal"


@pytest.mark.parametrize("skill", NEEDS)
def test_a_skill_is_refused_if_the_opponent_has_most_of_the_virtue_it_needs(skill: str) -> None:
    assert needing(skill, "r", "c") == f"needs-{NEEDS[skill][0]}"


@pytest.mark.parametrize("skill", NEEDS)
def test_a_skill_is_refused_on_a_tie_of_the_virtue_it_needs(skill: str) -> None:
    assert needing(skill, "-", "c") == f"needs-{NEEDS[skill][0]}"


@pytest.mark.parametrize("skill", NEEDS)
def test_a_skill_must_be_in_the_hand(skill: str) -> None:
    _, phase, character, cards = NEEDS[skill]
    assert place(phase, cards, character).refused(token(skill)) == "not-in-hand"


# -- Break Off


def test_break_off_needs_no_virtue() -> None:
    assert place("react", "BO", virtues="r,r,r,r").refused("BO") == "legal"


def test_break_off_would_need_what_its_card_asked_for() -> None:
    asking = corrected(
        "break-off", 'code = "BO"', 'code = "BO"\nneeds = { is = "fortitudo", source = "reconstructed" }'
    )
    bout = stance("r.posta=FEN r.stack=MFl c.posta=FEN c.hand=BO virtues=c,c,c,r", cards=asking)
    assert bout.refused("BO") == "needs-fortitudo"


@pytest.mark.parametrize("attack", ["MFl", "RFl", "MMl", "RMl", "MSl", "RSl", "P"])
def test_break_off_answers_any_attack(attack: str) -> None:
    bout = stance(f"c.posta=BRE c.stack={attack} r.posta=DOD r.hand=BO", respondent="galeazzo").play("BO")
    assert (bout.break_offs(), bout.ended) == (["broke-off"], ("", ""))


def test_break_off_puts_both_out_of_measure_and_their_stacks_away() -> None:
    bout = place("countered", "BO").play("BO")
    assert (bout.phase, bout.awaiting, bout.posta("challenger"), bout.posta("respondent")) == (
        "trade",
        "challenger",
        "",
        "",
    )
    assert (bout.shown("challenger"), bout.shown("respondent")) == (["MFl", "BO"], ["MFl"])


def test_without_break_off_that_counter_attack_lands() -> None:
    assert place("countered", "RFl").play("#").ended == ("respondent", "counter-attack-lands")


# -- Feint


def test_feint_follows_ones_own_attack_when_it_was_parried() -> None:
    bout = stance(f"{PARRIED} c.hand=FE,MFr", respondent="galeazzo").play("=MFl")
    assert bout.legal() == [".", "FE"]
    assert (bout.play("FE").awaiting, bout.legal()) == ("challenger", ["xMFr"])


@pytest.mark.parametrize("owner", ["r", "-"])
def test_feint_without_most_audatia_has_no_window(owner: str) -> None:
    bout = stance(f"{PARRIED} virtues={owner},r,c,r c.hand=FE,MFr").play("=MFl")
    assert (bout.phase, bout.awaiting) == ("largo", "respondent")
    assert (bout.play(".").awaiting, bout.refused("FE")) == ("challenger", "skill-window")


def test_feint_needs_what_its_card_asks_for() -> None:
    wary = corrected("feint", '"audatia"', '"prudentia"')
    bold = stance(f"{PARRIED} virtues=c,r,c,r c.hand=FE,MFr,SO", cards=wary).play("=MFl")
    assert (bold.refused("FE"), bold.refused("SO")) == ("needs-prudentia", "legal")
    prudent = stance(f"{PARRIED} virtues=r,c,c,r c.hand=FE,MFr,SO", cards=wary).play("=MFl")
    assert (prudent.refused("FE"), prudent.refused("SO")) == ("legal", "needs-audatia")


def test_feint_needs_an_attack_that_could_follow() -> None:
    assert place("entry", "FE,MMl").refused("FE") == "legal"
    assert place("entry", "FE,RMr").refused("FE") == "nothing-follows"


def test_feint_with_a_sottano_needs_most_prudentia() -> None:
    assert place("entry", "FE,MSl").refused("FE") == "legal"
    assert place("entry", "FE,MSl", virtues="c,r,c,c").refused("FE") == "nothing-follows"


@pytest.mark.parametrize(("parry", "legal", "refused"), [("MFl", "xMMl", "xRMl"), ("RSl", "xRMl", "xMMl")])
def test_the_attack_of_a_feint_comes_from_where_the_stack_now_lies(parry: str, legal: str, refused: str) -> None:
    text = f"c.posta=DOD c.stack=MFl c.hand=FE,MMl,RMl r.posta=LON r.hand={parry}"
    bout = stance(text, respondent="galeazzo").play(f"={parry} FE")
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "wrong-side")


def test_after_a_feint_nothing_but_the_attack_may_be_done() -> None:
    bout = place("entry", "FE,MFr,P,SO,RE").play("FE")
    assert bout.legal() == ["xMFr", "xP", "~RE"]
    assert (bout.refused("."), bout.refused("SO"), bout.refused("RE")) == ("not-now", "not-now", "skill-window")


def test_a_feint_voids_the_bind() -> None:
    bout = stance("phase=entry c.posta=DOD c.stack=MFl r.posta=DOD r.stack=MFr c.hand=FE,MMl", respondent="galeazzo")
    assert bout.stretto == "outside"
    assert (bout.play("FE xMMl").stretto, bout.phase, bout.awaiting) == ("none", "react", "respondent")


def test_without_a_feint_the_bind_stands() -> None:
    bout = stance("phase=entry c.posta=DOD c.stack=MFl r.posta=DOD r.stack=MFr c.hand=FE,MMl").play(".")
    assert (bout.stretto, bout.phase) == ("outside", "stretto")


def test_the_attack_of_a_feint_must_be_answered() -> None:
    assert place("entry", "FE,MFr").play("FE xMFr #").ended == ("challenger", "attack-lands")


def test_a_second_feint_may_follow_the_first() -> None:
    bout = stance(f"{PARRIED},RFl c.hand=FE,FE,MMl,P", respondent="galeazzo").play("=MFl FE xMMl =RFl")
    assert (bout.phase, bout.awaiting, bout.refused("FE")) == ("entry", "challenger", "legal")


def test_feint_follows_a_parried_thrust() -> None:
    bout = stance("c.posta=DOD c.stack=P c.hand=FE,MFl r.posta=DOD r.hand=MFl").play("=MFl")
    assert bout.refused("FE") == "legal"


def test_feint_follows_a_parried_counter_attack() -> None:
    text = "virtues=r,c,r,c c.posta=DOD c.stack=MFl c.hand=MFr r.posta=DOD r.hand=MFr,FE,P"
    bout = stance(text, respondent="galeazzo").play("xMFr =MFr")
    assert (bout.awaiting, bout.refused("FE")) == ("respondent", "legal")


@pytest.mark.parametrize("answer", ["/MFl", "eP"])
def test_feint_follows_neither_a_break_nor_an_exchange(answer: str) -> None:
    bout = stance("virtues=c,c,r,c c.posta=DOD c.stack=P c.hand=FE,MMl r.posta=DOD r.hand=MFl,P").play(answer)
    assert bout.play("." if answer == "/MFl" else "").awaiting == "challenger"
    assert bout.refused("FE") == "skill-window"


# -- Kick to the Groin


@pytest.mark.parametrize("fendente", ["MFl", "MFr", "RFl", "RFr"])
def test_kick_wins_with_any_fendente_of_the_hand(fendente: str) -> None:
    assert place("meet", f"KI,{fendente}").play(f"KI x{fendente}").ended == ("challenger", "kick-lands")


def test_kick_wins_with_no_other_blow() -> None:
    bout = place("meet", "KI,MMl,MSl,P").play("KI")
    assert [bout.refused(blow) for blow in ("xMMl", "xMSl", "xP")] == ["fendente-only"] * 3
    assert bout.legal() == ["."]


def test_kick_without_a_fendente_breaks_off() -> None:
    bout = place("meet", "KI").play("KI .")
    assert (bout.break_offs(), bout.phase, bout.ended) == (["kick-missed"], "trade", ("", ""))


def test_after_a_kick_there_is_no_counter_remedy() -> None:
    assert place("meet", "KI,UN").play("KI").refused("UN") == "not-now"


@pytest.mark.parametrize(("way", "text"), [
    ("remedy", "attacker=respondent c.stack=MFr r.stack=MFl,SO"),
    ("exchanged", "attacker=respondent c.stack=P r.stack=P,SO"),
    ("broken", "attacker=respondent c.stack=MFl r.stack=P,SO"),
    ("mezano", "attacker=respondent c.stack=MFl,RMl r.stack=P,SO"),
    ("soprana", "attacker=challenger c.stack=P,EL r.stack=MFl,RMl,SO"),
])  # fmt: skip
def test_kick_answers_no_remedy_but_an_entry(way: str, text: str) -> None:
    bout = stance(f"phase=meet as={way} virtues=c,c,c,c c.posta=DOD r.posta=DOD {text} c.hand=KI,RFl")
    assert bout.refused("KI") == "kicks-entries"


# -- Second Thought


def test_second_thought_changes_ones_posta_after_the_reveal() -> None:
    bout = place("skills", "ST").play("ST:LON")
    assert (bout.posta("challenger"), bout.posta("respondent"), bout.awaiting) == ("LON", "FEN", "challenger")


def test_second_thought_takes_another_posta_than_the_present() -> None:
    bout = place("skills", "ST")
    assert (bout.refused("ST:FEN"), len([move for move in bout.legal() if move[:3] == "ST:"])) == ("same-posta", 11)


def test_second_thought_opens_the_attacks_of_the_new_posta() -> None:
    bout = stance("phase=skills virtues=c,c,c,c c.posta=LON r.posta=DOD c.hand=ST,MFl,RMr", respondent="galeazzo")
    bout.play("ST:DOD . .")
    assert (bout.refused("xMFl"), bout.refused("xRMr")) == ("legal", "not-from-posta")


def test_without_second_thought_the_posta_stays() -> None:
    bout = stance("phase=skills virtues=c,c,c,c c.posta=LON r.posta=DOD c.hand=ST,MFl,RMr", respondent="galeazzo")
    bout.play(". .")
    assert (bout.refused("xMFl"), bout.refused("xRMr")) == ("not-from-posta", "legal")


# -- Repeat


def test_repeat_attacks_with_the_top_strike_and_lays_no_card() -> None:
    bout = place("largo", "RE,P").play("RE")
    assert (bout.phase, bout.awaiting, bout.attacker) == ("react", "respondent", "challenger")
    assert (bout.stack("challenger"), bout.hand("challenger")) == (["MFl"], ["P"])


def test_a_repeated_attack_must_be_answered() -> None:
    assert place("largo", "RE").play("RE #").ended == ("challenger", "attack-lands")
    bout = place("largo", "RE", more="r.hand=MFr").play("RE")
    assert bout.legal() == ["=MFr"]


@pytest.mark.parametrize(("strike", "parry", "before", "after"), [
    ("RFl", "MSl", "right", "left"), ("MFl", "RSl", "left", "right"), ("P", "MFl", "right", "centre"),
])  # fmt: skip
def test_repeat_takes_the_stack_to_the_side_of_its_blow(strike: str, parry: str, before: str, after: str) -> None:
    bout = stance(
        f"phase=largo-last virtues=c,c,c,c c.posta=BRE c.stack={strike} r.posta=BRE r.stack={parry} c.hand=RE"
    )
    assert bout.side("challenger") == before
    assert bout.play("RE .").side("challenger") == after


def test_repeat_needs_no_strike_from_the_side_where_the_stack_lies() -> None:
    bout = place("largo", "RE,MFr")  # the stack lies on the left
    assert (bout.refused("xMFr"), bout.refused("RE")) == ("wrong-side", "legal")


def test_repeat_of_a_sottano_needs_most_prudentia() -> None:
    bind = "phase=largo attacker=respondent c.posta=DOD r.posta=DOD c.stack=MSl r.stack=MFl c.hand=RE"
    assert stance(f"{bind} virtues=c,c,c,c").refused("RE") == "legal"
    assert stance(f"{bind} virtues=c,r,c,c").refused("RE") == "top-cannot-attack"


def test_repeat_needs_the_attack_sign_of_the_top_strike() -> None:
    blunt = corrected("mandritto-fendente", "attack = { is = true", "attack = { is = false")
    bind = "phase=largo attacker=respondent virtues=c,c,c,c c.posta=DOD r.posta=DOD c.stack=MFl r.stack=MMl c.hand=RE"
    assert (stance(bind).refused("RE"), stance(bind, cards=blunt).refused("RE")) == ("legal", "top-cannot-attack")


def test_a_parried_repeat_may_be_repeated() -> None:
    bout = place("largo", "RE,RE", more="r.hand=MFl").play("RE =MFl . .")
    assert (bout.phase, bout.awaiting, bout.refused("RE")) == ("largo-last", "challenger", "legal")


# -- Lure


def test_a_lured_blow_is_parried_from_either_side() -> None:
    assert lured("MF", "MFl", "MFr,MSr,RSr").legal() == ["=MFr", "=MSr", "=RSr"]


def test_a_blow_that_was_not_named_is_parried_from_ones_own_side_only() -> None:
    bout = lured("RF", "MFl", "MFr,RSr")
    assert (bout.legal(), bout.refused("=RSr")) == (["=MFr"], "wrong-side")


def test_a_lured_blow_is_parried_by_its_permitted_parries_only() -> None:
    assert lured("MF", "MFl", "RFr").refused("=RFr") == "not-permitted"


def test_a_lured_thrust_is_broken_from_either_side() -> None:
    assert lured("P", "P", "MFl,RFl").legal() == ["/MFl", "/RFl", "=MFl", "=RFl"]


def test_a_thrust_that_was_not_named_is_broken_from_ones_own_side_only() -> None:
    bout = lured("MF", "P", "MFl,RFl")
    assert (bout.refused("/MFl"), bout.refused("/RFl")) == ("legal", "wrong-side")


def test_a_lure_frees_no_counter_attack() -> None:
    text = "virtues=c,c,r,c c.posta=DOS c.stack=RFl r.posta=DOD r.lures=RF r.hand=RFl"
    assert (stance(text).refused("=RFl"), stance(text).refused("xRFl")) == ("legal", "not-from-posta")


def test_a_lure_serves_its_own_player_only() -> None:
    text = "c.posta=DOD c.stack=MFl r.posta=DOD r.hand=RSl"
    assert stance(f"{text} c.lures=MF").refused("=RSl") == "wrong-side"
    assert stance(f"{text} r.lures=MF").refused("=RSl") == "legal"


def test_a_lure_lasts_through_the_phrase() -> None:
    text = "phase=largo-last c.posta=DOD c.stack=MFl c.hand=MFr r.posta=DOD r.stack=MFl r.lures=MF r.hand=MFr"
    assert stance(text).play("xMFr").refused("=MFr") == "legal"  # the stack lies on the left
    assert stance(text.replace("r.lures=MF", "r.lures=RF")).play("xMFr").refused("=MFr") == "wrong-side"


def test_a_lure_ends_with_the_next_break_off() -> None:
    text = "phase=largo-last c.posta=DOD c.stack=MMl c.hand=MFr r.posta=DOD r.stack=MFl r.lures=MF r.hand=RSr"
    bout = stance(text).play(". . . DOD DOD . . xMFr")
    assert bout.refused("=RSr") == "wrong-side"


def test_lures_add_up() -> None:
    text = "phase=skills to=respondent c.posta=BRE c.hand=MFl r.posta=DOD r.lures=MF r.hand=LU,RSl"
    assert stance(text).play("LU:RF . xMFl").refused("=RSl") == "legal"
