"""A sight of Ready... Fence!, read by name: what views, explanations and stances look at."""

from __future__ import annotations

from salle.core.game import Rule, Seat
from salle.games.readyfence.rules.position import (
    FENCER_CARDS,
    FENCER_KNOWN,
    FENCER_SIZE,
    SIGHT_DONE,
    SIGHT_DRAWER,
    SIGHT_FENCERS,
    SIGHT_LINKS,
    SIGHT_OVERTIME,
    SIGHT_OWED,
    SIGHT_PERIOD,
    SIGHT_PHASE,
    SIGHT_PRIORITY,
    SIGHT_QUIET,
    SIGHT_SEAT,
    SIGHT_SHOWN,
    SIGHT_STOPPED,
    SIGHT_THREAT,
    SIGHT_TIE,
    SIGHT_TIMER,
    SIGHT_TO_ACT,
    SIGHT_TURN,
    SIGHT_USED,
    SIGHT_WINNER,
)


class FencerSight:
    """What a sight tells of one fencer; a hand that it does not show is empty."""

    def __init__(self, sight: tuple[int, ...], seat: Seat) -> None:
        first = SIGHT_FENCERS + seat * FENCER_SIZE
        self.square, self.weapon, self.stamina, self.touches = sight[first : first + 4]
        self.stalled = bool(sight[first + 4])
        self.held, self.table, self.laid = sight[first + 5 : first + 8]
        self.bare, self.spent = (bool(number) for number in sight[first + 8 : first + 10])
        self.known = sight[first + FENCER_KNOWN : first + FENCER_CARDS]
        self.hand, self.hidden = sight[first + FENCER_CARDS : first + FENCER_CARDS + 2]


class NamedSight:
    """What a seat, or a spectator, can know of a bout."""

    def __init__(self, sight: tuple[int, ...]) -> None:
        self.seat = Seat(sight[SIGHT_SEAT])
        self.to_act = Seat(sight[SIGHT_TO_ACT])
        self.phase = sight[SIGHT_PHASE]
        self.turn = Seat(sight[SIGHT_TURN])
        self.used = sight[SIGHT_USED]
        self.weapon_turned, self.changed = (bool(number) for number in sight[SIGHT_DONE : SIGHT_DONE + 2])
        self.timer = sight[SIGHT_TIMER]
        self.quiet = sight[SIGHT_QUIET]
        self.period = sight[SIGHT_PERIOD]
        self.overtime = bool(sight[SIGHT_OVERTIME])
        self.tie = bool(sight[SIGHT_TIE])
        self.priority = Seat(sight[SIGHT_PRIORITY])
        self.drawer = Seat(sight[SIGHT_DRAWER])
        self.owed = sight[SIGHT_OWED]
        self.threat, self.threat_kind, self.threat_speed = sight[SIGHT_THREAT : SIGHT_THREAT + 3]
        self.stopped = Rule(sight[SIGHT_STOPPED])
        self.shown = sight[SIGHT_SHOWN]
        self.winner = Seat(sight[SIGHT_WINNER])
        self.fencers = (FencerSight(sight, Seat(0)), FencerSight(sight, Seat(1)))
        self.links = sight[SIGHT_LINKS:]

    @property
    def gap(self) -> int:
        """The empty squares between the fencers."""
        return self.fencers[1].square - self.fencers[0].square - 1
