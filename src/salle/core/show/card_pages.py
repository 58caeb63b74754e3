"""The pages of a game's cards for readers, in their language and with all corrections marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from salle.core.game import Game
from salle.core.registry import make_game
from salle.core.show.view_parts import CardPage
from salle.core.texts import Message, Texts

UNMARKED: Final = str.maketrans("", "", "†*")


def card_pages(game: Game, words: Texts) -> list[CardPage]:
    """The pages of the game: one for each kind of card, and further ones that the game defines. With corrected cards,
    each page says which facts were corrected.
    """
    known: list[CardPage] = game.view.pages()
    if not game.corrected:
        return known
    printed = make_game(f"{game.id}/{game.ruleset}", game.options)
    pairs = zip(known, printed.view.pages(), strict=True)
    return [replace(page, corrected=corrected_labels(page, other, words)) for page, other in pairs]


def corrected_labels(page: CardPage, printed: CardPage, words: Texts) -> tuple[Message, ...]:
    """The labels of facts that are missing or different on another page of the same card. Marks do not count."""
    mine, theirs = (
        {words.say(label): words.say(value).translate(UNMARKED) for label, value in one.facts}
        for one in (page, printed)
    )
    labels = {words.say(label): label for label, _ in (*page.facts, *printed.facts)}
    return tuple(label for said, label in labels.items() if mine.get(said) != theirs.get(said))


def page_data(page: CardPage, words: Texts) -> dict[str, Any]:
    """The page as data, with its sentences in this language."""
    speak = words.say
    corrected = Message("card-corrected", {"facts": list(page.corrected)})
    return {
        "name": page.name,
        "code": page.code,
        "title": speak(page.title),
        "brief": speak(page.brief),
        "facts": [{"label": speak(label), "value": speak(value)} for label, value in page.facts],
        "legend": speak(page.legend) if page.legend else "",
        "note": speak(corrected) if page.corrected else "",
        "texts": [{"heading": speak(heading), "text": speak(text)} for heading, text in page.texts],
    }
