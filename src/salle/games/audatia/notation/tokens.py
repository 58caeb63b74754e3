"""The notation of Audatia."""

from __future__ import annotations

from salle.core.game import CHANCE, Action, State
from salle.core.notation.tokens import Notation
from salle.games.audatia.notation.stance import read_stance
from salle.games.audatia.notation.stance_writing import write_stance
from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.game import Audatia

MASKED = ("+?", "-?", "p?")
SIGNS = "-~x=/"


class AudatiaNotation(Notation):
    """Tokens, made of a sign for the action and the code of the card, and stances."""

    game: Audatia

    def __init__(self, game: Audatia) -> None:
        super().__init__(game)
        self.tokens = {Action(number): token for token, number in game.setup.action_table.number.items()}

    def spell(self, action: Action) -> str:
        game = self.game
        if action < game.actions:
            return self.tokens[action]
        face = action - game.actions
        codes = game.setup.cards.codes
        return f"+{codes[face]}" if face < len(codes) else MASKED[face - len(codes)]

    def shorthand(self, state: State, text: str) -> list[Action]:
        """Shorter forms: in any case, without the half-sun or side, without the sign."""
        wish = text.casefold()
        if state.to_act == CHANCE:
            return [action for action in state.legal_actions() if wish in token_forms(self.spell(action))]
        numbers = self.game.setup.action_table.number
        readings = [
            [Action(number) for token, number in numbers.items() if token_forms(token)[form] == wish]
            for form in range(4)
        ]
        return self.permitted(state, readings, rule_ids.NOT_IN_HAND, (rule_ids.NOT_NOW,))

    def write_stance(self, state: State) -> str:
        assert isinstance(state, Duel)
        return write_stance(self.game, state)

    def read_stance(self, text: str) -> Duel:
        return read_stance(self.game, text)


def token_forms(token: str) -> tuple[str, str, str, str]:
    """The forms of a token: small letters, without the half-sun or side, without the sign, without both."""
    small = token.casefold()
    signless = small[1:] if small[:1] in SIGNS or small in ("ep", "dp") else small
    return small, without_ending(small), signless, without_ending(signless)


def without_ending(token: str) -> str:
    """The token without its half-sun or side."""
    return token[:-1] if token[-1:] in "lrio" and len(token) > 2 else token
