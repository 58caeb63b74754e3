"""All that is kept, said once in SQL: the log of every bout, and what is found through it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Any, Final, NamedTuple

from msgspec import structs
from msgspec.json import decode, encode

from salle.server.store.database import Database, Statement
from salle.wire.bout_list import About, Listed, Stage
from salle.wire.log_entries import Entry, Opened, Secret, entry_text, read_entry

MOST_LISTED: Final = 100
PULSE: Final = 2.0  # seconds between two signs of life of a worker
DEAD: Final = 10.0  # seconds without one
SIGNS: Final = "(select at from workers union all select ended as at from downtimes) as signs"
DIED: Final = "select id from workers where {now} - at > :dead"
TIME_OFFSET: Final = "time-offset"  # the setting that says how far the server's time is from the database's clock


class Row(NamedTuple):
    """An entry of a log."""

    seq: int
    entry: Entry
    at: float


class BoutSummary(NamedTuple):
    """What is kept of a bout beside its log, as it is after an entry."""

    stage: Stage
    about: About
    people: tuple[str, ...] | None  # by seat; empty: nobody, or a bot; None: as before
    due: float | None  # seconds from now until somebody has to look at it again
    timed: bool = True  # whether it has a clock or bots: nobody ever has to look at it for anything else


class Store:
    """Bouts in a database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    # -- bouts

    async def open(
        self, bout: str, opened: Opened, secret: str, entries: Sequence[Entry], standing: BoutSummary, at: float,
        also: Sequence[Statement] = (),
    ) -> None:  # fmt: skip
        """A new bout with the beginning of its log; Taken if the one it follows has a rematch already, or if a key
        refuses what is also to be written."""
        row = {
            **summary_row(bout, standing),
            "game": opened.terms.game,
            "public": int(opened.terms.public),
            "after": opened.after or None,
            "secret": secret,
        }
        first = [
            Statement(
                "insert into bouts (id, game, stage, public, after, made_at, changed_at, about)"
                " values (:bout, :game, :stage, :public, :after, {now}, {now}, :about)",
                row,
            ),
            Statement("insert into secrets (bout, secret) values (:bout, :secret)", row),
        ]
        await self.database.write([*first, *self._written(bout, 0, entries, standing, at), *also], bout)

    async def append(
        self,
        bout: str,
        seq: int,
        entries: Sequence[Entry],
        standing: BoutSummary,
        at: float,
        also: Sequence[Statement] = (),
    ) -> None:
        """More entries, of which this is the number of the first, and what follows from them; Taken if somebody was
        first. By what was done in secret nothing seems to have changed."""
        when = "" if all(isinstance(entry, Secret) for entry in entries) else ", changed_at = {now}"
        update = f"update bouts set stage = :stage, about = :about{when} where id = :bout"
        change = Statement(update, summary_row(bout, standing))
        await self.database.write([change, *self._written(bout, seq, entries, standing, at), *also], bout)

    def _written(
        self, bout: str, seq: int, entries: Sequence[Entry], standing: BoutSummary, at: float
    ) -> list[Statement]:
        """The entries, who sits there, and when to look again."""
        statements = [
            Statement(
                "insert into log (bout, seq, entry, at) values (:bout, :seq, :entry, :at)",
                {"bout": bout, "seq": number, "entry": entry_text(entry), "at": at},
            )
            for number, entry in enumerate(entries, seq)
        ]
        if standing.people is not None:
            statements.append(Statement("delete from seats where bout = :bout", {"bout": bout}))
            for seat, person in enumerate(standing.people):
                if person:
                    row = {"bout": bout, "seat": seat, "person": person}
                    statements += [
                        Statement("insert into seats (bout, seat, person, seen_at)"
                                  " values (:bout, :seat, :person, {now})", row),
                        Statement("insert into visits (person, bout) values (:person, :bout)"
                                  " on conflict (person, bout) do nothing", row),
                    ]  # fmt: skip
        if standing.timed:
            statements.append(self._deadline(bout, standing.due))
        return statements

    def _deadline(self, bout: str, due: float | None) -> Statement:
        if due is None:
            return Statement("delete from deadlines where bout = :bout", {"bout": bout})
        return Statement(
            "insert into deadlines (bout, at) values (:bout, {now} + :due)"
            " on conflict (bout) do update set at = excluded.at",
            {"bout": bout, "due": due},
        )

    async def log(self, bout: str, since: int = 0) -> list[Row]:
        """The entries from that number on; none if there is no such bout."""
        rows = await self.database.read(
            "select seq, entry, at from log where bout = :bout and seq >= :since order by seq", bout=bout, since=since
        )
        return [Row(seq, read_entry(entry), at) for seq, entry, at in rows]

    async def secret(self, bout: str) -> str:
        row = await self.database.first("select secret from secrets where bout = :bout", bout=bout)
        return row[0] if row else ""

    async def rematch(self, bout: str) -> str:
        """The bout that follows it, if there is one."""
        row = await self.database.first("select id from bouts where after = :bout", bout=bout)
        return row[0] if row else ""

    async def due(self) -> list[str]:
        """The bouts that somebody has to look at now."""
        rows = await self.database.read("select bout from deadlines where at <= {now} order by at limit 100")
        return [bout for (bout,) in rows]

    async def waiting(self, seconds: float) -> list[str]:
        """The bouts that somebody has to look at within that time."""
        rows = await self.database.read("select bout from deadlines where at <= {now} + :seconds", seconds=seconds)
        return [bout for (bout,) in rows]

    async def postpone(self, bout: str, due: float | None) -> None:
        """Look at it again then, or never."""
        await self.database.write([self._deadline(bout, due)])

    async def time(self) -> tuple[float, float]:
        """The time of all workers, and how far it is from the clock of the database."""
        row = await self.database.first("select value from settings where name = :name", name=TIME_OFFSET)
        offset = float(row[0]) if row else 0.0
        return await self.database.time() + offset, offset

    async def last_sign(self) -> float:
        """When a worker last gave a sign of life."""
        rows = await self.database.read(f"select max(at) from {SIGNS}")
        return float(rows[0][0] or 0.0)

    async def move_time(self, before: float, after: float) -> None:
        """Let the time of all workers be so far from the clock of the database, unless another worker was first."""
        row = {"name": TIME_OFFSET, "before": repr(before), "after": repr(after)}
        await self.database.write([
            Statement("insert into settings (name, value) values (:name, '0.0') on conflict (name) do nothing", row),
            Statement("update settings set value = :after where name = :name and value = :before", row),
        ])  # fmt: skip

    async def last_seen(self, bout: str) -> dict[str, float]:
        """When each who sits at that table was last at it; at the latest when somebody sat down there."""
        rows = await self.database.read(
            "select person, max(coalesce(seen_at, made_at)) from seats join bouts on bouts.id = bout"
            " where bout = :bout group by person", bout=bout)  # fmt: skip
        return dict(rows)

    async def lobby(self, stage: Stage) -> list[Listed]:
        """The public bouts of that stage, the latest first; a rematch is open only to those who meet again."""
        return listed(await self.database.read(
            "select id, game, stage, made_at, changed_at, about from bouts where public = 1 and stage = :stage"
            " and (after is null or stage <> 'open') order by changed_at desc limit :most",
            stage=stage, most=MOST_LISTED))  # fmt: skip

    async def bouts_of(self, person: str, most: int = MOST_LISTED) -> list[Listed]:
        """The same for the bouts of somebody, with his seats."""
        found = listed(await self.database.read(
            "select id, game, stage, made_at, changed_at, about from bouts where id in"
            " (select bout from seats where person = :person) order by changed_at desc limit :most",
            person=person, most=most))  # fmt: skip
        mine: dict[str, list[int]] = {}
        for bout, seat in await self.database.read(
            "select bout, seat from seats where person = :person order by seat", person=person
        ):
            mine.setdefault(bout, []).append(seat)
        return [structs.replace(one, yours=tuple(mine.get(one.id, ()))) for one in found]

    async def open_tables_of(self, person: str) -> int:
        """How many of his bouts are not over."""
        rows = await self.database.read(
            "select count(distinct bouts.id) from bouts join seats on seats.bout = bouts.id"
            " where person = :person and stage <> 'over'", person=person)  # fmt: skip
        return int(rows[0][0])

    # -- the workers themselves

    async def setting(self, name: str) -> str:
        """A secret of this service, made up when it is asked for the first time."""
        await self.database.change(
            "insert into settings (name, value) values (:name, :value) on conflict (name) do nothing",
            name=name, value=token_hex(32))  # fmt: skip
        rows = await self.database.read("select value from settings where name = :name", name=name)
        return str(rows[0][0])

    async def pulse(self, worker: str) -> bool:
        """A sign of life; returns whether the others have not taken it for dead."""
        known = await self.database.change(
            "update workers set at = {now} where id = :worker returning id", worker=worker
        )
        if not known:
            await self.database.change("insert into workers (id, at) values (:worker, {now})", worker=worker)
        return bool(known)

    async def bury(self, worker: str) -> bool:
        """Say that others have died, which only one can who lives himself; returns whether any have."""
        alive = " and exists (select 1 from workers where id = :worker and {now} - at <= :dead)"
        *_, buried = await self.database.write(self._parting(DIED + alive, worker))
        return bool(buried)

    def _parting(self, parted: str, worker: str) -> list[Statement]:
        """Who was at a table through one of these workers was seen until now."""
        values = {"worker": worker, "dead": self._dead}
        return [
            Statement("update seats set seen_at = {now} where exists (select 1 from presence where"
                      " presence.bout = seats.bout and presence.person = seats.person"
                      f" and presence.worker in ({parted}))", values),
            Statement(f"delete from workers where id in ({parted}) returning id", values),
        ]  # fmt: skip

    @property
    def _dead(self) -> float:
        """After how many seconds without a sign of life a worker is dead; where there is one, all before it are."""
        return DEAD if self.database.shared else 0.0

    async def wake(self, worker: str) -> None:
        """The first sign of life: if no worker lives, clocks have stood still since the last sign of one. Of workers
        that wake at once, one comes after the other."""
        values: dict[str, Any] = {"dead": self._dead, "worker": worker}
        gone = f"(select max(at) from {SIGNS})"
        asleep = f"{gone} < {{now}} and not exists (select 1 from workers where {{now}} - at <= :dead)"
        await self.database.write([
            Statement("insert into settings (name, value) values ('waking', :worker)"
                      " on conflict (name) do update set value = excluded.value", values),
            Statement(f"update deadlines set at = at + {{now}} - {gone} where {asleep}", values),
            Statement(f"insert into downtimes (began, ended) select {gone}, {{now}} where {asleep}", values),
            *self._parting(DIED, worker),
            Statement("insert into workers (id, at) values (:worker, {now})", values),
        ])  # fmt: skip

    async def rest(self, worker: str) -> None:
        """The last sign of life: from now on, as far as this worker knows, nobody may be up."""
        await self.database.write([
            *self._parting("select id from workers where id = :worker", worker),
            Statement("insert into downtimes (began, ended) values ({now}, {now})", {}),
        ])  # fmt: skip

    async def stall(self, began: float, ended: float) -> None:
        """Nothing could be written in between, and clocks stood still."""
        await self.database.change(
            "insert into downtimes (began, ended) values (:began, :ended)", began=began, ended=ended
        )

    async def downtimes(self) -> list[tuple[float, float]]:
        """When no worker lived, though some of these times are empty."""
        return [(began, ended) for began, ended in await self.database.read("select began, ended from downtimes")]


def summary_row(bout: str, standing: BoutSummary) -> dict[str, Any]:
    """The parameters for that bout as it is now."""
    return {"bout": bout, "stage": standing.stage, "about": encoded(standing.about)}


def encoded(about: About) -> str:
    """As it is kept."""
    return encode(about).decode()


def listed(rows: Sequence[tuple[Any, ...]]) -> list[Listed]:
    """Rows of a list."""
    return [
        Listed(bout, game, stage, made_at, changed_at, decode(about, type=About))
        for bout, game, stage, made_at, changed_at, about in rows
    ]
