"""Two duelists who have just taken their poste: `facing("DOD MFl,P", "FEN MFr")`, and it is for the challenger."""

from __future__ import annotations

from tests.audatia.dueling import Dueling, stance

BLOWS = ("MF", "RF", "MM", "RM", "MS", "RS", "P")
ALL = "MFl,RFr,MMl,RMr,MSl,RSr,P"  # one of each blow


def facing(challenger: str, respondent: str, virtues: str = "crcr", more: str = "") -> Dueling:
    """Each as a posta and a hand; whose each virtue is; and what else the stance says."""
    fields = [f"virtues={','.join(virtues)}", more]
    for owner, text in (("c", challenger), ("r", respondent)):
        posta, _, hand = text.partition(" ")
        fields.append(f"{owner}.posta={posta} {owner}.hand={hand}" if hand else f"{owner}.posta={posta}")
    return stance(" ".join(fields))


def blows(duel: Dueling, sign: str) -> list[str]:
    """The blows that may be played now with that sign, in the order of the rules page."""
    found = {token[1:].rstrip("lr") for token in duel.legal() if token.startswith(sign)}
    return [blow for blow in BLOWS if blow in found]
