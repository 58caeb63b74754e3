"""The report of `salle ladder` as tables in the terminal, with a plot of the ratings in text characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from math import isclose
from operator import itemgetter
from typing import Any

from rich.table import Table

from salle.cli.arguments import console, say

WIDE_ENOUGH = 100  # least columns of a terminal for all columns of the pairings
WIDEST_PLOT, NARROWEST_PLOT = 60, 16
BESIDE_PLOT = 14  # columns for the gaps in the table of ratings and the rating itself
Report = Mapping[str, Any]


def show_ladder(report: Report) -> None:
    """Print the whole report."""
    console.print(pairing_table(report))
    console.print(rating_table(report["ratings"]))
    console.print(number_table("cli-ladder-thinking", THINKING_HEADS, thinking_rows(report)))
    console.print(number_table("cli-ladder-manners", MANNER_HEADS, manner_rows(report)))
    console.print(say("cli-ladder-units", seats=report["seats"]), style="dim")
    console.print(intervals_note(report), style="dim")
    console.print(say("cli-ladder-manners-said"), style="dim")


PAIRING_HEADS = ("fencers", "units-head", "share", "interval", "elo", "interval", "stronger")
THINKING_HEADS = ("bot", "decisions", "mean", "within", "playouts", "forfeits")
MANNER_HEADS = ("bot", "attacking", "countering", "waiting", "distance")
RATING_HEADS = ("bot", "elo", "interval")


def number_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], **args: Any) -> Table:
    """A table with words in its first column and numbers in the others."""
    table = Table(title=say(title, **args), title_justify="left", box=None)
    for number, head in enumerate(heads):
        words = number == 0 or head == "stronger"
        style = "dim" if head == "interval" else None
        table.add_column(say(f"cli-ladder-{head}"), justify="left" if words else "right", style=style, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def pairing_table(report: Report) -> Table:
    """The pairings. A narrow table leaves out Elo, which follows from the share."""
    elo = PAIRING_HEADS.index("elo")
    left_out = () if console.width >= WIDE_ENOUGH else (elo, elo + 1)
    table = (PAIRING_HEADS, *pairing_rows(report))
    heads, *rows = ([cell for number, cell in enumerate(row) if number not in left_out] for row in table)
    return number_table("cli-ladder-pairings", heads, rows, game=report["game"])


def pairing_rows(report: Report) -> list[list[str]]:
    """Each pairing: the bots, the units, the share of the first bot, its Elo above the second, and the stronger bot."""
    rows = []
    for row in report["pairings"]:
        fencers = f"{row['first']} – {row['second']}"
        if row["dropped"]:
            rows.append([fencers, "0", "", "", "", "", say("cli-ladder-dropped")])
            continue
        span, difference = f"{row['low']:.1%} – {row['high']:.1%}", row["elo"]
        stronger = row["stronger"] or say("cli-ladder-unclear")
        elos = [elo_difference_text(difference[name], row[name]) for name in ("share", "low", "high")]
        rows.append(
            [fencers, f"{row['units']:,}", f"{row['share']:.1%}", span, elos[0], f"{elos[1]} … {elos[2]}", stronger]
        )
    return rows


def elo_difference_text(elo: float | None, share: float) -> str:
    """A difference in Elo, which is infinite for a bot that always wins."""
    if elo is None:
        return "+∞" if share >= 1 else "−∞"
    return ("+" if elo > 0 else "") + elo_text(elo)


def elo_text(elo: float) -> str:
    """A rounded number with a real minus sign."""
    return f"{round(elo)}".replace("-", "−")


def rating_rows(ratings: Sequence[Report]) -> list[list[str]]:
    """Each bot's rating with its interval. The anchor has no interval."""
    return [
        [
            row["bot"],
            elo_text(row["elo"]),
            "" if row["bot"] == row["anchor"] else f"{elo_text(row['low'])} … {elo_text(row['high'])}",
        ]
        for row in ratings
    ]


def rating_table(ratings: Sequence[Report]) -> Table:
    """The ratings with a plot beside them, separately for each group of bots with common opponents."""
    used = max(len(row[0]) + len(row[2]) for row in rating_rows(ratings)) + BESIDE_PLOT
    wide = max(NARROWEST_PLOT, min(WIDEST_PLOT, console.width - used))
    table = number_table("cli-ladder-ratings", RATING_HEADS, ())
    table.add_column("", no_wrap=True)
    for group in group_by_anchor(ratings):
        if table.rows:
            table.add_row()
        for row, bar in zip(rating_rows(group), plot_lines(group, wide), strict=True):
            table.add_row(*row, bar)
    return table


def group_by_anchor(ratings: Sequence[Report]) -> list[list[Report]]:
    """The ratings grouped by their anchor."""
    return [list(group) for _, group in groupby(ratings, itemgetter("anchor"))]


def plot_lines(ratings: Sequence[Report], wide: int) -> list[str]:
    """A line for each bot, with its rating and its interval."""
    low, high = min(row["low"] for row in ratings), max(row["high"] for row in ratings)
    scale = (wide - 1) / (high - low) if high > low else 0.0
    lines = []
    for row in ratings:
        left, middle, right = (round((row[name] - low) * scale) for name in ("low", "elo", "high"))
        line = [" "] * left + ["─"] * (right - left + 1)
        line[left], line[right], line[middle] = "├", "┤", "●"
        lines.append("".join(line))
    return lines


def thinking_rows(report: Report) -> list[list[str]]:
    """The thinking time of each bot, and its playouts per second if it counts them."""
    rows = []
    for bot, row in report["thinking"].items():
        rate = row["playouts_per_second"]
        rows.append(
            [
                bot,
                f"{row['decisions']:,}",
                milliseconds(row["seconds_per_decision"]),
                milliseconds(row["within_99"]),
                f"{rate:,.0f}" if rate else "",
                f"{row['forfeits']:,}" if row["forfeits"] else "",
            ]
        )
    return rows


def manner_rows(report: Report) -> list[list[str]]:
    """How often each bot attacks, counters and waits, and at which distance, with intervals."""
    return [
        [bot, *(mean_with_interval(row[head], ".2f" if head == "distance" else ".1%") for head in MANNER_HEADS[1:])]
        for bot, row in report["manners"].items()
    ]


def mean_with_interval(row: Report, style: str) -> str:
    """A mean with its interval, if that is known."""
    if row["mean"] is None:
        return ""
    if row["high"] is None:
        return f"{row['mean']:{style}}"
    down, up = row["mean"] - row["low"], row["high"] - row["mean"]
    if not isclose(down, up):  # the interval is cut off at a limit
        return f"{row['mean']:{style}} ({row['low']:{style}} – {row['high']:{style}})"
    return f"{row['mean']:{style}} ± {up:{style}}"


def milliseconds(seconds: float | None) -> str:
    """A time with three significant digits."""
    return "" if not seconds else f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def intervals_note(report: Report) -> str:
    """What the intervals mean, and which bots are at 0 Elo."""
    anchors = list(dict.fromkeys(row["anchor"] for row in report["ratings"]))
    return say("cli-ladder-intervals", anchor=anchors, groups=len(anchors))
