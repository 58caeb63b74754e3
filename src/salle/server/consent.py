"""What those who fence can agree on beside it, as entries for the log: to take something back, to end undecided."""

from __future__ import annotations

from salle.core.errors import NoTakeBack
from salle.server.entries import Agreed, Asked, Declined, Ended, Entry, Offered, TookBack
from salle.server.table import NotNow, Table
from salle.server.takeback import is_free, last_decision


def take_back(table: Table, seat: int) -> list[Entry]:
    """Back to before the seat's last decision: at once if nobody has learned anything, else by asking."""
    table.check_fences(seat)
    if not table.terms.takeback or table.terms.rated:
        raise NoTakeBack("server-error-no-takeback")
    ply = last_decision(table.bout, seat)
    if is_free(table.bout, ply) or not others(table, seat):
        return [TookBack(ply, seat)]
    return ask(table, seat, "takeback")


def others(table: Table, seat: int) -> list[int]:
    """The seats of other people who still fence: bots agree to everything but a draw."""
    mine = table.places[seat].person
    people = [other for other, place in enumerate(table.places) if place.person and place.person != mine]
    return [other for other in people if table.stands(other)]


def offer_draw(table: Table, seat: int) -> list[Entry]:
    """Ask the others to leave it undecided, where a game knows draws."""
    table.check_fences(seat)
    if not table.game.drawable:
        raise NotNow("server-error-no-draws")
    if any(place.bot and table.stands(other) for other, place in enumerate(table.places)):
        raise NotNow("server-error-bots-fence-on")
    if not others(table, seat):
        return [Ended("agreed")]
    return ask(table, seat, "draw")


def ask(table: Table, seat: int, what: Asked) -> list[Entry]:
    """Who offers a draw agrees to one; what somebody else wants to take back is another matter."""
    if what in table.wishes.by:
        if table.places[table.wishes.by[what]].person == table.places[seat].person:
            raise NotNow("server-error-asked-already")
        if what == "draw":
            return answer(table, seat, what, True)
        raise NotNow("server-error-answer-first")
    if table.wishes.was_declined(seat, what):
        raise NotNow("server-error-declined")
    return [Offered(seat, what)]


def answering(table: Table, what: Asked) -> list[int]:
    """The seats that have not answered yet to what is asked; one answer counts for all seats of a person."""
    if what not in table.wishes.by:
        return []
    agreed = {table.places[seat].person for seat in table.wishes.agreed(what)}
    return [seat for seat in others(table, table.wishes.by[what]) if table.places[seat].person not in agreed]


def answer(table: Table, seat: int, what: Asked, yes: bool) -> list[Entry]:
    """What another seat asked for: it is done once all agree."""
    table.check_fences(seat)
    missing = answering(table, what)
    if seat not in missing:
        raise NotNow("server-error-nothing-asked")
    if not yes:
        return [Declined(seat, what)]
    if len({table.places[other].person for other in missing}) > 1:
        return [Agreed(seat, what)]
    if what == "draw":
        return [Ended("agreed")]
    asking = table.wishes.by[what]
    return [TookBack(last_decision(table.bout, asking), asking)]
