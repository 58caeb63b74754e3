"""The drawings of En Garde: the poses of its fencers."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from salle.core.show.drawings import read_drawings


class Drawings(Struct, frozen=True, forbid_unknown_fields=True):
    """The joints of each pose: head, neck and hip; knee and ankle in front and behind; elbow, hand and point of the
    foil; elbow and hand of the other arm. The last number is the bend of the blade.
    """

    poses: dict[str, tuple[float, ...]]


@cache
def drawings() -> Drawings:
    """All data for drawing the fencers."""
    return read_drawings("engarde", Drawings)
