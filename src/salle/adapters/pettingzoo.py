"""Salle's games as PettingZoo environments.

>>> from salle.adapters import pettingzoo
>>> env = pettingzoo.env("engarde/standard", hits=1)
>>> env.reset(seed=7)

Agents have the names of the seats. The environment deals from the seed. If several seats choose at the same time, they
are asked one after the other, and no observation shows a choice before the rules reveal it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from salle.adapters.games import check_render_mode, deal, extra_packages, observable_game
from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.game import Game, Seat
from salle.core.options import Value

with extra_packages():
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from salle.adapters.spaces import action_mask, action_space, mask_space, observation_space, observe

MOST_SEEDS = 2**62
LOSS = -1.0  # reward for an illegal action

Seen: TypeAlias = dict[str, Any]  # "observation" and "action_mask"


def env(name: str, *, cards: str = "", render_mode: str | None = None, **options: Value) -> AECEnv[str, Seen, int]:
    """The environment of GAME[/RULESET] with these options, in PettingZoo's usual wrappers.

    An illegal action ends the bout: its agent gets -1 and the others 0. Without the wrappers, as in `env.unwrapped`,
    it is a SalleError that names the rule.
    """
    wrapped: AECEnv[str, Seen, int] = SalleEnv(observable_game(name, options, cards), render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=LOSS)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class SalleEnv(AECEnv[str, Seen, int]):
    """An environment without wrappers that plays one bout at a time: `bout`, of `game`."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.metadata = {"name": f"{game.id}/{game.ruleset}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = list(game.seat_names)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._luck, _ = np_random()

    def _observation_space(self) -> Dict:
        return Dict({"observation": observation_space(self.game), "action_mask": mask_space(self.game)})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a bout. Equal seeds give equal deals. Without a seed, the deals continue from the previous seed."""
        if seed is not None:
            self._luck, _ = np_random(seed)
        self._dealer = Dealer(int(self._luck.integers(MOST_SEEDS)) if seed is None else seed)
        self.bout = Bout(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.bout.act(self.bout.awaiting, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Deal, then select the agent to act. If the bout is over, give each agent its utility as the reward."""
        deal(self.bout, self._dealer)
        if not self.bout.over:
            self.agent_selection = self.possible_agents[self.bout.awaiting]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(self.bout.state.utility(Seat(seat)))
            self.terminations[agent] = True

    def observe(self, agent: str) -> Seen:
        seat, state = Seat(self.possible_agents.index(agent)), self.bout.state
        return {"observation": observe(state, seat), "action_mask": action_mask(state, seat)}

    def render(self) -> str | None:
        """The position as text, with all cards open."""
        return str(self.bout.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
