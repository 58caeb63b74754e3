"""The files of bouts that are played in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from salle.core.data_files import data_folder, unwritable_error
from salle.core.errors import SalleError
from salle.core.notation.records import UNFINISHED, Record


def new_bout_file() -> Path:
    """A new file for a bout, named by the time. Two bouts that begin at the same time get two files."""
    stem, more = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S"), 1
    path = data_folder() / "bouts" / f"{stem}.salle"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                more += 1
                path = path.with_name(f"{stem}-{more}.salle")
    except OSError as error:
        raise unwritable_error(path, error) from None


def unfinished_bout_file() -> Path | None:
    """The latest bout that is not over and not being played elsewhere, or None."""
    found = list((data_folder() / "bouts").glob("*.salle"))
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(SalleError, OSError):
            if Record.load(path).tags["Result"] == UNFINISHED:
                with lock_bout_file(path):
                    return path
    return None


@contextmanager
def lock_bout_file(path: Path) -> Iterator[None]:
    """Let only one process play a bout at a time. The lock ends with the process."""
    from portalocker import Lock, LockException

    place = data_folder() / "locks" / sha256(str(path.resolve()).encode()).hexdigest()[:16]
    place.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(place, "ab", fail_when_locked=True)
    try:
        lock.acquire()
    except LockException:
        raise SalleError("cli-error-being-played", file=str(path)) from None
    with lock:
        yield
