"""Random standard rounds, replayed by the same rules in C: legal plies and endings agree."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import pytest

import salle
from salle import NOBODY, Game, Rng
from salle.core.search.playout import random_kind
from tests.oracle.stances import ORACLE_REASONS

SOURCE = Path(__file__).parents[2] / "bench" / "engine" / "engarde_reference.c"
ROUNDS = 3000 * int(os.environ.get("SALLE_SOAK", "1"))


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The C oracle, compiled."""
    folder = tmp_path_factory.mktemp("reference")
    compiler = shlex.split(os.environ.get("CC") or "cc")
    probe = folder / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if not builds(compiler, probe, folder / "probe"):
        pytest.skip("There is no working C compiler here, so the C oracle can't be asked.")
    binary = folder / "engarde_reference"
    assert builds(compiler, SOURCE, binary), "the compiler works, but not on bench/engine/engarde_reference.c"
    return binary


def builds(compiler: list[str], source: Path, binary: Path) -> bool:
    command = [*compiler, "-std=c11", "-O1", "-o", str(binary), str(source)]
    try:
        subprocess.run(command, check=True, capture_output=True)
        return subprocess.run([str(binary)], check=False, capture_output=True).returncode in (0, 2)
    except (OSError, subprocess.CalledProcessError):
        return False


def replayed(reference: Path, rounds: list[str]) -> list[str]:
    asked = "".join(f"{line}\n" for line in rounds)
    return subprocess.run(
        [reference, "replay"], input=asked, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def random_round(game: Game, rng: Rng) -> tuple[str, str]:
    """The tokens of a round, and the expected answers of the C oracle."""
    state = game.new()
    played: list[str] = []
    legal: list[str] = []
    while state.to_act != NOBODY:
        legal.append(",".join(sorted(map(game.notation.token, state.legal_actions()))))
        action = random_kind(game, state, rng)
        played.append(game.notation.token(action))
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    winner = game.seat_names[outcome.winners[0]] if outcome.winners else "none"
    return " ".join(played), f"{' '.join(legal)} | {winner} {ORACLE_REASONS[game.rule_name(outcome.rule)]}"


@pytest.mark.slow
def test_whole_rounds_are_allowed_and_judged_alike(reference: Path) -> None:
    game = salle.game("engarde", "standard", hits=1, rounds=1)
    rounds = [random_round(game, Rng("limit", number)) for number in range(ROUNDS)]
    answers = replayed(reference, [tokens for tokens, _ in rounds])
    assert len(answers) == ROUNDS
    for (tokens, expected), answer in zip(rounds, answers, strict=True):
        assert answer == expected, tokens
    assert {expected.split()[-1] for _, expected in rounds} == set(ORACLE_REASONS.values())


def test_what_the_c_oracle_refuses_salle_refuses(reference: Path) -> None:
    game = salle.game("engarde", "standard", hits=1, rounds=1)
    tokens = [game.notation.token(salle.Action(number)) for number in range(game.actions + game.chance_actions)]
    for number in range(20):
        rng, state = Rng("refused", number), game.new()
        played: list[str] = []
        for _ in range(14 + rng.below(20)):
            if state.to_act != NOBODY:
                action = random_kind(game, state, rng)
                played.append(game.notation.token(action))
                state.apply(action)
        answers = replayed(reference, [" ".join([*played, token]) for token in tokens])
        allowed = {token for token, answer in zip(tokens, answers, strict=True) if "| illegal" not in answer}
        assert allowed == set(map(game.notation.token, state.legal_actions())), played
