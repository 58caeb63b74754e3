"""Promises: the seal of a table that is yet to be opened, so that whoever opens it adds his part to its luck only
after he has seen the seal. Each is kept once, by whichever worker."""

from __future__ import annotations

from secrets import token_bytes, token_urlsafe
from typing import Final

from salle.core.notation.seals import SECRET_BYTES, commitment
from salle.server.store.database import Database, Statement
from salle.wire import messages

LASTS: Final = 24 * 60 * 60.0  # seconds


class SealPromises:
    """All statements about promises."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def make(self, person: str) -> messages.Promised:
        id, secret = token_urlsafe(9), token_bytes(SECRET_BYTES)
        await self.database.change(
            "insert into promises (id, person, secret, made_at) values (:id, :person, :secret, {now})",
            id=id, person=person, secret=secret.hex())  # fmt: skip
        return messages.Promised(id, commitment(secret))

    async def secret(self, person: str, promise: str) -> bytes | None:
        """What was promised to him; None if nothing was, or nothing that is still to be kept."""
        row = await self.database.first(
            "select secret from promises where id = :id and person = :person"
            " and not exists (select 1 from kept where promise = :id)", id=promise, person=person)  # fmt: skip
        return bytes.fromhex(row[0]) if row else None

    def keep(self, promise: str) -> list[Statement]:
        """To be written with the table: its key refuses a promise that was kept before."""
        return [Statement("insert into kept (promise) values (:promise)", {"promise": promise})] if promise else []

    async def forget_old(self) -> int:
        """Delete those that nobody has come back for, and those that were kept; returns how many."""
        gone = "delete from promises where made_at < {now} - :age returning id"
        return len(await self.database.change(gone, age=LASTS))
