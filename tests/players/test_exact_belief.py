"""An exact belief: all worlds that fit what a seat has seen, with the right probabilities."""

from __future__ import annotations

from collections import defaultdict

import pytest

import salle
from salle import Action, Bout, Game, Seat, State
from salle.core.player import Seen
from salle.games.engarde.rules.transitions import Match
from salle.players.exact_belief import DOUBT, ExactBelief
from salle.players.opponent_models import BotModel, InstinctModel, OpponentModel


class AlwaysFirst(OpponentModel):
    """The opponent always chooses the first legal action."""

    def shares(self, world: State, legal: list[Action]) -> list[float]:
        return [1.0] + [0.0] * (len(legal) - 1)


@pytest.fixture
def game() -> Game:
    return salle.game("engarde/standard", values=3, copies=2, hand=1, piste=9, hits=1, rounds=1, starter="left")


def dealt(game: Game, *cards: int) -> Bout:
    """A bout after these cards of the deck: Left's hand first."""
    bout = Bout(game)
    for card in cards:
        bout.dealt(game.actions + card - 1)
    return bout


def hands(belief: ExactBelief) -> dict[tuple[int, ...], float]:
    """The probability of each of Left's hands, as counts of the values."""
    found: dict[tuple[int, ...], float] = defaultdict(float)
    for world, chance in zip(belief.worlds, belief.chances, strict=True):
        assert isinstance(world, Match)
        found[tuple(world.hand(Seat(0)) >> 5 * value & 15 for value in range(3))] += chance
    return found


def test_before_any_action_only_the_unseen_cards_count(game: Game) -> None:
    bout = dealt(game, 1, 3)
    belief = ExactBelief(game, OpponentModel())
    assert belief.update(bout.seen(Seat(0)))
    assert sum(belief.chances) == pytest.approx(1)
    seen_by_right = Bout(game)
    for card in (1, 3):
        seen_by_right.dealt(game.actions + card - 1)
    seen_by_right.act(Seat(0), ">1")
    seen_by_right.dealt(game.actions + 1)
    belief = ExactBelief(game, OpponentModel())
    assert belief.update(seen_by_right.seen(Seat(1)))
    # Left played a 1 and drew. One 1, two 2s and one 3 are unseen.
    assert hands(belief) == pytest.approx({(1, 0, 0): 1 / 4, (0, 1, 0): 1 / 2, (0, 0, 1): 1 / 4})


def test_an_action_of_the_opponent_is_read_by_bayes(game: Game) -> None:
    """Left holds two cards and plays the higher one, although this opponent always plays the lower one."""
    game = salle.game("engarde/standard", values=3, copies=2, hand=2, piste=9, hits=1, rounds=1, starter="left")
    bout = dealt(game, 2, 3, 1, 1)
    bout.act(Seat(0), ">3")
    bout.dealt(game.actions + 1)
    belief = ExactBelief(game, AlwaysFirst())
    assert belief.update(bout.seen(Seat(1)))
    # Unseen were 2 2 3 3: Left's hand was 2 3 (4 of 6 ways) or 3 3 (1 of 6). With 2 3 the first action is >2.
    low = 4 / 6 * DOUBT / 2
    high = 1 / 6 * (1 - DOUBT + DOUBT)
    kept_low = low / (low + high)
    assert hands(belief)[0, 1, 1] == pytest.approx((1 - kept_low) * 1 + kept_low * 1 / 2)


def test_the_true_hand_is_always_possible(game: Game) -> None:
    game = salle.game("engarde/advanced", hits=2)
    for seed in range(3):
        bout = salle.play(game, ["random", "random"], seed=seed)
        belief = ExactBelief(game, InstinctModel(game.instinct()))  # type: ignore[misc]
        for ply in range(10, len(bout.actions)):
            past = bout.until(ply)
            if past.awaiting == 0:
                assert belief.update(past.seen(Seat(0)))
                assert past.state in belief.worlds
                assert all(world.sight(Seat(0)) == past.state.sight(Seat(0)) for world in belief.worlds)


def test_a_bout_that_is_taken_back_or_new_starts_again(game: Game) -> None:
    belief = ExactBelief(game, OpponentModel())
    assert belief.update(dealt(game, 1, 3).seen(Seat(0)))
    fresh = ExactBelief(game, OpponentModel())
    other = dealt(game, 2, 3).seen(Seat(0))
    assert belief.update(other) and fresh.update(other)
    assert (belief.worlds, belief.chances) == (fresh.worlds, fresh.chances)


def test_it_gives_up_if_too_many_worlds_are_possible(game: Game) -> None:
    bout = dealt(game, 1, 3)
    belief = ExactBelief(game, OpponentModel(), most=2)
    assert not belief.update(bout.seen(Seat(0)))
    assert not belief.update(bout.seen(Seat(0)))
    assert belief.worlds == []


def test_it_gives_up_if_the_bout_began_from_a_position() -> None:
    game = salle.game("engarde")
    bout = Bout(game, game.stance("left=5 right=9 hands=33145/24111 turn=left"))
    bout.act(Seat(0), ">1")
    while bout.awaiting == salle.CHANCE:
        bout.dealt(salle.Dealer(1).deal(game, bout.state))
    assert not ExactBelief(game, OpponentModel()).update(bout.seen(Seat(1)))


def test_a_known_bot_is_asked_once_for_each_sight(game: Game) -> None:
    class First:
        asked = 0

        def choose(self, seen: Seen) -> Action:
            First.asked += 1
            return seen.legal[0]

    model = BotModel(game, lambda number: First(), 4)
    state = dealt(game, 1, 3).state
    assert model.shares(state, state.legal_actions()) == [1.0]
    assert model.shares(state, state.legal_actions()) == [1.0]
    assert First.asked == 4
