"""An exact belief about hidden cards: every world that agrees with what a seat has seen, with its probability.

It needs only the contract. It starts from the beginning of the bout and replays what the seat has seen in every world.
Where the seat sees only that something happened, such as a card drawn by another player, it continues with every
possibility. After an action of an opponent it applies Bayes' rule with an assumed opponent. Equal worlds are merged.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import CHANCE, Action, Game, Seat, State
from salle.core.player import Seen, Witness
from salle.players.opponent_models import OpponentModel

DOUBT: Final = 1.0 / 12.0  # the share of opponent actions that are taken as uniformly random
MOST_WORLDS: Final = 2000


class ExactBelief:
    """The worlds and their probabilities, if there are at most `most` of them."""

    def __init__(self, game: Game, model: OpponentModel, most: int = MOST_WORLDS) -> None:
        self.game: Final = game
        self.model: Final = model
        self.most: Final = most
        self.worlds: list[State] = []
        self.chances: list[float] = []
        self.past: list[Witness] = []  # what these worlds already include
        self.lost: bool = True  # there are too many worlds, or none fits

    def update(self, seen: Seen) -> bool:
        """Bring the worlds up to date. False if there are too many, or if the bout did not begin as usual."""
        if not self.past or not self.continues(seen.witnessed):
            self.past = []
            self.worlds, self.chances = [self.game.new().copy()], [1.0]
            self.lost = False
        number: i64
        for number in range(len(self.past), len(seen.witnessed)):
            if not self.lost:
                self.follow(seen.witnessed[number], seen.seat)
        self.past = seen.witnessed
        if not self.lost:
            self.keep_fitting(seen)
        return not self.lost

    def continues(self, witnessed: list[Witness]) -> bool:
        """Whether this is the same bout, at the same ply or later, with nothing taken back."""
        if len(witnessed) < len(self.past):
            return False
        return self.past == witnessed[: len(self.past)]

    def follow(self, witness: Witness, me: Seat) -> None:
        """Apply an observed ply to every world, and merge those that became equal."""
        worlds: list[State] = []
        chances: list[float] = []
        places: dict[tuple[Any, ...], int] = {}
        number: i64
        for number in range(len(self.worlds)):
            world = self.worlds[number]
            if witness.action >= 0 and world.to_act != witness.seat:
                continue
            actions, shares = self.possible(world, witness, me)
            option: i64
            for option in range(len(actions)):
                after = world.copy()
                after.apply(actions[option])
                key = after.values()
                place = places.get(key, -1)
                chance = self.chances[number] * shares[option]
                if place >= 0:
                    chances[place] += chance
                elif chance > 0.0:
                    if len(worlds) == self.most:
                        self.lose()
                        return
                    places[key] = len(worlds)
                    worlds.append(after)
                    chances.append(chance)
        self.worlds, self.chances = worlds, chances
        if not worlds:
            self.lose()

    def lose(self) -> None:
        """Forget all worlds until the next bout."""
        self.worlds, self.chances = [], []
        self.lost = True

    def possible(self, world: State, witness: Witness, me: Seat) -> tuple[list[Action], list[float]]:
        """The actions that look like the observed one in this world, with their probabilities."""
        actions: list[Action] = []
        shares: list[float] = []
        number: i64
        if witness.action < 0 or witness.seat == me:
            return [witness.action], [1.0]
        if witness.seat == CHANCE:
            ways = world.chance_weights()
            total = float(int(world.chance_total()))
            for number in range(len(ways)):
                action = Action(self.game.actions + number)
                if ways[number] > 0 and world.masked(action, me) == witness.action:
                    actions.append(action)
                    shares.append(float(int(ways[number])) / total)
            return actions, shares
        legal = world.legal_actions()
        assumed = self.model.shares(world, legal)
        for number in range(len(legal)):
            if world.masked(legal[number], me) == witness.action:
                actions.append(legal[number])
                shares.append((1.0 - DOUBT) * assumed[number] + DOUBT / float(len(legal)))
        return actions, shares

    def keep_fitting(self, seen: Seen) -> None:
        """Drop the worlds that differ from what the seat sees, such as a hand that was shown. Normalize the rest."""
        worlds: list[State] = []
        chances: list[float] = []
        total = 0.0
        number: i64
        for number in range(len(self.worlds)):
            if self.worlds[number].sight(seen.seat) == seen.sight:
                worlds.append(self.worlds[number])
                chances.append(self.chances[number])
                total += self.chances[number]
        self.worlds = worlds
        self.chances = [chance / total for chance in chances]
        if not worlds:
            self.lose()
