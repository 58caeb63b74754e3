"""Describes the socket as AsyncAPI, with a JSON Schema (draft 7) for each message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct
from msgspec.json import schema_components
from mypy_extensions import i64

from salle import __version__
from salle.wire import messages as wire

SCHEMAS: Final = "#/components/schemas/"
Schema: TypeAlias = dict[str, Any]

ABOUT: Final = (
    "The socket of a table, for its players and spectators. Every text frame is one message in JSON. `receive` and"
    " `send` are from the server's point of view. The cookie of the HTTP API identifies the client; a client without a"
    " seat watches."
)
ARG: Final[Schema] = {
    "title": "Arg",
    "description": "An argument of a message.",
    "anyOf": [
        {"type": ["string", "number"]},
        {"$ref": f"{SCHEMAS}Message"},
        {"type": "array", "items": {"$ref": f"{SCHEMAS}Arg"}},
    ],
}


def described(scenes: Sequence[type[Struct]]) -> Schema:
    """The whole description, with the types of the games' boards."""
    said, told = tagged(wire.Command), tagged(wire.Told)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Salle", "version": __version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {"table": channel([*said, *told])},
        "operations": {
            "hear": operation("receive", "A message from a client.", said),
            "tell": operation("send", "A message to a client.", told),
        },
        "components": {
            "messages": {tag: message(tag, struct) for tag, struct in (said | told).items()},
            "schemas": schemas([*said.values(), *told.values()], scenes),
        },
    }


def tagged(union: Any) -> dict[str, type[Struct]]:
    """The messages of a union, by their `type`."""
    return {str(struct.__struct_config__.tag): struct for struct in get_args(union)}


def channel(tags: Sequence[str]) -> Schema:
    """The channel of a table."""
    since = (
        "The number of the latest change that the client knows; the server sends the changes after it. Without it, the"
        " server sends only the current view."
    )
    return {
        "address": "/api/tables/{table}/socket",
        "parameters": {"table": {"description": "The id of the table."}},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {"type": "object", "properties": {"since": {"type": "integer", "description": since}}},
            }
        },
        "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in tags},
    }


def operation(action: str, summary: str, tags: Sequence[str] | dict[str, type[Struct]]) -> Schema:
    """An operation of the server."""
    messages = [{"$ref": f"#/channels/table/messages/{tag}"} for tag in tags]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "summary": summary, "messages": messages}


def message(tag: str, struct: type[Struct]) -> Schema:
    return {"name": tag, "summary": struct.__doc__, "payload": {"$ref": SCHEMAS + struct.__name__}}


def schemas(structs: Sequence[type[Struct]], scenes: Sequence[type[Struct]]) -> dict[str, Schema]:
    """A schema for each of these types, and for all types that they refer to."""
    _, found = schema_components([*structs, *scenes], schema_hook=whole, ref_template=SCHEMAS + "{name}")
    made: dict[str, Schema] = {name: draft_7(schema) for name, schema in found.items()}
    for schema in made.values():
        if "additionalProperties" not in schema:  # the server sends every field; a client may leave out defaults
            schema["required"] = list(schema["properties"])
    made["Message"]["properties"]["args"]["additionalProperties"] = {"$ref": f"{SCHEMAS}Arg"}
    drawn = [{"$ref": SCHEMAS + scene.__name__} for scene in scenes]
    made["View"]["properties"]["scene"] |= {"anyOf": [*drawn, {"type": "null"}]}
    return made | {"Arg": ARG}


def whole(type: type) -> Schema:
    """Describe seats and actions, which compiled rules keep as i64, as integers."""
    if type is not i64:
        raise NotImplementedError
    return {"type": "integer"}


def draft_7(schema: Any) -> Any:
    """The schema in draft 7: arrays of a fixed length are written differently, and unions need no discriminator."""
    if isinstance(schema, list):
        return [draft_7(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: draft_7(value) for name, value in schema.items() if name != "discriminator"}
    if "prefixItems" in plain:
        plain |= {"items": plain.pop("prefixItems"), "additionalItems": False}
    return plain
