"""The kinds of event. The comment on a kind lists the facts of its events. Its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

GOT_HERO: Final = 0  # hero, life
DREW: Final = 1  # face; whispered
DREW_UNSEEN: Final = 2  # cards left in the deck
RESHUFFLED: Final = 3  # cards in the new deck
DISCARDED: Final = 4  # face
KEPT: Final = 5
DROPPED: Final = 6  # face, strength left
READIED: Final = 7  # face, the armor it replaces or -1
DECLINED: Final = 8  # phase
ATTACKED: Final = 9  # face, line, target, base, weapons, bonus
ANSWERED: Final = 10  # face or -1, strength left of the shield or -1; the rule is the kind of answer
DAMAGED: Final = 11  # damage, damage to armor, armor left (0 without armor), life left
BROKEN: Final = 12  # face
DEFEATED: Final = 13
ROUND_ENDED: Final = 14  # round, quiet rounds in a row
RESTLESS: Final = 15  # round, quiet rounds in a row
WON: Final = 16
DRAWN: Final = 17
LEFT_THE_ARENA: Final = 18

EVENTS: Final = names_of(__name__)
