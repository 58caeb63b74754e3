"""The ladder: pairings of bots, fenced until it is clear who is stronger; everything follows from the seed.

A pairing is fenced in units: as many bouts as there are seats, all with the same deals, the first bot on each seat in
turn and the second on all others. Its score is the mean of the first bot's parts in the wins; fair is one part in the
number of seats. Units are judged in their order, whatever the order in which cores have done them, so what is decided
does not hang on how many cores there are; nor, with budgets in iterations, does anything else but the seconds.
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
from salle.lab.ladder_standing import Conduct, Fenced, LadderStanding, Unit
from salle.lab.process_pool import process_pool
from salle.lab.sequential_test import verdict
from salle.lab.simulate import Decision, make_simulated_game, play_bout
from salle.players import player
from salle.players.bot_catalog import bots
from salle.players.external_bot import PATIENCE, ExternalBot

LEAST, MOST = 30, 400  # units of a pairing
AHEAD = 1  # units that wait for a free core


@dataclass(frozen=True)
class Pairing:
    """Two bots, by name; `after` another pairing: only once that is over, and not if its first bot clearly lost it."""

    first: str
    second: str
    after: int | None = None


@dataclass(frozen=True)
class Plan:
    """All that a ladder follows from."""

    game: str
    pairings: tuple[Pairing, ...]
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    cards: str = ""
    least: int = LEAST
    most: int = MOST
    patience: float = PATIENCE

    def make(self) -> Game:
        """The game, as it is simulated."""
        return make_simulated_game(self.game, self.options, self.cards)


def usual_pairings(game: Game) -> list[Pairing]:
    """Neighbouring levels; each style against its level; baselines against each other and against the top level."""
    levels = [bot.name for bot in bots(game, "level")]
    baselines = [bot.name for bot in bots(game, "baseline")]
    found = [Pairing(higher, lower) for lower, higher in pairwise(levels)]
    found += [Pairing(bot.name, bot.of) for bot in bots(game, "style")]
    found += [Pairing(levels[-1], baseline) for baseline in baselines if levels]
    found += [Pairing(later, earlier) for earlier, later in combinations(baselines, 2)]
    return found


def own_bot_pairings(bot: str, game: Game, first: int) -> list[Pairing]:
    """Somebody's own bot against random and then the levels, one after the other until it clearly loses; if it does not
    lose to random, against the other baselines too.

    `first` is the number that the first of these pairings will have.
    """
    lowest, *baselines = (other.name for other in bots(game, "baseline"))
    climb = [lowest, *(other.name for other in bots(game, "level"))]
    found = [Pairing(bot, other, first + number - 1 if number else None) for number, other in enumerate(climb)]
    return found + [Pairing(bot, other, first) for other in baselines]


def play_unit(plan: Plan, pairing: Pairing, number: int) -> Unit:
    """The unit of that number."""
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
    """Open the processes that bots sit in, of which this is the first; one that can't be opened forfeits when asked.

    Each bout of a unit has its own: who fences the same deals again must not remember them.
    """
    for seat, one in enumerate(players):
        if isinstance(one, ExternalBot):
            with suppress(BadBot):
                one.sit(first + seat)


def part_in_win(bout: Bout, seat: Seat) -> Fraction:
    """Winners share; in a draw all do."""
    assert bout.outcome is not None
    winners = bout.outcome.winners or tuple(Seat(number) for number in range(bout.game.seats))
    return Fraction(1, len(winners)) if seat in winners else Fraction(0)


def note_thinking(
    unit: Unit, names: list[str], players: Sequence[Player], actions: Sequence[Decision], game: Game
) -> None:
    """Count what was decided in a bout, and what a bot says of itself: `thought`, a count and the seconds for it."""
    for action in actions:
        unit.conduct[names[action.seat]].note_decision(game.kinds[action.kind], action.seconds)
    for name, one in zip(names, players, strict=True):
        count, seconds = getattr(one, "thought", (0, 0.0))
        unit.conduct[name].count += count
        unit.conduct[name].counting += seconds


class Ladder:
    """A ladder on its way: which units are next, and which are done and wait for their turn to be counted."""

    def __init__(self, plan: Plan, standing: LadderStanding | None = None) -> None:
        self.plan = plan
        self.fair = 1 / plan.make().seats
        self.standing = standing or LadderStanding([Fenced() for _ in plan.pairings])
        self.verdicts = [self._judged(number) for number in range(len(plan.pairings))]
        self.begun = [fenced.units for fenced in self.standing.fenced]
        self.early: dict[tuple[int, int], Unit] = {}

    def _judged(self, pairing: int) -> int:
        fenced = self.standing.fenced[pairing]
        return verdict(fenced.counts(), self.fair) if fenced.units >= min(self.plan.least, self.plan.most) else 0

    def over(self, pairing: int) -> bool:
        """Whether no more units of it are fenced: the answer is clear, or there were enough, or it is dropped."""
        return (
            self.verdicts[pairing] != 0
            or self.standing.fenced[pairing].units >= self.plan.most
            or self.dropped(pairing)
        )

    def dropped(self, pairing: int) -> bool:
        """Whether it is not fenced, because its first bot clearly lost one before."""
        after = self.plan.pairings[pairing].after
        return after is not None and (self.verdicts[after] < 0 or self.dropped(after))

    def waits(self, pairing: int) -> bool:
        """Whether one before it is not over yet."""
        after = self.plan.pairings[pairing].after
        return after is not None and not self.over(after)

    def total(self) -> int:
        """How many units there will be at most."""
        return sum(
            self.standing.fenced[number].units if self.over(number) else self.plan.most
            for number in range(len(self.plan.pairings))
        )

    def done(self) -> int:
        """How many units are counted."""
        return sum(fenced.units for fenced in self.standing.fenced)

    def next(self) -> tuple[int, int] | None:
        """A pairing and the number of its next unit, where the fewest have begun; None: nothing can begin now."""
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
        """Count a unit that is done, and those that waited for it; one that came too late for the answer is dropped."""
        self.early[pairing, number] = unit
        while (following := (pairing, self.standing.fenced[pairing].units)) in self.early:
            counted = self.early.pop(following)
            if self.over(pairing):
                break
            self.standing.add(pairing, counted)
            self.verdicts[pairing] = self._judged(pairing)

    def climb(self, jobs: int) -> Iterator[int]:
        """Fence until everything is over, on so many cores; yields the pairing of each unit that is done."""
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
    """A hash over all the code that decides how a ladder comes out."""
    return source_digest(game.id, "salle.players", "salle.lab")
