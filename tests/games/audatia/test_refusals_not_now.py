"""Whatever belongs to another time is refused by what is asked for now, in every phase."""

from __future__ import annotations

import pytest

from salle.games.audatia.rules.terms import PHASES
from tests.games.audatia.refusal_case import GALEAZZI, Case

# A scene in every phase, what is tried there, and what it asks for.
NOT_NOW = {
    "setup": ("|", "vP", "put away basic cards, or be done"),
    "virtue": ("| . .", ".", "take a virtue"),
    "salute": ("| . . vP vC", "DOD", "salute, or not"),
    "return-salute": ("| . . vP vC -P", "DOD", "return the salute, or not"),
    "trade": ("phase=trade c.hand=MFl,P", "DOD", "trade, or be done"),
    "trade-second": ("phase=trade c.hand=MFl,P | -P", ".", "takes a second card"),
    "posta": ("phase=posta", ".", "choose a posta"),
    "skills": ("phase=posta | DOD DOD", "DOS", "play skills, or be done"),
    "step-4": ("DOD TW / BRE / crcr", "TWo", "attack, change posta or wait"),
    "step-5": ("DOD / BRE TW / crcr | .", "TWi", "attack, change posta or wait"),
    "step-6": ("DOD MFl / BRE / crcr | . .", "BRE", "attack, or let the game be drawn"),
    "react": ("DOD MFl / BRE MFr,TW / crcr | xMFl", "TWo", "Mandritto Fendente ◐ is to be answered"),
    "countered": (
        "DOD MFl,MFr / DOD MFl / c-rr | xMFl xMFl",
        "xMFr",
        "counter-attack Mandritto Fendente ◐ is to be parried",
    ),
    "side": ("COD MFl / COD MFr,SO / crcr | xMFl =MFr", "SO", "set the side of the stretto"),
    "entry": ("COD MFl,MFr / COD MFl / crcr | xMFl =MFl", "xMFr", "enter, feint or pass"),
    "feint-attack": ("COD MFl,MMl,FE / COD MFl / crcr | xMFl =MFl FE .", ".", "after the Feint you attack at once"),
    "largo": ("COD MFl / COD MFl,TW / crcr | xMFl =MFl .", "TWo", "largo: attack or pass"),
    "largo-last": ("COD MFl,TW / COD MFl / crcr | xMFl =MFl . .", "TWo", "largo: attack or pass"),
    "stretto": ("COD MFl / COD MFr,P / -rcr | xMFl =MFr o", "xP", "stretto: a remedy, or pass"),
    "stretto-last": ("COD MFl,P / COD MFr / -rcr | xMFl =MFr o .", "xP", "stretto: a remedy, or pass"),
    "meet": ("COD MFl,SO / COD MFl,TW / crcr | xMFl =MFl SO", "TWo", "to be met with a counter"),
    "exchanged": ("DOD P,MFl / DOD P / ccrr | xP eP", "=MFl", "asks for an outside remedy"),
    "pre-empting": ("BRE MFl / DOD PE,MFl / crcr | xMFl PE", "=MFl", "after Pre-empt you counter-attack at once"),
    "measured": ("BRE MFl / COD PM,P / crcr | xMFl PM", "COD", "attack at once, or break off"),
    "kicking": ("COD MFl,SO / COD MFl,KI,UN / ccrr | xMFl =MFl SO KI", "UN", "lay a fendente, or break off"),
    "break-remedy": ("BRE P,MMl / BRE MFl / crcr | xP /MFl", "xMMl", "broken: a remedy, or wait"),
    "break-mezano": ("BRE P / BRE MFl,TW / cr-r | xP /MFl", "TWo", "broken: a mezano, or wait"),
    "mezano": ("BRE P,MFl / BRE MFl,RMr / cr-r | xP /MFl xRMr", "=MFl", "the mezano is to be answered"),
    "counter-mezano": ("BRE P,MMl / BRE MFl,RMr,EL / cr-r | xP /MFl xRMr xMMl", "EL", "the mezano is to be answered"),
    "deny": ("DOD BO / BRE RFr / crcr | . xRFr BO", "DOD", "deny the skill, or let it be"),
}


def test_every_phase_in_which_somebody_decides_has_a_case() -> None:
    assert [name for name in PHASES if name not in ("draw", "over")] == list(NOT_NOW)


@pytest.mark.parametrize("phase", NOT_NOW)
def test_what_belongs_to_another_time_is_refused_by_what_is_asked_for_now(phase: str) -> None:
    scene, token, words = NOT_NOW[phase]
    now = Case("not-now", scene, token, words, people=GALEAZZI if phase == "kicking" else "galeazzo boucicault").duel()
    assert (now.phase, now.refused(token)) == (phase, "not-now")
    assert token not in now.legal()
    assert words in now.says(token)
    assert any("一" <= letter <= "鿿" for letter in now.says(token, "zh-Hant"))
