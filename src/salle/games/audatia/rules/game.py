"""Audatia as a `Game`: new duels, and duels as far as a sight tells them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import Action, Game, Rule, Seat
from salle.core.rng import Rng
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import ACTION_KINDS, CYCLE, PUT, STAND, ActionTable
from salle.games.audatia.rules.cards import FIRST_POSTA, KINDS, Cards
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.imagine import Unseen
from salle.games.audatia.rules.phases import all_phases
from salle.games.audatia.rules.position import (
    DUELIST_CARDS,
    DUELIST_HALL,
    DUELIST_MEMORY,
    DUELIST_SIZE,
    SIGHT_AFTER,
    SIGHT_ATTACK,
    SIGHT_ATTACKER,
    SIGHT_DRAWER,
    SIGHT_DUELISTS,
    SIGHT_FIRST,
    SIGHT_GAME,
    SIGHT_OWED,
    SIGHT_PARRY,
    SIGHT_PENDING,
    SIGHT_PHASE,
    SIGHT_PUT,
    SIGHT_REMEDY,
    SIGHT_STACKS,
    SIGHT_STRETTO,
    SIGHT_TO_ACT,
    SIGHT_VIRTUES,
    SIGHT_WAITED,
    SIGHT_WHY,
    SIGHT_WINNER,
    Duelist,
)
from salle.games.audatia.rules.setup import DuelSetup
from salle.games.audatia.rules.terms import CHALLENGER, EVENTS, RULES


class Audatia(Game):
    """The duel between two characters, with its cards."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("audatia", ruleset, version, options)
        actions = ActionTable(cards)
        setup = DuelSetup(options, cards, actions, all_phases(actions))
        self.setup: Final = setup
        self.actions = setup.actions
        self.chance_actions = cards.faces
        self.masked_actions = 3
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
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
        """Deal the unseen cards anew; what was seen once is kept as far as it can't have been put away."""
        return Unseen(self.restored(sight), sight, rng).dealt()

    def restored(self, sight: tuple[int, ...]) -> Duel:
        """The position as far as this sight goes, mute: what it does not show is nowhere."""
        duel = Duel(self.setup, True)
        duel.to_act = Seat(sight[SIGHT_TO_ACT])
        duel.phase = sight[SIGHT_PHASE]
        duel.together = duel.phase == phase_ids.POSTA and duel.to_act == CHALLENGER
        duel.game = sight[SIGHT_GAME]
        number: i64
        for number in range(4):
            duel.virtues[number] = Seat(sight[SIGHT_VIRTUES + number])
        duel.first = Seat(sight[SIGHT_FIRST])
        duel.put = sight[SIGHT_PUT]
        duel.attacker = Seat(sight[SIGHT_ATTACKER])
        duel.attack = sight[SIGHT_ATTACK]
        duel.parry = sight[SIGHT_PARRY]
        duel.stretto = sight[SIGHT_STRETTO]
        duel.remedy = sight[SIGHT_REMEDY]
        duel.remedy_side = sight[SIGHT_REMEDY + 1]
        duel.remedy_role = sight[SIGHT_REMEDY + 2]
        duel.soprana = sight[SIGHT_REMEDY + 3] > 0
        duel.waited = sight[SIGHT_WAITED] > 0
        duel.pending = Action(sight[SIGHT_PENDING])
        duel.resume = sight[SIGHT_PENDING + 1]
        duel.drawer = Seat(sight[SIGHT_DRAWER])
        duel.owed = sight[SIGHT_OWED]
        duel.after = sight[SIGHT_AFTER]
        duel.winner = Seat(sight[SIGHT_WINNER])
        duel.why = Rule(sight[SIGHT_WHY])
        stacks: i64 = SIGHT_STACKS
        stacks = self._restore(duel.challenger, sight, SIGHT_DUELISTS, stacks)
        self._restore(duel.respondent, sight, SIGHT_DUELISTS + DUELIST_SIZE, stacks)
        return duel

    def _restore(self, me: Duelist, sight: tuple[int, ...], first: i64, stacks: i64) -> i64:
        me.held = sight[first]
        me.hidden_size = sight[first + 1]
        me.deck_size = sight[first + 2]
        me.shown = sight[first + 3]
        me.posta = sight[first + 4]
        me.side = sight[first + 5]
        me.lures = sight[first + 6]
        me.taunted = sight[first + 7]
        me.salute = sight[first + 8]
        length: i64 = sight[first + 9]
        me.memory.restore(sight, first + DUELIST_MEMORY)
        me.hall.restore(sight, first + DUELIST_HALL)
        me.hand = sight[first + DUELIST_CARDS]
        me.hidden = sight[first + DUELIST_CARDS + 1]
        me.basics = sight[first + DUELIST_CARDS + 2]
        me.deck = 0
        number: i64
        for number in range(stacks, stacks + length):
            me.stack.append(sight[number])
        return stacks + length
