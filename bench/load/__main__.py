"""A server under load (`make load`): the time until both clients get a decision, and the memory.

One worker on SQLite serves bouts on loopback, with each game in a quarter of them. The clients are a separate process.
Then the log of every bout is compared with the answers its clients got.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import Progress

from bench.load.report import page
from bench.load.run import Wanted, measured
from salle.core.data_files import write_file


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--bouts", type=int, default=1000, help="that go on at the same time")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--warm", type=float, default=30.0, help="seconds before anything is measured")
    parser.add_argument("--measured", type=float, default=120.0, help="seconds")
    parser.add_argument("--seed", default="load")
    parser.add_argument("--compressed", action="store_true", help="clients ask for compressed messages, as browsers do")
    parser.add_argument("--page", type=Path, default=Path("docs/load.md"))
    given = vars(parser.parse_args(arguments))
    file: Path = given.pop("page")
    wanted = Wanted(**given)
    with TemporaryDirectory(prefix="salle-load-") as folder, Progress() as progress:
        found = measured(wanted, f"sqlite:///{folder}/salle.db", Path(folder), progress)
    text, passed = page(wanted.command(), found)
    write_file(file, text)
    print(f"{file} is made: {'all checks passed' if passed else 'NOT ALL CHECKS PASSED'}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
