"""The notation of Swordplay: Arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salle.core.game import Action, State
from salle.core.notation import Notation
from salle.games.arena.cards import HEROES
from salle.games.arena.stance import read_stance, write_stance

if TYPE_CHECKING:
    from salle.games.arena.game import Arena

MASKED = "+?"


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
        """The same in any case; an attack without its target where there is one opponent; a card without its sign."""
        legal = {self.spell(action): action for action in state.legal_actions()}
        wanted = text.casefold()
        for form in (str, bare_target, bare):
            found = [action for token, action in legal.items() if form(token).casefold() == wanted]
            if found:
                return found
        return []

    def read_stance(self, text: str) -> State:
        return read_stance(self.game, text)

    def write_stance(self, state: State) -> str:
        return write_stance(self.game, state)


def bare_target(token: str) -> str:
    """An attack without its target."""
    return token.partition(">")[0]


def bare(token: str) -> str:
    """A card without its sign and its target."""
    return bare_target(token).lstrip("-v^=")
