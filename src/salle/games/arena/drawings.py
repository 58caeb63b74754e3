"""The drawings of Swordplay: Arena: lines, emblems of cards, and heroes."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Emblem(Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn on a card in a box of 60 x 60: surfaces in a pale tint, lines, solid shapes, dashed lines, and
    swords by the place of their point, the angle they point at and their size."""

    pale: str = ""
    line: str = ""
    solid: str = ""
    ghost: str = ""
    swords: tuple[tuple[float, float, float, float], ...] = ()


class Portrait(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero, head and shoulders in a box of 64 x 64: what is behind the face, in the colour of the seat, dark, of
    steel or linen, and lines over all of it."""

    seat: str
    line: str
    under: str = ""
    dark: str = ""
    steel: str = ""


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """Emblems by card, portraits by hero, the shapes of lines in a box of 40 x 40, and a hand in one of 24 x 24."""

    face: str
    neck: str
    palm: str
    lines: dict[str, str]
    emblems: dict[str, Emblem]
    portraits: dict[str, Portrait]


@cache
def drawings() -> Drawings:
    """All that cards and figures are drawn with."""
    return read_drawings("arena", Drawings)
