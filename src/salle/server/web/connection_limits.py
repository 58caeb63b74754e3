"""Limits on connections before a request is read: their number, the time for a request's head, and a socket's frames.

uvicorn creates a `Connection` for each one it accepts (`uvicorn.Config(http=...)`). It wraps uvicorn's own protocol and
passes on the data that is within the limits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from salle.server.logging import note
from salle.server.rate_limits import Buckets, Limits, household
from salle.wire.messages import POLICY

CONNECTION: Final = "connection"  # key in the state of a request
SLICE: Final = 2048  # bytes per read, so that a message can wait until those before it are answered
LONGEST: Final = 1 << 18  # bytes of a request, its head and a refused body included
RESERVE: Final = 100  # open files for the database, the bots and the page
MANY: Final = 1 << 16  # open files, if the system has no limit
MINUTE: Final = 60.0  # seconds between two lines in the log
TRUSTED: Final = "proxy"  # stands for the addresses of all proxies
CLOSE: Final = b"\x88\x02" + POLICY.to_bytes(2, "big")  # a WebSocket close frame
_Http: Final[Any] = AutoHTTPProtocol


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # on Windows
        return MANY
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):  # macOS reports no limit but has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY if soft == resource.RLIM_INFINITY else soft


class Connections:
    """Counts the open connections of one worker, by address. Proxies have no limit per address."""

    def __init__(self, limits: Limits, proxies: Sequence[str], files: int) -> None:
        self.limits: Final = limits
        self._most: Final = max(files - RESERVE, files // 2)
        self._proxies: Final = [ip_network(proxy) for proxy in proxies]
        self._open: Final[Counter[str]] = Counter()
        self._refused: int = 0  # since the last line in the log
        self._noted_at: float = -MINUTE

    def admit(self, address: str) -> str:
        """Count a connection. Returns the key by which it is counted, or an empty text if there are too many."""
        who = TRUSTED if self._is_proxy(address) else household(address)
        if self._open.total() < self._most and (who == TRUSTED or self._open[who] < self.limits.connections):
            self._open[who] += 1
            return who
        self._refused += 1
        if monotonic() - self._noted_at >= MINUTE:
            note("connection limit reached", open=self._open.total(), refused=self._refused)
            self._noted_at, self._refused = monotonic(), 0
        return ""

    def release(self, who: str) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies or not address:
            return False
        read = ip_address(address.partition("%")[0])
        return any(read in network for network in self._proxies)


class Frames:
    """Counts the frames of a WebSocket: messages, their parts, pings and pongs."""

    def __init__(self, bucket: Buckets) -> None:
        self._bucket: Final = bucket
        self._begun: bytes = b""  # the first bytes of the next frame's head
        self._left: int = 0  # missing bytes of the latest frame

    def too_many(self, data: bytes) -> bool:
        """Whether too many frames begin in these bytes."""
        data, at = self._begun + data, self._left
        while at + 2 <= len(data):
            masked, short = data[at + 1] & 0x80, data[at + 1] & 0x7F
            body = at + 2 + {126: 2, 127: 8}.get(short, 0)
            if body > len(data):
                break
            if self._bucket.take(""):
                return True
            length = short if short < 126 else int.from_bytes(data[at + 2 : body], "big")
            at = body + (4 if masked else 0) + length
        self._begun, self._left = data[at:], max(0, at - len(data))
        return False


class Line:
    """Wraps a transport: after an upgrade to a WebSocket, the `Connection` still gets all received data first."""

    def __init__(self, transport: asyncio.Transport, upgrade: Callable[[asyncio.Protocol], None]) -> None:
        self._transport: Final = transport
        self.set_protocol: Final = upgrade

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Connection(asyncio.BufferedProtocol):
    """A client's TCP connection. The server closes it if the address has too many, if no request arrives in time, or if
    WebSocket frames arrive too fast."""

    def __init__(self, connections: Connections, *, app_state: dict[str, Any], **given: Any) -> None:
        self._connections: Final = connections
        self._limits: Final = connections.limits
        self._loop: Final = asyncio.get_running_loop()
        self._buffer: Final = memoryview(bytearray(SLICE))
        self._state: Final = {**app_state, CONNECTION: self}
        self._inner: asyncio.Protocol = _Http(app_state=self._state, **given)
        self._who: str = ""
        self._frames: Frames | None = None
        self._received: int = 0  # bytes since the latest request began
        self._unsent: int = 0  # bytes that were unsent when closing began
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def asked(self) -> Iterator[None]:
        """Stop the timer for the next request while one is answered or a socket is open."""
        self._stop()
        self._received = 0
        try:
            yield
        finally:
            if self._who:
                self._wait()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        self._stop()
        self._timer = self._loop.call_later(self._limits.arrival, self._overdue)

    def _overdue(self) -> None:
        """Close the connection when the client has read its data, or at once if it reads nothing."""
        unsent = self._transport.get_write_buffer_size()
        if self._transport.is_closing() and unsent >= self._unsent:
            self._transport.abort()
            return
        self._transport.close()
        self._unsent = unsent
        self._wait()

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        address, *_ = transport.get_extra_info("peername") or ("",)
        self._who = self._connections.admit(address)
        if not self._who:
            transport.abort()
            return
        line: Any = Line(transport, self._upgrade)
        self._inner.connection_made(line)
        self._wait()

    def _upgrade(self, inner: asyncio.Protocol) -> None:
        self._inner = inner
        self._frames = Frames(Buckets(self._limits.frames, self._loop.time))

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(self._buffer[:nbytes])
        if self._transport.is_closing():
            return
        if self._frames is not None and self._frames.too_many(data):
            self._transport.write(CLOSE)
            self._transport.close()
            return
        self._received += nbytes
        if self._frames is None and self._received > LONGEST:
            self._transport.pause_reading()  # no handler reads so much; `_overdue` closes the connection
        self._inner.data_received(data)

    def eof_received(self) -> None:
        self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._who:
            self._inner.connection_lost(exc)
            self._connections.release(self._who)
            self._who = ""
        self._state.clear()  # break reference cycles, which would stay until a garbage collection
        del self._inner
