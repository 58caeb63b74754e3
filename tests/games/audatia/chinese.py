"""Checks on Chinese sentences of Audatia."""

from __future__ import annotations

from functools import partial

from salle.games.audatia.rules.cards import BLOWS, KINDS, VIRTUES
from tests.games.audatia.dueling import SEATS
from tests.support import chinese

NAMES = [
    *(f"audatia-card-{kind}" for kind in KINDS),
    *(f"audatia-seat-{seat}" for seat in SEATS),
    *(f"audatia-term-{virtue}" for virtue in VIRTUES),
]
is_chinese = partial(chinese.is_chinese, left_as_they_are={"AU", *BLOWS})  # ruling numbers and blow codes
unnamed = partial(chinese.unnamed, names=NAMES)
