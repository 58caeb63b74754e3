"""The docs of the server are correct: the conversation takes place, and the program plays."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import AsyncExitStack
from typing import Any

from salle import Client
from tests.server.serving import Chair, Server, Somebody, served
from tests.test_docs import FENCE, FILE, ROOT

PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
LINE = re.compile(r"(Ada|Bo) +([<>]) (.*)")
CALL = re.compile(r"(GET|POST) (\S+) ?(.*)")
ANY = "…"


def differs(expected: Any, found: Any, where: str = "") -> str:
    """The path where the found value differs from the expected one. The found value may have more fields."""
    if expected == ANY:
        return "" if found else f"{where} is empty"
    if isinstance(expected, dict) and isinstance(found, dict):
        rows = [(expected[key], found.get(key, "nothing"), f"{where}.{key}") for key in expected]
        return next(filter(None, (differs(*row) for row in rows)), "")
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        numbered = enumerate(zip(expected, found, strict=True))
        return next(filter(None, (differs(one, two, f"{where}[{n}]") for n, (one, two) in numbered)), "")
    return "" if expected == found else f"{where}: {found} is told, not {expected}"


class Reader:
    """Reads a conversation: sends its messages, and compares the answers."""

    def __init__(self, people: dict[str, Somebody]) -> None:
        self.people = people
        self.sockets: dict[str, AsyncExitStack] = {}
        self.chairs: dict[str, Chair] = {}
        self.answer = ""
        self.table = ""

    async def says(self, who: str, text: str) -> None:
        call = CALL.fullmatch(text)
        if text == "hangs up":
            await self.sockets.pop(who).aclose()
        elif call is None:
            await self.chairs[who].socket.send(text)
        elif "/socket" in call[2]:
            since = call[2].partition("?since=")[2]
            self.sockets[who] = AsyncExitStack()
            looking = self.people[who].at(self.table, int(since) if since else None, silent=True)
            self.chairs[who] = await self.sockets[who].enter_async_context(looking)
        else:
            path, headers = call[2].replace("ID", self.table), {"content-type": "application/json"}
            answer = await self.people[who].http.request(call[1], path, content=call[3], headers=headers)
            self.answer = f"{answer.status_code} {answer.text}"
            self.table = self.table or (answer.json()["id"] if call[2] == "/api/tables" else "")

    async def is_told(self, who: str, text: str) -> str:
        if not text.startswith("{"):
            (status, _, expected), (found_status, _, found) = text.partition(" "), self.answer.partition(" ")
            return differs([status, json.loads(expected)], [found_status, json.loads(found)])
        return differs(json.loads(text), await self.chairs[who].hears())


@served
async def test_the_conversation_takes_place(server: Server) -> None:
    (text,) = [code for language, code in FENCE.findall(PAGE) if language == "text"]
    ada, bo = await server.people("", "")
    reader = Reader({"Ada": ada, "Bo": bo})
    lines = [LINE.fullmatch(line) for line in text.splitlines() if line]
    for line in lines:
        assert line is not None
        who, direction, said = line.groups()
        if direction == ">":
            await reader.says(who, said)
        else:
            assert await reader.is_told(who, said) == "", line[0]
    for socket in reader.sockets.values():
        await socket.aclose()
    assert len(lines) > 25


@served
async def test_the_program_fences(server: Server) -> None:
    (program,) = [code for name, code in FILE.findall(PAGE) if name == "fencer.py"]
    assert len(program.splitlines()) <= 30
    async with Client(server.address) as ada:
        await ada.welcome("Ada")
        table = await ada.open("engarde/standard", ["me", "open"], options={"hits": 1})
        command = [sys.executable, "-W", "error", "-c", program, f"{server.address}/tables/{table}"]
        pipe = asyncio.subprocess.PIPE
        fencer = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
        async with ada.table(table) as seat:
            async for view in seat.turns():
                await seat.act(view.offers[0].token)
        out, err = await fencer.communicate()
    assert (fencer.returncode, err) == (0, b"")
    assert re.search(rb"(Left|Right) wins|drawn", out.splitlines()[-1])


def test_differences_are_found() -> None:
    assert differs({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}], "d": 3}) == ""
    assert differs({"a": [{"b": 1}]}, {"a": [{"b": 2}]}) == ".a[0].b: 2 is told, not 1"
    assert differs({"a": []}, {"a": [1]}) == ".a: [1] is told, not []"
    assert differs({"a": ANY}, {"a": ""}) == ".a is empty"
    assert differs({"a": None}, {}) == ".a: nothing is told, not None"


def test_every_message_of_the_socket_is_on_the_page() -> None:
    document = json.loads((ROOT / "docs" / "socket.json").read_text(encoding="utf-8"))
    assert [name for name in document["components"]["messages"] if f"\n| `{name}` |" not in PAGE] == []


def test_every_call_is_on_the_page() -> None:
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    calls = [f"`{method.upper()} {path}`" for path, methods in document["paths"].items() for method in methods]
    assert [call for call in calls if call.replace("{table}", "ID") not in PAGE] == []
