"""Sockets as the web server has them, but for the log: one that is refused over HTTP was answered."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """A refusal completes the handshake: uvicorn would note an error for each, and anybody could fill the log."""

    async def send(self, message: Any) -> None:
        """Send it, and know when nothing more is to follow."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent
