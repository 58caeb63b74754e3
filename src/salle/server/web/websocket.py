"""The WebSocket of a table: sends changes to a watcher, and runs the commands of its client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from salle.core.errors import SalleError
from salle.core.texts import Message
from salle.server.event_loop import name_task
from salle.server.live.commands.obey import obey
from salle.server.live.live_table import LiveTable
from salle.server.live.watcher import Watcher
from salle.server.logging import note_fault
from salle.server.rate_limits import TooMany
from salle.server.store.database import StoreTrouble
from salle.server.table.table import NotNow
from salle.server.web.auth import asking
from salle.server.web.error_responses import malformed
from salle.server.web.requests import ID, address_of, service_of
from salle.wire import messages
from salle.wire.messages import POLICY, TRY_AGAIN

BROKEN: Final = 1011  # close code: internal error
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # errors of sending to a client that has gone


@websocket("/api/tables/{table:str}/socket")
async def watch(
    socket: WebSocket[Any, Any, AppState], table: FromPath[str], since: FromQuery[int | None] = None
) -> None:
    """Watch a table, and play at it."""
    service = service_of(socket)
    await socket.accept()
    try:
        with service.limiter.socket(address_of(socket)):
            person = await asking(socket)
            if person is not None:
                await service.retention.saw(person.id)
            live = await service.live_tables.table(table)
            watcher = Watcher(person.id, person.proof) if person is not None else Watcher("")
            await SocketSession(socket, live, watcher).go_on(since)
    except WebSocketDisconnect:
        pass
    except SalleError as error:
        await refuse(socket, error.message, TRY_AGAIN if isinstance(error, (TooMany, StoreTrouble)) else POLICY)
    except Exception as error:
        await refuse(socket, faulty(socket, error), BROKEN)
    finally:
        del socket.receive, socket.send  # break reference cycles, which would stay until a garbage collection


async def refuse(socket: WebSocket[Any, Any, AppState], why: Message, code: int) -> None:
    """Send the reason, and close."""
    with suppress(*GONE):
        await socket.send_data(messages.encode_message(messages.Problem(why)), "text")
        await socket.close(code)


def faulty(socket: WebSocket[Any, Any, AppState], error: Exception) -> Message:
    """Log an internal error. Returns the message for the client, with its number."""
    id = socket.scope["state"][ID]
    note_fault(error, id, path=socket.scope["path_template"])
    return Message("server-error-fault", {"id": id})


class SocketSession:
    """An open socket at a table."""

    def __init__(self, socket: WebSocket[Any, Any, AppState], live: LiveTable, watcher: Watcher) -> None:
        self.socket: Final = socket
        self.live: Final = live
        self.watcher: Final = watcher
        self.service: Final = service_of(socket)
        self.context: Final = self.service.context(live, watcher)
        self.failed: bool = False  # then the handler of the error sends the reason and closes the socket

    async def go_on(self, since: int | None) -> None:
        """Send changes and run commands until the client has gone."""
        sending = asyncio.create_task(self._send())
        try:
            await self.service.audience.join(self.live, self.watcher, since)
            await self._receive()
        except Exception:
            self.failed = True
            raise
        finally:
            self.watcher.cut()
            await self.service.audience.leave(self.live, self.watcher)
            with suppress(asyncio.CancelledError):
                await sending

    async def _send(self) -> None:
        """Send the watcher's messages, one after the other."""
        with suppress(*GONE):
            while (message := await self.watcher.waiting.get()) is not None:
                await self.socket.send_data(message, "text")
            if not self.failed:
                await self.socket.close(self.watcher.code)

    async def _receive(self) -> None:
        """Handle messages of the client. A client that stays over the limit is disconnected."""
        bucket, too_fast = self.service.limiter.messages(), 0
        while not self.watcher.lost:
            text = await self._said()
            try:
                self.service.limiter.message(bucket, address_of(self.socket))
            except TooMany as error:
                too_fast += 1
                self._problem(error.message, error, numbered(text or ""))
                if too_fast >= self.service.settings.limits.patience:
                    self.watcher.cut(POLICY)
                    return
            else:
                too_fast = 0
                await self._hear(text)
            await asyncio.sleep(0)  # the next message may be here already, but other clients take turns

    async def _said(self) -> str | None:
        """The next message, or None if it is not text."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=event["code"])
        text: str | None = event.get("text")
        return text

    async def _hear(self, text: str | None) -> None:
        """Run a message's command, or answer with a problem."""
        re = 0
        try:
            if text is None:
                raise NotNow("server-error-binary")
            if len(text.encode()) > messages.LONGEST:
                raise NotNow("server-error-too-long", most=messages.LONGEST)
            command = messages.read_command(text)
            re = command.re
            name_task(f"command {command.__struct_config__.tag}")
            await obey(self.context, command)
        except SalleError as error:
            self._problem(error.message, error, re)
        except (msgspec.DecodeError, RecursionError) as error:
            self._problem(malformed(error), error, numbered(text or ""))
        except Exception as error:
            self._problem(faulty(self.socket, error), error, re)

    def _problem(self, why: Message, error: Exception, re: int = 0) -> None:
        self.service.metrics.errors.labels(type(error).__name__).inc()
        self.watcher.tell(messages.encode_message(messages.Problem(why, re)))


class Numbered(msgspec.Struct):
    """The part of a message that its answer repeats."""

    re: messages.Re = 0


def numbered(text: str) -> int:
    """The `re` of a message, even if the rest is malformed; 0 if there is none."""
    try:
        return _numbered.decode(text).re
    except (msgspec.DecodeError, RecursionError):
        return 0


_numbered: Final = msgspec.json.Decoder(Numbered)


SOCKETS: Final = [watch]
