"""Lessons as they are sent: each step is a position, with the frames that follow each right action."""

from __future__ import annotations

from typing import Final

from salle.core.errors import UnknownName
from salle.core.game import Game, Seat, State
from salle.core.registry import make_game
from salle.core.show.lesson import Lesson, LessonStep, lesson_of
from salle.core.texts import Message
from salle.server.study.replay_frames import ReplayFrames, fenced
from salle.wire import study


def lesson_shown(id: str) -> study.LessonShown:
    """The lesson of a game. Raises UnknownName if the game is unknown or has none."""
    lesson = lesson_of(id)
    if lesson is None:
        raise UnknownName("server-error-no-lesson", game=Message(f"{id}-name"))
    return Taught(id, lesson).shown()


class Taught:
    """Builds a lesson. A step begins at its own position, or where the step before has ended."""

    def __init__(self, id: str, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.game: Final[Game] = make_game(f"{id}/{lesson.ruleset}", lesson.options)
        self.start: State | None = None

    def shown(self) -> study.LessonShown:
        game = self.game
        return study.LessonShown(
            game=f"{game.id}/{game.ruleset}",
            options=dict(game.options),
            seats=fenced(game),
            eyes=self.lesson.eyes,
            about=Message(f"{game.id}-lesson-about"),
            steps=[self._step(step) for step in self.lesson.step],
            end=Message(f"{game.id}-lesson-end"),
        )

    def _step(self, step: LessonStep) -> study.LessonStep:
        if step.stance:
            self.start = self.game.stance(step.stance)
        id = f"{self.game.id}-lesson-{step.name}"
        position = self._replay().position()
        replays = [self._replay() for _ in step.wanted]
        ways = [self._way(replay, token, step) for replay, token in zip(replays, step.wanted, strict=True)]
        self.start = replays[0].bout.state if len(replays) == 1 else None
        return study.LessonStep(
            name=step.name,
            prompt=Message(id),
            well=Message(f"{id}-well"),
            otherwise=Message(f"{id}-else"),
            position=position,
            ways=ways,
        )

    def _replay(self) -> ReplayFrames:
        return ReplayFrames(self.game, self.start, Seat(self.lesson.eyes))

    def _way(self, replay: ReplayFrames, token: str, step: LessonStep) -> study.LessonWay:
        frames = []
        for ply in (token, *step.then):
            replay.read(ply)
            frames.append(replay.frame())
        return study.LessonWay(token, frames)
