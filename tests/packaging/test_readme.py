"""The description on PyPI: every link of the README leads somewhere there, and nothing else in it changes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import salle
from salle_build.readme import ROOT, absolute, long_description

README = (ROOT / "README.md").read_text(encoding="utf-8")
MODULES = ("build_backend/salle_build/__init__.py", "build_backend/salle_build/readme.py")
HOME = "https://example.org/salle"
CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
TARGET = re.compile(r'(?:\]\(|src=")([^)"]+)')


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files that the description is made from, in a project without an address."""
    (tmp_path / "src" / "salle").mkdir(parents=True)
    for name in ("README.md", "src/salle/__init__.py", *MODULES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "salle"\n', encoding="utf-8")
    return tmp_path


def publish(clone: Path) -> None:
    with (clone / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(f'[project.urls]\nSource = "{HOME}/"\n')


def checked(clone: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(clone / MODULES[1])]
    return subprocess.run(command, cwd=clone, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("![A bout](docs/bout.svg)", f"![A bout]({HOME}/raw/v1.2.3/docs/bout.svg)"),
        ('<img src="docs/a.webp" width="49%">', f'<img src="{HOME}/raw/v1.2.3/docs/a.webp" width="49%">'),
        ("[Bots](docs/bots.md#rated)", f"[Bots]({HOME}/blob/v1.2.3/docs/bots.md#rated)"),
        ("[below](#install)", "[below](#install)"),
        ("[a page](https://example.com/)", "[a page](https://example.com/)"),
        ("[the club](mailto:club@example.org)", "[the club](mailto:club@example.org)"),
    ],
)
def test_only_relative_links_become_absolute(text: str, linked: str) -> None:
    assert absolute(text, HOME, "1.2.3") == linked


def test_the_description_links_to_the_files_of_this_version(clone: Path) -> None:
    publish(clone)
    start = re.compile(rf"{HOME}/(?:blob|raw)/v{re.escape(salle.__version__)}/(?=\w)|#|https://")
    targets = TARGET.findall(long_description(clone))
    assert len(targets) == len(TARGET.findall(README)) > 10
    assert [target for target in targets if not start.match(target)] == []


def test_code_in_the_description_is_that_of_the_readme() -> None:
    assert CODE.findall(absolute(README, HOME, "1.2.3")) == CODE.findall(README)


def test_without_an_address_the_description_is_the_readme(clone: Path) -> None:
    assert long_description(clone) == README


def test_a_release_needs_the_address(clone: Path) -> None:
    refused = checked(clone)
    assert refused.returncode == 1
    assert "Source" in refused.stderr
    publish(clone)
    assert checked(clone).returncode == 0
