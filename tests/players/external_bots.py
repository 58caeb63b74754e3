"""External bots for tests: some that work, and some that fail in every way."""

from __future__ import annotations

import subprocess
from time import monotonic, sleep

import salle
from salle import Seat
from salle.core.player import Seen
from salle.players.external_bot import ExternalBot, own_bot_seed

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

class Crashes:
    def choose(self, seen):
        os.kill(os.getpid(), 11)

class Later:
    async def choose(self, seen):
        return seen.legal[0]

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


def first_decision(seat: int = 0) -> Seen:
    stance = "left=1 right=23 hands=12345/12345 pack=1234 turn=left"
    if seat:
        stance = stance.replace("turn=left", "turn=right")
    return salle.Bout(GAME, GAME.stance(stance)).seen(Seat(seat))


def own(name: str, patience: float = 5.0, seed: int = 1) -> ExternalBot:
    player = salle.player(f"own_bots:{name}", GAME, seed) if patience == 5.0 else None
    if isinstance(player, ExternalBot):
        return player
    return ExternalBot(f"own_bots:{name}", GAME, own_bot_seed(seed), patience)


def running(pid: int) -> bool:
    ran = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return ran.stdout.strip()[:1] not in ("", "Z")


def gone(pid: int) -> bool:
    """Whether the process ends within 10 seconds."""
    end = monotonic() + 10
    while running(pid) and monotonic() < end:
        sleep(0.05)
    return not running(pid)
