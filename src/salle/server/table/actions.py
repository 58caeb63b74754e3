"""The entries that follow from what players do, or the reason for a refusal. Applying the entries changes the table."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.bout import Bout
from salle.core.errors import OutOfTurn
from salle.core.game import CHANCE, LEGAL, Seat
from salle.core.notation.seals import Seal, SealedDealer
from salle.server.table.table import NotNow, Table
from salle.wire.log_entries import Chose, Ended, Entry, Leaving, Played, Retired, Rose, Sat, TookBack


def sit(table: Table, person: str, name: str, seat: int | None, entropy: str) -> list[Entry]:
    """A person takes that seat, or the first free one."""
    free = free_seats(table)
    if table.seats_of(person):  # checked first, for a client that missed the answer and asks again
        raise NotNow("server-error-sits")
    if table.stage != "open" or not free:
        raise NotNow("server-error-full")
    if seat is None:
        seat = free[0]
    if seat >= len(table.places):
        raise NotNow("server-error-no-seat", seats=len(table.places))
    if seat not in free:
        raise NotNow("server-error-seat-taken", seat=seat + 1)
    return seated(table, person, name, [seat], entropy)


def meet(table: Table, person: str, name: str, seats: Sequence[int], entropy: str) -> list[Entry]:
    """A person takes their seats of a rematch, as far as they are free."""
    free = [seat for seat in seats if seat in free_seats(table)]
    if table.stage != "open" or not free:
        return []
    return seated(table, person, name, free, entropy)


def seated(table: Table, person: str, name: str, seats: Sequence[int], entropy: str) -> list[Entry]:
    """The entries for these seats. If no seat is open any more, the bout begins with the deck's first actions."""
    sat: list[Entry] = [Sat(seat, person, name, entropy) for seat in seats]
    entropies = [entropy if seat in seats else added for seat, added in enumerate(table.entropy)]
    return [*sat, *(first_deal(table, entropies) if set(free_seats(table)) <= set(seats) else [])]


def free_seats(table: Table) -> list[int]:
    """The open seats."""
    return [seat for seat, place in enumerate(table.places) if not place.person and not place.bot]


def first_deal(table: Table, entropies: Sequence[str]) -> list[Entry]:
    """The deck's first actions, once all entropy is known."""
    return dealt(table, table.bout.fork(), entropies)


def rise(table: Table, person: str) -> list[Entry]:
    """A person leaves their seats before the bout begins."""
    seats = table.seats_of(person)
    if table.stage != "open" or not seats:
        raise NotNow("server-error-no-rising")
    return [Rose(seat) for seat in seats]


def act(table: Table, seat: int, ply: int, text: str) -> list[Entry]:
    """A seat acts on that ply. If others choose at the same time, the choice waits for theirs."""
    check_fencing(table)
    if ply != table.ply:
        raise OutOfTurn("server-error-old-ply", ply=ply, now=table.ply)
    now = table.moments()
    if seat not in now or seat in table.chosen:
        raise OutOfTurn("server-error-not-your-turn")
    action = table.game.notation.read(now[seat].state, text)
    if action < 0 or now[seat].state.refusal(action) != LEGAL:
        raise OutOfTurn("server-error-retire-otherwise")
    token = table.game.notation.token(action)
    if len(now) > 1 and seat == table.bout.awaiting:
        bout = table.bout.fork()
        bout.play(action)
        if bout.awaiting == CHANCE:  # such as cycling a card: then the seat chooses again
            return [played(table, seat, [token], bout, table.entropy)]
    choices = table.chosen | {seat: token}
    if len(choices) < len(now):
        return [Chose(seat, token)]
    tokens = [choices[chooser] for chooser in now]
    bout = table.bout.fork()
    for chosen in tokens:
        bout.play(table.game.notation.action(chosen))
    return [played(table, seat if len(tokens) == 1 else None, tokens, bout, table.entropy)]


def dealt(table: Table, bout: Bout, entropies: Sequence[str]) -> list[Entry]:
    """The deck's next actions in that bout, if it is its turn."""
    return [played(table, None, (), bout, entropies)] if bout.awaiting == CHANCE else []


def played(table: Table, seat: int | None, tokens: Sequence[str], bout: Bout, entropies: Sequence[str]) -> Played:
    """The entry for these tokens. The deck of `bout` then deals until a player has to act or the bout is over."""
    dealer, deals = SealedDealer(Seal(table.secret, entropies), table.counter), []
    while bout.awaiting == CHANCE:
        action = dealer.deal(table.game, bout.state)
        deals.append(table.game.notation.token(action))
        bout.dealt(action)
    entry = Played(seat, (*tokens, *deals), tuple(dealer.used))
    table.decided = (entry, bout)
    return entry


def took_back(table: Table, seat: int, ply: int, past: Bout) -> TookBack:
    """The entry for going back to that ply, with the bout as it was there."""
    entry = TookBack(ply, seat)
    table.decided = (entry, past)
    return entry


def retire(table: Table, seat: int, why: Leaving) -> list[Entry]:
    """The seat leaves the bout. The others play on, unless only bots are left: then the bout ends."""
    check_fencing(table)
    if not table.stands(seat):
        raise NotNow("error-not-standing", seat=table.game.explain.seat(Seat(seat)))
    past = table.bout.fork()
    past.retire(Seat(seat))
    people = [one for one, place in enumerate(table.places) if place.person]
    if not past.over and people and not any(past.state.stands(Seat(one)) for one in people):
        return [Retired(seat, why), Ended("left")]
    return [Retired(seat, why), *dealt(table, past, table.entropy)]


def flags(table: Table, at: float) -> list[Entry]:
    """The entries for the first seat without time left, which is out of the bout."""
    if table.clock is None or table.stage != "fencing":
        return []
    fallen = table.clock.fallen(at)
    return retire(table, fallen[0], "flag") if fallen else []


def check_fences(table: Table, *seats: int) -> None:
    """Refuse unless the bout is going on and one of these seats is still in it."""
    check_fencing(table)
    if not any(table.stands(seat) for seat in seats):
        raise NotNow("server-error-out")


def check_fencing(table: Table) -> None:
    """Refuse unless the bout is going on."""
    if table.frozen is not None:
        raise NotNow("server-error-frozen", why=table.frozen)
    if table.stage == "open":
        raise NotNow("server-error-not-begun")
    if table.stage == "over":
        raise NotNow("error-bout-over")
