"""Takebacks and agreed draws, as entries for the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from salle.core.bout import Bout
from salle.core.errors import NoTakeBack
from salle.core.game import NOBODY
from salle.server.table import actions
from salle.server.table.simultaneous import moments
from salle.server.table.table import NotNow, Table
from salle.wire.log_entries import Agreed, Asked, Declined, Dropped, Ended, Entry, Offered, Withdrew

UNDECIDED: Final = Ended("agreed")


def take_back(table: Table, seat: int, at: float) -> list[Entry]:
    """Take back the seat's latest action: at once if it revealed nothing, otherwise by asking the others.

    A secret choice is withdrawn at once."""
    actions.check_fences(table, seat)
    if not table.terms.takeback or table.terms.rated:
        raise NoTakeBack("server-error-no-takeback")
    if seat in table.chosen:
        if table.clock is not None and table.clock.remaining(at)[seat] <= 0.0:
            raise NoTakeBack("server-error-no-time")
        return [Withdrew(seat)]
    past = bout_before(table, seat, at)
    if is_free(table.bout, past) or not others(table, seat):
        return [actions.took_back(table, seat, len(past.actions), past)]
    return ask(table, seat, "takeback")


def bout_before(table: Table, seat: int, at: float) -> Bout:
    """The bout before the seat's latest action. Raises NoTakeBack if a clock would have no time left."""
    plies = [range(change.first, change.end) for change in reversed(table.changes)]
    past = table.bout.until(last_decision(table.bout, seat, plies))
    if table.clock is not None and min(table.clock.back_at(at, moments(past), len(past.actions))) <= 0.0:
        raise NoTakeBack("server-error-no-time")
    return past


def last_decision(bout: Bout, seat: int, entries: Iterable[range]) -> int:
    """The ply of the seat's latest action, or of the first of the simultaneous choices with it.

    `entries` are the plies of each entry of the log. Raises NoTakeBack if there was no action, or if a player has left
    the bout since."""
    found = [ply for ply, witness in enumerate(bout.witnessed(NOBODY)) if witness.seat == seat]
    if not found:
        raise NoTakeBack("error-nothing-to-take-back")
    ply = next((plies.start for plies in entries if found[-1] in plies), found[-1])
    if any(action < 0 for action in bout.actions[ply:]):
        raise NoTakeBack("server-error-left-since")
    return ply


def is_free(bout: Bout, past: Bout) -> bool:
    """Whether only one action follows, and it revealed nothing to any player."""
    ply = len(past.actions)
    return ply == len(bout.actions) - 1 and not past.state.reveals(bout.actions[ply])


def others(table: Table, seat: int) -> list[int]:
    """The seats of other people who are still in the bout. Bots agree to every takeback."""
    mine = table.places[seat].person
    people = [other for other, place in enumerate(table.places) if place.person and place.person != mine]
    return [other for other in people if table.stands(other)]


def offer_draw(table: Table, seat: int) -> list[Entry]:
    """Offer a draw. If another player has offered one, this agrees to it."""
    actions.check_fences(table, seat)
    if not table.game.drawable:
        raise NotNow("server-error-no-draws")
    if any(place.bot and table.stands(other) for other, place in enumerate(table.places)):
        raise NotNow("server-error-bots-fence-on")
    if not others(table, seat):
        return [UNDECIDED]
    if seat in answering(table, "draw"):
        return agree(table, seat, "draw", UNDECIDED)
    return ask(table, seat, "draw")


def ask(table: Table, seat: int, what: Asked) -> list[Entry]:
    """Ask the others, unless there is such a request already, or it was declined."""
    if what in table.requests.by:
        mine = table.places[table.requests.by[what]].person == table.places[seat].person
        raise NotNow("server-error-asked-already" if mine else "server-error-answer-first")
    if table.requests.was_declined(seat, what):
        raise NotNow("server-error-declined")
    return [Offered(seat, what)]


def answering(table: Table, what: Asked) -> list[int]:
    """The seats that have yet to answer a request. One answer counts for all seats of a person."""
    if what not in table.requests.by:
        return []
    agreed = {table.places[seat].person for seat in table.requests.agreed(what)}
    return [seat for seat in others(table, table.requests.by[what]) if table.places[seat].person not in agreed]


def answer(table: Table, seat: int, what: Asked, yes: bool, at: float) -> list[Entry]:
    """Answer another seat's request, or withdraw a request with no."""
    actions.check_fences(table, seat)
    if not yes and table.requests.by.get(what) == seat:
        return [Dropped(seat, what)]
    if seat not in answering(table, what):
        raise NotNow("server-error-nothing-asked")
    if not yes:
        return [Declined(seat, what)]
    if what == "draw":
        return agree(table, seat, what, UNDECIDED)
    asking = table.requests.by[what]
    past = bout_before(table, asking, at)
    return agree(table, seat, what, actions.took_back(table, asking, len(past.actions), past))


def agree(table: Table, seat: int, what: Asked, done: Entry) -> list[Entry]:
    """The seat agrees. Once all have agreed, `done` follows."""
    mine = table.places[seat].person
    return [done] if all(table.places[one].person == mine for one in answering(table, what)) else [Agreed(seat, what)]
