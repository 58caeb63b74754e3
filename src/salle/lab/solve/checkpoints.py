"""Saved rows and iterations of a solver, so that the same command continues after an interruption."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from shutil import rmtree
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from salle.core.data_files import draft_path, unwritable_error
from salle.core.search.public_states import PublicStates
from salle.lab.solve.rows import Rows, enumerate_rows
from salle.lab.solve.solver import Solver

VERSION: Final = 1  # increase it when rows or their order change


class Checkpoints:
    """The saved work for one game, in a folder."""

    def __init__(self, folder: Path, states: PublicStates) -> None:
        self.folder: Final = folder / f"{states.digest}-{VERSION}"
        self.states: Final = states

    def rows(self, tell: Callable[[int, int], None]) -> Rows:
        """The saved rows, or new ones, which are saved."""
        saved = self._load("rows")
        if saved is not None and saved.keys() == {field.name for field in fields(Rows)}:
            return Rows(**saved)
        rows = enumerate_rows(self.states, tell)
        self._save("rows", vars(rows))
        return rows

    def resume(self, solver: Solver) -> None:
        """Give the solver its saved iterations, if there are any."""
        saved = self._load("iterations")
        if saved is not None and saved["average"].shape == solver.average.shape:
            solver.regrets[:], solver.average[:] = saved["regrets"], saved["average"]
            solver.iterations, solver.least = int(saved["done"]), float(saved["least"])

    def save(self, solver: Solver) -> None:
        """Save the solver's iterations."""
        done, least = np.array(solver.iterations), np.array(solver.least)
        self._save("iterations", {"regrets": solver.regrets, "average": solver.average, "done": done, "least": least})

    def delete(self) -> None:
        rmtree(self.folder, ignore_errors=True)

    def _load(self, name: str) -> dict[str, Any] | None:
        """A saved file, if it exists and is not damaged."""
        try:
            with (self.folder / f"{name}.npz").open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                return dict(arrays)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            return None

    def _save(self, name: str, arrays: dict[str, Any]) -> None:
        path = self.folder / f"{name}.npz"
        draft = draft_path(path)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with draft.open("wb") as file:
                np.savez(file, **arrays)
            draft.replace(path)
        except OSError as error:
            raise unwritable_error(path, error) from None
        finally:
            draft.unlink(missing_ok=True)
