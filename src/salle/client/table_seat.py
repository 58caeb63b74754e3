"""A seat at a table, for a program: its views and its commands."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from types import TracebackType
from typing import Final, Self

from salle.client.errors import BrokenPromise, Denied, Interrupted
from salle.client.table_socket import TableSocket
from salle.core.errors import SalleError
from salle.wire import messages
from salle.wire.log_entries import Asked


class TableSeat:
    """A seat at a table, or a spectator's place. `view` is the latest view, and `act` refers to it."""

    def __init__(self, line: TableSocket, seal: str = "") -> None:
        self.view: messages.View
        self._line: Final = line
        self._seal: Final = seal  # the promised seal, if there is one

    async def __aenter__(self) -> Self:
        await self._line.open()
        await self.update()
        if self._seal and self.view.head.seal != self._seal:
            await self._line.close()
            raise BrokenPromise("client-error-seal", table=self.view.head.id)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.close()

    # -- views

    async def update(self) -> messages.Update:
        """Wait for the next update. You get each one once and in order, even if the connection breaks."""
        told = await self._line.updates.get()
        if isinstance(told, SalleError):
            self._line.updates.put_nowait(told)  # for the next call: nothing comes after an error
            raise told
        self.view = told.view
        return told

    async def __aiter__(self) -> AsyncGenerator[messages.Update, None]:
        """All updates from now on until the bout is over."""
        while self.view.ended is None:
            yield await self.update()

    async def turns(self) -> AsyncGenerator[messages.View, None]:
        """The view at each of your turns, until the bout is over."""
        asked: tuple[int, int, int] | None = None
        while True:
            while not self._line.updates.empty():
                await self.update()
            if self.view.ended is not None or self.view.head.frozen is not None:
                return
            now = (self.view.number, self.view.seat, self._line.said)  # a refused command makes the same turn new
            if self.view.offers and now != asked:
                asked = now
                yield self.view
            else:
                await self.update()

    # -- commands, which raise Denied if the server refuses, and Interrupted if the outcome is unknown

    async def act(self, token: str) -> None:
        """Act, with the token of one of the offers of `view`.

        If the connection breaks meanwhile, the action is sent again only if it is still missing.
        """
        act = messages.Act(self.view.ply, token, self._seat)
        again = False
        while True:
            try:
                return await self._line.say(act)
            except Interrupted:
                await self._line.up()
                if self._made(act):
                    return None
                if not self._missing(act):
                    raise
                again = True
            except Denied:
                if again and self._made(act):  # the server had received it before the break
                    return None
                raise

    def _made(self, act: messages.Act) -> bool:
        """Whether the table shows that the action was made."""
        now = self._line.latest
        if now is not None and now.ply == act.ply and now.chosen == act.token:
            return True
        happened = [one for update in self._line.since for one in update.happened]
        return any(one.kind == "played" and one.ply == act.ply and act.token in one.tokens for one in happened)

    def _missing(self, act: messages.Act) -> bool:
        """Whether it is still the same ply and still that seat's turn, and nothing was taken back."""
        now = self._line.latest
        if now is None or any(update.fresh for update in self._line.since):
            return False
        return now.ply == act.ply and act.seat in now.awaiting and now.chosen is None

    async def resign(self) -> None:
        """Resign from the bout."""
        await self._line.say(messages.Resign(self._seat))

    async def take_back(self) -> None:
        """Take back your latest action. Other players may have to agree."""
        await self._line.say(messages.TakeBack(self._seat))

    async def offer_draw(self) -> None:
        """Offer a draw, or agree to one."""
        await self._line.say(messages.OfferDraw(self._seat))

    async def reply(self, what: Asked, yes: bool) -> None:
        """Answer a request of another seat, see `view.asked`; or withdraw your own with `yes=False`."""
        await self._line.say(messages.Reply(what, yes, self._seat))

    async def claim(self) -> None:
        """Claim that players who have been away for long have left the bout."""
        await self._line.say(messages.Claim())

    async def look(self, seat: int) -> None:
        """See the table from another of your seats."""
        await self._line.say(messages.Look(seat))

    @property
    def _seat(self) -> int | None:
        return self.view.seat if self.view.yours else None
