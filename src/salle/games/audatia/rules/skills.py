"""Skills: when each may be played, what it needs, the window for Deny, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Action, Rule, Seat
from salle.games.audatia.rules.cards import (
    BREAK_OFF,
    DENY,
    EYE,
    FEINT,
    FULL_BITS,
    KICK,
    LURE,
    PERFECT_MEASURE,
    PRE_EMPT,
    REPEAT,
    SECOND_THOUGHT,
    TAUNT,
    P,
    comes_from,
)
from salle.games.audatia.rules.opening import SetUp
from salle.games.audatia.rules.position import NO_ACTION
from salle.games.audatia.rules.terms import (
    AS_ENTRY,
    AS_REPEAT,
    BROKE_OFF,
    COUNTER_MEZANO,
    COUNTERED,
    DENIED,
    DENY_STEP,
    DRAW,
    ENTRY,
    FEINT_ATTACK,
    HAND_SEEN,
    KICKING,
    KICKS_ENTRIES,
    LARGO,
    LARGO_LAST,
    MEASURED,
    MEET,
    MEZANO,
    NO_COUNTER_TO_THRUST,
    NOT_DENIED,
    NOTHING_FOLLOWS,
    PLAYED_SKILL,
    PRE_EMPTING,
    REACT,
    SAW_HAND,
    SKILL_STEP,
    SKILL_WINDOW,
    STANDS_IN,
    STRUCK,
    TAUNT_CARDS,
    TOP_CANNOT_ATTACK,
    other,
)


class Skills(SetUp):
    """The tricks of the characters."""

    # -- when (AU-17)

    def refuse_skill(self, skill: i64, word: i64) -> Rule:
        """Its window, its need, and that something can come of it."""
        rule = self._refuse_window(skill)
        if rule != LEGAL:
            return rule
        needs = self.setup.cards.skill_needs[skill]
        if not self.has_most(self.to_act, needs):
            return self.lacks(needs)
        return self._refuse_use(skill, word)

    def _refuse_window(self, skill: i64) -> Rule:
        phase = self.phase
        if skill == SECOND_THOUGHT or skill == LURE or skill == TAUNT or skill == EYE:
            fits = phase == SKILL_STEP
        elif skill == BREAK_OFF:
            fits = phase == REACT or phase == COUNTERED or phase == MEZANO or phase == COUNTER_MEZANO
        elif skill == PERFECT_MEASURE or skill == PRE_EMPT:
            fits = phase == REACT
        elif skill == FEINT:
            fits = phase == ENTRY
        elif skill == REPEAT:
            fits = phase == LARGO or phase == LARGO_LAST
        else:
            if phase == MEET and self.remedy_role != AS_ENTRY:
                return KICKS_ENTRIES
            fits = skill == KICK and phase == MEET
        return LEGAL if fits else SKILL_WINDOW

    def _refuse_use(self, skill: i64, word: i64) -> Rule:
        seat = self.to_act
        cards = self.setup.cards
        if skill == SECOND_THOUGHT:
            return self.refuse_posta(word)
        if skill == FEINT:
            return LEGAL if self.can_attack(seat) else NOTHING_FOLLOWS
        if skill == REPEAT:
            return LEGAL if self.repeated(seat) == LEGAL else TOP_CANNOT_ATTACK
        if skill == PRE_EMPT:
            if cards.index[self.attack] == P:
                return NO_COUNTER_TO_THRUST
            face = self.same_blow(seat)
            if face == NO_FACE:
                return NOTHING_FOLLOWS
            return self.refuse_counter_attack(seat, face, True)
        return LEGAL

    # -- playing one

    def play_skill(self, action: Action) -> None:
        """It is discarded at once; then the opponent may deny it, if any of his unseen cards could be a Deny."""
        actions, cards = self.setup.action_table, self.setup.cards
        seat = self.to_act
        face = actions.what[action]
        self.discard(seat, face)
        if not self.mute:
            self.tell(PLAYED_SKILL, seat, LEGAL, (cards.index[face], actions.word[action]))
        if self.may_deny(other(seat)):
            self.pending = action
            self.resume = self.phase
            self.await_seat(DENY_STEP, other(seat))
        else:
            self._come_true(seat, action)

    def may_deny(self, seat: Seat) -> bool:
        """Whether his deck has a Deny that has not been seen among his discards, wherever it is."""
        cards = self.setup.cards
        me = self.duelist(seat)
        face = cards.skill_face[DENY]
        return cards.count(cards.deck[me.character], face) > cards.count(me.shown, face)

    def refuse_deny(self) -> Rule:
        """As printed it needs nothing."""
        needs = self.setup.cards.skill_needs[DENY]
        return LEGAL if self.has_most(self.to_act, needs) else self.lacks(needs)

    def deny(self) -> None:
        """The skill is lost, and its player decides again."""
        cards = self.setup.cards
        seat = self.to_act
        self.discard(seat, cards.skill_face[DENY])
        if not self.mute:
            self.tell(DENIED, seat, LEGAL, (cards.index[self.setup.action_table.what[self.pending]],))
        phase = self.resume
        self.pending = NO_ACTION
        self.resume = DRAW
        self.await_seat(phase, other(seat))

    def let_it_be(self) -> None:
        """Not denied."""
        seat = other(self.to_act)
        action = self.pending
        if not self.mute:
            skill = self.setup.cards.index[self.setup.action_table.what[action]]
            self.tell(NOT_DENIED, self.to_act, LEGAL, (skill,))
        phase = self.resume
        self.pending = NO_ACTION
        self.resume = DRAW
        self.await_seat(phase, seat)
        self._come_true(seat, action)

    # -- what it does

    def _come_true(self, seat: Seat, action: Action) -> None:
        actions = self.setup.action_table
        skill = self.setup.cards.index[actions.what[action]]
        word = actions.word[action]
        if skill == BREAK_OFF:
            self.break_off(BROKE_OFF)
        elif skill == FEINT:
            self.await_seat(FEINT_ATTACK, seat)
        elif skill == KICK:
            self.await_seat(KICKING, seat)
        elif skill == PRE_EMPT:
            self.await_seat(PRE_EMPTING, seat)
        elif skill == REPEAT:
            self._repeat(seat)
        elif skill == PERFECT_MEASURE:
            self._keep_measure(seat)
        elif skill == SECOND_THOUGHT:
            self.change_posta(seat, word)
        elif skill == LURE:
            me = self.duelist(seat)
            me.lures |= FULL_BITS[word]
        elif skill == TAUNT:
            self.duelist(other(seat)).taunted = TAUNT_CARDS
        else:
            self._look(seat)

    def _repeat(self, seat: Seat) -> None:
        """Attack with the strike on top, from its own side."""
        me = self.duelist(seat)
        top = me.top()
        me.side = comes_from(self.setup.cards.index[top])
        if not self.mute:
            self.tell(STRUCK, seat, LEGAL, (AS_REPEAT, top, me.side))
        self.attack_made(seat, top)

    def _keep_measure(self, seat: Seat) -> None:
        """The attack falls short: its maker stands in the posta where it ends, without a stack."""
        cards = self.setup.cards
        him = self.duelist(self.attacker)
        blow = cards.index[self.attack]
        self.clear_stack(him)
        him.posta = cards.ends_in[blow]
        if not self.mute:
            self.tell(STANDS_IN, self.attacker, LEGAL, (him.posta, blow))
        self.await_seat(MEASURED, seat)

    def _look(self, seat: Seat) -> None:
        """The opponent's hand is seen."""
        him = self.duelist(other(seat))
        him.memory.look(self.setup.cards, him.hand)
        if not self.mute:
            faces: list[int] = []
            for face in self.setup.cards.list_faces(him.hand):
                faces.append(face)
            self.show(SAW_HAND, seat, LEGAL, tuple(faces))
            self.tell(HAND_SEEN, other(seat), LEGAL, ())
