"""`salle replay FILE`: replay a record as text, as boards or as a picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from salle.cli.arguments import (
    CardsFile,
    at_least,
    console,
    help_text,
    read_card_data,
    readable_file,
    reader_texts,
    say,
    warn_of_doubts,
)
from salle.cli.terminal import board
from salle.cli.terminal.offers import draw_offers
from salle.cli.terminal.seat_names import find_seat, players_of_record, seat_labels
from salle.core.bout import Bout
from salle.core.data_files import write_file
from salle.core.errors import SalleError
from salle.core.game import CHANCE, EVERYONE, Action, Game, Seat
from salle.core.notation.records import Record
from salle.core.texts import Message, Reader

ALL = "all"
PICTURE_WIDTH = 78
GAP = 2  # between a token and its meaning


def command(
    file: Annotated[Path, help_text("cli-arg-file")],
    *,
    seat: Annotated[str, help_text("cli-arg-eyes")] = ALL,
    ply: Annotated[int | None, at_least(0, "cli-arg-ply")] = None,
    cards: CardsFile = None,
    boards: Annotated[bool, Parameter(help=say("cli-arg-boards"), negative="")] = False,
    svg: Annotated[Path | None, help_text("cli-arg-svg")] = None,
) -> int:
    """Replay a record."""
    record = Record.load(readable_file(file))
    bout = record.replay(cards=read_card_data(cards))
    game = warn_of_doubts(bout.game)
    given = record.names(game)
    names, reader = seat_labels(game, given), players_of_record(game, given)
    eyes = eyes_of(game, seat)
    last = len(bout.actions) if ply is None else ply
    if not 0 <= last <= len(bout.actions):
        raise SalleError("cli-error-ply", ply=last, last=len(bout.actions))
    if svg is not None:
        write_file(svg, bout_picture(bout_at(bout, last), eyes, names, reader))
        console.print(say("cli-replay-picture", file=str(svg)))
        return 0
    if ply is not None:
        console.print(board.draw_board(game, sight_of(bout_at(bout, last), eyes), names, reader=reader))
        return 0
    show_bout(bout, eyes, names, reader, boards, record.agreed)
    return 0


def eyes_of(game: Game, seat: str) -> Seat | None:
    """The seat whose view is shown, or None to show everything."""
    if seat == ALL:
        return None
    return find_seat(game, seat, (ALL,))


def bout_at(bout: Bout, ply: int) -> Bout:
    """The bout after this many plies."""
    past = Bout(bout.game, bout.start)
    for action in bout.actions[:ply]:
        past.play(action)
    return past


def sight_of(bout: Bout, eyes: Seat | None) -> tuple[int, ...]:
    """The position as this seat sees it."""
    return bout.state.sight(EVERYONE if eyes is None else eyes)


def show_bout(bout: Bout, eyes: Seat | None, names: Sequence[str], reader: Reader, boards: bool, agreed: bool) -> None:
    """Print the whole bout: each ply with its token and what it caused."""
    game, past = bout.game, Bout(bout.game, bout.start)
    console.print(Text(f"{say(f'{game.id}-name')} · {game.ruleset} · {' – '.join(names)}", style="bold"))
    column = max((len(game.notation.token(action)) for action in bout.actions), default=0) + GAP
    told_events, sentences = 0, ""
    for number, action in enumerate(bout.actions, 1):
        actor = past.awaiting
        look = action if eyes is None or action < 0 else past.state.masked(action, eyes)
        label = "" if look != action or actor < 0 or action < 0 else action_sentence(past, action, reader)
        past.play(action)
        events = [event for event in past.state.journal[told_events:] if eyes is None or event.heard_by(eyes)]
        told_events = len(past.state.journal)
        sentences = reader_texts().say_all(game.explain.describe_events(events), reader) or label
        line = Text(f"{number:>4}  {game.notation.token(look):<{column}}", style="dim")
        console.print(line + Text(sentences, style=board.colour(actor)), soft_wrap=True)
        if boards and past.awaiting != CHANCE:
            console.print(board.draw_board(game, sight_of(past, eyes), names, reader=reader))
    if bout.outcome is None:
        console.print(say("cli-replay-agreed" if agreed else "cli-replay-unfinished"))
    elif outcome := board.outcome_sentence(bout, sentences, reader):
        console.print(outcome, style="bold", markup=False)


def action_sentence(bout: Bout, action: Action, reader: Reader) -> str:
    """The action that comes next, in words, for actions that cause no event."""
    explain, actor = bout.game.explain, bout.awaiting
    facts = {"who": explain.seat(actor), "what": explain.label(bout.state.sight(actor), action)}
    return reader_texts().say(Message("cli-replay-action", facts), reader)


def bout_picture(bout: Bout, eyes: Seat | None, names: Sequence[str], reader: Reader) -> str:
    """The board and the legal moves as an SVG file."""
    sink = StringIO()
    canvas = Console(record=True, width=PICTURE_WIDTH, file=sink, force_terminal=True, highlight=False, emoji=False)
    game, sight = bout.game, sight_of(bout, eyes)
    canvas.print(board.draw_board(game, sight, names, PICTURE_WIDTH, reader=reader))
    choices = [] if eyes is None else game.view.offers(sight, eyes)
    if choices:
        canvas.print(draw_offers(choices, reader=reader))
    title = f"salle – {game.id}/{game.ruleset}"
    drawn = canvas.export_svg(title=title, unique_id="salle")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)  # no fonts from other servers
