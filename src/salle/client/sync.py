"""The blocking client: a thread with an event loop runs the asynchronous one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from functools import wraps
from threading import Thread
from types import TracebackType
from typing import Any, Concatenate, Final, Generic, ParamSpec, Self, TypeVar

from salle.client.client import PATIENCE, Client
from salle.client.table_seat import TableSeat
from salle.wire import messages

Asks = ParamSpec("Asks")
Got = TypeVar("Got")
Of = TypeVar("Of")
END: Final = object()


class Waiting(Generic[Of]):
    """Wraps an asynchronous object, and waits for its methods."""

    def __init__(self, does: Of, loop: asyncio.AbstractEventLoop) -> None:
        self._does: Final[Of] = does
        self._loop: Final = loop

    def _done(self, work: Coroutine[Any, Any, Got]) -> Got:
        running = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return running.result()
        except BaseException:
            running.cancel()
            raise


def blocking_method(
    method: Callable[Concatenate[Of, Asks], Coroutine[Any, Any, Got]],
) -> Callable[Concatenate[Waiting[Of], Asks], Got]:
    """A blocking version of an asynchronous method."""

    @wraps(method)
    def wait(self: Waiting[Of], /, *args: Asks.args, **named: Asks.kwargs) -> Got:
        return self._done(method(self._does, *args, **named))

    return wait


def blocking_iterator(method: Callable[[Of], AsyncGenerator[Got, None]]) -> Callable[[Waiting[Of]], Iterator[Got]]:
    """A blocking version of an asynchronous iterator."""

    @wraps(method)
    def wait(self: Waiting[Of]) -> Iterator[Got]:
        source = method(self._does)

        async def following() -> Any:
            return await anext(source, END)

        try:
            while (found := self._done(following())) is not END:
                yield found
        finally:
            self._done(source.aclose())

    return wait


class SyncTableSeat(Waiting[TableSeat]):
    """A seat at a table, or a spectator's place: `with client.table(id) as seat`."""

    def __enter__(self) -> Self:
        self._done(self._does.__aenter__())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._done(self._does.__aexit__(kind, error, trace))

    @property
    def view(self) -> messages.View:
        """The latest view."""
        return self._does.view

    update = blocking_method(TableSeat.update)
    __iter__ = blocking_iterator(TableSeat.__aiter__)
    turns = blocking_iterator(TableSeat.turns)
    act = blocking_method(TableSeat.act)
    resign = blocking_method(TableSeat.resign)
    take_back = blocking_method(TableSeat.take_back)
    offer_draw = blocking_method(TableSeat.offer_draw)
    reply = blocking_method(TableSeat.reply)
    claim = blocking_method(TableSeat.claim)
    look = blocking_method(TableSeat.look)


class SyncClient(Waiting[Client]):
    """An account at a server, `with SyncClient(address) as client`. Its methods are those of `Client`."""

    def __init__(self, address: str, *, token: str = "", cookie: str = "", patience: float = PATIENCE) -> None:
        super().__init__(Client(address, token=token, cookie=cookie, patience=patience), asyncio.new_event_loop())
        self._thread: Final = Thread(target=self._loop.run_forever, name="salle-client", daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._done(self._does.__aexit__(kind, error, trace))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def cookie(self) -> str:
        """The sign-in cookie. Keep it to sign in again later."""
        return self._does.cookie

    def table(self, table: str) -> SyncTableSeat:
        """Your seat at a table, or a spectator's place, for `with`."""
        return SyncTableSeat(self._does.table(table), self._loop)

    welcome = blocking_method(Client.welcome)
    rename = blocking_method(Client.rename)
    me = blocking_method(Client.me)
    bouts = blocking_method(Client.bouts)
    games = blocking_method(Client.games)
    lobby = blocking_method(Client.lobby)
    open = blocking_method(Client.open)
    sit = blocking_method(Client.sit)
    rise = blocking_method(Client.rise)
    rematch = blocking_method(Client.rematch)
    record = blocking_method(Client.record)
