"""Belief: all worlds agree with what the seat has seen, and likely ones are more frequent."""

from __future__ import annotations

import pytest

import salle
from salle import Action, Bout, Dealer, Rng, Seat, State
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.search.instinct import Instinct, instinct_of
from salle.games.engarde.rules.actions import KINDS as ACTIONS
from salle.games.engarde.rules.actions import how_many
from salle.games.engarde.rules.transitions import Match
from salle.players.belief import Belief
from tests.players.bouts import FOR_TWO

GAMES: list[tuple[str, dict[str, Value]]] = [
    *FOR_TWO,
    ("arena", {"seats": 3}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_worlds_after_updates_look_to_the_seat_like_the_true_one(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    lived = 0
    for seed in range(4):
        bout, dealer, rng = Bout(game), Dealer(seed), Rng(seed)
        beliefs = [Belief(game, instinct_of(game), Rng(seat), 12) for seat in range(game.seats)]
        for _ in range(120):
            if bout.over:
                break
            if bout.awaiting == salle.CHANCE:
                bout.dealt(dealer.deal(game, bout.state))
                continue
            seen = bout.seen(bout.awaiting)
            belief = beliefs[seen.seat]
            before = belief.worlds
            belief.update(seen)
            assert len(belief.worlds) == 12
            assert {world.sight(seen.seat) for world in belief.worlds} == {seen.sight}
            assert len({id(world) for world in belief.worlds}) == 12
            lived += any(world.to_act == seen.seat for world in before)
            bout.act(seen.seat, seen.legal[rng.below(len(seen.legal))])
    assert lived > 10


def believed(game: salle.Game, bout: Bout, belief: Belief, value: int) -> float:
    """The mean number of cards of this value in the opponent's hand, over all worlds."""
    belief.update(bout.seen(Seat(0)))
    hands = [world.hand(Seat(1)) for world in belief.worlds if isinstance(world, Match)]
    return sum(how_many(hand, value) for hand in hands) / len(hands)


class Eager(Instinct):
    """Attacks whenever it can."""

    def incline(self, state: State, legal: list[Action]) -> list[int]:
        names = [("attack" in ACTIONS[state.kind(action)]) for action in legal]
        return [200 if attack else 1 for attack in names]


def test_an_opponent_who_does_not_attack_is_believed_to_lack_the_card() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=12 hands=12345/12345 turn=left"))
    read = Belief(game, Eager(2), Rng(1), 400)
    before = believed(game, bout, read, 5)
    for token in (">2", "+1", "<2", "+1"):  # Left advances to a gap of 5, and Right retreats
        bout.play(game.notation.action(token))
    assert believed(game, bout, read, 5) < before - 0.3
    fresh = Belief(game, Eager(2), Rng(1), 400)
    assert believed(game, bout, fresh, 5) > 0.8


def test_a_takeback_resets_the_belief() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=12 hands=12345/12345 turn=left"))
    belief = Belief(game, instinct_of(game), Rng(1), 10)
    start = bout.seen(Seat(0))
    belief.update(start)
    bout.act(Seat(0), game.notation.action(">1"))
    bout.play(game.notation.action("+1"))
    belief.update(bout.seen(Seat(0)))
    assert not belief.continues(start.witnessed)
    belief.update(start)
    assert {world.sight(Seat(0)) for world in belief.worlds} == {start.sight}
