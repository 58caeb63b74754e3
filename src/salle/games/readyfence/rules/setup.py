"""The options of Ready... Fence! as numbers: cards, score, periods and actions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import LEGAL, Action, Game, Rule
from salle.games.readyfence.rules import rule_ids
from salle.games.readyfence.rules.actions import ActionTable
from salle.games.readyfence.rules.cards import COUNTER_TIME, PARRY_AND_RIPOSTE, RED, Cards
from salle.games.readyfence.rules.terms import HAND, OVERTIME_TIMER, STAMINA, TIMER

CARDLESS: Final = 288  # combinations that decide which actions without cards are legal, see `Turn`


class Strip:
    """The settings of a bout. All its positions share them, and they never change."""

    def __init__(self, game: Game, ruleset: str, options: dict[str, Any], cards: Cards) -> None:
        self.game: Final = game
        self.tutorial: Final = ruleset == "tutorial"
        self.basic: Final = ruleset == "basic"
        self.cards: Final = cards
        self.touches: Final[i64] = options["touches"]
        self.passivity: Final[i64] = options["passivity"]  # RF-19; 0: off
        self.cards_first: Final[bool] = options["cards_first"]  # RF-13
        self.periods: Final[i64] = 1 if self.tutorial else max(1, self.touches // 5)
        self.counter_time: Final[bool] = cards.faces_to[COUNTER_TIME] > 0  # RF-8
        self.action_table: Final = ActionTable(ruleset, cards)
        self.actions: Final[i64] = len(self.action_table.verb)
        # Chance actions: for each face a draw, a random loss and an unseen filling; then the toss for each seat.
        self.takes: Final[i64] = cards.faces
        self.fills: Final[i64] = 2 * cards.faces
        self.tosses: Final[i64] = 3 * cards.faces
        self.chances: Final[i64] = 3 * cards.faces + 2
        self.full_pool: Final[list[i64]] = cards.copies
        # Caches for lists of legal actions: those of a turn that need no card, and the cards that can open, by
        # distance and the opponent's weapon.
        self.cardless: Final[list[list[Action] | None]] = [None] * CARDLESS
        self.openers: Final[list[i64]] = []
        distance: i64
        theirs: i64
        for distance in range(3):
            for theirs in range(3):
                self.openers.append(self._openers(distance, theirs))
        self.toss: Final[list[i64]] = [0] * self.tosses + [1, 1]

    def refuse_opening(self, kind: i64, distance: i64, theirs: i64) -> Rule:
        """The rule that forbids a card to open at this distance against that weapon."""
        cards = self.cards
        if cards.colours[kind] & RED == 0 or kind == PARRY_AND_RIPOSTE:
            return rule_ids.RED_OPENS
        if cards.distance[kind] != distance:
            return rule_ids.WRONG_DISTANCE
        return LEGAL if cards.opens[kind][theirs] else rule_ids.WRONG_WEAPON

    def _openers(self, distance: i64, theirs: i64) -> i64:
        found: i64 = 0
        face: i64
        for face in range(self.cards.faces):
            if self.refuse_opening(self.cards.kind[face], distance, theirs) == LEGAL:
                found |= self.cards.first[face]
        return found

    def stamina_of(self, period: i64) -> i64:
        """The stamina of each fencer when the period begins."""
        return STAMINA if self.basic or self.tutorial else STAMINA + 1 - period

    def timer_of_first(self) -> i64:
        """The size of the first Timer: in tutorial all cards that were not dealt."""
        return self.cards.total - 2 * HAND if self.tutorial else TIMER

    def most_plies(self) -> i64:
        """The maximum number of plies of a bout (RF-19), or 0 if there is none."""
        if self.passivity == 0:
            return 0
        later = (self.periods - 1) * (self.cards.total - 2 * HAND) + OVERTIME_TIMER
        turns = (self.timer_of_first() + later + 2 * self.touches + 2) * self.passivity + 2 * HAND + 2
        return 4 * HAND + 8 + 40 * turns
