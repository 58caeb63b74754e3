"""The kinds of action: what a verb means in its phase. The name of a kind follows from its constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

KEEP: Final = 0
MULLIGAN: Final = 1
END_TURN: Final = 2
NO_CHANGE: Final = 3
LET_IT_END: Final = 4
TAKE: Final = 5
ADVANCE: Final = 6
STEP_BACK: Final = 7
RETREAT: Final = 8
WEAPON: Final = 9
STALL: Final = 10
DISCARD: Final = 11
ATTACK: Final = 12
COUNTER_ATTACK: Final = 13
PARRY: Final = 14
PARRY_BARE: Final = 15
DISTANCE: Final = 16
RENEW: Final = 17
COUNTER_TIME: Final = 18
FEINT_IN_TIME: Final = 19
JOKER: Final = 20
FEINT: Final = 21

ACTION_KINDS: Final = names_of(__name__)
