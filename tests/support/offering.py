"""The offers in random bouts. The tests of every game compare them with its board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salle.core.game import CHANCE, NOBODY, Game, Seat
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.view_parts import Offer


def offered(game: Game, bouts: int) -> Iterator[tuple[Seat, Any, list[Offer]]]:
    """At every decision: the seat, the scene that it sees, and its offers."""
    for bout in range(bouts):
        rng, state = Rng(bout, "handles"), game.new()
        while state.to_act != NOBODY:
            if state.to_act != CHANCE:
                sight = state.sight(state.to_act)
                yield state.to_act, game.view.scene(sight), game.view.offers(sight, state.to_act)
            state.apply(random_kind(game, state, rng))
