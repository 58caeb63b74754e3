"""A lesson: a few positions of a game, each with what is to be tried there and what then follows, in its `lesson.toml`.

What is said is in the texts of the game: `GAME-lesson-about` before all, `GAME-lesson-end` after all, and of each step
`GAME-lesson-STEP`, what is to be done; `-well`, once it is done; `-else`, of what is legal and not wanted.
"""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct

from salle.core.options import Value
from salle.core.registry import game_package
from salle.core.toml_reading import read_typed


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is wanted there: one of these tokens, or any legal one; then others and the deck act."""

    name: str
    wanted: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    stance: str = ""  # empty: where the step before has led, which wanted one action only


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps, in one rule set of the game with these options, as that seat sees them."""

    ruleset: str
    step: tuple[LessonStep, ...]
    options: dict[str, Value] = {}
    eyes: int = 0


def lesson_of(id: str) -> Lesson | None:
    """The lesson that comes with the game, if one does; UnknownName if there is no such game."""
    source = files(game_package(id)) / "lesson.toml"
    return read_typed(source.read_bytes(), Lesson) if source.is_file() else None
