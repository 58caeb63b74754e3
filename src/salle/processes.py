"""Starts and ends groups of child processes, on every system."""

from __future__ import annotations

import os
import signal
import subprocess
from typing import Any, Final

# What `start_new_session` does on other systems, for Windows: Ctrl-C is not for the child.
NEW_GROUP: Final[int] = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
HAS_GROUPS: Final = hasattr(os, "killpg")


def kill_group(process: subprocess.Popen[Any]) -> None:
    """Kill a process that leads a group, and all that it started. On Windows only the process itself is killed."""
    if HAS_GROUPS:
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def end_own_group() -> None:
    """End this process at once, and all that it started if it leads a group."""
    if HAS_GROUPS and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
