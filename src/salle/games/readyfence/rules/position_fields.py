"""The fields of a position.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat, State
from salle.games.readyfence.rules import threats
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.phase_ids import DEAL
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import LEFT, ON_GUARD_LEFT, ON_GUARD_RIGHT, RIGHT


class PositionFields(State):
    """The fields of a position."""

    def __init__(self, strip: Strip, mute: bool = False) -> None:
        super().__init__(mute)
        self.game = strip.game
        self.strip: Final[Strip] = strip
        self.phase: i64 = DEAL
        self.turn: Seat = NOBODY  # the player whose turn it is; the opener of a phrase
        self.used: i64 = 0  # actions in this turn, including the phrase that ends it
        self.weapon_turned: bool = False
        self.changed: bool = False  # a card was exchanged
        self.timer: i64 = 0
        self.turn_timer: i64 = 0  # the Timer when the turn began
        self.pool_size: i64 = strip.cards.total
        self.quiet: i64 = 0  # RF-19: turns in a row without a touch or a drawn card
        self.period: i64 = 1
        self.overtime: bool = False
        self.tie: bool = False  # tutorial: no draws, the next touch wins
        self.priority: Seat = NOBODY
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0  # cards that the drawer will still draw
        self.waiting: Seat = NOBODY  # the seat that draws after the drawer
        self.touched: bool = False  # a touch was scored in this turn
        self.opening: i64 = NO_FACE
        self.replies: i64 = 0
        self.threat: i64 = threats.NONE
        self.threat_kind: i64 = 0
        self.threat_speed: i64 = 0
        self.first_speed: i64 = 0
        self.defence: i64 = 0  # the speed of the first answer as a defence
        self.stopped: Rule = LEGAL  # how the threat was stopped, where nothing threatens
        self.shown: i64 = 0  # discards that both players have seen
        self.buried: i64 = 0  # the openly seen discards that went into overtime's Timer
        self.filled: i64 = 0  # number of cards laid aside that joined them
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL
        self.links: list[i64] = []  # links of the phrase
        self.left: Fencer = Fencer(ON_GUARD_LEFT)
        self.right: Fencer = Fencer(ON_GUARD_RIGHT)
        self.pool: list[i64] = strip.full_pool  # unseen cards, counted by face; shared until the deal
        self.away: list[i64] = []  # overtime: cards laid aside while `pool` is the discards

    def copy_from(self, twin: PositionFields) -> None:
        """Copy all fields of another one."""
        self.to_act = twin.to_act
        self.together = twin.together
        self.phase = twin.phase
        self.turn = twin.turn
        self.used = twin.used
        self.weapon_turned = twin.weapon_turned
        self.changed = twin.changed
        self.timer = twin.timer
        self.turn_timer = twin.turn_timer
        self.pool_size = twin.pool_size
        self.quiet = twin.quiet
        self.period = twin.period
        self.overtime = twin.overtime
        self.tie = twin.tie
        self.priority = twin.priority
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.waiting = twin.waiting
        self.touched = twin.touched
        self.opening = twin.opening
        self.replies = twin.replies
        self.threat = twin.threat
        self.threat_kind = twin.threat_kind
        self.threat_speed = twin.threat_speed
        self.first_speed = twin.first_speed
        self.defence = twin.defence
        self.stopped = twin.stopped
        self.shown = twin.shown
        self.buried = twin.buried
        self.filled = twin.filled
        self.winner = twin.winner
        self.why = twin.why
        self.links = twin.links.copy()
        self.left.copy_from(twin.left)
        self.right.copy_from(twin.right)
        self.pool = twin.pool.copy()
        self.away = twin.away

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.turn,
            self.used,
            (1 if self.weapon_turned else 0),
            (1 if self.changed else 0),
            self.timer,
            self.turn_timer,
            self.pool_size,
            self.quiet,
            self.period,
            (1 if self.overtime else 0),
            (1 if self.tie else 0),
            self.priority,
            self.drawer,
            self.owed,
            self.waiting,
            (1 if self.touched else 0),
            self.opening,
            self.replies,
            self.threat,
            self.threat_kind,
            self.threat_speed,
            self.first_speed,
            self.defence,
            self.stopped,
            self.shown,
            self.buried,
            self.filled,
            self.winner,
            self.why,
        ]
        row.append(len(self.links))
        for item in self.links:
            row.append(item)
        self.left.describe(row, seat, seat == LEFT or seat == EVERYONE)
        self.right.describe(row, seat, seat == RIGHT or seat == EVERYONE)
        return tuple(row)

    def read(self, sight: tuple[int, ...]) -> None:
        """Set the fields that this sight shows."""
        self.to_act = Seat(sight[1])
        place: i64 = 2
        self.phase = sight[place]
        self.turn = Seat(sight[place + 1])
        self.used = sight[place + 2]
        self.weapon_turned = sight[place + 3] > 0
        self.changed = sight[place + 4] > 0
        self.timer = sight[place + 5]
        self.turn_timer = sight[place + 6]
        self.pool_size = sight[place + 7]
        self.quiet = sight[place + 8]
        self.period = sight[place + 9]
        self.overtime = sight[place + 10] > 0
        self.tie = sight[place + 11] > 0
        self.priority = Seat(sight[place + 12])
        self.drawer = Seat(sight[place + 13])
        self.owed = sight[place + 14]
        self.waiting = Seat(sight[place + 15])
        self.touched = sight[place + 16] > 0
        self.opening = sight[place + 17]
        self.replies = sight[place + 18]
        self.threat = sight[place + 19]
        self.threat_kind = sight[place + 20]
        self.threat_speed = sight[place + 21]
        self.first_speed = sight[place + 22]
        self.defence = sight[place + 23]
        self.stopped = Rule(sight[place + 24])
        self.shown = sight[place + 25]
        self.buried = sight[place + 26]
        self.filled = sight[place + 27]
        self.winner = Seat(sight[place + 28])
        self.why = Rule(sight[place + 29])
        place += 30
        links_end: i64 = place + 1 + sight[place]
        place += 1
        self.links = []
        while place < links_end:
            self.links.append(sight[place])
            place += 1
        place = self.left.read(sight, place)
        place = self.right.read(sight, place)

    def values(self) -> tuple[Any, ...]:
        return (
            self.to_act,
            self.together,
            self.phase,
            self.turn,
            self.used,
            self.weapon_turned,
            self.changed,
            self.timer,
            self.turn_timer,
            self.pool_size,
            self.quiet,
            self.period,
            self.overtime,
            self.tie,
            self.priority,
            self.drawer,
            self.owed,
            self.waiting,
            self.touched,
            self.opening,
            self.replies,
            self.threat,
            self.threat_kind,
            self.threat_speed,
            self.first_speed,
            self.defence,
            self.stopped,
            self.shown,
            self.buried,
            self.filled,
            self.winner,
            self.why,
            tuple(self.links),
            self.left.values(),
            self.right.values(),
            tuple(self.pool),
            tuple(self.away),
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.to_act,
            self.together,
            self.phase,
            self.turn,
            self.used,
            self.weapon_turned,
            self.changed,
            self.timer,
            self.turn_timer,
            self.pool_size,
            self.quiet,
            self.period,
            self.overtime,
            self.tie,
            self.priority,
            self.drawer,
            self.owed,
            self.waiting,
            self.touched,
            self.opening,
            self.replies,
            self.threat,
            self.threat_kind,
            self.threat_speed,
            self.first_speed,
            self.defence,
            self.stopped,
            self.shown,
            self.buried,
            self.filled,
            self.winner,
            self.why,
            links,
            left,
            right,
            pool,
            away,
        ) = values
        self.links = list(links)
        self.left.restore(left)
        self.right.restore(right)
        self.pool = list(pool)
        self.away = list(away)
