"""HTTP: what there is to fence, tables to open, to join and to leave."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody

from salle.core.registry import created, rulesets
from salle.players.names import bots
from salle.players.ratings import rated
from salle.server import wire
from salle.server.asking import me
from salle.server.http_people import HANDLERS as PEOPLE
from salle.server.records import record_of
from salle.server.setting import setting
from salle.server.store_people import Person
from salle.server.table import NotNow


async def opening(request: Request[Any, Any, AppState]) -> Person:
    """Who asks for a new table; NotNow if he has too many that are not over."""
    person, service = await me(request), request.app.state.service
    service.porter.admit("tables", person.id)
    most = service.house.limits.open_tables
    if await service.store.open_tables_of(person.id) >= most:
        raise NotNow("server-error-open-tables", most=most)
    return person


@get("/api/games")
async def games() -> list[wire.GameShown]:
    """All rule sets, with their options and the bots that fence them."""
    return [shown(name) for name in rulesets()]


@cache
def shown(name: str) -> wire.GameShown:
    """A rule set; to make a game takes a while, and anybody may ask."""
    game = created(name, {})
    ratings = rated(game)
    able = [
        wire.BotShown(bot.name, bot.kind, ratings[bot.name].elo if bot.name in ratings else None) for bot in bots(game)
    ]
    return wire.GameShown(name, game.seats, dict(game.options), able)


@get("/api/tables")
async def lobby(request: Request[Any, Any, AppState]) -> wire.Lobby:
    """Public tables: those where somebody is awaited, and bouts to watch."""
    store = request.app.state.service.store
    return wire.Lobby(await store.lobby("open"), await store.lobby("fencing"))


@post("/api/tables", opt={"limit": "tables"})
async def open_table(request: Request[Any, Any, AppState], data: JSONBody[wire.NewTable]) -> wire.TableRef:
    """A new table."""
    person = await opening(request)
    terms, places, entropy = setting(data, person)
    return wire.TableRef(await request.app.state.service.hall.open(terms, places, person.id, entropy))


@post("/api/tables/{table:str}/seats")
async def sit(
    request: Request[Any, Any, AppState], table: FromPath[str], data: JSONBody[wire.Sitting]
) -> wire.TableRef:
    """Take a seat."""
    person, hall = await me(request), request.app.state.service.hall
    live = await hall.table(table)
    if await hall.people.shunned(table, person.id):
        raise NotNow("server-error-full")
    await hall.do(live, lambda at: at.sit(person.id, person.name, data.seat, data.entropy))
    return wire.TableRef(table)


@delete("/api/tables/{table:str}/seats")
async def rise(request: Request[Any, Any, AppState], table: FromPath[str]) -> None:
    """Leave a table before the bout begins."""
    person, hall = await me(request), request.app.state.service.hall
    await hall.do(await hall.table(table), lambda at: at.rise(person.id))


@post("/api/tables/{table:str}/rematch", opt={"limit": "tables"})
async def rematch(request: Request[Any, Any, AppState], table: FromPath[str]) -> wire.TableRef:
    """The same once more, every one on the next seat; whoever asks second gets the same table."""
    person = await opening(request)
    return wire.TableRef(await request.app.state.service.hall.rematch(person.id, table))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, AppState], table: FromPath[str]) -> Response[str]:
    """The record of a bout that is over, for its players, and for all if it was public."""
    hall = request.app.state.service.hall
    live = await hall.table(table)
    now = live.table
    if not now.terms.public and not now.seats_of((await me(request)).id):
        raise NotNow("server-error-not-your-bout")
    if now.stage != "over":
        raise NotNow("server-error-not-over")
    text = record_of(now, [place.name or place.bot for place in now.places]).text()
    return Response(text, headers={"content-disposition": f'attachment; filename="{table}.salle"'})


HANDLERS: Final = [
    games, lobby, open_table, sit, rise, rematch, record, *PEOPLE,
]  # fmt: skip
