"""The dealer plays the deck: seeded, with a stream of luck for each seat, so that the same deals can be given again."""

from __future__ import annotations

from salle.core.errors import OutOfTurn
from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng


class Dealer:
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

    def deal(self, game: Game, state: State) -> Action:
        """What the deck does now."""
        if state.to_act != CHANCE:
            raise OutOfTurn("error-not-the-deck")
        rng = self.stream(state.dealt_to())
        return Action(game.actions + rng.pick(state.chance_weights(), state.chance_total()))
