"""Accounts: guests with a signed cookie, and people with a claimed name and a password."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from secrets import token_urlsafe
from typing import Final

from salle.core.errors import SalleError
from salle.server.name_policy import BadName, check_fair, check_own, checked_name, guest_names, looked_up
from salle.server.people.credentials import MayNot, Passwords, Token, new_token, read_token
from salle.server.store.bouts import Store
from salle.server.store.database import Taken
from salle.server.store.people import PeopleStore, Person, Proof

MOST_TOKENS: Final = 20


class Stranger(SalleError):
    """The client is not signed in, or its token is invalid."""


class Already(SalleError):
    """The request has no effect: it was done already, or a maximum is reached."""


class People:
    """All accounts of the server."""

    def __init__(self, store: Store, key: str) -> None:
        self.store: Final = PeopleStore(store.database)
        self.passwords: Final = Passwords()
        self._key: Final = bytes.fromhex(key)

    # -- cookies

    def cookie(self, person: Person) -> str:
        """A new sign-in cookie for that person, with a new visit id."""
        session = f"{person.session}-{token_urlsafe(6)}"
        return f"{person.id}.{session}.{self._signature(person.id, session)}"

    def _signature(self, person: str, session: str) -> str:
        return hmac.new(self._key, f"person {person} session {session}".encode(), "sha256").hexdigest()

    async def known(self, cookie: str) -> Person | None:
        """The person of a cookie, or None if it is forged, revoked or signed out."""
        id, _, rest = cookie.partition(".")
        session, _, signature = rest.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id, session).encode()):
            return None
        number, _, visit = session.partition("-")
        return await self.store.signed_in(id, Proof(session=int(number), visit=visit))

    # -- names

    async def welcome(self, name: str = "") -> Person:
        """Create a guest. Without a name, they get a guest name."""
        person = token_urlsafe(12)
        called = checked_name(name) if name else guest_names(1)[0]
        check_fair(called)
        try:
            await self.store.add(person, called)
        except Taken:
            raise BadName("server-error-name-claimed", name=called) from None
        return Person(person, called, False)

    async def rename(self, person: Person, name: str) -> Person:
        called = checked_name(name)
        check_fair(called)
        if person.claimed:
            check_own(called)
        try:
            await self.store.rename(person.id, called)
        except Taken:
            raise BadName("server-error-name-claimed", name=called) from None
        return person._replace(name=called)

    async def claim(self, person: Person, password: str) -> tuple[Person, Mapping[str, str]]:
        """Claim the person's name with that password. Returns the new names of guests who had the same one, too."""
        if person.claimed:
            raise Already("server-error-claimed-already")
        check_own(person.name)
        check_fair(person.name)
        hash = await self.passwords.hashed(password)
        namesakes = await self.store.namesakes(person)
        *names, others = guest_names(len(namesakes) + 1)
        renamed = dict(zip(namesakes, names, strict=True))
        try:
            if await self.store.claim(person, hash, renamed, others):
                return person._replace(claimed=True), renamed
        except Taken:
            pass
        now = await self.store.person(person.id)
        if now is not None and now.claimed:
            raise Already("server-error-claimed-already")
        raise BadName("server-error-name-claimed", name=person.name)

    # -- passwords

    async def sign_in(self, name: str, password: str) -> Person:
        """The person who has claimed the name.

        Raises MayNot if the password is wrong or the name is unknown. Both take equally long."""
        person = await self.store.claimant(looked_up(name))
        kept = await self.store.password(person.id if person is not None else "")
        if not await self.passwords.fits(password, kept) or person is None or kept is None:
            raise MayNot("server-error-sign-in")
        if self.passwords.outdated(kept):
            await self.store.set_password(person.id, kept, await self.passwords.hashed(password))
        return person

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Change the password. That revokes all cookies."""
        kept = await self.prove(person, old)
        if kept is None:
            raise Already("server-error-not-claimed")
        if not await self.store.change_password(person.id, kept, await self.passwords.hashed(new)):
            raise MayNot("server-error-password-wrong")
        return await self.store.person(person.id) or person

    async def prove(self, person: Person, password: str) -> str | None:
        """Check the person's password, and return its hash. A guest has neither."""
        kept = await self.store.password(person.id)
        if kept is not None and not await self.passwords.fits(password, kept):
            raise MayNot("server-error-password-wrong")
        return kept

    # -- tokens

    async def add_token(self, person: Person, name: str) -> tuple[str, Token]:
        """A new API token for that person, and its name. The secret cannot be shown again."""
        called, token = checked_name(name), new_token()
        if len(await self.store.tokens(person.id)) >= MOST_TOKENS:
            raise Already("server-error-tokens", most=MOST_TOKENS)
        await self.store.add_token(person.id, token.id, called, token.hash)
        return called, token

    async def holder(self, text: str) -> Person | None:
        """The person of a token, or None if it is invalid."""
        token = read_token(text)
        kept = await self.store.token(token.id) if token is not None else None
        if token is None or kept is None or not token.fits(kept[0]):
            return None
        person = await self.store.person(kept[1])
        return person._replace(proof=Proof(token.id)) if person is not None else None
