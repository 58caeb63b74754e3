"""OpenSpiel's own test for every rule set, and a small game solved by its solver."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.observation import make_observation

import salle
from salle.adapters import openspiel
from salle.adapters.games import read_options, write_options
from salle.adapters.policies import tabular_policy
from salle.core.errors import BadOption, SalleError
from tests.adapters.rulesets import Options, every_ruleset

SMALL: Options = {"values": 3, "copies": 3, "hand": 2, "piste": 7, "hits": 1, "rounds": 1, "starter": "left"}
TINY: Options = {"values": 2, "copies": 3, "hand": 1, "piste": 5, "hits": 1, "rounds": 1, "starter": "left"}


def solved(game: Any, iterations: int) -> tuple[float, Any]:
    """What the first mover wins under the average policy of CFR+, and that policy as a table."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    values = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)
    return values[0], solver.tabular_average_policy().policy_table()


def advanced(game: openspiel.SpielGame, plies: int) -> Any:
    """The state after so many first choices."""
    state = game.new_initial_state()
    for _ in range(plies):
        state.apply_action(state.legal_actions()[0])
    return state


@every_ruleset
def test_random_sim(name: str, options: Options) -> None:
    pyspiel.random_sim_test(openspiel.load(name, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_a_small_en_garde_is_solved() -> None:
    value, policy = solved(pyspiel.convert_to_cached_tree(openspiel.load("engarde/standard", **SMALL)), 40)
    assert len(policy) == 3389
    assert value == pytest.approx(0.1169, abs=5e-4)


def test_a_game_exported_for_gambit_has_the_same_solution() -> None:
    game = openspiel.load("engarde/standard", **TINY)
    value, policy = solved(pyspiel.convert_to_cached_tree(game), 100)
    exported, table = solved(pyspiel.load_efg_game(export_gambit(game)), 100)
    assert value == pytest.approx(exported, abs=1e-6)
    assert len(policy) == len(table)


def test_a_bot_can_be_measured() -> None:
    game = openspiel.load("engarde/standard", **TINY)
    tree = pyspiel.convert_to_cached_tree(game)
    _, best = solved(tree, 200)
    random = tabular_policy(game, salle.player("random", game.rules, 1), samples=20)
    assert random.keys() == best.keys()
    assert pyspiel.exploitability(tree, best) < 0.01 < pyspiel.exploitability(tree, random)


def test_the_deck_is_a_chance_node_with_exact_weights() -> None:
    state = openspiel.load("engarde/standard", **SMALL).new_initial_state()
    assert state.is_chance_node()
    assert [chance for _, chance in state.chance_outcomes()] == [pytest.approx(1 / 3)] * 3
    outcome = state.legal_actions()[0]
    token = state.action_to_string(outcome)
    state.apply_action(outcome)
    assert str(state) == token


def test_an_information_state_is_what_the_bout_says() -> None:
    state = advanced(openspiel.load("engarde/standard", hits=1, rounds=1), 14)
    for seat in range(2):
        assert state.information_state_string(seat) == state.bout.information_state(seat)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_observations_are_those_of_the_state_with_names() -> None:
    game = openspiel.load("engarde/standard", hits=1, rounds=1)
    state = advanced(game, 14)
    assert state.observation_tensor(1) == list(state.bout.state.observation(1))
    assert "seat=right:1" in state.observation_string(1)
    hidden, all_cards = (
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kind))
        for kind in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS)
    )
    hidden.set_from(state, 0)
    assert np.array_equal(hidden.tensor, state.bout.state.observation(salle.NOBODY))
    all_cards.set_from(state, 0)
    assert np.array_equal(all_cards.tensor, state.bout.state.observation(salle.EVERYONE))


def test_games_and_states_can_be_pickled_and_cloned() -> None:
    state = advanced(openspiel.load("arena/standard", heroes="lot", seats=3), 10)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.bout == state.bout
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert twin.bout != state.bout


def test_options_are_one_parameter_that_reads_back() -> None:
    options: Options = {"hits": 1, "rounds": None, "open_discards": True, "heroes": "first,second"}
    text = write_options(options)
    assert text == "hits:1 rounds:none open_discards:yes heroes:first+second"
    assert read_options(text) == {"hits": "1", "rounds": "none", "open_discards": "yes", "heroes": "first,second"}
    game = pyspiel.load_game(str(openspiel.load("engarde/standard", hits=1, rounds=1)))
    assert game.rules == salle.game("engarde/standard", hits=1, rounds=1)


def test_a_wrong_name_or_option_is_said() -> None:
    with pytest.raises(SalleError, match="Unknown game chess"):
        openspiel.load("chess")
    with pytest.raises(BadOption, match="may never end"):
        openspiel.load("engarde/standard", rounds=None)
    with pytest.raises(BadOption, match="name:value"):
        pyspiel.load_game("python_salle", {"game": "engarde/standard", "options": "hits"})
