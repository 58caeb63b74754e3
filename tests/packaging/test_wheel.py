"""The wheel that `make` installs works in an empty environment, on a machine with neither a C compiler nor Node.js."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import salle
from salle import SyncClient
from salle_build.engine import has_compiler

ROOT = Path(__file__).parents[2]
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
ADDRESS = re.compile(r"Salle is at (http://\S+)")
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PATIENCE = 60.0  # seconds for anything at all


def built() -> Path:
    """The wheel to test: the one that SALLE_WHEEL names, or the newest that `make` has built for its environment."""
    named = os.environ.get("SALLE_WHEEL")
    found = [Path(named)] if named else sorted((ROOT / ".venv" / "dist").glob("*.whl"))
    assert found, "no wheel was built: run `make wheel`, then SALLE_WHEEL=dist/... pytest"
    return found[-1].absolute()


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment in which only the wheel is installed."""
    place = tmp_path_factory.mktemp("empty")
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "-q", "--python", sys.executable, place], check=True)
    locked = ["--constraints", str(ROOT / "requirements.lock")]
    subprocess.run([*uv, "pip", "install", "-q", "--python", place, *locked, built()], check=True)
    return place / PROGRAMS


@pytest.fixture
def alone(programs: Path, tmp_path: Path) -> dict[str, str]:
    """An environment whose PATH has no other programs than those of the wheel and its packages."""
    kept = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "TMP")}
    return {**kept, "PATH": str(programs), "SALLE_DATA": str(tmp_path), "SALLE_LANG": "en", "HOME": str(tmp_path)}


@pytest.fixture
def address(programs: Path, alone: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Where a bare `salle` serves."""
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen([programs / "salle"], env=alone, stdout=subprocess.PIPE, stderr=errors, text=True) as server,
    ):
        assert server.stdout is not None
        found = ADDRESS.search(server.stdout.readline())
        assert found, log.read_text()
        try:
            yield found[1]
        finally:
            server.terminate()


def test_neither_compiler_nor_node_can_be_found(alone: dict[str, str]) -> None:
    found = [name for name in ("cc", "gcc", "clang", "node", "npm") if Path(alone["PATH"], name).exists()]
    assert found == []


@pytest.mark.slow
def test_the_engine_is_compiled_if_there_is_a_compiler(programs: Path, alone: dict[str, str]) -> None:
    shown = subprocess.run([programs / "salle", "--version"], env=alone, capture_output=True, text=True, check=True)
    engine = "compiled" if has_compiler() else "interpreted"
    assert shown.stdout == f"salle {salle.__version__} ({engine})\n"


@pytest.mark.slow
def test_bare_salle_serves_the_page_and_a_bout(address: str) -> None:
    front = httpx.get(address, headers={"accept": "text/html"}, timeout=PATIENCE)
    assert "<title>Salle" in front.text
    for script in re.findall(r'src="(/[^"]+\.js)"', front.text):
        assert httpx.get(address + script, timeout=PATIENCE).headers["content-type"].startswith("text/javascript")
    with SyncClient(address) as client:
        client.welcome("Wheel")
        table = client.open("engarde/standard", ["me", "random"], options={"hits": 1})
        with client.table(table) as seat:
            for view in seat.turns():
                seat.act(view.offers[0].token)
            assert seat.view.ended is not None
        assert "[Result" in client.record(table)


@pytest.mark.slow
def test_the_example_of_the_readme_runs(programs: Path, alone: dict[str, str], tmp_path: Path) -> None:
    (code,) = EXAMPLE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    command = [programs / "python", "-W", "error", "-c", code]
    ran = subprocess.run(command, env=alone, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.strip()


def test_the_wheel_carries_what_the_package_needs() -> None:
    names = set(ZipFile(built()).namelist())
    sources = [path for path in (ROOT / "src" / "salle").rglob("*") if is_ours(path)]
    assert {path.relative_to(ROOT / "src").as_posix() for path in sources} - names == set()


def is_ours(path: Path) -> bool:
    """A file that an installation needs, as against what Python or a build leaves there."""
    return path.is_file() and path.suffix not in (".pyc", ".so", ".pyd")
