"""The notation of Swordplay: Arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salle.core.game import CHANCE, Action, State
from salle.core.notation import Notation
from salle.games.arena.cards import HEROES
from salle.games.arena.stance import read_stance, write_stance
from salle.games.arena.terms import NOT_IN_HAND, NOT_NOW, NOT_READY

if TYPE_CHECKING:
    from salle.games.arena.game import Arena

MASKED = "+?"
SIGNS = "-v^="


class ArenaNotation(Notation):
    """Tokens: a sign for what is done, the code of the card, and where it aims."""

    game: Arena

    def __init__(self, game: Arena) -> None:
        super().__init__(game)
        self.tokens = {Action(number): token for token, number in game.ring.deeds.number.items()}

    def spell(self, action: Action) -> str:
        game = self.game
        if action < game.actions:
            return self.tokens[action]
        index = action - game.actions
        codes = game.ring.cards.codes
        if index < len(codes):
            return f"+{codes[index]}"
        return f"@{HEROES[index - len(codes)]}" if index < game.chance_actions else MASKED

    def shorthand(self, state: State, text: str) -> list[Action]:
        """The same in any case; an attack without its target; a card without its sign."""
        wish = text.casefold()
        if state.to_act == CHANCE:
            return [action for action in state.legal_actions() if wish in forms(self.spell(action))]
        numbers = self.game.ring.deeds.number
        readings = [
            [Action(number) for token, number in numbers.items() if forms(token)[form] == wish] for form in range(3)
        ]
        return self.permitted(state, readings, NOT_IN_HAND, (NOT_NOW, NOT_READY))

    def read_stance(self, text: str) -> State:
        return read_stance(self.game, text)

    def write_stance(self, state: State) -> str:
        return write_stance(self.game, state)


def forms(token: str) -> tuple[str, str, str]:
    """In small letters; without the target of an attack; without its sign too."""
    small = token.casefold()
    aimless = small.partition(">")[0]
    return small, aimless, aimless.lstrip(SIGNS)
