"""uvicorn's WebSocket protocol with a limit on frames, and without pings to clients that are not silent."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from salle.wire.messages import POLICY

SLICE: Final = 2048  # bytes that are looked at in one go: thousands of frames may come together
FRAMES: Final = 1000  # that may come at once, and in a second


class Sockets(WebSocketsSansIOProtocol):
    """A refusal completes the handshake: uvicorn would note an error for each, and anybody could fill the log."""

    heard_at: float = 0.0  # by the clock of the loop
    came: float = 0.0  # frames, in all, but for those that were long enough ago
    counted_at: float = 0.0

    async def send(self, message: Any) -> None:
        """Send it, and know when nothing more is to follow."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

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
