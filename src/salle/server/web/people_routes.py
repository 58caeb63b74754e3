"""HTTP: accounts, personal data, ratings, and muted people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from secrets import token_urlsafe
from typing import Annotated, Final, TypeAlias

from litestar import MediaType, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from salle.core.errors import UnknownName
from salle.server.live.account_deletion import delete_account
from salle.server.name_policy import looked_up
from salle.server.people.renaming import sign
from salle.server.store.people import Kept, Person
from salle.server.study.background_worker import Asker
from salle.server.study.personal_data import Export, exported
from salle.server.table.game_cache import shared
from salle.server.table.table import NotNow
from salle.server.web.auth import IN_PERSON, SOMEBODY, me, myself
from salle.server.web.requests import StrictRequest
from salle.wire import messages
from salle.wire.bout_list import Listed
from salle.wire.messages import COOKIE

SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=8)]
YEARS: Final = 5 * 365 * 24 * 60 * 60
KNOWN: Final = "salle-known"  # a second cookie that the page's scripts can read: a person is signed in


def known_as(request: StrictRequest, person: Person, status: int) -> Response[messages.Me]:
    """An answer that signs a person in by a cookie."""
    secure = request.url.scheme == "https"
    cookies = [
        Cookie(name, value=value, max_age=YEARS, httponly=name == COOKIE, samesite="lax", secure=secure)
        for name, value in ((COOKIE, request.service.people.cookie(person)), (KNOWN, "yes"))
    ]
    return Response(shown(person), status_code=status, cookies=cookies)


def unknown() -> Response[None]:
    """An answer that deletes the cookies."""
    answer = Response(None, status_code=HTTP_204_NO_CONTENT)
    for name in (COOKIE, KNOWN):
        answer.delete_cookie(name)
    return answer


@contextmanager
def proving(request: StrictRequest, who: str) -> Iterator[None]:
    """Limit tries with a wrong password: the context must raise if the password is wrong."""
    limiter, address = request.service.limiter, request.address
    limiter.sign_in(who, address)
    yield
    limiter.signed_in(who, address)


def shown(person: Person) -> messages.Me:
    """A person, as they see themselves."""
    return messages.Me(person.id, person.name, person.claimed)


async def show_names(request: StrictRequest, names: Mapping[str, str]) -> None:
    """Show people's new names at their tables, except in finished bouts."""
    for person, name in names.items():
        await sign(request.service.live_tables.store.database, person, name)
        await request.service.audience.dismiss(person)


# -- accounts


@get("/api/me", security=SOMEBODY)
async def who(request: StrictRequest) -> messages.Me:
    """Your account."""
    return shown(await me(request))


@post("/api/me", opt={"limit": "guests"})
async def welcome(request: StrictRequest, data: JSONBody[messages.Guest]) -> Response[messages.Me]:
    """Sign in as a new guest."""
    return known_as(request, await request.service.people.welcome(data.name), HTTP_201_CREATED)


@patch("/api/me", security=IN_PERSON)
async def rename(request: StrictRequest, data: JSONBody[messages.Guest]) -> messages.Me:
    """Change your name, also at your tables."""
    person = await myself(request)
    for one in (request.address, person.id):
        request.service.limiter.admit("renames", one)
    person = await request.service.people.rename(person, data.name)
    await show_names(request, {person.id: person.name})
    return shown(person)


@delete("/api/me", security=IN_PERSON)
async def leave(request: StrictRequest, data: JSONBody[messages.Leave | None] = None) -> Response[None]:
    """Delete your account. Your running bouts are resigned."""
    person = await myself(request)
    with proving(request, person.id):
        await request.service.people.prove(person, data.password if data is not None else "")
    await delete_account(person, request.service.people, request.service.decisions, request.service.audience)
    return unknown()


@post("/api/me/claim", security=IN_PERSON)
async def claim(request: StrictRequest, data: JSONBody[messages.Claiming]) -> messages.Me:
    """Claim your name with a password, to sign in from anywhere."""
    person, others = await request.service.people.claim(await myself(request), data.password)
    await show_names(request, others)
    return shown(person)


@post("/api/me/password", security=IN_PERSON)
async def change_password(request: StrictRequest, data: JSONBody[messages.NewPassword]) -> Response[messages.Me]:
    """Change your password. You are signed out everywhere else."""
    person = await myself(request)
    with proving(request, person.id):
        person = await request.service.people.change_password(person, data.old, data.new)
    await request.service.audience.dismiss(person.id)
    return known_as(request, person, HTTP_201_CREATED)


@post("/api/sign-in")
async def sign_in(request: StrictRequest, data: JSONBody[messages.SigningIn]) -> Response[messages.Me]:
    """Sign in to a claimed name."""
    with proving(request, looked_up(data.name)):
        person = await request.service.people.sign_in(data.name, data.password)
    return known_as(request, person, HTTP_201_CREATED)


@post("/api/sign-out", status_code=HTTP_204_NO_CONTENT)
async def sign_out(request: StrictRequest) -> Response[None]:
    """Sign out. A guest cannot sign in again."""
    people = request.service.people
    person = await people.known(request.cookies.get(COOKIE, ""))
    if person is not None:
        await people.store.sign_out(person.id, person.proof.visit)
        await request.service.audience.dismiss(person.id)
    return unknown()


@post("/api/sign-out/everywhere", status_code=HTTP_204_NO_CONTENT, security=IN_PERSON)
async def sign_out_everywhere(request: StrictRequest) -> Response[None]:
    """Sign out everywhere. Programs with a token stay signed in."""
    person = await myself(request)
    await request.service.people.store.lapse(person.id)
    await request.service.audience.dismiss(person.id)
    return unknown()


# -- personal data


@get("/api/me/bouts", security=SOMEBODY)
async def my_bouts(request: StrictRequest) -> list[Listed]:
    """Your bouts, the latest first."""
    return await request.service.live_tables.store.bouts_of((await me(request)).id)


@get("/api/me/export", security=IN_PERSON)
async def export(request: StrictRequest) -> Response[Export]:
    """All data about you."""
    person, service = await myself(request), request.service
    who = Asker(request.address, person.id)
    for one in who:
        service.limiter.admit("exports", one)
    run = partial(service.study.run, who)
    parts = await exported(person, request.service.people, request.service.live_tables, run)
    headers = {"content-disposition": 'attachment; filename="salle.json"'}
    return Stream(parts, media_type=MediaType.JSON, headers=headers)  # type: ignore[return-value]  # as JSON already


@get("/api/me/tokens", security=IN_PERSON)
async def tokens(request: StrictRequest) -> list[Kept]:
    """Your API tokens."""
    return await request.service.people.store.tokens((await myself(request)).id)


@post("/api/me/tokens", security=IN_PERSON)
async def add_token(request: StrictRequest, data: JSONBody[messages.Guest]) -> messages.NewToken:
    """Create an API token for a program, with a name for your list."""
    name, token = await request.service.people.add_token(await myself(request), data.name)
    return messages.NewToken(token.id, name, token.text)


@delete("/api/me/tokens/{id:str}", security=IN_PERSON)
async def drop_token(request: StrictRequest, id: FromPath[str]) -> None:
    """Revoke an API token."""
    person = await myself(request)
    if not await request.service.people.store.drop_token(person.id, id):
        raise UnknownName("server-error-no-token")
    await request.service.audience.dismiss(person.id)


# -- ratings


@get("/api/me/ratings", security=SOMEBODY)
async def my_ratings(request: StrictRequest) -> list[messages.Standing]:
    """Your ratings in all games."""
    return await request.service.live_tables.ratings.of((await me(request)).id)


@get("/api/ratings")
async def ratings(request: StrictRequest, game: FromQuery[str]) -> list[messages.Standing]:
    """The ranking of a game: players with a claimed name and an established rating."""
    asked = shared(game, {})
    return await request.service.live_tables.ratings.best(f"{asked.id}/{asked.ruleset}")


# -- muted people


@get("/api/me/muted", security=SOMEBODY)
async def muted(request: StrictRequest) -> list[Kept]:
    """The people whom you have muted."""
    return await request.service.people.store.muted((await me(request)).id)


@delete("/api/me/muted/{id:str}", security=SOMEBODY)
async def unmute(request: StrictRequest, id: FromPath[str]) -> None:
    """Unmute a person of that list."""
    if not await request.service.people.store.unmute((await me(request)).id, id):
        raise UnknownName("server-error-not-muted")


@post("/api/tables/{table:str}/seats/{seat:int}/mute", security=SOMEBODY)
async def mute_seat(request: StrictRequest, table: FromPath[str], seat: SeatPath) -> None:
    """Mute the player in that seat: you see none of their requests, and they cannot sit down at your tables."""
    person, other = await me(request), await sitting(request, table, seat)
    if other == person.id:
        raise NotNow("server-error-mute-oneself")
    await request.service.people.store.mute(person.id, other, token_urlsafe(9))


@delete("/api/tables/{table:str}/seats/{seat:int}/mute", security=SOMEBODY)
async def unmute_seat(request: StrictRequest, table: FromPath[str], seat: SeatPath) -> None:
    """Unmute the player in that seat."""
    person, other = await me(request), await sitting(request, table, seat)
    if not await request.service.people.store.unmute(person.id, other=other):
        raise UnknownName("server-error-not-muted")


async def sitting(request: StrictRequest, table: str, seat: int) -> str:
    """The id of the person in that seat. Raises NotNow for an open seat or a bot."""
    places = (await request.service.live_tables.table(table)).table.places
    if not 0 <= seat < len(places) or not places[seat].person:
        raise NotNow("server-error-nobody-there", seat=seat + 1)
    return places[seat].person


HANDLERS: Final = [
    who, welcome, rename, leave, claim, change_password, sign_in, sign_out, sign_out_everywhere,
    my_bouts, export, tokens, add_token, drop_token, my_ratings, ratings,
    muted, unmute, mute_seat, unmute_seat,
]  # fmt: skip
