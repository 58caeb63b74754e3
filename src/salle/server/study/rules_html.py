"""The rules of a game as HTML: made from the same page as `salle rules --markdown`, with an anchor at every heading."""

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
BESIDE: Final = re.compile(r"\[([^\]]+)\]\(\w[^):]*\)")  # a link to a page that lies beside this one

_markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rulebook(name: str, locale: wire.Locale) -> wire.Rulebook:
    """The rules of GAME/RULESET in that language."""
    words = texts(locale)
    page = without(rules_page(make_game(name, {}), words), words.say(Message("rulebook-terminal")))
    return as_html(page, name, locale)


def without(markdown: str, heading: str) -> str:
    """The page without that section: what is typed in a terminal is of no use to whoever reads in a browser."""
    return re.sub(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", "", markdown, flags=re.MULTILINE | re.DOTALL)


def as_html(markdown: str, name: str, locale: wire.Locale) -> wire.Rulebook:
    """The page, and what is in it by its headings; links to pages beside it would lead nowhere."""
    tokens = _markdown.parse(BESIDE.sub(r"\1", markdown))
    unhead(tokens)
    contents: list[wire.Heading] = []
    taken: Counter[str] = Counter()
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            text = "".join(token.content for token in inline.children or ())  # without its marks
            anchor = anchored(text, taken)
            opening.attrSet("id", anchor)
            contents.append(wire.Heading(int(opening.tag[1:]), text, anchor))
    return wire.Rulebook(name, locale, contents, _markdown.renderer.render(tokens, _markdown.options, {}))


def unhead(tokens: list[Token]) -> None:
    """A head without words is no head: a screen reader would announce it."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.tag = closing.tag = "td"


def anchored(text: str, taken: Counter[str]) -> str:
    """The name of that place on the page: its words, and a number if another has the same."""
    name = APART.sub("-", text.casefold()).strip("-") or "section"
    taken[name] += 1
    return name if taken[name] == 1 else f"{name}-{taken[name]}"
