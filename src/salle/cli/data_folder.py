"""Where data lives: bouts, finished or left, and long work that was interrupted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from errno import EISDIR
from hashlib import sha256
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from salle.core.errors import SalleError
from salle.core.notation.records import UNFINISHED, Record


def folder() -> Path:
    """SALLE_DATA, or the place the system keeps for a user's data."""
    chosen = os.environ.get("SALLE_DATA")
    return Path(chosen) if chosen else user_data_path("salle", appauthor=False)


def private_folder() -> Path:
    """The same, made if need be, for nobody else to look into."""
    path = folder()
    try:
        path.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None
    return path


def new_bout() -> Path:
    """A file of its own for a bout that begins, named by the time; two that begin at once get two."""
    stem, more = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S"), 1
    path = folder() / "bouts" / f"{stem}.salle"
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
        raise unwritable(path, error) from None


def left_bout() -> Path | None:
    """The bout that was left last, is not over and is not being played elsewhere, if there is one."""
    found = list((folder() / "bouts").glob("*.salle"))
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(SalleError, OSError):
            if Record.load(path).tags["Result"] == UNFINISHED:
                with held(path):
                    return path
    return None


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep a bout to one player at a time. The lock ends with its process."""
    from portalocker import Lock, LockException

    place = folder() / "locks" / sha256(str(path.resolve()).encode()).hexdigest()[:16]
    place.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(place, "ab", fail_when_locked=True)
    try:
        lock.acquire()
    except LockException:
        raise SalleError("cli-error-being-played", file=str(path)) from None
    with lock:
        yield


class Kept:
    """Long work kept under all that it follows from, so that the same command goes on where it was interrupted."""

    def __init__(self, *work: object) -> None:
        key = sha256(repr(work).encode()).hexdigest()[:16]
        self.path = folder() / "work" / f"{key}.json"

    def load(self) -> dict[str, Any] | None:
        """What was kept, if anything readable was."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return kept if isinstance(kept, dict) else None

    def save(self, work: dict[str, Any]) -> None:
        """Keep it, all or nothing."""
        write_file(self.path, json.dumps(work))

    def done(self) -> None:
        """Nothing is left to do."""
        with suppress(OSError):
            self.path.unlink()


def write_file(path: Path, text: str) -> None:
    """Write all of it or nothing, or say why not."""
    draft = draft_of(path)
    try:
        if folder() in path.parents:
            path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise unwritable(path, error) from None


def check_writable(path: Path) -> None:
    """Say before long work, and not after it, that its file can't be written."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        draft_of(path).touch()
        draft_of(path).unlink()
    except OSError as error:
        raise unwritable(path, error) from None


def draft_of(path: Path) -> Path:
    """What is written first, beside the file itself."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def unwritable(path: Path, error: OSError) -> SalleError:
    """Why a file can't be written."""
    return SalleError("cli-error-write", file=str(path), problem=error.strerror or str(error))


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """A file to write to, which becomes that one when all is well; what is there already is not overwritten."""
    if path.exists():
        raise SalleError("cli-error-there-already", file=str(path))
    draft = draft_of(path)
    try:
        draft.touch(0o600)
        yield draft
        draft.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        draft.unlink(missing_ok=True)
