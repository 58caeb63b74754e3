"""The numbers of the phases. `phases` lists their classes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0
SETUP: Final = 1
VIRTUE: Final = 2
SALUTE: Final = 3
RETURN_SALUTE: Final = 4
TRADE: Final = 5
TRADE_SECOND: Final = 6
POSTA: Final = 7
SKILLS: Final = 8
STEP_4: Final = 9
STEP_5: Final = 10
STEP_6: Final = 11
REACT: Final = 12
COUNTERED: Final = 13
SIDE: Final = 14
ENTRY: Final = 15
FEINT_ATTACK: Final = 16
LARGO: Final = 17
LARGO_LAST: Final = 18
STRETTO: Final = 19
STRETTO_LAST: Final = 20
MEET: Final = 21
EXCHANGED: Final = 22
PRE_EMPTING: Final = 23
MEASURED: Final = 24
KICKING: Final = 25
BREAK_REMEDY: Final = 26
BREAK_MEZANO: Final = 27
MEZANO: Final = 28
COUNTER_MEZANO: Final = 29
DENY: Final = 30
OVER: Final = 31


def is_choosing_poste(phase: i64, after: i64) -> bool:
    """Whether a chosen posta is still secret: until both are chosen, also while a card is cycled."""
    return phase == POSTA or (phase == DRAW and after == POSTA)
