"""The rulings on roles, bonuses, counter-attacks and breaks, AU-10 to AU-16: each for and against."""

from __future__ import annotations

import pytest

from salle.core.errors import Ambiguous
from tests.games.audatia.decision_positions import place
from tests.games.audatia.dueling import Dueling, corrected, stance

LARGO = "c.posta=FEN c.stack=MFl r.posta=FEN r.stack=MFl"
STRETTO = "c.posta=FEN c.stack=MFl r.posta=FEN r.stack=MFr"
QUICK, SLOW = "virtues=c,c,r,c", "virtues=c,c,c,c"  # the respondent has most Celeritas, or no virtue


def riposte(virtues: str, respondent: str = "boucicault", hand: str = "RFl") -> Dueling:
    """The respondent has parried and attacked, and the challenger parries that."""
    bout = stance(f"phase=largo virtues={virtues} {LARGO} r.hand={hand} c.hand=MSl", "galeazzo", respondent)
    return bout.play("xRFl =MSl")


def attacked(cards: str, posta: str, hand: str, virtues: str = QUICK, data: str = "") -> Dueling:
    """The challenger has attacked, as in `FEN/MFl`. The respondent stands in a posta and must answer."""
    origin, attack = cards.split("/")
    return stance(f"{virtues} c.posta={origin} c.stack={attack} r.posta={posta} r.hand={hand}", cards=data)


# -- AU-10: attacker and defender


def test_au_10_a_riposte_makes_its_player_the_attacker() -> None:
    bout = stance(f"phase=largo {LARGO} r.hand=RFl")
    assert bout.attacker == "challenger"
    assert bout.play("xRFl").attacker == "respondent"


def test_au_10_a_counter_attack_makes_its_player_the_attacker() -> None:
    assert attacked("FEN/MFl", "FEN", "MFr").play("xMFr").attacker == "respondent"


def test_au_10_defend_makes_its_player_the_attacker() -> None:
    assert attacked("DOD/MFl", "DDZ", "P").play("dP").attacker == "respondent"


@pytest.mark.parametrize("answer", ["=MFr", "/MFr", "eP"])
def test_au_10_a_parry_a_break_and_an_exchange_do_not(answer: str) -> None:
    assert attacked("DOD/P", "FEN", "MFr,P").play(answer).attacker == "challenger"


def test_au_10_the_entry_after_a_riposte_belongs_to_the_one_who_made_it() -> None:
    bout = riposte("r,r,c,c")
    assert (bout.phase, bout.awaiting) == ("entry", "respondent")


def test_au_10_the_first_attacker_has_no_entry_against_a_riposte() -> None:
    bout = riposte("c,r,c,c")
    assert (bout.phase, bout.awaiting) == ("largo", "challenger")


def test_au_10_the_entry_after_a_counter_attack_belongs_to_the_one_who_made_it() -> None:
    bout = stance("virtues=r,c,r,c c.posta=DOD c.stack=MFl c.hand=MFr r.posta=FEN r.hand=MFr").play("xMFr =MFr")
    assert (bout.phase, bout.awaiting) == ("entry", "respondent")


def test_au_10_the_entry_after_a_defence_belongs_to_the_one_who_made_it() -> None:
    bout = stance("virtues=r,c,r,c c.posta=DOD c.stack=MFl c.hand=MFr r.posta=DDZ r.hand=P").play("dP =MFr")
    assert (bout.phase, bout.awaiting) == ("entry", "respondent")


def test_au_10_a_feint_after_a_riposte_belongs_to_the_one_who_made_it() -> None:
    bout = riposte("r,r,c,c", "galeazzo", "RFl,FE,P")
    assert (bout.awaiting, bout.refused("FE")) == ("respondent", "legal")


def test_au_10_the_one_who_parried_has_neither_entry_nor_feint() -> None:
    bout = stance(f"phase=largo virtues=r,r,c,c {LARGO} r.hand=SO,FE,P", respondent="galeazzo")
    assert (bout.refused("SO"), bout.refused("FE")) == ("not-now", "skill-window")


# -- AU-11: the bonus of a posta


def test_au_11_the_bonus_counts_for_a_sottano() -> None:
    sottani = {posta: stance(f"virtues=c,r,c,r c.posta={posta} r.posta=DOD c.hand=MSl") for posta in ("COD", "DOD")}
    assert (sottani["COD"].refused("xMSl"), sottani["DOD"].refused("xMSl")) == ("legal", "needs-prudentia")


def test_au_11_the_bonus_counts_for_a_counter_attack() -> None:
    assert attacked("BRE/MFl", "FEN", "MFr").refused("xMFr") == "legal"  # 2 against 1
    assert attacked("BRE/MFl", "DOD", "MFr").refused("xMFr") == "needs-celeritas"  # 1 against 1


def test_au_11_the_bonus_counts_for_an_exchange() -> None:
    assert attacked("FEN/P", "FEN", "P").refused("eP") == "legal"
    assert attacked("FEN/P", "DOD", "P").refused("eP") == "needs-celeritas"


def test_au_11_the_bonus_counts_for_a_defence() -> None:
    swift = corrected("dente-di-zenghiaro", 'virtue = "audatia"', 'virtue = "celeritas"')
    assert attacked("FEN/MFl", "DDZ", "P", data=swift).refused("dP") == "legal"
    assert attacked("FEN/MFl", "DDZ", "P").refused("dP") == "needs-celeritas"


def test_au_11_the_bonus_counts_for_a_thrust_at_an_extended_posta() -> None:
    thrusts = {posta: stance(f"virtues=c,r,-,r c.posta={posta} r.posta=LON c.hand=P") for posta in ("FEN", "DOD")}
    assert (thrusts["FEN"].refused("xP"), thrusts["DOD"].refused("xP")) == ("legal", "needs-celeritas")


@pytest.mark.parametrize(
    ("posta", "virtue", "bonus"),
    [
        ("TPF", "fortitudo", 1),
        ("DOD", "fortitudo", 2),
        ("BRE", "celeritas", 1),
        ("DDZ", "audatia", 1),
        ("LON", "prudentia", 1),
    ],
)
def test_au_11_the_bonus_lasts_while_the_first_strike_tops_the_stack(posta: str, virtue: str, bonus: int) -> None:
    bout = stance(f"virtues=r,r,r,r c.posta={posta} r.posta=DOD c.hand=P")
    assert (bout.virtues("challenger")[virtue], bout.play("xP").virtues("challenger")[virtue]) == (0, bonus)


def test_au_11_with_it_the_side_of_a_stretto_is_set() -> None:
    bout = stance("virtues=c,r,r,r c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr").play("=MFr")
    assert (bout.phase, bout.awaiting) == ("side", "challenger")


def test_au_11_a_parry_as_the_first_strike_has_it_too() -> None:
    bout = stance("virtues=c,r,r,c c.posta=FEN c.stack=MFl r.posta=DOD r.hand=MFr").play("=MFr")
    assert (bout.phase, bout.awaiting) == ("side", "respondent")


def test_au_11_a_later_strike_ends_it() -> None:
    bout = stance("phase=largo virtues=c,c,c,c c.posta=FEN c.stack=MFl r.posta=DOD r.stack=MFl r.hand=RFl")
    assert bout.virtues("respondent")["fortitudo"] == 2
    assert bout.play("xRFl").virtues("respondent")["fortitudo"] == 0


def test_au_11_a_remedy_on_it_ends_it() -> None:
    bout = stance("phase=stretto virtues=c,c,c,c c.posta=FEN c.stack=MFl r.posta=DOD r.stack=MFr r.hand=SO")
    assert bout.virtues("respondent")["fortitudo"] == 2
    assert bout.play("SO").virtues("respondent")["fortitudo"] == 0


def test_au_11_it_does_not_count_for_the_order_of_skills() -> None:
    assert stance("phase=posta virtues=c,r,r,c").play("FEN DOD").awaiting == "respondent"  # with it, a tie
    assert stance("phase=posta virtues=c,r,-,c").play("DOD FEN").awaiting == "challenger"  # without it, a tie


def test_au_11_it_does_not_count_for_the_need_of_a_skill_in_step_3() -> None:
    bout = stance("phase=skills virtues=c,r,c,r c.posta=COD r.posta=DOD c.hand=ST,LU")
    assert (bout.refused("ST:DOD"), bout.refused("LU:MF")) == ("needs-prudentia", "needs-prudentia")


def test_au_11_it_does_not_count_for_the_need_of_a_skill_before_the_strike() -> None:
    assert attacked("FEN/MFl", "DOD", "PM").refused("PM") == "needs-fortitudo"


# -- AU-11: the salute


def test_au_11_the_salute_makes_a_first_attack_bold() -> None:
    bout = stance("phase=step-5 salute=waiting c.posta=FEN r.posta=FEN r.hand=MFl c.hand=MFl").play("xMFl")
    assert bout.virtues("respondent")["audatia"] == 4
    assert (bout.play("=MFl").phase, bout.awaiting) == ("entry", "respondent")


def test_au_11_the_salute_makes_a_first_parry_bold() -> None:
    bout = stance("salute=waiting c.posta=FEN c.stack=MFl r.posta=FEN r.hand=MFl").play("=MFl")
    assert (bout.virtues("respondent")["audatia"], bout.phase) == (4, "largo")  # the challenger can't enter


def test_au_11_without_the_salute_the_challenger_enters() -> None:
    assert stance("c.posta=FEN c.stack=MFl r.posta=FEN r.hand=MFl").play("=MFl").phase == "entry"


def test_au_11_the_salute_counts_for_nothing_before_the_strike() -> None:
    bold = corrected("taunt", '"fortitudo"', '"audatia"')
    bout = stance("phase=skills to=respondent salute=waiting c.posta=FEN r.posta=FEN r.hand=TA", cards=bold)
    assert (bout.virtues("respondent")["audatia"], bout.refused("TA")) == (0, "needs-audatia")


def test_au_11_the_salute_waits_if_he_plays_no_strike_in_the_first_phrase() -> None:
    bout = stance("salute=waiting c.posta=DOD c.stack=MFl c.hand=MFl r.posta=FEN r.hand=BO,MFl", respondent="galeazzo")
    bout.play("BO . . DOD FEN . . xMFl =MFl")
    assert (bout.virtues("respondent")["audatia"], bout.phase) == (4, "largo")


def test_au_11_a_later_strike_ends_the_salute() -> None:
    bout = stance(f"phase=largo salute=active {LARGO} r.hand=RFl").play("xRFl")
    assert bout.virtues("respondent")["audatia"] == 0


def test_au_11_a_remedy_ends_the_salute() -> None:
    bout = stance(f"phase=stretto salute=active {STRETTO} r.hand=SO").play("SO")
    assert bout.virtues("respondent")["audatia"] == 0


def test_au_11_the_salute_is_for_the_first_strike_of_the_game_and_not_of_each_phrase() -> None:
    bout = stance(f"phase=largo-last salute=active {LARGO} c.hand=MFl r.hand=MFl").play(".")
    assert bout.virtues("respondent")["audatia"] == 0
    assert bout.play(". . DOD FEN . . xMFl =MFl").virtues("respondent")["audatia"] == 0


# -- AU-12: blows that may counter-attack


def test_au_12_from_a_posta_the_blow_is_one_of_its_attacks() -> None:
    assert attacked("DOD/MFl", "FEN", "MFr").refused("xMFr") == "legal"
    assert attacked("DOD/MFl", "LON", "MFr").refused("xMFr") == "not-from-posta"


def test_au_12_from_a_stack_the_blow_comes_from_its_side() -> None:
    again = "c.posta=FEN c.stack=MFl,MFr r.posta=LON r.stack=RFl r.hand=MFr attacker=challenger"
    assert stance(f"{QUICK} {again} r.side=right").refused("xMFr") == "legal"
    assert stance(f"{QUICK} {again} r.side=left").refused("xMFr") == "wrong-side"


def test_au_12_nothing_is_shut_by_the_posta_that_the_attacker_has_left() -> None:
    barred = corrected("fenestra", 'shuts = { is = ["RF"]', 'shuts = { is = ["MF"]')
    assert attacked("FEN/MFl", "FEN", "MFr", data=barred).refused("xMFr") == "legal"
    assert stance("c.posta=FEN r.posta=FEN c.hand=MFr", cards=barred).refused("xMFr") == "shut"


def test_au_12_a_sottano_needs_most_prudentia() -> None:
    assert attacked("DOD/MSl", "COD", "MSr").refused("xMSr") == "legal"  # 2 against 1
    assert attacked("DOD/MSl", "DOD", "MSr").refused("xMSr") == "needs-prudentia"


def test_au_12_a_thrust_is_not_counter_attacked_but_exchanged() -> None:
    bout = attacked("DOD/P", "FEN", "P")
    assert (bout.refused("xP"), bout.refused("eP")) == ("no-counter-to-thrust", "legal")


def test_au_12_only_the_very_same_blow_counter_attacks() -> None:
    assert attacked("DOD/MFl", "FEN", "MMl,P").refused("xMMl") == "same-blow"


def test_au_12_it_needs_most_celeritas() -> None:
    assert attacked("DOD/MFl", "DOD", "MFr", SLOW).refused("xMFr") == "needs-celeritas"


# -- AU-13: where the stacks lie after a break


@pytest.mark.parametrize(("sword", "breaker", "thruster"), [("MFl", "left", "right"), ("RFl", "right", "left")])
def test_au_13_after_a_break_both_stacks_lie_opposite_to_where_it_came_from(
    sword: str, breaker: str, thruster: str
) -> None:
    bout = attacked("DOD/P", "BRE", sword).play(f"/{sword}")
    assert (bout.side("respondent"), bout.side("challenger")) == (breaker, thruster)


@pytest.mark.parametrize(("sword", "parrying", "attacking"), [("MFl", "left", "right"), ("RSl", "right", "left")])
def test_au_13_so_they_do_after_a_parry(sword: str, parrying: str, attacking: str) -> None:
    bout = attacked("DOD/MFl", "BRE", sword).play(f"={sword}")
    assert (bout.side("respondent"), bout.side("challenger")) == (parrying, attacking)


def test_au_13_the_mezano_after_a_break_comes_from_there() -> None:
    bout = attacked("DOD/P", "BRE", "MFl,RMl,MMl").play("/MFl")
    assert (bout.refused("xRMl"), bout.refused("xMMl")) == ("legal", "mezano-only")


def test_au_13_an_exchange_sweeps_neither_stack_aside() -> None:
    thrust = "c.posta=FEN c.stack=MFl,P r.posta=FEN r.stack=MFl r.side=left r.hand=P attacker=challenger"
    bout = stance(f"{QUICK} {thrust}").play("eP")
    assert (bout.side("respondent"), bout.side("challenger")) == ("centre", "centre")


def test_au_13_a_thrust_leaves_the_other_stack_where_it_lies() -> None:
    bout = stance(f"phase=largo {LARGO} r.hand=P").play("xP")
    assert (bout.side("respondent"), bout.side("challenger")) == ("centre", "right")


# -- AU-14: a remedy for both sides


def test_au_14_the_side_of_an_entry_that_fits_both_is_named() -> None:
    bout = stance(f"phase=entry {LARGO} c.hand=TW")
    assert bout.legal() == [".", "TWi", "TWo"]
    with pytest.raises(Ambiguous):
        bout.play("TW")


@pytest.mark.parametrize(("remedy", "legal", "refused"), [("TWi", "TH", "UN"), ("TWo", "UN", "TH")])
def test_au_14_it_is_met_on_the_side_that_was_named(remedy: str, legal: str, refused: str) -> None:
    bout = stance(f"phase=entry {LARGO} c.hand=TW r.hand=UN,TH").play(remedy)
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "not-lined-up")


@pytest.mark.parametrize("remedy", ["TWi", "TWo"])
def test_au_14_its_own_counter_is_perfect_on_either_side(remedy: str) -> None:
    bout = stance(f"phase=entry {LARGO} c.hand=TW r.hand=CO").play(f"{remedy} CO")
    assert bout.ended == ("respondent", "perfect-counter")


@pytest.mark.parametrize(("side", "legal", "refused"), [("inside", "TWi", "TWo"), ("outside", "TWo", "TWi")])
def test_au_14_from_the_stretto_it_is_played_on_the_side_of_the_stretto(side: str, legal: str, refused: str) -> None:
    bout = stance(f"phase=stretto {STRETTO} stretto={side} r.hand=TW")
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "remedy-side")


def test_au_14_against_an_exchange_it_is_played_outside() -> None:
    bout = place("exchanged", "TW")
    assert (bout.refused("TWo"), bout.refused("TWi")) == ("legal", "remedy-side")


# -- AU-15: one chance each after a break


@pytest.mark.parametrize(("virtues", "first", "second"), [
    (QUICK, "respondent", "challenger"), (SLOW, "challenger", "respondent"),
])  # fmt: skip
def test_au_15_if_the_first_waits_the_other_has_a_chance(virtues: str, first: str, second: str) -> None:
    bout = attacked("DOD/P", "DOD", "MFl", virtues).play("/MFl")
    assert (bout.awaiting, bout.play(".").awaiting) == (first, second)
    assert bout.phase == ("break-remedy" if second == "challenger" else "break-mezano")


@pytest.mark.parametrize("virtues", [QUICK, SLOW])
def test_au_15_when_both_have_waited_there_is_no_second_chance(virtues: str) -> None:
    bout = attacked("DOD/P", "DOD", "MFl,RMl", virtues).play("/MFl . .")
    assert (bout.break_offs(), bout.phase) == (["both-waited"], "trade")


def test_au_15_the_chance_of_the_attacker_is_a_remedy_and_that_of_the_defender_a_mezano() -> None:
    bout = stance(f"{SLOW} c.posta=DOD c.stack=P c.hand=SO,RMl r.posta=DOD r.hand=MFl,RMl,SO").play("/MFl")
    assert (bout.legal(), bout.play(".").legal()) == ([".", "SO"], [".", "xRMl"])


def test_au_15_a_chance_that_is_taken_must_be_met_at_once() -> None:
    bout = attacked("DOD/P", "DOD", "MFl,RMl").play("/MFl xRMl")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("mezano", "challenger", ["#"])


# -- AU-16: being hit

HITS = {
    "react": ("attack-lands", "MFr"),
    "countered": ("counter-attack-lands", "MFr"),
    "meet": ("entry-lands", "UN"),
    "exchanged": ("exchange-lands", "SO"),
    "mezano": ("mezano-lands", "SO"),
    "counter-mezano": ("mezano-countered", "UN"),
}


@pytest.mark.parametrize("phase", HITS)
def test_au_16_where_no_answer_exists_to_be_hit_is_an_action(phase: str) -> None:
    bout = place(phase, "CM,RMr")
    assert (bout.legal(), bout.refused("#")) == (["#"], "legal")
    assert bout.play("#").ended == ("respondent", HITS[phase][0])


@pytest.mark.parametrize("phase", HITS)
def test_au_16_where_another_answer_exists_it_is_not_offered(phase: str) -> None:
    bout = place(phase, HITS[phase][1])
    assert (bout.refused("#"), "#" in bout.legal()) == ("can-answer", False)


def test_au_16_a_skill_that_answers_is_an_answer() -> None:
    assert place("react", "BO").legal() == ["BO"]


def test_au_16_a_card_that_is_cycled_is_none() -> None:
    bout = place("react", "RE")
    assert (bout.legal(), bout.refused("#")) == (["#", "~RE"], "legal")


def test_au_16_where_nothing_threatens_there_is_nothing_to_be_hit_by() -> None:
    bout = place("largo", "CO")
    assert (bout.refused("#"), bout.legal()) == ("not-now", ["."])
