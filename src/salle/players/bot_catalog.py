"""The table of all bots, and how names such as `flat`, `flat@1000` and `flat@20ms` are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal, TypeAlias

from salle.core.choices import Chooser, Seed
from salle.core.errors import BadBot, UnknownName
from salle.core.game import Game
from salle.core.rng import Rng
from salle.core.search.instinct import instinct_of
from salle.core.texts import Message
from salle.players.flat_monte_carlo import Flat
from salle.players.levels import LEVELS, STYLES, Level, Style, level, make_level_bot, make_style_bot, mastery
from salle.players.opponent_models import BotModel, InstinctModel, OpponentModel
from salle.players.random import Random
from salle.players.reader import Reader
from salle.players.search import Search
from salle.players.solved import has_table, make_solved

Plays: TypeAlias = Callable[[Game], bool]
Kind: TypeAlias = Literal["baseline", "level", "style", "yardstick"]
TIMES: Final = {"ms": 0.001, "s": 1.0}
BUDGET: Final = re.compile(r"(?P<number>[0-9]+)|(?P<time>[0-9]+(?:\.[0-9]+)?)(?P<unit>ms|s)")
READER_WORLDS: Final = 400  # for each action of a reader, on average
REGRET_ITERATIONS: Final = 6000
REGRET_FLOOR: Final = 10  # tries of each legal action
MODEL_SAMPLES: Final = 8  # choices of a bot in each position, if a reader knows the bot
MOST_ITERATIONS: Final = 999_999_999
LEAST_SECONDS, MOST_SECONDS = 1e-6, 99_999.0
OUTSIDE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


def plays_all(game: Game) -> bool:
    """Whether it plays this game: it plays all."""
    return True


@dataclass(frozen=True)
class Budget:
    """A bot's limit for each decision: iterations, with the same result on every machine, or seconds."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Bot:
    """A bot that comes with Salle."""

    name: str
    kind: Kind
    make: Callable[[Game, Rng, Budget], Chooser]
    budget: Budget | None = None  # the default budget; None: the bot takes no budget
    of: str = ""  # for a style: the level it is based on
    plays: Plays = plays_all
    rated: bool = True  # whether the ladders have rated it

    @property
    def title(self) -> Message:
        """The displayed name."""
        return Message(f"bot-{self.name}")

    @property
    def about(self) -> Message:
        """A sentence about how it plays."""
        return Message(f"bot-{self.name}-about")


def _tactic(game: Game, rng: Rng, budget: Budget) -> Chooser:
    assert game.tactic is not None  # see `plays` in BOTS
    return game.tactic(rng)


def _solved(game: Game, rng: Rng, budget: Budget) -> Chooser:
    return make_solved(game, rng, make_level_bot(LEVELS[-1], game, rng, mastery(game), 0.0))


def _searching(make: Callable[[Game, Rng, int, float], Chooser]) -> Callable[[Game, Rng, Budget], Chooser]:
    return lambda game, rng, budget: make(game, rng, budget.iterations, budget.seconds)


def _level_bot(level: Level) -> Bot:
    return Bot(level.name, "level", _searching(partial(make_level_bot, level)), Budget(level.iterations))


def _style_bot(style: Style) -> Bot:
    budget = Budget(level(style.of).iterations)
    return Bot(style.name, "style", _searching(partial(make_style_bot, style)), budget, style.of)


def _reader_bot(name: str, model: Callable[[Game, Rng], OpponentModel | None], plays: Plays = plays_all) -> Bot:
    def make(game: Game, rng: Rng, budget: Budget) -> Chooser:
        if budget.seconds:
            raise BadBot("error-budget-worlds", name=name)
        return Reader(game, rng, model(game, rng), budget.iterations, int(instinct_of(game).horizon))

    return Bot(name, "yardstick", make, Budget(READER_WORLDS), plays=plays)


def _model_of(bot: Bot, game: Game, rng: Rng) -> OpponentModel:
    """The choices of this bot, from a few samples in each position."""
    first = rng.below(1 << 30)
    budget = _in(game, bot).budget or Budget()
    return BotModel(game, lambda number: bot.make(game, Rng(int(first) + number), budget), MODEL_SAMPLES)


def _make_regret_bot(game: Game, rng: Rng, iterations: int, seconds: float) -> Search:
    """Maestro with a floor of tries, mixed play from regrets, and endings."""
    search = make_level_bot(LEVELS[-1], game, rng, iterations, seconds)
    search.mind.floor, search.mind.regret, search.mind.endings = REGRET_FLOOR, True, True
    return search


# Levels are in order from the weakest to the strongest, because neighbours play each other in the ladder.
BOTS: Final[tuple[Bot, ...]] = (
    Bot("random", "baseline", lambda game, rng, budget: Random(rng)),
    Bot("tactic", "baseline", _tactic, plays=lambda game: game.tactic is not None),
    Bot("flat", "baseline", _searching(Flat), Budget(iterations=1000)),
    *map(_level_bot, LEVELS),
    Bot("solved", "level", _solved, plays=has_table, rated=False),
    *map(_style_bot, STYLES),
)

# Bots to measure with. They play where you name them, but no list offers them.
YARDSTICKS: Final[tuple[Bot, ...]] = (
    _reader_bot("reader", lambda game, rng: InstinctModel(instinct_of(game))),
    _reader_bot("reader-uniform", lambda game, rng: OpponentModel()),
    *(_reader_bot(f"reader-{bot.name}", partial(_model_of, bot), bot.plays) for bot in BOTS if bot.rated),
    _reader_bot("sampler", lambda game, rng: None),
    Bot("regret", "yardstick", _searching(_make_regret_bot), Budget(REGRET_ITERATIONS)),
)


def bots(game: Game, kind: Kind | None = None) -> tuple[Bot, ...]:
    """The bots that can play this game, all or of one kind, in the order of `BOTS`."""
    return tuple(_in(game, bot) for bot in BOTS if bot.plays(game) and kind in (None, bot.kind))


def _in(game: Game, bot: Bot) -> Bot:
    """The bot with its default budget for this game."""
    return replace(bot, budget=Budget(mastery(game))) if bot.name == LEVELS[-1].name else bot


def bot_names(game: Game) -> tuple[str, ...]:
    return tuple(bot.name for bot in bots(game))


def is_own_bot(name: str) -> bool:
    """Whether the name has the form of an external bot, `module:Class`."""
    return ":" in name.partition("@")[0]


def own_parts(name: str) -> tuple[str, str]:
    """The module and the class in the name of an external bot. BadBot if the name is malformed."""
    plain, at, budget = name.partition("@")
    if at:
        raise BadBot("error-no-budget", name=plain, budget=budget)
    place, _, bot_class = plain.rpartition(":")
    module = place.removesuffix(".py").replace("/", ".").replace("\\", ".")
    if module != place and OUTSIDE.fullmatch(f"{module}:{bot_class}"):
        raise BadBot("error-own-file", bot=plain, file=place, meant=f"{module}:{bot_class}")
    if not OUTSIDE.fullmatch(plain):
        raise BadBot("error-own-name", bot=plain)
    return place, bot_class


def read_budget(name: str, text: str) -> Budget:
    """Read a budget such as `1000`, `20ms` or `0.5s`. BadBot names the bot if it is malformed or out of range."""
    found = BUDGET.fullmatch(text)
    if found is None:
        raise BadBot("error-bad-budget" if text else "error-budget-missing", name=name, budget=text)
    iterations = float(found["number"] or 0)
    seconds = float(found["time"] or 0) * TIMES[found["unit"] or "s"]
    if not (1 <= iterations <= MOST_ITERATIONS or LEAST_SECONDS <= seconds <= MOST_SECONDS):
        limits = {
            "iterations": str(MOST_ITERATIONS),
            "least": f"{LEAST_SECONDS * 1000:g}ms",
            "most": f"{MOST_SECONDS:g}s",
        }
        raise BadBot("error-budget-limits", name=name, budget=text, **limits)
    return Budget(int(iterations), seconds)


def find_bot(name: str, game: Game) -> tuple[Bot, Budget]:
    """The bot and the budget for `NAME[@BUDGET]`. UnknownName for an unknown bot, BadBot for a wrong budget."""
    plain, at, text = name.partition("@")
    if not plain:
        raise UnknownName("error-no-bot-named", known=", ".join(bot_names(game)))
    for bot in (*bots(game), *(bot for bot in YARDSTICKS if bot.plays(game))):
        if bot.name == plain:
            if at and bot.budget is None:
                raise BadBot("error-no-budget", name=plain, budget=text)
            return bot, read_budget(plain, text) if at else bot.budget or Budget()
    raise UnknownName("error-unknown-bot", name=plain, known=", ".join(bot_names(game)))


def make_bot(name: str, game: Game, seed: Seed) -> Chooser:
    """Make the bot `NAME[@BUDGET]`. Its random numbers depend on the seed and on its name."""
    bot, budget = find_bot(name, game)
    return bot.make(game, Rng(seed, f"player {bot.name}"), budget)
