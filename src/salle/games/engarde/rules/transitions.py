"""The rules of En Garde: the results of actions and draws, and the end of a round and of a bout."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Rule, Seat, retiree
from salle.games.engarde.rules.actions import (
    ADVANCE,
    ADVANCE_ATTACK,
    ATTACK,
    PARRY,
    RETREAT,
    TAKE,
    how_many,
    pack_cards,
    unpack_cards,
)
from salle.games.engarde.rules.event_ids import (
    ADVANCE_ATTACKED,
    ADVANCED,
    ATTACKED,
    DECLINED,
    DREW,
    DREW_UP,
    GROUND_GIVEN,
    LEFT_THE_PISTE,
    MATCH_DRAWN,
    MATCH_WON,
    PARRIED,
    RETREATED,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    SHOWED,
)
from salle.games.engarde.rules.legality import Legality
from salle.games.engarde.rules.phase_ids import (
    ANSWER,
    DEAL,
    DRAW_AFTER_ATTACK,
    DRAW_AFTER_TURN,
    LAST_ATTACK,
    OVER,
    OWN_TURN,
    TURN,
)
from salle.games.engarde.rules.rule_ids import (
    ALL_EVEN,
    EQUAL_HITS,
    FURTHER_ADVANCE,
    HIT,
    MORE_CARDS,
    MORE_HITS,
    NO_MOVE,
    RIPOSTE_HITS,
)
from salle.games.engarde.rules.terms import LEFT, RIGHT, other


class Match(Legality):
    """A bout of one or more rounds."""

    def copy(self) -> Match:
        twin = Match(self.piste, True)
        twin.copy_from(self)
        return twin

    def apply(self, action: Action) -> None:
        self.known = None
        if action < 0:
            self._retire(retiree(action))
        elif self.to_act == CHANCE:
            index = action - self.piste.actions
            if index < self.piste.values:
                self._draw(index)
            else:
                self.starter = Seat(index - self.piste.values)
                self.begin_round()
        else:
            self._do(action)

    def begin_round(self) -> None:
        """Put the fencers at their ends, and deal to the starter, then to the other player."""
        piste = self.piste
        self.left = 1
        self.right = piste.length
        self.hand_left = self.hand_right = 0
        self.size_left = self.size_right = 0
        self.pool = piste.full_pack.copy()
        self.pack = piste.values * piste.copies
        self.discards = 0
        self.attack_value = self.attack_count = 0
        self.attack_advanced = False
        self.latest = -1
        self.latest_seat = NOBODY
        if not self.mute:
            self.tell(ROUND_BEGAN, self.starter, LEGAL, (self.round,))
        self._await_draws(self.starter, piste.hand, DEAL)

    def _await_draws(self, seat: Seat, owed: i64, phase: i64) -> None:
        self.to_act = CHANCE
        self.drawer = seat
        self.owed = owed
        self.phase = phase

    def _draw(self, index: i64) -> None:
        left = self.pool[index]
        self.pool[index] = left - 1
        if self.drawer == LEFT:
            self.hand_left += pack_cards(index + 1)
            self.size_left += 1
        else:
            self.hand_right += pack_cards(index + 1)
            self.size_right += 1
        self.pack -= 1
        self.owed -= 1
        if not self.mute:
            self.whisper(DREW, self.drawer, LEGAL, (index + 1,))
        if self.owed == 0:
            self._drawn()

    def _drawn(self) -> None:
        """Continue after a draw. EG-10: everything else is judged only now."""
        seat, phase = self.drawer, self.phase
        self.drawer = NOBODY
        if phase == DEAL:
            if seat == self.starter:
                self._await_draws(other(seat), self.piste.hand, DEAL)
            else:
                self._turn(TURN, other(seat))
        elif phase == DRAW_AFTER_ATTACK:
            self.phase = ANSWER
            self.to_act = other(seat)
        elif self.pack > 0:
            self._turn(TURN, other(seat))
        elif self.piste.basic:
            self.phase = LAST_ATTACK
            self.to_act = other(seat)
        else:
            self._showdown()  # EG-7

    def _draw_up(self, seat: Seat, phase: i64) -> None:
        """Draw until the hand is full or the pack is empty. The pack is never empty during a turn."""
        owed = min(self.piste.hand - self.size(seat), self.pack)
        self._await_draws(seat, owed, phase)
        if not self.mute:
            self.tell(DREW_UP, seat, LEGAL, (owed, self.pack - owed))

    def _turn(self, phase: i64, seat: Seat) -> None:
        self.phase = phase
        self.to_act = seat
        legal = self._look_up()
        if legal:
            self.known = legal
        else:  # EG-5 in the turn after a parry
            self._win(other(seat), NO_MOVE, 0, 0)

    def _do(self, action: Action) -> None:
        actions = self.piste.action_table
        seat, phase = self.to_act, self.phase
        kind, value, count = actions.kind[action], actions.value[action], actions.count[action]
        self._lay(seat, action)
        if kind == ADVANCE:
            self._move(seat, value)
            if not self.mute:
                self.tell(ADVANCED, seat, LEGAL, (value, self.space(seat)))
            self._draw_up(seat, DRAW_AFTER_TURN)
        elif kind == RETREAT:
            self.attack_value = self.attack_count = 0
            self.attack_advanced = False
            self._move(seat, -value)
            if not self.mute:
                event = GROUND_GIVEN if phase == ANSWER else RETREATED
                self.tell(event, seat, LEGAL, (value, self.space(seat)))
            self._draw_up(seat, DRAW_AFTER_TURN)
        elif kind == ATTACK:
            if not self.mute:
                self.tell(ATTACKED, seat, LEGAL, (value, count))
            if phase == OWN_TURN:
                self._win(seat, RIPOSTE_HITS, value, count)
            elif self.piste.basic:
                self._win(seat, HIT, value, count)
            else:
                self._attack(seat, value, count, False)
        elif kind == ADVANCE_ATTACK:
            step = actions.step[action]
            self._move(seat, step)
            if not self.mute:
                self.tell(ADVANCE_ATTACKED, seat, LEGAL, (step, self.space(seat), value, count))
            self._attack(seat, value, count, True)
        elif kind == PARRY:
            self.attack_value = self.attack_count = 0
            self.attack_advanced = False
            if not self.mute:
                self.tell(PARRIED, seat, LEGAL, tuple(unpack_cards(actions.cards[action], self.piste.values)))
            if self.pack > 0:
                self._turn(OWN_TURN, seat)
            else:
                self._showdown()  # EG-6
        elif kind == TAKE:
            self._win(other(seat), HIT, self.attack_value, self.attack_count)
        else:
            if not self.mute:
                self.tell(DECLINED, seat, LEGAL, ())
            self._by_advance()

    def _lay(self, seat: Seat, action: Action) -> None:
        actions = self.piste.action_table
        cards = actions.cards[action]
        laid = actions.laid[action]
        if seat == LEFT:
            self.hand_left -= cards
            self.size_left -= laid
        else:
            self.hand_right -= cards
            self.size_right -= laid
        self.discards += cards
        if laid > 0:
            self.latest = action
            self.latest_seat = seat
        else:  # EG-1: the open cards are no longer those of the latest action
            self.latest_seat = NOBODY

    def _move(self, seat: Seat, forward: i64) -> None:
        if seat == LEFT:
            self.left += forward
        else:
            self.right -= forward

    def _attack(self, seat: Seat, value: i64, count: i64, advanced: bool) -> None:
        self.attack_value = value
        self.attack_count = count
        self.attack_advanced = advanced
        self._draw_up(seat, DRAW_AFTER_ATTACK)

    # -- the end of a round and of a bout

    def _showdown(self) -> None:
        """Show both hands. More cards equal to the gap win, then the further advance."""
        gap = self.gap()
        left: i64 = 0
        right: i64 = 0
        if gap <= self.piste.values:
            left = how_many(self.hand_left, gap)
            right = how_many(self.hand_right, gap)
        if not self.mute:
            for seat in (LEFT, RIGHT):
                cards = tuple(unpack_cards(self.hand(seat), self.piste.values))
                self.open(SHOWED, seat, LEGAL, (gap, *cards))
        self.shown = True
        if left != right:
            self._win(LEFT if left > right else RIGHT, MORE_CARDS, max(left, right), min(left, right))
        else:
            self._by_advance()

    def _by_advance(self) -> None:
        left, right = self.room_behind(LEFT), self.room_behind(RIGHT)
        if left != right:
            self._win(LEFT if left > right else RIGHT, FURTHER_ADVANCE, max(left, right), min(left, right))
        else:
            if not self.mute:
                self._announce(ROUND_DRAWN, NOBODY, ALL_EVEN, (left,))
            self._end_round(ALL_EVEN)

    def _win(self, seat: Seat, rule: Rule, mine: i64, theirs: i64) -> None:
        if seat == LEFT:
            self.hits_left += 1
        else:
            self.hits_right += 1
        if not self.mute:
            self._announce(ROUND_WON, seat, rule, (mine, theirs))
        self._end_round(rule)

    def _announce(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """A win without a move of the winner, or at a showdown, shows something of the hands to all players."""
        if rule == NO_MOVE or self.shown:
            self.open(kind, seat, rule, facts)
        else:
            self.tell(kind, seat, rule, facts)

    def _end_round(self, rule: Rule) -> None:
        piste = self.piste
        left, right = self.hits_left, self.hits_right
        if max(left, right) >= piste.hits:
            self._end_match(LEFT if left > right else RIGHT, rule)
        elif piste.rounds > 0 and self.round >= piste.rounds:  # EG-12
            if left == right:
                self._end_match(NOBODY, rule if piste.rounds == 1 else EQUAL_HITS)
            else:
                self._end_match(LEFT if left > right else RIGHT, MORE_HITS)
        else:
            self.shown = False
            self.round += 1
            self.starter = other(self.starter)
            self.begin_round()

    def _end_match(self, winner: Seat, rule: Rule) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.winner = winner
        self.why = rule
        if not self.mute:
            if winner == NOBODY:
                self.tell(MATCH_DRAWN, NOBODY, rule, (self.hits_left, self.hits_right))
            else:
                self.tell(MATCH_WON, winner, rule, (self.hits(winner), self.hits(other(winner))))

    def _retire(self, seat: Seat) -> None:
        """The other player wins the bout, regardless of the score."""
        self.drawer = NOBODY
        self.owed = 0
        if not self.mute:
            self.tell(LEFT_THE_PISTE, seat, RETIRED, ())
        self._end_match(other(seat), RETIRED)
