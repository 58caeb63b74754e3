"""People in the database: who somebody is, what proves it, and whom he has muted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct

from salle.server.name_policy import folded, looks
from salle.server.store.database import Database, Statement, Taken

PERSON: Final = "person:"  # a notice of which the rest is somebody's id: what he may do has changed
ALIKE: Final = "(folded = :folded or looks = :looks)"
UNCLAIMED: Final = (
    "not exists (select 1 from people other where (other.folded = :folded or other.looks = :looks)"
    " and other.password is not null and other.id <> :id)"
)


class Proof(NamedTuple):
    """By what somebody is known: one of his tokens, or else the cookie of one visit, of the session that holds."""

    token: str = ""
    session: int = 0
    visit: str = ""


UNPROVEN: Final = Proof()


class Person(NamedTuple):
    """Somebody; one who has claimed his name can come back from anywhere."""

    id: str
    name: str
    claimed: bool
    session: int = 0  # of the cookies that hold
    proof: Proof = UNPROVEN  # by which he is here


class Kept(Struct, frozen=True):
    """Something that somebody keeps, as a list shows it to him: a token, or one whom he has muted."""

    id: str
    name: str
    made_at: float


class PeopleStore:
    """All statements about people."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    # -- who they are

    async def add(self, person: str, name: str) -> None:
        """Somebody new; Taken if the name is claimed."""
        if not await self.database.change(
            "insert into people (id, name, folded, looks, made_at)"
            f" select :id, :name, :folded, :looks, {{now}} where {UNCLAIMED} returning id",
            **named(person, name),
        ):
            raise Taken(name)

    async def look_at_names(self) -> None:
        """See what the names look like that an older version has written."""
        rows = await self.database.read("select id, name from people where looks is null")
        await self.database.write([
            Statement("update people set looks = :looks where id = :id", {"id": id, "looks": looks(name)})
            for id, name in rows
        ])  # fmt: skip

    async def person(self, person: str) -> Person | None:
        return await self._found("id = :id", id=person)

    async def signed_in(self, person: str, proof: Proof) -> Person | None:
        """The person, if the cookie that they show is valid."""
        return await self._found(
            "id = :id and session = :session"
            " and not exists (select 1 from signed_out where person = :id and visit = :visit)",
            proof, id=person, session=proof.session, visit=proof.visit)  # fmt: skip

    async def holds(self, person: str, proof: Proof) -> bool:
        """Whether he is still known by that."""
        if not proof.token:
            return await self.signed_in(person, proof) is not None
        kept = await self.token(proof.token)
        return kept is not None and kept[1] == person

    async def claimant(self, folded: str) -> Person | None:
        """Who has claimed that name, which is `folded`."""
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
        """Another name; Taken if somebody has claimed it."""
        if not await self.database.change(
            "update people set name = :name, folded = :folded, looks = :looks"
            f" where id = :id and {UNCLAIMED} returning id",
            **named(person, name),
        ):
            raise Taken(name)

    # -- passwords

    async def password(self, person: str) -> str | None:
        """The hash of his password, if he has one."""
        row = await self.database.first("select password from people where id = :id", id=person)
        return row[0] if row else None

    async def namesakes(self, person: Person) -> list[str]:
        """The guests who are called like him, or look so."""
        rows = await self.database.read(
            f"select id from people where {ALIKE} and password is null and id <> :id",
            id=person.id, folded=folded(person.name), looks=looks(person.name))  # fmt: skip
        return [id for (id,) in rows]

    async def claim(self, person: Person, password: str, renamed: Mapping[str, str], others: str) -> bool:
        """His name is his alone; guests of the same name have other names from now on, and those who came meanwhile are
        called `others`. False if he has it already, or is called otherwise by now, Taken if somebody else was first."""
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
        """The same password hashed anew, if it still is the old one."""
        found = await self.database.write([self._password(person, old, new)])
        return bool(found[0])

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Another password, if it still is the old one; all cookies lapse."""
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
        """His cookies hold no more, and, if so, neither do his tokens."""
        row = {"id": person}
        await self.database.write([
            Statement("update people set session = session + 1 where id = :id", row),
            self._forget_visits(person),
            *([Statement("delete from tokens where person = :id", row)] if tokens else []),
        ], PERSON + person)  # fmt: skip

    async def sign_out(self, person: str, visit: str) -> None:
        """The cookie of that visit holds no more."""
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
        """His tokens, the latest first."""
        rows = await self.database.read(
            "select id, name, made_at from tokens where person = :person order by made_at desc",
            person=person)  # fmt: skip
        return [Kept(*row) for row in rows]

    async def token(self, id: str) -> tuple[str, str] | None:
        """The hash of that token, and whose it is."""
        row = await self.database.first("select hash, person from tokens where id = :id", id=id)
        return (row[0], row[1]) if row else None

    async def drop_token(self, person: str, id: str) -> bool:
        """One of his tokens holds no more; whether there was one."""
        gone = "delete from tokens where id = :id and person = :person returning id"
        return bool(await self.database.change(gone, PERSON + person, id=id, person=person))

    # -- muting

    async def mute(self, person: str, other: str, id: str) -> None:
        """He wants to hear nothing of the other, who may be gone."""
        await self.database.change(
            "insert into muted (id, person, other, made_at) select :id, :person, people.id, {now} from people"
            " where people.id = :other on conflict (person, other) do nothing",
            id=id, person=person, other=other)  # fmt: skip

    async def unmute(self, person: str, id: str = "", other: str = "") -> bool:
        """He hears him again; whether he was muted."""
        gone = "delete from muted where person = :person and (id = :id or other = :other) returning id"
        return bool(await self.database.change(gone, person=person, id=id, other=other))

    async def muted(self, person: str) -> list[Kept]:
        """Whom he has muted, under their names of now."""
        rows = await self.database.read(
            "select muted.id, name, muted.made_at from muted join people on people.id = other"
            " where person = :person order by muted.made_at desc", person=person)  # fmt: skip
        return [Kept(*row) for row in rows]

    async def shunned(self, bout: str, person: str) -> bool:
        """Whether somebody who sits there has muted him."""
        return bool(await self.database.first(
            "select 1 from seats join muted on muted.person = seats.person"
            " where seats.bout = :bout and muted.other = :other limit 1", bout=bout, other=person))  # fmt: skip


def named(person: str, name: str) -> dict[str, str]:
    """The parameters for somebody of that name."""
    return {"id": person, "name": name, "folded": folded(name), "looks": looks(name)}


def instead(name: str) -> dict[str, str]:
    """The parameters for the name that somebody gets instead of his own."""
    return {"other": name, "renamed": folded(name), "seen": looks(name)}
