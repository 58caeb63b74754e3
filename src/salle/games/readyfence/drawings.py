from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    """The ink and the shape of a card colour. The shape fits a box of 14 x 14."""

    ink: str
    shape: str


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """Colours, and the emblem of each kind of card in a box of 60 x 60: shape, style and place."""

    colours: dict[str, Colour]
    emblems: dict[str, tuple[tuple[str, str, str], ...]]


@cache
def drawings() -> Drawings:
    return read_drawings("readyfence", Drawings)
