"""Golden duels: at least one for each way to win, to break off and to draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.notation.records import Record
from salle.games.audatia.rules.terms import FIRST_END, RULES
from tests.games.audatia.dueling import Dueling

DUELS = sorted((Path(__file__).parents[2] / "golden" / "audatia").glob("*.salle"))
ENDS = (*RULES[FIRST_END:], "retired")
TOLD = ("break-off", "game-drawn", "duel-won")


def replayed(path: Path) -> Dueling:
    return Dueling(Record.load(path).replay())


def endings(bout: Dueling) -> list[str]:
    """The ends of phrases and games, and of the duel."""
    journal, game = bout.state.journal, bout.game
    return [game.rule_name(event.rule) for event in journal if game.events[event.kind] in TOLD]


every_duel = pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)


@every_duel
def test_a_golden_duel_is_named_by_an_ending_it_has(path: Path) -> None:
    named = next(end for end in sorted(ENDS, key=len, reverse=True) if path.stem.startswith(end))
    assert named in endings(replayed(path))


def test_there_is_a_golden_duel_for_every_way_to_win_to_break_off_and_to_draw() -> None:
    found = [end for path in DUELS for end in endings(replayed(path))]
    assert set(found) == set(ENDS)
