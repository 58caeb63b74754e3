"""The kinds of event. The comment on a kind lists the facts of its events. Its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

DREW: Final = 0  # face; for its owner only
DREW_UNSEEN: Final = 1  # cards left in the Timer
KEPT_HAND: Final = 2
CHANGED_HAND: Final = 3
STARTED: Final = 4
MOVED: Final = 5  # square
RETREATED: Final = 6  # square
TURNED_WEAPON: Final = 7  # weapon
DISCARDED: Final = 8
DISCARDED_CARD: Final = 9  # face; for its owner only
STALLED: Final = 10  # stamina
TIMER_REMOVED: Final = 11  # cards left in the Timer
ENDED_TURN: Final = 12
LINKED: Final = 13  # link
DODGED_TO: Final = 14  # square
LOST_CARD: Final = 15  # face
PHRASE_ENDED: Final = 16  # touches of left and right, then the links
RAN_OFF: Final = 17  # touches of left and right
PASSIVITY: Final = 18  # turns, cards left in the Timer
PERIOD_BEGAN: Final = 19  # period, Timer, stamina
OVERTIME_BEGAN: Final = 20
PRIORITY_GIVEN: Final = 21
TIE_BEGAN: Final = 22
FILLED: Final = 23
BOUT_WON: Final = 24  # touches of the winner and of the other
LEFT_THE_STRIP: Final = 25
ON_GUARD: Final = 26  # stamina of left and right
PARTED: Final = 27  # squares of left and right

EVENTS: Final = names_of(__name__)
