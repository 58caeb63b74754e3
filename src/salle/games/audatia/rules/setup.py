"""The options and card data of a duel as numbers, shared by all its positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from salle.core.game import Game
from salle.games.audatia.rules.actions import ActionTable
from salle.games.audatia.rules.cards import CHARACTERS, Cards
from salle.games.audatia.rules.terms import GAMES

if TYPE_CHECKING:
    from salle.games.audatia.rules.phase import Phase


class DuelSetup:
    """The options and card data of a duel. They never change."""

    def __init__(
        self, game: Game, options: dict[str, Any], cards: Cards, actions: ActionTable, phases: list[Phase]
    ) -> None:
        self.game: Final = game
        self.cards: Final = cards
        self.action_table: Final = actions
        self.actions: Final[i64] = len(actions.verb)
        self.phases: Final = phases
        self.characters: Final[list[i64]] = [
            CHARACTERS.index(options["challenger"]),
            CHARACTERS.index(options["respondent"]),
        ]

    def horizon(self) -> int:
        """An upper bound for the plies of a duel: each card's draw and play, a Deny, and the decisions between."""
        cards = 0
        for character in self.characters:
            cards += len(self.cards.list_faces(self.cards.deck[character]))
        return GAMES * (10 + 20 * cards)
