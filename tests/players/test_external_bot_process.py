"""The separate process of an external bot: one bot at a time, no more than it may know, and a clean end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from salle import processes
from salle.core.errors import Forfeit
from salle.players import external_bot_protocol
from salle.players.external_bot import close_rooms, own_bot_seed, rooms
from tests.players.external_bots import first_decision, gone, own, running

pytestmark = pytest.mark.usefixtures("folder")


def test_each_bout_has_a_new_bot_in_the_same_process() -> None:
    seen = first_decision()
    first = own("Counting")
    assert [first.choose(seen) for _ in range(2)] == [seen.legal[-1], seen.legal[-2]]
    assert first.room is not None
    process = first.room.process.pid
    del first
    second = own("Counting")
    assert second.choose(seen) == seen.legal[-1]
    assert second.room is not None
    assert second.room.process.pid == process


def test_bots_that_play_at_the_same_time_have_separate_processes() -> None:
    players = [own("Counting") for _ in range(3)]
    for player, seat in zip(players, (0, 0, 1), strict=True):
        seen = first_decision(seat)
        assert player.choose(seen) == seen.legal[-1]
    assert len({player.room.process.pid for player in players if player.room}) == 3


def test_processes_with_different_numbers_are_separate() -> None:
    pids = [own("Good").sit(which).process.pid for which in (0, 1, 0)]
    assert pids[0] == pids[2] != pids[1]


def test_a_process_can_start_before_the_first_decision() -> None:
    player = own("Counting")
    process = player.sit().process
    seen = first_decision()
    assert player.choose(seen) == seen.legal[-1]
    assert player.room is not None
    assert player.room.process is process


def test_a_bot_gets_the_game_and_a_seed_if_its_init_has_them() -> None:
    seen = first_decision()
    for seed in range(3):
        assert own("Lucky", seed=seed).choose(seen) == seen.legal[own_bot_seed(seed) % len(seen.legal)]


def test_the_seed_of_a_bot_does_not_reveal_the_deals() -> None:
    luck = own_bot_seed("0/a v b/7/0/1")
    assert luck != own_bot_seed("0/a v b/7/0/0")
    assert 0 <= luck < 2**48
    assert own("Good").seed == own_bot_seed(1)


def test_close_rooms_ends_all_processes() -> None:
    own("Good").choose(first_decision())
    (pid,) = [room.process.pid for known in rooms.values() for room in known]
    assert running(pid)
    close_rooms()
    assert gone(pid)


@pytest.mark.parametrize("way", ["SIGKILL", "SIGINT"])
@pytest.mark.parametrize("bot", ["Loops", "Parent"])
def test_a_process_and_its_children_end_with_the_parent(bot: str, way: str, folder: Path) -> None:
    code = (
        "import salle, sys; from salle import Seat; from salle.players import external_bot\n"
        "game = salle.game('engarde/standard', hits=1)\n"
        "bout = salle.Bout(game, game.stance('left=1 right=23 hands=12345/12345 pack=1234 turn=left'))\n"
        f"player = salle.player('own_bots:{bot}', game, 1, 60.0)\n"
        "player.room = external_bot.room_for(player.place, player.bot, game, Seat(0))\n"
        "print(player.room.process.pid, flush=True)\n"
        "player.choose(bout.seen(Seat(0)))\n"
        "print('chosen', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as asking:
        assert asking.stdout is not None
        pids = [int(asking.stdout.readline())]
        if bot == "Parent":
            asking.stdout.readline()
            pids.append(int((folder / "child").read_text(encoding="utf-8")))
        sleep(0.2)
        assert all(map(running, pids))
        os.kill(asking.pid, getattr(signal, way))
        asking.wait()
    assert all(map(gone, pids))


def test_a_process_inherits_no_open_files(folder: Path) -> None:
    with (folder / "secret").open("w+", encoding="utf-8") as secret:
        os.set_inheritable(secret.fileno(), True)
        own("Curious").choose(first_decision())
    opened = (folder / "opened").read_text(encoding="utf-8")
    assert os.devnull in opened and "pipe:" in opened
    assert "secret" not in opened


def test_a_process_that_answers_nonsense_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    player = own("Good")
    seen = first_decision()
    player.choose(seen)
    assert player.room is not None
    read = external_bot_protocol.read_reply
    monkeypatch.setattr(external_bot_protocol, "read_reply", lambda line: read(b"nonsense\n"))
    monkeypatch.setattr(processes, "TO_END", 0.0)
    with pytest.raises(Forfeit, match="its process was killed"):
        player.choose(seen)
