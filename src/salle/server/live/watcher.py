"""A watcher: a socket at a table, with its person, its seat, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

from salle.core.game import NOBODY, Seat
from salle.core.texts import Message
from salle.server.store.people import UNPROVEN, Proof
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.messages import POLICY, TRY_AGAIN

BEHIND: Final = 64  # messages that may wait for a slow client


class Watcher:
    """A player or spectator at a table, through one socket."""

    def __init__(self, person: str, proof: Proof = UNPROVEN) -> None:
        self.person: Final = person
        self.proof: Final = proof
        self.eyes: Seat = NOBODY
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(BEHIND)
        self.lost: bool = False
        self.code: int = TRY_AGAIN  # the close code of the socket

    def tell(self, message: bytes) -> None:
        """Queue a message. A client that is too slow is disconnected and can reconnect."""
        if self.lost:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.cut()

    def cut(self, code: int = TRY_AGAIN) -> None:
        """Close the socket after the queued messages. The first call decides the code."""
        if not self.lost:
            self.lost, self.code = True, code
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    def dismiss(self) -> None:
        """Close the socket because its cookie or token is invalid now. A program with a token is told."""
        if self.proof.token:
            self.tell(messages.encode_message(messages.Problem(Message("server-error-token"))))
        self.cut(POLICY if self.proof.token else TRY_AGAIN)

    def looking(self, table: Table) -> Seat:
        """The seat whose view to show: of a person's seats, the one to act; NOBODY for a spectator."""
        mine = table.seats_of(self.person)
        deciding = [seat for seat in table.due() if seat in mine]
        if deciding and int(self.eyes) not in deciding:
            return Seat(deciding[0])
        if int(self.eyes) not in mine:
            return Seat(mine[0]) if mine else NOBODY
        return self.eyes
