"""Sockets as the web server has them, but for the log, in which one that was refused over HTTP was answered; with a
shorter way out, because a table says most of what is said at all; asked for a sign of life only when silent; and closed
where frames come faster than anybody needs them, whatever they are: even an empty one takes time from all others."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from salle.wire.messages import POLICY

SLICE: Final = 2048  # bytes that are looked at in one go: thousands of frames may come together
FRAMES: Final = 1000  # that may come at once, and in a second
SAY: Final = "say"  # the shorter way, in the state of a socket: takes a text, and says whether it was sent


class Sockets(WebSocketsSansIOProtocol):
    """A refusal completes the handshake: uvicorn would note an error for each, and anybody could fill the log."""

    heard_at: float = 0.0  # by the clock of the loop
    came: float = 0.0  # frames, in all, but for those that were long enough ago
    counted_at: float = 0.0

    async def send(self, message: Any) -> None:
        """Send it, and know when nothing more is to follow."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def handle_connect(self, event: Request) -> None:
        """Whoever answers may say something at once."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][SAY] = self.say

    def data_received(self, data: bytes) -> None:
        """Whoever says anything is alive."""
        self.heard_at = self.loop.time()
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_events(self) -> None:
        """Look at what has come, unless it is too much."""
        self.came += len(self.conn.events)
        if self.came > FRAMES:
            self.came = max(0.0, self.came - FRAMES * (self.heard_at - self.counted_at))
            self.counted_at = self.heard_at
        if self.came > FRAMES and self.conn.state is OPEN:
            self.conn.send_close(POLICY)
            self.handle_parser_exception()
            return
        super().handle_events()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless there was one a while ago: then ask when that is as long ago as it may be."""
        assert self.ping_interval is not None
        early = self.heard_at + self.ping_interval - self.loop.time()
        if early > 0:
            self.ping_timer = self.loop.call_later(early, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing can be said any more; what knows the socket would hold it until a collection."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # there is none if nobody shook hands
            self.scope["state"].pop(SAY, None)

    def say(self, text: bytes) -> bool:
        """Send a text at once; False if the client takes nothing now, or never again."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
