"""PettingZoo's own tests for every rule set, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

import salle
from salle.adapters import pettingzoo
from salle.core.errors import Illegal, SalleError
from tests.adapters.rulesets import Options, every_ruleset

# Its test warns of names without numbers, of observations with a mask beside them, and of the mask when a bout is over.
from_its_test = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test.api_test")


def played(env: Any, seed: int) -> dict[str, float]:
    """Play the first legal action always; what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(observation["action_mask"].argmax()))
    return got


@from_its_test
@every_ruleset
def test_api(name: str, options: Options) -> None:
    api_test(pettingzoo.env(name, **options), num_cycles=150)


@every_ruleset
def test_seed(name: str, options: Options) -> None:
    seed_test(lambda: pettingzoo.env(name, **options), num_cycles=100)


def test_agents_are_named_as_seats_and_win_what_the_others_lose() -> None:
    env = pettingzoo.env("engarde/basic", hits=1)
    assert env.possible_agents == ["left", "right"]
    results = [played(env, seed) for seed in range(10)]
    assert {sum(result.values()) for result in results} == {0.0}
    assert any(result["left"] for result in results)


def test_the_deals_are_those_of_a_dealer_with_this_seed() -> None:
    env = pettingzoo.env("engarde/standard", hits=1)
    env.reset(seed=7)
    bout, dealer = salle.Bout(env.unwrapped.game), salle.Dealer(7)
    while bout.awaiting == salle.CHANCE:
        bout.dealt(dealer.deal(bout.game, bout.state))
    assert env.unwrapped.bout == bout


def test_without_a_seed_the_deals_differ_but_follow_from_the_seed_before() -> None:
    env = pettingzoo.env("engarde/standard", hits=1)
    runs = []
    for _ in range(2):
        env.reset(seed=7)
        env.reset()
        first = env.unwrapped.bout
        env.reset()
        runs.append((first, env.unwrapped.bout))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.utils.env_logger")  # it says so in a warning too
def test_an_illegal_action_ends_the_bout_and_costs_its_agent_one() -> None:
    env = pettingzoo.env("engarde/standard", hits=1)
    env.reset(seed=1)
    agent, illegal = env.agent_selection, int(env.last()[0]["action_mask"].argmin())
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}


def test_an_illegal_action_without_the_wrappers_is_an_error_that_names_the_rule() -> None:
    env = pettingzoo.env("engarde/standard", hits=1).unwrapped
    env.reset(seed=1)
    with pytest.raises(Illegal, match="is refused"):
        env.step(int(env.last()[0]["action_mask"].argmin()))


def test_only_the_agent_to_act_has_a_mask() -> None:
    env = pettingzoo.env("engarde/standard")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].sum() == 0


def test_a_copy_goes_on_alike() -> None:
    env = pettingzoo.env("engarde/standard", hits=1)
    env.reset(seed=1)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for one in (env, twin):
            one.reset(seed=2)
            one.step(int(one.last()[0]["action_mask"].argmax()))
        assert twin.unwrapped.bout == env.unwrapped.bout


def test_it_renders_text_if_asked_to() -> None:
    env = pettingzoo.env("engarde/standard", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.unwrapped.bout.state)


def test_a_wrong_name_or_option_is_said() -> None:
    with pytest.raises(SalleError, match="Unknown game chess"):
        pettingzoo.env("chess")
    with pytest.raises(SalleError, match="render_mode=human is invalid"):
        pettingzoo.env("engarde/standard", render_mode="human")
    with pytest.raises(SalleError, match="has no option speed"):
        pettingzoo.env("engarde/standard", speed=1)
