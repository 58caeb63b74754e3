"""The cards of En Garde as they are drawn: a value, which is all that is printed on them."""

from __future__ import annotations

from salle.core.texts import Message
from salle.core.view import Face
from salle.games.engarde.game import EnGarde


def faces(game: EnGarde) -> list[Face]:
    """A face for each value; number: `value`."""
    piste = game.piste
    return [
        Face(str(value), "", Message("engarde-face", {"value": value}), "value", {"value": value}, (), piste.copies)
        for value in range(1, piste.values + 1)
    ]
