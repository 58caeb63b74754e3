"""Audatia: a longsword duel after Fiore dei Liberi, decided by one blow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.cards.card_sheets import sheet_digest
from salle.core.game import Game
from salle.core.observation import Observer
from salle.core.options import Value
from salle.core.search.habits import learned_habits
from salle.games.audatia.options import OPTIONS
from salle.games.audatia.rules.cards import CHARACTERS

RULESETS: Final = ("duel",)
DEFAULT: Final = "duel"
VERSION: Final = "1"
CARDS: Final = True  # card data that the user has corrected may be given
VARIANTS: Final = tuple({"challenger": one, "respondent": two} for one in CHARACTERS for two in CHARACTERS)

__all__ = ["CARDS", "DEFAULT", "OPTIONS", "RULESETS", "VARIANTS", "VERSION", "make"]


def make(ruleset: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """Make the duel with these characters and cards, with its texts and drawings."""
    from salle.games.audatia.bots.instinct import TRAITS, DuelistsInstinct
    from salle.games.audatia.bots.tactic import Tactic
    from salle.games.audatia.card_checks import doubts, refuse_unplayable
    from salle.games.audatia.card_data import load_sheet, make_cards
    from salle.games.audatia.fields import POSITION
    from salle.games.audatia.notation.tokens import AudatiaNotation
    from salle.games.audatia.rules.game import Audatia
    from salle.games.audatia.show.view import AudatiaView
    from salle.games.audatia.words.explain import AudatiaExplain

    read = load_sheet(cards)
    refuse_unplayable(read)
    game = Audatia(ruleset, VERSION, dict(options), make_cards(read))
    game.card_digest = sheet_digest(read)
    game.doubts = tuple(doubts(read))
    game.notation = AudatiaNotation(game)
    game.explain = explain = AudatiaExplain(game)
    game.view = AudatiaView(game, explain, read)
    game.observer = Observer(game, POSITION)
    game.tactic = lambda rng: Tactic(game, rng)
    game.tries = 5  # a hand takes many decisions to show its value
    game.instinct = lambda: DuelistsInstinct(game, learned_habits(game.id, game.practice, TRAITS))
    return game
