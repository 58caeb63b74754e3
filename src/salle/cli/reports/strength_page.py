"""The report of `salle bench strength`: tables in the terminal, and a section of a Markdown page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from rich.table import Table

from salle.cli.arguments import console, errors, say
from salle.cli.reports.ladder_tables import milliseconds
from salle.lab.reduced_games import ONE_ROUND

Report: TypeAlias = Mapping[str, Any]
Rows: TypeAlias = list[list[str]]

GAIN_HEADS = ("yardstick", "units", "gain", "interval", "time")
EXPLOITED_HEADS = ("reduced", "states", "samples", "lower", "interval", "upper", "interval")
TOLD_FORFEITS = 20


def show_strength(report: Report) -> None:
    """Print the whole report."""
    console.print(strength_title(report), style="italic", markup=False)
    for heads, rows in tables(report):
        table = Table(box=None)
        for number, head in enumerate(heads):
            table.add_column(say(f"cli-strength-{head}"), justify="right" if number else "left", overflow="fold")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for note in notes(report):
        console.print(note, style="dim", markup=False)
    for row in report["forfeits"][:TOLD_FORFEITS]:
        errors.print(row["said"], markup=False, soft_wrap=True)


def strength_title(report: Report) -> str:
    """The game and the bot."""
    return say("cli-strength-title", game=report["game"], bot=report["bot"])


def tables(report: Report) -> Iterator[tuple[Sequence[str], Rows]]:
    """The tables that have rows, with their heads."""
    if report["yardsticks"]:
        yield GAIN_HEADS, [gain_row(row) for row in report["yardsticks"]]
    if report["exploitability"]:
        yield EXPLOITED_HEADS, [exploited_row(row) for row in report["exploitability"]]


def gain_row(row: Report) -> list[str]:
    seconds = row["seconds_per_decision"]
    time = "" if seconds is None else milliseconds(seconds)
    return [row["yardstick"], f"{row['units']:,}", signed(row["mean"]), span(row["low"], row["high"], signed), time]


def exploited_row(row: Report) -> list[str]:
    cells = [options_text(row["options"]), f"{row['states']:,}", f"{row['samples']:,}"]
    for bound in (row["lower"], row["upper"]):
        cells += [small(bound["mean"]), span(bound["low"], bound["high"], small)]
    return cells


def options_text(options: Mapping[str, Any]) -> str:
    """The options of a reduced game, without those that all of them have."""
    return " ".join(f"{name}={value}" for name, value in options.items() if name not in ONE_ROUND)


def signed(number: float) -> str:
    """Two digits, with a real minus sign."""
    return f"{number:+.2f}".replace("-", "−")


def small(number: float) -> str:
    """Three digits, with a real minus sign."""
    return f"{number:.3f}".replace("-", "−")


def span(low: float, high: float, text: Any) -> str:
    return f"{text(low)} – {text(high)}"


def notes(report: Report) -> Iterator[str]:
    """What the numbers mean, and what they depend on."""
    if report["yardsticks"]:
        sequential = "yes" if report["sequential"] else "no"
        yield say("cli-strength-gain-said", seats=report["seats"], sequential=sequential)
    if report["exploitability"]:
        yield say("cli-strength-exploited-said")
        for row in report["exploitability"]:
            if row["solved"]:
                facts = {"options": options_text(row["options"]), "iterations": row["solved"]["iterations"]}
                yield say("cli-strength-solved", found=f"{row['solved']['exploitability']:.4f}", **facts)
    if report["other"]:
        compiled = "yes" if report["other"]["compiled"] else "no"
        yield say("cli-strength-other", version=report["other"]["version"], compiled=compiled)
    facts = {name: report[name] for name in ("version", "digest", "code", "seed")}
    yield say("cli-strength-made", minutes=round(report["seconds"] / 60), **facts)


def section(report: Report) -> str:
    """The report as a section of a page."""
    lines = [f"## {strength_title(report)}", "", f"```sh\n{report['command']}\n```", ""]
    for heads, rows in tables(report):
        lines.append("| " + " | ".join(say(f"cli-strength-{head}") for head in heads) + " |")
        lines.append("| --- |" + " ---: |" * (len(heads) - 1))
        lines += ["| " + " | ".join(row) + " |" for row in rows]
        lines.append("")
    lines += [f"- {note}" for note in notes(report)]
    lines += [f"- {row['said']}" for row in report["forfeits"][:TOLD_FORFEITS]]
    return "\n".join(lines) + "\n"


def with_section(page: str, report: Report) -> str:
    """The page with this section, in place of an earlier one from the same command."""
    parts = re.split(r"^(?=## )", page or f"# {say('cli-strength-page-title')}\n\n", flags=re.MULTILINE)
    same = [number for number, part in enumerate(parts) if report["command"] in part.splitlines()]
    if same:
        last = same[0] == len(parts) - 1
        parts[same[0]] = section(report) + ("" if last else "\n")
    else:
        parts[-1] = parts[-1].rstrip("\n") + "\n\n"
        parts.append(section(report))
    return "".join(parts)
