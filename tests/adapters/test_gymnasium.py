"""Gymnasium's own test for every rule set, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from salle import Seen
from salle.adapters import gymnasium
from salle.core.errors import BadBot, BadOption, OutOfRange, SalleError, UnknownName
from tests.adapters.rulesets import Options, every_ruleset

# Its checker warns of numbers with one value only, such as a count that options have set to nothing, and of the spec
# that only environments in its registry have.
from_its_checker = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


class First:
    """Chooses the first legal action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Seen) -> int:
        self.asked += 1
        return int(seen.legal[0])


def played(env: gymnasium.SalleEnv, seed: int | None) -> tuple[float, list[np.ndarray[Any, Any]]]:
    """Play the first legal action always: what it got, and what it saw."""
    observation, info = env.reset(seed=seed)
    seen, got, over = [observation], 0.0, False
    while not over:
        observation, reward, over, truncated, info = env.step(info["action_mask"].argmax())
        assert not truncated
        seen.append(observation)
        got += reward
    return got, seen


@from_its_checker
@every_ruleset
def test_check_env(name: str, options: Options) -> None:
    check_env(gymnasium.make(name, **options))


@every_ruleset
def test_a_whole_bout_in_each_seat(name: str, options: Options) -> None:
    seats = gymnasium.make(name, **options).game.seats
    for seat in range(seats):
        env = gymnasium.make(name, "random", seat=seat, **options)
        got, seen = played(env, 3)
        assert got == env.bout.state.utility(env.seat)
        assert all(observation in env.observation_space for observation in seen)
        assert env.action_masks().sum() == 0


def test_the_same_seed_plays_the_same_bout() -> None:
    env = gymnasium.make("engarde/standard", "tactic", hits=1)
    runs = []
    for _ in range(2):
        played(env, 5)
        first = env.bout
        played(env, None)
        runs.append((first, env.bout))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make("engarde/standard")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated) == (-1.0, True)
    assert "is refused" in info["refused"]
    assert env.action_masks().sum() == info["action_mask"].sum() == 0


def test_a_step_needs_a_running_episode() -> None:
    env = gymnasium.make("engarde/standard", "random", hits=1)
    assert env.action_masks().sum() == 0
    for end in (lambda: None, lambda: played(env, 1), lambda: illegal(env)):
        end()
        with pytest.raises(ResetNeeded, match=r"Call reset\(\) first"):
            env.step(0)


def illegal(env: gymnasium.SalleEnv) -> None:
    """Lose by an illegal action."""
    _, info = env.reset(seed=1)
    assert env.step(int(info["action_mask"].argmin()))[2]


def test_an_opponent_can_be_an_object_or_one_for_each_seat() -> None:
    first = First()
    played(gymnasium.make("engarde/standard", first, hits=1), 1)
    assert first.asked
    played(gymnasium.make("arena/standard", ["random", first, "tactic"], seat=2, seats=4), 1)
    with pytest.raises(SalleError, match="2 bots were named for 3 seats"):
        gymnasium.make("arena/standard", ["random", "tactic"], seats=4)


@pytest.mark.parametrize("opponent", ["random", "tactic", "flat@20", "novice@20", "attacker@20"])
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(again: Any, opponent: str) -> None:
    env = gymnasium.make("engarde/standard", opponent, hits=1)
    env.reset(seed=3)
    for _ in range(3):
        env.step(env.action_masks().argmax())
    twin = again(env)
    over = False
    while not over:
        action = env.action_masks().argmax()
        observation, *result, _ = env.step(action)
        other, *same, _ = twin.step(action)
        assert np.array_equal(observation, other) and result == same
        over = bool(result[1])
    assert twin.bout == env.bout


def test_a_wrong_name_option_bot_or_seat_is_said() -> None:
    with pytest.raises(UnknownName, match="Unknown bot nobody"):
        gymnasium.make("engarde/standard", "nobody")
    with pytest.raises(BadBot, match="cannot play"):
        gymnasium.make("engarde/standard", object())  # type: ignore[arg-type]
    with pytest.raises(OutOfRange, match="no seat 2"):
        gymnasium.make("engarde/standard", seat=2)
    with pytest.raises(BadOption, match=r"render_mode=human is invalid\. Valid: ansi\|none"):
        gymnasium.make("engarde/standard", render_mode="human")
    with pytest.raises(SalleError, match="has no rule set"):
        gymnasium.make("engarde/none")


def test_it_renders_text_if_asked_to() -> None:
    env = gymnasium.make("engarde/standard", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.bout.state)
