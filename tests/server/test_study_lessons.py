"""Every lesson can be completed: the right actions are legal, the frames follow from them, and all texts exist."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest

from salle.core.game_folders import game_ids
from salle.core.show.lesson import Lesson, lesson_of
from salle.core.texts import LOCALES, texts
from salle.server.study import lessons
from salle.wire import study
from tests.server.serving import Server, served

GAMES = [id for id in game_ids() if lesson_of(id) is not None]
lesson_shown = cache(lessons.lesson_shown)
ID = re.compile(r"^([a-z-]+) =", re.MULTILINE)
MOST_STEPS = 10  # about three minutes


def lesson(id: str) -> Lesson:
    found = lesson_of(id)
    assert found is not None
    return found


def steps() -> list[tuple[str, str]]:
    return [(id, step.name) for id in GAMES for step in lesson(id).step]


def shown(id: str, name: str) -> study.LessonStep:
    return next(step for step in lesson_shown(id).steps if step.name == name)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert GAMES == ["arena", "audatia", "engarde", "readyfence"]


@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_takes_three_minutes_and_ends_with_a_win(id: str) -> None:
    taught = lesson_shown(id)
    assert 5 <= len(taught.steps) <= MOST_STEPS
    for way in taught.steps[-1].ways:
        ended = way.frames[-1].ended
        assert ended is not None
        assert ended.winners == [taught.eyes]


@pytest.mark.parametrize(("id", "name"), steps())
def test_right_actions_are_offered_to_the_learner(id: str, name: str) -> None:
    step, eyes = shown(id, name), lesson(id).eyes
    offered = {offer.token for offer in step.position.offers}
    assert (step.position.seat, step.position.awaiting) == (eyes, [eyes])
    assert offered >= {way.token for way in step.ways}
    assert step.ways
    for way in step.ways:
        assert way.frames[0].actor == eyes


@pytest.mark.parametrize(("id", "name"), steps())
def test_something_else_could_be_tried(id: str, name: str) -> None:
    step = shown(id, name)
    assert len(step.position.offers) > len(step.ways) or step.position.refused


@pytest.mark.parametrize("id", GAMES)
def test_a_step_without_a_position_goes_on_from_the_only_way_before_it(id: str) -> None:
    taught = lesson(id).step
    assert taught[0].stance
    for before, step in pairwise(taught):
        assert step.stance or len(before.wanted) == 1
        if not step.stance:
            ended = shown(id, before.name).ways[0].frames[-1]
            assert shown(id, step.name).position.scene == ended.scene


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", GAMES)
def test_all_that_is_said_has_words_and_no_words_are_left_over(id: str, locale: str) -> None:
    taught = lesson_shown(id)
    said = [taught.about, taught.end]
    for step in taught.steps:
        said += [step.prompt, step.well, step.otherwise]
    for message in said:
        assert texts(locale).say(message).strip()
    source = files(f"salle.games.{id}") / "texts" / f"lesson.{locale}.ftl"
    assert sorted(ID.findall(source.read_text(encoding="utf-8"))) == sorted(message.id for message in said)


@served
async def test_a_lesson_is_told_to_anybody(server: Server) -> None:
    (eve,) = await server.people("")
    taught = await eve.asks("GET", "/api/games/engarde/lesson")
    assert taught["steps"][0]["position"]["offers"]
    assert taught["steps"][0]["ways"][0]["frames"][-1]["scene"]["game"] == "engarde"
    assert all(game["lesson"] for game in await eve.asks("GET", "/api/games"))
    assert await eve.fails("GET", "/api/games/chess/lesson") == (404, "error-unknown-game")
