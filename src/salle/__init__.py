"""Salle: play, learn and study sword-fighting card games.

>>> import salle
>>> game = salle.game("engarde", ruleset="standard", hits=1)
>>> game
<engarde/standard piste=23 values=5 copies=5 hand=5 hits=1 rounds=None starter=lot parry=sum open_discards=False>
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if os.environ.get("SALLE_PURE", "") not in ("", "0"):
    from salle.interpreted_import import read_sources_only

    read_sources_only()

if TYPE_CHECKING:
    from salle.client.client import Client
    from salle.client.errors import BrokenPromise, Denied, Interrupted, Unreachable
    from salle.client.sync import SyncClient
    from salle.core.bout import Bout
    from salle.core.check.laws import check_laws
    from salle.core.choices import Player
    from salle.core.compiled import is_compiled
    from salle.core.dealer import Dealer
    from salle.core.errors import SalleError
    from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Action, Event, Game, Outcome, Rule, Seat, State
    from salle.core.game_folders import game_ids
    from salle.core.notation.records import Record
    from salle.core.player import Seen
    from salle.core.registry import game
    from salle.core.rng import Rng
    from salle.core.search.playout import play_outs
    from salle.core.texts import Message, texts
    from salle.lab.simulate import play
    from salle.players import player

_HOMES = {
    "salle.core.bout": ("Bout",),
    "salle.core.compiled": ("is_compiled",),
    "salle.core.dealer": ("Dealer",),
    "salle.core.errors": ("SalleError",),
    "salle.core.game": (
        "CHANCE",
        "EVERYONE",
        "LEGAL",
        "NOBODY",
        "Action",
        "Event",
        "Game",
        "Outcome",
        "Rule",
        "Seat",
        "State",
    ),
    "salle.core.check.laws": ("check_laws",),
    "salle.core.player": ("Seen",),
    "salle.core.choices": ("Player",),
    "salle.core.search.playout": ("play_outs",),
    "salle.core.notation.records": ("Record",),
    "salle.core.game_folders": ("game_ids",),
    "salle.core.registry": ("game",),
    "salle.core.rng": ("Rng",),
    "salle.core.texts": ("Message", "texts"),
    "salle.lab.simulate": ("play",),
    "salle.players": ("player",),
    "salle.client.client": ("Client",),
    "salle.client.errors": ("BrokenPromise", "Denied", "Interrupted", "Unreachable"),
    "salle.client.sync": ("SyncClient",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CHANCE",
    "EVERYONE",
    "LEGAL",
    "NOBODY",
    "Action",
    "Bout",
    "BrokenPromise",
    "Client",
    "Dealer",
    "Denied",
    "Event",
    "Game",
    "Interrupted",
    "Message",
    "Outcome",
    "Player",
    "Record",
    "Rng",
    "Rule",
    "SalleError",
    "Seat",
    "Seen",
    "State",
    "SyncClient",
    "Unreachable",
    "check_laws",
    "game",
    "game_ids",
    "is_compiled",
    "play",
    "play_outs",
    "player",
    "texts",
]


def __getattr__(name: str) -> Any:
    """Load a public name on first use, so that `import salle` and `salle --help` stay light."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'salle' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    setattr(sys.modules[__name__], name, value)
    return value


def __dir__() -> list[str]:
    """The public names, whether they are loaded yet or not."""
    return [*__all__, *(name for name in globals() if name.startswith("__"))]
