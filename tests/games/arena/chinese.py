"""Checks of Chinese sentences about Arena."""

from __future__ import annotations

from salle.games.arena.rules.cards import HEROES, KINDS
from tests.games.arena.fighting import SEATS
from tests.support import chinese

NAMES = [
    *(f"arena-card-{kind}" for kind in KINDS),
    *(f"arena-hero-{hero}" for hero in HEROES),
    *(f"arena-seat-{seat}" for seat in SEATS),
]
is_chinese = chinese.is_chinese


def untold(english: str, sentence: str) -> list[str]:
    """The numbers and names of the English sentence that are missing in the Chinese one."""
    return chinese.uncounted(english, sentence) + chinese.unnamed(english, sentence, NAMES)
