"""The names of seats and of the players in them."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from salle.cli.arguments import reader_texts, say
from salle.core.errors import UnknownName
from salle.core.game import Game, Seat
from salle.core.notation.records import BOT
from salle.core.texts import LOCALES, Message, Reader, texts
from salle.players.bot_catalog import BOTS


def seat_name(game: Game, seat: Seat) -> str:
    """The name of a seat in the reader's language."""
    return reader_texts().say(game.explain.seat(seat))


def find_seat(game: Game, word: str, more: Sequence[str] = ()) -> Seat:
    """The seat with this number or name. UnknownName lists all seats, and the words in `more`."""
    for number in range(game.seats):
        if fold_word(word) in map(fold_word, ways_to_call(game, Seat(number))):
            return Seat(number)
    known = [seat_message(game, Seat(number)) for number in range(game.seats)]
    raise UnknownName("cli-error-seat", name=word, known=[*known, *more])


def ways_to_call(game: Game, seat: Seat) -> list[str]:
    """The number of a seat from 1, its name in records and its name in the reader's language."""
    return [str(seat + 1), game.seat_names[seat], seat_name(game, seat)]


def seat_message(game: Game, seat: Seat) -> Message:
    """The number of a seat, and its names without repetition."""
    number, name, shown = ways_to_call(game, seat)
    names = [name] if fold_word(name) == fold_word(shown) else [name, shown]
    return Message("cli-seat-called", {"number": number, "names": names})


def fold_word(word: str) -> str:
    """The word in small letters of normal width, without spaces around it."""
    return normalize("NFKC", word).casefold().strip()


def seat_labels(game: Game, names: Sequence[str]) -> list[str]:
    """The players of a record: each by a person's name, or by the seat with the name of the bot in brackets."""
    found = []
    for number, name in enumerate(names):
        seat = Seat(number)
        if name.startswith(BOT):
            found.append(say("cli-play-bot", seat=seat_name(game, seat), name=name.removeprefix(BOT)))
        else:
            found.append(person_name(game, seat, name) or seat_name(game, seat))
    return found


def players_on_screen(game: Game, names: Sequence[str], you: Seat | None = None) -> tuple[list[str], Reader]:
    """The labels of all players, and the reader of sentences about them. Bots have their names. `you` is the seat of a
    person who plays alone; people who share the screen are called by their names or seats."""
    labels = [
        bot_title(name) if name.startswith(BOT) else person_name(game, Seat(number), name)
        for number, name in enumerate(names)
    ]
    twice = {label for label in labels if labels.count(label) > 1}
    for number, label in enumerate(labels):
        if not label:
            labels[number] = seat_name(game, Seat(number))
        elif label in twice:
            labels[number] = say("cli-play-bot-of-several", name=label, number=str(number + 1))
    ids = [game.explain.seat(Seat(number)).id for number in range(game.seats)]
    reader = Reader(dict(zip(ids, labels, strict=True)), "" if you is None else ids[you])
    if you is not None:
        labels[you] = say("cli-play-you")
    return labels, reader


def players_of_record(game: Game, names: Sequence[str]) -> Reader:
    """The reader of sentences about a record: people have their names, bots are called by their seats."""
    people = {
        game.explain.seat(Seat(number)).id: person_name(game, Seat(number), name)
        for number, name in enumerate(names)
        if not name.startswith(BOT)
    }
    return Reader(people)


def bot_title(name: str) -> str:
    """The name of a bot: its title, or the class of a reader's own bot."""
    plain = name.removeprefix(BOT).partition("@")[0]
    known = next((bot for bot in BOTS if bot.name == plain), None)
    return reader_texts().say(known.title) if known else plain.rpartition(":")[2]


def person_name(game: Game, seat: Seat, name: str) -> str:
    """The name of a person, unless it is only a word for the seat in some language."""
    words = [game.seat_names[seat], *(texts(locale).say(game.explain.seat(seat)) for locale in LOCALES)]
    return "" if name in words else name
