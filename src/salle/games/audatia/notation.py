"""The notation of Audatia."""

from __future__ import annotations

from salle.core.game import Action, State
from salle.core.notation import Notation
from salle.games.audatia.game import Audatia
from salle.games.audatia.rules import Duel
from salle.games.audatia.stance import read_stance, write_stance

MASKED = ("+?", "-?", "p?")


class AudatiaNotation(Notation):
    """Tokens, a sign for what is done and the code of the card; and stances."""

    game: Audatia

    def __init__(self, game: Audatia) -> None:
        super().__init__(game)
        self.tokens = {Action(number): token for token, number in game.lists.deeds.number.items()}

    def spell(self, action: Action) -> str:
        game = self.game
        if action < game.actions:
            return self.tokens[action]
        face = action - game.actions
        codes = game.lists.cards.codes
        return f"+{codes[face]}" if face < len(codes) else MASKED[face - len(codes)]

    def shorthand(self, state: State, text: str) -> list[Action]:
        """The same in any case; a strike without its half-sun; a card without the sign, if only one sign fits."""
        legal = {self.spell(action): action for action in state.legal_actions()}
        wanted = text.casefold()
        exact = [action for token, action in legal.items() if token.casefold() == wanted]
        if exact:
            return exact
        sunless = [action for token, action in legal.items() if token.casefold() in (f"{wanted}l", f"{wanted}r")]
        if sunless:
            return sunless
        return [
            action for token, action in legal.items()
            if token[:1] in "-~x=/ed" and token[1:].casefold() in (wanted, f"{wanted}l", f"{wanted}r")
        ]  # fmt: skip

    def write_stance(self, state: State) -> str:
        assert isinstance(state, Duel)
        return write_stance(self.game, state)

    def read_stance(self, text: str) -> Duel:
        return read_stance(self.game, text)
