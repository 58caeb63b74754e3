"""The committed ladders (`make ladders`): pages in docs/ladder for each rule set, and the ratings of the bots.

A ladder that is up to date is skipped, and an interrupted one continues. Other arguments are passed to `salle ladder`
and override the settings here.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from salle.core.data_files import write_file
from salle.core.registry import make_game, rulesets
from salle.lab.ladder import code_digest
from salle.lab.ratings import ANCHOR
from salle.players import Rated, bot_names
from salle.players.levels import STYLES
from salle.players.ratings import Climbed, minds_digest, ratings_file, read_ratings

SETTINGS = ("--seed", "ladder")
LONG = ("--least", "100")  # for closer intervals where bouts are short
# More settings for rule sets with a ladder. No options: ratings are for the default rules.
LADDERS: dict[str, tuple[str, ...]] = {
    "engarde/basic": (),
    "engarde/standard": LONG,
    "engarde/advanced": (),
    "readyfence/tutorial": (),
    "readyfence/basic": LONG,
    "readyfence/advanced": LONG,
    "audatia/duel": LONG,
    "arena/standard": (),
}
# Styles against their own level. Differences in distance take many units to measure.
STYLED = tuple(word for style in STYLES for word in ("--only", f"{style.name},{style.of}"))
# Extra ladders by the name of their page. They do not count for ratings.
BESIDE: dict[str, dict[str, tuple[str, ...]]] = {name: {"styles": (*STYLED, "--least", "400")} for name in LADDERS}
BESIDE["engarde/standard"] |= {
    "in-20-ms": ("--only", "maestro@20ms,flat@20ms", "--only", "maestro@20ms,tactic", *LONG),
    "by-rounds": ("--only", "tactic,random", "--only", "tactic,flat", "--opt", "hits=1", *LONG),
}
BESIDE["arena/standard"] |= {
    "styles": (*STYLED, "--least", "800", "--most", "800"),  # heroes have no distances
    "of-two": ("--only", "maestro,tactic", "--least", "200"),  # chance is strong: it takes many bouts
    "of-four": ("--only", "maestro,tactic", "--seats", "4"),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the ladders that are not up to date, and write their pages and ratings."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("games", nargs="*", metavar="GAME[/RULESET]", help="without any: all that have a ladder")
    parser.add_argument("--folder", type=Path, default=Path("docs/ladder"), help="for the pages")
    parser.add_argument("--ratings", type=Path, default=Path("src/salle/players/ratings.toml"))
    parser.add_argument("--jobs", default=str(os.cpu_count() or 1), help="processes")
    parser.add_argument("--again", action="store_true", help="even what is up to date")
    given, more = parser.parse_known_args(arguments)
    os.environ["SALLE_LANG"] = "en"
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in ladders_of(given.games):
        pages = {"": tuple(more or LADDERS[name]), **({} if more else BESIDE[name])}
        for what, asked in pages.items():
            page, words = page_of(given.folder, name, what), [*SETTINGS, *asked]
            if not given.again and up_to_date(page, name, words) and (what or name in read_kept_ratings(given.ratings)):
                print(f"{page} is up to date")
                continue
            report = run_ladder_command(name, [*words, "--jobs", given.jobs], page)
            print(f"{page} is made")
            if not what:
                write_file(
                    given.ratings, ratings_file({**read_kept_ratings(given.ratings), name: ratings_to_keep(report)})
                )


def page_of(folder: Path, name: str, what: str = "") -> Path:
    """The path of a page of a rule set."""
    return folder / ("-".join(filter(None, [*name.split("/"), what])) + ".md")


def ladders_of(games: Sequence[str]) -> list[str]:
    """The ladders of these games."""
    wanted = {name for game in games or [""] for name in rulesets(game)}
    return [name for name in LADDERS if name in wanted]


def read_kept_ratings(path: Path) -> dict[str, Climbed]:
    """The committed ratings."""
    return read_ratings(path.read_text(encoding="utf-8")) if path.exists() else {}


def up_to_date(page: Path, name: str, words: Sequence[str]) -> bool:
    """Whether the same command and the same code made the page. The order of arguments does not matter."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    commands = [sorted(shlex.split(line)) for line in text.splitlines() if line.startswith("salle ladder")]
    return sorted(["salle", "ladder", name, *words]) in commands and code_digest(make_game(name, {}))[:16] in text


def run_ladder_command(name: str, words: Sequence[str], page: Path) -> dict[str, Any]:
    """Run `salle ladder` with its page. Exits if it was interrupted or failed."""
    report: dict[str, Any] = json.loads(run_salle("ladder", name, *words, "--report", str(page), "--json"))
    return report


def run_salle(*words: str) -> str:
    """Run the program like a user and return its output. Exits if it fails."""
    ran = subprocess.run([sys.executable, "-m", "salle", *words], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if ran.returncode:
        raise SystemExit(ran.returncode)
    return ran.stdout


def ratings_to_keep(report: Mapping[str, Any]) -> Climbed:
    """The ratings to commit: bots at their usual budgets, if the anchor is the usual one."""
    game = make_game(report["game"], {})
    bots = {
        row["bot"]: Rated(*(round(row[name]) for name in ("elo", "low", "high")))
        for row in report["ratings"]
        if row["anchor"] == ANCHOR and row["bot"] in bot_names(game)
    }
    return Climbed(report["command"], report["seed"], report["digest"], minds_digest(game), bots)


if __name__ == "__main__":
    main()
