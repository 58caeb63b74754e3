"""A position of Ready... Fence!: what lies where, what each fencer can know of it, and how it is copied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Outcome, Rule, Seat, State
from salle.games.readyfence.rules import phase_ids, threats
from salle.games.readyfence.rules.cards import ANGULATION, LINE, Cards
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import HAND, LEFT, ON_GUARD_LEFT, ON_GUARD_RIGHT, RIGHT, STAMINA, STRIP


class Fencer:
    """One fencer: where he stands, how, and with which cards. Sets of cards are numbers, see `cards`."""

    def __init__(self, square: i64) -> None:
        self.square: i64 = square
        self.weapon: i64 = LINE
        self.stamina: i64 = STAMINA
        self.touches: i64 = 0
        self.stalled: bool = False  # in his latest turn
        self.hand: i64 = 0
        self.held: i64 = 0  # how many cards that are
        self.table: i64 = 0  # laid in this phrase
        self.laid: i64 = 0  # how many of these count as his two
        self.bare: bool = False  # has defended without cards in this phrase
        self.spent: bool = False  # has paid stamina in this phrase
        self.hidden: i64 = 0  # his face-down discards
        self.buried: i64 = 0  # those of them that went into overtime's Timer
        self.drawn: i64 = 0  # what he drew from it
        # The cards others have seen and he has taken back: known[k], with k unseen discards since. At most k of the
        # cards in known[0..k] can be gone.
        self.known: list[i64] = [0] * HAND
        self.discards: list[Action] = []  # what may be put away of a hand, and of which hand that was found out
        self.discards_of: i64 = 0

    def take_over(self, twin: Fencer) -> None:
        """Become what the twin is."""
        self.square = twin.square
        self.weapon = twin.weapon
        self.stamina = twin.stamina
        self.touches = twin.touches
        self.stalled = twin.stalled
        self.hand = twin.hand
        self.held = twin.held
        self.table = twin.table
        self.laid = twin.laid
        self.bare = twin.bare
        self.spent = twin.spent
        self.hidden = twin.hidden
        self.buried = twin.buried
        self.drawn = twin.drawn
        self.known = twin.known.copy()
        self.discards = twin.discards
        self.discards_of = twin.discards_of

    def pay(self, price: i64) -> None:
        """Stamina."""
        if price > 0:
            self.stamina -= price
            self.spent = True

    def regain(self, points: i64) -> None:
        """Stamina, up to the most there is."""
        self.stamina = min(STAMINA, self.stamina + points)

    def lay(self, cards: Cards, face: i64, angulated: bool = False) -> None:
        """A card goes from the hand to the table, perhaps with an Angulation, and its price is paid."""
        self.part_with(cards, face)
        self.table = cards.with_one(self.table, face)
        self.pay(cards.stamina[cards.kind[face]])
        if angulated:
            self.lay(cards, cards.held(self.hand, ANGULATION))

    def part_with(self, cards: Cards, face: i64) -> None:
        """A card leaves the hand."""
        self.hand = cards.without(self.hand, face)
        self.held -= 1

    def show(self, cards: i64) -> None:
        """These cards of his were seen all at once."""
        if cards & ~self.known[0] != 0:
            level: i64
            for level in range(1, HAND):
                self.known[level] = self.known[level] & ~cards
            self.known[0] = self.known[0] | cards

    def hide(self) -> None:
        """He put a card away unseen."""
        self.known.insert(0, 0)
        self.known.pop()

    def lose(self, cards: Cards, face: i64) -> None:
        """A card of his left before all eyes: of what was known there is one less."""
        level: i64
        for level in range(HAND):
            if self.known[level] & cards.field[face] != 0:
                self.known[level] = cards.without(self.known[level], face)


# Where things stand in a sight; the links of the phrase come last.
SIGHT_SEAT: Final = 0
SIGHT_TO_ACT: Final = 1
SIGHT_PHASE: Final = 2
SIGHT_TURN: Final = 3
SIGHT_USED: Final = 4
SIGHT_DONE: Final = 5  # weapon turned, card changed
SIGHT_TIMER: Final = 7  # now, and when the turn began
SIGHT_POOL: Final = 9  # how many cards it has
SIGHT_QUIET: Final = 10
SIGHT_PERIOD: Final = 11
SIGHT_OVERTIME: Final = 12
SIGHT_TIE: Final = 13
SIGHT_PRIORITY: Final = 14
SIGHT_DRAWER: Final = 15
SIGHT_OWED: Final = 16
SIGHT_WAITING: Final = 17
SIGHT_TOUCHED: Final = 18
SIGHT_OPENING: Final = 19
SIGHT_REPLIES: Final = 20
SIGHT_THREAT: Final = 21  # what, kind, speed
SIGHT_FIRST_SPEED: Final = 24
SIGHT_DEFENCE: Final = 25
SIGHT_STOPPED: Final = 26
SIGHT_SHOWN: Final = 27
SIGHT_BURIED: Final = 28
SIGHT_FILLED: Final = 29
SIGHT_WINNER: Final = 30
SIGHT_WHY: Final = 31
SIGHT_FENCERS: Final = 32
# Of each fencer: ten open numbers, what is known of his hand, four sets of cards, how many three of them have.
FENCER_KNOWN: Final = 10
FENCER_CARDS: Final = FENCER_KNOWN + HAND
FENCER_SIZES: Final = FENCER_CARDS + 4
FENCER_SIZE: Final = FENCER_SIZES + 3
SIGHT_LINKS: Final = SIGHT_FENCERS + 2 * FENCER_SIZE


class Position(State):
    """A bout as its referee knows it, without the rules by which it moves on."""

    def __init__(self, strip: Strip, mute: bool = False) -> None:
        super().__init__(mute)
        self.strip: Final = strip
        self.phase: i64 = phase_ids.DEAL
        self.left: Fencer = Fencer(ON_GUARD_LEFT)
        self.right: Fencer = Fencer(ON_GUARD_RIGHT)
        # Cards nobody has seen: of each face how many; the Timer is so many of them.
        self.pool: list[i64] = strip.full_pool  # shared until the deal
        self.pool_size: i64 = strip.cards.total
        self.timer: i64 = 0
        self.away: list[i64] = []  # overtime: what lies aside while `pool` is the discards
        self.shown: i64 = 0  # discards that all have seen
        # Overtime: the discards its Timer is made of, as far as all saw them, and how many laid aside joined them.
        self.buried: i64 = 0
        self.filled: i64 = 0
        # The bout.
        self.period: i64 = 1
        self.overtime: bool = False
        self.tie: bool = False  # tutorial: no more draws, the first touch wins
        self.priority: Seat = NOBODY
        self.quiet: i64 = 0  # RF-19: turns running without touch and Timer card
        # The turn.
        self.turn: Seat = NOBODY
        self.used: i64 = 0  # actions
        self.weapon_turned: bool = False
        self.changed: bool = False  # a card
        self.turn_timer: i64 = 0  # the Timer when the turn began
        self.touched: bool = False  # somebody scored in this turn
        # What the deck is doing.
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0
        self.waiting: Seat = NOBODY  # who draws after the drawer
        # The phrase; its opener is whose turn it is.
        self.opening: i64 = NO_FACE
        self.links: list[i64] = []
        self.replies: i64 = 0
        self.threat: i64 = threats.NONE
        self.threat_kind: i64 = 0
        self.threat_speed: i64 = 0
        self.first_speed: i64 = 0
        self.defence: i64 = 0  # the speed of the first answer as a defence
        self.stopped: Rule = LEGAL  # how the threat was stopped, where nothing threatens
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL

    def fencer(self, seat: Seat) -> Fencer:
        """Who sits there."""
        return self.left if seat == LEFT else self.right

    def gap(self) -> i64:
        """The empty squares between the fencers."""
        return self.right.square - self.left.square - 1

    def step_forward(self, seat: Seat) -> None:
        """One square towards the opponent."""
        self.fencer(seat).square += 1 if seat == LEFT else -1

    def move_back(self, seat: Seat, squares: i64) -> bool:
        """Towards the own end; whether that ends in the run-off."""
        me = self.fencer(seat)
        if seat == LEFT:
            me.square = max(1, me.square - squares)
            return me.square == 1
        me.square = min(STRIP, me.square + squares)
        return me.square == STRIP

    def on_guard(self) -> None:
        """Both behind their lines."""
        self.left.square = ON_GUARD_LEFT
        self.right.square = ON_GUARD_RIGHT

    def take_over(self, twin: Position) -> None:
        """Become what the twin is."""
        self.to_act = twin.to_act
        self.phase = twin.phase
        self.left.take_over(twin.left)
        self.right.take_over(twin.right)
        self.pool = twin.pool.copy()
        self.pool_size = twin.pool_size
        self.timer = twin.timer
        self.away = twin.away
        self.shown = twin.shown
        self.buried = twin.buried
        self.filled = twin.filled
        self.period = twin.period
        self.overtime = twin.overtime
        self.tie = twin.tie
        self.priority = twin.priority
        self.quiet = twin.quiet
        self.turn = twin.turn
        self.used = twin.used
        self.weapon_turned = twin.weapon_turned
        self.changed = twin.changed
        self.turn_timer = twin.turn_timer
        self.touched = twin.touched
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.waiting = twin.waiting
        self.opening = twin.opening
        self.links = twin.links.copy()
        self.replies = twin.replies
        self.threat = twin.threat
        self.threat_kind = twin.threat_kind
        self.threat_speed = twin.threat_speed
        self.first_speed = twin.first_speed
        self.defence = twin.defence
        self.stopped = twin.stopped
        self.winner = twin.winner
        self.why = twin.why

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.turn,
            self.used,
            1 if self.weapon_turned else 0,
            1 if self.changed else 0,
            self.timer,
            self.turn_timer,
            self.pool_size,
            self.quiet,
            self.period,
            1 if self.overtime else 0,
            1 if self.tie else 0,
            self.priority,
            self.drawer,
            self.owed,
            self.waiting,
            1 if self.touched else 0,
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
        self._describe(row, self.left, seat == LEFT or seat == EVERYONE)
        self._describe(row, self.right, seat == RIGHT or seat == EVERYONE)
        for number in self.links:
            row.append(number)
        return tuple(row)

    def _describe(self, row: list[i64], fencer: Fencer, own: bool) -> None:
        row.append(fencer.square)
        row.append(fencer.weapon)
        row.append(fencer.stamina)
        row.append(fencer.touches)
        row.append(1 if fencer.stalled else 0)
        row.append(fencer.held)
        row.append(fencer.table)
        row.append(fencer.laid)
        row.append(1 if fencer.bare else 0)
        row.append(1 if fencer.spent else 0)
        for level in fencer.known:
            row.append(level)
        row.append(fencer.hand if own else 0)
        row.append(fencer.hidden if own else 0)
        row.append(fencer.buried if own else 0)
        row.append(fencer.drawn if own else 0)
        row.append(size(fencer.hidden))
        row.append(size(fencer.buried))
        row.append(size(fencer.drawn))

    def census(self) -> tuple[int, ...]:
        cards = self.strip.cards
        counts: list[int] = []
        face: i64
        for face in range(cards.faces):
            count = self.pool[face] + cards.count(self.shown, face)
            if self.away:
                count += self.away[face]
            for fencer in (self.left, self.right):
                for pile in (fencer.hand, fencer.table, fencer.hidden):
                    count += cards.count(pile, face)
            counts.append(count)
        counts.append(self.pool_size - sum(self.pool))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.fencer(seat).touches

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        return Outcome((self.winner,), self.why) if self.phase == phase_ids.OVER else None
