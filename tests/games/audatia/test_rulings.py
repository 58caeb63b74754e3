"""The rulings on the course of a duel, sides and binds, AU-1 to AU-9: each for and against."""

from __future__ import annotations

import pytest

from tests.games.audatia.dueling import Dueling, stance

DRAWN = "c.posta=DOD r.posta=DOS"  # without cards the challenger can't attack
# A fendente parries the challenger's mandritto fendente: MFr makes a close bind (outside on a tie), MFl a wide one.
STRETTO = "c.posta=FEN c.stack=MFl r.posta=FEN r.stack=MFr"
LARGO = "c.posta=FEN c.stack=MFl r.posta=FEN r.stack=MFl"
THRUST = "c.posta=FEN c.stack=P"  # the posta's +1 Celeritas ties with a respondent who has it


def poste(virtues: str, challenger: str = "DOD", respondent: str = "DOD") -> Dueling:
    """Both have chosen their poste. Skills come next."""
    return stance(f"phase=posta virtues={virtues}").play(f"{challenger} {respondent}")


def parrying(posta: str, hand: str, attack: str = "MFl", more: str = "") -> Dueling:
    """The challenger has attacked. The respondent must answer."""
    return stance(f"c.posta=BRE c.stack={attack} r.posta={posta} r.hand={hand} {more}")


def measured(side: str) -> Dueling:
    """The respondent has played Perfect Measure against a riposte, and may attack from the side of the stack."""
    stacks = f"attacker=challenger c.stack=MFl,RMr r.stack=P r.side={side}"
    return stance(f"c.posta=FEN r.posta=FEN {stacks} r.hand=PM,MMl,RMr,P").play("PM")


# -- AU-1: the order of skills


def test_au_1_on_a_tie_of_celeritas_the_challenger_plays_skills_first() -> None:
    assert poste("c,r,-,r").awaiting == "challenger"


@pytest.mark.parametrize(("owner", "first"), [("c", "challenger"), ("r", "respondent")])
def test_au_1_whoever_has_most_celeritas_plays_skills_first(owner: str, first: str) -> None:
    bout = poste(f"c,r,{owner},r")
    assert (bout.phase, bout.awaiting) == ("skills", first)


def test_au_1_the_other_plays_skills_after_the_first() -> None:
    bout = poste("c,r,r,c").play(".")
    assert (bout.phase, bout.awaiting) == ("skills", "challenger")


def test_au_1_is_about_skills_the_first_chance_to_attack_is_always_the_challengers() -> None:
    bout = poste("c,r,r,c").play(". .")
    assert (bout.phase, bout.awaiting) == ("step-4", "challenger")


# -- AU-2: draws


def test_au_2_after_a_first_draw_a_new_game_is_set_up() -> None:
    bout = stance(f"phase=step-6 {DRAWN} c.shown=MFl,MFl r.hidden=P,P").play(".")
    assert (bout.phase, bout.held(), bout.owners()) == ("setup", (12, 12), "----")
    assert (bout.shown("challenger"), bout.hidden("respondent"), len(bout.deck("respondent"))) == ([], [], 27)


def test_au_2_the_roles_and_characters_stay_the_same() -> None:
    bout = stance(f"phase=step-6 {DRAWN}", "boucicault", "galeazzo").play(".")
    assert bout.awaiting == "challenger"
    assert ("DE" in bout.hand("challenger"), "BO" in bout.hand("respondent")) == (True, True)
    assert bout.play(". .").owners() == "c---"


def test_au_2_a_first_draw_does_not_end_the_duel() -> None:
    bout = stance(f"phase=step-6 {DRAWN}").play(".")
    assert (bout.ended, bout.rules_of("game-drawn")) == (("", ""), ["no-attack"])


def test_au_2_after_a_second_draw_the_respondent_wins() -> None:
    bout = stance(f"phase=step-6 game=2 {DRAWN}").play(".")
    assert bout.ended == ("respondent", "two-draws")


def test_au_2_the_challenger_can_still_win_the_second_game() -> None:
    bout = stance("phase=step-6 game=2 c.posta=DOD c.hand=MFl r.posta=DOS")
    assert bout.refused(".") == "must-attack"
    assert bout.play("xMFl #").ended == ("challenger", "attack-lands")


def test_au_2_a_phrase_that_is_broken_off_is_no_draw() -> None:
    bout = stance(f"phase=largo-last game=2 {LARGO}").play(".")
    assert (bout.phase, bout.ended) == ("trade", ("", ""))


# -- AU-3: attacks from the middle


def test_au_3_from_the_middle_mandritti_and_roversi_attack() -> None:
    assert {"xMMl", "xRMr"} <= set(measured("centre").legal())


@pytest.mark.parametrize(("side", "legal", "refused"), [("right", "xMMl", "xRMr"), ("left", "xRMr", "xMMl")])
def test_au_3_from_a_side_only_the_blows_of_that_side_attack(side: str, legal: str, refused: str) -> None:
    bout = measured(side)
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "wrong-side")


@pytest.mark.parametrize("side", ["left", "centre", "right"])
def test_au_3_a_thrust_attacks_from_anywhere(side: str) -> None:
    assert measured(side).refused("xP") == "legal"


def test_au_3_a_centre_posta_has_its_own_attacks_and_no_others() -> None:
    bout = stance("c.posta=LON c.hand=MFl,MMl,RMr r.posta=DOD")
    assert [bout.refused(token) for token in ("xMMl", "xRMr", "xMFl")] == ["legal", "legal", "not-from-posta"]


# -- AU-4: parries from the centre


def test_au_4_a_centre_posta_parries_from_both_sides() -> None:
    assert parrying("LON", "MFl,RSr").legal() == ["=MFl", "=RSr"]


@pytest.mark.parametrize(("posta", "legal", "refused"), [("DOD", "=MFl", "=RSr"), ("DOS", "=RSr", "=MFl")])
def test_au_4_another_posta_parries_from_its_side_only(posta: str, legal: str, refused: str) -> None:
    bout = parrying(posta, "MFl,RSr")
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "wrong-side")


def test_au_4_a_stack_in_the_middle_parries_from_both_sides() -> None:
    assert parrying("DOD", "MFl,RSr", more="r.stack=P attacker=challenger").legal() == ["=MFl", "=RSr"]


def test_au_4_once_there_is_a_stack_the_posta_does_not_count() -> None:
    bout = parrying("LON", "MFl,RSr", more="r.stack=RFr r.side=left attacker=challenger")
    assert bout.legal() == ["=RSr"]


def test_au_4_a_centre_posta_breaks_a_thrust_from_both_sides() -> None:
    assert parrying("BRE", "MFl,RFl", "P").legal() == ["/MFl", "/RFl", "=MFl", "=RFl"]
    assert parrying("DOD", "MFl,RFl", "P").legal() == ["/MFl", "=MFl"]


# -- AU-5: the break-off


def test_au_5_stacks_go_to_the_discard_piles() -> None:
    bout = stance("phase=largo-last c.posta=FEN c.stack=MFl,P r.posta=FEN r.stack=RFl,MFr").play(".")
    assert (bout.stack("challenger"), bout.stack("respondent")) == ([], [])
    assert (bout.shown("challenger"), bout.shown("respondent")) == (["MFl", "P"], ["MFr", "RFl"])


def test_au_5_both_return_to_out_of_measure() -> None:
    bout = stance(f"phase=largo-last {LARGO}").play(".")
    assert (bout.phase, bout.awaiting, bout.attacker) == ("trade", "challenger", "")
    assert (bout.posta("challenger"), bout.posta("respondent")) == ("", "")
    assert bout.play(". .").phase == "posta"


def test_au_5_the_game_goes_on_with_the_hands_and_virtues_it_has() -> None:
    bout = stance(f"phase=largo-last virtues=c,c,r,r {LARGO} c.hand=P r.hand=TW,CO").play(".")
    assert (bout.hand("challenger"), bout.hand("respondent"), bout.owners()) == (["P"], ["TW", "CO"], "ccrr")


def test_au_5_discards_are_not_drawn_again() -> None:
    bout = stance(f"phase=largo-last {LARGO} c.hand=P,TW c.deck=CO").play(". -P -TW")
    assert bout.weights() == {"+CO": 1}


def test_au_5_while_the_phrase_goes_on_the_stacks_stay() -> None:
    bout = stance(f"phase=largo {LARGO}").play(".")
    assert (bout.phase, bout.stack("challenger"), bout.stack("respondent")) == ("largo-last", ["MFl"], ["MFl"])
    assert bout.shown("challenger") == []


def test_au_5_a_riposte_goes_on_the_stack_and_breaks_nothing_off() -> None:
    bout = stance(f"phase=largo {LARGO} r.hand=P").play("xP")
    assert (bout.stack("respondent"), bout.break_offs()) == (["MFl", "P"], [])


# -- AU-6: the side of an entry


@pytest.mark.parametrize("side", ["inside", "outside"])
def test_au_6_after_a_stretto_bind_an_entry_is_of_either_side(side: str) -> None:
    bout = stance(f"phase=entry {STRETTO} stretto={side} c.hand=SO,EL,LI,GR")
    assert bout.legal() == [".", "EL", "GR", "LI", "SO"]


def test_au_6_after_a_largo_bind_an_entry_is_of_either_side() -> None:
    assert stance(f"phase=entry {LARGO} c.hand=SO,LI").legal() == [".", "LI", "SO"]


@pytest.mark.parametrize(("side", "legal", "refused"), [("inside", "LI", "SO"), ("outside", "SO", "LI")])
def test_au_6_a_remedy_that_is_no_entry_is_of_the_side_of_the_stretto(side: str, legal: str, refused: str) -> None:
    bout = stance(f"phase=entry {STRETTO} stretto={side} c.hand=SO,LI").play(". .")
    assert (bout.phase, bout.awaiting) == ("stretto-last", "challenger")
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "remedy-side")


def test_au_6_an_entry_is_met_on_its_own_side_and_not_on_that_of_the_stretto() -> None:
    bout = stance(f"phase=entry {STRETTO} stretto=outside c.hand=LI r.hand=UN,TH").play("LI")
    assert (bout.refused("UN"), bout.refused("TH")) == ("not-lined-up", "legal")


def test_au_6_without_most_audatia_there_is_no_entry() -> None:
    bout = parrying("FEN", "MFl", more="virtues=r,r,c,r c.hand=SO").play("=MFl")
    assert (bout.phase, bout.awaiting) == ("largo", "respondent")


# -- AU-7: the side of a close bind on a tie of Fortitudo


def test_au_7_without_most_fortitudo_a_mandritto_parry_makes_it_outside() -> None:
    bout = stance("virtues=c,r,r,c c.posta=FEN c.stack=MFl r.posta=TPF r.hand=MFr").play("=MFr")  # 1 against 1
    assert (bout.stretto, bout.heard()[-1]) == ("outside", "side-set 2")


def test_au_7_without_most_fortitudo_a_roverso_parry_makes_it_inside() -> None:
    bout = stance("virtues=c,r,r,c c.posta=TPF c.stack=MMl r.posta=DOS r.hand=RFr").play("=RFr")  # 2 against 2
    assert (bout.stretto, bout.heard()[-1]) == ("inside", "side-set 1")


@pytest.mark.parametrize(("owner", "setter"), [("c", "challenger"), ("r", "respondent")])
def test_au_7_whoever_has_most_fortitudo_sets_either_side(owner: str, setter: str) -> None:
    bout = parrying("FEN", "MFr", more=f"virtues=c,r,c,{owner}").play("=MFr")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("side", setter, ["i", "o"])
    assert bout.play("i").stretto == "inside"


def test_au_7_the_side_is_set_for_both() -> None:
    bout = parrying("FEN", "MFr,SO", more="virtues=r,r,c,r c.hand=LI,SO").play("=MFr i")
    assert (bout.awaiting, bout.refused("SO")) == ("respondent", "remedy-side")
    assert bout.play(".").legal() == [".", "LI"]


def test_au_7_after_a_largo_bind_no_side_is_set() -> None:
    bout = parrying("FEN", "MFl", more="virtues=r,r,c,r").play("=MFl")
    assert (bout.phase, bout.stretto, bout.happened("side-set")) == ("largo", "none", 0)


# -- AU-8: remedies in a close bind


def test_au_8_the_defender_may_play_a_remedy_first() -> None:
    bout = stance(f"phase=stretto {STRETTO} c.hand=EL r.hand=SO")
    assert (bout.awaiting, bout.legal()) == ("respondent", [".", "SO"])


def test_au_8_if_he_does_not_the_attacker_may() -> None:
    bout = stance(f"phase=stretto {STRETTO} c.hand=EL r.hand=SO").play(".")
    assert (bout.awaiting, bout.legal()) == ("challenger", [".", "EL"])
    assert bout.play("EL #").ended == ("challenger", "remedy-lands")


def test_au_8_if_he_does_the_attacker_must_meet_it_and_plays_none() -> None:
    bout = stance(f"phase=stretto {STRETTO} c.hand=EL,UN r.hand=SO").play("SO")
    assert (bout.awaiting, bout.legal()) == ("challenger", ["UN"])


def test_au_8_if_neither_does_they_break_off() -> None:
    bout = stance(f"phase=stretto {STRETTO} c.hand=EL r.hand=SO").play(". .")
    assert (bout.break_offs(), bout.phase) == (["no-remedy"], "trade")


def test_au_8_strikes_have_no_place_there() -> None:
    bout = stance(f"phase=stretto {STRETTO} r.hand=RFl,P")
    assert (bout.refused("xRFl"), bout.refused("xP"), bout.legal()) == ("not-now", "not-now", ["."])


# -- AU-9: the order after a break


def test_au_9_on_a_tie_of_celeritas_the_defender_acts_first() -> None:
    bout = stance(f"virtues=c,c,r,r {THRUST} r.posta=DOD r.hand=MFl,RMl c.hand=SO").play("/MFl")  # 1 against 1
    assert (bout.phase, bout.awaiting, bout.legal()) == ("break-mezano", "respondent", [".", "xRMl"])


def test_au_9_with_most_celeritas_the_attacker_acts_first() -> None:
    bout = stance(f"virtues=c,c,c,r {THRUST} r.posta=DOD r.hand=MFl,RMl c.hand=SO").play("/MFl")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("break-remedy", "challenger", [".", "SO"])


def test_au_9_with_most_celeritas_the_defender_acts_first() -> None:
    bout = stance("virtues=c,c,r,r c.posta=DOD c.stack=P r.posta=DOD r.hand=MFl").play("/MFl")
    assert (bout.phase, bout.awaiting) == ("break-mezano", "respondent")


def test_au_9_the_defender_is_whoever_broke_the_thrust_challenger_or_respondent() -> None:
    bout = stance("virtues=c,c,c,r r.posta=FEN r.stack=P c.posta=DOD c.hand=MFl").play("/MFl")  # 1 against 1
    assert (bout.phase, bout.awaiting) == ("break-mezano", "challenger")
