"""The counter-attack: who may make it, with which blow, its parry, and how play goes on."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import ALL, blows, facing
from tests.games.audatia.dueling import Dueling, stance

CUTS = ("MFl", "RFr", "MMl", "RMr", "MSl", "RSr")
STARTS = {"MF": "DOD", "RF": "DOS", "MM": "DOD", "RM": "DOS", "MS": "DOD", "RS": "DOS"}
SWIFT = "c-rr"  # the respondent has Celeritas


def later(side: str, hand: str) -> Dueling:
    """The challenger's second cut, a mandritto fendente, against a stack on that side."""
    text = f"c.posta=COD c.stack=MFl,MFr r.posta=BRE r.stack=MFr r.side={side} r.hand={hand}"
    return stance(f"{text} to=respondent virtues=c,-,r,r")


# -- players and blows


def test_a_counter_attack_needs_most_celeritas() -> None:
    assert facing("COD MFl", "COD MFl", "c-rr").play("xMFl").refused("xMFl") == "legal"
    assert facing("COD MFl", "COD MFl", "c-cr").play("xMFl").refused("xMFl") == "needs-celeritas"
    assert facing("COD MFl", "COD MFl", "c--r").play("xMFl").refused("xMFl") == "needs-celeritas"


def test_a_counter_attack_is_a_choice_beside_the_parry() -> None:
    assert facing("COD MFl", "COD MFl,MFr,MSl", SWIFT).play("xMFl").legal() == ["=MFl", "=MFr", "=MSl", "xMFl", "xMFr"]


@pytest.mark.parametrize("cut", CUTS)
def test_a_counter_attack_is_the_very_same_blow(cut: str) -> None:
    """From the posta the attack came from, with Prudentia: all its blows would be allowed."""
    blow, posta = cut[:2], STARTS[cut[:2]]
    text = f"c.posta={posta} c.stack={cut} r.posta={posta} r.hand={ALL} virtues=c,r,r,r"
    assert blows(stance(text), "x") == [blow]


def test_a_counter_attack_with_another_blow_is_refused() -> None:
    assert facing("COD MFl", "COD MMl,MFl", SWIFT).play("xMFl").refused("xMMl") == "same-blow"


def test_a_counter_attack_may_have_either_half_sun() -> None:
    assert facing("COD MFl", "COD MFr", SWIFT).play("xMFl").refused("xMFr") == "legal"


def test_a_first_counter_attack_is_one_of_the_postas_blows() -> None:
    assert facing("COD MFl", "BRE MFl", SWIFT).play("xMFl").refused("xMFl") == "legal"
    assert facing("COD MFl", "LON MFl", SWIFT).play("xMFl").refused("xMFl") == "not-from-posta"


def test_a_later_counter_attack_comes_from_the_side_of_the_stack() -> None:
    assert later("right", "MFl").refused("xMFl") == "legal"
    assert later("centre", "MFl").refused("xMFl") == "legal"
    assert later("left", "MFl").refused("xMFl") == "wrong-side"


def test_a_counter_attack_with_a_sottano_needs_most_prudentia() -> None:
    text = "c.posta=DOD c.stack=MSl r.posta=DOD r.hand=MSr"
    assert stance(f"{text} virtues=c,r,r,r").refused("xMSr") == "legal"
    assert stance(f"{text} virtues=c,-,r,r").refused("xMSr") == "needs-prudentia"


def test_a_thrust_is_not_counter_attacked() -> None:
    thrust = facing("BRE P", "DOD P,MFl", SWIFT).play("xP")
    assert (thrust.refused("xP"), thrust.refused("xMFl")) == ("no-counter-to-thrust", "no-counter-to-thrust")


# -- its parry


def test_a_counter_attack_is_parried_with_the_same_blow_only() -> None:
    countered = facing("COD MFl,MFr,MSl,RSr", "COD MFl", SWIFT).play("xMFl xMFl")
    assert (countered.phase, countered.awaiting, countered.legal()) == ("countered", "challenger", ["=MFr"])
    assert (countered.refused("=MSl"), countered.refused("=RSr")) == ("same-blow", "same-blow")


@pytest.mark.parametrize(
    ("posta", "first", "counter", "parry"), [("DOD", "MMl", "MMl", "MMr"), ("DOS", "RMr", "RMr", "RMl")]
)
def test_the_parry_of_a_counter_attack_needs_no_parry_sign(posta: str, first: str, counter: str, parry: str) -> None:
    """A mezano parries no other blow."""
    countered = facing(f"{posta} {first},{parry}", f"{posta} {counter}", SWIFT).play(f"x{first} x{counter}")
    assert countered.legal() == [f"={parry}"]
    assert facing("COD MMl", "BRE MMr").play("xMMl").refused("=MMr") == "not-permitted"


def test_a_counter_attack_is_not_counter_attacked() -> None:
    """Not even with most Celeritas."""
    countered = facing("COD MFl,MFr", "FEN MFl", "c--r").play("xMFl xMFl")
    assert (countered.phase, countered.refused("xMFr"), countered.refused("=MFr")) == ("countered", "not-now", "legal")


def test_a_counter_attack_that_is_not_parried_wins() -> None:
    countered = facing("COD MFl,MSl", "COD MFl", SWIFT).play("xMFl xMFl")
    assert countered.legal() == ["#"]
    assert countered.play("#").ended == ("respondent", "counter-attack-lands")


def test_a_counter_attack_that_can_be_parried_does_not_win() -> None:
    assert facing("COD MFl,MFr", "COD MFl", SWIFT).play("xMFl xMFl").refused("#") == "can-answer"


# -- how play goes on


def test_a_counter_attack_lies_on_the_side_it_came_from_and_leaves_the_attack_where_it_is() -> None:
    countered = facing("DOD MFl", "DOD MFl", SWIFT).play("xMFl xMFl")
    assert (countered.side("challenger"), countered.side("respondent")) == ("right", "right")
    assert countered.attacker == "respondent"


def test_the_parry_of_a_counter_attack_says_where_both_stacks_lie() -> None:
    parried = facing("DOD MFl,MFr", "DOD MFl", "crrr").play("xMFl xMFl =MFr")
    assert (parried.side("challenger"), parried.side("respondent")) == ("left", "right")
    roverso = facing("DOS RFl,RFr", "DOS RFl", "crrr").play("xRFl xRFl =RFr")
    assert (roverso.side("challenger"), roverso.side("respondent")) == ("right", "left")


def test_the_bind_is_that_of_the_counter_attack_and_its_parry() -> None:
    """With any sun of the first attack."""
    largo = facing("COD MFl,MFr", "COD MFr", "--r-").play("xMFl xMFr =MFr")
    assert (largo.phase, largo.stretto) == ("largo", "none")
    stretto = facing("COD MFl,MFr", "COD MFl", "--r-").play("xMFl xMFl =MFr")
    assert (stretto.phase, stretto.stretto) == ("stretto", "outside")


def test_after_a_parried_counter_attack_its_maker_is_the_attacker() -> None:
    """The first attacker has the first chance, as the defender."""
    parried = facing("COD MFl,MFr,RFr", "COD MFr,MMl", "--rr").play("xMFl xMFr =MFr")
    assert (parried.attacker, parried.awaiting, parried.legal()) == ("respondent", "challenger", [".", "xRFr"])
    assert (parried.play(".").awaiting, parried.legal()) == ("respondent", [".", "xMMl"])


def test_after_a_parried_counter_attack_its_maker_may_enter() -> None:
    parried = facing("COD MFl,MFr", "COD MFr,TW", "r-rr").play("xMFl xMFr =MFr")
    assert (parried.phase, parried.awaiting) == ("entry", "respondent")


def test_after_a_parried_counter_attack_the_first_attacker_does_not_enter() -> None:
    parried = facing("COD MFl,MFr,TW", "COD MFr", "c-rr").play("xMFl xMFr =MFr")
    assert (parried.phase, parried.awaiting) == ("largo", "challenger")


def test_a_counter_attack_that_is_not_parried_is_followed_by_no_entry() -> None:
    """Not even with most Audatia and a remedy."""
    countered = facing("COD MFl,TW", "COD MFl", "c-rr").play("xMFl xMFl")
    assert (countered.refused("TWo"), countered.legal()) == ("not-now", ["#"])


def test_a_riposte_from_the_bind_comes_from_where_the_other_sword_is_not() -> None:
    """Both stacks lie on one side, which is the right of one and the left of the other."""
    mandritto = facing("COD MFl,MMl", "BRE RSl,MMr", "-rcr").play("xMFl =RSl xMMr")
    assert (mandritto.side("challenger"), mandritto.refused("xMMl")) == ("left", "wrong-side")
    roverso = facing("COD MFl,RMl", "BRE MFl,RMr", "-rcr").play("xMFl =MFl xRMr")
    assert (roverso.side("challenger"), roverso.refused("xRMl")) == ("right", "wrong-side")


def test_a_repeated_cut_comes_from_its_own_side_and_may_be_counter_attacked() -> None:
    text = "phase=largo virtues=-,-,c,r c.posta=COD c.stack=MFl c.hand=MFr r.posta=COD r.stack=MFl r.hand=RE"
    repeated = stance(text, "galeazzo", "galeazzo").play("RE")
    assert (repeated.side("challenger"), repeated.side("respondent")) == ("right", "right")
    assert repeated.refused("xMFr") == "legal"
