"""What the words about an action of En Garde may ask for: each fact is found only if they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from salle.core.game import LEGAL, Action, Rule
from salle.core.show.explanations import yes_or_no
from salle.games.engarde.rules.rule_ids import NOT_AT_DISTANCE
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.transitions import Match


class DescribedAction:
    """An action that a seat may choose, or that a rule refuses to it."""

    def __init__(self, piste: Piste, seen: Match, action: Action, cards: str, rule: Rule = LEGAL) -> None:
        actions = piste.action_table
        self.piste: Final = piste
        self.seen: Final = seen
        self.cards: Final = cards
        self.rule: Final = rule
        self.value: Final = actions.value[action]
        self.count: Final = actions.count[action]
        self.step: Final = actions.step[action]
        self.laid: Final = actions.laid[action]

    def ahead(self, steps: int) -> int:
        """The space so many steps before the fencer."""
        return self.seen.ahead(self.seen.to_act, steps)

    def drawn(self) -> int:
        """How many cards follow it."""
        seen = self.seen
        return min(self.piste.hand - seen.size(seen.to_act) + self.laid, seen.pack)

    def gap(self) -> int:
        """How far apart they are: where it would strike from if it is refused, else after it."""
        if self.rule == LEGAL:
            return self.seen.gap() - (self.step or self.value)
        return self.seen.gap() - (self.step if self.rule == NOT_AT_DISTANCE else 0)

    def room(self) -> int:
        """The spaces behind the fencer."""
        return self.seen.room_behind(self.seen.to_act)


FACTS: Final[dict[str, Callable[[DescribedAction], Any]]] = {
    "attack": lambda action: action.seen.attack_value,
    "attackers": lambda action: action.seen.attack_count,
    "back": lambda action: action.ahead(-action.value),
    "card": lambda action: action.value,
    "cards": lambda action: action.cards,
    "count": lambda action: action.count,
    "drawn": lambda action: action.drawn(),
    "forward": lambda action: action.ahead(action.step or action.value),
    "gap": lambda action: action.gap(),
    "ground": lambda action: yes_or_no(action.seen.attack_advanced and action.seen.pack > 0),
    "mine": lambda action: action.value,
    "pack": lambda action: action.seen.pack,
    "room": lambda action: action.room(),
    "step": lambda action: action.step,
    "sum": lambda action: action.seen.attack_value * action.seen.attack_count,
    "wider": lambda action: action.seen.gap() + action.value,
}
