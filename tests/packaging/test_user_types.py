"""Programs that use the installed package pass `mypy --strict`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import salle

INSTALLED = Path(salle.__file__).parent
SCRIPT = '''
from __future__ import annotations

import numpy
import salle


class First:
    """The bot of the docs: it inherits from nothing."""

    def choose(self, seen: salle.Seen) -> int:
        return seen.legal[0]


class Spelling:
    def choose(self, observed: salle.Seen) -> str:
        return observed.game.notation.token(observed.legal[-1])


class Learned:
    def choose(self, seen: salle.Seen, /) -> numpy.int64:
        return numpy.int64(seen.legal[0])


game = salle.game("engarde/standard", hits=1, rounds=1)
bots: list[salle.Player | str] = [First(), Learned()]
bout = salle.play(game, bots, seed=1)
outcome: salle.Outcome | None = bout.outcome
salle.play("engarde/standard", [Spelling(), salle.player("tactic", game, seed=1)], seed=7)

state = game.stance("left=5 right=8 hands=33145/24111 turn=left")
numbers: tuple[int, ...] = state.sight(0)
points: int = state.points(1)
seat = 1
state.sight(seat)
going = salle.Bout(game, state)
going.act(0, ">1")
going.act(0, 3)
going.seen(0)
action: int = state.legal_actions()[0]
state.apply(action)
legal = going.seen(1).legal
choice: int = legal[salle.Rng(1).below(len(legal))] if legal else 0
reveal_type(state.to_act)
'''


@pytest.fixture
def installed() -> None:
    if not (INSTALLED / "core" / "game.pyi").exists():
        pytest.skip("only an installed package has types for users")


def check(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    (folder / "own.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache", "own.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.usefixtures("installed")
def test_a_program_and_its_bots_have_types(tmp_path: Path) -> None:
    checked = check(tmp_path, SCRIPT)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert 'Revealed type is "int"' in checked.stdout


@pytest.mark.slow
@pytest.mark.usefixtures("installed")
def test_what_can_t_play_is_found(tmp_path: Path) -> None:
    checked = check(
        tmp_path, 'import salle\n\nsalle.play("engarde", ["random", 5])\nsalle.game("engarde").new().sight("0")\n'
    )
    assert checked.returncode == 1
    assert checked.stdout.count("error:") == 2, checked.stdout
