"""The ladder: pairings of bots, played until it is clear which one is stronger. It is reproducible from its seed.

A pairing is played in units. A unit has one bout for each seat, all with the same deals: the first bot takes each seat
once, the second bot all others. The score of a unit is the first bot's mean share of the wins; the fair score is 1 over
the number of seats. Units are judged in order, no matter which core finished first, so the result does not depend on
the number of cores. With budgets in iterations, only the measured seconds differ between runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, pairwise

from salle.core.bout import Bout
from salle.core.choices import Player
from salle.core.dealer import Dealer
from salle.core.errors import BadBot, Forfeit
from salle.core.game import Game, Seat
from salle.core.options import Value
from salle.core.registry import source_digest
from salle.core.search.instinct import instinct_of
from salle.lab.fencing_style import observe_manners
from salle.lab.forfeits import NotedForfeit
from salle.lab.ladder_standing import Conduct, LadderStanding, PairingScores, Unit
from salle.lab.process_pool import process_pool
from salle.lab.sequential_test import verdict
from salle.lab.simulate import Decision, make_simulated_game, play_bout
from salle.players import player
from salle.players.bot_catalog import bots
from salle.players.external_bot import PATIENCE, ExternalBot

LEAST, MOST = 30, 400  # units of a pairing
AHEAD = 1  # units waiting for a free core


@dataclass(frozen=True)
class Pairing:
    """Two bots by name. With `after` it starts once that pairing is over, unless its first bot clearly lost."""

    first: str
    second: str
    after: int | None = None


@dataclass(frozen=True)
class Plan:
    """Everything a ladder depends on."""

    game: str
    pairings: tuple[Pairing, ...]
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    cards: str = ""
    least: int = LEAST
    most: int = MOST
    patience: float = PATIENCE

    def make(self) -> Game:
        """The game with the options of simulations."""
        return make_simulated_game(self.game, self.options, self.cards)


def usual_pairings(game: Game) -> list[Pairing]:
    """Neighbouring levels, each style against its level, and the baselines against each other and the top level."""
    levels = [bot.name for bot in bots(game, "level")]
    baselines = [bot.name for bot in bots(game, "baseline")]
    found = [Pairing(higher, lower) for lower, higher in pairwise(levels)]
    found += [Pairing(bot.name, bot.of) for bot in bots(game, "style")]
    found += [Pairing(levels[-1], baseline) for baseline in baselines if levels]
    found += [Pairing(later, earlier) for earlier, later in combinations(baselines, 2)]
    return found


def own_bot_pairings(bot: str, game: Game, first: int) -> list[Pairing]:
    """Pair a user's own bot with random and then the levels in order until it clearly loses. Unless it loses to random,
    pair it with the other baselines too.

    `first` is the number of the first of these pairings.
    """
    lowest, *baselines = (other.name for other in bots(game, "baseline"))
    climb = [lowest, *(other.name for other in bots(game, "level"))]
    found = [Pairing(bot, other, first + number - 1 if number else None) for number, other in enumerate(climb)]
    return found + [Pairing(bot, other, first) for other in baselines]


def play_unit(plan: Plan, pairing: Pairing, number: int) -> Unit:
    """Play the unit with this number."""
    game = plan.make()
    instinct = instinct_of(game)
    luck = f"{plan.seed}/{pairing.first} v {pairing.second}/{number}"
    unit = Unit(Fraction(0), game.seats, {pairing.first: Conduct(), pairing.second: Conduct()}, [])
    did: dict[str, list[Decision]] = {pairing.first: [], pairing.second: []}
    for place in range(game.seats):
        names = [pairing.first if seat == place else pairing.second for seat in range(game.seats)]
        players = [player(name, game, f"{luck}/{place}/{seat}", plan.patience) for seat, name in enumerate(names)]
        seat_outsiders(players, place * game.seats)
        forfeits: list[Forfeit] = []
        bout, actions = play_bout(game, players, Dealer(luck), forfeits, instinct)
        unit.score += part_in_win(bout, Seat(place)) / game.seats
        note_thinking(unit, names, players, actions, game)
        for action in actions:
            did[names[action.seat]].append(action)
        for forfeit in forfeits:
            unit.conduct[forfeit.bot].forfeits += 1
            other = pairing.second if forfeit.bot == pairing.first else pairing.first
            where = number * game.seats + place + 1
            unit.fouls.append(NotedForfeit.of(forfeit, other, where))
    for name, actions in did.items():
        unit.conduct[name].manners = observe_manners(actions, instinct)
    return unit


def seat_outsiders(players: Sequence[Player], first: int) -> None:
    """Start a process for each separate bot. A bot that cannot start forfeits at its first decision.

    Each bout of a unit gets new processes, so that no bot remembers the deals from another bout.
    """
    for seat, one in enumerate(players):
        if isinstance(one, ExternalBot):
            with suppress(BadBot):
                one.sit(first + seat)


def part_in_win(bout: Bout, seat: Seat) -> Fraction:
    """The share of the win. Winners share it; in a draw all seats do."""
    assert bout.outcome is not None
    winners = bout.outcome.winners or tuple(Seat(number) for number in range(bout.game.seats))
    return Fraction(1, len(winners)) if seat in winners else Fraction(0)


def note_thinking(
    unit: Unit, names: list[str], players: Sequence[Player], actions: Sequence[Decision], game: Game
) -> None:
    """Count the decisions of a bout, and the playouts a bot reports in `thought` with their seconds."""
    for action in actions:
        unit.conduct[names[action.seat]].note_decision(game.kinds[action.kind], action.seconds)
    for name, one in zip(names, players, strict=True):
        count, seconds = getattr(one, "thought", (0, 0.0))
        unit.conduct[name].count += count
        unit.conduct[name].counting += seconds


class Ladder:
    """A running ladder: the next units, and finished units that wait to be counted in order."""

    def __init__(self, plan: Plan, standing: LadderStanding | None = None) -> None:
        self.plan = plan
        self.fair = 1 / plan.make().seats
        self.standing = standing or LadderStanding([PairingScores() for _ in plan.pairings])
        self.verdicts = [self._judged(number) for number in range(len(plan.pairings))]
        self.begun = [fenced.units for fenced in self.standing.fenced]
        self.early: dict[tuple[int, int], Unit] = {}

    def _judged(self, pairing: int) -> int:
        fenced = self.standing.fenced[pairing]
        return verdict(fenced.counts(), self.fair) if fenced.units >= min(self.plan.least, self.plan.most) else 0

    def over(self, pairing: int) -> bool:
        """Whether the pairing is over: the answer is clear, it has enough units, or it was dropped."""
        return (
            self.verdicts[pairing] != 0
            or self.standing.fenced[pairing].units >= self.plan.most
            or self.dropped(pairing)
        )

    def dropped(self, pairing: int) -> bool:
        """Whether the pairing is skipped because its first bot clearly lost an earlier one."""
        after = self.plan.pairings[pairing].after
        return after is not None and (self.verdicts[after] < 0 or self.dropped(after))

    def waits(self, pairing: int) -> bool:
        """Whether an earlier pairing must end first."""
        after = self.plan.pairings[pairing].after
        return after is not None and not self.over(after)

    def total(self) -> int:
        """The most units there can be."""
        return sum(
            self.standing.fenced[number].units if self.over(number) else self.plan.most
            for number in range(len(self.plan.pairings))
        )

    def done(self) -> int:
        """The number of counted units."""
        return sum(fenced.units for fenced in self.standing.fenced)

    def next(self) -> tuple[int, int] | None:
        """The pairing with the fewest started units, and the number of its next unit. None if no unit can start now."""
        free = [
            (begun, number)
            for number, begun in enumerate(self.begun)
            if begun < self.plan.most and not self.over(number) and not self.waits(number)
        ]
        if not free:
            return None
        begun, number = min(free)
        self.begun[number] += 1
        return number, begun

    def take(self, pairing: int, number: int, unit: Unit) -> None:
        """Count a finished unit and those that waited for it. Units after a clear answer are dropped."""
        self.early[pairing, number] = unit
        while (following := (pairing, self.standing.fenced[pairing].units)) in self.early:
            counted = self.early.pop(following)
            if self.over(pairing):
                break
            self.standing.add(pairing, counted)
            self.verdicts[pairing] = self._judged(pairing)

    def climb(self, jobs: int) -> Iterator[int]:
        """Play until all pairings are over, on several cores. Yields the pairing of each finished unit."""
        if jobs > 1:
            yield from self._climb_together(jobs)
            return
        while (work := self.next()) is not None:
            self.take(*work, play_unit(self.plan, self.plan.pairings[work[0]], work[1]))
            yield work[0]

    def _climb_together(self, jobs: int) -> Iterator[int]:
        running: dict[Future[Unit], tuple[int, int]] = {}
        with process_pool(jobs) as pool:
            while True:
                while len(running) < jobs + AHEAD and (work := self.next()) is not None:
                    running[pool.submit(play_unit, self.plan, self.plan.pairings[work[0]], work[1])] = work
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    pairing, number = running.pop(done)
                    self.take(pairing, number, done.result())
                    yield pairing


def code_digest(game: Game) -> str:
    """A hash of all code that affects the result of a ladder."""
    return source_digest(game.id, "salle.players", "salle.lab")
