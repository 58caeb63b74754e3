"""Simulation: many bouts between bots on one or all cores. Each depends only on the seed and its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import repeat
from time import perf_counter
from typing import NamedTuple

from salle.core.bout import Bout
from salle.core.choices import Player, Seed
from salle.core.dealer import AnyDealer, Dealer
from salle.core.errors import BadBot, Forfeit, SalleError
from salle.core.game import CHANCE, Game, Seat
from salle.core.options import Value
from salle.core.registry import given_game, make_game, simulation_options
from salle.core.search.instinct import NO_DISTANCE, Instinct
from salle.lab.forfeits import NotedForfeit
from salle.lab.process_pool import process_pool
from salle.lab.tally import Tally
from salle.players import player
from salle.players.external_bot import PATIENCE

FIRST_CHUNK = 20  # most bouts in this process, to estimate the time
CHUNK_SECONDS = 0.5
WORTH_A_POOL = 3.0  # seconds of work below which starting processes does not pay


@dataclass(frozen=True)
class Plan:
    """Everything that determines the results of a simulation."""

    game: str
    bots: tuple[str, ...]
    bouts: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    cards: str = ""  # the text of corrected card data, for other processes
    patience: float = PATIENCE  # seconds that a user's own bot has for a decision

    def make(self) -> Game:
        """Create the game. Requested options override the options of simulations."""
        return make_simulated_game(self.game, self.options, self.cards)


def make_simulated_game(name: str, options: Mapping[str, Value], cards: str) -> Game:
    """The game with the options of simulations, created once in each process."""
    return _made(name, tuple(sorted(options.items())), cards)


@lru_cache(maxsize=8)
def _made(name: str, options: tuple[tuple[str, Value], ...], cards: str) -> Game:
    return make_game(name, {**simulation_options(name), **dict(options)}, cards)


class Decision(NamedTuple):
    """One decision of a bot: its seat, the kind of action, the seconds it took, the number of legal actions, and the
    distance."""

    seat: Seat
    kind: int
    seconds: float
    choices: int
    distance: int


def fill_seats(game: Game, bots: tuple[str, ...]) -> tuple[str, ...]:
    """A bot for each seat. One name fills all seats."""
    if len(bots) == 1:
        return bots * game.seats
    check_seats(len(bots), game.seats)
    return bots


def check_seats(bots: int, seats: int) -> None:
    """Raise SalleError unless there is one bot for each seat."""
    if bots != seats:
        raise SalleError("error-bots-for-seats", bots=bots, seats=seats)


def given_bots(bots: str | Player | Iterable[str | Player]) -> list[str | Player]:
    """The bots as a list. One bot need not be in a list."""
    return list(bots) if isinstance(bots, Iterable) and not isinstance(bots, str) else [bots]


def play(game: Game | str, bots: str | Player | Iterable[str | Player], *, seed: Seed = 0) -> Bout:
    """Play a whole bout. Its deals and draws depend only on the seed.

    The game is an object or a name such as "engarde/standard". There is one bot for each seat in order, or one for all
    seats: a name such as "tactic" or "maestro@200", or any object with `choose(seen)`. An illegal choice raises the
    error of `Bout.act`.
    """
    made, dealer = given_game(game), Dealer(seed)
    given = given_bots(bots)
    if len(given) == 1:
        given *= made.seats
    check_seats(len(given), made.seats)
    players = [make_player(bot, made, f"{dealer.seed}/{seat}") for seat, bot in enumerate(given)]
    bout, _ = play_bout(made, players, dealer)
    return bout


def make_player(bot: str | Player, game: Game, seed: str) -> Player:
    """The bot with this name, or the object itself if it can play."""
    if isinstance(bot, str):
        return player(bot, game, seed)
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
        raise BadBot("error-no-player", bot=repr(bot))
    return bot


def play_bout(
    game: Game,
    players: Sequence[Player],
    dealer: AnyDealer,
    forfeits: list[Forfeit] | None = None,
    instinct: Instinct | None = None,
) -> tuple[Bout, list[Decision]]:
    """Play a whole bout and return it with its decisions. A bot that forfeits resigns and is listed; without a list the
    error is raised.

    Distances come from the instinct of the game, if it has one.
    """
    bout = Bout(game)
    actions: list[Decision] = []
    while not bout.over:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
            continue
        seat, seen = bout.awaiting, bout.seen(bout.awaiting)
        started = perf_counter()
        try:
            choice = players[int(seat)].choose(seen)
        except Forfeit as forfeit:
            if forfeits is None:
                raise
            forfeits.append(forfeit.with_traceback(None))  # a traceback would keep the players in memory
            bout.retire(seat)
            continue
        seconds = perf_counter() - started
        action = bout.read(choice)
        distance = NO_DISTANCE if instinct is None else instinct.distance(bout.state)
        actions.append(Decision(seat, bout.state.kind(action), seconds, len(seen.legal), distance))
        bout.act(seat, action)
    return bout, actions


def run_part(plan: Plan, first: int, last: int) -> Tally:
    """Play the bouts from `first` up to `last`. A forfeited bout is lost."""
    game = plan.make()
    bots = fill_seats(game, plan.bots)
    tally = Tally()
    for number in range(first, last):
        luck = f"{plan.seed}/{number}"
        players = [player(name, game, f"{luck}/{seat}", plan.patience) for seat, name in enumerate(bots)]
        forfeits: list[Forfeit] = []
        bout, actions = play_bout(game, players, Dealer(luck), forfeits)
        tally.add_bout(bout, len(actions))
        for forfeit in forfeits:
            others = [name for seat, name in enumerate(bots) if seat != forfeit.seat]
            tally.fouls.append(NotedForfeit.of(forfeit, ", ".join(others), number + 1))
        for action in actions:
            tally.actions[game.kinds[action.kind]] += 1
    return tally


def simulate(plan: Plan, tally: Tally, jobs: int) -> Iterator[int]:
    """Continue after the counted bouts and add parts in order. Yields the number of bouts so far."""
    started = perf_counter()
    first = tally.bouts
    for number in range(first, min(first + FIRST_CHUNK, plan.bouts)):
        tally.add(run_part(plan, number, number + 1))
        if perf_counter() - started >= CHUNK_SECONDS:
            break
    yield tally.bouts
    pace = (perf_counter() - started) / max(1, tally.bouts - first)
    size = max(1, int(CHUNK_SECONDS / pace))
    starts = range(tally.bouts, plan.bouts, size)
    ends = [min(start + size, plan.bouts) for start in starts]
    if jobs > 1 and pace * (plan.bouts - tally.bouts) > WORTH_A_POOL:
        with process_pool(jobs) as pool:
            for part in pool.map(run_part, repeat(plan), starts, ends):
                tally.add(part)
                yield tally.bouts
    else:
        for start, end in zip(starts, ends, strict=True):
            tally.add(run_part(plan, start, end))
            yield tally.bouts
