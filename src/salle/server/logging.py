"""The log: a line for each event, for machines or for people.

It tells what happened and where, never who or with which cards: no names, addresses, cookies, tokens, queries or links.
Of an error it tells the kind and the places in the code, not its words, which may repeat what somebody wrote or
holds; of other libraries the sentence as it stands in their code, without what they would fill in.
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
# What uvicorn logs about any stranger: a socket was refused over HTTP, or a text is not UTF-8.
STRANGERS: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
SERVERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")
NEAREST: Final = 12  # places in the code that are told of an error


def note(event: str, **facts: str | int | float) -> None:
    """Something happened."""
    LOG.info(event, extra={FACTS: facts})


def note_store(writes: bool) -> None:
    """The database can be written again, or can't be any more."""
    LOG.log(
        logging.INFO if writes else logging.ERROR,
        "database can be written again" if writes else "database cannot be written",
    )


def note_fault(error: BaseException, id: str = "", **facts: str | int | float) -> None:
    """Something went wrong that nobody should have been able to do; `id` is what whoever asked was told."""
    told: dict[str, Any] = {**({"id": id} if id else {}), **facts, **mishap(error)}
    LOG.error("fault", extra={FACTS: told})


def digest(id: str) -> str:
    """The id of a bout as the log has it: whoever knows the id itself is invited."""
    return sha256(id.encode()).hexdigest()[:12]


def mishap(error: BaseException) -> dict[str, Any]:
    """The kind of an error, those it came from, and where it was raised, the nearest place first."""
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
    """When it was, in universal time."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class AsJson(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = told(record)
        line = {"time": stamp(record), "level": record.levelname.lower(), "event": event, **facts}
        return encode(line).decode()


class Plain(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = told(record)
        words = [f"{name}={', '.join(fact) if isinstance(fact, list) else fact}" for name, fact in facts.items()]
        return " ".join([stamp(record), f"{record.levelname.lower():<7}", event, *words])


def log_handler(style: Style, stream: IO[str]) -> logging.Handler:
    """A log that is written there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(AsJson() if style == "json" else Plain())
    handler.addFilter(is_news)
    return handler


def usual_style() -> Style:
    """As whoever reads the standard error would have it."""
    return "plain" if sys.stderr.isatty() else "json"


def is_news(record: logging.LogRecord) -> bool:
    """Whether it is worth a line: any stranger could fill the log with some of uvicorn's."""
    return record.msg not in STRANGERS


def set_up(style: Style) -> None:
    """Write the log to the standard error, and nothing else."""
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler(style, sys.stderr)], force=True)
    for name in SERVERS:  # which may have set up a log of their own, with addresses and links in it
        theirs = logging.getLogger(name)
        theirs.handlers.clear()
        theirs.propagate = True
        theirs.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    LOG.setLevel(logging.INFO)
