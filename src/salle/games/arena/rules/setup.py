"""The arena: options and card data as numbers, shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import Game
from salle.games.arena.rules.actions import ARM, COVER, DEFEND, DROP, PASS, PUT, STRIKE, TAKE, ActionTable
from salle.games.arena.rules.cards import HEROES, Cards
from salle.games.arena.rules.phase_ids import ANSWER, COMBAT, DISCARD, OVER, READY
from salle.games.arena.rules.terms import RESTLESS_FROM

# The verbs of each phase.
VERBS: Final[dict[int, tuple[int, ...]]] = {
    DISCARD: (PASS, PUT),
    READY: (PASS, DROP, ARM),
    COMBAT: (PASS, STRIKE),
    ANSWER: (TAKE, DEFEND, COVER),
}


class Ring:
    """The fixed data of a game."""

    def __init__(self, game: Game, options: dict[str, Any], cards: Cards) -> None:
        self.game: Final = game
        self.cards: Final = cards
        self.seats: Final[i64] = options["seats"]
        self.second_life: Final[bool] = options["second_life"]  # AR-7
        self.restless: Final[bool] = options["restless"]  # AR-5, AR-6
        self.heroes: Final[list[i64]] = []  # in seat order; empty if they are drawn at random
        if options["heroes"] != "lot":
            for name in str(options["heroes"]).split(","):
                self.heroes.append(HEROES.index(name))
        self.action_table: Final = ActionTable(cards, self.seats)
        self.actions: Final[i64] = len(self.action_table.verb)
        # The chance actions draw a card or a hero.
        self.first_hero: Final[i64] = cards.faces
        self.chances: Final[i64] = cards.faces + len(HEROES)
        self.knows: Final[list[list[bool]]] = []
        for phase in range(OVER + 1):
            verbs = VERBS.get(phase, ())
            self.knows.append([verb in verbs for verb in range(COVER + 1)])

    def horizon(self) -> int | None:
        """The most plies a bout can take. The restless crowd ends it soon after round 40."""
        if not self.restless:
            return None
        lives = 0
        for life in self.cards.life:
            lives = max(lives, life)
        rounds = RESTLESS_FROM + lives + 2
        a_turn = 14  # discard, five draws, drops, item, attack, answer
        return len(HEROES) + 5 * self.seats + rounds * self.seats * a_turn
