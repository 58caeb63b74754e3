"""Swordplay: Arena as a `Game`: new games, and games as far as a sight tells them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action, Game, Rule, Seat
from salle.core.rng import Rng
from salle.games.arena.rules.actions import ACTION_KINDS, ARM, DEFEND, STRIKE
from salle.games.arena.rules.cards import KINDS, Cards
from salle.games.arena.rules.event_ids import EVENTS
from salle.games.arena.rules.imagine import Unseen
from salle.games.arena.rules.position import (
    HERO_CARDS,
    HERO_ITEMS,
    HERO_SIZE,
    MOST_ITEMS,
    SIGHT_AGED,
    SIGHT_ATTACK,
    SIGHT_DECK,
    SIGHT_DISCARDS,
    SIGHT_DRAWER,
    SIGHT_FOUGHT,
    SIGHT_FRESH,
    SIGHT_HEROES,
    SIGHT_PHASE,
    SIGHT_QUIET,
    SIGHT_ROUND,
    SIGHT_TO_ACT,
    SIGHT_TURN,
    SIGHT_WHY,
    SIGHT_WINNER,
    Hero,
)
from salle.games.arena.rules.rule_ids import RULES
from salle.games.arena.rules.setup import Ring
from salle.games.arena.rules.transitions import Fight

SEAT_NAMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


class Arena(Game):
    """A fight of so many heroes, with its options and cards."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("arena", ruleset, version, options)
        ring = Ring(options, cards)
        self.ring: Final = ring
        self.seats = ring.seats
        self.actions = ring.actions
        self.chance_actions = ring.chances
        self.masked_actions = 1
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
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
        """Deal the unseen cards anew."""
        return Unseen(self.restored(sight), sight, rng).dealt()

    def restored(self, sight: tuple[int, ...]) -> Fight:
        """The position as far as this sight goes, mute: hands it does not show and the deck are empty."""
        fight = Fight(self.ring, True)
        fight.to_act = Seat(sight[SIGHT_TO_ACT])
        fight.phase = sight[SIGHT_PHASE]
        fight.turn = Seat(sight[SIGHT_TURN])
        fight.round = sight[SIGHT_ROUND]
        fight.quiet = sight[SIGHT_QUIET]
        fight.fought = sight[SIGHT_FOUGHT] > 0
        fight.drawer = Seat(sight[SIGHT_DRAWER])
        fight.deck = 0
        fight.deck_size = sight[SIGHT_DECK]
        fight.discards = sight[SIGHT_DISCARDS]
        fight.fresh = sight[SIGHT_FRESH]
        fight.aged = sight[SIGHT_AGED]
        fight.attack = sight[SIGHT_ATTACK]
        fight.line = sight[SIGHT_ATTACK + 1]
        fight.target = Seat(sight[SIGHT_ATTACK + 2])
        fight.winner = Seat(sight[SIGHT_WINNER])
        fight.why = Rule(sight[SIGHT_WHY])
        number: i64
        for number in range(self.ring.seats):
            self._restore(fight.heroes[number], sight, SIGHT_HEROES + number * HERO_SIZE)
        place: i64 = SIGHT_HEROES + self.ring.seats * HERO_SIZE
        for me in fight.heroes:
            last: i64 = place + sight[place]
            while place < last:
                place += 1
                me.spent.append(sight[place])
            place += 1
        return fight

    def _restore(self, me: Hero, sight: tuple[int, ...], first: i64) -> None:
        me.hero = sight[first]
        me.life = sight[first + 1]
        me.standing = sight[first + 2] > 0
        me.held = sight[first + 3]
        me.armor = sight[first + 4]
        me.armor_left = sight[first + 5]
        me.newer = sight[first + 6]
        number: i64
        for number in range(MOST_ITEMS):
            face: i64 = sight[first + HERO_ITEMS + 2 * number]
            if face != NO_FACE:
                me.items.append(face)
                me.left.append(sight[first + HERO_ITEMS + 2 * number + 1])
        me.hand = sight[first + HERO_CARDS]
        me.drawn = sight[first + HERO_CARDS + 1]
