"""The tokens of En Garde: actions `>3 <2 x44 >3x55 =35 # -`, draws `+2 @left`, and the hidden draw `+?`."""

from __future__ import annotations

from salle.core.errors import Malformed
from salle.core.game import Action, State
from salle.core.notation.tokens import Notation
from salle.games.engarde.notation.stance import Stance, write_stance
from salle.games.engarde.rules.actions import unpack_cards
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.transitions import Match


class EnGardeNotation(Notation):
    """The tokens and stances of one rule set."""

    game: EnGarde

    def __init__(self, game: EnGarde) -> None:
        super().__init__(game)
        actions = list(game.piste.action_table.number)
        draws = [f"+{value}" for value in range(1, game.piste.values + 1)]
        self.tokens = [*actions, *draws, "@left", "@right", "+?"]

    def spell(self, action: Action) -> str:
        return self.tokens[action]

    def shorthand(self, state: State, text: str) -> list[Action]:
        """Cards alone mean any legal action with exactly these cards: `3`, `24`."""
        if not text or not set(text) <= set("123456789"[: self.game.piste.values]):
            return []
        piste = self.game.piste
        wanted = sorted(text)
        meant = [
            action
            for action in state.legal_actions()
            if action < self.game.actions
            and wanted == [str(value) for value in unpack_cards(piste.action_table.cards[action], piste.values)]
        ]
        if not meant:
            raise Malformed("engarde-nothing-with", cards=text)
        return meant

    def write_stance(self, state: State) -> str:
        assert isinstance(state, Match)
        return write_stance(self.game, state)

    def read_stance(self, text: str) -> Match:
        return Stance(self.game, text).match()
