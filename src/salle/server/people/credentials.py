"""What somebody proves himself by: passwords, kept as argon2 hashes, and tokens for programs, kept as hashes too."""

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

SHORTEST, LONGEST = 8, 200  # letters of a password
AT_ONCE: Final = 2  # passwords that are hashed at the same time: each takes 64 MiB
TOKEN: Final = re.compile(r"salle_([0-9a-f]{16})_([0-9a-f]{64})")


class BadPassword(SalleError):
    """No password can be like this."""


class MayNot(SalleError):
    """This is not for whoever asks: he has not proved that it is."""


@cache
def unmatched_hash() -> str:
    """A hash that no password matches. It is made once per process, because hashing is most of the work of a start."""
    return PasswordHasher().hash(token_hex())


class Passwords:
    """Hashes and checks them apart from the loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher()
        self._unmatched: Final = unmatched_hash()
        self._turn: Final = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """The password as it is kept; BadPassword if it is too short or too long."""
        letters = normalize("NFKC", password)
        if not SHORTEST <= len(letters) <= LONGEST:
            raise BadPassword("server-error-password", least=SHORTEST, most=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, letters)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the one that is kept; if none is, it takes as long to say no."""
        async with self._turn:
            return await asyncio.to_thread(self._verified, password, kept or self._unmatched) and kept is not None

    def _verified(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, normalize("NFKC", password))
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a password would be hashed otherwise today."""
        return self._hasher.check_needs_rehash(kept)


class Token(NamedTuple):
    """A token as its owner has it: `id` finds it, `secret` proves it."""

    id: str
    secret: str

    @property
    def text(self) -> str:
        """What is shown to its owner, once."""
        return f"salle_{self.id}_{self.secret}"

    @property
    def hash(self) -> str:
        """What is kept of it: as random as it is, it needs no slow hash."""
        return sha256(self.secret.encode()).hexdigest()

    def fits(self, kept: str) -> bool:
        return hmac.compare_digest(self.hash.encode(), kept.encode())


def new_token() -> Token:
    """A token that nobody has."""
    return Token(token_hex(8), token_hex(32))


def read_token(text: str) -> Token | None:
    """The token that is written like this, if one can be."""
    found = TOKEN.fullmatch(text)
    return Token(found[1], found[2]) if found else None
