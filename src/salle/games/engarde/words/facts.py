"""What the words about a deed of En Garde may ask for: each fact is found only if they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from salle.core.game import LEGAL, Action, Rule
from salle.core.show.explanations import yes
from salle.games.engarde.rules.named_sight import Reading
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, NOT_AT_DISTANCE


class Deed:
    """An action that a seat may choose, or that a rule refuses to it."""

    def __init__(self, piste: Piste, seen: Reading, action: Action, cards: str, rule: Rule = LEGAL) -> None:
        deeds = piste.deeds
        self.piste: Final = piste
        self.seen: Final = seen
        self.cards: Final = cards
        self.rule: Final = rule
        self.value: Final = deeds.value[action]
        self.count: Final = deeds.count[action]
        self.step: Final = deeds.step[action]
        self.laid: Final = deeds.laid[action]

    def ahead(self, steps: int) -> int:
        """The space so many steps before the fencer."""
        return self.seen.ahead(self.seen.to_act, steps)

    def drawn(self) -> int:
        """How many cards follow it."""
        seen = self.seen
        return min(self.piste.hand - seen.sizes[seen.to_act] + self.laid, seen.pack)

    def gap(self) -> int:
        """How far apart they are: where it would strike from if it is refused, else after it."""
        if self.rule == LEGAL:
            return self.seen.gap - (self.step or self.value)
        return self.seen.gap - (self.step if self.rule == NOT_AT_DISTANCE else 0)

    def room(self) -> int:
        """The spaces behind the fencer."""
        seen = self.seen
        return seen.left - 1 if seen.to_act == LEFT else self.piste.length - seen.right


FACTS: Final[dict[str, Callable[[Deed], Any]]] = {
    "attack": lambda deed: deed.seen.attack_value,
    "attackers": lambda deed: deed.seen.attack_count,
    "back": lambda deed: deed.ahead(-deed.value),
    "card": lambda deed: deed.value,
    "cards": lambda deed: deed.cards,
    "count": lambda deed: deed.count,
    "drawn": lambda deed: deed.drawn(),
    "forward": lambda deed: deed.ahead(deed.step or deed.value),
    "gap": lambda deed: deed.gap(),
    "ground": lambda deed: yes(deed.seen.attack_advanced and deed.seen.pack > 0),
    "mine": lambda deed: deed.value,
    "pack": lambda deed: deed.seen.pack,
    "room": lambda deed: deed.room(),
    "step": lambda deed: deed.step,
    "sum": lambda deed: deed.seen.attack_value * deed.seen.attack_count,
    "wider": lambda deed: deed.seen.gap + deed.value,
}
