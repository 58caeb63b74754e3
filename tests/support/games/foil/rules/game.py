"""Foil: its names, its cards, and the positions it imagines."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from salle.core.game import Action, Game
from salle.core.rng import Rng

from .position import Phrase
from .terms import CARDS, FIRST_CARD, HIDDEN


class Foil(Game):
    """The toy with its cards."""

    def __init__(
        self, ruleset: str, version: str, options: dict[str, Any], speeds: tuple[int, ...], copies: tuple[int, ...]
    ) -> None:
        super().__init__("foil", ruleset, version, options)
        self.speeds, self.copies, self.stake = speeds, copies, int(options["stake"])
        self.actions, self.chance_actions, self.masked_actions, self.horizon = 4, 3, 1, 4
        self.rules = ("legal", "not-held", "not-left", "faster", "unopposed", "no-touch")
        self.kinds, self.events = ("pass", "lay"), ("passed", "laid", "drew", "touched", "missed")
        self.seat_names = ("left", "right")
        self.cards = tuple(name for name, _ in CARDS)
        self.card_digest = sha256(repr((speeds, copies)).encode()).hexdigest()

    def laid(self, action: Action) -> tuple[int, ...]:
        return (action - FIRST_CARD,) if action >= FIRST_CARD else ()

    def new(self) -> Phrase:
        return Phrase(self)

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Phrase:
        held, done = list(sight[1:3]), tuple(Action(action) for action in sight[3:])
        for owner in (0, 1):
            if held[owner] == HIDDEN:
                weights = Phrase(self, tuple(held)).chance_weights()
                held[owner] = rng.pick(weights, sum(weights))
        return Phrase(self, tuple(held), done).copy()
