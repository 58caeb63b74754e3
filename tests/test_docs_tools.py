"""The tools that check the docs and build the site."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import check_docs, check_words
from tools.api_reference import prose
from tools.docs_site import staged


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with a link to itself, to a heading beside it and to nothing."""
    (tmp_path / "other.md").write_text("# Other\n\n## `code` and words!\n\n## Twice\n\n## Twice\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n\n[self](#page) [good](other.md#code-and-words) [second](other.md#twice-1) [site](https://a.b/c#d)\n"
        "[lost](none.md) [gone](other.md#none) `[code](none.md)`\n",
        encoding="utf-8",
    )
    return page


def test_links_to_missing_files_and_headings_are_found(page: Path) -> None:
    assert list(check_docs.broken_links(page)) == [
        "none.md: there is no such file",
        "other.md#none: there is no such heading",
    ]


def test_only_long_lines_of_prose_are_found(page: Path) -> None:
    long = "word " * 30
    page.write_text(f"# Page\n\n{long}\n\n| {long} |\n\n```sh\n{long}\n```\n", encoding="utf-8")
    assert list(check_docs.long_lines(page)) == ["line 3 has 150 characters"]


def words(path: str, source: str) -> list[tuple[int, str]]:
    """Each line with an unwanted word."""
    unwanted = check_words.rules("# a comment\ndeeds? -> move\n")
    lines = check_words.texts(path, source)
    return [(number, word[0]) for number, text in lines if (word := unwanted[0][0].search(check_words.plain(text)))]


@pytest.mark.parametrize(
    ("path", "source", "found"),
    [
        ("a.md", "A good deed.\n\n`deed`\n\n```py\ndeed = 1\n```\nDeeds!\n", [(1, "deed"), (8, "deeds")]),
        ("b.md", 'The rules say "a deed".\n', []),
        ("a.py", '"""Module.\n\nA deed."""\n\ndeed = "deed"  # deed\n', [(3, "deed"), (5, "deed")]),
        ("texts/en.ftl", "a = A deed.\nb = { $deed ->\n   *[deed] move\n}\n", [(1, "deed")]),
        ("texts/de.ftl", "a = deed\n", []),
        ("a.ts", 'const deed = "deed"; // a deed\n/* one\n * deed */\n', [(1, "deed"), (3, "deed")]),
        ("a.svelte", "// one\nlet deed;\n<!-- deed -->\n", [(3, "deed")]),
        ("a.sql", "select deed -- deed\n", [(1, "deed")]),
        ("a.toml", 'deed = "x" # a deed\n', [(1, "deed")]),
    ],
)
def test_words_are_found_where_people_read_them(path: str, source: str, found: list[tuple[int, str]]) -> None:
    assert words(path, source) == found


@pytest.mark.parametrize(
    ("path", "text", "shown"),
    [
        ("README.md", "[play](docs/play.md#rules)", "[play](play.md#rules)"),
        ("README.md", "[new](CHANGELOG.md) ![a](docs/a.webp)", "[new](changelog.md) ![a](a.webp)"),
        ("docs/howto/a.md", "[new](../../CHANGELOG.md) [b](b.md)", "[new](../changelog.md) [b](b.md)"),
        (
            "docs/a.md",
            "[the page's sources](../web/README.md), [x](https://a.b/c.md)",
            "the page's sources, [x](https://a.b/c.md)",
        ),
        ("docs/page.md", '<img src="pictures/a.webp">', '<img src="pictures/a.webp">'),
    ],
)
def test_links_lead_to_the_same_pages_in_the_site(path: str, text: str, shown: str) -> None:
    assert staged(text, path) == shown


def test_code_in_a_docstring_becomes_a_code_block() -> None:
    shown = prose("Opens a table.\n\nasync with Client() as client:\n    await client.welcome()\n\nNothing else.")
    assert shown.split("\n\n")[1].startswith("```py\nasync with")
    assert shown.endswith("Nothing else.")
