"""Shared by all commands: reading arguments, making games, and texts in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from salle.core.errors import BadCards, BadOption, SalleError
from salle.core.game import Game
from salle.core.options import SEATS, Value
from salle.core.registry import game_package, make_game
from salle.core.texts import Message, Texts, reader_locale, texts


@cache
def reader_texts() -> Texts:
    """The texts in the reader's language."""
    return texts(reader_locale())


def say(id: str, **args: Any) -> str:
    """A sentence in the reader's language."""
    return reader_texts().say(Message(id, args))


def help_text(id: str) -> Parameter:
    """A parameter with its help in the reader's language."""
    return Parameter(help=say(id))


MOST_DIGITS = 16
console = Console(highlight=False, emoji=False)
errors = Console(stderr=True, highlight=False, emoji=False)


def whole_number(kind: type, tokens: Sequence[Token]) -> int:
    """Read a whole number in decimal digits, such as 12 or -3. ValueError for any other text."""
    text = tokens[0].value
    if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < MOST_DIGITS):
        raise ValueError(say("cli-error-number", text=text))
    return int(text)


GameName: TypeAlias = Annotated[str, help_text("cli-arg-game")]
Options: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--opt", help=say("cli-arg-opt"), negative="", consume_multiple=False)
]
Seats: TypeAlias = Annotated[int | None, Parameter(name="--seats", help=say("cli-arg-seats"), converter=whole_number)]
CardsFile: TypeAlias = Annotated[Path | None, Parameter(name="--cards", help=say("cli-arg-cards"))]
AsJson: TypeAlias = Annotated[bool, Parameter(name="--json", help=say("cli-arg-json"), negative="")]
Seed: TypeAlias = Annotated[str, help_text("cli-arg-seed")]


def at_least(low: int, id: str) -> Parameter:
    """A parameter that is a whole number of at least `low`."""
    return Parameter(help=say(id), validator=range_check(low), converter=whole_number)


def range_check(low: float, high: float = inf) -> Callable[[object, float | None], None]:
    """A check that a number is within limits."""

    def check(kind: object, value: float | None) -> None:
        if value is not None and not low <= value <= high:
            raise ValueError(
                say("cli-usage-limits", low=f"{low:g}", high=f"{high:g}", open="yes" if high == inf else "no")
            )

    return check


LEAST_PATIENT, MOST_PATIENT = 0.001, 24 * 60 * 60  # seconds
Patience: TypeAlias = Annotated[
    float, Parameter(help=say("cli-arg-patience"), validator=range_check(LEAST_PATIENT, MOST_PATIENT))
]


def run_command(name: str, command: Callable[..., int | None], words: Sequence[str]) -> int:
    """Run a command with these arguments; an empty name means `salle` alone. The exit status of a usage error is 2."""
    from salle.cli.examples import EXAMPLES
    from salle.cli.usage import Page, usage_problem

    typed = f"salle {name}".rstrip()
    app = App(
        name=typed,
        help=say(f"cli-help-{name}" if name else "cli-bare"),
        help_epilogue=say("cli-usage-example", example=EXAMPLES[name]),
        version_flags=[],
        help_format="plaintext",
        help_formatter=Page(),
    )
    app.default(command)
    try:
        status = app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return print_error(Message("cli-error-usage", {"problem": usage_problem(error, words), "command": typed}))
    return int(status or 0)


def print_error(message: Message) -> int:
    """Print an error and return the exit status of wrong input."""
    errors.print(f"salle: {reader_texts().say(message)}", markup=False, soft_wrap=True)
    return 2


def read_game(name: str, options: Sequence[str] | None, cards: Path | None = None, seats: int | None = None) -> Game:
    """The game that these arguments name."""
    return warn_of_doubts(make_game(name, read_options(options, name, seats), read_card_data(cards)))


def warn_of_doubts(game: Game) -> Game:
    """Print warnings about corrected cards, and return the game."""
    for doubt in game.doubts if game.corrected else ():
        errors.print(say("cli-cards-doubt", doubt=doubt), markup=False, soft_wrap=True)
    return game


def read_options(options: Sequence[str] | None, game: str = "", seats: int | None = None) -> dict[str, Value]:
    """The options from each `--opt name=value` and from `--seats N`."""
    read: dict[str, Value] = {}
    if seats is not None:
        if not any(option.name == SEATS for option in game_package(game.partition("/")[0]).OPTIONS):
            raise BadOption("cli-error-seats", game=game)
        read[SEATS] = str(seats)
    for word in options or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption("cli-error-opt", word=word)
        if name in read:
            raise BadOption("cli-error-opt-twice", name=name)
        read[name] = value
    return read


def readable_file(path: Path) -> Path:
    """The path, if it is a file."""
    try:
        if path.is_file():
            return path
    except OSError:
        pass
    raise SalleError("cli-error-no-file", file=str(path))


def read_card_data(path: Path | None) -> str:
    """The text of a file with corrected card data, or an empty string without a file."""
    if path is None:
        return ""
    try:
        text = readable_file(path).read_text(encoding="utf-8-sig")
    except OSError:
        raise SalleError("cli-error-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadCards("cli-error-cards-not-text", file=str(path)) from None
    if not text.strip():
        raise BadCards("cli-error-cards-empty", file=str(path))
    return text


def progress_bar() -> Progress:
    """A progress bar with the remaining time. It is silent unless the errors go to a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
