"""The same for programs that wait for each thing they do: a thread with a loop runs the client."""

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
    """Does what another object does, and waits until it is done."""

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


def waits(
    method: Callable[Concatenate[Of, Asks], Coroutine[Any, Any, Got]],
) -> Callable[Concatenate[Waiting[Of], Asks], Got]:
    """The method of that name which waits."""

    @wraps(method)
    def wait(self: Waiting[Of], /, *args: Asks.args, **named: Asks.kwargs) -> Got:
        return self._done(method(self._does, *args, **named))

    return wait


def each(method: Callable[[Of], AsyncGenerator[Got, None]]) -> Callable[[Waiting[Of]], Iterator[Got]]:
    """The iterator of that name which waits for every one."""

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
    """A place at a table, `with client.table(id) as seat`."""

    def __enter__(self) -> Self:
        self._done(self._does.__aenter__())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._done(self._does.__aexit__(kind, error, trace))

    @property
    def view(self) -> messages.View:
        """What the program was shown last."""
        return self._does.view

    update = waits(TableSeat.update)
    __iter__ = each(TableSeat.__aiter__)
    turns = each(TableSeat.turns)
    act = waits(TableSeat.act)
    resign = waits(TableSeat.resign)
    take_back = waits(TableSeat.take_back)
    offer_draw = waits(TableSeat.offer_draw)
    reply = waits(TableSeat.reply)
    claim = waits(TableSeat.claim)
    look = waits(TableSeat.look)


class SyncClient(Waiting[Client]):
    """Somebody at a server, `with SyncClient(address) as client`; all else is as with Client."""

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
        """Who keeps it is known again."""
        return self._does.cookie

    def table(self, table: str) -> SyncTableSeat:
        """A seat at the table, `with`: on one's own seat, or to watch."""
        return SyncTableSeat(self._does.table(table), self._loop)

    welcome = waits(Client.welcome)
    rename = waits(Client.rename)
    me = waits(Client.me)
    bouts = waits(Client.bouts)
    games = waits(Client.games)
    lobby = waits(Client.lobby)
    open = waits(Client.open)
    sit = waits(Client.sit)
    rise = waits(Client.rise)
    rematch = waits(Client.rematch)
    record = waits(Client.record)
