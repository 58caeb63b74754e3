"""Tests speak English, whatever the machine's language, and programs they start can be interrupted."""

from __future__ import annotations

import os
import signal

os.environ["SALLE_LANG"] = "en"
# A shell lets what it starts in the background ignore Ctrl-C, and so would every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
