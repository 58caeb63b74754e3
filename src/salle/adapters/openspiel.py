"""Salle's games in OpenSpiel, as the one game `python_salle` with parameters.

>>> from salle.adapters import openspiel
>>> game = openspiel.load("engarde/standard", hits=1, rounds=1)

The deck's actions are chance nodes, numbered from 0. If several seats choose at the same time, they are asked one
after the other, and no information state shows a choice before the rules reveal it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from salle.adapters.games import bounded_game, extra_packages, read_options, write_options
from salle.core.bout import Bout
from salle.core.game import CHANCE, EVERYONE, NOBODY, Action, Game, Seat
from salle.core.options import Value

with extra_packages():
    import numpy as np
    import pyspiel

SHORT_NAME: Final = "python_salle"
MOST_SEATS: Final = 6
ABOUT: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Salle",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "engarde/standard", "options": ""},
)


def load(name: str, **options: Value) -> SpielGame:
    """The game GAME[/RULESET] with these options, the same as `pyspiel.load_game("python_salle", parameters)`."""
    bounded_game(name, options)
    return pyspiel.load_game(SHORT_NAME, {"game": name, "options": write_options(options)})


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel; `rules` is Salle's."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.rules = bounded_game(parameters["game"], read_options(parameters["options"]))
        bounds = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.chance_actions,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=self.rules.seats - 1.0,  # a winner gets 1 from each other seat
            utility_sum=0.0,
            max_game_length=self.rules.horizon,
        )
        super().__init__(ABOUT, bounds, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        assert self.rules.horizon is not None
        return self.rules.horizon

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state of OpenSpiel; `bout` is Salle's."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.bout = Bout(game.rules)

    def current_player(self) -> int:
        if self.bout.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.bout.awaiting == CHANCE else self.bout.awaiting)

    def is_terminal(self) -> bool:
        return self.bout.over

    def returns(self) -> list[float]:
        bout = self.bout
        return [float(bout.state.utility(Seat(seat))) if bout.over else 0.0 for seat in range(bout.game.seats)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights, total = self.bout.state.chance_weights(), int(self.bout.state.chance_total())
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _legal_actions(self, player: int) -> list[Action]:
        return self.bout.state.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.bout.awaiting == CHANCE:
            self.bout.dealt(self.bout.game.actions + action)
        else:
            self.bout.act(self.bout.awaiting, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.bout.game
        first = game.actions if player == pyspiel.PlayerId.CHANCE else 0
        return game.notation.token(Action(first + action))

    def __str__(self) -> str:
        return " ".join(map(self.bout.game.notation.token, self.bout.actions))


class SpielObserver:
    """A player's view: the observation, or with perfect recall the information state.

    With the private information of no player it is a spectator's view, and with that of all players the referee's.
    """

    def __init__(self, rules: Game, kind: Any) -> None:
        self.rules = rules
        self.kind = kind
        self.tensor = None if kind.perfect_recall else np.zeros(rules.observation_shape, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _watcher(self, player: int) -> Seat:
        match self.kind.private_info:
            case pyspiel.PrivateInfoType.NONE:
                return NOBODY
            case pyspiel.PrivateInfoType.ALL_PLAYERS:
                return EVERYONE
        return Seat(player)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.bout.state.observation(self._watcher(player))

    def string_from(self, state: SpielState, player: int) -> str:
        watcher = self._watcher(player)
        if self.kind.perfect_recall:
            return str(state) if watcher == EVERYONE else state.bout.information_state(watcher)
        numbers = zip(self.rules.observation_fields, state.bout.state.observation(watcher), strict=True)
        return " ".join(f"{name}:{number:g}" for name, number in numbers if number)


pyspiel.register_game(ABOUT, SpielGame)
