"""Bouts for the tests of every game: play tokens, and read what each seat sees and hears."""

from __future__ import annotations

from typing import Self

import salle
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Event, Seat
from salle.core.texts import Message


class Playing:
    """A bout that is played by tokens. Watchers are seats by name, a `spectator`, or `everyone` for the referee."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game

    def play(self, tokens: str) -> Self:
        """Play these tokens in order. An invalid one raises Illegal, Malformed or OutOfTurn."""
        for token in tokens.split():
            self.bout.play(self.game.notation.read(self.bout.state, token))
        return self

    # -- what may be done

    def legal(self) -> list[str]:
        """The tokens of the legal actions of the seat or the deck to act, sorted."""
        return sorted(map(self.game.notation.token, self.bout.state.legal_actions()))

    def refused(self, token: str) -> str:
        """The name of the rule that forbids this action, or `legal`."""
        return self.game.rule_name(self.bout.state.refusal(self.game.notation.action(token)))

    def says(self, token: str, locale: str = "en") -> str:
        """The sentence that refuses this action."""
        action = self.game.notation.action(token)
        rule = self.bout.state.refusal(action)
        assert rule != LEGAL
        return say(self.game.explain.refusal(self.bout.state, action, rule), locale)

    def kind(self, token: str) -> str:
        """The kind of this legal action."""
        assert self.refused(token) == "legal"
        return self.game.kinds[self.bout.state.kind(self.game.notation.action(token))]

    def label(self, token: str, locale: str = "en") -> str:
        """The label of this action, as the seat to act sees it."""
        return say(self.game.explain.label(self._own_sight(), self.game.notation.action(token)), locale)

    def effect(self, token: str, locale: str = "en") -> str:
        """The effect of this action, as the seat to act sees it."""
        return say(self.game.explain.effect(self._own_sight(), self.game.notation.action(token)), locale)

    def weights(self) -> dict[str, int]:
        """The possible actions of the deck, and in how many ways each can happen."""
        rows = enumerate(self.bout.state.chance_weights(), self.game.actions)
        return {self.game.notation.token(salle.Action(number)): int(ways) for number, ways in rows if ways}

    @property
    def awaiting(self) -> str:
        """The name of the seat to act, `deck`, or `nobody` when the bout is over."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    # -- the position

    def seat(self, watcher: str) -> Seat:
        """The seat of this watcher."""
        if watcher in ("spectator", "everyone"):
            return NOBODY if watcher == "spectator" else EVERYONE
        return Seat(self.game.seat_names.index(watcher))

    def sight(self, watcher: str = "spectator") -> tuple[int, ...]:
        """All that the watcher can know, as numbers."""
        return self.bout.state.sight(self.seat(watcher))

    @property
    def score(self) -> tuple[int, ...]:
        """The points of each seat, in order."""
        return tuple(self.bout.state.points(Seat(seat)) for seat in range(self.game.seats))

    def stance(self) -> str:
        """The position in notation."""
        text: str = self.game.notation.write_stance(self.bout.state)
        return text

    def _own_sight(self) -> tuple[int, ...]:
        return self.sight(self.awaiting)

    # -- what happened

    @property
    def winner(self) -> str:
        """The winner of the bout, `nobody` for a draw, or an empty text while it goes on."""
        outcome = self.bout.outcome
        if outcome is None:
            return ""
        return self.game.seat_names[outcome.winners[0]] if outcome.winners else "nobody"

    @property
    def ended(self) -> tuple[str, str]:
        """The winner and the rule that decided, or two empty texts while the bout goes on."""
        outcome = self.bout.outcome
        return self.winner, "" if outcome is None else self.game.rule_name(outcome.rule)

    def rules_of(self, kind: str) -> list[str]:
        """The rules of all events of that kind."""
        return [self.game.rule_name(event.rule) for event in self._heard() if self.game.events[event.kind] == kind]

    def events(self, watcher: str = "spectator") -> list[str]:
        """The kinds of all events that watcher heard."""
        return [self.game.events[event.kind] for event in self._heard(watcher)]

    def happened(self, kind: str) -> int:
        """How many events of that kind a spectator heard."""
        return self.events().count(kind)

    def heard(self, watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard: the event, its rule, its seat and its facts."""
        return [self._spelt(event) for event in self._heard(watcher)]

    def told(self, locale: str = "en", watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard, in sentences."""
        return [say(self.game.explain.event(event), locale) for event in self._heard(watcher)]

    def witnessed(self, watcher: str) -> str:
        """The tokens of all plies as that watcher saw them."""
        return " ".join(self.game.notation.token(ply.action) for ply in self.bout.witnessed(self.seat(watcher)))

    def _heard(self, watcher: str = "spectator") -> list[Event]:
        return self.bout.heard(self.seat(watcher))

    def _spelt(self, event: Event) -> str:
        words = [self.game.events[event.kind]]
        if event.rule != LEGAL:
            words.append(self.game.rule_name(event.rule))
        if event.seat >= 0:
            words.append(self.game.seat_names[event.seat])
        return " ".join([*words, *map(str, event.facts)])


def say(message: Message, locale: str = "en") -> str:
    """The message in that language."""
    return salle.texts(locale).say(message)


def corrected_in(printed: str, name: str, old: str, new: str) -> str:
    """The card data with one change in the entry of that name."""
    head, *rows = printed.split("\n[[")
    index = next(index for index, row in enumerate(rows) if f'name = "{name}"' in row)
    assert old in rows[index]
    rows[index] = rows[index].replace(old, new, 1)
    return "\n[[".join([head, *rows])
