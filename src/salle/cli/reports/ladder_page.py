"""The report of `salle ladder` as a Markdown page, with a plot of the ratings in SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from salle.cli.arguments import say
from salle.cli.reports.ladder_tables import (
    MANNER_HEADS,
    PAIRING_HEADS,
    RATING_HEADS,
    THINKING_HEADS,
    Report,
    group_by_anchor,
    intervals_note,
    manner_rows,
    pairing_rows,
    rating_rows,
    thinking_rows,
)

ROW, TOP, BOTTOM, WIDE, RIGHT = 28, 44, 34, 520, 30  # sizes in the plot, in pixels
MARGIN, LETTER = 36, 7.5  # pixels beside a name, and for each letter of it
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)  # Elo between two lines of the scale
MOST_LINES = 8
TOLD_FORFEITS = 20


def ladder_page(report: Report, picture: str) -> str:
    """The results, and the command, seed and digest that made them."""
    return "\n".join(_page(report, picture)) + "\n"


def _page(report: Report, picture: str) -> Iterator[str]:
    yield f"# {ladder_title(report)}"
    yield ""
    yield say("cli-ladder-page-for")
    yield ""
    yield say("cli-ladder-page-made", version=report["version"])
    yield ""
    yield f"```sh\n{report['command']}\n```"
    yield ""
    yield say("cli-ladder-page-seed", seed=report["seed"], digest=report["digest"], code=report["code"])
    yield ""
    yield f"![{say('cli-ladder-ratings')}]({picture})"
    yield ""
    yield from ladder_table(RATING_HEADS, rating_rows(report["ratings"]))
    yield f"## {say('cli-ladder-pairings', game=report['game'])}"
    yield ""
    yield from ladder_table(PAIRING_HEADS, pairing_rows(report))
    yield say("cli-ladder-units", seats=report["seats"])
    yield intervals_note(report)
    yield ""
    yield f"## {say('cli-ladder-thinking')}"
    yield ""
    yield from ladder_table(THINKING_HEADS, thinking_rows(report))
    yield say("cli-ladder-page-times", minutes=round(report["seconds"] / 60), jobs=report["jobs"])
    yield ""
    yield f"## {say('cli-ladder-manners')}"
    yield ""
    yield from ladder_table(MANNER_HEADS, manner_rows(report))
    yield say("cli-ladder-manners-said")
    if report["forfeits"]:
        yield ""
        yield f"## {say('cli-ladder-forfeits')}"
        yield ""
        yield from (f"- {row['said']}" for row in report["forfeits"][:TOLD_FORFEITS])


def ladder_title(report: Report) -> str:
    """The title: a whole ladder or some pairings, the game, and the options."""
    asked = ", ".join(f"{name}={value}" for name, value in report["asked"].items())
    whole = "yes" if report["whole"] else "no"
    return say("cli-ladder-page-title", game=report["game"], whole=whole) + (f" ({asked})" if asked else "")


def ladder_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown, then an empty line."""
    yield "| " + " | ".join(say(f"cli-ladder-{head}") for head in heads) + " |"
    yield "| --- |" + " ---: |" * (len(heads) - 1)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def ratings_plot(report: Report) -> str:
    """The ratings with their intervals, as SVG."""
    ratings = report["ratings"]
    low, high = min(row["low"] for row in ratings), max(row["high"] for row in ratings)
    step = next((step for step in STEPS if (high - low) / step <= MOST_LINES), STEPS[-1])
    first, last = int(low // step) * step, -int(-high // step) * step
    last = max(last, first + step)

    left = MARGIN + LETTER * max(len(row["bot"]) for row in ratings)

    def across(elo: float) -> float:
        return left + (elo - first) / (last - first) * WIDE

    rows = [row for group in group_by_anchor(ratings) for row in (*group, None)][:-1]  # with gaps between groups
    wide, tall = round(left + WIDE + RIGHT), TOP + ROW * len(rows) + BOTTOM
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
            ' font-family="sans-serif" font-size="13">',
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="16" y="26" font-size="15">{escape(say("cli-ladder-plot", game=report["game"]))}</text>',
            *(_line(elo, across(elo), tall) for elo in range(first, last + 1, step)),
            *(_bar(row, left, TOP + ROW * (number + 0.5), across) for number, row in enumerate(rows) if row),
            "</svg>\n",
        ]
    )


def _line(elo: int, x: float, tall: int) -> str:
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{tall - BOTTOM + 4}" stroke="#ddd"/>'
        f'<text x="{x:.1f}" y="{tall - 12}" text-anchor="middle" fill="#555">{elo}</text>'
    )


def _bar(row: Report, left: float, y: float, across: Callable[[float], float]) -> str:
    """The name, interval and rating of a bot."""
    low, middle, high = (across(row[name]) for name in ("low", "elo", "high"))
    return (
        f'<text x="{left - 14:.1f}" y="{y + 4:.1f}" text-anchor="end">{escape(row["bot"])}</text>'
        f'<path d="M{low:.1f} {y - 5:.1f}v10M{low:.1f} {y:.1f}H{high:.1f}M{high:.1f} {y - 5:.1f}v10"'
        f' stroke="#36c" stroke-width="2" fill="none"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="#36c"/>'
    )
