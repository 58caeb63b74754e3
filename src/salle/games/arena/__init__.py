"""Swordplay: Arena: two to six heroes share one deck, and the last hero standing wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.cards.card_sheets import sheet_digest
from salle.core.errors import BadOption
from salle.core.game import Game
from salle.core.observation import Observer
from salle.core.options import Value
from salle.core.search.habits import learned_habits
from salle.games.arena.options import LOT, OPTIONS

RULESETS: Final = ("standard",)
DEFAULT: Final = "standard"
VERSION: Final = "1"
CARDS: Final = True  # accepts corrected card data
VARIANTS: Final = tuple({"seats": seats} for seats in (2, 3, 4, 6))

__all__ = ["CARDS", "DEFAULT", "OPTIONS", "RULESETS", "VARIANTS", "VERSION", "make"]


def make(ruleset: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """Create a game with these options and cards, including its texts and drawings."""
    from salle.games.arena.bots.instinct import TRAITS, HeroesInstinct
    from salle.games.arena.bots.tactic import Tactic
    from salle.games.arena.card_data import load_sheet, make_cards
    from salle.games.arena.fields import POSITION
    from salle.games.arena.notation.tokens import ArenaNotation
    from salle.games.arena.rules.game import Arena
    from salle.games.arena.show.view import ArenaView
    from salle.games.arena.words.explain import ArenaExplain

    heroes, seats = str(options["heroes"]), options["seats"]
    if heroes != LOT and len(heroes.split(",")) != seats:
        raise BadOption("arena-heroes-for-seats", heroes=heroes, seats=str(seats))
    read = load_sheet(cards)
    game = Arena(ruleset, VERSION, dict(options), make_cards(read))
    game.card_digest = sheet_digest(read)
    game.notation = ArenaNotation(game)
    game.explain = explain = ArenaExplain(game)
    game.view = ArenaView(game, explain, read)
    game.observer = Observer(game, POSITION)
    game.tactic = lambda rng: Tactic(game, rng)
    game.tries = 3  # chance is strong here: differences between bots show late
    game.practice = "duel" if game.seats == 2 else "melee"
    game.instinct = lambda: HeroesInstinct(game, learned_habits(game.id, game.practice, TRAITS))
    return game
