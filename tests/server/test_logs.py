"""The log: events and places in both styles, without any secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import salle
from salle.server.logging import LOG, digest, log_handler, note, note_fault
from tests.server.serving import Server, serving

MARKER = "Quetzalcoatl"
PASSWORD = "Popocatepetl 5426"
ENTROPY = "c0ffee" * 8
DRAWN = re.compile(r"[+<>=x]\d")
POSITION = re.compile(r"hands=|pack=|turn=|<Bout|<Seen|<State|Scene\(|Witness\(|Event\(|sight", re.IGNORECASE)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """All log lines, as JSON."""
    stream, level = StringIO(), LOG.level
    handler = log_handler("json", stream)
    logging.getLogger().addHandler(handler)
    LOG.setLevel(logging.INFO)
    yield stream
    logging.getLogger().removeHandler(handler)
    LOG.setLevel(level)


def lines(log: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_bout_is_logged_without_anybodys_secrets(log: StringIO, tmp_path: Path) -> None:
    async def main() -> tuple[list[str], str]:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}") as server:
            secrets, table = await fence(server)
        return secrets, table

    secrets, table = asyncio.run(main())
    assert len(secrets) == 11
    told = log.getvalue()
    assert [secret for secret in secrets if secret in told] == []
    facts = [str(fact) for line in lines(log) for name, fact in line.items() if name not in ("bout", "id", "worker")]
    assert [fact for fact in facts if DRAWN.search(fact)] == []
    assert POSITION.search(told) is None
    events = [line["event"] for line in lines(log)]
    for event in ("worker started", "bout opened", "socket opened", "bout ended", "socket closed", "worker stopped"):
        assert event in events
    assert table not in told  # the id of a table is an invitation
    bouts = [line["bout"] for line in lines(log) if "bout" in line]
    assert bouts == [digest(table)] * 2
    requests = [line for line in lines(log) if line["event"] == "request"]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= requests[2].items()
    assert all(set(line) == {"time", "level", "event", "id", "path", "method", "status", "ms"} for line in requests)
    assert requests[-1]["path"] == "-"


async def fence(server: Server) -> tuple[list[str], str]:
    """Play a bout with all kinds of errors. Returns all texts that must not be logged, and the table."""
    ada, bo = await server.people(MARKER, f"{MARKER} II")
    table = await ada.opens("engarde/standard", "me", "open", options={"hits": 1}, entropy=ENTROPY)
    await bo.sits(table, entropy=ENTROPY[::-1])
    secrets = [MARKER, ENTROPY, ENTROPY[::-1], "127.0.0.1", *(one.http.cookies["salle"] for one in (ada, bo))]
    secrets += [cookie.partition(".")[0] for cookie in secrets[-2:]]
    await ada.asks("POST", "/api/me/claim", password=PASSWORD)
    secrets += [PASSWORD, (await ada.asks("POST", "/api/me/tokens", name=MARKER))["token"]]
    await ada.fails("POST", "/api/sign-in", name=MARKER, password=f"{PASSWORD}?")
    await ada.http.get("/api/me", headers={"Authorization": f"Bearer {secrets[-1]}"})
    async with ada.at(table) as left, bo.at(table) as right:
        secrets.append(await server.service.store.secret(table))
        while not left.view["ended"]:
            who = left if left.view["offers"] else right
            for frame in (f'{{"type": "act", "ply": 0, "token": "{MARKER}"}}', MARKER, MARKER.encode()):
                await who.socket.send(frame)
            await who.moves(left, right)
    for path in (f"/api/me?name={MARKER}", f"/{MARKER}?password={MARKER}"):
        await ada.http.get(path, headers={"X-Note": MARKER, "Authorization": f"Bearer {MARKER}"})
    return secrets, table


def test_no_log_has_a_position_or_a_hand(log: StringIO, tmp_path: Path) -> None:
    """In all games, even if an error contains the bout."""

    async def main() -> str:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}") as server:
            (ada,) = await server.people("Ada")
            async with ada.at(await ada.opens("engarde/standard", "me", "random", options={"hits": 1})) as chair:
                await chair.fences()
            for game in ("readyfence/basic", "audatia", "arena"):
                async with ada.at(await ada.opens(game, "me", "random")) as chair:
                    await chair.sees(lambda view: bool(view["offers"]))
                    await chair.moves()
            bout = salle.play("engarde/standard", ["random", "random"], seed=1)
            stance = repr(salle.Bout(bout.game, bout.game.stance("left=5 right=9 hands=33145/22455 turn=left")))

            async def broken(*_: object) -> None:
                raise RuntimeError(f"{bout} {bout.seen(salle.Seat(0))}", stance)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(server.service.store, "lobby", broken)
                await ada.http.get("/api/tables")
            return stance

    assert POSITION.search(asyncio.run(main()))
    told = [line["event"] for line in lines(log)]
    assert {"bout opened", "bout ended", "fault"} <= set(told)
    assert POSITION.search(log.getvalue()) is None


def test_a_socket_that_is_refused_is_no_error_of_ours(log: StringIO, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}") as server:
            for path, origin in (("/api/nowhere", None), ("/api/tables/x/socket", Origin("https://elsewhere.example"))):
                with pytest.raises(InvalidStatus):
                    await connect(f"ws{server.address.removeprefix('http')}{path}", origin=origin)

    asyncio.run(main())
    assert {line["level"] for line in lines(log)} == {"info"}


def test_a_fault_is_logged_with_its_place_and_without_its_words(log: StringIO, tmp_path: Path) -> None:
    async def main() -> str:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}") as server:
            (ada,) = await server.people("Ada")

            async def broken(*_: object) -> None:
                raise RuntimeError(f"{MARKER} holds x44") from KeyError(MARKER)

            server.service.store.lobby = broken  # type: ignore[method-assign, assignment]
            answer = await ada.http.get("/api/tables")
            return str(answer.headers["x-request-id"])

    id = asyncio.run(main())
    (fault,) = [line for line in lines(log) if line["event"] == "fault"]
    assert (fault["id"], fault["level"], fault["path"]) == (id, "error", "/api/tables")
    assert fault["error"] == "RuntimeError from KeyError"
    assert fault["where"][0].startswith("tests/server/test_logs.py:")
    assert any("server/web/table_routes.py:" in place for place in fault["where"])
    assert MARKER not in log.getvalue()
    assert "x44" not in log.getvalue()


def test_messages_of_other_libraries_are_logged_without_their_values(log: StringIO) -> None:
    other = logging.getLogger("uvicorn.error")
    try:
        raise ValueError(MARKER)
    except ValueError:
        other.exception("Invalid %s\nfrom %s", MARKER, MARKER)
    other.warning(f"Task failed\nfuture: {MARKER}")
    first, second = lines(log)
    assert (first["event"], first["logger"], first["sentence"]) == ("library", "uvicorn.error", "Invalid %s")
    assert first["error"] == "ValueError"
    assert second["sentence"] == "Task failed"
    assert MARKER not in log.getvalue()


def test_for_people_there_is_a_line_too() -> None:
    stream = StringIO()
    handler = log_handler("plain", stream)
    LOG.addHandler(handler)
    level = LOG.level
    LOG.setLevel(logging.INFO)
    try:
        note("bout opened", bout="abc", game="engarde/basic")
        note_fault(ValueError(MARKER), "17")
    finally:
        LOG.removeHandler(handler)
        LOG.setLevel(level)
    first, second = stream.getvalue().splitlines()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z info    bout opened bout=abc game=engarde/basic", first)
    assert second.endswith("error   fault id=17 error=ValueError where=")
