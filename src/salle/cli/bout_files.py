"""The files of bouts that are played here, finished or left."""

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
    """A file of its own for a bout that begins, named by the time; two that begin at once get two."""
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
    """The bout that was left last, is not over and is not being played elsewhere, if there is one."""
    found = list((data_folder() / "bouts").glob("*.salle"))
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(SalleError, OSError):
            if Record.load(path).tags["Result"] == UNFINISHED:
                with lock_bout_file(path):
                    return path
    return None


@contextmanager
def lock_bout_file(path: Path) -> Iterator[None]:
    """Keep a bout to one player at a time. The lock ends with its process."""
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
