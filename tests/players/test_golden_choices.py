"""The choices of every bot with a fixed seed. If they change, the stored ratings are of other bots."""

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
    """A hash over the first actions of a bout for each bot, on all seats and with a small budget."""
    game = make_game(name, simulation_options(name))
    done: list[list[int]] = []
    for bot in bot_names(game):
        small = f"{bot}@12" if find_bot(bot, game)[0].budget is not None else bot
        done.append([int(action) for action in decisions(game, make_bot(small, game, "golden"), DECISIONS)])
    return sha256(repr(done).encode()).hexdigest()[:16]


def golden() -> dict[str, str]:
    """The stored hashes of this version, by rule set."""
    lines = [line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    return {name: hashed for version, name, hashed in lines if version == str(VERSION)}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(rulesets()))
def test_choices_change_only_with_the_version(name: str) -> None:
    """After a change, increase VERSION, run this file with `python -m` to write choices.txt, and play the ladders."""
    assert choices(name) == golden()[name]


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{VERSION} {name} {choices(name)}\n" for name in sorted(rulesets())), encoding="utf-8")
