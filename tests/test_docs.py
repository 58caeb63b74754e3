"""The docs are true: their code runs, their commands work, the pages made by the program are fresh."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import salle
from salle.core.game_folders import game_ids
from salle.core.notation.records import Record
from salle.core.notation.verification import verify
from tools import api_reference
from tools.screens import SCREENS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SEALED = ROOT / "docs" / "sealed.salle"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^\*\*`([^`]+)`\*\*[^\n]*\n\n```\w+\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?:\]\(|<img src=\")([^)#:\"]+)[)\"]")


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = FILE.sub("", page.read_text(encoding="utf-8"))
        found += [(page.name, code) for fenced, code in FENCE.findall(text) if fenced == language]
    return found


def run(command: list[str], cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    settings = os.environ | {"SALLE_DATA": str(cwd / "data"), "SALLE_LANG": "en"} | env
    return subprocess.run(
        command, cwd=cwd, env=settings, input="quit\n", capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_code_in_the_docs_runs(page: str, code: str, tmp_path: Path) -> None:
    ran = run([sys.executable, "-W", "error", "-c", code], tmp_path)
    assert ran.returncode == 0, f"{page}: {ran.stderr}"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebooks_run_and_have_no_output(notebook: Path, tmp_path: Path) -> None:
    cells = [cell for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["outputs"] for cell in cells if cell["outputs"]] == []
    code = "\n\n".join("".join(cell["source"]) for cell in cells)
    ran = run([sys.executable, "-W", "error", "-c", code], tmp_path)
    assert ran.returncode == 0, ran.stderr


def commands() -> list[str]:
    lines = [line for _, code in blocks("console") for line in code.splitlines()]
    typed = [line.removeprefix("$ ").partition("  #")[0].strip() for line in lines if line.startswith("$ salle")]
    return sorted(set(typed))


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_commands_in_the_docs_work(command: str, tmp_path: Path) -> None:
    for name, text in FILE.findall((ROOT / "docs" / "bots.md").read_text(encoding="utf-8")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    shutil.copy(SEALED, tmp_path / "docs")
    words = re.findall(r'"([^"]*)"|(\S+)', command.removeprefix("salle"))
    ran = run([sys.executable, "-W", "error", "-m", "salle", *(quoted or plain for quoted, plain in words)], tmp_path)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_in_the_docs_lead_somewhere(page: Path) -> None:
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_the_steps_in_the_architecture_are_in_the_code() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    steps = re.findall(r"^\| \d+ \| `([\w/]+\.py)`: `([\w.]+)`", text, re.MULTILINE)
    assert len(steps) > 15
    for file, name in steps:
        paths = [ROOT / "src" / "salle" / folder / file for folder in ("", "server")]
        source = next(path for path in paths if path.is_file()).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"\b(def|class) {part}\b", source), f"{file}: {name}"


def test_every_picture_of_the_page_is_shown_and_has_a_screen() -> None:
    taken = {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}
    page = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    assert taken == {f"{screen.name}-{size}.webp" for screen in SCREENS for size in ("desk", "phone")}
    assert taken == set(re.findall(r"pictures/([^\"]+)", page))


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_page_is_what_the_program_prints(game: str, tmp_path: Path) -> None:
    ran = run([sys.executable, "-m", "salle", "rules", game, "--markdown"], tmp_path)
    assert ran.stdout == (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8"), "run `make docs`"


@pytest.mark.parametrize("name", sorted(api_reference.pages()))
def test_the_api_reference_is_what_the_sources_say(name: str) -> None:
    assert (api_reference.FOLDER / name).read_text(encoding="utf-8") == api_reference.pages()[name], "run `make docs`"


def test_the_api_reference_has_every_public_name() -> None:
    text = "\n".join(page for name, page in api_reference.pages().items() if name != "index.md")
    listed = {name for name in salle.__all__ if re.search(rf"salle\.{name}\b", text)}
    assert set(salle.__all__) - listed <= {"Action", "Rule", "Seat", "game_ids", "is_compiled"}


def test_the_picture_is_what_the_program_draws(tmp_path: Path) -> None:
    recipe = re.search(r"replay (docs/bout.salle .*) --svg", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert recipe is not None
    words = [str(ROOT / word) if word.startswith("docs/") else word for word in recipe[1].split()]
    run([sys.executable, "-m", "salle", "replay", *words, "--svg", "bout.svg"], tmp_path)
    drawn = (tmp_path / "bout.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / "docs" / "bout.svg").read_text(encoding="utf-8"), "run `make docs`"


def test_the_sealed_record_is_true_and_shown_as_it_is() -> None:
    assert verify(Record.load(SEALED)).failure is None
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    tags = [line[:90] for line in SEALED.read_text(encoding="utf-8").splitlines() if line.startswith("[")][:-1]
    assert [tag for tag in tags if f"    {tag}" not in page] == []


@pytest.fixture
def thrust(tmp_path: Path) -> Path:
    """The small game of the docs, as files."""
    for name, text in FILE.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")):
        path = tmp_path / "folder" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        if path.name == "en.ftl":
            path.with_name("zh-Hant.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("words", ["laws thrust --bouts 100", "sim thrust --bouts 50", "play thrust --vs random"])
def test_the_small_game_of_the_docs_keeps_the_laws_and_plays(thrust: Path, words: str) -> None:
    ran = run([sys.executable, "-m", "salle", *words.split()], thrust, SALLE_GAMES="folder")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_small_game_of_the_docs_has_hints(thrust: Path) -> None:
    code = """if True:
        import salle
        from salle.players.hint import HintGiver
        game = salle.game("thrust")
        bout = salle.Bout(game)
        while bout.awaiting == salle.CHANCE:
            bout.dealt(salle.Dealer(1).deal(game, bout.state))
        for hint in HintGiver(game, 1, 100).hints(bout.seen(bout.awaiting)):
            for reason in hint.reasons:
                print(salle.texts("en").say(reason.sentence))"""
    ran = run([sys.executable, "-c", code], thrust, SALLE_GAMES="folder")
    assert re.search(r"[0-9]+ %: (you win|Right wins|the bout is a draw): ", ran.stdout), ran.stdout + ran.stderr
    assert "nothing is decided soon" not in ran.stdout


def test_a_leak_in_the_small_game_is_caught(thrust: Path) -> None:
    rules = thrust / "folder" / "thrust" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("self.whisper(", "self.tell("), encoding="utf-8")
    ran = run([sys.executable, "-m", "salle", "laws", "thrust", "--bouts", "100"], thrust, SALLE_GAMES="folder")
    assert ran.returncode == 1
    assert "L3 is broken" in ran.stdout


def test_a_mistake_in_a_game_is_told_with_its_line(thrust: Path) -> None:
    rules = thrust / "folder" / "thrust" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n  wrong =\n", encoding="utf-8")
    ran = run([sys.executable, "-m", "salle", "laws", "thrust"], thrust, SALLE_GAMES="folder")
    assert ran.returncode == 2
    assert "The game thrust does not work:" in ran.stderr
    assert "rules.py, line" in ran.stderr


def test_the_sources_of_a_game_are_told_apart(thrust: Path) -> None:
    """Interrupted work is stored under this digest, so it does not resume under other rules."""
    rules = thrust / "folder" / "thrust" / "rules.py"
    code = "from salle.core import registry; registry.game_package('thrust'); print(registry.source_digest('thrust'))"
    before = run([sys.executable, "-c", code], thrust, SALLE_GAMES="folder").stdout
    rules.write_text(rules.read_text(encoding="utf-8").replace("self.whisper(", "self.tell("), encoding="utf-8")
    after = run([sys.executable, "-c", code], thrust, SALLE_GAMES="folder").stdout
    assert len(before) == len(after) == 65
    assert before != after
