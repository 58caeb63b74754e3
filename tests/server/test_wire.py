"""The wire: the generated files are up to date, and the messages that are really sent match them."""

from __future__ import annotations

import json
import shutil
import subprocess
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from jsonschema import Draft7Validator, Draft202012Validator, ValidationError

from salle.core.registry import rulesets
from tests.server.serving import Chair, Server, served
from tools.wire_types import FILES, ROOT

Json = dict[str, Any]
SCHEMAS = "#/components/schemas/"
LONGEST = 60  # plies, after which a player resigns
COMMANDS: list[Json] = [
    {"type": "ping", "re": 7},
    {"type": "look", "seat": 1},
    {"type": "look", "seat": 7},
    {"type": "take-back", "seat": 0},
    {"type": "offer-draw", "seat": 7, "re": 1},
    {"type": "reply", "what": "draw", "yes": False},
    {"type": "claim", "re": 2},
    {"type": "act", "ply": 0, "token": "?", "seat": None},
]
GAMES = ("arena/standard", "audatia/duel", "engarde/advanced", "readyfence/basic")
PARTS = {"Track", "Cards", "Score", "Words", "Grid", "Line", "Note"}


@pytest.mark.parametrize("name", FILES)
def test_what_was_made_from_the_types_is_fresh(name: str) -> None:
    assert FILES[name]() == (ROOT / name).read_text(encoding="utf-8"), "run `make wire`"


# -- messages that are really sent


async def answered(chair: Chair, *commands: Json) -> list[Json]:
    """Send these commands, and return all messages that follow."""
    for command in (*commands, {"type": "ping", "re": 99}):
        await chair.says(**command)
    heard = [await chair.hears()]
    while heard[-1] != {"type": "pong", "re": 99}:
        heard.append(await chair.hears())
    return heard


async def fence(server: Server, game: str) -> tuple[list[Json], list[Json]]:
    """The commands and messages of a random bout on one screen, with a spectator."""
    ada, eve = await server.people("Ada", "")
    table = await ada.opens(game, "me", "me", clock={"type": "bank", "seconds": 3600})
    said, told, rng = list(COMMANDS), [], Random(game)
    async with ada.at(table) as chair, eve.at(table) as live_tables:
        said.append({"type": "look", "seat": chair.view["seat"]})
        told += await answered(chair, *said)
        while not chair.view["ended"]:
            action = {"type": "act", "ply": chair.view["ply"], "seat": chair.view["seat"], "re": len(said)}
            if chair.view["ply"] < LONGEST:
                said.append({**action, "token": rng.choice(chair.view["offers"])["token"]})
            else:
                said.append({"type": "resign"})
            told += await answered(chair, said[-1])
            told += await answered(live_tables)
    return said, told


@cache
def traffic(game: str) -> tuple[list[Json], list[Json]]:
    """The same bout for all tests of a game."""
    found: list[tuple[list[Json], list[Json]]] = []

    @served
    async def test(server: Server) -> None:
        found.append(await fence(server, game))

    with TemporaryDirectory() as folder:
        test(Path(folder))
    return found[0]


def closed(schema: Any) -> Any:
    """The schema, closed to fields that it does not name."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    tight = {name: closed(value) for name, value in schema.items()}
    return {"additionalProperties": False, **tight} if isinstance(schema.get("properties"), dict) else tight


def description(name: str) -> Json:
    read: Json = closed(json.loads((ROOT / "docs" / name).read_text(encoding="utf-8")))
    return read


def check_messages(messages: list[Json], operation: str) -> None:
    """Check that every message is described for that operation of the socket."""
    document = description("socket.json")
    names = [ref["$ref"].rpartition("/")[2] for ref in document["operations"][operation]["messages"]]
    known = {name: Draft7Validator(document | {"$ref": f"#/components/messages/{name}/payload"}) for name in names}
    for message in messages:
        known[message["type"]].validate(message)


@pytest.mark.parametrize("game", rulesets())
def test_what_is_sent_in_a_bout_is_as_it_is_described(game: str) -> None:
    said, told = traffic(game)
    check_messages(said, "hear")
    check_messages(told, "tell")
    assert {message["type"] for message in told} == {"update", "problem", "pong"}
    assert next(message for message in reversed(told) if message["type"] == "update")["view"]["ended"]


def test_most_kinds_of_parts_are_sent_in_some_bout() -> None:
    updates = [one for game in GAMES for one in traffic(game)[1] if one["type"] == "update"]
    sent = {part["part"] for update in updates for part in update["view"]["board"]}
    assert PARTS - {"Line"} <= sent <= PARTS  # a line exists only once cards are chained, and not every bout has one


@pytest.mark.parametrize(
    ("where", "what"),
    [("view", {"extra": 1}), ("view", {"board": [{"part": "Pile"}]}), ("view", {"ply": "4"}), ("head", {"seal": None})],
)
def test_what_is_not_described_is_found(where: str, what: Json) -> None:
    update = deepcopy(traffic("engarde/basic")[1][-2])
    (update["view"] if where == "view" else update["view"]["head"]).update(what)
    with pytest.raises(ValidationError):
        check_messages([update], "tell")


@served
async def test_what_is_answered_over_http_is_as_it_is_described(server: Server) -> None:
    (ada,) = await server.people("Ada")
    document = description("openapi.json")
    table = await ada.opens("engarde/basic", "me", "me", clock={"type": "days", "days": 2}, public=True)
    async with ada.at(table) as chair:
        await answered(chair, {"type": "resign"})
    waiting = await ada.opens("engarde/basic", "me", "open", public=True)
    stance = {"game": "engarde/standard", "stance": "left=5 right=8 hands=33145/24111 turn=left"}
    new = {"game": "engarde", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    for method, path, body, status in (
        ("GET", "/health", None, 200),
        ("GET", "/api/games", None, 200),
        ("GET", "/api/me", None, 200),
        ("PATCH", "/api/me", {"name": "Ada L"}, 200),
        ("PATCH", "/api/me", {"name": ""}, 400),
        ("POST", "/api/me", {"name": "Bo"}, 201),
        ("GET", "/api/me/bouts", None, 200),
        ("GET", "/api/tables", None, 200),
        ("POST", "/api/tables", new, 201),
        ("POST", "/api/tables", {**new, "game": "chess"}, 404),
        ("POST", "/api/tables/{table}/seats", {}, 409),
        ("POST", "/api/tables/{table}/rematch", None, 409),
        ("DELETE", "/api/tables/{table}/seats", None, 409),
        ("GET", "/api/tables/{table}/record", None, 200),
        ("GET", "/api/tables/{table}/replay", None, 200),
        ("GET", "/api/games/{game}/{ruleset}/cards", None, 200),
        ("GET", "/api/games/{game}/{ruleset}/rules", None, 200),
        ("GET", "/api/games/{game}/lesson", None, 200),
        ("POST", "/api/stance", stance, 200),
        ("POST", "/api/stance/act", {**stance, "token": "x33", "then": ["+1", "+5"]}, 200),
        ("POST", "/api/stance/act", {**stance, "token": "x4"}, 409),
        ("POST", "/api/replay", {"record": "[]"}, 409),
    ):
        answer = await ada.http.request(method, path.format(table=table, game="engarde", ruleset="standard"), json=body)
        assert answer.status_code == status, (path, answer.text)
        described = document["paths"][path][method.lower()]
        if status < 400 and body is not None:
            check_body(document, described["requestBody"]["content"]["application/json"]["schema"], body)
        content = described["responses"][str(status)]["content"]
        kind = answer.headers["content-type"].partition(";")[0]
        check_body(document, content[kind]["schema"], answer.json() if kind == "application/json" else answer.text)
    assert waiting


def check_body(document: Json, schema: Json, body: Any) -> None:
    Draft202012Validator(document | schema).validate(body)


# -- TypeScript


def compiler(folder: Path) -> list[str]:
    """TypeScript's compiler: that of the web client, or an installed one."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        pytest.skip("node and npm are not installed")
    own = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    if not own.exists():
        own = folder / "node_modules" / ".bin" / "tsc"
        subprocess.run([npm, "install", "--no-save", "--prefix", str(folder), "typescript@7"], check=True)
    return [str(own), "--strict", "--noEmit", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"]


def source(said: list[Json], told: list[Json]) -> str:
    return (
        'import type { Command, Told } from "./wire";\n'
        f"export const said: Command[] = {json.dumps(said)};\n"
        f"export const told: Told[] = {json.dumps(told)};\n"
    )


@pytest.mark.slow
def test_what_is_sent_has_the_types_of_the_client(tmp_path: Path) -> None:
    shutil.copy(ROOT / "web" / "src" / "wire.ts", tmp_path)
    bouts = [traffic(game) for game in GAMES]
    said, told = [one for bout in bouts for one in bout[0]], [one for bout in bouts for one in bout[1]]
    (tmp_path / "right.ts").write_text(source(said, told), encoding="utf-8")
    (tmp_path / "wrong.ts").write_text(source([{"type": "act", "ply": "4", "token": ">1"}], []), encoding="utf-8")
    compile = compiler(tmp_path)
    ran = [
        subprocess.run([*compile, f"{name}.ts"], cwd=tmp_path, capture_output=True, text=True, check=False)
        for name in ("right", "wrong")
    ]
    assert (ran[0].stdout, ran[0].returncode) == ("", 0)
    assert "TS2322" in ran[1].stdout
