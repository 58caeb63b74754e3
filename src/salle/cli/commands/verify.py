"""`salle verify FILE`: check that a sealed bout was dealt as the seal promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.text import Text

from salle.cli.arguments import (
    AsJson,
    CardsFile,
    console,
    help_text,
    read_card_data,
    readable_file,
    reader_texts,
    say,
    warn_of_doubts,
)
from salle.core.notation.records import Record
from salle.core.notation.verification import Verdict, verify


def command(
    file: Annotated[Path, help_text("cli-arg-sealed")], *, cards: CardsFile = None, as_json: AsJson = False
) -> int:
    """Verify a sealed record."""
    verdict = verify(Record.load(readable_file(file)), read_card_data(cards))
    warn_of_doubts(verdict.bout.game)
    if as_json:
        print(json.dumps(verdict_report(verdict), ensure_ascii=False))
    else:
        show_verdict(verdict)
    return 0 if verdict.failure is None else 1


def show_verdict(verdict: Verdict) -> None:
    """Print a line for each check that passed, then the failure or the success."""
    for message in verdict.checked:
        console.print(Text("✓ ", style="green") + Text(reader_texts().say(message)), soft_wrap=True)
    if verdict.failure is not None:
        console.print(Text("✗ ", style="red") + Text(reader_texts().say(verdict.failure.message)), soft_wrap=True)
    else:
        console.print(say("cli-verify-true"), style="bold", soft_wrap=True)


def verdict_report(verdict: Verdict) -> dict[str, object]:
    """The verdict for JSON. A failure has its id, its place and the difference."""
    game, failure = verdict.bout.game, None
    if verdict.failure is not None:
        place = dict(verdict.failure.message.args)
        problem = place.pop("problem")
        failure = {"id": problem.id, **place, **problem.args, "sentence": reader_texts().say(verdict.failure.message)}
    checked = [{"id": one.id, **one.args, "sentence": reader_texts().say(one)} for one in verdict.checked]
    return {
        "game": f"{game.id}/{game.ruleset}",
        "verified": failure is None,
        "checked": checked,
        "failure": failure,
    }
