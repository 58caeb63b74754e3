"""The view that a watcher gets, computed only from what their seat can see."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from salle.core.game import NOBODY, Outcome, Seat
from salle.core.texts import Message
from salle.server.table.agreements import answering
from salle.server.table.table import Change, Table
from salle.wire import messages
from salle.wire.log_entries import Ending

MOST_MISSED: Final = 200  # changes that are listed for one watcher; more would hold up the others


def head(table: Table, here: Collection[int], ratings: Mapping[int, messages.Rating], next: str) -> messages.Head:
    """The facts about a table that are the same for all watchers. The secret is left out."""
    terms = table.terms
    seats = [
        messages.SeatShown(
            place.name or place.bot,
            table.game.explain.seat(Seat(seat)),
            bool(place.bot),
            bool(place.bot) or seat in here,
            table.retired.get(seat),
            ratings.get(seat),
        )
        for seat, place in enumerate(table.places)
    ]
    return messages.Head(
        id=table.id,
        game=terms.game,
        options=dict(table.game.options),
        stage=table.stage,
        public=terms.public,
        rated=terms.rated,
        takeback=terms.takeback and not terms.rated,
        drawable=table.game.drawable,
        clock=terms.clock,
        seats=seats,
        seal=table.opened.seal,
        secret=None,
        entropy=table.entropy,
        after=table.opened.after,
        next=next,
        frozen=table.frozen,
    )


def view(
    table: Table, head: messages.Head, seat: Seat, yours: Sequence[int], at: float, counts: Sequence[Message] = ()
) -> messages.View:
    """The table as that seat sees it now (NOBODY: a spectator)."""
    now = table.moments()
    mine = now.get(int(seat))
    state = table.bout.state if mine is None else mine.state
    sight = state.sight(seat)
    over = table.stage == "over"
    free = mine is not None and int(seat) not in table.chosen
    drawing = table.game.view
    return messages.View(
        number=table.number,
        ply=table.ply,
        seat=int(seat),
        yours=list(yours),
        head=replace(head, secret=table.secret.hex()) if over and table.opens_for(yours) else head,
        board=drawing.board(sight),
        scene=drawing.scene(sight),
        awaiting=sorted(now),
        chosen=table.chosen.get(int(seat)),
        offers=drawing.offers(sight, seat) if free else [],
        refused=drawing.refused(sight, seat) if free else [],
        asked=dict(table.requests.by),
        answering={what: answering(table, what) for what in table.requests.by},
        clock=table.clock.remaining(at, yours) if table.clock is not None else None,
        ended=ended(table),
        counts=list(counts),
    )


def ended(table: Table) -> messages.Ended | None:
    """How the bout ended, or None."""
    if table.ended is not None:
        return messages.Ended([], why(table.ended), table.ended)
    outcome = table.bout.outcome if table.stage == "over" else None
    if not isinstance(outcome, Outcome):
        return None
    return messages.Ended([int(seat) for seat in outcome.winners], table.game.explain.outcome(outcome))


def why(ending: Ending) -> Message:
    """Why a bout ended without a decision by the rules."""
    return Message(f"server-ended-{ending}")


def happened(table: Table, number: int, seat: Seat) -> messages.Happened:
    """The change with that number, as that seat saw it."""
    change: Change = table.changes[number - 1]
    row = table.game.seats if seat == NOBODY else int(seat)
    token = table.game.notation.token
    witnessed = table.bout.witnessed(seat, change.first)[: change.end - change.first]
    first = change.before[row] if change.before else 0
    heard = table.bout.heard(seat, first)[: max(0, change.after[row] - first)]
    return messages.Happened(
        number=number,
        kind=change.kind,
        seat=change.seat,
        ply=change.first,
        tokens=[token(ply.action) for ply in witnessed],
        told=[why(table.ended)]
        if change.kind == "ended" and table.ended
        else table.game.explain.describe_events(heard),
        what=change.what,
    )


def since(table: Table, known: int | None, seat: Seat) -> tuple[list[messages.Happened], bool]:
    """The changes after number `known`, and whether they cannot be listed."""
    if known is None or not max(table.fresh, table.number - MOST_MISSED) <= known <= table.number:
        return [], True
    return [happened(table, number, seat) for number in range(known + 1, table.number + 1)], False
