"""`salle solve`: compute a nearly optimal policy for a round, and write it to a table for the bot *Solved*."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

from rich.progress import Progress

from salle.cli.arguments import (
    GameName,
    Options,
    at_least,
    console,
    errors,
    help_text,
    progress_bar,
    read_game,
    say,
)
from salle.core.data_files import check_writable, data_folder
from salle.core.errors import MissingPackage, SalleError
from salle.core.search.public_states import PublicStates

if TYPE_CHECKING:
    from salle.lab.solve.rows import Rows
    from salle.lab.solve.solver import Solver

GIGABYTE = 1e9
NUMBER = 4  # bytes
SAVE_EVERY = 150.0  # seconds
SECONDS_A_PAIR = 3e-8  # for one iteration on one core
SMALL = 2_000  # decisions, up to which the exploitability is computed


def command(
    game: GameName,
    *,
    opt: Options = None,
    iterations: Annotated[int, at_least(1, "cli-arg-iterations")] = 60,
    memory: Annotated[int, at_least(1, "cli-arg-solve-memory")] = 8,
    table: Annotated[Path | None, help_text("cli-arg-table")] = None,
    kilobytes: Annotated[int | None, at_least(1, "cli-arg-kilobytes")] = None,
    jobs: Annotated[int | None, at_least(1, "cli-arg-threads")] = None,
) -> int:
    """Solve."""
    made = read_game(game, opt)
    if made.public_states is None:
        raise SalleError("error-not-solvable", game=f"{made.id}/{made.ruleset}")
    states = made.public_states()
    with solver_packages():
        from salle.lab.solve.best_response import exploitability
        from salle.lab.solve.checkpoints import Checkpoints
        from salle.lab.solve.solver import Solver
        from salle.lab.solve.tables import save_table
    path = table or own_table(states)
    check_writable(path)
    kept = Checkpoints(data_folder() / "work", states)
    with progress_bar() as progress:
        task = progress.add_task(say("cli-solve-counting"), total=None)
        rows = kept.rows(lambda found, done: progress.update(task, total=found, completed=done))
    threads = jobs or cpu_count() or 1
    room = int(memory * GIGABYTE / NUMBER)
    announce(rows, room, threads, iterations)
    solver = Solver(rows, threads, room)
    kept.resume(solver)
    try:
        with progress_bar() as progress:
            iterate(solver, iterations, progress, kept.save)
    except KeyboardInterrupt:
        errors.print(say("cli-interrupted", done=solver.iterations, all=iterations))
        raise
    written = save_table(path, states.rules, solver, None if kilobytes is None else kilobytes * 1000)
    share = f"{written.share:.2%}"
    console.print(
        say("cli-solve-table", file=str(path), megabytes=f"{written.size / 1e6:.1f}", share=share),
        markup=False,
        soft_wrap=True,
    )
    if rows.decisions <= SMALL:
        console.print(say("cli-solve-exploitability", value=f"{exploitability(rows, solver.policy()):.4f}"))
    return 0


@contextmanager
def solver_packages() -> Iterator[None]:
    """Turn a failed import of numpy or numba into an error that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage("error-missing-package", package=error.name, extra="solve") from error


def own_table(states: PublicStates) -> Path:
    """Where the bot looks for a table that you have solved."""
    folder = data_folder() / "solved"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{states.digest}.table"


def announce(rows: Rows, room: int, threads: int, iterations: int) -> None:
    """Say how much memory, disk and time the work will take."""
    pairs = min(int(rows.slot_size.sum()), room)
    entries = int(rows.entry_first[-1])
    console.print(
        say(
            "cli-solve-needs",
            decisions=f"{rows.decisions:,}",
            hands=f"{rows.pairs:,}",
            memory=f"{(rows.bytes + (pairs + 4 * entries) * NUMBER) / GIGABYTE + 0.3:.1f}",
            disk=f"{(rows.bytes + 2 * entries * NUMBER) / GIGABYTE:.1f}",
            minutes=f"{max(1, round(pairs * SECONDS_A_PAIR * iterations / threads / 60))}",
        ),
        markup=False,
        soft_wrap=True,
    )


def iterate(solver: Solver, iterations: int, progress: Progress, save: Callable[[Solver], None]) -> None:
    """Iterate up to this number of iterations. Save from time to time and at the end."""
    task = progress.add_task(say("cli-solve-doing"), total=iterations, completed=solver.iterations)
    saved = monotonic()
    unsaved = False
    while solver.iterations < iterations:
        done = solver.iterations
        solver.iterate(lambda share, done=done: progress.update(task, completed=done + share))  # type: ignore[misc]
        unsaved = True
        if monotonic() - saved > SAVE_EVERY:
            save(solver)
            saved, unsaved = monotonic(), False
    if unsaved:
        save(solver)
