"""In every phase, an action for another time is refused with a sentence about what is needed now."""

from __future__ import annotations

import pytest

from salle.games.audatia.rules.terms import PHASES
from tests.games.audatia.refusal_case import GALEAZZI, Case

# For every phase a scene, a token and part of the sentence.
NOT_NOW = {
    "setup": ("|", "vP", "discard cards you don’t want, or choose Done"),
    "virtue": ("| . .", ".", "take a virtue"),
    "salute": ("| . . vP vC", "DOD", "salute with a card, or choose No salute"),
    "return-salute": ("| . . vP vC -P", "DOD", "return the salute, or don’t"),
    "trade": ("phase=trade c.hand=MFl,P", "DOD", "trade cards, or choose Done trading"),
    "trade-second": ("phase=trade c.hand=MFl,P | -P", ".", "the second card to trade"),
    "posta": ("phase=posta", ".", "choose a posta"),
    "skills": ("phase=posta | DOD DOD", "DOS", "play skills, or choose Done with skills"),
    "step-4": ("DOD TW / BRE / crcr", "TWo", "attack, change posta or wait"),
    "step-5": ("DOD / BRE TW / crcr | .", "TWi", "attack, change posta or wait"),
    "step-6": ("DOD MFl / BRE / crcr | . .", "BRE", "attack, or let the game be a draw"),
    "react": ("DOD MFl / BRE MFr,TW / crcr | xMFl", "TWo", "you must answer Mandritto Fendente ◐"),
    "countered": (
        "DOD MFl,MFr / DOD MFl / c-rr | xMFl xMFl",
        "xMFr",
        "parry the counter-attack Mandritto Fendente ◐",
    ),
    "side": ("COD MFl / COD MFr,SO / crcr | xMFl =MFr", "SO", "choose the side of the close bind"),
    "entry": ("COD MFl,MFr / COD MFl / crcr | xMFl =MFl", "xMFr", "enter with a remedy, feint or pass"),
    "feint-attack": ("COD MFl,MMl,FE / COD MFl / crcr | xMFl =MFl FE .", ".", "after a Feint you attack at once"),
    "largo": ("COD MFl / COD MFl,TW / crcr | xMFl =MFl .", "TWo", "in a wide bind, attack or pass"),
    "largo-last": ("COD MFl,TW / COD MFl / crcr | xMFl =MFl . .", "TWo", "in a wide bind, attack or pass"),
    "stretto": ("COD MFl / COD MFr,P / -rcr | xMFl =MFr o", "xP", "in a close bind, play a remedy or pass"),
    "stretto-last": ("COD MFl,P / COD MFr / -rcr | xMFl =MFr o .", "xP", "in a close bind, play a remedy or pass"),
    "meet": ("COD MFl,SO / COD MFl,TW / crcr | xMFl =MFl SO", "TWo", "answer the remedy with a counter-remedy"),
    "exchanged": ("DOD P,MFl / DOD P / ccrr | xP eP", "=MFl", "play an outside remedy"),
    "pre-empting": ("BRE MFl / DOD PE,MFl / crcr | xMFl PE", "=MFl", "after Pre-empt you counter-attack at once"),
    "measured": ("BRE MFl / COD PM,P / crcr | xMFl PM", "COD", "attack at once, or break off"),
    "kicking": ("COD MFl,SO / COD MFl,KI,UN / ccrr | xMFl =MFl SO KI", "UN", "play a fendente, or break off"),
    "break-remedy": ("BRE P,MMl / BRE MFl / crcr | xP /MFl", "xMMl", "broken, so play a remedy or wait"),
    "break-mezano": ("BRE P / BRE MFl,TW / cr-r | xP /MFl", "TWo", "broken, so play a mezano or wait"),
    "mezano": ("BRE P,MFl / BRE MFl,RMr / cr-r | xP /MFl xRMr", "=MFl", "you must answer the mezano"),
    "counter-mezano": ("BRE P,MMl / BRE MFl,RMr,EL / cr-r | xP /MFl xRMr xMMl", "EL", "you must answer the mezano"),
    "deny": ("DOD BO / BRE RFr / crcr | . xRFr BO", "DOD", "deny the skill, or don’t"),
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
