"""The client of a server: your account, the games, and tables to open and join.

async with Client("https://salle.example") as client:
    await client.welcome("Ada")
    table = await client.open("engarde", ["me", "tactic"])
    async with client.table(table) as seat:
        async for view in seat.turns():
            await seat.act(view.offers[0].token)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from salle.client.errors import Denied, Unreachable, failure
from salle.client.table_seat import TableSeat
from salle.client.table_socket import TableSocket
from salle.core.errors import SalleError
from salle.core.options import Value
from salle.core.texts import Message
from salle.wire import games as wire_games
from salle.wire import messages
from salle.wire.bout_list import Listed
from salle.wire.log_entries import Bank, Days
from salle.wire.messages import COOKIE

PATIENCE: Final = 60.0  # seconds without a connection to a table
SLOWEST: Final = 30.0  # seconds for an answer over HTTP
PEOPLE: Final = {"me": messages.Seating("me"), "open": messages.Seating("open")}
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")

T = TypeVar("T")


class Client:
    """An account at a server: signed in by a token, by the cookie of an earlier visit, or as a guest (`welcome`)."""

    def __init__(self, address: str, *, token: str = "", cookie: str = "", patience: float = PATIENCE) -> None:
        """Connect to the server at `address`, which can be any link to it. `patience` is in seconds."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Unreachable("client-error-address", address=address)
        self.address: Final = f"{parts.scheme}://{parts.netloc}"
        self.cookie: str = check_secret(cookie, "server-error-stranger")  # signs in again later
        self._token: Final = check_secret(token, "server-error-token")
        self._patience: Final = patience
        self._seals: Final[dict[str, str]] = {}  # promised seals, by table
        self._http: Final = httpx.AsyncClient(base_url=self.address, timeout=SLOWEST)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # -- your account

    async def welcome(self, name: str) -> messages.Me:
        """Sign in as a new guest with that name. `cookie` then identifies the guest."""
        return await self._ask("POST", "/api/me", messages.Me, messages.Guest(name))

    async def rename(self, name: str) -> messages.Me:
        """Change your name."""
        return await self._ask("PATCH", "/api/me", messages.Me, messages.Guest(name))

    async def me(self) -> messages.Me:
        """Your account. Raises Denied if you are not signed in."""
        return await self._ask("GET", "/api/me", messages.Me)

    async def bouts(self) -> list[Listed]:
        """Your bouts, the latest first."""
        return await self._ask("GET", "/api/me/bouts", list[Listed])

    # -- tables, named by their id or by a link that ends in it

    async def games(self) -> list[wire_games.GameShown]:
        """All rule sets, with their options and bots."""
        return await self._ask("GET", "/api/games", list[wire_games.GameShown])

    async def lobby(self) -> messages.Lobby:
        """The public tables."""
        return await self._ask("GET", "/api/tables", messages.Lobby)

    async def open(
        self, game: str, seats: Sequence[str], *, options: Mapping[str, Value] | None = None,
        clock: Bank | Days | None = None, public: bool = False, takeback: bool = True, rated: bool = False,
    ) -> str:  # fmt: skip
        """Open a table, with `me`, `open` or the name of a bot in each seat, and return its id.

        The client adds random entropy to the deals after the server has promised its seal."""
        seating = [PEOPLE.get(who) or messages.Seating("bot", who) for who in seats]
        promised = await self._promise()
        new = messages.NewTable(
            game, seating, dict(options or {}), public, clock, takeback, rated, token_hex(16), promised.id
        )
        table = (await self._ask("POST", "/api/tables", messages.TableRef, new)).id
        self._seals[table] = promised.seal
        return table

    async def sit(self, table: str, seat: int | None = None) -> str:
        """Take that seat, or any free one. Returns the id of the table."""
        sitting = messages.Sitting(seat, token_hex(16))
        return (await self._ask("POST", f"/api/tables/{table_id(table)}/seats", messages.TableRef, sitting)).id

    async def rise(self, table: str) -> None:
        """Leave a table before the bout begins."""
        await self._answer("DELETE", f"/api/tables/{table_id(table)}/seats")

    async def rematch(self, table: str) -> str:
        """Ask for a rematch, where each player moves on to the next seat. Returns the id of the new table."""
        again = messages.Again(promise=(await self._promise()).id, entropy=token_hex(16))
        return (await self._ask("POST", f"/api/tables/{table_id(table)}/rematch", messages.TableRef, again)).id

    async def record(self, table: str) -> str:
        """The record of a finished bout."""
        return (await self._answer("GET", f"/api/tables/{table_id(table)}/record")).decode()

    def table(self, table: str) -> TableSeat:
        """Your seat at a table, or a spectator's place, for `async with`."""
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table_id(table)}/socket"
        return TableSeat(TableSocket(address, self._headers, self._patience), self._seals.get(table_id(table), ""))

    # -- requests

    async def _promise(self) -> messages.Promised:
        return await self._ask("POST", "/api/promises", messages.Promised)

    def _headers(self) -> dict[str, str]:
        known = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        return known | ({"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})

    async def _ask(self, method: str, path: str, type: type[T], body: Struct | None = None) -> T:
        answer = await self._answer(method, path, body)
        try:
            return decode(answer, type=type)
        except DecodeError as error:
            raise Unreachable("client-error-unreadable", address=self.address, problem=str(error)) from None

    async def _answer(self, method: str, path: str, body: Struct | None = None) -> bytes:
        sent: dict[str, Any] = {"content": encode(body)} if body is not None else {}
        headers = self._headers() | ({"Content-Type": "application/json"} if sent else {})
        try:
            answer = await self._http.request(method, path, headers=headers, **sent)
        except httpx.HTTPError as error:
            problem = str(error) or type(error).__name__
            raise Unreachable("client-error-unreachable", address=self.address, problem=problem) from None
        if not answer.is_success:
            raise failure(self.address, answer.status_code, answer.content)
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        return answer.content


def check_secret(secret: str, otherwise: str) -> str:
    """A cookie or token without surrounding white space. Raises Denied if it contains invalid characters."""
    found = secret.strip()
    if not (found.isascii() and found.isprintable()):
        raise Denied(Message(otherwise))
    return found


def table_id(table: str) -> str:
    """The id of a table, from an id or a link that ends in it."""
    id = table.rstrip("/").rpartition("/")[2]
    if not TABLE.fullmatch(id):
        raise SalleError("client-error-table", table=table)
    return id
