"""Drawing hints: each move with its chance, and below it the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from salle.cli.arguments import console, reader_texts
from salle.cli.terminal.grid import GAP
from salle.cli.terminal.line_breaks import wrap_styled
from salle.cli.terminal.offers import MARGIN, TOKEN
from salle.core.game import Action
from salle.core.show.view_parts import Offer
from salle.core.texts import SPECTATOR, Message, Reader
from salle.players.hint import Hint


def draw_hints(found: Sequence[Hint], offers: Mapping[Action, Offer], reader: Reader = SPECTATOR) -> Text:
    """All hints, no wider than the screen."""

    def say(message: Message) -> str:
        return reader_texts().say(message, reader)

    column = MARGIN + max(cell_len(offers[hint.action].token) for hint in found) + GAP
    lines = []
    for hint in found:
        offer = offers[hint.action]
        token = Text.assemble((f"{' ' * MARGIN}{offer.token}".ljust(column), TOKEN))
        label = Text.assemble(say(offer.label), " " * GAP, (say(hint.promise), "bold"))
        rest = [label, *(Text(say(why), style="dim") for why in hint.sentences)]
        below = Text("\n").join(wrap_styled(line, console.width, column) for line in rest)
        lines.append(token.append_text(below[column:]))
    return Text("\n").join(lines)
