"""Writes the types of all messages for others, `make wire`: TypeScript, AsyncAPI for the socket, OpenAPI for HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from salle.core.game_folders import game_ids
from salle.core.options import Value
from salle.core.show.view_parts import Part
from salle.core.texts import Message
from salle.server.app import create_app
from salle.server.service import Service
from salle.server.web.openapi import described
from salle.wire import games, messages, study
from salle.wire.bout_list import Stage
from salle.wire.log_entries import Asked, Ending, Leaving
from tools import asyncapi
from tools.typescript import Source

ROOT: Final = Path(__file__).parents[1]
ALIASES: Final[dict[str, Any]] = {
    "Value": Value,
    "Stage": Stage,
    "Asked": Asked,
    "Leaving": Leaving,
    "Ending": Ending,
    "Part": Part,
    "Action": messages.Action,
    "Command": messages.Command,
    "Told": messages.Told,
    "OptionShown": games.OptionShown,
    "Locale": games.Locale,
}
GIVEN: Final = {
    "Code": "/** The code of a card, as its page has it. */\nexport type Code = string;\n",
    "Arg": "/** An argument of a message. */\nexport type Arg = string | number | Message | Arg[];\n",
    "Message": f"/** {Message.__doc__} */\nexport interface Message {{\n  id: string;\n"
    "  args: Record<string, Arg>;\n}\n",
}


def scenes() -> dict[str, type[Struct]]:
    """By game, the type of its scene: the struct in its `scene.py` that is tagged with the game."""
    found = {}
    for id in game_ids():
        for one in vars(import_module(f"salle.games.{id}.scene")).values():
            if isinstance(one, type) and issubclass(one, Struct) and one.__struct_config__.tag == id:
                found[id] = one
    return found


def typescript() -> str:
    """The types of all messages, as TypeScript."""
    sent = [one for module in (messages, games, study) for one in vars(module).values()]
    types = [one for one in sent if isinstance(one, type) and issubclass(one, Struct) and one != Struct]
    drawn = scenes()
    rows = "".join(f"  {id}: {scene.__name__};\n" for id, scene in drawn.items())
    given = GIVEN | {
        "Scenes": f"/** The scenes by game. */\nexport interface Scenes {{\n{rows}}}\n",
        "Scene": "/** What the game's own board needs. */\nexport type Scene = Scenes[keyof Scenes] | null;\n",
    }
    made = "// Made by `make wire` from salle.wire.messages. Do not edit it.\n"
    return f"{made}\n{Source(ALIASES, given).text([*types, *drawn.values()])}"


def socket() -> str:
    """The socket, as AsyncAPI."""
    return formatted(asyncapi.described(list(scenes().values())))


def http() -> str:
    """The HTTP API, as OpenAPI."""
    return formatted(described(create_app(Service("")).app))


def formatted(document: dict[str, Any]) -> str:
    """The text of the file."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


FILES: Final[dict[str, Callable[[], str]]] = {
    "web/src/wire.ts": typescript,
    "docs/socket.json": socket,
    "docs/openapi.json": http,
}


def main() -> None:
    for name, make in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
