"""The kinds of event, each with its number and its facts; its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

GOT_HERO: Final = 0  # hero, life
DREW: Final = 1  # face; whispered
DREW_UNSEEN: Final = 2  # how many cards the deck still has
RESHUFFLED: Final = 3  # how many cards the new deck has
DISCARDED: Final = 4  # face
KEPT: Final = 5
DROPPED: Final = 6  # face, strength left
READIED: Final = 7  # face, the armor it replaces or -1
DECLINED: Final = 8  # phase
ATTACKED: Final = 9  # face, line, target, base, weapons, bonus
ANSWERED: Final = 10  # face or -1, strength the shield has left or -1; the rule says how
DAMAGED: Final = 11  # damage, taken by armor, armor left (0 without armor), life left
BROKEN: Final = 12  # face
DEFEATED: Final = 13
ROUND_ENDED: Final = 14  # round, quiet rounds in a row
RESTLESS: Final = 15  # round, quiet rounds in a row
WON: Final = 16
DRAWN: Final = 17
LEFT_THE_ARENA: Final = 18

EVENTS: Final = names_of(__name__)
