"""The folder for a user's data, and writing files without leaving a part behind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR
from pathlib import Path

from platformdirs import user_data_path

from salle.core.errors import SalleError


def data_folder() -> Path:
    """The folder in SALLE_DATA, or the system's folder for user data."""
    chosen = os.environ.get("SALLE_DATA")
    return Path(chosen) if chosen else user_data_path("salle", appauthor=False)


def private_folder() -> Path:
    """The same folder. Create it if necessary, so that only the user can read it."""
    path = data_folder()
    try:
        path.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable_error(path, error) from None
    return path


def write_file(path: Path, text: str) -> None:
    """Write the whole file or, if that fails, nothing. An error says why."""
    draft = draft_path(path)
    try:
        if data_folder() in path.parents:
            path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise unwritable_error(path, error) from None


def check_writable(path: Path) -> None:
    """Check that the file can be written, before long work starts."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        draft_path(path).touch()
        draft_path(path).unlink()
    except OSError as error:
        raise unwritable_error(path, error) from None


def draft_path(path: Path) -> Path:
    """The temporary file that is written first, in the same folder."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def unwritable_error(path: Path, error: OSError) -> SalleError:
    return SalleError("error-write", file=str(path), problem=error.strerror or str(error))


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """Open a temporary file that becomes this file at the end. An existing file is not overwritten."""
    if path.exists():
        raise SalleError("error-there-already", file=str(path))
    draft = draft_path(path)
    try:
        draft.touch(0o600)
        yield draft
        draft.replace(path)
    except OSError as error:
        raise unwritable_error(path, error) from None
    finally:
        draft.unlink(missing_ok=True)
