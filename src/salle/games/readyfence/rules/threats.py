"""The kinds of threat in a phrase, each with its number."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
ATTACK: Final = 1  # the first card
RIPOSTE: Final = 2  # or an added Glide
RENEWAL: Final = 3
COUNTER: Final = 4
COUNTER_TIME: Final = 5  # Counter-Time, which only Feint in Time answers
