"""Help pages and usage errors of commands, in the reader's language."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from rich.cells import cell_len
from rich.text import Text

from salle.cli.arguments import say
from salle.cli.terminal.line_breaks import wrap_styled
from salle.core.game_folders import game_ids
from salle.core.registry import game_package
from salle.core.texts import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts import Argument
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

MARGIN, GAP = 2, 2
WIDEST = 24  # columns for names; after a wider name the text begins on the next line


class Page:
    """The page that `--help` shows, as a help formatter of cyclopts."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Text) -> None:
        """Print the usage line."""
        words = usage.plain.strip()
        for english in ("OPTIONS", "ARGS"):
            words = words.replace(f"[{english}]", f"[{say(f'cli-usage-{english.lower()}')}]")
        console.print(Text(f"{say('cli-usage')}: {words}\n"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what the command does."""
        console.print(wrap_styled(Text(unwrap_text(description)), console.width), Text(), sep="\n")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print the arguments. `--help` itself is not listed."""
        if panel.format == "command" or not panel.entries:
            return
        names = [", ".join(entry.display_labels_with_metavar) for entry in panel.entries]
        column = MARGIN + min(WIDEST, max(map(cell_len, names))) + GAP
        for name, entry in zip(names, panel.entries, strict=True):
            line = Text(" " * MARGIN).append(name, "bold")
            below = wrap_styled(Text(" ".join(argument_help(entry))), console.width, column)
            if line.cell_len + GAP <= column:
                line.append_text(below[line.cell_len :])
            else:
                line.append("\n").append_text(below)
            console.print(line)


def argument_help(entry: HelpEntry) -> list[str]:
    """What an argument means, then in brackets its choices and its default."""
    notes = [" | ".join(entry.choices)] if entry.choices else []
    if entry.required:
        notes.append(say("cli-usage-required"))
    elif entry.default and entry.type is not bool and entry.default != '""':
        notes.append(say("cli-usage-default", value=entry.default))
    return [unwrap_text(entry.description), *(f"[{note}]" for note in notes)]


def unwrap_text(description: Any) -> str:
    """The plain text inside a description of cyclopts."""
    wrapped = description.primary_renderable
    return wrapped.plain if isinstance(wrapped, Text) else str(wrapped)


def usage_problem(error: CycloptsError, typed: Sequence[str]) -> Message:
    """The message for a usage error in the words that were typed after a command."""
    if isinstance(error, UnusedCliTokensError):
        return Message("cli-usage-too-many", {"words": " ".join(error.unused_tokens or ())})
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        known = [name for argument in error.argument_collection for name in argument.names]
        near = near_game_option(word, typed) if "--opt" in known else []
        near = near or get_close_matches(word.partition("=")[0], known, 1)
        return Message("cli-usage-unknown", {"word": word, "count": len(near), "near": near})
    if isinstance(error, RepeatArgumentError):
        return Message("cli-usage-twice", {"name": str(error.token.keyword)})
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        given = error.keyword or next((token.keyword for token in error.argument.tokens if token.keyword), None)
        return Message(
            "cli-usage-missing", {"name": given or argument_name(error.argument), "given": "yes" if given else "no"}
        )
    if isinstance(error, ValidationError) and error.argument is not None:
        return refused_value(error.argument, str(error.argument.value), error.exception_message)
    if isinstance(error, CoercionError) and error.argument is not None and error.token is not None:
        return refused_value(error.argument, error.token.value, str(error.msg or valid_value_text(error)))
    return Message("cli-usage-else", {"problem": str(error).strip().splitlines()[0]})


def near_game_option(word: str, typed: Sequence[str]) -> list[str]:
    """How to write an option of a game that was typed as one of the command: `--opt hits=3` for `--hits 3`."""
    name, equals, value = word.lstrip("-").partition("=")
    if not word.startswith("--") or name not in game_option_names():
        return []
    if not equals:
        after = typed[typed.index(word) + 1 :] if word in typed else ()
        value = next(iter(after), "VALUE")
    return [f"--opt {name}={value}"]


def game_option_names() -> set[str]:
    """The names of the options of all games."""
    return {option.name for game in game_ids() for option in game_package(game).OPTIONS}


def refused_value(argument: Argument, value: str, why: str) -> Message:
    """The message for an invalid value."""
    keyword = next((token.keyword for token in argument.tokens if token.keyword), None)
    return Message("cli-usage-refused", {"name": keyword or argument_name(argument), "value": value, "why": why})


def argument_name(argument: Argument) -> str:
    """The name of an argument as the help page shows it."""
    return argument.name.lstrip("-").upper() if argument.field_info.is_positional else argument.name


def valid_value_text(error: CoercionError) -> str:
    """What a valid value of this type is."""
    kind = error.target_type
    if get_origin(kind) is Literal:
        return say("cli-usage-one-of", words=", ".join(map(str, get_args(kind))))
    if kind is bool:
        return say("cli-usage-flag")
    return say("cli-usage-number")
