"""`salle verify FILE`: whether the cards of a sealed bout were dealt as it was promised before the first of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.text import Text

from salle.cli.arguments import AsJson, CardsFile, card_data, console, doubted, readable_file, reader, say, told
from salle.core.notation.records import Record
from salle.core.notation.verification import Verdict, verify


def command(file: Annotated[Path, told("cli-arg-sealed")], *, cards: CardsFile = None, as_json: AsJson = False) -> int:
    """Verify a sealed record."""
    verdict = verify(Record.load(readable_file(file)), card_data(cards))
    doubted(verdict.bout.game)
    if as_json:
        print(json.dumps(report(verdict), ensure_ascii=False))
    else:
        tell(verdict)
    return 0 if verdict.failure is None else 1


def tell(verdict: Verdict) -> None:
    """What is true, a line each, and at the end what is not, or that all is."""
    for message in verdict.checked:
        console.print(Text("✓ ", style="green") + Text(reader().say(message)), soft_wrap=True)
    if verdict.failure is not None:
        console.print(Text("✗ ", style="red") + Text(reader().say(verdict.failure.message)), soft_wrap=True)
    else:
        console.print(say("cli-verify-true"), style="bold", soft_wrap=True)


def report(verdict: Verdict) -> dict[str, object]:
    """The same for programs; a failure has its id, where it is, and what differs."""
    game, failure = verdict.bout.game, None
    if verdict.failure is not None:
        place = dict(verdict.failure.message.args)
        problem = place.pop("problem")
        failure = {"id": problem.id, **place, **problem.args, "sentence": reader().say(verdict.failure.message)}
    checked = [{"id": one.id, **one.args, "sentence": reader().say(one)} for one in verdict.checked]
    return {
        "game": f"{game.id}/{game.ruleset}",
        "verified": failure is None,
        "checked": checked,
        "failure": failure,
    }
