"""The cut: parries, how the stacks move, the bind, its side, the entry, and the chances after a largo bind."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import ALL, BLOWS, POSTE, blows, facing
from tests.games.audatia.dueling import Dueling, corrected, stance

# The parries of each blow, as on the rules page.
PARRIED_BY = {
    "MFl": "MF MS RS",
    "RFr": "RF MS",
    "MMl": "MF RF MS",
    "RMr": "MF RF RS",
    "MSl": "MF RF",
    "RSr": "MF RF",
    "P": "MF RF",
}


def attacked(attack: str, posta: str, hand: str = ALL, virtues: str = "crcr") -> Dueling:
    """The challenger has attacked with that card. The respondent stands in that posta."""
    start = next(code for code, facts in POSTE.items() if attack.rstrip("lr") in facts[1].split())
    text = f"c.posta={start} c.stack={attack} r.posta={posta} r.hand={hand}"
    return stance(f"{text} virtues={','.join(virtues)}")


# -- where attacks lie


@pytest.mark.parametrize(
    ("posta", "attack", "side"),
    [
        *[("DOD", "MFl", "right"), ("DOD", "MMl", "right"), ("DOD", "MSl", "right")],
        *[("DOS", "RFr", "left"), ("DOS", "RMr", "left"), ("DOS", "RSr", "left"), ("BRE", "P", "centre")],
    ],
)
def test_an_attack_lies_on_the_side_it_came_from_and_a_thrust_in_the_middle(posta: str, attack: str, side: str) -> None:
    struck = facing(f"{posta} {attack}", "BRE", "cccr").play(f"x{attack}")
    assert (struck.side("challenger"), struck.stack("challenger")) == (side, [attack])
    assert struck.side("respondent") == ""


# -- parries


@pytest.mark.parametrize("attack", PARRIED_BY)
def test_an_attack_is_parried_with_the_permitted_blows_only(attack: str) -> None:
    """From Breve, with the sword in the centre."""
    answering = attacked(attack, "BRE")
    assert blows(answering, "=") == [blow for blow in BLOWS if blow in PARRIED_BY[attack].split()]
    for parry in ALL.split(","):
        permitted = parry.rstrip("lr") in PARRIED_BY[attack].split()
        assert answering.refused(f"={parry}") == ("legal" if permitted else "not-permitted")


def test_a_parry_needs_the_parry_sign() -> None:
    """With the printed cards every permitted parry has the sign."""
    signless = corrected("mandritto-sottano", "parry = { is = true", "parry = { is = false")
    text = "c.posta=DOD c.stack=MFl r.posta=BRE r.hand=MSl"
    assert stance(text, cards=signless).refused("=MSl") == "no-parry-sign"
    assert stance(text).refused("=MSl") == "legal"


@pytest.mark.parametrize("posta", POSTE)
def test_a_first_parry_comes_from_the_side_of_the_posta(posta: str) -> None:
    """A mezano permits the fendente of either side; an extended posta is attacked like any other."""
    sides = {"right": ["MF", "MS"], "left": ["RF"], "centre": ["MF", "RF", "MS"]}
    assert blows(attacked("MMl", posta), "=") == sides[POSTE[posta][0]]


def test_a_parry_from_the_other_side_of_the_posta_is_refused() -> None:
    assert attacked("MMl", "DOD").refused("=RFr") == "wrong-side"
    assert attacked("MMl", "DOS").refused("=MFl") == "wrong-side"
    assert attacked("MMl", "DOS").refused("=RFr") == "legal"


@pytest.mark.parametrize(
    ("side", "parries"), [("right", ["MF", "MS"]), ("left", ["RF"]), ("centre", ["MF", "RF", "MS"])]
)
def test_a_later_parry_comes_from_the_side_of_the_stack(side: str, parries: list[str]) -> None:
    """For every posta."""
    text = f"c.posta=COD c.stack=MFl,MMl r.posta=BRE r.stack=MFr r.side={side} r.hand={ALL} to=respondent"
    assert blows(stance(text), "=") == parries


def test_a_later_parry_from_the_other_side_of_the_stack_is_refused() -> None:
    text = "c.posta=COD c.stack=MFl,MMl r.posta=BRE r.stack=MFr r.side=left r.hand=MFl,RFr to=respondent"
    assert (stance(text).refused("=MFl"), stance(text).refused("=RFr")) == ("wrong-side", "legal")


def test_an_attack_that_can_not_be_answered_lands() -> None:
    struck = facing("DOD MFl", "DOS MFl,RFr,MSl").play("xMFl")
    assert struck.legal() == ["#"]
    assert struck.play("#").ended == ("challenger", "attack-lands")


def test_an_attack_that_can_be_answered_does_not_land() -> None:
    struck = facing("DOD MFl", "DOD MFl,RFr,MSl").play("xMFl")
    assert (struck.refused("#"), struck.legal()) == ("can-answer", ["=MFl", "=MSl"])


# -- how stacks move: the rulebook's example, and its mirror


@pytest.mark.parametrize(
    ("attack", "parry", "before", "after"),
    [
        ("MFl", "MFl", "right", ("right", "left")),  # mandritto by mandritto: only the parrying stack moves
        ("MFl", "RSr", "right", ("left", "right")),  # mandritto by roverso: both move
        ("RFr", "RFr", "left", ("left", "right")),  # roverso by roverso: only one
        ("RFr", "MSl", "left", ("right", "left")),  # roverso by mandritto: both
    ],
)
def test_after_a_parry_both_stacks_lie_opposite_to_where_it_came_from(
    attack: str, parry: str, before: str, after: tuple[str, str]
) -> None:
    struck = facing(f"BRE {attack}", f"BRE {parry}").play(f"x{attack}")
    assert struck.side("challenger") == before
    bound = struck.play(f"={parry}")
    assert (bound.side("challenger"), bound.side("respondent")) == after


def test_a_parried_thrust_moves_both_stacks() -> None:
    by_mandritto, by_roverso = (facing("BRE P", f"BRE {parry}").play(f"xP ={parry}") for parry in ("MFl", "RFr"))
    assert (by_mandritto.side("challenger"), by_mandritto.side("respondent")) == ("right", "left")
    assert (by_roverso.side("challenger"), by_roverso.side("respondent")) == ("left", "right")


def test_an_attack_takes_its_players_whole_stack_along_and_the_other_stays() -> None:
    riposte = facing("DOD MFl", "DOD MFl,RFr").play("xMFl =MFl . xRFr")
    assert (riposte.stack("respondent"), riposte.side("respondent")) == (["MFl", "RFr"], "left")
    assert (riposte.stack("challenger"), riposte.side("challenger")) == (["MFl"], "right")


def test_a_thrust_takes_its_players_whole_stack_to_the_middle_and_the_other_stays() -> None:
    riposte = facing("DOD MFl", "DOD MFl,P").play("xMFl =MFl . xP")
    assert (riposte.stack("respondent"), riposte.side("respondent")) == (["MFl", "P"], "centre")
    assert riposte.side("challenger") == "right"


def test_a_later_parry_moves_both_whole_stacks() -> None:
    parried = facing("DOD MFl,MSl", "DOD MFl,RFr").play("xMFl =MFl . xRFr =MSl")
    assert (parried.stack("challenger"), parried.side("challenger")) == (["MFl", "MSl"], "left")
    assert (parried.stack("respondent"), parried.side("respondent")) == (["MFl", "RFr"], "right")


# -- the bind


@pytest.mark.parametrize(("attack", "parry"), [("MFl", "MFr"), ("MFr", "MFl"), ("MFl", "MSr"), ("MFr", "MSl")])
def test_half_suns_that_make_a_whole_are_stretto(attack: str, parry: str) -> None:
    assert facing(f"DOD {attack}", f"COD {parry}", "rr--").play(f"x{attack} ={parry}").phase == "side"


@pytest.mark.parametrize(("attack", "parry"), [("MFl", "MFl"), ("MFr", "MFr"), ("MFl", "MSl"), ("MFr", "MSr")])
def test_half_suns_that_are_alike_are_largo(attack: str, parry: str) -> None:
    bound = facing(f"DOD {attack}", f"COD {parry}", "rr--").play(f"x{attack} ={parry}")
    assert (bound.phase, bound.stretto) == ("largo", "none")


@pytest.mark.parametrize("parry", ["MFl", "MFr"])
def test_a_parried_thrust_is_always_largo(parry: str) -> None:
    assert facing("DOD P", f"COD {parry}", "rrcr").play(f"xP ={parry}").phase == "largo"


def test_only_the_suns_of_the_attack_and_its_parry_are_looked_at() -> None:
    """The first two make a full sun with the last two, and these do not with each other."""
    parried = facing("COD MFl,MSr", "COD MFl,RFr", "rrrr").play("xMFl =MFl xRFr =MSr")
    assert (parried.stack("challenger"), parried.phase) == (["MFl", "MSr"], "entry")
    assert parried.play(".").phase == "largo"


# -- the side of the stretto


def test_the_defender_with_most_fortitudo_sets_the_side_for_both() -> None:
    bound = facing("COD MFl,EL", "COD MFr,SO", "-rcr").play("xMFl =MFr")
    assert (bound.phase, bound.awaiting, bound.legal()) == ("side", "respondent", ["i", "o"])
    assert (bound.play("o").stretto, bound.refused("SO")) == ("outside", "legal")
    assert bound.play(".").refused("EL") == "legal"


def test_the_attacker_with_most_fortitudo_sets_the_side() -> None:
    bound = facing("COD MFl", "COD MFr,SO,LI", "-rcc").play("xMFl =MFr")
    assert (bound.phase, bound.awaiting) == ("side", "challenger")
    assert bound.play("i").stretto == "inside"
    assert (bound.refused("SO"), bound.refused("LI")) == ("remedy-side", "legal")


def test_fortitudo_lent_by_a_posta_counts() -> None:
    bound = facing("DOD MFl", "COD MFr").play("xMFl =MFr")
    assert bound.virtues("challenger")["fortitudo"] == 2 and bound.awaiting == "challenger"


def test_without_most_fortitudo_nobody_sets_the_side() -> None:
    bound = facing("DOD MFl,SO", "DOD MFr", "-rc-").play("xMFl =MFr")
    assert (bound.phase, bound.happened("side-set")) == ("stretto", 1)


def test_in_a_largo_bind_no_side_is_set() -> None:
    bound = facing("DOD MFl", "COD MFl").play("xMFl =MFl")
    assert bound.phase == "entry" and bound.happened("side-set") == 0


# -- the entry


def test_the_attacker_with_most_audatia_may_enter_in_a_largo_bind() -> None:
    bound = facing("COD MFl,TW,SO,LI", "COD MFl").play("xMFl =MFl")
    assert (bound.phase, bound.awaiting) == ("entry", "challenger")
    assert bound.legal() == [".", "LI", "SO", "TWi", "TWo"]


@pytest.mark.parametrize("side", "io")
def test_the_attacker_with_most_audatia_may_enter_in_a_stretto_bind_before_the_defender(side: str) -> None:
    bound = facing("COD MFl,SO,LI", "COD MFr,TW").play(f"xMFl =MFr {side}")
    assert (bound.phase, bound.awaiting, bound.legal()) == ("entry", "challenger", [".", "LI", "SO"])


@pytest.mark.parametrize("audatia", "-r")
def test_the_attacker_without_most_audatia_does_not_enter(audatia: str) -> None:
    bound = facing("COD MFl,TW,SO,LI", "COD MFl", f"{audatia}rcr").play("xMFl =MFl")
    assert (bound.phase, bound.awaiting) == ("largo", "respondent")


def test_the_defender_with_most_audatia_does_not_enter() -> None:
    bound = facing("COD MFl", "COD MFl,TW").play(". xMFl =MFl")
    assert (bound.phase, bound.awaiting) == ("largo", "challenger")


def test_most_audatia_is_asked_even_if_nothing_is_held() -> None:
    assert facing("COD MFl", "COD MFl").play("xMFl =MFl").legal() == ["."]


def test_audatia_lent_by_a_posta_counts_for_the_entry() -> None:
    assert facing("DDZ RMr,TW", "COD MFr", "rrcr").play("xRMr =MFr").phase == "largo"  # one each
    assert facing("DDZ RMr,TW", "COD MFr", "-rcr").play("xRMr =MFr").phase == "entry"


def test_whoever_does_not_enter_leaves_the_bind_as_it_is() -> None:
    assert facing("COD MFl,TW", "COD MFl").play("xMFl =MFl .").phase == "largo"
    stretto = facing("COD MFl,TW", "COD MFr").play("xMFl =MFr i .")
    assert (stretto.phase, stretto.awaiting, stretto.stretto) == ("stretto", "respondent", "inside")


def test_after_a_parried_thrust_the_attacker_may_enter_too() -> None:
    assert facing("COD P,TW", "COD MFl").play("xP =MFl").refused("TWi") == "legal"


def test_an_entry_must_be_met() -> None:
    entered = facing("COD MFl,LI", "COD MFl,TH,UN").play("xMFl =MFl LI")
    assert (entered.phase, entered.awaiting, entered.legal()) == ("meet", "respondent", ["TH"])


def test_an_entry_that_is_not_met_wins() -> None:
    entered = facing("COD MFl,LI", "COD MFl,UN").play("xMFl =MFl LI #")
    assert entered.ended == ("challenger", "entry-lands")


# -- largo


def test_after_a_largo_bind_the_defender_may_attack_first() -> None:
    bound = facing("COD MFl,MMl,P", "COD MFl,RFr,P").play("xMFl =MFl .")
    assert (bound.awaiting, bound.legal()) == ("respondent", [".", "xP", "xRFr"])


def test_then_the_attacker_may_attack() -> None:
    bound = facing("COD MFl,MMl,P", "COD MFl,RFr").play("xMFl =MFl . .")
    assert (bound.phase, bound.awaiting, bound.legal()) == ("largo-last", "challenger", [".", "xMMl", "xP"])


def test_then_they_break_off() -> None:
    parted = facing("COD MFl,MMl", "COD MFl,RFr").play("xMFl =MFl . . .")
    assert (parted.break_offs(), parted.phase) == (["no-riposte"], "trade")


def test_a_riposte_is_answered_as_any_attack_and_its_maker_is_the_attacker() -> None:
    riposte = facing("COD MFl,MSl", "COD MFl,RFr").play("xMFl =MFl . xRFr")
    assert (riposte.phase, riposte.awaiting, riposte.attacker) == ("react", "challenger", "respondent")
    assert riposte.legal() == ["=MSl"]


def test_the_attackers_second_attack_is_answered_as_any() -> None:
    second = facing("COD MFl,MMl", "COD MFl,RFr").play("xMFl =MFl . . xMMl")
    assert (second.awaiting, second.legal()) == ("respondent", ["=RFr"])


def test_a_riposte_comes_from_the_side_of_the_stack() -> None:
    """The sword parried from the right and lies on the left now."""
    bound = facing("COD MFl", "BRE MFl,MFr,RFr,RMr,MMl").play("xMFl =MFl .")
    assert blows(bound, "x") == ["RF", "RM"]
    assert (bound.refused("xMFr"), bound.refused("xRFr")) == ("wrong-side", "legal")


def test_a_riposte_need_not_be_a_blow_of_the_posta() -> None:
    assert facing("COD MFl", "FEN RMr").play(".").refused("xRMr") == "not-from-posta"
    assert facing("COD MFl", "FEN MFl,RMr").play("xMFl =MFl .").refused("xRMr") == "legal"


@pytest.mark.parametrize(("parry", "sword"), [("MFl", "left"), ("RSl", "right")])
def test_a_riposte_with_the_thrust_comes_from_either_side(parry: str, sword: str) -> None:
    bound = facing("COD MFl", f"BRE {parry},P").play(f"xMFl ={parry} .")
    assert (bound.side("respondent"), bound.refused("xP")) == (sword, "legal")


def test_a_riposte_with_a_sottano_needs_most_prudentia() -> None:
    assert facing("BRE MFl", "BRE MFl,RSr", "crcr").play("xMFl =MFl .").refused("xRSr") == "legal"
    assert facing("BRE MFl", "BRE MFl,RSr", "c-cr").play("xMFl =MFl .").refused("xRSr") == "needs-prudentia"
    assert facing("COD MFl", "BRE MFl,RSr", "crcr").play("xMFl =MFl .").refused("xRSr") == "needs-prudentia"


def test_an_attack_needs_the_attack_sign() -> None:
    """With the printed cards every blow has the sign."""
    signless = corrected("mandritto-mezano", "attack = { is = true", "attack = { is = false")
    text = "c.posta=DOD c.hand=MMl r.posta=BRE"
    assert stance(text, cards=signless).refused("xMMl") == "no-attack-sign"
    assert stance(text).refused("xMMl") == "legal"


def test_in_a_largo_bind_no_remedy_is_played() -> None:
    bound = facing("COD MFl,TW", "COD MFl,TW").play("xMFl =MFl .")
    assert bound.refused("TWo") == "not-now"
    assert bound.play(".").refused("TWo") == "not-now"
