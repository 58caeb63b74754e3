"""Runs of cards that a seat draws or puts away one after the other, to be told in one sentence each."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from salle.core.game import Event


class Run:
    """Alike events of one seat: `open` is what all hear of each card, `faces` the cards that this listener knows."""

    def __init__(self, events: Sequence[Event], whispered: Mapping[int, int]) -> None:
        self.events: Final = events
        self.open: Final = [event for event in events if event.kind in whispered]
        self.faces: Final = [event.facts[0] for event in events if event.kind not in whispered]

    def __len__(self) -> int:
        return max(len(self.open), len(self.faces))


class Story:
    """How a game's runs are found: `whispered` has, by the kind that all hear of a card, the kind that its owner hears
    after it; of the kinds in `parted` only those with the same first fact make a run; of a card of the kinds in
    `alone` its owner hears, and nobody else."""

    def __init__(self, whispered: Mapping[int, int], parted: Container[int] = (), alone: Container[int] = ()) -> None:
        self.whispered: Final = whispered
        self.parted: Final = parted
        self.alone: Final = alone

    def runs(self, events: Sequence[Event]) -> Iterator[Event | Run]:
        """The events in their order, with those of a run in one: of several cards, or of one and what it is."""
        for key, some in groupby(self._steps(events), key=self._sort):
            steps = list(some)
            told = [event for step in steps for event in step]
            if key is None or len(told) == 1:
                yield from told
            else:
                yield Run(told, self.whispered)

    def _steps(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Each event, with what was whispered about the same card."""
        at = 0
        while at < len(events):
            event = events[at]
            after = events[at + 1 : at + 2]
            whispered = [one for one in after if self.whispered.get(event.kind) == one.kind and one.seat == event.seat]
            yield [event, *whispered]
            at += 1 + len(whispered)

    def _sort(self, step: Sequence[Event]) -> tuple[int, int, int, int] | None:
        """What steps of a run have in common; None of what makes no runs."""
        event = step[0]
        if event.kind not in self.whispered and event.kind not in self.alone:
            return None
        return int(event.kind), int(event.seat), event.facts[0] if event.kind in self.parted else 0, len(step)
