"""Ready... Fence!: epee as a card game on a strip of ten squares, in three modes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.cards.card_sheets import sheet_digest
from salle.core.game import Game
from salle.core.observation import Observer
from salle.core.options import Value
from salle.core.search.habits import learned_habits
from salle.games.readyfence.options import OPTIONS

RULESETS: Final = ("tutorial", "basic", "advanced")
DEFAULT: Final = "basic"
VERSION: Final = "1"
CARDS: Final = True  # corrected card data are accepted

__all__ = ["CARDS", "DEFAULT", "OPTIONS", "RULESETS", "VERSION", "make"]


def make(ruleset: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """Make the game for a mode, with these options and cards."""
    from salle.games.readyfence.bots.instinct import TRAITS, FencersInstinct
    from salle.games.readyfence.bots.tactic import Tactic
    from salle.games.readyfence.card_data import load_sheet, make_cards
    from salle.games.readyfence.fields import POSITION
    from salle.games.readyfence.notation.tokens import ReadyFenceNotation
    from salle.games.readyfence.rules.game import ReadyFence
    from salle.games.readyfence.show.view import ReadyFenceView
    from salle.games.readyfence.words.explain import ReadyFenceExplain

    read = load_sheet(cards)
    game = ReadyFence(ruleset, VERSION, dict(options), make_cards(read, ruleset, options.get("feints") == 3))
    game.card_digest = sheet_digest(read)
    game.notation = ReadyFenceNotation(game)
    game.explain = explain = ReadyFenceExplain(game)
    game.view = ReadyFenceView(game, explain, read)
    game.observer = Observer(game, POSITION)
    game.tactic = lambda rng: Tactic(game, rng)
    game.instinct = lambda: FencersInstinct(game, learned_habits(game.id, game.practice, TRAITS))
    return game
