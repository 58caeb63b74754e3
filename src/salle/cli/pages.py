"""The pages of cards as the reader meets them: found by whatever he calls a card, and spoken in his language."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

from salle.cli.command import reader, say
from salle.core.errors import UnknownName
from salle.core.game import Game
from salle.core.view import CardPage

DIGITS = "0123456789"


def pages(game: Game) -> list[CardPage]:
    """A page for each kind of card of the game."""
    return [game.view.card(number) for number in range(len(game.cards))]


def page_called(game: Game, words: str) -> CardPage:
    """The page of the card with this name, code or title; UnknownName lists the names."""
    if not game.cards:
        raise UnknownName("cli-cards-none", game=say(f"{game.id}-name"))
    known = pages(game)
    names = [[page.name for page in known], [page.code for page in known], [titled(page) for page in known]]
    for some in names:
        for name, page in zip(some, known, strict=True):
            if alike(name, words):
                return page
    if words != words.rstrip(DIGITS):  # a card as it is called in a hand, with its speed
        return page_called(game, words.rstrip(DIGITS))
    raise UnknownName("cli-error-card", name=words, known=[called(page) for page in known])


def called(page: CardPage) -> str:
    """The name, with the title before it where it says more."""
    return page.name if alike(page.name, titled(page)) else f"{titled(page)} ({page.name})"


def alike(one: str, other: str) -> bool:
    """Whether both mean the same name: capitals, hyphens and full-width letters make no difference."""
    return plain(one) == plain(other)


def plain(name: str) -> str:
    """The name as words in small letters."""
    words = normalize("NFKC", name).casefold().replace("&", " and ")
    return " ".join(words.replace("-", " ").replace("_", " ").split())


def titled(page: CardPage) -> str:
    """The title in the reader's language."""
    return reader().say(page.title)


def spoken(page: CardPage) -> dict[str, Any]:
    """The page as data, its sentences in the reader's language."""
    speak = reader().say
    return {
        "name": page.name,
        "code": page.code,
        "title": speak(page.title),
        "brief": speak(page.brief),
        "facts": [{"label": speak(label), "value": speak(value)} for label, value in page.facts],
        "legend": speak(page.legend) if page.legend else "",
        "texts": [{"heading": speak(heading), "text": speak(text)} for heading, text in page.texts],
    }
