"""Search speed: iterations per second compiled and interpreted, seconds per answer, and memory.

All bots get the same decisions, from the middle of the same bouts between tactic bots.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from types import ModuleType
from typing import TypeAlias

from salle.core.choices import Chooser
from salle.core.compiled import is_compiled
from salle.core.dealer import Dealer
from salle.core.game import Action, Game
from salle.core.player import Seen
from salle.lab.engine_speed import measure_in_new_process
from salle.lab.simulate import make_simulated_game, play_bout
from salle.players import bot_names, player

resource: ModuleType | None
try:
    import resource
except ImportError:  # not available on Windows
    resource = None

PASSAGES = 6  # one from each bout
ANSWERS = 2  # from each, so that beliefs are carried on
COMPARED = 2  # passages for the interpreted search too
ROUNDS = 4  # repetitions before memory is measured
REPEATS = 2  # number of measurements, of which the best counts

Passage: TypeAlias = Sequence[Seen]  # the views of one seat at a few decisions in a row
Found: TypeAlias = dict[str, float]


@dataclass
class Pace:
    """Rates per second, seconds per answer at the usual budget, and memory. None where not measured."""

    compiled: float | None = None  # iterations of the Maestro
    interpreted: float | None = None
    ratio: float | None = None  # of these two rates
    flat_playouts: float | None = None
    maestro_mean: float | None = None  # seconds per answer
    maestro_slowest: float | None = None
    novice_mean: float | None = None
    novice_slowest: float | None = None
    nodes: float | None = None  # in the Maestro's largest tree
    memory: float | None = None  # bytes of the whole process, at most
    grown: float | None = None  # growth in bytes while the same questions were repeated

    def take(self, found: Found) -> None:
        """Keep the best times, because other programs can only slow answers down, and the most memory."""
        for name, value in found.items():
            known = getattr(self, name)
            better = min if name.endswith(("_mean", "_slowest")) else max
            setattr(self, name, value if known is None else better(known, value))
        if self.compiled and self.interpreted:
            self.ratio = self.compiled / self.interpreted


class Watched:
    """A player that records the views of another player."""

    def __init__(self, other: Chooser, seen: list[Seen]) -> None:
        self.other, self.seen = other, seen

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) > 1:
            self.seen.append(seen)
        return self.other.choose(seen)


def record_passages(game: Game, count: int) -> list[Passage]:
    """Record decisions of one seat in a row, from the middle of each bout."""
    bot = "tactic" if "tactic" in bot_names(game) else "random"
    found: list[Passage] = []
    for number in range(count):
        seen: list[Seen] = []
        seats = [Watched(player(bot, game, f"bench/{number}/{seat}"), seen) for seat in range(game.seats)]
        play_bout(game, list(seats), Dealer(f"bench/{number}"))
        rest = seen[len(seen) // 2 :]
        found.append([one for one in rest if one.seat == rest[0].seat][:ANSWERS])
    return found


@dataclass
class Answered:
    """The cost of answers."""

    seconds: list[float] = field(default_factory=list)  # of each
    count: int = 0  # iterations or playouts
    counting: float = 0.0  # seconds for those
    nodes: int = 0  # of the largest tree

    def rate(self) -> float:
        """Iterations or playouts per second."""
        return self.count / self.counting

    def answer_times(self, name: str) -> Found:
        """Seconds per answer."""
        return {f"{name}_mean": sum(self.seconds) / len(self.seconds), f"{name}_slowest": max(self.seconds)}


def ask_bot(name: str, game: Game, found: Sequence[Passage]) -> Answered:
    """Ask the bot with this name, a new one for each passage."""
    answered = Answered()
    for number, passage in enumerate(found):
        bot = player(name, game, f"bench/{number}")
        for seen in passage:
            started = perf_counter()
            bot.choose(seen)
            answered.seconds.append(perf_counter() - started)
            answered.nodes = max(answered.nodes, getattr(bot, "nodes", 0))
        count, seconds = getattr(bot, "thought", (0, 0.0))
        answered.count += count
        answered.counting += seconds
    return answered


def measure(paces: Mapping[str, Pace]) -> Iterator[str]:
    """Measure repeatedly, all rule sets in turn, each in a new process. Yields the name of the next one."""
    for _ in range(REPEATS):
        for name, pace in paces.items():
            yield name
            if is_compiled():
                pace.take(measure_in_new_process(name, "", __name__))
            pace.take(measure_in_new_process(name, "1", __name__))


def print_rates(name: str) -> None:
    """Print the measurements of this process as JSON."""
    game = make_simulated_game(name, {}, "")
    found = record_passages(game, PASSAGES if is_compiled() else COMPARED)
    rate = ask_bot("maestro", game, found[:COMPARED]).rate()
    print(json.dumps({"compiled": rate, **measure_answers(game, found)} if is_compiled() else {"interpreted": rate}))


def measure_answers(game: Game, found: Sequence[Passage]) -> Found:
    """Measure the time of usual answers and the memory they leave."""
    maestro, novice = ask_bot("maestro", game, found), ask_bot("novice", game, found)
    told = {**maestro.answer_times("maestro"), **novice.answer_times("novice"), "nodes": maestro.nodes}
    told["flat_playouts"] = ask_bot("flat", game, found).rate()
    before = most_memory()
    for _ in range(ROUNDS):
        ask_bot("maestro", game, found)
    if resource is not None:
        told |= {"memory": most_memory(), "grown": most_memory() - before}
    return told


def most_memory() -> int:
    """The peak memory of this process in bytes, or 0 where the system does not report it."""
    if resource is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
