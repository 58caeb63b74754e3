"""A case of a refusal: where it is refused, by which rule, in which words, and what would mend it."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.audatia.duel_after_poste import facing
from tests.games.audatia.dueling import Dueling, duel, stance

GALEAZZI = "galeazzo galeazzo"


@dataclass(frozen=True)
class Case:
    """A scene is `DOD MFl / FEN MFr / crcr | xMFl` (see `facing`), or a stance, or nothing, and what is played from it.

    With `mend` put for `fault` in it, the action is legal.
    """

    rule: str
    scene: str
    token: str
    words: str  # the facts that the English sentence names, a / between them
    fault: str = ""
    mend: str = ""
    people: str = "galeazzo boucicault"
    cards: str = ""

    def duel(self, scene: str = "") -> Dueling:
        start, _, played = (part.strip() for part in (scene or self.scene).partition("|"))
        if " / " in start:
            challenger, respondent, virtues = start.split(" / ")
            return facing(challenger, respondent, virtues, people=self.people).play(played)
        mine, theirs = self.people.split()
        return (stance(start, mine, theirs, self.cards) if start else duel(mine, theirs)).play(played)

    def __str__(self) -> str:
        return f"{self.rule} {self.token}"
