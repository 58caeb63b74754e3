"""The command line: `salle COMMAND`, one module a command; nothing heavy is loaded before it is needed."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper

COMMANDS = (
    *("play", "serve", "backup", "export", "games", "bots", "rules", "cards", "card"),
    *("laws", "perft", "replay", "verify", "sim", "ladder", "bench"),
)
USAGE = 2


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit with its status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another
    try:
        status = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        status = _silenced(141)  # whoever read us has gone
    except OSError as error:
        print(f"salle: {error.strerror or error}", file=sys.stderr)
        status = _silenced(74)
    sys.exit(status)


def _silenced(status: int) -> int:
    """Nothing more can be written: let the exit not try again."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    return status


def _run(words: list[str]) -> int:
    if words[:1] and words[0].partition("=")[0] == "--lang":
        from salle.core.texts import LOCALES

        wish = words[0].partition("=")[2] or "".join(words[1:2])
        words = words[1 if "=" in words[0] else 2 :]
        if wish not in LOCALES:
            print(f"salle: --lang {wish}: {' | '.join(LOCALES)}", file=sys.stderr)
            return USAGE
        os.environ["SALLE_LANG"] = wish
    if words[:1] and words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[:1] == ["--version"]:
        print(version())
        return 0
    return _command(words)


def _command(words: list[str]) -> int:
    from salle.cli.arguments import print_error, run_command
    from salle.core.errors import SalleError, UnknownName

    try:
        if not words or words[0].startswith("-"):
            return run_command("", import_module("salle.cli.commands.serve").serve_and_open, words)
        if words[0] not in COMMANDS:
            raise UnknownName("cli-error-command", name=words[0], known=", ".join(COMMANDS))
        return run_command(words[0], import_module(f"salle.cli.commands.{words[0]}").command, words[1:])
    except SalleError as error:
        return print_error(error.message)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except OSError:
        raise
    except Exception:
        if os.environ.get("SALLE_DEBUG"):
            raise
        return _broke()


def _broke() -> int:
    """A fault of ours: keep the details for a report, and spare the user the rest."""
    from traceback import format_exc

    from salle.cli.arguments import print_error
    from salle.core import data_files
    from salle.core.texts import Message

    path = data_files.data_folder() / "fault.txt"
    data_files.write_file(path, format_exc())
    path.chmod(0o600)  # what went wrong may have been told a secret
    print_error(Message("cli-error-fault", {"file": str(path)}))
    return 70


def version() -> str:
    """`salle VERSION (compiled)`, or `(interpreted)`."""
    from salle import __version__, is_compiled

    return f"salle {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def overview() -> str:
    """The list of commands, in the reader's language; from the words alone, without the machinery of messages."""
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
