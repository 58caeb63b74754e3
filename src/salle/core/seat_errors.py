"""Errors of bouts. They name seats in the words of their game."""

from __future__ import annotations

from salle.core.errors import BadStance, OutOfRange, OutOfTurn
from salle.core.game import CHANCE, NOBODY, Game, Seat
from salle.core.texts import Message


def seat_name(game: Game, seat: Seat) -> Message:
    """The name of the seat, or its number if the game has no texts."""
    explain = getattr(game, "explain", None)
    return Message("seat-number", {"seat": str(seat)}) if explain is None else explain.seat(seat)


def no_seat_message(game: Game, seat: Seat) -> Message:
    """The error for a seat that does not exist."""
    seats = [
        Message("seat-numbered", {"seat": str(number), "name": seat_name(game, Seat(number))})
        for number in range(game.seats)
    ]
    return Message("error-no-seat", {"seat": str(seat), "seats": seats})


def no_seat(game: Game, seat: Seat) -> OutOfRange:
    """The error for a watcher that does not exist."""
    message = no_seat_message(game, seat)
    return OutOfRange(message.id, **message.args)


def other_game(game: Game, start: Game) -> BadStance:
    """The error for a bout from a position of another game."""
    return BadStance("error-other-game", start=repr(start), game=repr(game))


def cannot_act(game: Game, seat: Seat, awaited: Seat) -> OutOfTurn:
    """The error for a seat that cannot act now."""
    if seat in (CHANCE, NOBODY):
        return OutOfTurn("error-only-seats-act")
    if not 0 <= seat < game.seats:
        message = no_seat_message(game, seat)
        return OutOfTurn(message.id, **message.args)
    due = "deck" if awaited == CHANCE else "nobody" if awaited == NOBODY else "seat"
    awaited_name = seat_name(game, awaited) if due == "seat" else ""
    return OutOfTurn("error-out-of-turn", seat=seat_name(game, seat), due=due, awaited=awaited_name)


def cannot_retire(game: Game, seat: Seat, over: bool) -> OutOfTurn:
    """The error for a seat that cannot resign now."""
    if not 0 <= seat < game.seats:
        message = no_seat_message(game, seat)
        return OutOfTurn(message.id, **message.args)
    return OutOfTurn("error-cant-retire" if over else "error-not-standing", seat=seat_name(game, seat))
