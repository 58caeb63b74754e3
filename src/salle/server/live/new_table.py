"""Checks a request for a new table: the game, its options, and the seats."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.errors import UnknownName
from salle.players.bot_catalog import bot_names
from salle.server.people.rating_model import check_rateable
from salle.server.store.people import Person
from salle.server.table.game_cache import shared
from salle.server.table.table import NotNow
from salle.wire import messages
from salle.wire.log_entries import Place, Terms


def check_new_table(asked: messages.NewTable, me: Person) -> tuple[Terms, list[Place], list[str]]:
    """Check the request. Returns the terms, the first occupant of each seat, and the entropy of each seat."""
    game = shared(asked.game, asked.options)
    if len(asked.seats) != game.seats:
        raise NotNow("server-error-seats", asked=len(asked.seats), seats=game.seats)
    places = [place(seating, me, bot_names(game)) for seating in asked.seats]
    mine = sum(one.person == me.id for one in places)
    if mine == 0:
        raise NotNow("server-error-not-sitting")
    if asked.rated and mine > 1:
        raise NotNow("server-error-rated-alone")
    if asked.rated:
        check_rateable(game, [one.bot for one in places if one.bot])
    name, options = f"{game.id}/{game.ruleset}", dict(game.options)
    terms = Terms(name, options, game.digest, asked.public, asked.clock, asked.takeback, asked.rated)
    return terms, places, [asked.entropy if one.person == me.id else "" for one in places]


def place(seating: messages.Seating, me: Person, bots: Sequence[str]) -> Place:
    """The first occupant of a seat: the person who opens the table, a bot, or no player yet."""
    if seating.bot and seating.who != "bot":
        raise NotNow("server-error-bot-elsewhere", bot=seating.bot, who=seating.who)
    if seating.who == "me":
        return Place(me.id, me.name)
    if seating.who == "open":
        return Place()
    if seating.bot not in bots:
        missing = "error-unknown-bot" if seating.bot else "error-no-bot-named"
        raise UnknownName(missing, name=seating.bot, known=", ".join(bots))
    return Place(bot=seating.bot)
