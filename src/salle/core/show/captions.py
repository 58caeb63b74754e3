"""The texts in a drawing, in the reader's language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from salle.core.game import NOBODY, Seat
from salle.core.show.view_parts import Face, Note
from salle.core.texts import Message, Texts

if TYPE_CHECKING:
    from salle.core.show.view import View


class Captions:
    """The texts for one sight of a game."""

    def __init__(self, view: View, sight: tuple[int, ...], texts: Texts) -> None:
        self.view = view
        self.sight = sight
        self.texts = texts
        self.say = texts.say

    def word(self, name: str, **facts: Any) -> str:
        """A message of the game: `word("hits", round=2)` is `engarde-hits`."""
        return self.say(Message(f"{self.view.game.id}-{name}", facts))

    def seat(self, seat: int) -> str:
        """The name of the seat."""
        return self.say(self.view.game.explain.seat(Seat(seat)))

    def face(self, code: str) -> Face | None:
        """The face of a card."""
        return self._faces.get(code)

    def card(self, code: str) -> str:
        """The name of a card, or its code if its face is unknown."""
        face = self.face(code)
        return self.say(face.title) if face else code

    def name(self, code: str) -> str:
        """The name of a card, without the speed or half-sun that its drawing shows anyway."""
        face = self.face(code)
        return self.say(face.title.args.get("card", face.title)) if face else code

    @cached_property
    def note(self) -> str:
        """The sentences about the position, or the result with its reason."""
        notes = [part.text for part in self.view.board(self.sight) if isinstance(part, Note)]
        state = self.view.rebuilt(self.sight)
        outcome = state.outcome() if state.to_act == NOBODY else None
        return self.texts.say_all([*notes, *([self.view.game.explain.outcome(outcome)] if outcome else [])])

    @cached_property
    def title(self) -> str:
        """The drawing in words: the name of the game and the sentences about the position."""
        name = self.word("name")
        return f"{name} – {self.note}" if self.note else name

    @cached_property
    def _faces(self) -> dict[str, Face]:
        return {face.code: face for face in self.view.faces()}
