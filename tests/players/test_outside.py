"""A bot of somebody's own sits in a process apart; what it does wrong costs it the bout and is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import salle
from salle import Seat
from salle.core.errors import BadBot, Forfeit
from salle.core.player import Seen
from salle.players import outside
from salle.players.outside import Outside, close_rooms, loaded, own_luck, rooms

GAME = salle.game("engarde/standard", hits=1)

BOTS = """
import os, subprocess, sys, time

class Parent:
    def choose(self, seen):
        with open("child", "w") as file:
            file.write(str(subprocess.Popen(["sleep", "60"]).pid))
        return seen.legal[0]

class Good:
    def choose(self, seen):
        return seen.legal[0]

class Loud:
    def choose(self, seen):
        print("x" * 100_000)
        os.write(1, b'{"type": "Answer", "action": 99}' + b"\\n")
        assert sys.stdin.read() == ""
        return seen.legal[-1]

class Counting:
    def __init__(self):
        self.asked = 0

    def choose(self, seen):
        self.asked += 1
        return seen.legal[-self.asked]

class Lucky:
    def __init__(self, seed, game):
        self.seed, self.game = seed, game

    def choose(self, seen):
        assert self.game.digest == seen.game.digest
        return seen.legal[self.seed % len(seen.legal)]

class Raises:
    def choose(self, seen):
        return {}["nothing"]

class RaisesDeeper:
    def choose(self, seen):
        return seen.game.stance("nonsense")

class Interrupts:
    def choose(self, seen):
        raise KeyboardInterrupt("mine")

class Dumb(Exception):
    def __str__(self):
        raise RuntimeError

class RaisesDumb:
    def choose(self, seen):
        raise Dumb

class RaisesOdd:
    def choose(self, seen):
        raise ValueError("\\udc80 odd")

class Illegal:
    def choose(self, seen):
        return seen.game.notation.action("<1")

class Far:
    def choose(self, seen):
        return 100_000

class Word:
    def choose(self, seen):
        return "x5"

class Nothing:
    def choose(self, seen):
        pass

class Yes:
    def choose(self, seen):
        return True

class Sleeps:
    def choose(self, seen):
        time.sleep(60)

class Loops:
    def choose(self, seen):
        while True:
            pass

class Exits:
    def choose(self, seen):
        sys.exit(7)

class Dies:
    def choose(self, seen):
        os._exit(3)

class Needy:
    def __init__(self, friend, seed, *rest, foe, easy=1, **more):
        pass

    def choose(self, seen):
        return seen.legal[0]

class Curious:
    def choose(self, seen):
        links = [f"/proc/self/fd/{name}" for name in os.listdir("/proc/self/fd")]
        with open("opened", "w") as file:
            file.write(" ".join(os.readlink(link) for link in links if os.path.lexists(link)))
        return seen.legal[0]

class Stops:
    def __init__(self):
        raise KeyboardInterrupt

    def choose(self, seen):
        return seen.legal[0]

class Slow:
    def __init__(self, seed):
        time.sleep(60 if seed else 0)

    def choose(self, seen):
        return seen.legal[0]

class Idle:
    pass

good = Good()

def factory(game):
    return Good()
"""


def line_of(code: str) -> int:
    return BOTS[: BOTS.index(code)].count("\n") + 1


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "own_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "own_broken.py").write_text("import os\n\nraise RuntimeError('not today')\n", encoding="utf-8")
    (tmp_path / "own_lost.py").write_text("import nowhere\n", encoding="utf-8")
    (tmp_path / "own_typo.py").write_text("class Bold:\n    def choose(self seen):\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    close_rooms()


def first_decision(seat: int = 0) -> Seen:
    stance = "left=1 right=23 hands=12345/12345 pack=1234 turn=left"
    if seat:
        stance = stance.replace("turn=left", "turn=right")
    return salle.Bout(GAME, GAME.stance(stance)).seen(Seat(seat))


def own(name: str, patience: float = 5.0, seed: int = 1) -> Outside:
    player = salle.player(f"own_bots:{name}", GAME, seed) if patience == 5.0 else None
    return player if isinstance(player, Outside) else Outside(f"own_bots:{name}", GAME, own_luck(seed), patience)


@pytest.mark.parametrize("name", ["random", "json", "salle", "enum"])
def test_other_files_in_the_folder_stand_in_nobodys_way(name: str, folder: Path) -> None:
    (folder / f"{name}.py").write_text("raise RuntimeError('not meant')\n", encoding="utf-8")
    assert own("Good").choose(first_decision()) in first_decision().legal


def test_it_plays_a_whole_bout() -> None:
    bout, dealer, players = salle.Bout(GAME), salle.Dealer(1), [own("Good"), salle.player("random", GAME, 1)]
    while not bout.over:
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(GAME, bout.state))
        else:
            bout.act(bout.awaiting, players[bout.awaiting].choose(bout.seen(bout.awaiting)))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", rf"it raised KeyError: 'nothing' \(own_bots.py, line {line_of('nothing')}\)"),
        ("Interrupts", r"it raised KeyboardInterrupt: mine \(own_bots.py, line \d+\)"),
        ("RaisesDumb", r"it raised Dumb: - \(own_bots.py, line \d+\)"),
        ("RaisesOdd", r"it raised ValueError: \? odd \(own_bots.py, line \d+\)"),
        ("RaisesDeeper", rf"it raised BadStance: .* \(own_bots.py, line {line_of('nonsense')}\)"),
        ("Illegal", r"it chose <1, which is refused \(off-the-piste\): you stand at the end of the piste"),
        ("Far", "it chose 100000; actions go from 0 to 286"),
        ("Word", "it chose 'x5', of type str; an action is a whole number"),
        ("Nothing", "it chose None, of type NoneType"),
        ("Yes", "it chose True, of type bool"),
        ("Exits", "its process ended, with exit status 7"),
        ("Dies", "its process ended, with exit status 3"),
    ],
)
def test_what_it_does_wrong_is_told(name: str, why: str) -> None:
    with pytest.raises(Forfeit, match=f"The bot own_bots:{name} on seat 1 forfeits: {why}"):
        own(name).choose(first_decision())


@pytest.mark.parametrize("name", ["Sleeps", "Loops"])
def test_who_takes_too_long_forfeits_and_is_ended(name: str) -> None:
    started = monotonic()
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s"):
        own(name, 0.3).choose(first_decision())
    assert monotonic() - started < 5
    assert all(room.process.poll() is not None for known in rooms.values() for room in known)


def test_its_making_counts_for_the_first_decision() -> None:
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s for its first decision, for which its __init__ counts"):
        own("Slow", 0.3).choose(first_decision())
    player = own("Good")
    player.choose(first_decision())
    player.patience = 0.3
    assert player.room is not None
    os.kill(player.room.process.pid, signal.SIGSTOP)
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s\.$"):
        player.choose(first_decision())


def test_who_takes_too_long_to_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TO_BEGIN", 0.01)
    with pytest.raises(BadBot, match=r"The bot own_bots:Good can't be loaded: it took more than 0.01 s to load\."):
        loaded("own_bots:Good", GAME)


def test_what_it_started_ends_with_it(tmp_path: Path) -> None:
    own("Parent").choose(first_decision())
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    assert running(child)
    close_rooms()
    assert gone(child)


@pytest.mark.parametrize("name", ["Raises", "Dies"])
def test_after_a_forfeit_the_next_bout_is_fenced(name: str) -> None:
    for _ in range(2):
        with pytest.raises(Forfeit):
            own(name).choose(first_decision())


def test_what_it_prints_and_reads_disturbs_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    seen = first_decision()
    player = own("Loud")
    assert [player.choose(seen) for _ in range(2)] == [seen.legal[-1]] * 2
    close_rooms()
    out, err = capfd.readouterr()
    assert out == ""
    assert "xxxx" in err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("own_bots:Missing", r"own_bots has no class Missing; those in it that can choose: Parent, Good, Loud"),
        ("own_bots:Idle", r"Idle has no method choose\(seen\)"),
        ("own_bots:good", "good is no class but something of type Good; the class itself is needed"),
        ("own_bots:factory", "factory is no class but something of type function"),
        ("own_bots:Needy", "the __init__ of Needy asks for friend, foe; it can be given game and seed, and nothing"),
        ("own_bots:Stops", r"it raised KeyboardInterrupt: - \(own_bots.py, line \d+\)"),
        ("nowhere:Bold", "there is no module nowhere, neither in .* nor elsewhere that Python looks"),
        ("json:Bold", "json is the name of a module outside .*, and that one was found; give your file another name"),
        ("own_bots.inner:Bold", "there is no module own_bots.inner, neither in"),
        ("own_lost:Bold", r"it raised ModuleNotFoundError: No module named 'nowhere' \(own_lost.py, line 1\)"),
        ("own_broken:Bold", r"RuntimeError: not today \(own_broken.py, line 3\)"),
        ("own_typo:Bold", r"SyntaxError: .* \(own_typo.py, line 2\)"),
    ],
)
def test_who_cant_be_loaded_is_told_before(name: str, why: str) -> None:
    with pytest.raises(BadBot, match=f"The bot {name} can't be loaded: .*{why}"):
        loaded(name, GAME)


def test_a_new_bot_sits_down_for_each_bout_in_the_same_process() -> None:
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


def test_bots_that_fence_at_the_same_time_have_processes_of_their_own() -> None:
    players = [own("Counting") for _ in range(3)]
    for player, seat in zip(players, (0, 0, 1), strict=True):
        seen = first_decision(seat)
        assert player.choose(seen) == seen.legal[-1]
    assert len({player.room.process.pid for player in players if player.room}) == 3


def test_a_process_of_another_number_is_another() -> None:
    pids = [own("Good").sit(which).process.pid for which in (0, 1, 0)]
    assert pids[0] == pids[2] != pids[1]


def test_a_process_can_be_opened_before_the_bot_is_asked() -> None:
    player = own("Counting")
    process = player.sit().process
    seen = first_decision()
    assert player.choose(seen) == seen.legal[-1]
    assert player.room is not None
    assert player.room.process is process


def test_it_is_given_the_game_and_luck_if_it_asks() -> None:
    seen = first_decision()
    for seed in range(3):
        assert own("Lucky", seed=seed).choose(seen) == seen.legal[own_luck(seed) % len(seen.legal)]


def test_nothing_about_the_deals_follows_from_its_luck() -> None:
    luck = own_luck("0/a v b/7/0/1")
    assert luck != own_luck("0/a v b/7/0/0")
    assert 0 <= luck < 2**48
    assert own("Good").seed == own_luck(1)


def running(pid: int) -> bool:
    ran = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return ran.stdout.strip()[:1] not in ("", "Z")


def gone(pid: int) -> bool:
    """Whether the process ends, soon."""
    end = monotonic() + 10
    while running(pid) and monotonic() < end:
        sleep(0.05)
    return not running(pid)


def test_all_processes_end_at_the_end() -> None:
    own("Good").choose(first_decision())
    (pid,) = [room.process.pid for known in rooms.values() for room in known]
    assert running(pid)
    close_rooms()
    assert gone(pid)


@pytest.mark.parametrize("way", ["SIGKILL", "SIGINT"])
@pytest.mark.parametrize("bot", ["Loops", "Parent"])
def test_a_process_ends_with_whoever_asked_it_and_all_that_it_started(bot: str, way: str, folder: Path) -> None:
    code = (
        "import salle, signal, sys; from salle import Seat; from salle.players import outside\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored where tests run in the background
        "game = salle.game('engarde/standard', hits=1)\n"
        "bout = salle.Bout(game, game.stance('left=1 right=23 hands=12345/12345 pack=1234 turn=left'))\n"
        f"player = salle.player('own_bots:{bot}', game, 1, 60.0)\n"
        "player.room = outside.room_for(player.place, player.bot, game, Seat(0))\n"
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


def test_it_is_given_no_file_that_is_open_here(folder: Path) -> None:
    with (folder / "secret").open("w+", encoding="utf-8") as secret:
        os.set_inheritable(secret.fileno(), True)
        own("Curious").choose(first_decision())
    opened = (folder / "opened").read_text(encoding="utf-8")
    assert os.devnull in opened and "pipe:" in opened
    assert "secret" not in opened


def test_a_room_that_says_nonsense_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    player = own("Good")
    seen = first_decision()
    player.choose(seen)
    assert player.room is not None
    player.room.replies.put(b"nonsense\n")
    monkeypatch.setattr(outside, "TO_END", 0.0)
    with pytest.raises(Forfeit, match="its process ended"):
        player.choose(seen)
