"""Bouts in the words of their game, for the tests of every game: play tokens, look and listen."""

from __future__ import annotations

from typing import Self

import salle
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Event, Seat
from salle.core.texts import Message


class Playing:
    """A bout that is played by tokens and seen by its seats, by name, a `spectator` and `everyone`."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game

    def play(self, tokens: str) -> Self:
        """Play them in their order; Illegal, Malformed or OutOfTurn if one of them can't be."""
        for token in tokens.split():
            self.bout.play(self.game.notation.read(self.bout.state, token))
        return self

    # -- what may be done

    def legal(self) -> list[str]:
        """The tokens of what may be done now, by a seat or by the deck, sorted."""
        return sorted(map(self.game.notation.token, self.bout.state.legal_actions()))

    def refused(self, token: str) -> str:
        """The name of the rule that forbids it; `legal` if none does."""
        return self.game.rule_name(self.bout.state.refusal(self.game.notation.action(token)))

    def says(self, token: str, locale: str = "en") -> str:
        """The sentence that refuses it."""
        action = self.game.notation.action(token)
        rule = self.bout.state.refusal(action)
        assert rule != LEGAL
        return say(self.game.explain.refusal(self.bout.state, action, rule), locale)

    def kind(self, token: str) -> str:
        """What kind of action a legal action would be."""
        assert self.refused(token) == "legal"
        return self.game.kinds[self.bout.state.kind(self.game.notation.action(token))]

    def label(self, token: str, locale: str = "en") -> str:
        """What whoever acts is told that he would do."""
        return say(self.game.explain.label(self._own_sight(), self.game.notation.action(token)), locale)

    def effect(self, token: str, locale: str = "en") -> str:
        """What whoever acts is told that it would do."""
        return say(self.game.explain.effect(self._own_sight(), self.game.notation.action(token)), locale)

    def weights(self) -> dict[str, int]:
        """What the deck may do now, and in how many ways."""
        rows = enumerate(self.bout.state.chance_weights(), self.game.actions)
        return {self.game.notation.token(salle.Action(number)): int(ways) for number, ways in rows if ways}

    @property
    def awaiting(self) -> str:
        """Who acts: the name of a seat, `deck` or, when the bout is over, `nobody`."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    # -- where it stands

    def seat(self, watcher: str) -> Seat:
        """Whose eyes and ears these are."""
        if watcher in ("spectator", "everyone"):
            return NOBODY if watcher == "spectator" else EVERYONE
        return Seat(self.game.seat_names.index(watcher))

    def sight(self, watcher: str = "spectator") -> tuple[int, ...]:
        """All that the watcher can know, as numbers."""
        return self.bout.state.sight(self.seat(watcher))

    @property
    def score(self) -> tuple[int, ...]:
        """The points of each seat, in their order."""
        return tuple(self.bout.state.points(Seat(seat)) for seat in range(self.game.seats))

    def stance(self) -> str:
        """The position, written down."""
        text: str = self.game.notation.write_stance(self.bout.state)
        return text

    def _own_sight(self) -> tuple[int, ...]:
        return self.sight(self.awaiting)

    # -- what happened

    @property
    def winner(self) -> str:
        """Who won the bout, or `nobody`; nothing while it goes on."""
        outcome = self.bout.outcome
        if outcome is None:
            return ""
        return self.game.seat_names[outcome.winners[0]] if outcome.winners else "nobody"

    @property
    def ended(self) -> tuple[str, str]:
        """Who won the bout and by which rule; two nothings while it goes on."""
        outcome = self.bout.outcome
        return self.winner, "" if outcome is None else self.game.rule_name(outcome.rule)

    def rules_of(self, kind: str) -> list[str]:
        """The rules of all events of that kind."""
        return [self.game.rule_name(event.rule) for event in self._heard() if self.game.events[event.kind] == kind]

    def events(self, watcher: str = "spectator") -> list[str]:
        """The kinds of all events that watcher heard."""
        return [self.game.events[event.kind] for event in self._heard(watcher)]

    def happened(self, kind: str) -> int:
        """How often the table heard of that kind of event."""
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
    """The card data with one thing about what bears that name written otherwise."""
    head, *rows = printed.split("\n[[")
    index = next(index for index, row in enumerate(rows) if f'name = "{name}"' in row)
    assert old in rows[index]
    rows[index] = rows[index].replace(old, new, 1)
    return "\n[[".join([head, *rows])
