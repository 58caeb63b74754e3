"""Seats as people meet them: called by number or name, and labelled with who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from salle.cli.arguments import reader_texts, say
from salle.core.errors import UnknownName
from salle.core.game import Game, Seat
from salle.core.notation.records import BOT
from salle.core.texts import LOCALES, Message, texts


def seat_name(game: Game, seat: Seat) -> str:
    """What the seat is called in the reader's language."""
    return reader_texts().say(game.explain.seat(seat))


def find_seat(game: Game, word: str, more: Sequence[str] = ()) -> Seat:
    """The seat of this number or name; UnknownName lists them all, and what `more` could have been said."""
    for number in range(game.seats):
        if fold_word(word) in map(fold_word, ways_to_call(game, Seat(number))):
            return Seat(number)
    known = [seat_message(game, Seat(number)) for number in range(game.seats)]
    raise UnknownName("cli-error-seat", name=word, known=[*known, *more])


def ways_to_call(game: Game, seat: Seat) -> list[str]:
    """Its number from 1, its name in records and reports, and what the reader calls it."""
    return [str(seat + 1), game.seat_names[seat], seat_name(game, seat)]


def seat_message(game: Game, seat: Seat) -> Message:
    """The number, and the names that differ."""
    number, name, shown = ways_to_call(game, seat)
    names = [name] if fold_word(name) == fold_word(shown) else [name, shown]
    return Message("cli-seat-called", {"number": number, "names": names})


def fold_word(word: str) -> str:
    """The word without capitals, spaces around it and full-width letters."""
    return normalize("NFKC", word).casefold().strip()


def seat_labels(game: Game, names: Sequence[str], short: bool = False) -> list[str]:
    """Who sits where, as it is shown: a person by name, a bot and whoever has no name by the seat; `short`: without
    what kind of bot it is."""
    found = []
    for number, name in enumerate(names):
        seat = Seat(number)
        if name.startswith(BOT) and not short:
            found.append(say("cli-play-bot", seat=seat_name(game, seat), name=name.removeprefix(BOT)))
        elif name.startswith(BOT) or not name or name in own_names(game, seat):
            found.append(seat_name(game, seat))
        else:
            found.append(name)
    return found


def own_names(game: Game, seat: Seat) -> list[str]:
    """What the seat itself is called, in any language: none of this is anybody's name."""
    return [game.seat_names[seat], *(texts(locale).say(game.explain.seat(seat)) for locale in LOCALES)]
