"""HTTP: tables, and the bouts at them."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from salle.server.live.new_table import check_new_table
from salle.server.store.database import Taken
from salle.server.store.people import Person
from salle.server.study.finished_bouts import record_of
from salle.server.table import actions
from salle.server.table.table import NotNow
from salle.server.web.auth import ANYBODY, SOMEBODY, asker, finished, me
from salle.server.web.game_routes import HANDLERS as GAMES
from salle.server.web.origins import headers_of, is_this_machine
from salle.server.web.people_routes import HANDLERS as PEOPLE
from salle.server.web.requests import StrictRequest
from salle.server.web.study_routes import HANDLERS as STUDY
from salle.wire import messages


async def may_open(request: StrictRequest) -> Person:
    """The person who asks for a new table. Raises NotNow if they have too many unfinished bouts."""
    person, service = await me(request), request.service
    service.limiter.admit("tables", person.id)
    most = service.settings.limits.open_tables
    if await service.store.open_tables_of(person.id) >= most:
        raise NotNow("server-error-open-tables", most=most)
    return person


@get("/api/tables")
async def lobby(request: StrictRequest) -> messages.Lobby:
    """Public tables: those with a free seat, and bouts to watch."""
    store = request.service.store
    return messages.Lobby(await store.lobby("open"), await store.lobby("fencing"))


@get("/api/nearby")
async def nearby(request: StrictRequest) -> messages.Nearby:
    """The address of this server in its network, for invitations made on the server's own machine."""
    client = request.scope.get("client")
    here = client is not None and is_this_machine(client[0], headers_of(request.scope))
    return messages.Nearby(request.service.nearby if here else "")


@post("/api/promises", opt={"limit": "promises"}, security=SOMEBODY)
async def promise(request: StrictRequest) -> messages.Promised:
    """Promise a seal for a table that you open later, so that you can add entropy after the deals were sealed."""
    return await request.service.opening.promises.make((await me(request)).id)


@post("/api/tables", opt={"limit": "tables"}, security=SOMEBODY)
async def open_table(request: StrictRequest, data: JSONBody[messages.NewTable]) -> messages.TableRef:
    """Open a table."""
    person = await may_open(request)
    terms, places, entropy = check_new_table(data, person)
    opening = request.service.opening
    try:
        return messages.TableRef(await opening.open(terms, places, person.id, entropy, promise=data.promise))
    except Taken:
        raise NotNow("server-error-no-promise") from None


@post("/api/tables/{table:str}/seats", security=SOMEBODY)
async def sit(request: StrictRequest, table: FromPath[str], data: JSONBody[messages.Sitting]) -> messages.TableRef:
    """Take a seat."""
    person, service = await me(request), request.service
    live = await service.live_tables.table(table)
    if live.table.opened.after and not live.table.seats_of(person.id):  # a rematch, which only its players may join
        return messages.TableRef(await service.opening.rematch(person, live.table.opened.after, data.entropy))
    if await service.live_tables.people.shunned(table, person.id):
        raise NotNow("server-error-full")
    await service.decisions.decide(live, lambda at: actions.sit(at, person.id, person.name, data.seat, data.entropy))
    return messages.TableRef(table)


@delete("/api/tables/{table:str}/seats", security=SOMEBODY)
async def rise(request: StrictRequest, table: FromPath[str]) -> None:
    """Leave a table before the bout begins."""
    person, service = await me(request), request.service
    await service.decisions.decide(await service.live_tables.table(table), lambda at: actions.rise(at, person.id))


@post("/api/tables/{table:str}/rematch", opt={"limit": "tables"}, security=SOMEBODY)
async def rematch(
    request: StrictRequest, table: FromPath[str], data: JSONBody[messages.Again | None] = None
) -> messages.TableRef:
    """Ask for a rematch, where each player moves on to the next seat. It begins when all have asked."""
    person, again = await may_open(request), data or messages.Again()
    opening = request.service.opening
    return messages.TableRef(await opening.rematch(person, table, again.entropy, again.promise))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, security=ANYBODY)
async def record(request: StrictRequest, table: FromPath[str]) -> Response[str]:
    """The record of a finished bout, for its players, or for everyone if it was public."""
    now = await finished(request, table)
    text = await request.service.study.run(await asker(request), lambda: record_of(now).text())
    return Response(text, headers={"content-disposition": f'attachment; filename="{table}.salle"'})


HANDLERS: Final = [
    *GAMES, *STUDY, lobby, nearby, promise, open_table, sit, rise, rematch, record, *PEOPLE,
]  # fmt: skip
