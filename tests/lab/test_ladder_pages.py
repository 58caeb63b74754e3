"""The committed ladders in docs/ladder: they match the rules and bots, and show the wanted strength."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from salle.core.registry import make_game
from salle.lab.simulate import make_simulated_game
from salle.lab.training.ladders import BESIDE, LADDERS, SETTINGS, page_of, read_kept_ratings
from salle.players import bot_ratings
from salle.players.bot_catalog import bots
from salle.players.levels import LEVELS, STYLES
from salle.players.ratings import minds_digest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "ladder"
RATINGS = read_kept_ratings(ROOT / "src" / "salle" / "players" / "ratings.toml")
PAGES = [(name, what) for name in RATINGS for what in ("", *BESIDE[name])]
every_page = pytest.mark.parametrize(("name", "what"), PAGES)
Row = dict[str, str]


def tables(name: str, what: str = "") -> list[list[Row]]:
    """All tables of a page."""
    found: list[list[Row]] = []
    columns: list[str] = []
    for line in page_of(FOLDER, name, what).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if not line.startswith("|"):
            columns = []
        elif not columns:
            columns = cells
            found.append([])
        elif not line.startswith("| ---"):
            found[-1].append(dict(zip(columns, cells, strict=False)))
    return found


def shares(name: str, what: str = "") -> dict[str, float]:
    """The share of the first bot in percent, by pairing."""
    pairings = next(table for table in tables(name, what) if "bots" in table[0])
    return {row["bots"]: float(row["share"].rstrip("%")) for row in pairings}


def test_every_page_is_of_a_ladder_that_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == {page_of(FOLDER, *page).stem for page in PAGES}


@every_page
def test_a_page_is_of_this_command_and_this_game(name: str, what: str) -> None:
    text = page_of(FOLDER, name, what).read_text(encoding="utf-8")
    asked = [*SETTINGS, *(BESIDE[name][what] if what else LADDERS[name])]
    (command,) = (shlex.split(line) for line in text.splitlines() if line.startswith("salle ladder"))
    assert sorted(command) == sorted(["salle", "ladder", name, *asked])
    options = {"hits": 1} if "hits=1" in asked else {"seats": 4} if "--seats" in asked else {}
    assert f"digest of the game {make_simulated_game(name, options, '').digest}" in text
    assert page_of(FOLDER, name, what).with_suffix(".svg").exists()


@pytest.mark.parametrize("name", RATINGS)
def test_what_is_kept_is_of_these_bots(name: str) -> None:
    game = make_game(name, {})
    climbed = RATINGS[name]
    assert climbed.minds == minds_digest(game)
    assert set(bot_ratings(game)) == set(climbed.bots) == {bot.name for bot in bots(game) if bot.rated}
    ratings = next(table for table in tables(name) if "Elo" in table[0])
    assert {row["bot"]: int(row["Elo"].replace("−", "-")) for row in ratings} == {
        bot: rating.elo for bot, rating in climbed.bots.items()
    }


def neighbours(name: str) -> dict[str, float]:
    """The score of each level against the one below."""
    found = shares(name)
    levels = [level.name for level in LEVELS]
    return {higher: found[f"{higher} – {lower}"] for lower, higher in pairwise(levels)}


@pytest.mark.parametrize("name", RATINGS)
def test_each_level_is_stronger_than_the_one_below(name: str) -> None:
    assert min(neighbours(name).values()) >= 55


@pytest.mark.parametrize("name", [name for name in RATINGS if name.startswith("readyfence")])
def test_each_level_of_ready_fence_is_clearly_stronger(name: str) -> None:
    assert min(neighbours(name).values()) >= 58


WANTED = [
    ("engarde/standard", "in-20-ms", "maestro@20ms – flat@20ms", 75),
    ("engarde/standard", "in-20-ms", "maestro@20ms – tactic", 75),
    ("engarde/standard", "by-rounds", "tactic – random", 90),
    ("engarde/standard", "by-rounds", "tactic – flat", 45),
    ("readyfence/basic", "", "maestro – tactic", 75),
    ("readyfence/advanced", "", "maestro – tactic", 75),
    ("audatia/duel", "", "maestro – tactic", 65),
    ("arena/standard", "of-two", "maestro – tactic", 65),
    ("arena/standard", "of-four", "maestro – tactic", 35),
]


@pytest.mark.parametrize(("name", "what", "pairing", "least"), [row for row in WANTED if row[0] in RATINGS])
def test_the_strength_that_is_wanted_is_there(name: str, what: str, pairing: str, least: int) -> None:
    assert shares(name, what)[pairing] >= least


def manners(name: str) -> Iterator[tuple[str, dict[str, tuple[float, float]]]]:
    """The style values of each bot, as intervals."""
    table = next(table for table in tables(name, "styles") if "attack" in table[0])
    for row in table:
        if row["bot"] in {style.name for style in STYLES}:
            told = {manner: interval(cell) for manner, cell in row.items() if " ± " in cell or " – " in cell}
            yield row["bot"], told


def interval(cell: str) -> tuple[float, float]:
    """The ends of an interval, written as a middle and a margin, or as two ends in brackets."""
    plain = cell.replace("%", "")
    if " ± " in plain:
        middle, half = map(float, plain.split(" ± "))
        return middle - half, middle + half
    low, high = map(float, plain.partition("(")[2].rstrip(")").split(" – "))
    return low, high


TOLD_BY = ("attack", "wait", "distance")


@pytest.mark.parametrize("name", RATINGS)
def test_any_two_styles_differ_clearly_in_two_ways_and_always_in_waiting(name: str) -> None:
    found = dict(manners(name))
    assert set(found) == {style.name for style in STYLES}
    for one, other in combinations(found.values(), 2):
        ways = [way for way in TOLD_BY if way in one and (one[way][1] < other[way][0] or other[way][1] < one[way][0])]
        assert len(ways) >= 2
        assert "wait" in ways
