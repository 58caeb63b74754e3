"""Audatia as a `Game`: new duels, and duels read from a sight."""

from __future__ import annotations

from typing import Any, Final

from salle.core.game import Action, Game
from salle.core.rng import Rng
from salle.games.audatia.rules.actions import ACTION_KINDS, CYCLE, PUT, STAND, ActionTable
from salle.games.audatia.rules.cards import FIRST_POSTA, KINDS, Cards
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.imagine import Unseen
from salle.games.audatia.rules.phases import all_phases
from salle.games.audatia.rules.setup import DuelSetup
from salle.games.audatia.rules.terms import EVENTS, RULES


class Audatia(Game):
    """The duel between two characters, with its cards."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("audatia", ruleset, version, options)
        actions = ActionTable(cards)
        setup = DuelSetup(self, options, cards, actions, all_phases(actions))
        self.setup: Final = setup
        self.actions = setup.actions
        self.chance_actions = cards.faces
        self.masked_actions = 3
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
        self.card_sets = cards
        self.seat_names = ("challenger", "respondent")
        self.horizon = setup.horizon()

    def new(self) -> Duel:
        return Duel(self.setup)

    def laid(self, action: Action) -> tuple[int, ...]:
        actions = self.setup.action_table
        verb, what = actions.verb[action], actions.what[action]
        if verb == STAND:
            return (FIRST_POSTA + what,)
        return () if verb < PUT or verb == PUT or verb == CYCLE else (self.setup.cards.kind(what),)

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Duel:
        """Deal the unseen cards again. Cards seen earlier stay where they were, unless they may have been put away."""
        return Unseen(self.read(sight), sight, rng).dealt()

    def read(self, sight: tuple[int, ...]) -> Duel:
        """The position as far as this sight shows it. Hidden cards are nowhere, and nothing is announced."""
        duel = Duel(self.setup, True)
        duel.read(sight)
        return duel

    def rebuild(self, values: tuple[Any, ...]) -> Duel:
        duel = Duel(self.setup, True)
        duel.restore(values)
        return duel
