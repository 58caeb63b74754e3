"""Runs of cards drawn or put away, told in one sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from salle.core.game import Event
from salle.games.audatia.terms import DREW, DREW_UNSEEN, PUT_AWAY, PUT_AWAY_CARD

# What all hear, and after it what the owner of the card hears.
WHISPERED: Final = {DREW_UNSEEN: DREW, PUT_AWAY: PUT_AWAY_CARD}


class Run:
    """Cards that one seat drew, or put away for one purpose, one after the other."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events: Final = events
        self.open: Final = [event for event in events if event.kind in WHISPERED]
        self.faces: Final = [event.facts[0] for event in events if event.kind not in WHISPERED]

    def __len__(self) -> int:
        return len(self.open)


def runs(events: Sequence[Event]) -> Iterator[Event | Run]:
    """The events in their order, with those of a run of two cards or more in one."""
    for key, some in groupby(_steps(events), key=_sort):
        if key is None:
            yield from (event for step in some for event in step)
            continue
        run = Run([event for step in some for event in step])
        if len(run) > 1:
            yield run
        else:
            yield from run.events


def _steps(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Each event, with what was whispered about the same card."""
    at = 0
    while at < len(events):
        event = events[at]
        after = events[at + 1 : at + 2]
        whispered = [one for one in after if WHISPERED.get(event.kind) == one.kind and one.seat == event.seat]
        yield [event, *whispered]
        at += 1 + len(whispered)


def _sort(step: Sequence[Event]) -> tuple[int, int, int, int] | None:
    """What steps of a run have in common; None of what makes no runs."""
    event = step[0]
    if event.kind not in WHISPERED:
        return None
    return int(event.kind), int(event.seat), event.facts[0] if event.kind == PUT_AWAY else 0, len(step)
