"""The kinds of event, each with its number and its facts; its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

ROUND_BEGAN: Final = 0  # number of the round; seat: the starter
DREW: Final = 1  # value; whispered
DREW_UP: Final = 2  # how many, how many the pack still holds
ADVANCED: Final = 3  # value, space reached
RETREATED: Final = 4  # value, space reached
ATTACKED: Final = 5  # value, count
ADVANCE_ATTACKED: Final = 6  # step, space reached, value, count
PARRIED: Final = 7  # the cards
DECLINED: Final = 8
GROUND_GIVEN: Final = 9  # value, space reached
SHOWED: Final = 10  # the gap, then the cards of that hand; opened
ROUND_WON: Final = 11  # the winner's number and the loser's, as the rule counts them
ROUND_DRAWN: Final = 12
MATCH_WON: Final = 13  # the winner's hits and the loser's
MATCH_DRAWN: Final = 14  # the hits of each
LEFT_THE_PISTE: Final = 15

EVENTS: Final = names_of(__name__)
