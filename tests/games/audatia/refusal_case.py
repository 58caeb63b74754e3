"""A case of a refusal: the position, the rule, its sentence, and a change that makes the action legal."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.audatia.duel_after_poste import facing
from tests.games.audatia.dueling import Dueling, duel, stance

GALEAZZI = "galeazzo galeazzo"


@dataclass(frozen=True)
class Case:
    """A refused action.

    `scene` is `DOD MFl / FEN MFr / crcr | xMFl` (see `facing`), a stance, or nothing, and the tokens played from it.
    With `fault` replaced by `fix` in it, the action is legal.
    """

    rule: str
    scene: str
    token: str
    words: str  # parts of the English sentence, separated by /
    fault: str = ""
    fix: str = ""
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
