"""Observations for learners: a fixed number of values for each sight, each with a name and a range.

A choice becomes one number for each possible value, with 1 for the actual one. A set of cards becomes a count for each
face. A list becomes its length and its items, padded with zeros.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from salle.core.cards.card_sets import CardSets, size
from salle.core.fields import (
    NOBODY_SEES,
    Amount,
    CardSet,
    Choice,
    Counts,
    Field,
    Names,
    Number,
    Packed,
    Part,
    Record,
    Row,
    amount,
    choice,
    seat,
    seat_names,
)
from salle.core.game import EVERYONE, Game


@dataclass(frozen=True)
class Item:
    """One number of a sight, and the number of values that it becomes."""

    field: Field
    width: int
    first: int = 0  # the lowest value of a choice
    parts: tuple[Item, ...] = ()  # the parts of a packed number


@dataclass(frozen=True)
class Items:
    """A list in a sight, with its length or its maximum length."""

    row: Row
    item: Item
    most: int


class Observer:
    """Makes the observations of one game. `fields`, `low` and `high` give the name and the range of each value."""

    def __init__(self, game: Game, position: Record) -> None:
        self.game = game
        self.position = position
        self.plan: list[Item | Items] = []
        self.names: list[str] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self._add(choice("seat", lambda game: ("everyone", *seat_names(game)), int(EVERYONE)), "")
        self._add(seat("to_act"), "")
        self._add_record(position, "")
        self.fields = tuple(self.names)
        self.zeros = array("f", bytes(array("f").itemsize * len(self.fields)))

    def observe(self, sight: tuple[int, ...]) -> array[float]:
        """The observation for this sight."""
        found = self.zeros[:]
        place = at = 0
        for step in self.plan:
            if isinstance(step, Item):
                self._put(found, at, step, sight[place])
                place += 1
                at += step.width
                continue
            count = step.most
            if step.row.open:
                count = sight[place]
                found[at] = count
                place += 1
                at += 1
            for number in range(count):
                self._put(found, at + number * step.item.width, step.item, sight[place + number])
            place += count
            at += step.most * step.item.width
        return found

    def _put(self, found: array[float], at: int, item: Item, value: int) -> None:
        match item.field:
            case CardSet():
                for number, bits in enumerate(self._cards.field):
                    found[at + number] = float(size(value & bits))
            case Choice():
                found[at + value - item.first] = 1
            case Packed():
                for part, number in zip(item.parts, item.field.unpack(value), strict=True):
                    self._put(found, at, part, number)
                    at += part.width
            case _:
                found[at] = value

    @property
    def _cards(self) -> CardSets:
        assert self.game.card_sets is not None
        return self.game.card_sets

    # -- the names and ranges of the values

    def _add_record(self, record: Record, prefix: str) -> None:
        for field in record.fields:
            if field.sees != NOBODY_SEES:
                self._add(field, prefix)

    def _add(self, field: Field, prefix: str) -> None:
        name = prefix + field.name
        match field:
            case Part() if field.count:
                for number in range(self._number(field.number)):
                    self._add_record(field.record, f"{name}.{number}.")
            case Part():
                self._add_record(field.record, f"{name}.")
            case Counts():
                for value in range(1, self._number(field.values) + 1):
                    self.plan.append(self._item(amount("", 0, field.high), f"{name}:{value}"))
            case Row():
                self._add_row(field, name)
            case _:
                self.plan.append(self._item(field, name))

    def _add_row(self, row: Row, name: str) -> None:
        most = self._number(row.length)
        if row.open:
            self._name(f"{name}.length", 0, most)
        for number in range(most):
            item = self._item(row.each, f"{name}.{number}")
        self.plan.append(Items(row, item, most))

    def _item(self, field: Field, name: str) -> Item:
        before = len(self.names)
        first = 0
        parts: tuple[Item, ...] = ()
        match field:
            case Amount():
                low = self._number(field.low)
                self._name(name, min(low, 0) if field.sees else low, self._number(field.high))
            case Choice(type="bool"):
                self._name(name, 0, 1)
                field = amount(field.name, 0, 1)
            case Choice():
                first = field.first
                for value in self._list(field.names):
                    self._name(f"{name}={value}", 0, 1)
            case CardSet():
                for code, copies in zip(self._cards.codes, self._cards.copies, strict=True):
                    self._name(f"{name}:{code}", 0, copies)
            case Packed():
                parts = tuple(self._item(part, f"{name}.{part.name}") for part in field.parts)
        return Item(field, len(self.names) - before, first, parts)

    def _name(self, name: str, low: int, high: int) -> None:
        self.names.append(name)
        self.low.append(low)
        self.high.append(high)

    def _number(self, number: Number) -> int:
        return number if isinstance(number, int) else number(self.game)

    def _list(self, names: Names) -> Iterable[str]:
        return names(self.game) if callable(names) else names
