"""The faces of cards and heroes for the board."""

from __future__ import annotations

from salle.core.show.view_parts import Face
from salle.core.texts import Message
from salle.games.arena.card_data import Hero, Printed, Sheet
from salle.games.arena.rules.cards import KINDS

NUMBERS = ("bonus", "damage", "strength", "hands")
IGNORES_ARMOR = "ignores-armor"


def faces(sheet: Sheet) -> list[Face]:
    """The faces of all cards and heroes.

    `family` is the sort of card, or "hero". `marks` are the line of an attack or the lines a defence covers, and
    `ignores-armor`. `numbers` are the printed numbers; a hero has `life` and `damage`.
    """
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
