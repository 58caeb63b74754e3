"""Two duelists who have just taken their poste: `facing("DOD MFl,P", "FEN MFr")`. The challenger is to move."""

from __future__ import annotations

from tests.games.audatia.dueling import Dueling, stance

BLOWS = ("MF", "RF", "MM", "RM", "MS", "RS", "P")
ALL = "MFl,RFr,MMl,RMr,MSl,RSr,P"  # one of each blow
# The poste of the rules page: side, attacks, shuts, exchange, extended.
POSTE = {
    "TPF": ("right", "MM MS P", "RS", True, False),
    "DOD": ("right", "MF MM MS P", "", True, False),
    "FEN": ("right", "MF MM P", "RF", True, False),
    "DOS": ("left", "RF RM RS", "", False, False),
    "LON": ("centre", "MM RM P", "P", False, True),
    "PFM": ("centre", "MS RS P", "", False, False),
    "BRE": ("centre", "MF RF P", "", False, False),
    "DDZ": ("left", "RM RS P", "MS", False, False),
    "COD": ("right", "MF MM MS P", "", False, False),
    "BIC": ("centre", "MF RF P", "P", True, True),
    "FRO": ("left", "RF P", "MF", True, False),
    "DZM": ("left", "RM RS P", "MS", False, False),
}


def facing(
    challenger: str, respondent: str, virtues: str = "crcr", more: str = "", people: str = "galeazzo boucicault"
) -> Dueling:
    """Two duelists, each as a posta and a hand; the owners of the virtues; the rest of the stance; the characters."""
    fields = [f"virtues={','.join(virtues)}", more]
    for owner, text in (("c", challenger), ("r", respondent)):
        posta, _, hand = text.partition(" ")
        fields.append(f"{owner}.posta={posta} {owner}.hand={hand}" if hand else f"{owner}.posta={posta}")
    return stance(" ".join(fields), *people.split())


def blows(duel: Dueling, sign: str) -> list[str]:
    """The blows that may be played now with that sign, in the order of the rules page."""
    found = {token[1:].rstrip("lr") for token in duel.legal() if token.startswith(sign)}
    return [blow for blow in BLOWS if blow in found]
