"""Finding the page of a card by its name, code or title."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from unicodedata import normalize

from salle.cli.arguments import reader_texts, say
from salle.core.errors import UnknownName
from salle.core.game import Game
from salle.core.show.card_pages import card_pages
from salle.core.show.view_parts import CardPage
from salle.core.texts import LOCALES, texts

DIGITS = "0123456789"
FEW = 8  # cards that are listed when one is not found
MOST_NEAR = 4


def find_card_page(game: Game, words: str) -> CardPage:
    """The page of the card with this name, code or title. UnknownName lists similar names, or all if they are few."""
    if not game.cards:
        raise UnknownName("cli-cards-none", game=say(f"{game.id}-name"))
    known = card_pages(game, reader_texts())
    called_so: list[Callable[[CardPage], Iterable[str]]] = [
        lambda page: (page.name,),
        lambda page: (page.code,),
        page_titles,
        lambda page: page.also,
    ]
    for names in called_so:
        for page in known:
            if any(is_same_name(name, words) for name in names(page)):
                return page
    if words != words.rstrip(DIGITS):  # a card with its speed, as in a hand
        return find_card_page(game, words.rstrip(DIGITS))
    for page in known:
        if len(words) == len(page.code) + 1 and is_same_name(page.code, words[:-1]):  # or with a half-sun
            return page
    if len(known) <= FEW:
        raise UnknownName("cli-error-card", name=words, known=[page_label(page) for page in known])
    near = nearest_pages(known, words)
    facts = {"name": words, "game": game.id, "near": [page_label(page) for page in near], "count": len(near)}
    raise UnknownName("cli-error-card-near", **facts)


def nearest_pages(known: list[CardPage], words: str) -> list[CardPage]:
    """Cards that may be meant: those with these words in their name or title, then those with a similar spelling."""
    spelt = [
        (name_words(name), page) for page in known for name in (page.name, *page_titles(page), page.code, *page.also)
    ]
    alike_ones = get_close_matches(name_words(words), [name for name, _ in spelt], n=2 * FEW, cutoff=0.65)
    found = [page for name, page in spelt if name_words(words) and f" {name_words(words)}" in f" {name}"]
    found += [page for match in alike_ones for name, page in spelt if name == match]
    return list({page.name: page for page in found}.values())[:MOST_NEAR]


def page_label(page: CardPage) -> str:
    """The title with the name after it, or only the name if they are the same."""
    return page.name if is_same_name(page.name, page_title(page)) else f"{page_title(page)} ({page.name})"


def is_same_name(one: str, other: str) -> bool:
    """Whether two names are the same apart from capitals, hyphens and full-width letters."""
    return name_words(one) == name_words(other)


def name_words(name: str) -> str:
    """The name as words in small letters."""
    words = normalize("NFKC", name).casefold().replace("&", " and ")
    return " ".join(words.replace("-", " ").replace("_", " ").split())


def page_title(page: CardPage) -> str:
    return reader_texts().say(page.title)


def page_titles(page: CardPage) -> list[str]:
    """The title in every language, the reader's first."""
    return [page_title(page), *(texts(locale).say(page.title) for locale in LOCALES)]
