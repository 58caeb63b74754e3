"""Foil, a toy with printed cards: each player gets one card, and plays it or passes. The faster card touches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.game import Action, Game
from salle.core.notation.tokens import Notation
from salle.core.options import Among, Option, Value
from salle.core.show.explanations import Explain
from salle.core.show.view import View
from salle.core.show.view_parts import CardPage
from salle.core.texts import Message

from .card_data import AS_PRINTED, read_cards
from .rules.game import Foil
from .rules.terms import CARDS as KINDS

RULESETS: Final = ("plain", "long")
DEFAULT: Final = "plain"
VERSION: Final = "1"
CARDS: Final = True
OPTIONS: Final[tuple[Option, ...]] = (
    Among("stake", 1, ("plain",), choices=(1, 2)),
    Among("stake", 4, ("long",), choices=(2, 4)),
)
SINGLE_BOUT: Final[Mapping[str, Value]] = {"stake": 2}
TOKENS: Final = (".", "LU", "PA", "SH", "+LU", "+PA", "+SH", "+?")


class FoilNotation(Notation):
    def spell(self, action: Action) -> str:
        return TOKENS[action]


class FoilView(View):
    game: Foil

    def card(self, number: int) -> CardPage:
        name, code = KINDS[number]
        facts = (
            (Message("foil-fact-speed"), Message("foil-number", {"number": self.game.speeds[number]})),
            (Message("foil-fact-copies"), Message("foil-number", {"number": self.game.copies[number]})),
        )
        use = ((Message("foil-heading-use"), Message("foil-use")),)
        title, brief = Message(f"foil-card-{name}"), Message(f"foil-brief-{name}")
        return CardPage(name, code, title, brief, facts[: 2 if self.game.copies[number] > 1 else 1], use)


def make(ruleset: str, options: Mapping[str, Value], cards: str) -> Game:
    speeds, copies = read_cards(cards or AS_PRINTED)
    game = Foil(ruleset, VERSION, dict(options), speeds, copies)
    game.notation, game.explain, game.view = FoilNotation(game), Explain(game), FoilView(game)
    return game
