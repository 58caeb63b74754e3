"""Tokens of Ready... Fence!: `> < << L I E S ST5 SH6+AN PR5+GL P D FE>ST6 # .`, the deck's `+ST3 *ST3 @left`."""

from __future__ import annotations

from salle.core.game import Action, State
from salle.core.notation.tokens import Notation
from salle.games.readyfence.notation.stance import Stance, write_stance
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.rule_ids import NOT_IN_HAND
from salle.games.readyfence.rules.transitions import Match


class ReadyFenceNotation(Notation):
    game: ReadyFence

    def __init__(self, game: ReadyFence) -> None:
        super().__init__(game)
        piles = [f"{mark}{code}" for mark in "+*~" for code in game.strip.cards.codes]
        self.tokens = [*game.strip.action_table.number, *piles, "@left", "@right", "+?", "-?", "~?"]

    def spell(self, action: Action) -> str:
        return self.tokens[action]

    def shorthand(self, state: State, text: str) -> list[Action]:
        """Read small letters as capitals, and cards without their speed: `sh6`, `st`, `-pr`."""
        wish = text.upper()
        meant = [
            Action(number) for token, number in self.game.strip.action_table.number.items() if is_meant(token, wish)
        ]
        return self.permitted(state, [meant], NOT_IN_HAND)

    def write_stance(self, state: State) -> str:
        assert isinstance(state, Match)
        return write_stance(self.game, state)

    def read_stance(self, text: str) -> Match:
        return Stance(self.game, text).match()


def is_meant(token: str, wish: str) -> bool:
    """Whether the text can stand for this token, with or without a speed at its end."""
    return wish in (token, token.rstrip("0123456789"))
