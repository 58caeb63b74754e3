"""Writes the golden records of a game again after its rules have changed: `python -m tools.golden_records GAME`.

It replays each record under the new rules. A record that can't be replayed any more needs a new bout.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from salle.core.notation.records import Record

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
HASHES: Final = re.compile(r'^\[(Digest|Checksum) "\w+"\]$', re.MULTILINE)


def main() -> None:
    for path in sorted((GOLDEN / sys.argv[1]).glob("*.salle")):
        record = Record.parse(HASHES.sub(r'[\1 "-"]', path.read_text(encoding="utf-8")))
        bout = record.replay()
        path.write_text(Record.of(bout, record.names(bout.game)).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
