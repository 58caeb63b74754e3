"""HTTP: games with their options and bots, their cards, and their rules.

Slow answers are made in a thread. Answers that never change are made and encoded once.
"""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import convert

from salle.core.errors import BadOption
from salle.core.game import Game, Seat
from salle.core.options import Among, Choice, Option, Several, Whole
from salle.core.registry import game_package, make_game, options_of, rulesets, seat_counts
from salle.core.show.lesson import lesson_of
from salle.core.texts import Message
from salle.players.bot_catalog import bots
from salle.players.ratings import bot_ratings
from salle.server.study.background_worker import Cached, in_thread
from salle.server.study.rules_html import rulebook
from salle.server.web.auth import asker
from salle.server.web.requests import StrictRequest
from salle.wire import games as wire

DECKS, PAGES = 256, 64  # sizes of the caches


@get("/api/games")
async def games() -> list[wire.GameShown]:
    """All rule sets, with their options and bots."""
    return await asyncio.to_thread(lambda: [shown(name) for name in rulesets()])


@get("/api/games/{game:str}/{ruleset:str}/cards", opt={"limit": "studies"})
async def cards(
    request: StrictRequest,
    game: FromPath[str],
    ruleset: FromPath[str],
    opt: FromQuery[list[str] | None] = None,
) -> Response[wire.Deck]:
    """The cards of a rule set: their pages, and the data to draw each card. Some options change the cards; they are
    given as on the command line, `opt=values=7`."""
    run = partial(request.service.study.run, await asker(request)) if opt else in_thread
    return await cached_decks.answer(f"{game}/{ruleset}", tuple(opt or ()), run=run)


@get("/api/games/{game:str}/{ruleset:str}/rules")
async def rules(
    game: FromPath[str], ruleset: FromPath[str], lang: FromQuery[wire.Locale] = "en"
) -> Response[wire.Rulebook]:
    """The rules as HTML, with an anchor at every heading."""
    return await cached_rules.answer(f"{game}/{ruleset}", lang)


@cache
def shown(name: str) -> wire.GameShown:
    """A rule set, as it is sent."""
    game = make_game(name, {})
    ratings = bot_ratings(game)
    able = [
        wire.BotShown(bot.name, bot.kind, ratings[bot.name].elo if bot.name in ratings else None) for bot in bots(game)
    ]
    fence = seat_counts(name)
    largest = make_game(name, {"seats": fence[-1]}) if len(fence) > 1 else game
    return wire.GameShown(
        game=name,
        usual=game.ruleset == game_package(game.id).DEFAULT,
        title=Message(f"{game.id}-name"),
        about=Message(f"{game.id}-ruleset-{game.ruleset}"),
        seats=game.seats,
        seatings=fence,
        called=[largest.explain.seat(Seat(seat)) for seat in range(largest.seats)],
        drawable=game.drawable,
        options=dict(game.options),
        settings=[setting(game, option) for option in options_of(name)],
        bots=able,
        lesson=lesson_of(game.id) is not None,
    )


def setting(game: Game, option: Option) -> wire.OptionShown:
    """An option, with the data for a form."""
    name, meaning, default = option.name, Message(f"{game.id}-option-{option.name}"), option.default
    if isinstance(option, Whole):
        return wire.WholeOption(name, meaning, default, option.low, option.high, option.none)
    if isinstance(option, Among):
        return wire.AmongOption(name, meaning, default, list(option.choices))
    if isinstance(option, Choice):
        return wire.ChoiceOption(name, meaning, default, [word(game, option, choice) for choice in option.choices])
    if isinstance(option, Several):
        choices = [word(game, option, choice) for choice in option.choices]
        return wire.SeveralOption(name, meaning, word(game, option, str(default)), choices)
    return wire.FlagOption(name, meaning, default)


def word(game: Game, option: Option, chosen: str) -> wire.Word:
    return wire.Word(chosen, game.explain.choice(option.name, chosen))


def deck(name: str, options: tuple[str, ...]) -> wire.Deck:
    """The cards of a rule set with these options."""
    game = make_game(name, dict(map(given, options)))
    pages = [convert(page, wire.PageShown, from_attributes=True) for page in game.view.pages()]
    return wire.Deck(name, pages, game.view.faces())


def given(text: str) -> tuple[str, str]:
    """An option and its value, as NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption("server-error-option", text=text)
    return name, value


cached_decks: Final = Cached(deck, DECKS)
cached_rules: Final = Cached(rulebook, PAGES)

HANDLERS: Final = [games, cards, rules]
