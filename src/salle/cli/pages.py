"""The pages of cards as the reader meets them: found by whatever he calls a card, and spoken in his language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from difflib import get_close_matches
from typing import Any
from unicodedata import normalize

from salle.cli.command import reader, say
from salle.core.errors import UnknownName
from salle.core.game import Game
from salle.core.registry import created
from salle.core.texts import LOCALES, Message, texts
from salle.core.view import CardPage

UNMARKED = str.maketrans("", "", "†*")
DIGITS = "0123456789"
FEW = 8  # cards that are listed when one is not found
MOST_NEAR = 4


def pages(game: Game) -> list[CardPage]:
    """The pages of the game: one for each kind of card, and what else it prints; with corrected cards, each says which
    facts were corrected."""
    known: list[CardPage] = game.view.pages()
    if not game.corrected:
        return known
    printed = created(f"{game.id}/{game.ruleset}", game.options)
    pairs = zip(known, printed.view.pages(), strict=True)
    return [replace(page, corrected=differing(page, other)) for page, other in pairs]


def differing(page: CardPage, printed: CardPage) -> tuple[Message, ...]:
    """The labels of facts that another page of the same card does not have, or has otherwise; marks don't count."""
    mine, theirs = (
        {reader().say(label): reader().say(value).translate(UNMARKED) for label, value in one.facts}
        for one in (page, printed)
    )
    labels = {reader().say(label): label for label, _ in (*page.facts, *printed.facts)}
    return tuple(label for said, label in labels.items() if mine.get(said) != theirs.get(said))


def page_called(game: Game, words: str) -> CardPage:
    """The page of the card with this name, code or title; UnknownName tells the nearest names, or all if few."""
    if not game.cards:
        raise UnknownName("cli-cards-none", game=say(f"{game.id}-name"))
    known = pages(game)
    called_so: list[Callable[[CardPage], Iterable[str]]] = [
        lambda page: (page.name,),
        lambda page: (page.code,),
        titles,
        lambda page: page.also,
    ]
    for names in called_so:
        for page in known:
            if any(alike(name, words) for name in names(page)):
                return page
    if words != words.rstrip(DIGITS):  # a card as it is called in a hand, with its speed
        return page_called(game, words.rstrip(DIGITS))
    for page in known:
        if len(words) == len(page.code) + 1 and alike(page.code, words[:-1]):  # or with a sign, as half a sun
            return page
    if len(known) <= FEW:
        raise UnknownName("cli-error-card", name=words, known=[called(page) for page in known])
    near = nearest(known, words)
    facts = {"name": words, "game": game.id, "near": [called(page) for page in near], "count": len(near)}
    raise UnknownName("cli-error-card-near", **facts)


def nearest(known: list[CardPage], words: str) -> list[CardPage]:
    """The few cards that may be meant: those with these words in their name or title, then those spelt alike."""
    spelt = [(plain(name), page) for page in known for name in (page.name, *titles(page), page.code, *page.also)]
    alike_ones = get_close_matches(plain(words), [name for name, _ in spelt], n=2 * FEW, cutoff=0.65)
    found = [page for name, page in spelt if plain(words) and f" {plain(words)}" in f" {name}"]
    found += [page for match in alike_ones for name, page in spelt if name == match]
    return list({page.name: page for page in found}.values())[:MOST_NEAR]


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


def titles(page: CardPage) -> list[str]:
    """The title in every language, the reader's first."""
    return [titled(page), *(texts(locale).say(page.title) for locale in LOCALES)]


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
        "note": say("cli-card-corrected", facts=list(page.corrected)) if page.corrected else "",
        "texts": [{"heading": speak(heading), "text": speak(text)} for heading, text in page.texts],
    }
