"""Writes the code of positions from their declarations, `make positions`: one module for each record of a game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from salle.core.fields import NOBODY_SEES, OWNER_SEES, Cache, Choice, Counts, Field, Part, Record, Row
from salle.core.game_folders import game_ids

GAMES: Final = Path(__file__).parents[1] / "src" / "salle" / "games"
WIDTH: Final = 108  # of a line with its comment
MADE: Final = '"""{summary}\n\nMade by `make positions` from `fields.py`; do not edit it.\n"""'


def lines_of(record: Record) -> Iterator[str]:
    """The module of a record."""
    base = "State" if record.setup else ""
    yield MADE.format(summary=record.summary)
    yield "from __future__ import annotations"
    yield "from typing import Any, Final"
    yield "from mypy_extensions import i64"
    yield record.imports.strip()
    yield f"class {record.name}({base}):" if base else f"class {record.name}:"
    yield f'    """{record.summary}"""'
    yield from indented(start_lines(record))
    yield from indented(copy_lines(record))
    yield from indented(position_sight_lines(record) if record.setup else part_sight_lines(record))
    yield from indented(read_lines(record))
    yield from indented(value_lines(record))


def indented(lines: Iterator[str]) -> Iterator[str]:
    """One level deeper."""
    for line in lines:
        yield f"    {line}"


# -- start and copy


def start_lines(record: Record) -> Iterator[str]:
    given = [part for part in (record.setup, record.takes, "mute: bool = False" if record.setup else "") if part]
    yield f"def __init__(self, {', '.join(given)}) -> None:" if given else "def __init__(self) -> None:"
    if record.setup:
        name, _, type = record.setup.partition(": ")
        yield "    super().__init__(mute)"
        yield f"    self.game = {name}.game"
        yield f"    self.{name}: Final[{type}] = {name}"
        if record.first_to_act:
            yield f"    self.to_act = {record.first_to_act}"
    for field in record.fields:
        line = f"    self.{field.name}: {field.type} = {field.start}"
        if len(line) + len(field.note) > WIDTH:
            yield f"    # {field.note[0].upper()}{field.note[1:]}."
            yield line
        else:
            yield f"{line}  # {field.note}" if field.note else line


def copy_lines(record: Record) -> Iterator[str]:
    yield f"def copy_from(self, twin: {record.name}) -> None:"
    yield '    """Copy all fields of another one."""'
    if record.setup:
        yield "    self.to_act = twin.to_act"
        yield "    self.together = twin.together"
    for field in record.fields:
        if isinstance(field, Part):
            yield from indented(copied_part(field))
        else:
            yield f"    self.{field.name} = {field.copy.replace('{}', f'twin.{field.name}')}"


def copied_part(part: Part) -> Iterator[str]:
    if part.count:
        yield "number: i64"
        yield f"for number in range({part.count}):"
        yield f"    self.{part.name}[number].copy_from(twin.{part.name}[number])"
    else:
        yield f"self.{part.name}.copy_from(twin.{part.name})"


# -- what a seat sees


def shown(field: Field) -> str:
    """The field as the owner of a sight sees it."""
    here = f"self.{field.name}"
    if isinstance(field, Choice) and field.type == "bool":
        here = f"(1 if {here} else 0)"
    if not field.sees:
        return here
    return f"({here} if {seers(field)} else {blank(field)})"


def seers(field: Field) -> str:
    """The condition under which the owner of a sight sees the field."""
    return field.sees if OWNER_SEES in field.sees.split() else f"{field.sees} or seat == EVERYONE"


def blank(field: Field) -> str:
    """What the field looks like to the others."""
    return field.blank if isinstance(field, Choice) else "0"


def seen(record: Record) -> list[Field]:
    return [field for field in record.fields if field.sees != NOBODY_SEES]


def is_number(field: Field) -> bool:
    return not isinstance(field, Row | Part | Counts)


def position_sight_lines(record: Record) -> Iterator[str]:
    yield "def sight(self, seat: Seat) -> tuple[int, ...]:"
    fields = seen(record)
    first = 0
    while first < len(fields) and is_number(fields[first]):
        first += 1
    numbers = ", ".join(["seat", "self.to_act", *map(shown, fields[:first])])
    yield f"    row: list[i64] = [{numbers}]"
    for field in fields[first:]:
        yield from indented(described(field))
    yield "    return tuple(row)"


def part_sight_lines(record: Record) -> Iterator[str]:
    asked = f", {record.asks}" if record.asks else ""
    yield f"def describe(self, row: list[i64], seat: Seat, own: bool{asked}) -> None:"
    yield '    """Append the fields that this seat sees to a sight."""'
    for field in seen(record):
        yield from indented(described(field))


def described(field: Field) -> Iterator[str]:
    match field:
        case Counts():
            yield field.write.replace("{}", shown(field))
        case Row() if field.sees:
            yield from hidden_row(field)
        case Row():
            yield from row_items(field)
        case Part() if field.sees and not field.instead:
            raise ValueError(f"{field.name}: a part that not all see needs another part to show instead of it")
        case Part() if field.count:
            yield "number: i64"
            yield f"for number in range({field.count}):"
            yield f"    self.{field.name}[number].describe(row, seat, {field.owner} or seat == EVERYONE)"
        case Part() if field.instead:
            yield f"if {field.sees}:"
            yield f"    self.{field.name}.describe(row, seat, own)"
            yield "else:"
            yield f"    self.{field.instead}.describe(row, seat, own)"
        case Part():
            own = f"{field.owner} or seat == EVERYONE" if field.owner else "own"
            tells = f", {field.tells}" if field.tells else ""
            yield f"self.{field.name}.describe(row, seat, {own}{tells})"
        case _:
            yield f"row.append({shown(field)})"


def row_items(row: Row) -> Iterator[str]:
    if row.open:
        yield f"row.append(len(self.{row.name}))"
    yield f"for item in self.{row.name}:"
    yield "    row.append(item)"


def hidden_row(row: Row) -> Iterator[str]:
    """A list that not all seats see. To the others it looks empty, or blank if it has a fixed length."""
    yield f"if {seers(row)}:"
    yield from indented(row_items(row))
    if row.open:
        yield "else:"
        yield "    row.append(0)"
    else:
        yield "else:"
        yield f"    for _ in self.{row.name}:"
        yield f"        row.append({blank(row.each)})"


# -- a sight read again


def read_lines(record: Record) -> Iterator[str]:
    if record.setup:
        yield "def read(self, sight: tuple[int, ...]) -> None:"
        yield '    """Set the fields that this sight shows."""'
        yield "    self.to_act = Seat(sight[1])"
        yield "    place: i64 = 2"
    else:
        yield "def read(self, sight: tuple[int, ...], place: i64) -> i64:"
        yield '    """Set the fields from this place of a sight on; returns the place after them."""'
    passed = 0
    for field in seen(record):
        if is_number(field):
            at = f"sight[place + {passed}]" if passed else "sight[place]"
            yield f"    self.{field.name} = {typed(field, at)}"
            passed += 1
            continue
        if passed:
            yield f"    place += {passed}"
            passed = 0
        yield from indented(read_field(field))
    if not record.setup:
        yield f"    return place + {passed}" if passed else "    return place"


def typed(field: Field, number: str) -> str:
    if field.type == "i64":
        return number
    return f"{number} > 0" if field.type == "bool" else f"{field.type}({number})"


def read_field(field: Field) -> Iterator[str]:
    match field:
        case Counts():
            yield f"self.{field.name} = {field.read}"
            yield "place += self.piste.values"
        case Row():
            item = f"{field.each.type}(sight[place])" if field.each.type != "i64" else "sight[place]"
            yield f"{field.name}_end: i64 = place + {'1 + sight[place]' if field.open else f'len(self.{field.name})'}"
            if field.open:
                yield "place += 1"
            yield f"self.{field.name} = []"
            yield f"while place < {field.name}_end:"
            yield f"    self.{field.name}.append({item})"
            yield "    place += 1"
        case Part() if field.count:
            yield "number: i64"
            yield f"for number in range({field.count}):"
            yield f"    place = self.{field.name}[number].read(sight, place)"
        case _:
            yield f"place = self.{field.name}.read(sight, place)"


# -- values, to compare and to store


def value_lines(record: Record) -> Iterator[str]:
    stored = record.stored
    both = ("to_act", "together") if record.setup else ()
    yield "def values(self) -> tuple[Any, ...]:"
    if not record.setup:
        yield '    """The values of all fields."""'
    yield f"    return ({', '.join([*(f'self.{name}' for name in both), *map(valued, stored)])},)"
    yield "def restore(self, values: tuple[Any, ...]) -> None:"
    yield '    """Set all fields to these values."""'
    names = [*(f"self.{name}" for name in both)]
    later: list[str] = []
    for field in stored:
        match field:
            case Row():
                names.append(field.name)
                later.append(f"self.{field.name} = list({field.name})")
            case Part() if field.count:
                names.append(field.name)
                later.append(f"for number in range({field.count}):")
                later.append(f"    self.{field.name}[number].restore({field.name}[number])")
            case Part():
                names.append(field.name)
                later.append(f"self.{field.name}.restore({field.name})")
            case _:
                names.append(f"self.{field.name}")
    yield f"    ({', '.join(names)},) = values"
    for line in later:
        yield f"    {line}"
    for field in record.fields:
        if isinstance(field, Cache):
            yield f"    self.{field.name} = {field.start}"


def valued(field: Field) -> str:
    match field:
        case Row():
            return f"tuple(self.{field.name})"
        case Part() if field.count:
            return f"tuple([one.values() for one in self.{field.name}])"
        case Part():
            return f"self.{field.name}.values()"
        case _:
            return f"self.{field.name}"


def formatted(lines: Iterator[str]) -> str:
    """The source as ruff formats it."""
    source = "\n".join(lines)
    for task in (["check", "--fix", "--quiet", "--select=I,F401,UP034"], ["format"]):
        command = [str(Path(sys.executable).parent / "ruff"), *task, "-"]
        source = subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout
    return source


def sources() -> dict[Path, str]:
    """The modules, with their paths."""
    found = {}
    for id in game_ids():
        for name, record in vars(import_module(f"salle.games.{id}.fields")).items():
            if isinstance(record, Record):
                found[GAMES / id / "rules" / f"{name.lower()}_fields.py"] = formatted(lines_of(record))
    return found


def main() -> None:
    for path, source in sources().items():
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
