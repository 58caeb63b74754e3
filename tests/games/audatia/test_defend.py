"""Defend: in Dente di Zenghiaro a thrust answers an attack."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import POSTE, facing


@pytest.mark.parametrize(("posta", "attack"), [("COD", "MFl"), ("DOS", "RFr"), ("COD", "MMl"), ("COD", "P")])
def test_in_dente_di_zenghiaro_any_attack_is_answered_with_a_thrust(posta: str, attack: str) -> None:
    defended = facing(f"{posta} {attack}", "DDZ P", "ccrr").play(f"x{attack} dP")
    assert (defended.phase, defended.awaiting, defended.attacker) == ("react", "challenger", "respondent")
    assert defended.side("respondent") == "centre"


def test_defend_needs_most_celeritas() -> None:
    assert facing("BRE MFl", "DDZ P", "ccrr").play("xMFl").refused("dP") == "needs-celeritas"  # Breve adds one
    assert facing("COD MFl", "DDZ P", "ccrr").play("xMFl").refused("dP") == "legal"
    assert facing("COD MFl", "DDZ P", "cc-r").play("xMFl").refused("dP") == "needs-celeritas"


@pytest.mark.parametrize("posta", [posta for posta in POSTE if posta != "DDZ"])
def test_no_other_posta_defends(posta: str) -> None:
    assert facing("COD MMl", f"{posta} P", "ccrr").play("xMMl").refused("dP") == "not-defending"


def test_defend_needs_a_thrust_in_hand() -> None:
    assert facing("COD MFl", "DDZ RSr", "ccrr").play("xMFl").refused("dP") == "not-in-hand"


def test_after_his_first_strike_nobody_defends() -> None:
    later = facing("COD MFl,RFr", "DDZ RSl,P", "-crr").play("xMFl =RSl . xRFr")
    assert (later.awaiting, later.refused("dP")) == ("respondent", "not-defending")


def test_defend_makes_the_first_attack_void() -> None:
    """Only the thrust must be answered."""
    defended = facing("COD MFl,MFr,RFr", "DDZ P", "ccrr").play("xMFl dP")
    assert defended.legal() == ["/MFr", "=MFr"]
    assert defended.play("=MFr").phase == "largo"  # wide like every parried thrust, though l and r make a full sun


def test_a_defence_that_is_not_answered_wins() -> None:
    defended = facing("COD MFl,MSl", "DDZ P", "ccrr").play("xMFl dP #")
    assert defended.ended == ("respondent", "attack-lands")


def test_after_a_defence_the_roles_are_swapped() -> None:
    """The first attacker parries and has the first chance. The entry would belong to the player who defended."""
    parried = facing("COD MFl,MFr,TW,RFr", "DDZ P", "ccrr").play("xMFl dP =MFr")
    assert (parried.phase, parried.awaiting, parried.legal()) == ("largo", "challenger", [".", "xRFr"])
    bold = facing("COD MFl,MFr", "DDZ P,TW", "rcrr").play("xMFl dP =MFr")
    assert (bold.phase, bold.awaiting) == ("entry", "respondent")


def test_a_defence_is_not_exchanged() -> None:
    """The defending player has most Celeritas."""
    assert facing("COD MFl,P", "DDZ P", "ccrr").play("xMFl dP").refused("eP") == "needs-celeritas"
