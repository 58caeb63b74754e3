"""People in the database: accounts, credentials, and muted people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct

from salle.server.name_policy import folded, looks
from salle.server.store.database import Database, Statement, Taken

PERSON: Final = "person:"  # a notice, with the id of a person whose name or rights have changed
ALIKE: Final = "(folded = :folded or looks = :looks)"
UNCLAIMED: Final = (
    "not exists (select 1 from people other where (other.folded = :folded or other.looks = :looks)"
    " and other.password is not null and other.id <> :id)"
)


class Proof(NamedTuple):
    """How a person is signed in: by an API token, or by the cookie of one visit in the current session."""

    token: str = ""
    session: int = 0
    visit: str = ""


UNPROVEN: Final = Proof()


class Person(NamedTuple):
    """An account. A person with a claimed name can sign in from anywhere."""

    id: str
    name: str
    claimed: bool
    session: int = 0  # the number of the session whose cookies are valid
    proof: Proof = UNPROVEN  # how the person is signed in


class Kept(Struct, frozen=True):
    """An item in a person's list of tokens or of muted people."""

    id: str
    name: str
    made_at: float


class PeopleStore:
    """All statements about people."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    # -- who they are

    async def add(self, person: str, name: str) -> None:
        """Add a person. Raises Taken if the name is claimed."""
        if not await self.database.change(
            "insert into people (id, name, folded, looks, made_at)"
            f" select :id, :name, :folded, :looks, {{now}} where {UNCLAIMED} returning id",
            **named(person, name),
        ):
            raise Taken(name)

    async def look_at_names(self) -> None:
        """Fill in how names look that an older version wrote."""
        rows = await self.database.read("select id, name from people where looks is null")
        await self.database.write([
            Statement("update people set looks = :looks where id = :id", {"id": id, "looks": looks(name)})
            for id, name in rows
        ])  # fmt: skip

    async def person(self, person: str) -> Person | None:
        return await self._found("id = :id", id=person)

    async def signed_in(self, person: str, proof: Proof) -> Person | None:
        """The person, if their cookie is valid."""
        return await self._found(
            "id = :id and session = :session"
            " and not exists (select 1 from signed_out where person = :id and visit = :visit)",
            proof, id=person, session=proof.session, visit=proof.visit)  # fmt: skip

    async def holds(self, person: str, proof: Proof) -> bool:
        """Whether that cookie or token is still valid."""
        if not proof.token:
            return await self.signed_in(person, proof) is not None
        kept = await self.token(proof.token)
        return kept is not None and kept[1] == person

    async def claimant(self, folded: str) -> Person | None:
        """The person who has claimed that folded name."""
        return await self._found("folded = :folded and password is not null", folded=folded)

    async def _found(self, where: str, proof: Proof = UNPROVEN, **values: Any) -> Person | None:
        row = await self.database.first(
            f"select id, name, password is not null, session from people where {where}", **values
        )
        return Person(row[0], row[1], bool(row[2]), row[3], proof) if row else None

    async def made_at(self, person: str) -> float:
        row = await self.database.first("select made_at from people where id = :id", id=person)
        return float(row[0]) if row else 0.0

    async def rename(self, person: str, name: str) -> None:
        """Change a name. Raises Taken if another person has claimed it."""
        if not await self.database.change(
            "update people set name = :name, folded = :folded, looks = :looks"
            f" where id = :id and {UNCLAIMED} returning id",
            **named(person, name),
        ):
            raise Taken(name)

    # -- passwords

    async def password(self, person: str) -> str | None:
        """The hash of the person's password, or None."""
        row = await self.database.first("select password from people where id = :id", id=person)
        return row[0] if row else None

    async def namesakes(self, person: Person) -> list[str]:
        """The guests whose names are the same as this person's, or look like it."""
        rows = await self.database.read(
            f"select id from people where {ALIKE} and password is null and id <> :id",
            id=person.id, folded=folded(person.name), looks=looks(person.name))  # fmt: skip
        return [id for (id,) in rows]

    async def claim(self, person: Person, password: str, renamed: Mapping[str, str], others: str) -> bool:
        """Claim the person's name.

        Guests with that name are `renamed`; those who came meanwhile get the name `others`. Returns False if the person
        has claimed it already or has another name now. Raises Taken if another person was first."""
        row = {**named(person.id, person.name), "password": password}
        rename = (
            f"update people set name = :other, folded = :renamed, looks = :seen where {ALIKE} and password is null"
            " and exists (select 1 from people mine where mine.id = :id and mine.password = :password)"
        )
        found = await self.database.write([
            Statement("update people set password = :password where id = :id and folded = :folded and password is null"
                      f" and {UNCLAIMED} returning id", row),
            *[Statement(f"{rename} and id = :guest", {**row, **instead(name), "guest": guest})
              for guest, name in renamed.items()],
            Statement(rename, {**row, **instead(others)}),
        ])  # fmt: skip
        return bool(found[0])

    async def set_password(self, person: str, old: str, new: str) -> bool:
        """Replace the hash of an unchanged password, unless it has changed meanwhile."""
        found = await self.database.write([self._password(person, old, new)])
        return bool(found[0])

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Change the password, unless it has changed meanwhile. That revokes all cookies."""
        found = await self.database.write([
            self._password(person, old, new),
            Statement("update people set session = session + 1 where id = :id and password = :new",
                      {"id": person, "new": new}),
            self._forget_visits(person),
        ], PERSON + person)  # fmt: skip
        return bool(found[0])

    def _password(self, person: str, old: str, new: str) -> Statement:
        return Statement(
            "update people set password = :new where id = :id and password = :old returning id",
            {"id": person, "old": old, "new": new},
        )

    async def lapse(self, person: str, tokens: bool = False) -> None:
        """Revoke all cookies of a person, and with `tokens` their API tokens."""
        row = {"id": person}
        await self.database.write([
            Statement("update people set session = session + 1 where id = :id", row),
            self._forget_visits(person),
            *([Statement("delete from tokens where person = :id", row)] if tokens else []),
        ], PERSON + person)  # fmt: skip

    async def sign_out(self, person: str, visit: str) -> None:
        """Revoke the cookie of that visit."""
        await self.database.change(
            "insert into signed_out (person, visit) values (:person, :visit) on conflict (person, visit) do nothing",
            PERSON + person, person=person, visit=visit)  # fmt: skip

    def _forget_visits(self, person: str) -> Statement:
        return Statement("delete from signed_out where person = :person", {"person": person})

    # -- tokens

    async def add_token(self, person: str, id: str, name: str, hash: str) -> None:
        await self.database.change(
            "insert into tokens (id, person, name, hash, made_at) values (:id, :person, :name, :hash, {now})",
            id=id, person=person, name=name, hash=hash)  # fmt: skip

    async def tokens(self, person: str) -> list[Kept]:
        """The person's API tokens, the latest first."""
        rows = await self.database.read(
            "select id, name, made_at from tokens where person = :person order by made_at desc",
            person=person)  # fmt: skip
        return [Kept(*row) for row in rows]

    async def token(self, id: str) -> tuple[str, str] | None:
        """The hash and the person of that token."""
        row = await self.database.first("select hash, person from tokens where id = :id", id=id)
        return (row[0], row[1]) if row else None

    async def drop_token(self, person: str, id: str) -> bool:
        """Revoke a token of that person. Returns whether there was one."""
        gone = "delete from tokens where id = :id and person = :person returning id"
        return bool(await self.database.change(gone, PERSON + person, id=id, person=person))

    # -- muting

    async def mute(self, person: str, other: str, id: str) -> None:
        """Mute another person, if they still exist."""
        await self.database.change(
            "insert into muted (id, person, other, made_at) select :id, :person, people.id, {now} from people"
            " where people.id = :other on conflict (person, other) do nothing",
            id=id, person=person, other=other)  # fmt: skip

    async def unmute(self, person: str, id: str = "", other: str = "") -> bool:
        """Unmute a person. Returns whether they were muted."""
        gone = "delete from muted where person = :person and (id = :id or other = :other) returning id"
        return bool(await self.database.change(gone, person=person, id=id, other=other))

    async def muted(self, person: str) -> list[Kept]:
        """The people whom this person has muted, with their current names."""
        rows = await self.database.read(
            "select muted.id, name, muted.made_at from muted join people on people.id = other"
            " where person = :person order by muted.made_at desc", person=person)  # fmt: skip
        return [Kept(*row) for row in rows]

    async def shunned(self, bout: str, person: str) -> bool:
        """Whether a player of that bout has muted this person."""
        return bool(await self.database.first(
            "select 1 from seats join muted on muted.person = seats.person"
            " where seats.bout = :bout and muted.other = :other limit 1", bout=bout, other=person))  # fmt: skip


def named(person: str, name: str) -> dict[str, str]:
    """The SQL parameters for a person with that name."""
    return {"id": person, "name": name, "folded": folded(name), "looks": looks(name)}


def instead(name: str) -> dict[str, str]:
    """The SQL parameters for the new name of a guest whose name another person claims."""
    return {"other": name, "renamed": folded(name), "seen": looks(name)}
