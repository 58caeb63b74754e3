"""Explanations of rules, events and actions, as messages with arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from string import ascii_lowercase
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from salle.core.game import LEGAL, RETIRED, Action, Event, Game, Outcome, Rule, Seat, State
from salle.core.rng import Rng
from salle.core.texts import Message, needed_arguments

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Explain:
    """Message ids follow from names: `GAME-rule-NAME`, `GAME-event-NAME`, `GAME-do-KIND`. The game adds the
    arguments.
    """

    foretold: ClassVar[tuple[str, ...]] = ()  # events that have texts `GAME-foreseen-EVENT` for hints

    def __init__(self, game: Game) -> None:
        self.game = game
        self._seats = tuple(Message(f"{game.id}-seat-{name}") for name in game.seat_names)
        self._rules = [Message(f"{game.id}-rule-{name}") for name in game.rules]

    def seat(self, seat: Seat) -> Message:
        """The name of the seat."""
        return self._seats[seat]

    def choice(self, option: str, word: str) -> Message:
        """The name of a word that can be chosen for an option."""
        return Message(f"{self.game.id}-choice-{word}")

    def rule(self, rule: Rule) -> Message:
        """The general text of the rule, without the facts of a case."""
        if rule == RETIRED:
            return Message("rule-retired", {"seats": self.game.seats})
        return self._rules[rule]

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        """Why this action is refused to the seat to act, from what that seat can see. Pass its `sight` if you have
        it.
        """
        return self.rule(rule)

    def event(self, event: Event) -> Message:
        """The event as a sentence. Unless a game names its arguments, they are `a`, `b`, `c` and so on."""
        facts: dict[str, Any] = dict(zip(ascii_lowercase, event.facts, strict=False))
        if event.seat >= 0:
            facts["who"] = self.seat(event.seat)
        return Message(f"{self.game.id}-event-{self.game.events[event.kind]}", facts)

    def describe_events(self, events: Sequence[Event]) -> list[Message]:
        """The events as messages: one for each event or run of similar ones."""
        return merge_repeats(map(self.event, events))

    def log_lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """Split events into lines of a log: one for each run of events of the same seat."""
        return [list(some) for _, some in groupby(events, key=lambda event: event.seat)]

    def foreseen(self, event: Event, me: Seat) -> Message | None:
        """What such an event would mean to this seat, without the details of one case. None: not worth mentioning.

        Hints ask this about events that affect the seat or follow from its actions. An event that a rule decides always
        has a message. The events in `foretold` have the messages `GAME-foreseen-EVENT`.
        """
        name = self.game.events[event.kind]
        if name in self.foretold:
            return Message(f"{self.game.id}-foreseen-{name}", self.foreseen_facts(event, me))
        return None if event.rule == LEGAL else Message("foreseen", self.foreseen_facts(event, me))

    def foreseen_facts(self, event: Event, me: Seat) -> dict[str, Any]:
        """The arguments: the seat of the event, and the rule that decided."""
        whose = "you" if event.seat == me else "other" if event.seat >= 0 else "nobody"
        facts: dict[str, Any] = {"whose": whose, "who": self.seat(event.seat) if event.seat >= 0 else ""}
        return facts if event.rule == LEGAL else facts | {"why": self.rule(event.rule)}

    def outcome(self, outcome: Outcome) -> Message:
        """The result with its reason."""
        if not outcome.winners:
            return Message("outcome-drawn", {"why": self.rule(outcome.rule)})
        winners = [self.seat(seat) for seat in outcome.winners]
        return Message("outcome-won", {"winner": winners, "why": self.why(outcome.rule, outcome.winners[0])})

    def why(self, rule: Rule, winner: Seat) -> Message:
        """Why this seat won. By default, the general text of the rule."""
        if rule == RETIRED and self.game.seats == 2:
            return Message("outcome-resigned", {"who": self.seat(Seat(1 - winner))})
        return self.rule(rule)

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        """The label of this action on a button."""
        state = self.game.imagine(sight, Rng("label"))
        return Message(f"{self.game.id}-do-{self.game.kinds[state.kind(action)]}")

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        """What this action would do, for the player who can choose it."""
        return self.label(sight, action)

    def samples(self) -> Iterator[Message]:
        """An example of every message of this game. L10 checks them in every language."""
        game = self.game
        for number in range(game.seats):
            yield self.seat(Seat(number))
        for number in range(1, len(game.rules)):
            yield self.rule(Rule(number))
        facts: dict[str, Any] = dict.fromkeys(ascii_lowercase, 1) | {"who": self.seat(Seat(0))}
        for name in game.events:
            yield Message(f"{game.id}-event-{name}", facts)
        for name in game.kinds:
            yield Message(f"{game.id}-do-{name}")
        yield from self.foreseen_samples()

    def foreseen_samples(self) -> Iterator[Message]:
        """An example of every message in `foretold`."""
        for name in self.foretold:
            for whose in ("you", "other", "nobody"):
                facts = {"whose": whose, "who": self.seat(Seat(0)), "why": self.rule(Rule(1)), "answer": "hit"}
                yield Message(f"{self.game.id}-foreseen-{name}", facts)


def message_with_facts(id: str, case: T, facts: Mapping[str, Callable[[T], Any]]) -> Message:
    """A message about a case, with only the arguments that its texts need."""
    return Message(id, {name: facts[name](case) for name in needed_arguments(id)})


def merge_repeats(messages: Iterable[Message]) -> list[Message]:
    """Merge each run of equal messages into one that says how often."""
    told: list[Message] = []
    counts: list[int] = []
    for message in messages:
        if told and told[-1] == message:
            counts[-1] += 1
        else:
            told.append(message)
            counts.append(1)
    return [
        message if count == 1 else Message("told-times", {"sentence": message, "count": count})
        for message, count in zip(told, counts, strict=True)
    ]


def yes_or_no(true: bool) -> str:
    return "yes" if true else "no"
