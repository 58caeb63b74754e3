"""Perft from many stances: salle, the naive oracle and the recorded counts agree."""

from __future__ import annotations

import pytest

from salle import Action, State
from salle.core.check.perft import perft
from tests.oracle import engarde as naive
from tests.oracle.stances import Line, lines, naive_position

LINES = lines()
CHECKED = 20_000  # most leaves that the naive oracle counts


def after(state: State, action: Action) -> State:
    """The position that follows."""
    child = state.copy()
    child.apply(action)
    return child


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_every_first_ply_leads_to_as_many_lines_as_in_the_oracle(line: Line) -> None:
    game = line.game()
    state, position = game.stance(line.stance), naive_position(line.ruleset, line.options, line.stance)
    for depth, count in enumerate(line.counts, 1):
        if count <= CHECKED:
            parts = {
                game.notation.token(action): perft(after(state, action), depth - 1) for action in state.legal_actions()
            }
            assert parts == naive.divide(position, depth), f"depth {depth}"


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_the_counts_are_the_frozen_ones(line: Line) -> None:
    state = line.game().stance(line.stance)
    assert tuple(perft(state, depth) for depth in range(1, len(line.counts) + 1)) == line.counts


def test_no_lines_of_no_plies_but_one() -> None:
    assert all(perft(line.game().stance(line.stance), 0) == 1 for line in LINES)


def test_the_stances_cover_every_rule_set_and_phase() -> None:
    covered = {(line.ruleset, naive_position(line.ruleset, line.options, line.stance).phase) for line in LINES}
    fenced = {(ruleset, phase) for ruleset in ("standard", "advanced") for phase in ("turn", "answer", "own")}
    assert covered == fenced | {("basic", "turn"), ("basic", "last")}
    assert len({line.name for line in LINES}) == len(LINES) >= 36
