"""Lessons: a few positions of a game with the wanted moves and what follows them, from its `lesson.toml`.

The sentences are in the texts of the game: `GAME-lesson-about` at the beginning and `GAME-lesson-end` at the end. Each
step has `GAME-lesson-STEP` for the task, `-well` after a wanted move, and `-else` after another legal move.
"""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct

from salle.core.options import Value
from salle.core.registry import game_package
from salle.core.toml_reading import read_typed


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the wanted tokens; none: any legal move. `then` are the tokens of the others and the deck after
    it.
    """

    name: str
    wanted: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    stance: str = ""  # empty: the position after the previous step, which must have only one wanted move


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of the lesson, in one rule set of the game with these options, as seen from one seat."""

    ruleset: str
    step: tuple[LessonStep, ...]
    options: dict[str, Value] = {}
    eyes: int = 0


def lesson_of(id: str) -> Lesson | None:
    """The lesson of the game, if it has one. UnknownName if there is no such game."""
    source = files(game_package(id)) / "lesson.toml"
    return read_typed(source.read_bytes(), Lesson) if source.is_file() else None
