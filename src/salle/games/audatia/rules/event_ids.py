"""What happens in a duel, each kind of event with its facts."""

from __future__ import annotations

from typing import Final

DREW: Final = 0  # face; whispered
DREW_UNSEEN: Final = 1  # how many the deck still holds
PUT_AWAY: Final = 2  # what for, see PURPOSES
PUT_AWAY_CARD: Final = 3  # face; whispered
TOOK_VIRTUE: Final = 4  # virtue
NO_SALUTE: Final = 5
SALUTE_STANDS: Final = 6
SALUTE_RETURNED: Final = 7
CHOSE_POSTA: Final = 8
REVEALED: Final = 9  # poste of challenger and respondent
CHANGED_POSTA: Final = 10  # posta
WAITED: Final = 11  # phase
PLAYED_SKILL: Final = 12  # skill, posta or blow
DENIED: Final = 13  # skill
NOT_DENIED: Final = 14  # skill
CYCLED: Final = 15  # face
SAW_HAND: Final = 16  # faces; whispered
HAND_SEEN: Final = 17
STRUCK: Final = 18  # what as, see ROLES; face; side of the stack
BOUND: Final = 19  # attack, parry, side of the stretto or none
SIDE_SET: Final = 20  # side
PLAYED_REMEDY: Final = 21  # face, side, what as
COUNTERED_REMEDY: Final = 22  # face, remedy, side
STANDS_IN: Final = 23  # posta, blow
BREAK_OFF: Final = 24
GAME_DRAWN: Final = 25  # game
GAME_BEGAN: Final = 26  # game
DUEL_WON: Final = 27  # face, side of the sword that did not answer, its posta
LEFT_THE_LISTS: Final = 28
