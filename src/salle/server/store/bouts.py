"""Bouts in the database: their logs, summaries, deadlines, and the workers' heartbeats."""

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
PULSE: Final = 2.0  # seconds between two heartbeats of a worker
DEAD: Final = 10.0  # seconds without a heartbeat, after which a worker counts as dead
SIGNS: Final = "(select at from workers union all select ended as at from downtimes) as signs"
DIED: Final = "select id from workers where {now} - at > :dead"
TIME_OFFSET: Final = "time-offset"  # the setting with the offset of the server's time from the database's clock


class Row(NamedTuple):
    """An entry of a log."""

    seq: int
    entry: Entry
    at: float


class BoutSummary(NamedTuple):
    """The data of a bout that is stored beside its log, as it is after an entry."""

    stage: Stage
    about: About
    people: tuple[str, ...] | None  # by seat; empty for an open seat or a bot; None: as before
    due: float | None  # seconds until the scheduler has to check the bout again
    timed: bool = True  # whether it has a clock or bots; other bouts have no deadline


class Store:
    """All statements about bouts and workers."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    # -- bouts

    async def open(
        self, bout: str, opened: Opened, secret: str, entries: Sequence[Entry], standing: BoutSummary, at: float,
        also: Sequence[Statement] = (),
    ) -> None:  # fmt: skip
        """Store a new bout with the first entries of its log.

        Raises Taken if the bout before it already has a rematch, or if a statement in `also` violates a key."""
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
        """Append entries from number `seq` on, with the new summary. Raises Taken if another worker was first.

        Secret choices do not update `changed_at`, so that it does not reveal them."""
        when = "" if all(isinstance(entry, Secret) for entry in entries) else ", changed_at = {now}"
        update = f"update bouts set stage = :stage, about = :about{when} where id = :bout"
        change = Statement(update, summary_row(bout, standing))
        await self.database.write([change, *self._written(bout, seq, entries, standing, at), *also], bout)

    def _written(
        self, bout: str, seq: int, entries: Sequence[Entry], standing: BoutSummary, at: float
    ) -> list[Statement]:
        """The statements for the entries, the seats and the deadline."""
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
        """The entries from that number on. The list is empty if there is no such bout."""
        rows = await self.database.read(
            "select seq, entry, at from log where bout = :bout and seq >= :since order by seq", bout=bout, since=since
        )
        return [Row(seq, read_entry(entry), at) for seq, entry, at in rows]

    async def secret(self, bout: str) -> str:
        row = await self.database.first("select secret from secrets where bout = :bout", bout=bout)
        return row[0] if row else ""

    async def rematch(self, bout: str) -> str:
        """The id of the rematch, or an empty text."""
        row = await self.database.first("select id from bouts where after = :bout", bout=bout)
        return row[0] if row else ""

    async def due(self) -> list[str]:
        """The bouts whose deadline has passed."""
        rows = await self.database.read("select bout from deadlines where at <= {now} order by at limit 100")
        return [bout for (bout,) in rows]

    async def waiting(self, seconds: float) -> list[str]:
        """The bouts whose deadline is within that time."""
        rows = await self.database.read("select bout from deadlines where at <= {now} + :seconds", seconds=seconds)
        return [bout for (bout,) in rows]

    async def postpone(self, bout: str, due: float | None) -> None:
        """Set a deadline that has passed, or delete it with None. A later one, written meanwhile, stays."""
        change = "delete from deadlines" if due is None else "update deadlines set at = {now} + :due"
        await self.database.change(f"{change} where bout = :bout and at <= {{now}}", bout=bout, due=due)

    async def time(self) -> tuple[float, float]:
        """The time of all workers, and its offset from the clock of the database."""
        row = await self.database.first("select value from settings where name = :name", name=TIME_OFFSET)
        offset = float(row[0]) if row else 0.0
        return await self.database.time() + offset, offset

    async def last_sign(self) -> float:
        """The time of the latest heartbeat of any worker."""
        rows = await self.database.read(f"select max(at) from {SIGNS}")
        return float(rows[0][0] or 0.0)

    async def move_time(self, before: float, after: float) -> None:
        """Change the offset of all workers' time from the database's clock, unless another worker was first."""
        row = {"name": TIME_OFFSET, "before": repr(before), "after": repr(after)}
        await self.database.write([
            Statement("insert into settings (name, value) values (:name, '0.0') on conflict (name) do nothing", row),
            Statement("update settings set value = :after where name = :name and value = :before", row),
        ])  # fmt: skip

    async def last_seen(self, bout: str) -> dict[str, float]:
        """When each player of that table was last connected, or sat down."""
        rows = await self.database.read(
            "select person, max(coalesce(seen_at, made_at)) from seats join bouts on bouts.id = bout"
            " where bout = :bout group by person", bout=bout)  # fmt: skip
        return dict(rows)

    async def lobby(self, stage: Stage) -> list[Listed]:
        """The public bouts of that stage, the latest first. Open rematches are left out, because others cannot join."""
        return listed(await self.database.read(
            "select id, game, stage, made_at, changed_at, about from bouts where public = 1 and stage = :stage"
            " and (after is null or stage <> 'open') order by changed_at desc limit :most",
            stage=stage, most=MOST_LISTED))  # fmt: skip

    async def bouts_of(self, person: str, most: int = MOST_LISTED) -> list[Listed]:
        """The bouts of a person, with their seats, the latest first."""
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
        """The number of a person's unfinished bouts."""
        rows = await self.database.read(
            "select count(distinct bouts.id) from bouts join seats on seats.bout = bouts.id"
            " where person = :person and stage <> 'over'", person=person)  # fmt: skip
        return int(rows[0][0])

    # -- the workers themselves

    async def setting(self, name: str) -> str:
        """A secret setting of this server. It is created at random on first use."""
        await self.database.change(
            "insert into settings (name, value) values (:name, :value) on conflict (name) do nothing",
            name=name, value=token_hex(32))  # fmt: skip
        rows = await self.database.read("select value from settings where name = :name", name=name)
        return str(rows[0][0])

    async def pulse(self, worker: str) -> bool:
        """Write a heartbeat. Returns False if the others had removed this worker as dead."""
        known = await self.database.change(
            "update workers set at = {now} where id = :worker returning id", worker=worker
        )
        if not known:
            await self.database.change("insert into workers (id, at) values (:worker, {now})", worker=worker)
        return bool(known)

    async def bury(self, worker: str) -> bool:
        """Remove dead workers, if this one is alive itself. Returns whether there were any."""
        alive = " and exists (select 1 from workers where id = :worker and {now} - at <= :dead)"
        *_, buried = await self.database.write(self._parting(DIED + alive, worker))
        return bool(buried)

    def _parting(self, parted: str, worker: str) -> list[Statement]:
        """Statements that remove workers, and record that people connected through them were seen until now."""
        values = {"worker": worker, "dead": self._dead}
        return [
            Statement("update seats set seen_at = {now} where exists (select 1 from presence where"
                      " presence.bout = seats.bout and presence.person = seats.person"
                      f" and presence.worker in ({parted}))", values),
            Statement(f"delete from workers where id in ({parted}) returning id", values),
        ]  # fmt: skip

    @property
    def _dead(self) -> float:
        """Seconds without a heartbeat, after which a worker is dead. With SQLite, all earlier workers are dead."""
        return DEAD if self.database.shared else 0.0

    async def wake(self, worker: str) -> None:
        """Write the first heartbeat of a worker. If no other worker is alive, store the downtime since the latest one.

        The first statement makes workers that start at the same time wait for each other."""
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
        """Write the last heartbeat of a worker: a downtime may begin now."""
        await self.database.write([
            *self._parting("select id from workers where id = :worker", worker),
            Statement("insert into downtimes (began, ended) values ({now}, {now})", {}),
        ])  # fmt: skip

    async def stall(self, began: float, ended: float) -> None:
        """Store a downtime during which writes were slow and clocks paused."""
        await self.database.change(
            "insert into downtimes (began, ended) values (:began, :ended)", began=began, ended=ended
        )

    async def downtimes(self) -> list[tuple[float, float]]:
        """The downtimes. Some may have no length."""
        return [(began, ended) for began, ended in await self.database.read("select began, ended from downtimes")]


def summary_row(bout: str, standing: BoutSummary) -> dict[str, Any]:
    """The SQL parameters for a bout's summary."""
    return {"bout": bout, "stage": standing.stage, "about": encoded(standing.about)}


def encoded(about: About) -> str:
    return encode(about).decode()


def listed(rows: Sequence[tuple[Any, ...]]) -> list[Listed]:
    return [
        Listed(bout, game, stage, made_at, changed_at, decode(about, type=About))
        for bout, game, stage, made_at, changed_at, about in rows
    ]
