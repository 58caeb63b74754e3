"""The drawings of Swordplay: Arena: lines, emblems of cards, and heroes."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Emblem(Struct, frozen=True, forbid_unknown_fields=True):
    """The drawing on a card, in a box of 60 x 60: pale surfaces, lines, solid shapes, dashed lines and swords.

    A sword is the position of its point, the angle it points at and its size.
    """

    pale: str = ""
    line: str = ""
    solid: str = ""
    ghost: str = ""
    swords: tuple[tuple[float, float, float, float], ...] = ()


class Portrait(Struct, frozen=True, forbid_unknown_fields=True):
    """Head and shoulders of a hero, in a box of 64 x 64: layers behind the face, and lines on top.

    The layers have the colour of the seat, a dark colour, or that of steel or linen.
    """

    seat: str
    line: str
    under: str = ""
    dark: str = ""
    steel: str = ""


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """Emblems by card, portraits by hero, the shapes of the lines (40 x 40), and a hand (24 x 24)."""

    face: str
    neck: str
    palm: str
    lines: dict[str, str]
    emblems: dict[str, Emblem]
    portraits: dict[str, Portrait]


@cache
def drawings() -> Drawings:
    return read_drawings("arena", Drawings)
