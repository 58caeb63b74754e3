"""Checks the docs, `make words`: links and anchors, the site's menu, line lengths, and a first line for its readers."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "web/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LONGEST: Final = 120
# Programs make these pages, and their lines may be longer.
MADE: Final = re.compile(
    r"docs/(api/|ladder/|(engarde|readyfence|audatia|arena)(-balance.*)?\.md"
    r"|(load|faults|attacks|speed|workers)\.md)"
)
FENCE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK: Final = re.compile(r'(?:\]\(|<img src=")([^)\s"]+)[)"]')
HEADING: Final = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
FOR_WHOM: Final = re.compile(r"^[*_]?For ", re.MULTILINE)
NO_READER: Final = ("README.md", "CHANGELOG.md", "SECURITY.md")


@cache
def anchors(page: Path) -> frozenset[str]:
    """The anchors of all headings, as GitHub and the site make them."""
    found: Counter[str] = Counter()
    names = []
    for heading in HEADING.findall(re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-")
        names.append(f"{name}-{found[name]}" if found[name] else name)
        found[name] += 1
    return frozenset(names)


def broken_links(page: Path) -> Iterator[str]:
    """Links to files or headings that do not exist. Addresses elsewhere are not checked."""
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        file, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = (page.parent / file).resolve() if file else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{link}: there is no such heading"


def long_lines(page: Path) -> Iterator[str]:
    """Lines of prose that are too long. Tables, links and code may be longer."""
    text = re.sub(
        r"^```.*?^```", lambda code: "\n" * code[0].count("\n"), page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST and not line.startswith(("|", "!", "<", "    ", "[")):
            yield f"line {number} has {len(line)} characters"


def problems(page: Path) -> Iterator[str]:
    name = page.relative_to(ROOT).as_posix()
    yield from broken_links(page)
    if not MADE.match(name):
        yield from long_lines(page)
    if name not in NO_READER and not FOR_WHOM.search("\n".join(page.read_text("utf-8").splitlines()[1:6])):
        yield "the first lines do not say for whom the page is"


def not_in_the_menu() -> Iterator[str]:
    """Pages that mkdocs.yml does not list."""
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        name = page.relative_to(ROOT / "docs").as_posix()
        if not re.search(rf"(: |- ){re.escape(name)}$", menu, re.MULTILINE):
            yield f"mkdocs.yml: {name} is not in the menu"


def main() -> int:
    """Print all problems; 1 if there are any."""
    found = [f"{page.relative_to(ROOT)}: {problem}" for page in PAGES for problem in problems(page)]
    found += not_in_the_menu()
    print("\n".join(found) or f"{len(PAGES)} pages checked")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
