"""Finds runs of cards that a seat draws or discards one after the other, so that the log has one sentence for each
run.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from salle.core.game import Event


class Run:
    """Similar events of one seat. `open` has the public part of each card, `faces` the cards that this listener
    knows.
    """

    def __init__(self, events: Sequence[Event], whispered: Mapping[int, int]) -> None:
        self.events: Final = events
        self.open: Final = [event for event in events if event.kind in whispered]
        self.faces: Final = [event.facts[0] for event in events if event.kind not in whispered]

    def __len__(self) -> int:
        return max(len(self.open), len(self.faces))


class Story:
    """The rules for finding a game's runs.

    `whispered` maps the kind of a public event about a card to the kind of the event that its owner hears after it.
    Events of the kinds in `parted` form a run only if their first facts are equal. For cards of the kinds in `alone`
    there is only the owner's event.
    """

    def __init__(self, whispered: Mapping[int, int], parted: Container[int] = (), alone: Container[int] = ()) -> None:
        self.whispered: Final = whispered
        self.parted: Final = parted
        self.alone: Final = alone

    def runs(self, events: Sequence[Event]) -> list[Event | Run]:
        """The events in their order, with each run of several cards, or of a card and its face, as one Run."""
        found: list[Event | Run] = []
        run: list[Event] = []
        alike: tuple[int, int, int, int] | None = None  # what the steps of the run have in common
        at = 0
        while at < len(events):
            step = self._step(events, at)
            sort = self._sort(step)
            if sort is None or sort != alike:
                found += self._told(run)
                run = []
            run += step
            alike = sort
            at += len(step)
        found += self._told(run)
        return found

    def _step(self, events: Sequence[Event], at: int) -> list[Event]:
        """An event, with the private event about the same card."""
        event = events[at]
        if event.kind in self.whispered and at + 1 < len(events):
            after = events[at + 1]
            if after.kind == self.whispered[event.kind] and after.seat == event.seat:
                return [event, after]
        return [event]

    def _sort(self, step: Sequence[Event]) -> tuple[int, int, int, int] | None:
        """What the steps of a run have in common, or None for events that form no runs."""
        event = step[0]
        if event.kind not in self.whispered and event.kind not in self.alone:
            return None
        return int(event.kind), int(event.seat), event.facts[0] if event.kind in self.parted else 0, len(step)

    def _told(self, run: list[Event]) -> Sequence[Event | Run]:
        """A Run if there are several events."""
        return [Run(run, self.whispered)] if len(run) > 1 else run
