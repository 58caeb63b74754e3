"""The description of Salle on PyPI: README.md with absolute links, because PyPI does not follow relative ones.

The links are based on `Source` in `[project.urls]` of pyproject.toml. Without it they stay relative, and
`python -m salle_build.readme` fails, so that nothing is released without its pictures.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = "{source}/blob/v{version}/{path}"  # these two as GitHub has them: change them for another host
PICTURE: Final = "{source}/raw/v{version}/{path}"
PICTURES: Final = (".webp", ".svg", ".png")
RELATIVE: Final = re.compile(r'(\]\(|src=")(?!#|/|\w+:)([^)"\s]+)')
MISSING: Final = (
    "The address of the repository is not set, so PyPI would show no pictures.\n"
    'Add it to pyproject.toml: [project.urls], Source = "https://..."'
)


def long_description(root: Path = ROOT) -> str:
    """The text for PyPI, for setup.py."""
    text = (root / "README.md").read_text(encoding="utf-8")
    source = source_address(root)
    return absolute(text, source, version(root)) if source else text


def absolute(text: str, source: str, version: str) -> str:
    """The same text with links to files of this version in the repository at this address."""

    def linked(found: re.Match[str]) -> str:
        form = PICTURE if found[2].endswith(PICTURES) else PAGE
        return found[1] + form.format(source=source, version=version, path=found[2])

    return RELATIVE.sub(linked, text)


def source_address(root: Path) -> str:
    """The public address of the repository without a slash at its end; empty if it is not set."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project.get("urls", {}).get("Source", "")).rstrip("/")


def version(root: Path) -> str:
    """The version, read without importing the package: a build can't import it yet."""
    source = (root / "src" / "salle" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if found is None:
        raise ValueError("src/salle/__init__.py has no __version__")
    return found[1]


if __name__ == "__main__":
    sys.exit(None if source_address(ROOT) else MISSING)
