"""The rules that refuse an action or end something. Each name follows from its constant."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule
from salle.core.names import names_of

# Why an action is refused ...
NOT_NOW: Final = Rule(1)
NOT_IN_HAND: Final = Rule(2)
NOT_READY: Final = Rule(3)  # no such item is ready
NO_FREE_HANDS: Final = Rule(4)  # AR-2
NOT_STANDING: Final = Rule(5)  # the target is defeated
NOT_COVERED: Final = Rule(6)  # the defence does not cover the line
NOT_IN_DECK: Final = Rule(7)
HERO_TAKEN: Final = Rule(8)
NOT_DEALT_NOW: Final = Rule(9)
# ... how an attack ends ...
COUNTERED: Final = Rule(10)
SHIELDED: Final = Rule(11)  # AR-3
HIT: Final = Rule(12)
# ... why a hero is defeated, and how a bout ends.
BY_DAMAGE: Final = Rule(13)
BY_RESTLESSNESS: Final = Rule(14)  # AR-5, AR-6
LAST_STANDING: Final = Rule(15)
NOBODY_LEFT: Final = Rule(16)

RULES: Final = ("legal", *names_of(__name__))
