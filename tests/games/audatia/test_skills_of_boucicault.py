"""Taunt, Eye of the Lynx, Pre-empt and Perfect Measure: times and effects."""

from __future__ import annotations

import pytest

from tests.games.audatia.decision_positions import place
from tests.games.audatia.dueling import Dueling, corrected, stance

TAUNT = "phase=skills virtues=c,r,c,c c.posta=DOD"
HANDS = ("r.hand=MFl r.hidden=P", "r.hand=P r.hidden=MFl")  # the same to anyone who sees neither
EYE = "phase=skills virtues=c,c,c,r c.posta=DOD c.hand=EY r.posta=DOD"


def taunted(hand: str, posta: str = "DOD", tokens: str = "TA . . .") -> Dueling:
    """The challenger has taunted and waits. The respondent must act, in step 5."""
    return stance(f"{TAUNT} c.hand=TA,MFl r.posta={posta} r.hand={hand}", "boucicault", "galeazzo").play(tokens)


def looking(cards: str) -> Dueling:
    """The challenger looks at the respondent's hand."""
    return stance(f"{EYE} {cards}", "boucicault", "galeazzo").play("EY")


def pre_empting(posta: str, hand: str, attack: str = "MFl", more: str = "") -> Dueling:
    """The respondent, with Prudentia and no Celeritas, is attacked."""
    return stance(f"virtues=c,r,c,c c.posta=DOD c.stack={attack} r.posta={posta} r.hand=PE,{hand} {more}")


def measuring(strike: str, hand: str, posta: str = "DOD", more: str = "virtues=c,c,c,r") -> Dueling:
    """The challenger has attacked with that strike, and the respondent has played Perfect Measure."""
    return stance(f"c.posta=BRE c.stack={strike} r.posta={posta} r.hand=PM,{hand} {more}").play("PM")


# -- Taunt


def test_a_taunted_player_must_attack_if_he_can() -> None:
    bout = taunted("MFl,MMl,RFr")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("step-5", "respondent", ["xMFl", "xMMl"])
    assert (bout.refused("."), bout.refused("LON")) == ("taunted", "taunted")


def test_without_a_taunt_he_may_wait_or_change_his_posta() -> None:
    bout = taunted("MFl", tokens=". . .")
    assert (bout.refused("."), bout.refused("LON")) == ("legal", "legal")


def test_a_taunted_player_who_can_not_attack_puts_away_two_cards() -> None:
    bout = taunted("RFr,CO,TW")
    assert (bout.legal(), bout.refused("."), bout.refused("LON")) == (
        ["-CO", "-RFr", "-TW"],
        "taunt-discard",
        "taunt-discard",
    )
    assert bout.play("-CO -RFr").hidden("respondent") == ["RFr", "CO"]


def test_then_he_has_his_ordinary_choice() -> None:
    bout = taunted("RFr,CO,TW").play("-CO -TW")
    assert (bout.phase, bout.awaiting, len(bout.legal())) == ("step-5", "respondent", 12)  # to wait, or eleven poste
    assert bout.refused("-RFr") == "not-now"


def test_after_the_first_card_the_second_must_follow() -> None:
    bout = taunted("RFr,CO,TW").play("-CO")
    assert (bout.legal(), bout.refused(".")) == (["-RFr", "-TW"], "taunt-discard")


def test_who_holds_one_card_puts_away_that_one() -> None:
    bout = taunted("RFr").play("-RFr")
    assert (bout.awaiting, bout.refused(".")) == ("respondent", "legal")


def test_who_holds_no_card_puts_away_none() -> None:
    assert taunted("-").refused(".") == "legal"


def test_an_attack_that_is_shut_is_none_that_he_can_make() -> None:
    text = "phase=step-5 c.posta={posta} r.posta=DOD r.taunted=2 r.hand=MFl"
    assert [stance(text.format(posta=posta)).legal() for posta in ("FRO", "DOD")] == [["-MFl"], ["xMFl"]]


def test_a_taunted_challenger_must_attack_in_step_4() -> None:
    text = "phase=skills to=respondent virtues=r,r,c,r c.posta=DOD c.hand=MFl r.posta=DOD r.hand=TA"
    assert stance(text).play("TA .").legal() == ["xMFl"]


def test_a_taunt_waits_for_his_next_chance_through_a_break_off() -> None:
    bout = taunted("BO,MFl", tokens="TA . . xMFl BO . . . DOD DOD . . .")
    assert (bout.phase, bout.legal()) == ("step-5", ["xMFl"])


def test_a_taunt_is_spent_with_the_attack() -> None:
    bout = taunted("MFl,MFr,P", tokens="TA . . . xMFl =MFl . .")
    assert bout.phase == "trade"
    assert bout.play(". . DOD DOD . . .").refused(".") == "legal"


def test_a_riposte_does_not_spend_it() -> None:
    text = f"{TAUNT} c.hand=TA,MFl,MSl r.posta=DOD r.hand=MFl,RFl,MMl"
    bout = stance(text, "boucicault", "galeazzo").play("TA . . xMFl =MFl . xRFl =MSl . .")
    assert bout.phase == "trade"
    assert bout.play(". . DOD DOD . . .").legal() == ["xMMl"]


def test_a_taunt_is_spent_with_the_two_cards() -> None:
    bout = taunted("RFr,CO,TW,BO").play("-CO -TW . xMFl BO . . . DOD DOD . . .")
    assert (bout.phase, bout.hand("respondent"), bout.refused(".")) == ("step-5", ["RFr"], "legal")


def test_a_taunt_does_not_outlast_the_game() -> None:
    bout = stance("phase=step-6 c.posta=DOD r.posta=DOD r.taunted=2", "boucicault", "galeazzo")
    assert bout.play(". . . vP vC . . . DOD DOD . . .").refused(".") == "legal"


# -- Eye of the Lynx


def test_eye_of_the_lynx_shows_the_opponents_hand() -> None:
    bout = looking("r.hand=MFl,P,TW")
    assert (bout.remembered("respondent"), bout.awaiting) == (["MFl", "P", "TW"], "challenger")


def test_its_player_alone_learns_the_hand() -> None:
    bout = looking("r.hand=MFl,P")
    faces = " ".join(str(bout.cards.codes.index(code)) for code in ("MFl", "P"))
    assert [line for line in bout.heard("challenger") if "saw-hand" in line] == [f"saw-hand challenger {faces}"]
    assert ["saw-hand" in bout.events(watcher) for watcher in ("respondent", "spectator")] == [False, False]


def test_all_hear_that_a_hand_was_seen() -> None:
    bout = looking("r.hand=MFl,P")
    assert [bout.heard(watcher)[-1] for watcher in ("challenger", "respondent", "spectator")] == [
        "hand-seen respondent"
    ] * 3


def test_before_it_two_hands_look_alike_to_him_and_after_it_they_do_not() -> None:
    unseen = [stance(f"{EYE} {cards}", "boucicault", "galeazzo").sight("challenger") for cards in HANDS]
    seen = [looking(cards).sight("challenger") for cards in HANDS]
    assert (unseen[0] == unseen[1], seen[0] == seen[1]) == (True, False)


def test_to_spectators_they_look_alike_still() -> None:
    first, second = (looking(cards).sight("spectator") for cards in HANDS)
    assert first == second


def test_a_card_that_is_drawn_later_is_not_seen() -> None:
    first, second = (looking("r.hand=RE,P").play(f". ~RE +{card}").sight("challenger") for card in ("MFl", "TW"))
    assert first == second


# -- Pre-empt


@pytest.mark.parametrize("posta", ["DOD", "LON", "DOS"])
def test_pre_empt_counter_attacks_without_celeritas_from_any_posta(posta: str) -> None:
    bout = pre_empting(posta, "MFl").play("PE xMFl")
    assert (bout.phase, bout.awaiting, bout.attacker) == ("countered", "challenger", "respondent")


def test_without_pre_empt_that_counter_attack_is_refused() -> None:
    assert pre_empting("DOD", "MFl").refused("xMFl") == "needs-celeritas"


@pytest.mark.parametrize("side", ["left", "centre", "right"])
def test_pre_empt_counter_attacks_from_any_side(side: str) -> None:
    stacks = f"attacker=challenger r.stack=P r.side={side}"
    assert pre_empting("DOD", "MFl", "MMl,MFr", stacks).play("PE").legal() == ["xMFl"]


def test_pre_empt_needs_a_card_of_the_very_same_blow() -> None:
    assert pre_empting("DOD", "MMl,RFl").refused("PE") == "nothing-follows"


def test_after_pre_empt_nothing_but_that_blow_may_be_played() -> None:
    bout = pre_empting("DOD", "MFl,MFr,MSl,MMl").play("PE")
    assert (bout.legal(), bout.refused("xMMl")) == (["xMFl", "xMFr"], "same-blow")
    assert (bout.refused("=MSl"), bout.refused("#")) == ("not-now", "not-now")


def test_pre_empt_does_not_answer_a_thrust() -> None:
    assert pre_empting("DOD", "P", "P").refused("PE") == "no-counter-to-thrust"


def test_pre_empt_with_a_sottano_needs_most_prudentia() -> None:
    swift = corrected("pre-empt", '"prudentia"', '"celeritas"')
    text = "c.posta=DOD c.stack=MSl r.posta=DOD r.hand=PE,MSr"
    assert stance(f"virtues=c,c,r,c {text}", cards=swift).refused("PE") == "needs-prudentia"
    assert stance(f"virtues=c,r,r,c {text}", cards=swift).refused("PE") == "legal"


def test_a_pre_empted_attacker_parries_with_that_blow_or_is_hit() -> None:
    assert pre_empting("DOD", "MFl", more="c.hand=MSl,RSl").play("PE xMFl #").winner == "respondent"
    assert pre_empting("DOD", "MFl", more="c.hand=MFr,RSl").play("PE xMFl").legal() == ["=MFr"]


# -- Perfect Measure


@pytest.mark.parametrize(("strike", "posta"), [
    ("MFl", "DDZ"), ("RFl", "TPF"), ("MMl", "DOS"), ("RMl", "DOD"), ("MSl", "LON"), ("RSl", "LON"), ("P", "LON"),
])  # fmt: skip
def test_after_perfect_measure_the_attacker_stands_where_his_strike_ends(strike: str, posta: str) -> None:
    bout = measuring(strike, "MFl")
    assert (bout.posta("challenger"), bout.stack("challenger"), bout.shown("challenger")) == (posta, [], [strike])


def test_his_whole_stack_is_discarded_and_the_other_one_stays() -> None:
    bout = measuring("MFl,RMl", "MFl", more="virtues=c,c,c,r attacker=challenger r.stack=RSl,P r.side=right")
    assert (bout.shown("challenger"), bout.stack("respondent"), bout.side("respondent")) == (
        ["MFl", "RMl"],
        ["RSl", "P"],
        "right",
    )


def test_its_player_may_attack_at_once_from_his_posta() -> None:
    bout = measuring("MFl", "MFl,MMl,RMl")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("measured", "respondent", [".", "xMFl", "xMMl"])
    assert bout.refused("xRMl") == "not-from-posta"
    assert (bout.play("xMFl").attacker, bout.phase, bout.awaiting) == ("respondent", "react", "challenger")


def test_its_player_may_attack_at_once_from_the_side_of_his_stack() -> None:
    bout = measuring("MFl,RMl", "MFr,RFl", more="virtues=c,c,c,r attacker=challenger r.stack=MFl r.side=left")
    assert (bout.refused("xRFl"), bout.refused("xMFr")) == ("legal", "wrong-side")


def test_if_he_does_not_attack_they_break_off() -> None:
    bout = measuring("MFl", "MFl").play(".")
    assert (bout.break_offs(), bout.phase) == (["measure-kept"], "trade")


def test_the_measured_attack_must_be_answered() -> None:
    assert measuring("MFl", "MFl").play("xMFl #").ended == ("respondent", "attack-lands")


@pytest.mark.parametrize(("strike", "rule"), [("MFl", "shut"), ("RMl", "legal")])
def test_the_posta_where_the_strike_ends_shuts_what_it_shuts(strike: str, rule: str) -> None:
    assert measuring(strike, "MSl", more="virtues=c,r,c,r").refused("xMSl") == rule  # DDZ shuts it out, DOD does not


def test_a_posta_with_the_sign_and_most_celeritas_thrusts_at_longa_as_an_exchange() -> None:
    bout = measuring("P", "P", "DOD", "virtues=c,c,r,r").play("xP")
    assert (bout.phase, bout.awaiting) == ("exchanged", "challenger")
    assert measuring("P", "P", "DOD", "virtues=c,c,c,r").refused("xP") == "needs-celeritas"
    assert measuring("P", "P", "COD", "virtues=c,c,r,r").refused("xP") == "extended"


def test_a_stack_does_not_thrust_at_longa() -> None:
    stacks = "virtues=c,c,r,r attacker=challenger r.stack=MFl r.side=left"
    assert measuring("MFl,P", "P", "DOD", stacks).refused("xP") == "extended"
    assert measuring("MFl,RMl", "P", "DOD", stacks).refused("xP") == "legal"


@pytest.mark.parametrize(("strike", "legal", "refused"), [("MMl", "=RSl", "=MFl"), ("RMl", "=MFl", "=RSl")])
def test_he_parries_from_the_side_of_the_posta_where_his_strike_ended(strike: str, legal: str, refused: str) -> None:
    bout = measuring(strike, "MFl", more="virtues=c,c,c,r c.hand=MFl,RSl").play("xMFl")
    assert (bout.refused(legal), bout.refused(refused)) == ("legal", "wrong-side")


def test_his_next_strike_has_the_bonus_of_that_posta() -> None:
    bout = measuring("MMl", "MFl", more="virtues=c,c,c,r c.hand=RSl").play("xMFl")
    assert (bout.virtues("challenger")["fortitudo"], bout.play("=RSl").virtues("challenger")["fortitudo"]) == (0, 2)


@pytest.mark.parametrize(("phase", "attack"), [("entry", "FE . xMMl"), ("largo-last", "xMMl"), ("step-4", "xP")])
def test_perfect_measure_avoids_any_attack(phase: str, attack: str) -> None:
    bout = place(phase, "FE,MMl,P", opponent="boucicault", virtues="c,c,c,r", more="r.hand=PM")
    assert bout.play(f"{attack} PM").phase == "measured"
