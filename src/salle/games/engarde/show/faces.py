"""The faces of En Garde. A card shows only its value."""

from __future__ import annotations

from salle.core.show.view_parts import Face
from salle.core.texts import Message
from salle.games.engarde.rules.setup import Piste


def faces(piste: Piste) -> list[Face]:
    """A face for each value. Its number is `value`."""
    return [
        Face(str(value), "", Message("engarde-face", {"value": value}), "value", {"value": value}, (), piste.copies)
        for value in range(1, piste.values + 1)
    ]
