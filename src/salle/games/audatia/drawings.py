"""The shapes for Audatia's drawings: emblems, cuts, signs and poses."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """Shapes: emblems (lines and fills) and cuts (start and end) in a box of 60 x 60, signs in a box of 20 x 20.

    Also the poses, and a list of those with the sword behind the duelist.

    """

    behind: tuple[str, ...]
    emblems: dict[str, tuple[str, ...]]
    cuts: dict[str, tuple[float, float, float, float]]
    signs: dict[str, str]
    poses: dict[str, tuple[float, ...]]


@cache
def drawings() -> Drawings:
    return read_drawings("audatia", Drawings)
