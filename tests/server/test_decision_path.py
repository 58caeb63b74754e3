"""The path of a decision: the rules run once, nothing changes before the write, and each command has a module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import salle.server.live.commands
from salle.core.game import EVERYONE, NOBODY, Seat
from salle.core.rng import Rng
from salle.server.live.commands import obey
from salle.server.table import actions
from salle.server.table.agreements import answer, take_back
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.log_entries import Played
from tests.server.serverless_table import Sitting
from tests.server.serving import Server, served

GAMES = ("engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard")


def facts(table: Table) -> tuple[object, ...]:
    """The state that must not change before a decision is written."""
    return table.seq, table.ply, table.number, dict(table.counters), table.bout.state.sight(EVERYONE)


@pytest.mark.parametrize("game", GAMES)
def test_a_decided_table_is_the_one_that_its_log_says(game: str) -> None:
    sitting, rng = Sitting(game), Rng("decisions", game)
    while sitting.table.stage == "fencing" and sitting.table.ply < 120:
        before = sitting.table
        seat = before.due()[0]
        legal = before.moments()[seat].state.legal_actions()
        entries = actions.act(before, seat, before.ply, before.game.notation.token(legal[rng.below(len(legal))]))
        known = facts(before)
        sitting.table = before.after(entries, sitting.at)
        assert known == facts(before)
        sitting.log += [(entry, sitting.at) for entry in entries]
    replayed = sitting.again()
    for table in (sitting.table, replayed):
        assert table.bout.actions
    assert sitting.table.bout.actions == replayed.bout.actions
    assert (sitting.table.counters, sitting.table.counter) == (replayed.counters, replayed.counter)
    assert sitting.table.changes == replayed.changes
    assert sitting.table.bout.heard_counts() == replayed.bout.heard_counts()
    for eyes in (NOBODY, *map(Seat, range(replayed.game.seats))):
        assert sitting.table.bout.state.sight(eyes) == replayed.bout.state.sight(eyes)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_decision_run_once(game: str) -> None:
    sitting = Sitting(game)
    for _ in range(12):
        if sitting.table.stage != "fencing":
            break
        table = sitting.table
        seat = table.due()[0]
        token = table.game.notation.token(table.moments()[seat].state.legal_actions()[0])
        entries = actions.act(table, seat, table.ply, token)
        sitting.table = table.after(entries, sitting.at)
        if isinstance(entries[0], Played):
            assert table.decided is not None
            assert sitting.table.bout is table.decided[1]  # the bout in which the action was played already


def test_a_take_back_goes_back_once() -> None:
    sitting = Sitting("engarde/standard")
    for _ in range(10):
        sitting.goes_on()
    seat = sitting.table.due()[0]
    sitting.does(take_back(sitting.table, seat, sitting.at))
    entries = answer(sitting.table, 1 - seat, "takeback", True, sitting.at)
    decided = sitting.table.decided
    sitting.table = sitting.table.after(entries, sitting.at)
    assert decided is not None and sitting.table.bout is decided[1]


def test_each_command_has_its_module_and_its_arm() -> None:
    folder = Path(str(salle.server.live.commands.__file__)).parent
    arms = re.findall(r"case messages\.(\w+)\(\):\n\s+await (\w+)\(context, command\)", Path(obey.__file__).read_text())
    commands = {kind.__name__ for kind in get_args(messages.Command)} - {"Retire"}  # a `Resign`
    assert {kind for kind, _ in arms} == commands
    assert len(arms) == len(commands)
    assert all((folder / f"{name}.py").exists() for _, name in arms)


@served
async def test_a_failed_write_changes_nothing(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    live = server.service.live_tables.live[table]
    seen: list[Table] = []
    store: Any = server.service.store
    append = store.append

    async def broken(*arguments: Any) -> None:
        seen.append(live.table)
        raise RuntimeError

    async with ada.at(table) as left, bo.at(table) as right:
        await left.sees(lambda view: view["head"]["stage"] == "fencing")
        await right.sees(lambda view: view["head"]["stage"] == "fencing")
        first = left if left.view["offers"] else right
        before = live.table
        store.append = broken
        await first.acts()
        assert await first.refused() == "server-error-fault"
        assert seen == [before]
        store.append = append
        await first.moves(left, right)
