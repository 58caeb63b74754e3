"""The close bind: remedies for the chosen side, counters that fit, perfect counters."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import ALL, facing
from tests.games.audatia.dueling import stance

REMEDIES = "SO,EL,LI,GR,TW"
COUNTERS = "UN,TU,CM,TH,CO"
# Each remedy as it may be played: its perfect counter, and the others that fit.
LINES_UP = {
    "SO": ("UN", "TU CO"),
    "EL": ("TU", "UN CO"),
    "LI": ("CM", "TH CO"),
    "GR": ("TH", "CM CO"),
    "TWi": ("CO", "CM TH"),
    "TWo": ("CO", "UN TU"),
}
BOUND = "c.posta=COD c.stack=MFl r.posta=COD r.stack=MFr"
FITTING = {"inside": ["GR", "LI", "TWi"], "outside": ["EL", "SO", "TWo"]}
every_remedy = pytest.mark.parametrize("remedy", LINES_UP)
either_side = pytest.mark.parametrize("side", FITTING)


# -- remedies


@either_side
def test_the_defender_may_play_a_remedy_of_the_side(side: str) -> None:
    bound = stance(f"phase=stretto stretto={side} {BOUND} r.hand={REMEDIES}")
    assert (bound.awaiting, bound.legal()) == ("respondent", [".", *FITTING[side]])


@either_side
def test_a_remedy_of_the_other_side_is_refused(side: str) -> None:
    bound = stance(f"phase=stretto stretto={side} {BOUND} r.hand={REMEDIES}")
    for wrong in FITTING["outside" if side == "inside" else "inside"]:
        assert bound.refused(wrong) == "remedy-side"


@either_side
def test_then_the_attacker_may_play_one_of_the_same_side(side: str) -> None:
    bound = stance(f"phase=stretto stretto={side} {BOUND} c.hand={REMEDIES}").play(".")
    assert (bound.phase, bound.awaiting, bound.legal()) == ("stretto-last", "challenger", [".", *FITTING[side]])


def test_then_the_swords_part() -> None:
    parted = stance(f"phase=stretto {BOUND} c.hand={REMEDIES} r.hand={REMEDIES}").play(". .")
    assert (parted.break_offs(), parted.phase, parted.held()) == (["no-remedy"], "trade", (5, 5))


def test_whoever_has_played_his_remedy_leaves_the_other_no_chance_of_his_own() -> None:
    played = stance(f"phase=stretto stretto=outside {BOUND} c.hand=EL,UN r.hand=SO").play("SO")
    assert (played.phase, played.awaiting, played.refused("EL")) == ("meet", "challenger", "not-now")


def test_in_a_stretto_bind_there_are_no_strikes() -> None:
    bound = stance(f"phase=stretto {BOUND} r.hand={ALL} c.hand=P")
    assert (bound.legal(), bound.refused("xP")) == (["."], "not-now")
    assert bound.play(".").refused("xP") == "not-now"


def test_a_remedy_lies_on_its_players_stack_and_moves_nothing() -> None:
    played = stance(f"phase=stretto stretto=outside {BOUND} c.hand=UN r.hand=SO").play("SO")
    assert (played.stack("respondent"), played.side("respondent")) == (["MFr", "SO"], "left")
    assert (played.stack("challenger"), played.side("challenger")) == (["MFl"], "right")


# -- their answers


@every_remedy
def test_a_remedy_is_met_with_a_counter_that_lines_up(remedy: str) -> None:
    own, others = LINES_UP[remedy]
    met = facing(f"COD MFl,{remedy[:2]}", f"COD MFl,{COUNTERS}").play(f"xMFl =MFl {remedy}")
    assert met.legal() == sorted([own, *others.split()])
    for counter in COUNTERS.split(","):
        assert met.refused(counter) == ("legal" if counter in met.legal() else "not-lined-up")


@every_remedy
def test_a_remedys_own_counter_wins(remedy: str) -> None:
    own, _ = LINES_UP[remedy]
    met = facing(f"COD MFl,{remedy[:2]}", f"COD MFl,{COUNTERS}").play(f"xMFl =MFl {remedy} {own}")
    assert met.ended == ("respondent", "perfect-counter")


@every_remedy
def test_another_counter_that_lines_up_breaks_off(remedy: str) -> None:
    for counter in LINES_UP[remedy][1].split():
        met = facing(f"COD MFl,{remedy[:2]}", f"COD MFl,{COUNTERS}").play(f"xMFl =MFl {remedy} {counter}")
        assert (met.break_offs(), met.winner, met.phase) == (["lined-up"], "", "trade")


@every_remedy
def test_a_remedy_wins_if_no_counter_lines_up(remedy: str) -> None:
    """Two counters for the other side do not help."""
    useless = "CM,TH" if remedy in FITTING["outside"] else "UN,TU"
    met = facing(f"COD MFl,{remedy[:2]}", f"COD MFl,{useless}").play(f"xMFl =MFl {remedy}")
    assert met.legal() == ["#"]
    assert met.play("#").winner == "challenger"


def test_a_remedy_of_the_defender_that_is_not_met_wins() -> None:
    played = stance(f"phase=stretto stretto=outside {BOUND} c.hand=CM r.hand=SO").play("SO #")
    assert played.ended == ("respondent", "remedy-lands")


def test_a_remedy_of_the_attacker_that_is_not_met_wins() -> None:
    played = stance(f"phase=stretto-last stretto=inside {BOUND} c.hand=LI r.hand=UN").play("LI #")
    assert played.ended == ("challenger", "remedy-lands")


def test_a_remedy_that_can_be_met_does_not_win() -> None:
    played = stance(f"phase=stretto stretto=outside {BOUND} c.hand=TU r.hand=SO").play("SO")
    assert played.refused("#") == "can-answer"


def test_a_perfect_counter_of_the_attacker_wins_too() -> None:
    played = stance(f"phase=stretto stretto=outside {BOUND} c.hand=UN r.hand=SO").play("SO UN")
    assert played.ended == ("challenger", "perfect-counter")


def test_a_remedy_is_not_met_with_a_remedy_or_a_strike() -> None:
    """Not with Soprana either, which needs a break."""
    played = facing("COD MFl,EL", "COD MFl,SO,TW,RFr,CO").play("xMFl =MFl EL")
    assert (played.refused("SO"), played.refused("TWo"), played.refused("=RFr")) == ("not-now", "not-now", "not-now")


def test_a_counter_is_not_played_without_a_remedy() -> None:
    assert stance(f"phase=stretto {BOUND} r.hand=CO,TW").refused("CO") == "not-now"


def test_a_counter_that_lines_up_goes_to_the_discards_with_the_stacks() -> None:
    met = facing("COD MFl,LI", "COD MFl,TH").play("xMFl =MFl LI TH")
    assert (met.shown("challenger"), met.shown("respondent")) == (["MFl", "LI"], ["MFl", "TH"])
