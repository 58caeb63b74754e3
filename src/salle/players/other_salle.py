"""Bots of another Salle: `NAME[@BUDGET] in PYTHON`, such as `maestro in /opt/salle-0.2/bin/python`.

A bot of an older release plays against one of this release. The other Python runs the process of external bots
(`external_bot_process`), so its bot gets what its seat has seen, and nothing else. Both must have the same rules.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from salle.core.errors import BadBot
from salle.core.game import Game

IN: Final = " in "
ISOLATED: Final = ("-I",)  # without PYTHONPATH, which could lead to this Salle
OTHER_PATIENCE: Final = 600.0  # seconds for a decision, because the other engine may be interpreted
TO_TELL: Final = 60.0  # seconds to describe itself
PLACES: Final = ("bin/python", "Scripts/python.exe")  # of Python in an environment
DESCRIBE: Final = """
import json, sys
from salle import __version__, is_compiled
from salle.core.registry import make_game, source_digest
name, options, cards = json.loads(sys.argv[1])
game = make_game(name, options, cards)
code = source_digest(game.id, "salle.players", "salle.lab")
told = {"version": __version__, "compiled": is_compiled(), "digest": game.digest, "code": code}
print(json.dumps(told))
"""


class OtherSalle(msgspec.Struct, frozen=True):
    """What another Salle says about itself and a game."""

    version: str
    compiled: bool
    digest: str  # of the game
    code: str  # a hash of all code that its bots depend on


def is_other_salle(name: str) -> bool:
    """Whether the name has the form `NAME in PYTHON`."""
    return IN in name


def other_salle_parts(name: str) -> tuple[str, str]:
    """The bot, and the Python that runs it. Without a Python it is a bot of this Salle."""
    bot, _, python = name.partition(IN)
    return bot, python


def python_of(path: Path) -> Path:
    """The Python at this path, which may be the folder of an environment."""
    inside = [path / place for place in PLACES if (path / place).is_file()]
    return Path(os.path.abspath(inside[0] if inside else path))  # noqa: PTH100 (resolving the link leaves the environment)


def clean_environment() -> Mapping[str, str]:
    """The variables of this process without Salle's, so that the other Salle runs as it was installed."""
    return {name: value for name, value in os.environ.items() if name != "SALLE_PURE"}


def check_other_salle(name: str, game: Game) -> OtherSalle:
    """What the other Salle says about itself. BadBot if it is not there, or if its rules differ."""
    _, python = other_salle_parts(name)
    asked = json.dumps([f"{game.id}/{game.ruleset}", dict(game.options), game.corrected])
    command = [python, *ISOLATED, "-c", DESCRIBE, asked]
    try:
        ran = subprocess.run(
            command, capture_output=True, text=True, timeout=TO_TELL, env=clean_environment(), check=True
        )
        told = msgspec.json.decode(ran.stdout.encode(), type=OtherSalle)
    except OSError:
        raise BadBot("error-other-python", python=python) from None
    except (subprocess.SubprocessError, msgspec.DecodeError) as error:
        words = str(getattr(error, "stderr", "") or "").strip().splitlines()
        raise BadBot("error-other-salle", python=python, problem=words[-1] if words else type(error).__name__) from None
    if told.digest != game.digest:
        raise BadBot("error-other-rules", python=python, version=told.version, game=f"{game.id}/{game.ruleset}")
    return told
