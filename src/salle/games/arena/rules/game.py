"""Swordplay: Arena as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from salle.core.game import Action, Game
from salle.core.rng import Rng
from salle.games.arena.rules.actions import ACTION_KINDS, ARM, DEFEND, STRIKE
from salle.games.arena.rules.cards import KINDS, Cards
from salle.games.arena.rules.event_ids import EVENTS
from salle.games.arena.rules.imagine import Unseen
from salle.games.arena.rules.rule_ids import RULES
from salle.games.arena.rules.setup import Ring
from salle.games.arena.rules.transitions import Fight

SEAT_NAMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


class Arena(Game):
    """The game with its options and cards."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("arena", ruleset, version, options)
        ring = Ring(self, options, cards)
        self.ring: Final = ring
        self.seats = ring.seats
        self.actions = ring.actions
        self.chance_actions = ring.chances
        self.masked_actions = 1
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
        self.card_sets = cards
        self.seat_names = SEAT_NAMES[: ring.seats]
        self.horizon = ring.horizon()
        self.drawable = True

    def new(self) -> Fight:
        fight = Fight(self.ring)
        fight.begin()
        return fight

    def laid(self, action: Action) -> tuple[int, ...]:
        actions = self.ring.action_table
        verb = actions.verb[action]
        return (actions.face[action],) if verb == ARM or verb == STRIKE or verb == DEFEND else ()

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Fight:
        return Unseen(self.read(sight), sight, rng).dealt()

    def read(self, sight: tuple[int, ...]) -> Fight:
        """The position as far as this sight shows it. Hidden hands and the deck are empty, and the state is mute."""
        fight = Fight(self.ring, True)
        fight.read(sight)
        return fight

    def rebuild(self, values: tuple[Any, ...]) -> Fight:
        fight = Fight(self.ring, True)
        fight.restore(values)
        return fight
