"""Writes structs as TypeScript: an interface for each struct, and a union for each alias of several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import inspect

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.CustomType: "number",  # seats and actions, as the compiled rules have them
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
Record = inspect.StructType | inspect.DataclassType
Several = inspect.UnionType | inspect.LiteralType
Rows = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType


class Source:
    """A source file of types. It includes all types that these refer to, except `given`."""

    def __init__(self, aliases: Mapping[str, Any], given: Mapping[str, str]) -> None:
        self.aliases: Final = {name: inspect.type_info(type) for name, type in aliases.items()}
        self.given: Final = given
        self.written: Final[dict[str, str]] = {}
        self._classes: Final[dict[str, type]] = {}

    def text(self, types: Iterable[type]) -> str:
        """The whole file: the aliases, and these types with all types in them."""
        for type in types:
            self._name(inspect.type_info(type))
        for name, alias in self.aliases.items():
            self.written[name] = f"export type {name} = {self._spelt(alias)};\n"
        return "\n".join([*self.given.values(), *self.written.values()])

    def _name(self, type: inspect.Type) -> str:
        """The name of the type where another one refers to it."""
        if isinstance(type, inspect.Metadata):  # such as examples and titles
            title = str((type.extra_json_schema or {}).get("title"))
            return title if title in self.given else self._name(type.type)
        for name, alias in self.aliases.items():
            if alias == type:
                return name
        if isinstance(type, Record):
            return self._record(type)
        return self._spelt(type)

    def _record(self, type: Record) -> str:
        name = type.cls.__name__
        if self._classes.setdefault(name, type.cls) is not type.cls:
            raise ValueError(f"two types are called {name}: {type.cls} and {self._classes[name]}")
        if name not in self.written and name not in self.given:
            self.written[name] = ""  # keeps its place before the types that it refers to
            self.written[name] = "\n".join(
                [*comment(type.cls), f"export interface {name} {{", *self._fields(type), "}\n"]
            )
        return name

    def _fields(self, type: Record) -> Iterator[str]:
        sent = isinstance(type, inspect.StructType) and type.forbid_unknown_fields
        if isinstance(type, inspect.StructType) and type.tag_field is not None:
            yield f'  {type.tag_field}: "{type.tag}";'
        for field in type.fields:  # the server sends all fields; a client may leave out defaults
            mark = "" if field.required or not sent else "?"
            yield f"  {field.encode_name}{mark}: {self._name(field.type)};"

    def _spelt(self, type: inspect.Type) -> str:
        """The type itself."""
        if isinstance(type, inspect.UnionType):
            return " | ".join(self._name(one) for one in type.types)
        if isinstance(type, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in type.values)
        if isinstance(type, inspect.DictType):
            record = f"Record<{self._name(type.key_type)}, {self._name(type.value_type)}>"
            return f"Partial<{record}>" if isinstance(type.key_type, inspect.LiteralType) else record
        if isinstance(type, inspect.TupleType):
            return f"[{', '.join(self._name(one) for one in type.item_types)}]"
        if isinstance(type, Rows):
            item = self._name(type.item_type)
            return f"({item})[]" if isinstance(type.item_type, Several) and " | " in item else f"{item}[]"
        if type.__class__ not in PLAIN:
            raise ValueError(f"{type} has no counterpart in TypeScript")
        return PLAIN[type.__class__]


def comment(cls: type) -> Iterator[str]:
    """The docstring of the type."""
    yield f"/** {(cls.__doc__ or '').strip()} */"
