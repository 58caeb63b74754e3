"""HTTP: lessons, replays, and written positions. The server stores none of them.

A background worker draws the frames, because many of them take a while.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeVar

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from salle.core.game import Action
from salle.core.notation.records import Record
from salle.server.study.background_worker import Cached
from salle.server.study.finished_bouts import record_of
from salle.server.study.lessons import lesson_shown
from salle.server.study.replay_frames import ReplayFrames, ended, eyes_of, fenced
from salle.server.table import views
from salle.server.table.game_cache import shared
from salle.server.table.table import NotNow
from salle.server.web.auth import asker, finished
from salle.server.web.requests import StrictRequest
from salle.wire import messages, study

BODY: Final = 1 << 17  # bytes of a record
LIMIT: Final = {"limit": "studies"}
LESSONS: Final = 64  # size of the cache

Made = TypeVar("Made")


async def worked(request: StrictRequest, work: Callable[[], Made]) -> Response[Made]:
    """Run a job in the background worker, and return its result as the answer."""
    return await request.service.study.answer(await asker(request), work)


@get("/api/tables/{table:str}/replay", opt=LIMIT)
async def replay_table(
    request: StrictRequest,
    table: FromPath[str],
    eyes: Annotated[str, QueryParameter(pattern=study.EYES)] = "all",
    first: Annotated[int, QueryParameter(ge=0, le=study.MOST_PLIES)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=study.MOST_FRAMES)] = study.USUAL_FRAMES,
) -> Response[study.Replay]:
    """A finished bout, ply by ply, for its players, or for everyone if it was public. `eyes` is a seat, `all` for every
    card, or `nobody` for a spectator."""
    now = await finished(request, table)
    if now.frozen is not None:
        raise NotNow("server-error-frozen", why=now.frozen)
    return await worked(request, lambda: replayed(record_of(now), eyes, first, count, views.ended(now)))


@post("/api/replay", opt=LIMIT, status_code=200, request_max_body_size=BODY)
async def replay_record(request: StrictRequest, data: JSONBody[study.RecordToReplay]) -> Response[study.Replay]:
    """The bout of any record, ply by ply. An error names the line and the ply."""
    return await worked(request, lambda: replayed(Record.parse(data.record), data.eyes, data.first, data.count))


def replayed(record: Record, eyes: str, first: int, count: int, how: messages.Ended | None = None) -> study.Replay:
    """The replay of a record."""
    bout = record.replay()
    game, actions = bout.game, bout.actions
    seen_by = eyes_of(game, eyes)
    return study.Replay(
        game=f"{game.id}/{game.ruleset}",
        options=dict(game.options),
        seats=fenced(game, record.names(game)),
        eyes=int(seen_by),
        deals=[game.notation.token(Action(game.actions + number)) for number in range(game.chance_actions)],
        ended=how or ended(bout, record.agreed),
        stance=record.tags.get("Start", ""),
        plies=len(actions),
        first=first,
        frames=list(ReplayFrames(game, bout.start, seen_by).frames(actions, first, count)),
    )


@post("/api/stance", opt=LIMIT, status_code=200)
async def see_stance(request: StrictRequest, data: JSONBody[study.StanceToSee]) -> Response[study.Studied]:
    """A written position, with its possible actions."""
    return await worked(request, lambda: studied(data, ()))


@post("/api/stance/act", opt=LIMIT, status_code=200)
async def play_stance(request: StrictRequest, data: JSONBody[study.StanceToPlay]) -> Response[study.Studied]:
    """The position after an action in a written position, ply by ply. `then` has the actions of others and the deck."""
    return await worked(request, lambda: studied(data, (data.token, *data.then)))


def studied(data: study.StanceToSee, tokens: Sequence[str]) -> study.Studied:
    """The position after these tokens."""
    game = shared(data.game, data.options)
    start = game.stance(data.stance) if data.stance else None
    replay = ReplayFrames(game, start, eyes_of(game, data.eyes))
    frames = []
    for number, token in enumerate(tokens, 1):
        replay.read(token)
        if number < len(tokens):
            frames.append(replay.frame())
    return study.Studied(
        game=f"{game.id}/{game.ruleset}",
        options=dict(game.options),
        seats=fenced(game),
        eyes=int(replay.eyes),
        frames=frames,
        position=replay.position(),
    )


@get("/api/games/{game:str}/lesson")
async def lesson(game: FromPath[str]) -> Response[study.LessonShown]:
    """A short lesson in a game: positions, what to try there, and what follows."""
    return await cached_lessons.answer(game)


cached_lessons: Final = Cached(lesson_shown, LESSONS)

HANDLERS: Final = [lesson, replay_table, replay_record, see_stance, play_stance]
