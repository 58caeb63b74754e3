"""Password and API-token hashing."""

from __future__ import annotations

import asyncio
import hmac
import re
from functools import cache
from hashlib import sha256
from secrets import token_hex
from typing import Final, NamedTuple
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from salle.core.errors import SalleError

SHORTEST, LONGEST = 8, 200  # characters of a password
AT_ONCE: Final = 2  # passwords hashed at the same time; each takes 64 MiB
TOKEN: Final = re.compile(r"salle_([0-9a-f]{16})_([0-9a-f]{64})")


class BadPassword(SalleError):
    """This password is too short or too long."""


class MayNot(SalleError):
    """The person may not do this, or gave a wrong password."""


@cache
def unmatched_hash() -> str:
    """A hash that no password matches. It is made once per process, because hashing is most of the time of a start."""
    return PasswordHasher().hash(token_hex())


class Passwords:
    """Hashes and checks passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher()
        self._unmatched: Final = unmatched_hash()
        self._turn: Final = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """The hash of a password. Raises BadPassword if it is too short or too long."""
        letters = normalize("NFKC", password)
        if not SHORTEST <= len(letters) <= LONGEST:
            raise BadPassword("server-error-password", least=SHORTEST, most=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, letters)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password matches the stored hash. Without a hash, the answer no takes as long."""
        async with self._turn:
            return await asyncio.to_thread(self._verified, password, kept or self._unmatched) and kept is not None

    def _verified(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, normalize("NFKC", password))
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a stored hash has old parameters."""
        return self._hasher.check_needs_rehash(kept)


class Token(NamedTuple):
    """An API token: `id` finds it, `secret` proves it."""

    id: str
    secret: str

    @property
    def text(self) -> str:
        """The token as its owner sees it, once."""
        return f"salle_{self.id}_{self.secret}"

    @property
    def hash(self) -> str:
        """The stored hash. A random secret needs no slow hash."""
        return sha256(self.secret.encode()).hexdigest()

    def fits(self, kept: str) -> bool:
        return hmac.compare_digest(self.hash.encode(), kept.encode())


def new_token() -> Token:
    return Token(token_hex(8), token_hex(32))


def read_token(text: str) -> Token | None:
    """The token in this text, or None if it has another form."""
    found = TOKEN.fullmatch(text)
    return Token(found[1], found[2]) if found else None
