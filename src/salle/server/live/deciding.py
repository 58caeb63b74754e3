"""Decides what happens at a table: `Decisions.decide` is the whole path of a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from salle.server.bots.pool import BotPool
from salle.server.live.bot_turns import BotTurns
from salle.server.live.bout_summary import summarize
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import LiveTables
from salle.server.live.sending import send_changes
from salle.server.live.watcher import Watcher
from salle.server.logging import digest, note
from salle.server.metrics import Metrics
from salle.server.store.database import Statement, Taken
from salle.server.table.table import Table
from salle.wire.log_entries import Chose, Entry, Played, Secret


class Decisions:
    """Decides at the tables of one worker, and asks its bots for their decisions."""

    def __init__(self, tables: LiveTables, bots: BotPool, metrics: Metrics | None = None) -> None:
        self.tables: Final = tables
        self.bot_turns: Final = BotTurns(self, bots)
        self._metrics: Final = metrics or Metrics()

    async def decide(self, live: LiveTable, decision: Callable[[Table], Sequence[Entry]]) -> None:
        """Decide, write, send. If `decision` raises an error, nothing changes."""
        tables, asked = self.tables, self.tables.times.now()
        async with live.lock:
            live.touched = asked
            while True:
                if live.stale:
                    await tables.catch_up(live)
                entries = decision(live.table)
                if not entries:
                    return
                now = tables.times.now()
                table = live.table.after(entries, tables.times.lived(now))
                try:
                    await self._append(live.table.seq, table, entries, now)
                    break
                except BaseException as error:
                    live.stale = True  # the entries may have been written all the same
                    if not isinstance(error, Taken):  # Taken: another worker was first, so decide again
                        raise
            live.table = table
            if table.deserted:
                tables.forget(table.id)
            else:
                await tables.look_up_ratings(live, entries)
                send_changes(live, tables.lived(), to_whom(live, entries))
        self.bot_turns.wake(live)
        self.count(table, entries, tables.times.now() - asked)

    async def _append(self, seq: int, table: Table, entries: Sequence[Entry], now: float) -> None:
        """Write these entries. The same transaction changes ratings, or deletes a table that all players have left."""
        store = self.tables.store
        deletion = Statement("delete from bouts where id = :bout", {"bout": table.id})
        also = [deletion] if table.deserted else await self.tables.ratings.earned(table)
        await store.append(table.id, seq, entries, summarize(table, self.tables.times.lived(now), entries), now, also)

    def count(self, table: Table, entries: Sequence[Entry], seconds: float) -> None:
        """Count what was written and sent, and log the end of a bout."""
        self._metrics.command.observe(seconds)
        if decisions := sum(is_decision(table, entry) for entry in entries):
            self._metrics.actions.labels(table.terms.game).inc(decisions)
        if table.stage == "over":
            self.note("ended", table)

    def note(self, what: Literal["opened", "ended"], table: Table) -> None:
        """Count and log a bout that was opened or has ended."""
        self._metrics.bouts.labels(table.terms.game, what).inc()
        note(f"bout {what}", bout=digest(table.id), game=table.terms.game)


def to_whom(live: LiveTable, entries: Sequence[Entry]) -> list[Watcher] | None:
    """The watchers who may see these entries: for a secret choice, only the player who made it. None means all."""
    hidden = {live.table.places[entry.seat].person for entry in entries if isinstance(entry, Secret)}
    return [watcher for watcher in live.watchers if watcher.person in hidden] if hidden else None


def is_decision(table: Table, entry: Entry) -> bool:
    """Whether a seat decided something, and not only the deck."""
    if isinstance(entry, Played) and entry.tokens:
        return not table.game.is_chance(table.game.notation.action(entry.tokens[0]))
    return isinstance(entry, Chose)
