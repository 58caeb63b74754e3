"""A dealer plays the deck. Ours is seeded, with a stream of luck for each seat, so that the same deals can be given
again; `core/notation/seals.py` has one whose deals can be proved."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from salle.core.errors import OutOfTurn
from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyDealer:
    """Whoever plays the deck; where the luck comes from is its own affair."""

    def pick(self, state: State) -> i64:
        """Which of the deck's actions it is to be, counted from the first; each as likely as its weight says."""
        raise NotImplementedError

    def deal(self, game: Game, state: State) -> Action:
        """What the deck does now."""
        if state.to_act != CHANCE:
            raise OutOfTurn("error-not-the-deck")
        return Action(game.actions + self.pick(state))


class Dealer(AnyDealer):
    """Deals from streams that follow from the seed: what a seat draws does not hang on how often others drew."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.streams: dict[Seat, Rng] = {}

    def stream(self, seat: Seat) -> Rng:
        """The luck of that seat; NOBODY's is for lots that are nobody's."""
        known = self.streams.get(seat)
        if known is None:
            known = Rng(self.seed, f"dealt to {'nobody' if seat == NOBODY else seat}")
            self.streams[seat] = known
        return known

    def pick(self, state: State) -> i64:
        """By the luck of whoever is dealt to."""
        return state.drawn(self.stream(state.dealt_to()))
