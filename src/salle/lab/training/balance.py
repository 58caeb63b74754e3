"""Measure how fair a game is (`make balance`): the same bot plays every seat, and the result is a page of docs.

After Ctrl-C the same command continues where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from salle.lab.training import balance_arena, balance_audatia
from salle.lab.training.balance_bouts import Asked

# For each game its page, and the number of bouts of each kind.
PAGES: dict[str, tuple[Callable[[Asked], Iterator[str]], int]] = {
    "audatia": (balance_audatia.page_lines, balance_audatia.DUELS),
    "arena": (balance_arena.page_lines, balance_arena.GAMES),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PAGES)
    parser.add_argument("--bouts", type=int, help="bouts of each pairing")
    parser.add_argument("--bot", default="tactic")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="folder of the page")
    given = parser.parse_args()
    told, bouts = PAGES[given.game]
    asked = Asked(given.game, given.bot, given.bouts or bouts, given.seed)
    page = "\n".join(told(asked)) + "\n"
    name, usual = given.bot.partition("@")[0], parser.get_default("bot")
    file = f"{given.game}-balance{'' if name == usual else f'-{name}'}.md"
    (given.folder / file).write_text(page, encoding="utf-8")
    asked.delete_kept_work()
    print(page)


if __name__ == "__main__":
    main()
