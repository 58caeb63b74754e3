"""Promised seals: a player can see the seal of a table before opening it, and then add entropy.

A promise can be used once, on any worker."""

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
        """The secret of a promise to that person, or None if there is none or it was used."""
        row = await self.database.first(
            "select secret from promises where id = :id and person = :person"
            " and not exists (select 1 from kept where promise = :id)", id=promise, person=person)  # fmt: skip
        return bytes.fromhex(row[0]) if row else None

    def keep(self, promise: str) -> list[Statement]:
        """The statements to write with the table. They fail if the promise was used before."""
        return [Statement("insert into kept (promise) values (:promise)", {"promise": promise})] if promise else []

    async def forget_old(self) -> int:
        """Delete old promises, used or not. Returns how many."""
        gone = "delete from promises where made_at < {now} - :age returning id"
        return len(await self.database.change(gone, age=LASTS))
