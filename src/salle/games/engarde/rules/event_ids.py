"""The kinds of event. The comment on a kind lists the facts of its events. Its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

ROUND_BEGAN: Final = 0  # the number of the round; the seat is the starter
DREW: Final = 1  # the value; private
DREW_UP: Final = 2  # the number of cards; the number left in the pack
ADVANCED: Final = 3  # value, new space
RETREATED: Final = 4  # value, new space
ATTACKED: Final = 5  # value, count
ADVANCE_ATTACKED: Final = 6  # step, new space, value, count
PARRIED: Final = 7  # the cards
DECLINED: Final = 8
GROUND_GIVEN: Final = 9  # value, new space
SHOWED: Final = 10  # the gap, then the cards of the hand; opened by the rules
ROUND_WON: Final = 11  # the winner's number and the loser's, as the rule counts them
ROUND_DRAWN: Final = 12
MATCH_WON: Final = 13  # the winner's hits and the loser's
MATCH_DRAWN: Final = 14  # the hits of each
LEFT_THE_PISTE: Final = 15

EVENTS: Final = names_of(__name__)
