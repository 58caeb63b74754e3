"""Where Salle keeps a user's data, and how files are written: all of it or nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR
from pathlib import Path

from platformdirs import user_data_path

from salle.core.errors import SalleError


def data_folder() -> Path:
    """SALLE_DATA, or the place the system keeps for a user's data."""
    chosen = os.environ.get("SALLE_DATA")
    return Path(chosen) if chosen else user_data_path("salle", appauthor=False)


def private_folder() -> Path:
    """The same, made if need be, for nobody else to look into."""
    path = data_folder()
    try:
        path.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable_error(path, error) from None
    return path


def write_file(path: Path, text: str) -> None:
    """Write all of it or nothing, or say why not."""
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
    """Say before long work, and not after it, that its file can't be written."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        draft_path(path).touch()
        draft_path(path).unlink()
    except OSError as error:
        raise unwritable_error(path, error) from None


def draft_path(path: Path) -> Path:
    """What is written first, beside the file itself."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def unwritable_error(path: Path, error: OSError) -> SalleError:
    """Why a file can't be written."""
    return SalleError("error-write", file=str(path), problem=error.strerror or str(error))


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """A file to write to, which becomes that one when all is well; what is there already is not overwritten."""
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
