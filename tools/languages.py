"""Lists what each language lacks compared with English, `make languages`: messages, arguments, files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from salle.core.texts import ENGLISH, LOCALES, PERSON

SOURCES: Final = Path(__file__).parents[1] / "src" / "salle"


class Variables(Visitor):
    """Collects the arguments that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix(PERSON))


def messages(file: Path) -> dict[str, set[str]]:
    """By id, the arguments of every message in this file."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{file}: can't be read: {entry.content}")
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def problems(locale: str, sources: Path = SOURCES) -> Iterator[str]:
    """One line for each file, message or argument that this language lacks, or has and English lacks."""
    for english in sorted(sources.glob(f"**/texts/*{ENGLISH}.*")):
        file = english.with_name(english.name.replace(f"{ENGLISH}.", f"{locale}."))
        name = file.relative_to(sources).as_posix()
        if not file.is_file():
            yield f"{name} is missing"
        elif file.suffix == ".ftl":
            yield from (f"{name}: {problem}" for problem in differences(messages(english), messages(file)))
    for file in sorted(sources.glob(f"**/texts/*.{locale}.*")):
        if not file.with_name(file.name.replace(f".{locale}.", f".{ENGLISH}.")).is_file():
            yield f"{file.relative_to(sources).as_posix()} is not in English"


def differences(english: dict[str, set[str]], translated: dict[str, set[str]]) -> Iterator[str]:
    """Messages that are missing, unknown, or have other arguments."""
    yield from (f"{id} is missing" for id in english if id not in translated)
    yield from (f"{id} is not in English" for id in translated if id not in english)
    for id, names in translated.items():
        if id in english and names != english[id]:
            yield f"{id} has the arguments {sorted(names)}, and English has {sorted(english[id])}"


def main() -> None:
    for locale in LOCALES[1:]:
        found = list(problems(locale))
        print(f"{locale}: {len(found)} problems" if found else f"{locale} is complete")
        for line in found:
            print(f"  {line}")


if __name__ == "__main__":
    main()
