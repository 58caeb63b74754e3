"""Tests speak English, whatever the machine's language."""

from __future__ import annotations

import os

os.environ["SALLE_LANG"] = "en"
