"""The faces of Audatia's cards: strikes with their suns, poste, remedies, counter-remedies and skills."""

from __future__ import annotations

from collections.abc import Iterator

from salle.core.show.view_parts import Face
from salle.core.texts import Message
from salle.games.audatia.card_data import CounterRemedy, Posta, Sheet, Skill, Strike, strike_code
from salle.games.audatia.rules.cards import BLOWS, NO_SUN, SIDES, SUNS, comes_from


class Faces:
    """The face of each card. Its family is strike, posta, remedy, counter or skill.

    Marks of a strike: the side it comes from, its sun (`sun-l`, `sun-r`), its signs (`attack`, `parry`, `break`), the
    virtue its attack needs, and what parries it (`by-MF`). Marks of a posta: its side, its powers (`exchange`,
    `extended`, `defends`), the blows it allows (`strikes-MF`) and shuts out (`shuts-MF`). Marks of a remedy or counter:
    its side. Marks of a skill: the virtue it needs, and `cycle`. The number of a posta is its virtue bonus. Copies are
    counted in the deck that has more of them.

    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.decks = [sheet.copies(character) for character in sheet.character]

    def all(self) -> list[Face]:
        """The faces of both decks, and the poste."""
        sheet = self.sheet
        return [
            *(face for row in sheet.strike for face in self._strikes(row)),
            *map(self._posta, sheet.posta),
            *(self._face(row.code, row.name, "remedy", row.side.value) for row in sheet.remedy),
            *(self._face(row.code, row.name, "counter", *self._sides(row)) for row in sheet.counter),
            *map(self._skill, sheet.skill),
        ]

    def _face(self, code: str, name: str, family: str, *marks: str) -> Face:
        copies = max(deck[code] for deck in self.decks)
        return Face(code, code, Message(f"audatia-card-{name}"), family, {}, marks, copies)

    def _strikes(self, row: Strike) -> Iterator[Face]:
        signs = {"attack": row.attack, "parry": row.parry, "break": row.breaks}
        marks = [SIDES[comes_from(BLOWS.index(row.code))], *(sign for sign, fact in signs.items() if fact.value)]
        marks += [row.attack_needs.value] if row.attack_needs else []
        marks += [f"by-{blow}" for blow in row.parried_by.value]
        for sun in row.suns.value:
            code, title = strike_code(row.code, sun), Message(f"audatia-card-{row.name}")
            copies = max(deck[code] for deck in self.decks)
            suns = () if sun == SUNS[NO_SUN] else (f"sun-{sun}",)
            named = Message("audatia-face", {"card": title, "sun": sun})
            yield Face(code, row.code, named, "strike", {}, (*marks, *suns), copies)

    def _posta(self, row: Posta) -> Face:
        powers = {"exchange": row.exchange, "extended": row.extended, "defends": row.defends}
        marks = [row.side.value, *(power for power, fact in powers.items() if fact and fact.value)]
        marks += [f"strikes-{blow}" for blow in row.attacks.value]
        marks += [f"shuts-{blow}" for blow in row.shuts.value]
        numbers = {str(row.bonus.value.virtue): row.bonus.value.adds} if row.bonus else {}
        return Face(row.code, row.code, Message(f"audatia-card-{row.name}"), "posta", numbers, tuple(marks), 1)

    def _sides(self, row: CounterRemedy) -> list[str]:
        """The sides of a counter, which are those of its remedy."""
        return sorted({remedy.side.value for remedy in self.sheet.remedy if remedy.counter.value == row.name})

    def _skill(self, row: Skill) -> Face:
        needs = [row.needs.value] if row.needs else []
        return self._face(row.code, row.name, "skill", *needs, *["cycle"] * row.cycle.value)
