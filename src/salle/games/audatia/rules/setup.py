"""What the options and the card data of Audatia amount to, as numbers; shared by all positions of a duel."""

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
    """What the options and the card data amount to; it never changes."""

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
        """More plies than any duel has: of each card the draw, the play, a Deny and what is decided around them."""
        cards = 0
        for character in self.characters:
            cards += len(self.cards.list_faces(self.cards.deck[character]))
        return GAMES * (10 + 20 * cards)
