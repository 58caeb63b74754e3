"""The notation of Swordplay: Arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import CHANCE, Action, State
from salle.core.notation.tokens import Notation
from salle.games.arena.notation.stance import read_stance, write_stance
from salle.games.arena.rules.cards import HEROES
from salle.games.arena.rules.rule_ids import NOT_IN_HAND, NOT_NOW, NOT_READY

if TYPE_CHECKING:
    from salle.games.arena.rules.game import Arena

MASKED = "+?"
SIGNS = "-v^="
FORMS = 3


class ArenaNotation(Notation):
    """A token is a sign for the action, the code of the card, and the target."""

    game: Arena

    def __init__(self, game: Arena) -> None:
        super().__init__(game)
        self.tokens = {Action(number): token for token, number in game.ring.action_table.number.items()}

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
        """Accept any case, an attack without its target, and a card without its sign, line or strength."""
        wish = text.casefold()
        if state.to_act == CHANCE:
            return [action for action in state.legal_actions() if self.spell(action).casefold() == wish]
        readings: list[list[Action]] = [[] for _ in range(FORMS)]
        for token, number in self.game.ring.action_table.number.items():
            for reading, form in zip(readings, self._forms(token, number), strict=True):
                if wish in form:
                    reading.append(Action(number))
        return self.permitted(state, readings, NOT_IN_HAND, (NOT_NOW, NOT_READY))

    def _forms(self, token: str, number: int) -> tuple[set[str], set[str], set[str]]:
        """The token in small letters, without its target, and its forms without sign, line or strength."""
        ring = self.game.ring
        sign, small = token[0] if token[0] in SIGNS else "", token.casefold()
        aimless = small.partition(">")[0]
        if ring.action_table.face[number] == NO_FACE:
            return {small}, {aimless}, set()
        code = ring.cards.codes[ring.action_table.face[number]].casefold()
        return {small}, {aimless}, {aimless.removeprefix(sign), sign + code, code}

    def read_stance(self, text: str) -> State:
        return read_stance(self.game, text)

    def write_stance(self, state: State) -> str:
        return write_stance(self.game, state)
