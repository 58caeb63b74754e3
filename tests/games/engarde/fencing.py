"""Bouts in the words of the game: put two fencers at a stance, play tokens, look and listen."""

from __future__ import annotations

from functools import cache

import salle
from salle.core.game import NOBODY, Game, Seat
from salle.core.options import Value
from salle.core.show.view_parts import Cards, Note
from salle.games.engarde.rules.actions import unpack_cards
from salle.games.engarde.rules.transitions import Match
from tests.support.playing import Playing, say

WATCHERS = {"left": Seat(0), "right": Seat(1), "spectator": NOBODY}
RULESETS = ("basic", "standard", "advanced")
WITH_PARRIES = ("standard", "advanced")


class Fencing(Playing):
    """A bout that is played by tokens and seen by `left`, `right` and a `spectator`."""

    @property
    def reason(self) -> str:
        """The name of the rule that ended the bout; nothing while it goes on."""
        outcome = self.bout.outcome
        return "" if outcome is None else self.game.rule_name(outcome.rule)

    @property
    def verdict(self) -> str:
        """The English sentence that ends the bout."""
        assert self.bout.outcome is not None
        return say(self.game.explain.outcome(self.bout.outcome))

    def sees(self, watcher: str) -> Match:
        """What that watcher can know."""
        seen = self.game.read(self.bout.state.sight(self.seat(watcher)))
        assert isinstance(seen, Match)
        return seen

    def hand(self, seat: str, watcher: str = "") -> str:
        """The cards of a seat, as the watcher (by default the seat itself) sees them."""
        return cards(self.sees(watcher or seat).hand(self.seat(seat)))

    def discards(self, watcher: str) -> str:
        """All cards played in this round, as the watcher remembers them."""
        return cards(self.sees(watcher).discards)

    def story(self, watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard, in English."""
        return self.told(watcher=watcher)

    def shown(self, label: str, watcher: str = "spectator") -> list[str]:
        """The faces of each pile on the watcher's board that bears this label."""
        board = self.game.view.board(self.bout.state.sight(self.seat(watcher)))
        return ["".join(part.faces) for part in board if isinstance(part, Cards) and say(part.label) == label]

    def notes(self) -> list[str]:
        """The sentences on a spectator's board."""
        board = self.game.view.board(self.bout.state.sight(NOBODY))
        return [say(part.text) for part in board if isinstance(part, Note)]


def cards(pile: int) -> str:
    """The values of a pile, ascending."""
    return "".join(map(str, unpack_cards(pile, 9)))


@cache
def rules(ruleset: str = "standard", **options: Value) -> Game:
    """The rule set with these options; unless they say otherwise, a single round."""
    single: dict[str, Value] = {"hits": 1, "rounds": 1}
    return salle.game("engarde", ruleset=ruleset, **(single | options))


def at(stance: str, ruleset: str = "standard", **options: Value) -> Fencing:
    """A bout that goes on from this stance."""
    game = rules(ruleset, **options)
    return Fencing(salle.Bout(game, game.stance(stance)))


def en_garde(ruleset: str = "standard", **options: Value) -> Fencing:
    """A bout from its first card; left starts unless the options say otherwise."""
    start: dict[str, Value] = {"starter": "left"}
    return Fencing(salle.Bout(rules(ruleset, **(start | options))))
