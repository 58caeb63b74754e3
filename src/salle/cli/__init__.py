"""The command line: `salle COMMAND`, one module a command; nothing heavy is loaded before it is needed."""

from __future__ import annotations

import os
import sys
from importlib import import_module

COMMANDS = ("play", "games", "rules", "laws", "perft", "replay", "sim", "bench")
USAGE = 2


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit with its status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0].startswith("--lang"):
        words = _language(words)
    if words and words[0] in ("-h", "--help", "help"):
        print(overview())
        sys.exit(0)
    if words and words[0] == "--version":
        print(version())
        sys.exit(0)
    sys.exit(_run(words))


def _language(words: list[str]) -> list[str]:
    """`--lang zh-Hant` or `--lang=zh-Hant`, before the command."""
    first, equals, value = words[0].partition("=")
    if first != "--lang":
        return words
    os.environ["SALLE_LANG"] = value if equals else "".join(words[1:2])
    return words[1:] if equals else words[2:]


def _run(words: list[str]) -> int:
    from salle.cli.command import failed, run
    from salle.core.errors import SalleError, UnknownName

    try:
        if not words:
            return int(import_module("salle.cli.play").default())
        if words[0] not in COMMANDS:
            raise UnknownName("cli-error-command", name=words[0], known=", ".join(COMMANDS))
        return run(words[0], import_module(f"salle.cli.{words[0]}"), words[1:])
    except SalleError as error:
        return failed(error.message)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stdout = None  # whoever read us has gone; there is nobody to flush to
        return 141
    except Exception:
        if os.environ.get("SALLE_DEBUG"):
            raise
        return _broke()


def _broke() -> int:
    """A fault of ours: keep the details for a report, and spare the user the rest."""
    from traceback import format_exc

    from salle.cli import data
    from salle.cli.command import failed, write_file
    from salle.core.texts import Message

    path = data.folder() / "fault.txt"
    write_file(path, format_exc())
    failed(Message("cli-error-fault", {"file": str(path)}))
    return 70


def version() -> str:
    """`salle 0.1.0 (compiled)`."""
    from salle import __version__, is_compiled

    return f"salle {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def overview() -> str:
    """The list of commands, in the reader's language; from the words alone, without the machinery of messages."""
    from importlib.resources import files

    from fluent.syntax import FluentParser, ast

    from salle.core.texts import reader_locale

    source = (files("salle.cli") / "texts" / f"{reader_locale()}.ftl").read_text(encoding="utf-8")
    words: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(source.partition("## Elsewhere")[0]).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            words[entry.id.name] = "".join(
                part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
            )
    lines = [words["cli-about"], "", f"{words['cli-usage']}: salle [--lang en|zh-Hant] COMMAND ...", ""]
    lines += [f"  {name:<8}  {words[f'cli-help-{name}']}" for name in COMMANDS]
    lines += ["", words["cli-bare"], words["cli-more"]]
    return "\n".join(lines)
