"""What a Chinese sentence of Arena must be."""

from __future__ import annotations

from functools import partial

from salle.games.arena.rules.cards import HEROES, KINDS
from tests.games.arena.fighting import SEATS
from tests.support import chinese

NAMES = [
    *(f"arena-card-{kind}" for kind in KINDS),
    *(f"arena-hero-{hero}" for hero in HEROES),
    *(f"arena-seat-{seat}" for seat in SEATS),
]
is_chinese = partial(chinese.is_chinese, left_as_they_are={"AR"})  # rulings


def untold(english: str, sentence: str) -> list[str]:
    """The numbers, cards and people that the English sentence names and the Chinese one doesn't."""
    return chinese.uncounted(english, sentence) + chinese.unnamed(english, sentence, NAMES)
