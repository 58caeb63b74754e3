"""The kinds of event. The comment on a kind lists the facts of its events. Its name follows from the constant."""

from __future__ import annotations

from typing import Final

DREW: Final = 0  # face; its owner only
DREW_UNSEEN: Final = 1  # cards left in the deck
PUT_AWAY: Final = 2  # the purpose, see PURPOSES
PUT_AWAY_CARD: Final = 3  # face; its owner only
TOOK_VIRTUE: Final = 4  # virtue
NO_SALUTE: Final = 5
SALUTE_STANDS: Final = 6
SALUTE_RETURNED: Final = 7
CHOSE_POSTA: Final = 8
REVEALED: Final = 9  # the poste of challenger and respondent
CHANGED_POSTA: Final = 10  # posta
WAITED: Final = 11  # phase
PLAYED_SKILL: Final = 12  # skill, posta or blow
DENIED: Final = 13  # skill
NOT_DENIED: Final = 14  # skill
CYCLED: Final = 15  # face
SAW_HAND: Final = 16  # faces; the looker only
HAND_SEEN: Final = 17
STRUCK: Final = 18  # role, see ROLES; face; side of the stack
BOUND: Final = 19  # attack, parry, side of the close bind or none
SIDE_SET: Final = 20  # side
PLAYED_REMEDY: Final = 21  # face, side, role
COUNTERED_REMEDY: Final = 22  # face, remedy, side
STANDS_IN: Final = 23  # posta, blow
BREAK_OFF: Final = 24
GAME_DRAWN: Final = 25  # game
GAME_BEGAN: Final = 26  # game
DUEL_WON: Final = 27  # face, side of the loser's sword, the loser's posta
LEFT_THE_LISTS: Final = 28
