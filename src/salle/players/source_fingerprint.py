"""A fingerprint of an external bot's source: its module, and the modules next to it that it imports at any time."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec, resolve_name
from pathlib import Path
from sysconfig import get_paths

INSTALLED = tuple(Path(get_paths()[kind]) for kind in ("stdlib", "platstdlib", "purelib", "platlib"))


class Neighbourhood:
    """The modules in the same folder as a bot's module or package. Installed modules count only if the bot is one."""

    def __init__(self, module: str) -> None:
        self.top = module.partition(".")[0]
        place = place_of(self.top)
        self.folder = None if place is None else place.parent

    def has(self, name: str) -> bool:
        top = name.partition(".")[0]
        if top in (self.top, "salle", "__main__") or self.folder is None:
            return top == self.top
        place = place_of(top)
        return place is not None and self.folder in place.parents and not any(one in place.parents for one in INSTALLED)


def place_of(top: str) -> Path | None:
    """The file of a module, or the folder of a package. None if there is none."""
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    if spec.submodule_search_locations is not None:
        return next((Path(folder) for folder in spec.submodule_search_locations), None)
    return Path(spec.origin) if spec.origin and spec.has_location else None


def fingerprint(module: str) -> str:
    """A hash over the module and everything it imports from its neighbourhood. Empty if it has no file."""
    grain, files = sha256(), files_of(module)
    for name in sorted(files):
        grain.update(name.encode() + b"\0" + files[name].read_bytes() + b"\0")
    return grain.hexdigest() if files else ""


def files_of(module: str) -> dict[str, Path]:
    """The files of the module and its neighbours, by module: those loaded already, and those they may import."""
    near = Neighbourhood(module)
    waiting = [module, *(name for name in sys.modules if near.has(name))]
    found: dict[str, Path] = {}
    known: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in known or not near.has(name):
            continue
        known.add(name)
        waiting.append(name.rpartition(".")[0] or name)
        try:
            spec = find_spec(name)
        except (ImportError, ValueError):  # `from module import name` may name something else than a module
            continue
        if spec is not None and spec.origin and spec.has_location:
            found[name] = Path(spec.origin)
            waiting += imported_names(found[name], name if spec.submodule_search_locations else spec.parent or "")
    return found


def imported_names(file: Path, package: str) -> Iterator[str]:
    """All names in a file's import statements, also those after `from ... import`, which may be modules."""
    try:
        tree = ast.parse(file.read_bytes()) if file.suffix == ".py" else ast.Module([], [])
    except (SyntaxError, ValueError):  # the import raises this again and reports it
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            try:
                base = resolve_name("." * node.level + (node.module or ""), package)
            except ImportError:  # a relative import beyond the top package
                continue
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
