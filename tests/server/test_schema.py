"""The HTTP API matches its description: schemathesis sends all requests that it allows, and more."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from salle.server.rate_limits import Limits, Rate
from salle.server.settings import Settings
from salle.server.web import openapi
from tests.server.serving import Server, served, served_with

FREE = Rate(1_000_000, 1_000_000)
UNLIMITED = Settings(
    limits=Limits(
        reads=FREE, writes=FREE, person=FREE, guests=FREE, tables=FREE, sign_ins=FREE, messages=FREE, exports=FREE,
        open_tables=1_000_000,
    )
)  # fmt: skip
LAST = ("DELETE /api/me", "POST /api/sign-out/everywhere")  # these end the session
REFUSED = [
    "400",
    "401",
    "403",
    "404",
    "405",
    "406",
    "409",
    "413",
    "415",
    "422",
    "429",
    "5xx",
]  # or too long (413)
CASES = 50 if "SALLE_SOAK" in os.environ else 2  # for each operation


@pytest.mark.slow
@pytest.mark.parametrize("who", ["somebody", "a stranger"])
def test_schemathesis_finds_nothing(who: str, tmp_path: Path) -> None:
    @served_with(patience=1200.0, settings=UNLIMITED)
    async def test(server: Server) -> None:
        given: list[str] = []
        settings = f"[checks.negative_data_rejection]\nexpected-statuses = {REFUSED}\n"
        if who == "somebody":
            (ada,) = await server.people("Ada")
            table = await ada.opens("engarde/standard", "me", "me")
            async with ada.at(table) as chair:
                await chair.says("resign", seat=0)
                await chair.sees(lambda view: bool(view["ended"]))
            settings += f'[parameters]\n"path.table" = "{table}"\n'
            settings += f'[auth.openapi.cookie]\napi_key = "{ada.http.cookies["salle"]}"\n'
            given = [f"--exclude-name={one}" for one in LAST]
        (tmp_path / "schemathesis.toml").write_text(settings)
        ran = await asyncio.to_thread(
            subprocess.run,
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json"),
                *("--checks=all", f"--max-examples={CASES}", "--seed=7", "--workers=1", "--no-color", *given),
                "--suppress-health-check=all",  # slow generation is not our concern
            ],
            capture_output=True, text=True, cwd=tmp_path, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert ("Authentication failed" in ran.stdout) is (who == "a stranger")  # it has tried enough calls

    test(tmp_path)


@served_with(settings=UNLIMITED)
async def test_the_description_says_which_calls_need_a_person(server: Server) -> None:
    (stranger,) = await server.people("")
    document = await stranger.asks("GET", "/api/openapi.json")
    assert set(document["components"]["securitySchemes"]) == {"cookie", "token"}
    tried = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if "requestBody" not in operation:
                tried += 1
                answer = await stranger.http.request(method, re.sub(r"\{[a-z]+\}", "1", path))
                needs = operation.get("security", [{}])
                assert (answer.status_code == 401) == ({} not in needs), (method, path, answer.text)
    assert tried > 10


@served
async def test_the_description_of_the_api_is_made_once(server: Server) -> None:
    (ada,) = await server.people("Ada")
    with patch.object(openapi, "described", wraps=openapi.described) as made:
        answers = [await ada.http.get("/api/openapi.json") for _ in range(3)]
    assert made.call_count == 1
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].json()["openapi"]
