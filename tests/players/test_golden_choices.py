"""What every bot chooses with the same luck is written down: strengths that were found are those of these bots."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from salle.core.registry import make_game, rulesets, simulation_options
from salle.players.bot_catalog import bot_names, find_bot, make_bot
from salle.players.ratings import VERSION
from tests.players.bouts import decisions

GOLDEN = Path(__file__).parent / "choices.txt"
DECISIONS = 30


def choices(name: str) -> str:
    """A hash over what all bots do on all seats of a bout, with small budgets."""
    game = make_game(name, simulation_options(name))
    done: list[list[int]] = []
    for bot in bot_names(game):
        small = f"{bot}@12" if find_bot(bot, game)[0].budget is not None else bot
        done.append([int(action) for action in decisions(game, make_bot(small, game, "golden"), DECISIONS)])
    return sha256(repr(done).encode()).hexdigest()[:16]


def golden() -> dict[str, str]:
    """By rule set, for this version."""
    lines = [line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    return {name: hashed for version, name, hashed in lines if version == str(VERSION)}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(rulesets()))
def test_bots_choose_as_they_did_or_have_another_version(name: str) -> None:
    """After a change, VERSION is raised, this file run (`python -m`) to write choices.txt, and ladders are fenced."""
    assert choices(name) == golden()[name]


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{VERSION} {name} {choices(name)}\n" for name in sorted(rulesets())), encoding="utf-8")
