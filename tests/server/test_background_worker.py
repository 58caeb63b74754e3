"""The background worker: one job at a time, in turns, and cached answers do not wait for it."""

from __future__ import annotations

import asyncio
import threading
from threading import Event, Lock

import pytest

from salle.core.notation.records import Record
from salle.server.rate_limits import TooMany
from salle.server.study import finished_bouts
from salle.server.study.background_worker import MOST, Asker, BackgroundWorker, Cached, in_thread
from salle.server.table.table import Table
from tests.server.serving import Server, Somebody, served

HERE, THERE = Asker("here", "hog"), Asker("there")
STANCE = {"game": "engarde/basic", "options": {}, "stance": "", "eyes": "all"}


class Busy:
    """A job that runs until the test ends it."""

    def __init__(self) -> None:
        self.may = Event()
        self._alone = Lock()
        self.done: list[str] = []

    def __call__(self, name: str = "") -> str:
        assert self._alone.acquire(blocking=False)
        assert self.may.wait(10)
        self._alone.release()
        self.done.append(name)
        return name


def test_one_piece_is_done_at_a_time_and_no_address_waits_for_more_than_one_of_another() -> None:
    async def main() -> list[str]:
        worker, work = BackgroundWorker(), Busy()
        asked = [asyncio.create_task(worker.run(HERE, lambda: work("hog"))) for _ in range(1 + MOST)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(worker.run(THERE, lambda: work("ada"))))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await worker.run(HERE, lambda: work("refused"))
        work.may.set()
        await asyncio.gather(*asked)
        return work.done

    assert asyncio.run(main()) == ["hog", "hog", "ada", *["hog"] * (MOST - 1)]


def test_an_answer_that_never_changes_is_made_and_encoded_once() -> None:
    asked: list[int] = []

    def make(number: int) -> dict[str, int]:
        asked.append(number)
        return {"made": number}

    async def main() -> None:
        cached = Cached(make, 2)
        for number in (1, 2, 1, 2, 3, 2, 1):  # the third one leaves no room for the first
            answer = await cached.answer(number)
            content: object = answer.content
            assert content == b'{"made":%d}' % number
        answers = await asyncio.gather(*(cached.answer(9) for _ in range(5)))
        assert len({id(answer.content) for answer in answers}) == 1

    asyncio.run(main())
    assert asked == [1, 2, 3, 1, 9]


@served
async def test_over_the_bound_a_study_is_refused_and_a_cached_page_is_answered(server: Server) -> None:
    (ada,) = await server.people("Ada")
    pages = ["/api/games/engarde/lesson", "/api/games/engarde/basic/rules", "/api/games/engarde/basic/cards"]
    (table,) = await ended_bouts(ada, 1)
    known = [await ada.asks("GET", page) for page in pages]
    study, work = server.service.study, Busy()
    asked = [asyncio.create_task(study.run(Asker("127.0.0.1"), work)) for _ in range(1 + MOST)]
    await asyncio.sleep(0)
    answer = await ada.http.post("/api/stance", json=STANCE)
    assert (answer.status_code, answer.json()["why"]["id"]) == (429, "server-error-too-many")
    assert int(answer.headers["retry-after"]) >= 1
    for path in ("/api/me/export", f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
        assert await ada.fails("GET", path) == (429, "server-error-too-many")  # and no part of it was sent
    assert [await ada.asks("GET", page) for page in pages] == known
    work.may.set()
    await asyncio.gather(*asked)
    assert (await ada.asks("POST", "/api/stance", **STANCE))["position"]


async def ended_bouts(ada: Somebody, count: int) -> set[str]:
    """Bouts that were resigned at once."""
    tables = {await ada.opens("engarde/standard", "me", "me") for _ in range(count)}
    for table in tables:
        async with ada.at(table) as chair:
            await chair.says("resign")
            await chair.sees(lambda view: bool(view["ended"]))
    return tables


@served
async def test_an_export_is_made_in_the_thread_bout_by_bout(server: Server) -> None:
    (ada,) = await server.people("Ada")
    tables, threads = await ended_bouts(ada, 3), []
    thread = await in_thread(threading.current_thread)

    def record_of(table: Table) -> Record:
        threads.append(threading.current_thread())
        return finished_bouts.record_of(table)

    runs: list[tuple[str, bool, bool]] = []
    study = server.service.study
    run = study.run

    async def counted(asker: Asker, work: object, goes_on: bool = False) -> object:
        runs.append((asker.address, bool(asker.person), goes_on))
        return await run(asker, work, goes_on)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("salle.server.study.personal_data.record_of", record_of)
        patch.setattr(study, "run", counted)
        export = await ada.asks("GET", "/api/me/export")
    assert set(export["records"]) == tables
    assert threads == [thread] * 3
    assert runs == [("127.0.0.1", True, False), *[("127.0.0.1", True, True)] * 3]


@served
async def test_exports_have_a_limit_of_their_own(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    for _ in range(server.service.limiter.limits.exports.burst):
        await ada.asks("GET", "/api/me/export")
    for one in (ada, bo):  # the limit of the person, and that of the address
        assert await one.fails("GET", "/api/me/export") == (429, "server-error-too-many")
    assert await ada.asks("GET", "/api/me/bouts") == []
