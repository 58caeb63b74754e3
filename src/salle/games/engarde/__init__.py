"""En Garde: two fencers on a piste and 25 cards, with basic, standard and advanced rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.game import Game
from salle.core.observation import Observer
from salle.core.options import Value
from salle.core.search.habits import learned_habits
from salle.games.engarde.options import OPTIONS, check

RULESETS: Final = ("basic", "standard", "advanced")
DEFAULT: Final = "standard"
VERSION: Final = "1"
SINGLE_BOUT: Final[Mapping[str, Value]] = {"hits": 1, "rounds": 1}  # for perft and the benchmark
FOR_SIMULATION: Final[Mapping[str, Value]] = {"rounds": 100}  # EG-12

__all__ = ["DEFAULT", "FOR_SIMULATION", "OPTIONS", "RULESETS", "SINGLE_BOUT", "VERSION", "make"]


def make(ruleset: str, options: Mapping[str, Value]) -> Game:
    """The rule set with these options, and with its texts and drawings."""
    from salle.games.engarde.bots.instinct import TRAITS, FencersInstinct
    from salle.games.engarde.bots.rounds import Rounds
    from salle.games.engarde.bots.tactic import Tactic
    from salle.games.engarde.fields import POSITION
    from salle.games.engarde.notation.tokens import EnGardeNotation
    from salle.games.engarde.rules.game import EnGarde
    from salle.games.engarde.show.view import EnGardeView
    from salle.games.engarde.words.explain import EnGardeExplain

    check(options)
    game = EnGarde(ruleset, VERSION, dict(options))
    game.notation = EnGardeNotation(game)
    game.explain = EnGardeExplain(game)
    game.view = EnGardeView(game)
    game.observer = Observer(game, POSITION)
    game.tactic = lambda rng: Tactic(game, rng)
    game.instinct = lambda: FencersInstinct(game, learned_habits(game.id, game.practice, TRAITS))
    if ruleset == "standard":
        round = EnGarde(ruleset, VERSION, {**options, **SINGLE_BOUT, "starter": "lot"})
        game.public_states = lambda: Rounds(round)
    return game
