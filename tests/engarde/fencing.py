"""Bouts in the words of the game: put two fencers at a stance, play tokens, look and listen."""

from __future__ import annotations

from functools import cache

import salle
from salle.core.game import CHANCE, LEGAL, NOBODY, Event, Game, Seat, retiree
from salle.core.options import Value
from salle.core.texts import Message
from salle.core.view import Cards, Note
from salle.games.engarde.reading import Reading, cards

WATCHERS = {"left": Seat(0), "right": Seat(1), "spectator": NOBODY}
RULESETS = ("basic", "standard", "advanced")
WITH_PARRIES = ("standard", "advanced")


class Fencing:
    """A bout that is played by tokens and seen by `left`, `right` and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game

    def play(self, tokens: str) -> Fencing:
        """Play them in their order; Illegal, Malformed or OutOfTurn if one of them can't be."""
        for token in tokens.split():
            action = self.game.notation.action(token)
            if action < 0:
                self.bout.retire(retiree(action))
            elif self.bout.awaiting == CHANCE:
                self.bout.dealt(action)
            else:
                self.bout.act(self.bout.awaiting, action)
        return self

    def legal(self) -> list[str]:
        """The tokens of what may be done now, by a fencer or by the deck, sorted."""
        return sorted(map(self.game.notation.token, self.bout.state.legal_actions()))

    def refusal(self, token: str) -> str:
        """The name of the rule that forbids it; `legal` if none does."""
        return self.game.rule_name(self.bout.state.refusal(self.game.notation.action(token)))

    def says(self, token: str) -> str:
        """The English sentence that refuses it."""
        action = self.game.notation.action(token)
        rule = self.bout.state.refusal(action)
        assert rule != LEGAL
        return say(self.game.explain.refusal(self.bout.state, action, rule))

    @property
    def awaiting(self) -> str:
        """Who acts: `left`, `right`, `deck` or, when the bout is over, `nobody`."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    @property
    def winner(self) -> str:
        """Who won the bout: `left`, `right`, `nobody`; nothing while it goes on."""
        outcome = self.bout.outcome
        if outcome is None:
            return ""
        return self.game.seat_names[outcome.winners[0]] if outcome.winners else "nobody"

    @property
    def reason(self) -> str:
        """The name of the rule that ended the bout; nothing while it goes on."""
        outcome = self.bout.outcome
        return "" if outcome is None else self.game.rule_name(outcome.rule)

    @property
    def ended(self) -> tuple[str, str]:
        """Who won the bout, and why."""
        return self.winner, self.reason

    @property
    def verdict(self) -> str:
        """The English sentence that ends the bout."""
        assert self.bout.outcome is not None
        return say(self.game.explain.outcome(self.bout.outcome))

    @property
    def score(self) -> tuple[int, int]:
        """The hits of left and right."""
        return self.bout.state.points(Seat(0)), self.bout.state.points(Seat(1))

    def sees(self, watcher: str) -> Reading:
        """What that watcher can know."""
        return Reading(self.bout.state.sight(WATCHERS[watcher]))

    def hand(self, seat: str, watcher: str = "") -> str:
        """The cards of a seat, as the watcher (by default the seat itself) sees them."""
        return "".join(map(str, cards(self.sees(watcher or seat).hands[WATCHERS[seat]])))

    def discards(self, watcher: str) -> str:
        """All cards played in this round, as the watcher remembers them."""
        return "".join(map(str, cards(self.sees(watcher).discards)))

    def heard(self, watcher: str) -> list[str]:
        """Everything that watcher heard: the event, its rule, its seat and its facts."""
        return [self._spelt(event) for event in self.bout.heard(WATCHERS[watcher])]

    def story(self, watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard, in English."""
        return [say(self.game.explain.event(event)) for event in self.bout.heard(WATCHERS[watcher])]

    def witnessed(self, watcher: str) -> str:
        """The tokens of all plies as that watcher saw them."""
        return " ".join(self.game.notation.token(ply.action) for ply in self.bout.witnessed(WATCHERS[watcher]))

    def shown(self, label: str, watcher: str = "spectator") -> list[str]:
        """The faces of each pile on the watcher's board that bears this label."""
        board = self.game.view.board(self.bout.state.sight(WATCHERS[watcher]))
        return ["".join(part.faces) for part in board if isinstance(part, Cards) and say(part.label) == label]

    def notes(self) -> list[str]:
        """The sentences on a spectator's board."""
        board = self.game.view.board(self.bout.state.sight(NOBODY))
        return [say(part.text) for part in board if isinstance(part, Note)]

    def _spelt(self, event: Event) -> str:
        words = [self.game.events[event.kind]]
        if event.rule != LEGAL:
            words.append(self.game.rule_name(event.rule))
        if event.seat >= 0:
            words.append(self.game.seat_names[event.seat])
        return " ".join([*words, *map(str, event.facts)])


def say(message: Message) -> str:
    """The message in English."""
    return salle.texts("en").say(message)


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
