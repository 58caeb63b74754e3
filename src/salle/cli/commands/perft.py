"""`salle perft`: count the possible sequences of actions from a position, by their first action."""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated

from rich.table import Table

from salle.cli.arguments import (
    AsJson,
    CardsFile,
    GameName,
    Options,
    Seats,
    at_least,
    console,
    errors,
    help_text,
    progress_bar,
    read_card_data,
    read_options,
    say,
)
from salle.core.check.perft import perft
from salle.core.game import Game, State
from salle.core.registry import make_game, single_bout_options, source_digest
from salle.lab.kept_work import KeptWork

PARTS = 200
BITE = 4


def command(
    game: GameName,
    depth: Annotated[int, at_least(1, "cli-arg-depth")],
    *,
    stance: Annotated[str | None, help_text("cli-arg-stance")] = None,
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    as_json: AsJson = False,
) -> int:
    """Count."""
    made = make_game(game, {**single_bout_options(game), **read_options(opt, game, seats)}, read_card_data(cards))
    state = made.stance(stance) if stance else made.new().copy()
    kept = KeptWork("perft", made.digest, source_digest(made.id), stance, depth)
    counts: dict[str, int] = kept.load() or {}
    lines = first_lines(made, state, depth)
    try:
        with progress_bar() as progress:
            task = progress.add_task(say("cli-perft-doing", depth=depth), total=len(lines))
            for tokens, child, left in lines:
                if tokens not in counts:
                    counts[tokens] = count_lines(child, left)
                progress.advance(task)
    except KeyboardInterrupt:
        kept.save(counts)
        errors.print(say("cli-interrupted", done=len(counts), all=len(lines)))
        raise
    kept.delete()
    total = sum(counts.values())
    divided = Counter[str]()
    for tokens, count in counts.items():
        divided[tokens.split()[0]] += count
    if as_json:
        print(json.dumps({"game": f"{made.id}/{made.ruleset}", "depth": depth, "perft": total, "divide": divided}))
        return 0
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for token, count in divided.items():
        table.add_row(f"[green]{token}[/]", f"{count:,}")
    table.add_row(say("cli-perft-total"), f"[bold]{total:,}[/]")
    console.print(table)
    return 0


def first_lines(game: Game, state: State, depth: int) -> list[tuple[str, State, int]]:
    """The first plies of all sequences, as long as needed to split the work into small parts."""
    lines, left = [("", state, depth)], depth
    while left > 0 and len(lines) < PARTS:
        longer = []
        for tokens, position, _ in lines:
            for action in position.legal_actions():
                child = position.copy()
                child.apply(action)
                longer.append((f"{tokens} {game.notation.token(action)}".strip(), child, left - 1))
        if not longer:
            return []
        lines, left = longer, left - 1
    return lines


def count_lines(state: State, depth: int) -> int:
    """Perft in parts that are small enough for Ctrl-C to work between them."""
    if depth <= BITE:
        return perft(state, depth)
    total = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        total += count_lines(child, depth - 1)
    return total
