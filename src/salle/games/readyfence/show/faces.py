"""The cards of Ready... Fence! for the client to draw, by kind and printed speed."""

from __future__ import annotations

from salle.core.show.view_parts import Face
from salle.games.readyfence.card_data import Sheet
from salle.games.readyfence.rules.cards import COLOURS, KINDS
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.words.phrase_words import card_name


def faces(strip: Strip, sheet: Sheet) -> list[Face]:
    """The faces of the deck. The family is the kind of card, the marks are its colours.

    Numbers, where they are printed: `speed`, `riposte`, `stamina`, `adds` (to another card), `added` (to a parry).
    """
    cards = strip.cards
    found = []
    for number, code in enumerate(cards.codes):
        name = KINDS[cards.kind[number]]
        printed = sheet.printed(name)
        numbers = {
            "speed": cards.speed[number],
            "riposte": cards.riposte[number],
            "stamina": printed.stamina.value,
            "adds": printed.adds.value if printed.adds else 0,
            "added": printed.added.value if printed.added else 0,
        }
        kept = {label: int(value) for label, value in numbers.items() if value}
        marks = tuple(colour for colour in COLOURS if colour in printed.colours.value)
        found.append(Face(code, printed.code, card_name(cards, number), name, kept, marks, cards.copies[number]))
    return found
