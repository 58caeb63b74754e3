"""How Ready... Fence! is written: `> < << L I E S ST5 SH6+AN PR5+GL P D FE>ST6 # .`, the deck's `+ST3 *ST3 @left`."""

from __future__ import annotations

from salle.core.game import Action, State
from salle.core.notation import Notation
from salle.games.readyfence.game import ReadyFence
from salle.games.readyfence.rules import Match
from salle.games.readyfence.stance import Stance, written


class ReadyFenceNotation(Notation):
    """Tokens and stances of one mode."""

    game: ReadyFence

    def __init__(self, game: ReadyFence) -> None:
        super().__init__(game)
        piles = [f"{mark}{code}" for mark in "+*~" for code in game.strip.cards.codes]
        self.tokens = [*game.strip.deeds.number, *piles, "@left", "@right", "+?", "-?", "~?"]

    def spell(self, action: Action) -> str:
        return self.tokens[action]

    def shorthand(self, state: State, text: str) -> list[Action]:
        """Small letters mean capitals; a card may be named without its speed: `sh6`, `st`, `-pr`."""
        wish = text.upper()
        legal = {self.token(action): action for action in state.legal_actions()}
        if wish in legal:
            return [legal[wish]]
        return [action for token, action in legal.items() if token.rstrip("0123456789") == wish]

    def write_stance(self, state: State) -> str:
        assert isinstance(state, Match)
        return written(self.game, state)

    def read_stance(self, text: str) -> Match:
        return Stance(self.game, text).match()
