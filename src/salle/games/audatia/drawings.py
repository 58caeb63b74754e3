"""The drawings of Audatia: emblems, cuts, signs, and the poses of duelists."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """Emblems (lines, and what is filled) and cuts (from where to where) in a box of 60 x 60, signs in one of 20 x 20;
    poses, and those in which the sword is behind the duelist."""

    behind: tuple[str, ...]
    emblems: dict[str, tuple[str, ...]]
    cuts: dict[str, tuple[float, float, float, float]]
    signs: dict[str, str]
    poses: dict[str, tuple[float, ...]]


@cache
def drawings() -> Drawings:
    """All that cards and figures are drawn with."""
    return read_drawings("audatia", Drawings)
