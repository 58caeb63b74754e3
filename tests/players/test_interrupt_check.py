"""A long search can be interrupted, compiled or not."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from functools import partial
from threading import Thread
from time import monotonic, sleep

import pytest

import salle
from salle import Seat

GAME = salle.game("engarde/standard")
SHARP = "left=5 right=8 hands=33145/24111 turn=left"
BOTS = ["maestro@30s", "maestro@99999999", "flat@30s", "flat@99999999"]


class Enough(Exception):
    """Raised by the signal handler of these tests."""


@pytest.fixture
def soon() -> Iterator[Callable[[], object]]:
    """Sends a signal after 0.3 s. Garbage collection is off, because exceptions in its callbacks are not raised."""

    def stop(number: int, frame: object) -> None:
        raise Enough

    before = signal.signal(signal.SIGALRM, stop)
    gc.disable()
    yield partial(signal.setitimer, signal.ITIMER_REAL, 0.3)
    signal.setitimer(signal.ITIMER_REAL, 0)
    gc.enable()
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("bot", BOTS)
def test_a_signal_interrupts_a_search(bot: str, soon: Callable[[], object]) -> None:
    player, seen, started = salle.player(bot, GAME, 1), salle.Bout(GAME, GAME.stance(SHARP)).seen(Seat(0)), monotonic()
    with pytest.raises(Enough):
        soon()
        player.choose(seen)
    assert monotonic() - started < 20


@pytest.mark.parametrize("bot", ["maestro@1s", "flat@1s"])
def test_other_threads_can_run_during_a_search(bot: str) -> None:
    player, seen = salle.player(bot, GAME, 1), salle.Bout(GAME, GAME.stance(SHARP)).seen(Seat(0))
    thinking = Thread(target=player.choose, args=(seen,))
    thinking.start()
    turns = 0
    while thinking.is_alive():
        sleep(0.05)
        turns += 1
    assert turns > 3
