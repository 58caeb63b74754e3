"""Stances: positions in text form, as NAME=VALUE fields. This module has what all games share."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from salle.core.errors import BadStance

MOST_DIGITS = 4
NONE = "-"


class Fields:
    """The fields of a stance by name. BadStance says which field is invalid."""

    def __init__(self, text: str, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.given: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if name not in self.names or not equals:
                raise BadStance("stance-field", field=word, fields=", ".join(self.names))
            if name in self.given:
                raise BadStance("stance-twice", field=name)
            self.given[name] = value

    def __contains__(self, name: str) -> bool:
        return name in self.given

    def text(self, name: str, default: str = "") -> str:
        """The value as text."""
        return self.given.get(name, default)

    def number(self, name: str, default: int) -> int:
        """An integer."""
        value = self.text(name, str(default))
        if not is_number(value):
            raise BadStance("stance-number", field=name, value=value)
        return int(value)

    def word(self, name: str, default: str, words: Collection[str]) -> str:
        """One of a few words."""
        value = self.text(name, default)
        if value not in words:
            raise BadStance("stance-word", field=name, value=value, words=", ".join(words))
        return value

    def pair(self, name: str, default: str, mark: str = "-") -> tuple[int, int]:
        """Two integers."""
        parts = self.text(name, default).split(mark)
        if len(parts) != 2 or not all(map(is_number, parts)):
            raise BadStance("stance-pair", field=name, value=self.text(name), like=default)
        return int(parts[0]), int(parts[1])

    def items(self, name: str, text: str) -> list[str]:
        """Names separated by commas. `-` stands for none."""
        return [] if text in ("", NONE) else text.split(",")


def is_number(text: str) -> bool:
    """Whether this is an integer of a size that can occur in a bout."""
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
