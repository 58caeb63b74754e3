"""The HTTP API is what it says it is: schemathesis asks for everything that its description allows, and for more."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from salle.server.house import House
from salle.server.limits import Limits, Rate
from tests.server.serving import Server, served_with

FREE = Rate(1_000_000, 1_000_000)
UNLIMITED = House(
    limits=Limits(
        reads=FREE, writes=FREE, person=FREE, guests=FREE, tables=FREE, sign_ins=FREE, messages=FREE,
        open_tables=1_000_000,
    )
)  # fmt: skip
LAST = ("DELETE /api/me", "POST /api/sign-out/everywhere")  # nobody would be somebody after these
CASES = 25  # for each operation


@pytest.mark.slow
@pytest.mark.parametrize("who", ["somebody", "a stranger"])
def test_schemathesis_finds_nothing(who: str, tmp_path: Path) -> None:
    @served_with(patience=1200.0, house=UNLIMITED)
    async def test(server: Server) -> None:
        given: list[str] = []
        if who == "somebody":
            (ada,) = await server.people("Ada")
            table = await ada.opens("engarde/standard", "me", "me")
            async with ada.at(table) as chair:
                await chair.says("retire", seat=0)
                await chair.sees(lambda view: bool(view["ended"]))
            (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
            given = [f"--header=Cookie: salle={ada.http.cookies['salle']}", *(f"--exclude-name={one}" for one in LAST)]
        ran = await asyncio.to_thread(
            subprocess.run,
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json"),
                *("--checks=all", f"--max-examples={CASES}", "--seed=7", "--workers=1", "--no-color", *given),
            ],
            capture_output=True, text=True, cwd=tmp_path, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert ("Authentication failed" in ran.stdout) is (who == "a stranger")  # or it would have tried very little

    test(tmp_path)
