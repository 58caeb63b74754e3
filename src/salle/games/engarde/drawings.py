"""The drawings of En Garde: the poses of its fencers."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """The joints of each pose: head, neck, hip; knee and ankle in front, behind; elbow, hand and point of the foil;
    elbow and hand of the other arm; at last how much the blade bends."""

    poses: dict[str, tuple[float, ...]]


@cache
def drawings() -> Drawings:
    """All that cards and figures are drawn with."""
    return read_drawings("engarde", Drawings)
