"""The socket as AsyncAPI describes it, with a JSON Schema (draft 7) for each message."""

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
    "The socket of a table: what somebody who looks at it is told, and what he may say. Every text frame is one message"
    " in JSON. `receive` and `send` are what the server does. Who somebody is follows from the cookie of the HTTP API;"
    " without one he watches."
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
    """The whole description, with what the boards of the games need."""
    said, told = tagged(wire.Command), tagged(wire.Told)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Salle", "version": __version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {"table": channel([*said, *told])},
        "operations": {
            "hear": operation("receive", "What a client says.", said),
            "tell": operation("send", "What a client is told.", told),
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
    """The one address, and all that is sent there."""
    since = "How many changes the client knows of; it is told what it has missed. Without: how the table looks now."
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
    """What the server does at that address."""
    messages = [{"$ref": f"#/channels/table/messages/{tag}"} for tag in tags]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "summary": summary, "messages": messages}


def message(tag: str, struct: type[Struct]) -> Schema:
    """One kind of message."""
    return {"name": tag, "summary": struct.__doc__, "payload": {"$ref": SCHEMAS + struct.__name__}}


def schemas(structs: Sequence[type[Struct]], scenes: Sequence[type[Struct]]) -> dict[str, Schema]:
    """A schema for each of these, and for all that is in them."""
    _, found = schema_components([*structs, *scenes], schema_hook=whole, ref_template=SCHEMAS + "{name}")
    made: dict[str, Schema] = {name: draft_7(schema) for name, schema in found.items()}
    for schema in made.values():
        if "additionalProperties" not in schema:  # what the server tells is complete; what it is told has defaults
            schema["required"] = list(schema["properties"])
    made["Message"]["properties"]["args"]["additionalProperties"] = {"$ref": f"{SCHEMAS}Arg"}
    drawn = [{"$ref": SCHEMAS + scene.__name__} for scene in scenes]
    made["View"]["properties"]["scene"] |= {"anyOf": [*drawn, {"type": "null"}]}
    return made | {"Arg": ARG}


def whole(type: type) -> Schema:
    """Seats and actions are whole numbers, as the compiled rules have them."""
    if type is not i64:
        raise NotImplementedError
    return {"type": "integer"}


def draft_7(schema: Any) -> Any:
    """The schema as AsyncAPI reads it: rows of a fixed length are spelt otherwise, and unions need no discriminator."""
    if isinstance(schema, list):
        return [draft_7(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: draft_7(value) for name, value in schema.items() if name != "discriminator"}
    if "prefixItems" in plain:
        plain |= {"items": plain.pop("prefixItems"), "additionalItems": False}
    return plain
