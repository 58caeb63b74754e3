"""Starts child processes that talk JSON lines, times them out, and ends them with their parent.

`Child` is the parent's side and `Parent` is the child's. In the parent, one thread per child uses its pipes. Blocking
and asyncio callers share that thread, and a child that does not read can't block either of them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, TypeVar

import msgspec

T = TypeVar("T")
TO_END: Final = 1.0  # seconds for a process that has closed its pipe
MOST_ANSWER: Final = 1 << 16  # bytes
# What `start_new_session` does on other systems, for Windows: Ctrl-C is not for the child.
NEW_GROUP: Final[int] = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
HAS_GROUPS: Final = hasattr(os, "killpg")


class NoAnswer(Exception):
    """A child process gave no valid answer. `status` is its exit status, or None if it was ended for being too slow."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status: Final = status


class Child:
    """A process that answers each line of JSON with one line. To restart it after NoAnswer, make a new Child."""

    def __init__(self, *command: str, environment: Mapping[str, str] | None = None) -> None:
        self._process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            creationflags=NEW_GROUP,
            env=environment,
        )
        self._questions: Final[SimpleQueue[tuple[bytes, Future[bytes]] | None]] = SimpleQueue()
        self._closed: bool = False  # the pipes
        Thread(target=self._pump, daemon=True).start()

    @property
    def pid(self) -> int:
        """The system's number for it."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.poll() is None

    def ask(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """Return what `read` makes of the answer to a line, or end the process and raise NoAnswer."""
        try:
            return read(self._send(line).result(seconds))
        except (OSError, ValueError) as error:
            raise self._ended_by(error) from None
        except BaseException:  # Ctrl-C: a later answer would be taken for the answer to another question
            self.end()
            raise

    async def ask_async(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """Do the same as `ask` without blocking the event loop. If you cancel this, call `end`."""
        try:
            return read(await asyncio.wait_for(asyncio.wrap_future(self._send(line)), seconds))
        except (OSError, ValueError) as error:
            raise await asyncio.to_thread(self._ended_by, error) from None

    def end(self) -> int:
        """Kill the process and all that it started, and return its exit status. Windows kills only the process."""
        if self._process.returncode is None:  # or its number may belong to another process by now
            with suppress(OSError):
                if HAS_GROUPS:
                    os.killpg(self.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        self._questions.put(None)
        return self._process.wait()

    def _send(self, line: bytes) -> Future[bytes]:
        if not self.running:
            raise BrokenPipeError
        answer: Future[bytes] = Future()
        answer.set_running_or_notify_cancel()  # it can't be cancelled any more
        self._questions.put((line, answer))
        if self._closed:
            self._refuse_waiting()
        return answer

    def _pump(self) -> None:
        """Write questions and read their answers until `end`, then close the pipes."""
        try:
            self._answer_all()
        finally:
            self._closed = True
            self._refuse_waiting()

    def _refuse_waiting(self) -> None:
        """Fail the questions that came after the end."""
        with suppress(Empty):
            while True:
                question = self._questions.get_nowait()
                if question is not None:
                    question[1].set_exception(BrokenPipeError())

    def _answer_all(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError), self._process.stdout as answers, self._process.stdin as questions:
            while (question := self._questions.get()) is not None:
                line, answer = question
                try:
                    questions.write(line + b"\n")
                    questions.flush()
                    answer.set_result(answers.readline(MOST_ANSWER))
                except OSError as error:
                    answer.set_exception(error)

    def _ended_by(self, error: Exception) -> NoAnswer:
        """End the process because of an error. If it closed its pipe, it has time to exit with its own status."""
        if isinstance(error, TimeoutError):
            self.end()
            return NoAnswer(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TO_END)
        return NoAnswer(self.end())


class Parent:
    """The process that started this one. When it is gone, this process and all that it started end at once.

    Other code here can't disturb the pipes: its standard input is empty, and what it prints goes to the standard error.
    """

    def __init__(self) -> None:
        questions = os.fdopen(os.dup(0), "rb")
        self._answers: Final = os.fdopen(os.dup(1), "wb")
        self._lines: Final[SimpleQueue[bytes]] = SimpleQueue()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        Thread(target=self._listen, args=(questions,), daemon=True).start()

    def question(self) -> bytes:
        """Wait for the next line."""
        return self._lines.get()

    def answer(self, message: msgspec.Struct) -> None:
        """Send a message as a line of JSON."""
        self._answers.write(msgspec.json.encode(message) + b"\n")
        self._answers.flush()

    def _listen(self, questions: BinaryIO) -> None:
        for line in questions:
            self._lines.put(line)
        if HAS_GROUPS and os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)
        os._exit(0)
