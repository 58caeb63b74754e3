"""Writes docs/api from the sources, `make docs`: the public classes and functions with their types.

It reads the sources and imports nothing, so a compiled package makes no difference.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "api"
WIDE: Final = 100  # a longer signature has one parameter a line
MADE: Final = "<!-- Made by `make docs` from the docstrings. Change those, not this file. -->"
FOR_WHOM: Final = "*For programmers who use Salle as a library.*"


class Page(NamedTuple):
    """A page of the reference: its title, an introduction, and the modules on it."""

    title: str
    about: str
    modules: tuple[str, ...]


PAGES: Final = {
    "bouts": Page(
        "Bouts and players",
        "Play bouts, step by step or as a whole, with bots or with your own program.",
        ("core.bout", "core.player", "core.choices", "core.dealer", "lab.simulate", "players"),
    ),
    "games": Page(
        "Games and positions",
        "Make a game, and look at its positions. [The contract](../contract.md) explains the ideas.",
        ("core.registry", "core.game", "core.options", "core.rng", "core.search.playout"),
    ),
    "records": Page(
        "Records, sentences and errors",
        "Save and read bouts, put messages into sentences, and handle errors.",
        ("core.notation.records", "core.texts", "core.errors"),
    ),
    "observations": Page(
        "Observations, fields and laws",
        "Numbers for learning programs, the fields of a position, and the laws that every game keeps.",
        ("core.observation", "core.fields", "core.check.laws"),
    ),
    "client": Page(
        "Client",
        "Play on a server from a program. [Bouts on a server](../server.md) describes what the server does.",
        ("client.client", "client.table_seat", "client.sync", "client.errors", "client.table_socket"),
    ),
    "adapters": Page(
        "Adapters",
        "The games for PettingZoo, Gymnasium and OpenSpiel. [For AI researchers](../research.md) has examples.",
        tuple(f"adapters.{name}" for name in ("pettingzoo", "gymnasium", "openspiel", "policies", "games", "spaces")),
    ),
}


class Module:
    """The source of one module."""

    def __init__(self, name: str) -> None:
        path = ROOT / "src" / "salle" / Path(*name.split("."))
        self.path = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
        self.name = f"salle.{name}"
        self.source = self.path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.source)

    @cached_property
    def lines(self) -> list[str]:
        return self.source.splitlines()

    def remark(self, node: ast.stmt) -> str:
        """The comment at the end of the line."""
        found = re.search(r"  # (.+)$", self.lines[(node.end_lineno or node.lineno) - 1])
        return found[1] if found and not found[1].startswith(("noqa", "type:")) else ""


def top_level() -> dict[str, str]:
    """By public name of `salle`, the module that has it."""
    tree = Module("__init__").tree
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("salle."):
            found |= {alias.name: str(node.module) for alias in node.names}
    return {name: module for name, module in found.items() if name[0] != "_" and name != "read_sources_only"}


def prose(text: str | None) -> str:
    """A docstring as Markdown. A paragraph that is Python code becomes a code block."""
    parts = []
    for part in re.split(r"\n\s*\n", text or ""):
        parts.append(f"```py\n{part}\n```" if "\n" in part and is_code(part) else part)
    return "\n\n".join(parts).strip()


def is_code(text: str) -> bool:
    """Whether this text is Python, or the dialogue of an interpreter."""
    if text.lstrip().startswith(">>> "):
        return True
    try:
        return bool(ast.parse(text).body)
    except SyntaxError:
        return False


def typed(node: ast.expr | None) -> str:
    """A type as people write it: no `Final`, and `int` for the machine's numbers."""
    text = ast.unparse(node) if node else ""
    text = re.sub(r"^(?:Final|ClassVar)\[(.*)\]$", r"\1", text)
    return "" if text == "Final" else re.sub(r"\bi64\b", "int", text)


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str, bound: bool) -> str:
    """`name(parameters) -> type`, without `self`, wrapped if it is long."""
    given = node.args
    everything = [*given.posonlyargs, *given.args]
    first = 1 if bound and "staticmethod" not in decorators(node) else 0
    defaults: list[ast.expr | None] = [None] * (len(everything) - len(given.defaults)) + [*given.defaults]
    parts = [spelled(arg, default) for arg, default in zip(everything, defaults, strict=True)][first:]
    if given.vararg:
        parts.append("*" + spelled(given.vararg, None))
    elif given.kwonlyargs:
        parts.append("*")
    parts += [spelled(arg, default) for arg, default in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    if given.kwarg:
        parts.append("**" + spelled(given.kwarg, None))
    result = f" -> {typed(node.returns)}" if node.returns and node.name != "__init__" else ""
    line = f"{name}({', '.join(parts)}){result}"
    return line if len(line) <= WIDE else f"{name}(\n" + "".join(f"    {part},\n" for part in parts) + f"){result}"


def spelled(arg: ast.arg, default: ast.expr | None) -> str:
    text = f"{arg.arg}: {typed(arg.annotation)}" if arg.annotation else arg.arg
    if default is None:
        return text
    return f"{text} = {ast.unparse(default)}" if arg.annotation else f"{text}={ast.unparse(default)}"


def decorators(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [ast.unparse(one) for one in node.decorator_list]


def attributes(module: Module, node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Public attributes of a class: name, type, remark. They are declared in the class or in `__init__`."""
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            yield one.target.id, typed(one.annotation), module.remark(one)
        elif isinstance(one, ast.FunctionDef) and one.name == "__init__":
            types = {arg.arg: typed(arg.annotation) for arg in (*one.args.args, *one.args.kwonlyargs)}
            for step in ast.walk(one):
                if isinstance(step, ast.AnnAssign) and isinstance(step.target, ast.Attribute):
                    given = step.value.id if isinstance(step.value, ast.Name) else ""
                    yield step.target.attr, typed(step.annotation) or types.get(given, ""), module.remark(step)


def class_entry(module: Module, node: ast.ClassDef, path: str) -> Iterator[str]:
    methods = [one for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
    made = next((one for one in methods if one.name == "__init__"), None)
    bases = [ast.unparse(base) for base in node.bases]
    line = signature(made, path, True) if made else f"{path}({', '.join(bases)})" if bases else path
    yield f"## class {node.name}"
    yield f"```py\nclass {line}\n```"
    yield prose(ast.get_docstring(node))
    yield prose(ast.get_docstring(made)) if made else ""
    rows = [row for row in attributes(module, node) if not row[0].startswith("_")]
    if rows:
        lines = [
            f"{name}{f': {type}' if type else ''}{f'  # {remark}' if remark else ''}" for name, type, remark in rows
        ]
        yield "Attributes:"
        yield "```py\n" + "\n".join(lines) + "\n```"
    for one in methods:
        if not one.name.startswith("_") and not any(name.endswith(".setter") for name in decorators(one)):
            yield f"### {node.name}.{one.name}"
            yield from function_entry(one, f"{node.name}.{one.name}", bound=True)


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def function_entry(node: ast.FunctionDef | ast.AsyncFunctionDef, path: str, bound: bool) -> Iterator[str]:
    if {"property", "cached_property"} & set(decorators(node)):
        yield f"```py\n{path}: {typed(node.returns)}  # read-only\n```"
    else:
        line = signature(node, path, bound)
        yield f"```py\n{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}def {line}\n```"
    yield prose(ast.get_docstring(node))


def module_entries(name: str, public: dict[str, str]) -> Iterator[str]:
    module = Module(name)
    exported = {one for one, home in public.items() if home == module.name}
    yield f"# Module `{module.name}`"
    yield prose(ast.get_docstring(module.tree))
    constants = []
    for node in module.tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in exported:
            remark = cell(module.remark(node))
            constants.append(
                f"| `salle.{node.target.id}` | `{ast.unparse(node.value) if node.value else ''}` | {remark} |"
            )
    if constants:
        yield "\n".join(["| constant | value | |", "| --- | --- | --- |", *constants])
    for node in module.tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
            path = f"salle.{node.name}" if node.name in exported else f"{module.name}.{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from class_entry(module, node, path)
            else:
                yield f"## function {node.name}"
                yield from function_entry(node, path, bound=False)


def page_text(page: Page, public: dict[str, str]) -> str:
    parts = [f"# {page.title}", FOR_WHOM + " " + page.about, MADE]
    for name in page.modules:
        entries = list(module_entries(name, public))
        parts += [re.sub(r"^(#+) ", r"#\1 ", one) for one in entries]
    return "\n\n".join(part for part in parts if part.strip()) + "\n"


def index_text(public: dict[str, str]) -> str:
    """The first page: all pages, and every name of `salle` with its first sentence."""
    homes = {f"salle.{module}": file for file, page in PAGES.items() for module in page.modules}
    rows = [f"| [{page.title}]({file}.md) | {page.about.partition(' [')[0]} |" for file, page in PAGES.items()]
    names = []
    for name, home in sorted(public.items(), key=lambda item: item[0].lower()):
        module = Module(home.removeprefix("salle."))
        kind = {ast.ClassDef: "class", ast.FunctionDef: "function"}.get(type(find(module, name)), "")
        linked = f"[`salle.{name}`]({homes[home]}.md#{kind}-{name.lower()})" if kind and home in homes else ""
        names.append(f"| {linked or f'`salle.{name}`'} | {cell(first_sentence(module, name))} |")
    return (
        "\n\n".join(
            [
                "# API reference",
                FOR_WHOM
                + " These pages are made from the source, and list every public class and function with its types.",
                MADE,
                "\n".join(["| page | |", "| --- | --- |", *rows]),
                "In Python, `help(salle.Bout)` shows the same text, also in a compiled installation.",
                "## Names in `salle`",
                "\n".join(["| name | |", "| --- | --- |", *names]),
            ]
        )
        + "\n"
    )


def find(module: Module, name: str) -> ast.stmt | None:
    """Where the module defines that name."""
    for node in module.tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
            return node
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return node
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return node
    return None


def first_sentence(module: Module, name: str) -> str:
    node = find(module, name)
    if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        paragraph = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
        return re.split(r"(?<=[.:;]) (?=[A-Z`])", paragraph)[0]
    return module.remark(node) if node else ""


def pages() -> dict[str, str]:
    """By file name, the text of every page."""
    public = top_level()
    return {"index.md": index_text(public)} | {f"{name}.md": page_text(page, public) for name, page in PAGES.items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
