"""The facts that texts about an action of En Garde can use. Each is computed only when a text uses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from salle.core.game import LEGAL, Action, Rule
from salle.core.show.explanations import yes_or_no
from salle.games.engarde.rules.actions import unpack_cards
from salle.games.engarde.rules.rule_ids import NOT_AT_DISTANCE
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.transitions import Match


class DescribedAction:
    """An action that is offered to a seat or refused."""

    def __init__(self, piste: Piste, seen: Match, action: Action, cards: list[int], rule: Rule = LEGAL) -> None:
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
        """The space this many steps ahead of the fencer."""
        return self.seen.ahead(self.seen.to_act, steps)

    def drawn(self) -> int:
        """How many cards are drawn after it."""
        seen = self.seen
        return min(self.piste.hand - seen.size(seen.to_act) + self.laid, seen.pack)

    def gap(self) -> int:
        """The gap after the action; for a refused attack, the gap from which it would strike."""
        if self.rule == LEGAL:
            return self.seen.gap() - (self.step or self.value)
        return self.seen.gap() - (self.step if self.rule == NOT_AT_DISTANCE else 0)

    def room(self) -> int:
        """The spaces behind the fencer."""
        return self.seen.room_behind(self.seen.to_act)

    def best(self) -> int:
        """The highest card in hand; 0 if the hand is empty."""
        return max(unpack_cards(self.seen.hand(self.seen.to_act), self.piste.values), default=0)

    def far(self) -> bool:
        """Whether the gap is larger than every card in hand."""
        return 0 < self.best() < self.gap()

    def parry_sum(self) -> int:
        """The total of a parry: of the attack to answer, else of this action."""
        return self.seen.attack_value * self.seen.attack_count or self.value * self.count


FACTS: Final[dict[str, Callable[[DescribedAction], Any]]] = {
    "attack": lambda action: action.seen.attack_value,
    "attackers": lambda action: action.seen.attack_count,
    "back": lambda action: action.ahead(-action.value),
    "best": lambda action: action.best(),
    "card": lambda action: action.value,
    "cards": lambda action: action.cards,
    "count": lambda action: action.count,
    "drawn": lambda action: action.drawn(),
    "far": lambda action: yes_or_no(action.far()),
    "forward": lambda action: action.ahead(action.step or action.value),
    "gap": lambda action: action.gap(),
    "ground": lambda action: yes_or_no(action.seen.attack_advanced and action.seen.pack > 0),
    "mine": lambda action: action.value,
    "pack": lambda action: action.seen.pack,
    "parry": lambda action: "same" if action.piste.same_parry else "sum",
    "room": lambda action: action.room(),
    "step": lambda action: action.step,
    "sum": lambda action: action.parry_sum(),
    "wider": lambda action: action.seen.gap() + action.value,
}
