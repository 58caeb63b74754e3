"""Dealers play the deck. Dealer deals from a seed, with one random stream for each seat, so deals can be repeated. For
deals that can be proved, see `core/notation/seals.py`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from salle.core.choices import Seed, read_seed
from salle.core.errors import OutOfTurn
from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyDealer:
    """A player for the deck. It can take its random numbers from anywhere."""

    def pick(self, state: State) -> i64:
        """Choose one of the deck's actions, each with a probability in proportion to its weight. Count from the first
        action.
        """
        raise NotImplementedError

    def deal(self, game: Game, state: State) -> Action:
        """The deck's next action."""
        if state.to_act != CHANCE:
            raise OutOfTurn("error-not-the-deck")
        return Action(game.actions + self.pick(state))


class Dealer(AnyDealer):
    """Deals from a seed. The cards that a seat draws do not depend on how many cards the other seats drew."""

    def __init__(self, seed: Seed) -> None:
        self.seed: int | str = read_seed(seed)
        self.streams: dict[Seat, Rng] = {}

    def stream(self, seat: Seat) -> Rng:
        """The random stream of this seat. NOBODY's stream is for draws that belong to no seat."""
        known = self.streams.get(seat)
        if known is None:
            known = Rng(self.seed, f"dealt to {'nobody' if seat == NOBODY else seat}")
            self.streams[seat] = known
        return known

    def pick(self, state: State) -> i64:
        """Draw from the random stream of the seat that gets the card."""
        return state.drawn(self.stream(state.dealt_to()))

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_dealer, (self.seed, self.streams)


def resume_dealer(seed: int | str, streams: dict[Seat, Rng]) -> Dealer:
    """Make a copied or pickled dealer again."""
    dealer = Dealer(seed)
    dealer.streams = dict(streams)
    return dealer
