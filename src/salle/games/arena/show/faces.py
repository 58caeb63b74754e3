"""The cards and heroes of Swordplay: Arena as they are drawn."""

from __future__ import annotations

from salle.core.show.view_parts import Face
from salle.core.texts import Message
from salle.games.arena.card_data import Hero, Printed, Sheet
from salle.games.arena.rules.cards import KINDS

NUMBERS = ("bonus", "damage", "strength", "hands")
IGNORES_ARMOR = "ignores-armor"


def faces(sheet: Sheet) -> list[Face]:
    """The cards of the deck and the heroes; family: the sort of card, or hero; marks: the line of an attack or those
    that a defence covers, and `ignores-armor`; numbers: what is printed, of a hero `life` and `damage`."""
    return [*(_card(sheet.printed(name)) for name in KINDS), *map(_hero, sheet.hero)]


def _card(row: Printed) -> Face:
    lines = row.covers.value if row.covers else [row.line.value] if row.line else []
    ignores = row.ignores_armor is not None and row.ignores_armor.value
    numbers = {name: fact.value for name in NUMBERS if (fact := getattr(row, name)) and fact.value}
    marks = (*lines, *[IGNORES_ARMOR] * ignores)
    return Face(row.code, row.code, Message(f"arena-card-{row.name}"), row.kind, numbers, marks, row.copies.value)


def _hero(hero: Hero) -> Face:
    numbers = {"life": hero.life.value, "damage": hero.damage.value}
    return Face(hero.name, hero.name, Message(f"arena-hero-{hero.name}"), "hero", numbers, (), 1)
