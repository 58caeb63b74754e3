"""Who somebody is: a guest at once, by a signed cookie; whoever claims his name by a password can come back from
anywhere. Names are plain text and never markup."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from contextlib import suppress
from secrets import SystemRandom, token_urlsafe
from typing import Final
from unicodedata import category, normalize

from salle.core.errors import SalleError
from salle.server.accounts import MayNot, Passwords, Token, new_token, read_token
from salle.server.database import Taken
from salle.server.store import Store
from salle.server.store_people import PeopleStore, Person, Proof, folded

COOKIE: Final = "salle"
LONGEST_NAME: Final = 24
SPACES: Final = re.compile(r"\s+")
GUESTS: Final = 10_000  # numbers that are given to them
MADE_UP: Final = re.compile(r"guest [0-9]{4}")
# Letters and marks by Unicode's categories, and yet nothing is seen of them.
BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\U000e0100-\U000e01ef]")
MOST_TOKENS: Final = 20


class BadName(SalleError):
    """Nobody can be called so."""


class Stranger(SalleError):
    """Nobody is known by what he shows."""


class Already(SalleError):
    """What was asked for is so already, or has as much as it can have."""


class People:
    """Guests and those who have claimed their name."""

    def __init__(self, store: Store, key: str) -> None:
        self.store: Final = PeopleStore(store.database)
        self.passwords: Final = Passwords()
        self._key: Final = bytes.fromhex(key)

    # -- cookies

    def cookie(self, person: Person) -> str:
        """What somebody shows to be known again, from a new visit on."""
        session = f"{person.session}-{token_urlsafe(6)}"
        return f"{person.id}.{session}.{self._signature(person.id, session)}"

    def _signature(self, person: str, session: str) -> str:
        return hmac.new(self._key, f"person {person} session {session}".encode(), "sha256").hexdigest()

    async def known(self, cookie: str) -> Person | None:
        """Whose cookie that is, if it is one of ours, has not lapsed and was not signed out."""
        id, _, rest = cookie.partition(".")
        session, _, signature = rest.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id, session).encode()):
            return None
        number, _, visit = session.partition("-")
        return await self.store.signed_in(id, Proof(session=int(number), visit=visit))

    # -- names

    async def welcome(self, name: str = "") -> Person:
        """Somebody new; without a name he is given one."""
        person = token_urlsafe(12)
        called = plain(name) if name else guest_name()
        try:
            await self.store.add(person, called)
        except Taken:
            raise BadName("server-error-name-claimed", name=called) from None
        return Person(person, called, False)

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        called = plain(name)
        if person.claimed:
            check_own(called)
        try:
            await self.store.rename(person.id, called)
        except Taken:
            raise BadName("server-error-name-claimed", name=called) from None
        return person._replace(name=called)

    async def claim(self, person: Person, password: str) -> Person:
        """The name is his alone from now on, by that password; guests who were called the same get other names."""
        if person.claimed:
            raise Already("server-error-claimed-already")
        check_own(person.name)
        hash = await self.passwords.hashed(password)
        namesakes = await self.store.namesakes(person)
        *names, others = guest_names(len(namesakes) + 1)
        try:
            if await self.store.claim(person, hash, dict(zip(namesakes, names, strict=True)), others):
                return person._replace(claimed=True)
        except Taken:
            pass
        now = await self.store.person(person.id)
        if now is not None and now.claimed:
            raise Already("server-error-claimed-already")
        raise BadName("server-error-name-claimed", name=person.name)

    # -- passwords

    async def sign_in(self, name: str, password: str) -> Person:
        """Whoever has claimed the name; MayNot, after as long a time, if nobody has or if the password is another."""
        called = ""
        with suppress(BadName):
            called = plain(name)
        person = await self.store.claimant(called)
        kept = await self.store.password(person.id if person is not None else "")
        if not await self.passwords.fits(password, kept) or person is None or kept is None:
            raise MayNot("server-error-sign-in")
        if self.passwords.outdated(kept):
            await self.store.set_password(person.id, kept, await self.passwords.hashed(password))
        return person

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Another password; all his cookies have lapsed then."""
        kept = await self.prove(person, old)
        if kept is None:
            raise Already("server-error-not-claimed")
        if not await self.store.change_password(person.id, kept, await self.passwords.hashed(new)):
            raise MayNot("server-error-password-wrong")
        return await self.store.person(person.id) or person

    async def prove(self, person: Person, password: str) -> str | None:
        """Check that it is him, and return what is kept of his password; a guest has none and nothing to prove."""
        kept = await self.store.password(person.id)
        if kept is not None and not await self.passwords.fits(password, kept):
            raise MayNot("server-error-password-wrong")
        return kept

    # -- tokens

    async def add_token(self, person: Person, name: str) -> tuple[str, Token]:
        """A token by which a program may sit for him, and what he calls it: nobody can show it to him again."""
        called, token = plain(name), new_token()
        if len(await self.store.tokens(person.id)) >= MOST_TOKENS:
            raise Already("server-error-tokens", most=MOST_TOKENS)
        await self.store.add_token(person.id, token.id, called, token.hash)
        return called, token

    async def holder(self, text: str) -> Person | None:
        """Whose token that is, if it is one of ours."""
        token = read_token(text)
        kept = await self.store.token(token.id) if token is not None else None
        if token is None or kept is None or not token.fits(kept[0]):
            return None
        person = await self.store.person(kept[1])
        return person._replace(proof=Proof(token.id)) if person is not None else None


def guest_name() -> str:
    """A name for somebody who has said none; nobody can claim such a one."""
    return guest_names(1)[0]


def guest_names(count: int) -> list[str]:
    """So many of these names, all of them different as far as there are enough."""
    numbers = SystemRandom().sample(range(GUESTS), min(count, GUESTS))
    return [f"Guest {numbers[one % GUESTS]:04}" for one in range(count)]


def check_own(name: str) -> None:
    """Only a name that somebody has chosen can be claimed."""
    if MADE_UP.fullmatch(folded(name)):
        raise BadName("server-error-name-made-up", name=name)


def plain(name: str) -> str:
    """The name in plain letters; BadName if nothing is seen of it, or too much."""
    letters = "".join(_seen(normalize("NFKC", name)))
    called = SPACES.sub(" ", normalize("NFKC", letters)).strip()
    if len(called) > LONGEST_NAME or not any(category(letter)[0] in "LNPS" for letter in called):
        raise BadName("server-error-name", most=LONGEST_NAME)
    return called


def _seen(text: str) -> Iterator[str]:
    for letter in BLANK.sub("", text):
        if category(letter)[0] != "C" or letter.isspace():
            yield letter
