"""The options of Audatia: the characters of both seats."""

from __future__ import annotations

from typing import Final

from salle.core.options import Choice, Option
from salle.games.audatia.rules.cards import CHARACTERS

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("challenger", "galeazzo", choices=CHARACTERS),
    Choice("respondent", "boucicault", choices=CHARACTERS),
)
