"""Adds the docstrings of the sources to the C that mypyc writes, which has only the signatures.

mypyc gives each class, method and function a text such as `act($self, seat, choice)` and two dashes, from which Python
reads the signature. What follows the dashes is the docstring.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

PREFIX: Final = "__native_"
BLOCK: Final = re.compile(r"^static Py(?:MethodDef|GetSetDef|TypeObject) \w+.*?^\};", re.DOTALL | re.MULTILINE)
NAME: Final = re.compile(r"\w+ (?:CPyType_)?(\w+?)_(?:methods|getseters|template_)(?:\[\])? = ")
TEXT: Final = re.compile(r'PyDoc_STR\("(\w+)(\(.*?\))\\n--\\n\\n"\)')
PROPERTY: Final = re.compile(r'(\{"(\w+)",\s+\(getter\)[^{}]*?)NULL, NULL\}')


def add_docstrings(file: Path, sources: Path) -> None:
    """Write the docstrings of the module into its C file."""
    module = file.stem.removeprefix(PREFIX).replace("___", ".")
    source = sources / f"{module.replace('.', '/')}.py"
    if not file.stem.startswith(PREFIX) or not source.exists():
        return  # mypyc's runtime, or what starts the library
    known = dict(docstrings(ast.parse(source.read_text(encoding="utf-8")), ""))
    code = file.read_text(encoding="utf-8")
    file.write_text(BLOCK.sub(lambda found: documented(found[0], known), code), encoding="utf-8")


def docstrings(node: ast.Module | ast.ClassDef, path: str) -> Iterator[tuple[str, str]]:
    """The docstrings of classes, methods and functions: `Bout`, `Bout.act`, `replay`."""
    for part in node.body:
        if isinstance(part, (ast.ClassDef, ast.FunctionDef)):
            yield path + part.name, ast.get_docstring(part) or ""
        if isinstance(part, ast.ClassDef):
            yield from docstrings(part, f"{part.name}.")


def documented(block: str, known: Mapping[str, str]) -> str:
    """A table of methods or properties, or a type, with its docstrings."""
    named = NAME.search(block)
    owner = named[1].rpartition("___")[2] if named else ""
    path = f"{owner}." if owner in known and "PyTypeObject" not in block else ""

    def with_text(found: re.Match[str]) -> str:
        text = known.get(path + found[1], "")
        return f'PyDoc_STR("{found[1]}{found[2]}\\n--\\n\\n{as_c(text)}")'

    def with_property(found: re.Match[str]) -> str:
        text = known.get(path + found[2])
        return f'{found[1]}PyDoc_STR("{as_c(text)}"), NULL}}' if text else found[0]

    return PROPERTY.sub(with_property, TEXT.sub(with_text, block))


def as_c(text: str) -> str:
    """The text within the quotes of a C string, in bytes of UTF-8."""
    codes = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join(codes.get(byte, chr(byte)) if byte < 128 else f"\\{byte:03o}" for byte in text.encode())
