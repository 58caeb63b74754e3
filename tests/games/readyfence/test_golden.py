"""Golden bouts: at least one for each ending of a phrase and of a bout."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.game import NOBODY
from salle.core.notation.records import Record
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.rule_ids import ATTACK_LANDS, RULES, TOUCHES
from tests.games.readyfence.fencing import MODES, Fencing

BOUTS = sorted((Path(__file__).parents[2] / "golden" / "readyfence").glob("*.salle"))
PHRASES_END = RULES[ATTACK_LANDS:TOUCHES]
BOUTS_END = (*RULES[TOUCHES:], "retired")
# Not every mode has every ending: tutorial has no Parry without cards, only advanced has Counter-Time.
ONLY_ADVANCED = ("counter-time-lands", "feint-in-time-lands", "feint-lands", "feint-double-touch", "called-off")


def mode_and_ending(path: Path) -> tuple[str, str]:
    """The parts of the file name MODE-ENDING."""
    mode, _, ending = path.stem.partition("-")
    return mode, ending


def replayed(path: Path) -> Fencing:
    return Fencing(Record.load(path).replay())


every_bout = pytest.mark.parametrize("path", BOUTS, ids=lambda path: path.stem)


@every_bout
def test_a_golden_bout_is_named_by_its_mode_and_its_ending(path: Path) -> None:
    mode, ending = mode_and_ending(path)
    bout = replayed(path)
    assert mode in MODES and bout.game.ruleset == mode
    if ending in PHRASES_END:
        assert bout.endings()[-1] == ending
    else:
        assert bout.ended[1] == ending


@every_bout
def test_no_card_is_lost_in_a_golden_bout(path: Path) -> None:
    bout = replayed(path)
    game = bout.game
    assert isinstance(game, ReadyFence)
    assert bout.bout.state.census() == (*game.strip.cards.copies, 0)
    assert bout.bout.awaiting == NOBODY


@pytest.mark.parametrize("ending", PHRASES_END)
def test_every_way_a_phrase_ends_has_a_golden_bout(ending: str) -> None:
    modes = {mode for mode, found in map(mode_and_ending, BOUTS) if found == ending}
    assert modes
    assert ending not in ONLY_ADVANCED or modes == {"advanced"}


@pytest.mark.parametrize("ending", BOUTS_END)
def test_every_way_a_bout_ends_has_a_golden_bout(ending: str) -> None:
    assert any(found == ending for _, found in map(mode_and_ending, BOUTS))


def test_no_golden_bout_is_of_another_kind() -> None:
    assert {ending for _, ending in map(mode_and_ending, BOUTS)} == {*PHRASES_END, *BOUTS_END}
