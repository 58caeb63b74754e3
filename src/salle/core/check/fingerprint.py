"""A hash of random bouts. It compares compiled and interpreted rules across processes."""

from __future__ import annotations

from hashlib import sha256

from salle.core.game import NOBODY, Game, Seat
from salle.core.rng import Rng
from salle.core.search.playout import random_kind

PATIENCE = 100_000  # plies until a bout without a horizon is stopped


def play_digest(game: Game, seed: int | str, bouts: int) -> str:
    """A hash of all that happens in some random bouts. It is the same for the same rules."""
    grain = sha256()
    watchers = [Seat(seat) for seat in range(game.seats)] + [NOBODY]
    for number in range(bouts):
        rng, state = Rng(seed, f"twin bout {number}"), game.new()
        for _ in range(PATIENCE if game.horizon is None else game.horizon):
            if state.to_act == NOBODY:
                break
            grain.update(repr([state.legal_actions(), [state.sight(seat) for seat in watchers]]).encode())
            state.apply(random_kind(game, state, rng))
            if state.to_act >= 0:
                worlds = [game.imagine(state.sight(seat), rng) for seat in watchers]
                grain.update(repr([world.sight(NOBODY) for world in worlds]).encode())
        grain.update(repr([(event.key(), event.to, event.opens) for event in state.journal]).encode())
    return grain.hexdigest()


def print_play_digest(asked: list[str], cards: str) -> None:
    """Print the digest of play for the arguments GAME/RULESET SEED BOUTS [NAME=VALUE ...] and the card data."""
    from salle.core.registry import make_game

    name, seed, bouts, *options = asked
    made = make_game(name, {key: value for key, _, value in (option.partition("=") for option in options)}, cards)
    print(play_digest(made, seed, int(bouts)))
