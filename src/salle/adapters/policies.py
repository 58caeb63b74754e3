"""The policy of a bot in a small game, as a table for OpenSpiel."""

from __future__ import annotations

from salle.adapters.openspiel import SpielGame
from salle.core.bout import Bout
from salle.core.choices import Player
from salle.core.game import CHANCE
from salle.lab.information_states import possible_actions


def tabular_policy(game: SpielGame, player: Player, samples: int = 1) -> dict[str, list[tuple[int, float]]]:
    """The choices of the player in each information state, in the form that `pyspiel.exploitability` needs.

    It is asked several times in each state. Its choice must depend only on `seen` and chance.
    """
    policy: dict[str, list[tuple[int, float]]] = {}
    bouts = [Bout(game.rules)]
    while bouts:
        bout = bouts.pop()
        if bout.over:
            continue
        actions = possible_actions(bout.state)
        if bout.awaiting != CHANCE and (known := bout.information_state(bout.awaiting)) not in policy:
            seen = bout.seen(bout.awaiting)
            chosen = [bout.read(player.choose(seen)) for _ in range(samples)]
            policy[known] = [(int(action), chosen.count(action) / samples) for action in actions]
        for action in actions:
            bouts.append(bout.fork())
            bouts[-1].play(action)
    return policy
