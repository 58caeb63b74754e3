"""Child processes: they answer, are too slow, die and are restarted, and end with all that they started."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import msgspec
import pytest

from salle import processes
from salle.processes import MOST_ANSWER, Child, NoAnswer
from tests.players.external_bots import gone, running

LONG = 60.0  # seconds for anything that should work
# Does what it is asked to: {"do": ..., "what": ...}.
SERVING = """
import os, subprocess, sys, time
import msgspec
from salle.processes import Parent

class Said(msgspec.Struct):
    what: int | str

parent = Parent()
while True:
    asked = msgspec.json.decode(parent.question())
    do, what = asked["do"], asked["what"]
    if do == "say":
        parent.answer(Said(what))
    elif do == "say own number":
        parent.answer(Said(os.getpid()))
    elif do == "print":
        print(what, flush=True)
        parent.answer(Said(sys.stdin.read()))
    elif do == "start":
        parent.answer(Said(subprocess.Popen(["sleep", "600"]).pid))
    elif do == "sleep":
        time.sleep(600)
    elif do == "exit":
        sys.exit(what)
"""
COMMAND = (sys.executable, "-c", SERVING)
# Answers the first line with what it is given, whatever that is, and sleeps.
BABBLING = "import sys, time; sys.stdin.readline(); print({!r}, flush=True); time.sleep(600)"
# Starts the command that it is given, prints that child's number and one that the child starts, and asks it to sleep.
ASKING = """
import sys
from salle.processes import Child

child = Child(*sys.argv[1:])
for do in b"say own number", b"start", b"sleep":
    print(child.ask(b'{"do": "%s", "what": 0}' % do, 600, bytes.decode), end="", flush=True)
"""

Ask = Callable[..., int | str]


def line(do: str, what: int | str = 0) -> bytes:
    return msgspec.json.encode({"do": do, "what": what})


def said(answer: bytes) -> int | str:
    what: int | str = msgspec.json.decode(answer)["what"]
    return what


@contextmanager
def started(*command: str) -> Iterator[Child]:
    child = Child(*(command or COMMAND))
    try:
        yield child
    finally:
        child.end()


def blocking(child: Child, question: bytes, seconds: float = LONG) -> int | str:
    return child.ask(question, seconds, said)


def in_a_loop(child: Child, question: bytes, seconds: float = LONG) -> int | str:
    return asyncio.run(child.ask_async(question, seconds, said))


either_way = pytest.mark.parametrize("ask", [blocking, in_a_loop])


@either_way
def test_a_child_answers_one_question_after_the_other(ask: Ask) -> None:
    with started() as child:
        assert [ask(child, line("say", what)) for what in ("one", "two")] == ["one", "two"]
        assert ask(child, line("say own number")) == child.pid
        assert child.running


@either_way
def test_a_question_larger_than_a_pipe_is_answered(ask: Ask) -> None:
    with started() as child:
        assert ask(child, line("say", "x") + b" " * 1_000_000) == "x"


@either_way
def test_a_silent_child_is_ended_after_the_timeout(ask: Ask) -> None:
    with started() as child:
        with pytest.raises(NoAnswer) as raised:
            ask(child, line("sleep"), 0.1)
        assert raised.value.status is None
        assert not child.running


@either_way
def test_a_child_that_does_not_read_is_ended_after_the_timeout(ask: Ask) -> None:
    with started(sys.executable, "-c", "import time; time.sleep(600)") as child:
        with pytest.raises(NoAnswer) as raised:
            ask(child, b" " * 1_000_000, 0.1)
        assert raised.value.status is None
        assert not child.running


@either_way
def test_the_exit_status_of_a_child_that_dies_is_known_whenever_it_is_asked(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "TO_END", LONG)
    with started() as child:
        for _ in range(2):
            with pytest.raises(NoAnswer) as raised:
                ask(child, line("exit", 7))
            assert raised.value.status == 7
        assert child.end() == 7


@either_way
@pytest.mark.parametrize("answer", ["nonsense", "", '{"what": "' + "x" * MOST_ANSWER + '"}'])
def test_a_child_that_says_nonsense_is_ended(ask: Ask, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "TO_END", 0.0)
    with started(sys.executable, "-c", BABBLING.format(answer)) as child:
        with pytest.raises(NoAnswer) as raised:
            ask(child, b"")
        assert raised.value.status != 0
        assert not child.running


@either_way
def test_a_child_that_died_is_restarted(ask: Ask) -> None:
    with started() as first, pytest.raises(NoAnswer):
        ask(first, line("exit", 1))
    with started() as second:
        assert ask(second, line("say", "again")) == "again"


def test_a_child_that_is_asked_can_be_ended_from_elsewhere() -> None:
    with started() as child, ThreadPoolExecutor(1) as other:
        blocking(child, line("say"))
        answer = other.submit(blocking, child, line("sleep"))
        assert child.end() != 0
        with pytest.raises(NoAnswer):
            answer.result(LONG)


@either_way
def test_a_question_that_comes_after_the_end_is_refused_at_once(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    with started() as child:
        blocking(child, line("say"))
        child.end()
        monkeypatch.setattr(Child, "running", True)  # as it seemed when the question was sent
        with pytest.raises(NoAnswer):
            ask(child, line("say"))


def test_a_question_in_a_loop_can_be_cancelled() -> None:
    async def main(child: Child) -> None:
        asking = asyncio.create_task(child.ask_async(line("sleep"), LONG, said))
        await asyncio.sleep(0.01)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        child.end()

    with started() as child:
        asyncio.run(main(child))
        assert not child.running


def test_what_a_child_prints_and_reads_does_not_disturb_its_answers(capfd: pytest.CaptureFixture[str]) -> None:
    with started() as child:
        assert blocking(child, line("print", "loud")) == ""
        assert blocking(child, line("say", "quiet")) == "quiet"
    out, err = capfd.readouterr()
    assert (out, err) == ("", "loud\n")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no groups to kill")
def test_what_a_child_started_ends_with_it() -> None:
    with started() as child:
        grandchild = int(blocking(child, line("start")))
        assert running(grandchild)
        child.end()
        assert gone(grandchild)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no groups to kill")
def test_a_child_ends_with_its_parent_and_so_does_all_that_it_started() -> None:
    with subprocess.Popen([sys.executable, "-c", ASKING, *COMMAND], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pids = [int(said(parent.stdout.readline())) for _ in range(2)]
        assert all(map(running, pids))
        parent.kill()
    assert all(map(gone, pids))
