"""The rules of a game as HTML, from the page of `salle rules --markdown`, with an anchor at every heading."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from salle.core.registry import make_game
from salle.core.show.rulebook import rules_page
from salle.core.texts import Message, texts
from salle.wire import games as wire

APART: Final = re.compile(r"[^\w]+")
BESIDE: Final = re.compile(r"\[([^\]]+)\]\(\w[^):]*\)")  # a link to another page of the docs

_markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rulebook(name: str, locale: wire.Locale) -> wire.Rulebook:
    words = texts(locale)
    page = without(rules_page(make_game(name, {}), words), words.say(Message("rulebook-terminal")))
    return as_html(page, name, locale)


def without(markdown: str, heading: str) -> str:
    """The page without that section. A reader in a browser does not need the one about the terminal."""
    return re.sub(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", "", markdown, flags=re.MULTILINE | re.DOTALL)


def as_html(markdown: str, name: str, locale: wire.Locale) -> wire.Rulebook:
    """The page as HTML, with its table of contents. Links to other pages of the docs become text."""
    tokens = _markdown.parse(BESIDE.sub(r"\1", markdown))
    unhead(tokens)
    contents: list[wire.Heading] = []
    taken: Counter[str] = Counter()
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            text = "".join(token.content for token in inline.children or ())  # without markup
            anchor = anchored(text, taken)
            opening.attrSet("id", anchor)
            contents.append(wire.Heading(int(opening.tag[1:]), text, anchor))
    return wire.Rulebook(name, locale, contents, _markdown.renderer.render(tokens, _markdown.options, {}))


def unhead(tokens: list[Token]) -> None:
    """Turn empty table headings into cells, because a screen reader would announce them."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.tag = closing.tag = "td"


def anchored(text: str, taken: Counter[str]) -> str:
    """The anchor of a heading: its words, with a number if another heading has the same."""
    name = APART.sub("-", text.casefold()).strip("-") or "section"
    taken[name] += 1
    return name if taken[name] == 1 else f"{name}-{taken[name]}"
