"""How fast search thinks: iterations a second compiled and interpreted, seconds an answer takes, and memory it keeps.

Everybody is asked the same: what to do at the same moments in the middle of the same bouts between tactic bots.
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
except ImportError:  # Windows does not tell
    resource = None

PASSAGES = 6  # one of a bout each
ANSWERS = 2  # of each, so that what is believed is carried on
COMPARED = 2  # passages that are also asked of the interpreted search
ROUNDS = 4  # times that everything is asked again before memory is looked at
REPEATS = 2  # the best of so many measurements counts, for every contender alike

Passage: TypeAlias = Sequence[Seen]  # what one seat sees at a few decisions in a row
Found: TypeAlias = dict[str, float]


@dataclass
class Pace:
    """Rates per second, seconds an answer takes at the usual budget, and memory; None where none could be measured."""

    compiled: float | None = None  # iterations of Maestro
    interpreted: float | None = None
    ratio: float | None = None  # of these two
    flat_playouts: float | None = None
    maestro_mean: float | None = None  # seconds an answer
    maestro_slowest: float | None = None
    novice_mean: float | None = None
    novice_slowest: float | None = None
    nodes: float | None = None  # of Maestro's largest tree
    memory: float | None = None  # bytes of the whole process, at most
    grown: float | None = None  # bytes by which that grew while the same was asked again and again

    def take(self, found: Found) -> None:
        """Keep what is best: other programs only ever make answers slower; of memory, the most."""
        for name, value in found.items():
            known = getattr(self, name)
            better = min if name.endswith(("_mean", "_slowest")) else max
            setattr(self, name, value if known is None else better(known, value))
        if self.compiled and self.interpreted:
            self.ratio = self.compiled / self.interpreted


class Watched:
    """Plays as somebody else does; what there was to choose from is kept."""

    def __init__(self, other: Chooser, seen: list[Seen]) -> None:
        self.other, self.seen = other, seen

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) > 1:
            self.seen.append(seen)
        return self.other.choose(seen)


def record_passages(game: Game, count: int) -> list[Passage]:
    """The same for everybody: some choices in a row of one seat, from the middle of a bout on."""
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
    """What answers took."""

    seconds: list[float] = field(default_factory=list)  # of each
    count: int = 0  # iterations or playouts
    counting: float = 0.0  # seconds for those
    nodes: int = 0  # of the largest tree

    def rate(self) -> float:
        """Iterations or playouts a second."""
        return self.count / self.counting

    def answer_times(self, name: str) -> Found:
        """Seconds an answer."""
        return {f"{name}_mean": sum(self.seconds) / len(self.seconds), f"{name}_slowest": max(self.seconds)}


def ask_bot(name: str, game: Game, found: Sequence[Passage]) -> Answered:
    """Let the bot of that name answer, a new one for each passage."""
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
    """Measure again and again, all rule sets in turn, each in a new process; yields whose turn is next."""
    for _ in range(REPEATS):
        for name, pace in paces.items():
            yield name
            if is_compiled():
                pace.take(measure_in_new_process(name, "", __name__))
            pace.take(measure_in_new_process(name, "1", __name__))


def print_rates(name: str) -> None:
    """Print what this process measures as JSON."""
    game = make_simulated_game(name, {}, "")
    found = record_passages(game, PASSAGES if is_compiled() else COMPARED)
    rate = ask_bot("maestro", game, found[:COMPARED]).rate()
    print(json.dumps({"compiled": rate, **measure_answers(game, found)} if is_compiled() else {"interpreted": rate}))


def measure_answers(game: Game, found: Sequence[Passage]) -> Found:
    """How long the usual answers take, and what they leave in memory."""
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
    """The most bytes that this process has held so far; 0 where the system does not tell."""
    if resource is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
