"""The log: a line for each event, as JSON or as plain text.

It contains no names, addresses, cookies, tokens, queries, links or cards. An error is logged by its kind and the places
in the code, without its message, which may contain user input or cards. Of other libraries' messages, the log has only
the template, without the values.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from traceback import walk_tb
from typing import IO, Any, Final, Literal, TypeAlias

from msgspec.json import encode

Style: TypeAlias = Literal["json", "plain"]

FACTS: Final = "facts"
LIBRARY: Final = "library"
LOG: Final = logging.getLogger("salle.server")
# Messages of uvicorn that any client can cause: a socket was refused over HTTP, or a text is not UTF-8.
STRANGERS: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
SERVERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")
NEAREST: Final = 12  # places in the code that are logged for an error


def note(event: str, **facts: str | int | float) -> None:
    """Log an event."""
    LOG.info(event, extra={FACTS: facts})


def note_store(writes: bool) -> None:
    """Log that database writes fail, or work again."""
    if writes:
        LOG.info("database can be written again")
    else:
        LOG.error("database cannot be written")


def note_fault(error: BaseException, id: str = "", **facts: str | int | float) -> None:
    """Log an internal error. `id` is the number that the client got."""
    told: dict[str, Any] = {**({"id": id} if id else {}), **facts, **mishap(error)}
    LOG.error("fault", extra={FACTS: told})


def digest(id: str) -> str:
    """The id of a bout for the log. The id itself would be an invitation."""
    return sha256(id.encode()).hexdigest()[:12]


def mishap(error: BaseException) -> dict[str, Any]:
    """The kinds of an error and its causes, and the places in the code, the nearest first."""
    kinds, cause = [type(error).__name__], error.__cause__ or error.__context__
    while cause is not None and len(kinds) < NEAREST:
        kinds.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    places = [
        f"{'/'.join(Path(frame.f_code.co_filename).parts[-3:])}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"error": " from ".join(kinds), "where": places[::-1][:NEAREST]}


def told(record: logging.LogRecord) -> tuple[str, Mapping[str, Any]]:
    """The event of a record and its facts."""
    if record.name == LOG.name:
        return str(record.msg), getattr(record, FACTS, {})
    sentence = (str(record.msg).strip().splitlines() or [""])[0]
    error = record.exc_info[1] if record.exc_info else None
    return LIBRARY, {"logger": record.name, "sentence": sentence, **(mishap(error) if error is not None else {})}


def stamp(record: logging.LogRecord) -> str:
    """The time of a record, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class AsJson(logging.Formatter):
    """Formats a record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = told(record)
        line = {"time": stamp(record), "level": record.levelname.lower(), "event": event, **facts}
        return encode(line).decode()


class Plain(logging.Formatter):
    """Formats a record as plain text."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = told(record)
        words = [f"{name}={', '.join(fact) if isinstance(fact, list) else fact}" for name, fact in facts.items()]
        return " ".join([stamp(record), f"{record.levelname.lower():<7}", event, *words])


def log_handler(style: Style, stream: IO[str]) -> logging.Handler:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(AsJson() if style == "json" else Plain())
    handler.addFilter(is_news)
    return handler


def usual_style() -> Style:
    """Plain text in a terminal, otherwise JSON."""
    return "plain" if sys.stderr.isatty() else "json"


def is_news(record: logging.LogRecord) -> bool:
    """Drop messages of uvicorn with which any client could fill the log."""
    return record.msg not in STRANGERS


def set_up(style: Style) -> None:
    """Write the log, and nothing else, to the standard error."""
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler(style, sys.stderr)], force=True)
    for name in SERVERS:  # their own handlers would log addresses and links
        theirs = logging.getLogger(name)
        theirs.handlers.clear()
        theirs.propagate = True
        theirs.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    LOG.setLevel(logging.INFO)
