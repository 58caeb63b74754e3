"""The table of a solved game: written, read, and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import salle
from salle.core.errors import SalleError
from salle.core.game import Action
from salle.core.player import Seen
from salle.core.registry import make_game
from salle.players.policy_table import BLOCK, LEVELS, Decision, PolicyTable, write_table
from salle.players.solved import Solved

RULES = "engarde/standard 1 piste=7"
DECISIONS = [Decision(7 * number + 3, [(5, [15, 0]), (300 + number, [1, 2, 12])]) for number in range(3 * BLOCK + 5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.table"
    write_table(path, RULES, DECISIONS)
    return path


def test_every_decision_can_be_read_back(path: Path) -> None:
    table = PolicyTable(path, RULES)
    assert table.decisions == len(DECISIONS)
    for key, hands in DECISIONS:
        for hand, levels in hands:
            assert list(table.find(key, hand) or ()) == levels


def test_a_hand_without_a_choice_has_no_levels(path: Path) -> None:
    found = PolicyTable(path, RULES).find(3, 9)
    assert found is not None
    assert not list(found)


@pytest.mark.parametrize("key", [0, 2, 4, 10**12])
def test_an_unknown_decision_is_not_found(path: Path, key: int) -> None:
    assert PolicyTable(path, RULES).find(key, 5) is None


@pytest.mark.parametrize("at", [0, 9, 50, 75, 90, 400, -1])
def test_a_damaged_table_is_refused(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)
    with pytest.raises(SalleError, match=r"damaged|other rules"):
        PolicyTable(path, RULES)


@pytest.mark.parametrize("size", [0, 10, 100])
def test_part_of_a_table_is_refused(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(SalleError, match=r"damaged|cannot be read"):
        PolicyTable(path, RULES)


def test_a_table_for_other_rules_is_refused(path: Path) -> None:
    with pytest.raises(SalleError, match="other rules"):
        PolicyTable(path, "engarde/standard 1 piste=9")


def test_a_missing_table_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SalleError, match="cannot be read"):
        PolicyTable(tmp_path / "none.table", RULES)


class First:
    """Stands in for the bot that is asked about unknown decisions."""

    def choose(self, seen: Seen) -> Action:
        return seen.legal[0]


def test_the_bot_draws_its_actions_by_their_levels(tmp_path: Path) -> None:
    game = salle.game("engarde/standard", hits=1)
    assert game.public_states is not None
    states = game.public_states()
    bout = salle.Bout(game, game.stance("left=5 right=18 hands=33145/24111 turn=left"))
    seen = bout.seen(bout.awaiting)
    key, role, hand = states.locate(seen.sight)
    levels = [0] * len(seen.legal)
    levels[2], levels[4] = 5, LEVELS - 5
    write_table(tmp_path / "a.table", states.rules, [Decision(key << 1 | role, [(hand, levels)])])
    table = PolicyTable(tmp_path / "a.table", states.rules)
    bot = Solved(states, table, salle.Rng(1), First())
    chosen = [bot.choose(seen) for _ in range(3000)]
    assert set(chosen) == {seen.legal[2], seen.legal[4]}
    assert 900 < chosen.count(seen.legal[2]) < 1100
    assert (bot.known, bot.unknown) == (3000, 0)


def test_what_the_table_has_does_not_depend_on_the_hand(tmp_path: Path) -> None:
    game = salle.game("engarde/standard", hits=1)
    assert game.public_states is not None
    states = game.public_states()
    keys = set()
    for hand in ("33145", "11111", "55432"):
        state = game.stance(f"left=5 right=18 hands={hand}/24244 turn=left")
        keys.add(states.locate(state.sight(state.to_act))[:2])
    assert len(keys) == 1


def test_the_table_counts_for_matches_of_any_length() -> None:
    def rules(**options: int) -> str:
        made = make_game("engarde/standard", options)
        assert made.public_states is not None
        return made.public_states().rules

    assert rules(hits=1) == rules(hits=5, rounds=20)
    assert rules(piste=15) != rules()
    assert salle.game("engarde/basic").public_states is None
