"""The command line: `salle COMMAND`. Each command is a module, and is only imported when it runs."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper

COMMANDS = (
    *("play", "serve", "backup", "export", "games", "bots", "rules", "cards", "card"),
    *("laws", "perft", "replay", "verify", "sim", "ladder", "solve", "bench"),
)
SUBCOMMANDS = ("bench strength",)  # commands of two words, in the module bench_strength
USAGE = 2


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit with its status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another one
    try:
        status = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        status = 130
    except BrokenPipeError:
        status = _silenced(141)  # the program that read our output has ended
    except OSError as error:
        print(f"salle: {error.strerror or error}", file=sys.stderr)
        status = _silenced(74)
    sys.exit(status)


def _silenced(status: int) -> int:
    """Discard all further output, so that the exit does not fail again."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    return status


def _run(words: list[str]) -> int:
    if words[:1] and words[0].partition("=")[0] == "--lang":
        from salle.core.texts import LOCALES

        wish = words[0].partition("=")[2] or "".join(words[1:2])
        words = words[1 if "=" in words[0] else 2 :]
        if wish not in LOCALES:
            return _unknown_language(wish)
        os.environ["SALLE_LANG"] = wish
    if words[:1] and words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[:1] == ["--version"]:
        print(version())
        return 0
    return _command(words)


def _unknown_language(name: str) -> int:
    from salle.cli.arguments import print_error
    from salle.core.texts import LOCALES, Message

    return print_error(Message("cli-error-language", {"name": name, "known": list(LOCALES)}))


def _command(words: list[str]) -> int:
    from salle.cli.arguments import print_error, run_command
    from salle.core.errors import SalleError, UnknownName

    try:
        if not words or words[0].startswith("-"):
            return run_command("", import_module("salle.cli.commands.serve").serve_and_open, words)
        if words[0] not in COMMANDS:
            near = _near_command(words[0])
            raise UnknownName("cli-error-command", name=words[0], near=near or "none", known=", ".join(COMMANDS))
        length = 2 if " ".join(words[:2]) in SUBCOMMANDS else 1
        name = " ".join(words[:length])
        module = import_module(f"salle.cli.commands.{name.replace(' ', '_')}")
        return run_command(name, module.command, words[length:])
    except SalleError as error:
        return print_error(error.message)
    except OSError:
        raise
    except Exception:
        if os.environ.get("SALLE_DEBUG"):
            raise
        return _broke()


def _near_command(word: str) -> str:
    """The command that a word may have been meant for: `play engarde` for `engarde`, `play` for `ply`."""
    from difflib import get_close_matches

    from salle.core.game_folders import game_ids

    game, slash, ruleset = word.casefold().partition("/")
    close = get_close_matches(game, [*COMMANDS, *game_ids()], n=1)
    if not close:
        return ""
    return close[0] if close[0] in COMMANDS else f"play {close[0]}{slash}{ruleset}"


def _broke() -> int:
    """Write the details of a bug to a file, and print one sentence."""
    from traceback import format_exc

    from salle.cli.arguments import print_error
    from salle.core import data_files
    from salle.core.texts import Message

    path = data_files.data_folder() / "fault.txt"
    data_files.write_file(path, format_exc())
    path.chmod(0o600)  # the details may contain secrets
    print_error(Message("cli-error-fault", {"file": str(path)}))
    return 70


def version() -> str:
    """`salle VERSION (compiled)`, or `(interpreted)`."""
    from salle import __version__, is_compiled

    return f"salle {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def overview() -> str:
    """The list of commands, in the reader's language. It reads the Fluent file directly, because that is fast."""
    from importlib.resources import files

    from fluent.syntax import FluentParser, ast

    from salle.core.texts import ENGLISH, LOCALES, reader_locale

    words: dict[str, str] = {}
    for locale in dict.fromkeys((ENGLISH, reader_locale())):  # English for what this language does not have yet
        file = files("salle.cli") / "texts" / f"{locale}.ftl"
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        for entry in FluentParser(with_spans=False).parse(source.partition("## Elsewhere")[0]).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                words[entry.id.name] = "".join(
                    part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
                )
    lang = f"salle [--lang {'|'.join(LOCALES)}]"
    lines = [words["cli-about"], "", f"{words['cli-usage']}: {lang} [--lan] [--port N]"]
    lines += [f"{words['cli-usage']}: {lang} COMMAND ...", ""]
    lines += [f"  {name:<8}  {words[f'cli-help-{name}']}" for name in COMMANDS]
    lines += ["", words["cli-bare"], words["cli-lan"], words["cli-more"]]
    return "\n".join(lines)
