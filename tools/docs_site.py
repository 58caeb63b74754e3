"""Copies all docs to build/docs, for `make docs-site`. Pages that lie outside of docs/ get a place in the site.

Links between pages stay links. A link to a file that is not in the site becomes plain text.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "docs"
OUTSIDE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "LICENSE": "LICENSE",
    "CITATION.cff": "CITATION.cff",
}
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")
PICTURE: Final = re.compile(r'(<img src=")([^":]+)(")')


def place(path: str) -> str | None:
    """Where a file of the project is in the site, if it is there."""
    if path in OUTSIDE:
        return OUTSIDE[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def staged(text: str, page: str) -> str:
    """The text of this page, with links as they are in the site."""
    here = PurePosixPath(place(page) or page).parent

    def target(link: str) -> str | None:
        found = place(os.path.normpath(PurePosixPath(page).parent / link))
        return os.path.relpath(found, here) if found else None

    def linked(found: re.Match[str]) -> str:
        mark, words, link, anchor = found.groups()
        new = target(link)
        return f"{mark}[{words}]({new}{anchor or ''})" if new else words

    text = LINK.sub(linked, text)
    return PICTURE.sub(lambda found: f"{found[1]}{target(found[2]) or found[2]}{found[3]}", text)


def main() -> None:
    """Copy everything, with the configuration beside it."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SITE / "pages")
    shutil.copy(ROOT / "mkdocs.yml", SITE)
    for name, new in OUTSIDE.items():
        shutil.copy(ROOT / name, SITE / "pages" / new)
    for page in [*OUTSIDE, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))]:
        if page.endswith(".md"):
            text = (ROOT / page).read_text(encoding="utf-8")
            (SITE / "pages" / str(place(page))).write_text(staged(text, page), encoding="utf-8")


if __name__ == "__main__":
    main()
