"""The thrust: parried, exchanged or broken; the mezano after a break and its answers."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import ALL, POSTE, blows, facing
from tests.games.audatia.dueling import Dueling, stance

REMEDIES = "SO,EL,LI,GR,TW"
COUNTERS = "UN,TU,CM,TH,CO"
INSIDE, OUTSIDE = ["GR", "LI", "TWi"], ["EL", "SO", "TWo"]
CLOSED = [posta for posta, facts in POSTE.items() if not facts[4]]  # not extended


def broken(parry: str, mine: str, theirs: str, virtues: str = "cr-r") -> Dueling:
    """The respondent has broken the challenger's thrust with that card. The other arguments are the hands."""
    hands = f"BRE P,{mine}" if mine else "BRE P", f"BRE {parry},{theirs}" if theirs else f"BRE {parry}"
    return facing(*hands, virtues).play(f"xP /{parry}")


def unstopped(mine: str, theirs: str = "", virtues: str = "cr-r") -> Dueling:
    """A roverso mezano followed the mandritto break."""
    return broken("MFl", mine, f"RMr,{theirs}" if theirs else "RMr", virtues).play("xRMr")


# -- (b) parried


def test_a_thrust_is_parried_like_a_cut() -> None:
    assert blows(facing("BRE P", f"DOD {ALL}").play("xP"), "=") == ["MF"]
    assert blows(facing("BRE P", f"DOS {ALL}").play("xP"), "=") == ["RF"]
    assert blows(facing("BRE P", f"BRE {ALL}").play("xP"), "=") == ["MF", "RF"]


def test_a_thrust_is_not_parried_with_a_sottano() -> None:
    assert facing("BRE P", "DOD MSl").play("xP").refused("=MSl") == "not-permitted"


def test_after_a_parried_thrust_the_defender_may_attack() -> None:
    parried = facing("BRE P", "DOD MFl,RFr", "-rcr").play("xP =MFl")
    assert (parried.phase, parried.awaiting, parried.legal()) == ("largo", "respondent", [".", "xRFr"])


# -- (d) no answer


def test_a_thrust_that_can_not_be_answered_lands() -> None:
    thrust = facing("BRE P", "DOD MSl,MMl,P,SO").play("xP")
    assert (thrust.legal(), thrust.play("#").ended) == (["#"], ("challenger", "attack-lands"))


# -- (a) exchanged


def test_an_exchange_needs_a_thrust_in_hand_and_most_celeritas() -> None:
    assert facing("DOD P", "DOD P", "ccrr").play("xP").refused("eP") == "legal"
    assert facing("DOD P", "DOD MFl", "ccrr").play("xP").refused("eP") == "not-in-hand"
    assert facing("DOD P", "DOD P", "crcr").play("xP").refused("eP") == "needs-celeritas"
    assert facing("DOD P", "DOD P", "cr-r").play("xP").refused("eP") == "needs-celeritas"


@pytest.mark.parametrize("mine", ["TPF", "DOD", "BIC", "FRO", "LON", "PFM", "COD", "DZM"])
def test_from_poste_an_exchange_needs_both_signs(mine: str) -> None:
    found = {theirs: facing(f"{mine} P", f"{theirs} P", "ccrr").play("xP").refused("eP") for theirs in CLOSED}
    signed = {theirs: POSTE[mine][3] and POSTE[theirs][3] for theirs in CLOSED}
    assert found == {theirs: "legal" if both else "exchange-signs" for theirs, both in signed.items()}


@pytest.mark.parametrize(("posta", "riposte", "rule"), [
    ("DOD", "=MFl xRFl", "legal"), ("COD", "=MFl xRFl", "exchange-signs"), ("DOD", "=RSl xMFr", "exchange-signs"),
])  # fmt: skip
def test_a_thrust_after_a_perfect_measure_is_exchanged_if_both_poste_have_the_sign(
    posta: str, riposte: str, rule: str
) -> None:
    """The riposte fell short, so the respondent stands where it ends. The challenger has a stack."""
    text = f"c.posta={posta} c.hand=MFl,PM,P r.posta=PFM r.hand=MFl,MFr,RFl,RSl,P"
    thrust = stance(f"{text} virtues=-,-,r,c", "boucicault", "galeazzo").play(f"xMFl {riposte} PM xP")
    assert (thrust.posta("respondent"), thrust.stack("respondent")) == ("TPF" if "xRF" in riposte else "DDZ", [])
    assert thrust.refused("eP") == rule


def test_a_thrust_after_a_perfect_measure_is_exchanged_with_most_celeritas_only() -> None:
    text = "c.posta=DOD c.hand=MFl,PM,P r.posta=BRE r.hand=MFl,RFl,P virtues=-,-,c,-"
    thrust = stance(text, "boucicault", "galeazzo").play("xMFl =MFl xRFl PM xP")
    assert thrust.refused("eP") == "needs-celeritas"


def test_after_ones_first_strike_an_exchange_needs_no_signs() -> None:
    later = facing("COD MFl,P", "BRE MFl,P", "-crr").play("xMFl =MFl . xP")
    assert later.refused("eP") == "legal"
    slower = facing("COD MFl,P", "BRE MFl,P", "-ccr").play("xMFl =MFl . xP")
    assert slower.refused("eP") == "needs-celeritas"


def test_the_thrust_of_a_riposte_is_exchanged_too() -> None:
    riposte = facing("COD MFl,P", "BRE MFl,P", "-ccr").play("xMFl =MFl xP")
    assert (riposte.awaiting, riposte.legal()) == ("challenger", ["eP"])


def test_a_cut_is_not_exchanged() -> None:
    assert facing("DOD MFl", "DOD P", "ccrr").play("xMFl").refused("eP") == "thrust-only"


def test_an_exchanged_thrust_is_saved_by_an_outside_remedy_only() -> None:
    exchanged = facing(f"DOD P,{REMEDIES}", "DOD P", "ccrr").play("xP eP")
    assert (exchanged.phase, exchanged.awaiting, exchanged.legal()) == ("exchanged", "challenger", OUTSIDE)
    assert (exchanged.refused("LI"), exchanged.refused("TWi")) == ("remedy-side", "remedy-side")


def test_an_exchanged_thrust_without_an_outside_remedy_loses() -> None:
    exchanged = facing("DOD P,LI,GR,UN,BO", "DOD P", "ccrr").play("xP eP")
    assert (exchanged.legal(), exchanged.play("#").ended) == (["#"], ("respondent", "exchange-lands"))


def test_with_an_outside_remedy_nobody_is_exchanged_for_nothing() -> None:
    assert facing("DOD P,SO", "DOD P", "ccrr").play("xP eP").refused("#") == "can-answer"


def test_the_remedy_of_the_exchanged_one_is_met_as_any_other() -> None:
    saved = facing("DOD P,SO", f"DOD P,{COUNTERS},SO", "ccrr").play("xP eP SO")
    assert (saved.awaiting, saved.legal()) == ("respondent", ["CO", "TU", "UN"])
    assert saved.refused("SO") == "not-now"
    assert saved.play("TU").break_offs() == ["lined-up"]


def test_the_remedy_of_the_exchanged_one_may_win_or_lose() -> None:
    won = facing("DOD P,SO", "DOD P,CM", "ccrr").play("xP eP SO #")
    assert won.ended == ("challenger", "remedy-lands")
    lost = facing("DOD P,SO", "DOD P,UN", "ccrr").play("xP eP SO UN")
    assert lost.ended == ("respondent", "perfect-counter")


def test_after_an_exchange_nobody_enters() -> None:
    """The respondent has most Audatia and remedies, but the challenger must answer."""
    exchanged = facing("DOD P,SO", "DOD P,TW,LI", "rcrr").play("xP eP")
    assert (exchanged.awaiting, exchanged.legal()) == ("challenger", ["SO"])


def test_an_exchange_lies_in_the_middle_and_moves_no_other_stack() -> None:
    exchanged = facing("COD MFl,P,SO", "BRE MFl,P", "-crr").play("xMFl =MFl . xP eP")
    assert (exchanged.side("challenger"), exchanged.side("respondent")) == ("centre", "centre")
    assert exchanged.stack("respondent") == ["MFl", "P"]


# -- (c) broken


def test_a_thrust_is_broken_with_a_fendente_from_the_side_of_the_posta() -> None:
    assert blows(facing("BRE P", f"DOD {ALL}").play("xP"), "/") == ["MF"]
    assert blows(facing("BRE P", f"DOS {ALL}").play("xP"), "/") == ["RF"]
    assert blows(facing("BRE P", f"BRE {ALL}").play("xP"), "/") == ["MF", "RF"]
    assert facing("BRE P", "DOD RFr").play("xP").refused("/RFr") == "wrong-side"


def test_later_a_thrust_is_broken_from_the_side_of_the_stack() -> None:
    riposte = facing("COD MFl,MFr,RFr", "BRE MFl,P", "-rcr").play("xMFl =MFl xP")
    assert (riposte.side("challenger"), blows(riposte, "/")) == ("right", ["MF"])
    assert riposte.refused("/RFr") == "wrong-side"


def test_a_break_needs_the_break_sign() -> None:
    thrust = facing("BRE P", "DOD MSl,MMl,MFl").play("xP")
    assert (thrust.refused("/MSl"), thrust.refused("/MMl"), thrust.refused("/MFl")) == (
        *("no-break-sign", "no-break-sign"),
        "legal",
    )


def test_a_cut_is_not_broken() -> None:
    assert facing("DOD MFl", "DOD MFl").play("xMFl").refused("/MFl") == "thrust-only"


def test_a_break_moves_both_stacks_as_a_parry_does() -> None:
    mandritto, roverso = broken("MFl", "", ""), broken("RFr", "", "")
    assert (mandritto.side("challenger"), mandritto.side("respondent")) == ("right", "left")
    assert (roverso.side("challenger"), roverso.side("respondent")) == ("left", "right")


def test_after_a_break_nobody_enters() -> None:
    """The challenger has most Audatia, the respondent most Celeritas."""
    assert broken("MFl", REMEDIES, "", "ccrr").phase == "break-mezano"


# -- the order after a break


def test_after_a_break_the_attacker_with_most_celeritas_acts_first() -> None:
    first = broken("MFl", "SO", "RMr", "crcr")
    assert (first.phase, first.awaiting, first.legal()) == ("break-remedy", "challenger", [".", "SO"])


def test_after_a_break_the_defender_with_most_celeritas_acts_first() -> None:
    first = facing("FEN P,SO", "FEN MFl,RMr", "ccrr").play("xP /MFl")
    assert (first.phase, first.awaiting, first.legal()) == ("break-mezano", "respondent", [".", "xRMr"])


def test_celeritas_lent_by_a_posta_counts_after_a_break() -> None:
    assert facing("FEN P", "DOD MFl", "cr-r").play("xP /MFl").awaiting == "challenger"
    assert facing("DOD P", "DOD MFl", "cr-r").play("xP /MFl").awaiting == "respondent"


@pytest.mark.parametrize(("virtues", "second"), [("crcr", "break-mezano"), ("crrr", "break-remedy")])
def test_whoever_waits_leaves_the_other_his_chance(virtues: str, second: str) -> None:
    waited = broken("MFl", "SO", "RMr", virtues).play(".")
    assert waited.phase == second
    assert waited.legal() == [".", "xRMr" if second == "break-mezano" else "SO"]


@pytest.mark.parametrize("virtues", ["crcr", "crrr", "cr-r"])
def test_if_both_wait_after_a_break_they_break_off(virtues: str) -> None:
    parted = broken("MFl", "SO", "RMr", virtues).play(". .")
    assert (parted.break_offs(), parted.phase, parted.held()) == (["both-waited"], "trade", (1, 1))


# -- the attacker's remedy after a break


@pytest.mark.parametrize(("parry", "fitting", "wrong"), [("MFl", OUTSIDE, INSIDE), ("RFr", INSIDE, OUTSIDE)])
def test_after_a_mandritto_break_an_outside_remedy_after_a_roverso_an_inside_one(
    parry: str, fitting: list[str], wrong: list[str]
) -> None:
    chance = broken(parry, REMEDIES, "", "crcr")
    assert chance.legal() == [".", *fitting]
    assert [chance.refused(remedy) for remedy in wrong] == ["remedy-side"] * 3


def test_the_remedy_after_a_break_is_met_by_the_ordinary_rule() -> None:
    """Soprana answers a remedy only after a mezano."""
    met = broken("MFl", "EL", f"{COUNTERS},SO", "crcr").play("EL")
    assert (met.awaiting, met.legal(), met.refused("SO")) == ("respondent", ["CO", "TU", "UN"], "not-now")
    assert met.play("UN").break_offs() == ["lined-up"]


def test_the_remedy_after_a_break_may_win_or_lose() -> None:
    assert broken("RFr", "LI", "UN", "crcr").play("LI #").ended == ("challenger", "remedy-lands")
    assert broken("RFr", "LI", "CM", "crcr").play("LI CM").ended == ("respondent", "perfect-counter")


def test_the_attacker_does_not_strike_after_a_break() -> None:
    assert broken("MFl", "MMl", "", "crcr").refused("xMMl") == "not-now"


# -- the defender's mezano


@pytest.mark.parametrize(("parry", "fitting", "wrong"), [("MFl", "xRMr", "xMMl"), ("RFr", "xMMl", "xRMr")])
def test_after_a_mandritto_break_a_roverso_mezano_after_a_roverso_a_mandritto_one(
    parry: str, fitting: str, wrong: str
) -> None:
    chance = broken(parry, "", "RMr,MMl,MFr,RFl,MSl,RSr,P,TW")
    assert chance.legal() == [".", fitting]
    assert (chance.refused(wrong), chance.refused("xP"), chance.refused("TWo")) == (
        *("mezano-only", "mezano-only"),
        "not-now",
    )


def test_a_mezano_after_a_break_lies_on_its_side() -> None:
    struck = unstopped("SO")
    assert (struck.stack("respondent"), struck.side("respondent")) == (["MFl", "RMr"], "left")
    assert struck.side("challenger") == "right"


def test_a_mezano_after_a_break_is_not_parried_and_not_counter_attacked() -> None:
    """Without a break a fendente would parry it, and the same blow would counter-attack with most Celeritas."""
    struck = facing("BRE P,MFl,RFr,MSl,RMl", "BRE MFl,RMr", "cccr").play("xP /MFl . xRMr")
    assert (struck.phase, struck.awaiting, struck.legal()) == ("mezano", "challenger", ["#"])
    assert (struck.refused("=MFl"), struck.refused("=RFr"), struck.refused("xRMl")) == (
        *("not-now", "not-now"),
        "mezano-only",
    )


def test_a_mezano_that_is_not_answered_wins() -> None:
    assert unstopped("LI,RFr").play("#").ended == ("respondent", "mezano-lands")


def test_a_mezano_that_can_be_answered_does_not_win() -> None:
    assert unstopped("SO").refused("#") == "can-answer"


def test_a_roverso_mezano_is_answered_with_an_outside_remedy() -> None:
    struck = unstopped(REMEDIES)
    assert struck.legal() == OUTSIDE
    assert [struck.refused(remedy) for remedy in INSIDE] == ["remedy-side"] * 3


def test_a_mandritto_mezano_is_answered_with_an_inside_remedy() -> None:
    struck = broken("RFr", REMEDIES, "MMl").play("xMMl")
    assert struck.legal() == INSIDE
    assert [struck.refused(remedy) for remedy in OUTSIDE] == ["remedy-side"] * 3


def test_a_mandritto_mezano_is_laid_against_a_roverso_one() -> None:
    """Without any Celeritas, and from any side."""
    for virtues in ("cr-r", "crrr"):
        assert unstopped("MMl", virtues=virtues).legal() == ["xMMl"]


def test_no_mezano_is_laid_against_a_mandritto_one() -> None:
    struck = broken("RFr", "MMr,RMr", "MMl", "cccr").play(". xMMl")
    assert (struck.phase, struck.legal()) == ("mezano", ["#"])
    assert (struck.refused("xMMr"), struck.refused("xRMr")) == ("mezano-only", "mezano-only")


# -- the defender's answers to the remedy against the mezano


def test_the_remedy_against_a_mezano_is_met_with_a_counter_that_lines_up_or_soprana() -> None:
    saved = unstopped("EL", f"{COUNTERS},SO,TW").play("EL")
    assert (saved.awaiting, saved.legal()) == ("respondent", ["CO", "SO", "TU", "UN"])
    assert (saved.refused("CM"), saved.refused("TWo")) == ("not-lined-up", "not-now")


def test_the_inside_remedy_against_a_mezano_is_met_with_an_inside_counter_or_soprana() -> None:
    saved = broken("RFr", "LI", f"MMl,{COUNTERS},SO").play("xMMl LI")
    assert saved.legal() == ["CM", "CO", "SO", "TH"]


def test_the_counter_against_it_wins_if_it_is_perfect_and_else_breaks_off() -> None:
    assert unstopped("EL", "TU").play("EL TU").ended == ("respondent", "perfect-counter")
    assert unstopped("EL", "UN").play("EL UN").break_offs() == ["lined-up"]


def test_the_remedy_against_a_mezano_that_is_not_met_wins() -> None:
    saved = unstopped("EL", "CM,TW").play("EL")
    assert (saved.legal(), saved.play("#").ended) == (["#"], ("challenger", "remedy-lands"))


def test_soprana_against_that_remedy_is_met_as_an_outside_remedy() -> None:
    """Also if the remedy was an inside one. No second Soprana answers it."""
    answered = broken("RFr", f"LI,SO,{COUNTERS}", "MMl,SO").play("xMMl LI SO")
    assert (answered.awaiting, answered.legal()) == ("challenger", ["CO", "TU", "UN"])
    assert (answered.refused("SO"), answered.refused("CM")) == ("not-now", "not-lined-up")


def test_soprana_against_that_remedy_may_win_lose_or_break_off() -> None:
    assert unstopped("EL,CM", "SO").play("EL SO #").ended == ("respondent", "remedy-lands")
    assert unstopped("EL,UN", "SO").play("EL SO UN").ended == ("challenger", "perfect-counter")
    assert unstopped("EL,TU", "SO").play("EL SO TU").break_offs() == ["lined-up"]


# -- and to the mandritto mezano


def test_the_mandritto_mezano_is_met_with_an_outside_counter_or_soprana() -> None:
    into = unstopped("MMl", f"{COUNTERS},SO,EL,MFr").play("xMMl")
    assert (into.phase, into.awaiting, into.legal()) == ("counter-mezano", "respondent", ["CO", "SO", "TU", "UN"])
    assert (into.refused("CM"), into.refused("EL"), into.refused("=MFr")) == ("not-lined-up", "not-now", "not-now")


@pytest.mark.parametrize("counter", ["UN", "TU", "CO"])
def test_any_outside_counter_against_that_mezano_breaks_off(counter: str) -> None:
    parted = unstopped("MMl", counter).play(f"xMMl {counter}")
    assert (parted.break_offs(), parted.winner) == (["lined-up"], "")


def test_the_mandritto_mezano_that_is_not_met_wins() -> None:
    into = unstopped("MMl", "CM,TH,EL").play("xMMl")
    assert (into.legal(), into.play("#").ended) == (["#"], ("challenger", "mezano-countered"))


def test_the_mandritto_mezano_that_can_be_met_does_not_win() -> None:
    assert unstopped("MMl", "UN").play("xMMl").refused("#") == "can-answer"


def test_soprana_against_that_mezano_is_met_as_an_outside_remedy() -> None:
    answered = unstopped(f"MMl,SO,{COUNTERS}", "SO").play("xMMl SO")
    assert (answered.awaiting, answered.legal()) == ("challenger", ["CO", "TU", "UN"])
    assert answered.refused("SO") == "not-now"


def test_soprana_against_that_mezano_may_win_lose_or_break_off() -> None:
    assert unstopped("MMl,CM", "SO").play("xMMl SO #").ended == ("respondent", "remedy-lands")
    assert unstopped("MMl,UN", "SO").play("xMMl SO UN").ended == ("challenger", "perfect-counter")
    assert unstopped("MMl,CO", "SO").play("xMMl SO CO").break_offs() == ["lined-up"]
