"""Skills: when each can be played, how it is played, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Action, Rule, Seat
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.cards import (
    BREAK_OFF,
    DENY,
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
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import can_attack, lacks, refuse_counter_attack, refuse_signs
from salle.games.audatia.rules.shared_steps import attack_made, change_posta
from salle.games.audatia.rules.terms import AS_ENTRY, AS_REPEAT, TAUNT_CARDS, other


def refuse_skill(duel: Duel, skill: i64, word: i64) -> Rule:
    """Check a skill: its time (AU-17), its virtue, and that it has some effect."""
    if skill == KICK and duel.remedy_role != AS_ENTRY:
        return rule_ids.KICKS_ENTRIES
    needs = duel.setup.cards.skill_needs[skill]
    return _refuse_use(duel, skill, word) if duel.has_most(duel.to_act, needs) else lacks(needs)


def _refuse_use(duel: Duel, skill: i64, word: i64) -> Rule:
    seat, cards = duel.to_act, duel.setup.cards
    me = duel.duelist(seat)
    if skill == SECOND_THOUGHT:
        return rule_ids.SAME_POSTA if word == me.posta else LEGAL
    if skill == FEINT:
        return LEGAL if can_attack(duel, seat) else rule_ids.NOTHING_FOLLOWS
    if skill == REPEAT:
        return LEGAL if refuse_signs(duel, seat, cards.index[me.top()]) == LEGAL else rule_ids.TOP_CANNOT_ATTACK
    if skill == PRE_EMPT:
        if cards.index[duel.attack] == P:
            return rule_ids.NO_COUNTER_TO_THRUST
        face = cards.any_of(me.hand, cards.index[duel.attack])
        return rule_ids.NOTHING_FOLLOWS if face == NO_FACE else refuse_counter_attack(duel, seat, face, True)
    return LEGAL


# -- playing a skill


def play_skill(duel: Duel, action: Action) -> None:
    """Discard the skill and carry it out. If the opponent may hold a Deny, they may deny it first."""
    actions, cards = duel.setup.action_table, duel.setup.cards
    seat = duel.to_act
    face = actions.what[action]
    duel.discard(seat, face)
    if not duel.mute:
        duel.tell(event_ids.PLAYED_SKILL, seat, LEGAL, (cards.index[face], actions.word[action]))
    if may_deny(duel, other(seat)):
        duel.pending = action
        duel.resume = duel.phase
        duel.await_seat(phase_ids.DENY, other(seat))
    else:
        come_true(duel, seat, action)


def may_deny(duel: Duel, seat: Seat) -> bool:
    """Whether the player may hold a Deny: not all of their deck's copies are among the open discards."""
    cards = duel.setup.cards
    me = duel.duelist(seat)
    face = cards.skill_face[DENY]
    return cards.count(cards.deck[me.character], face) > cards.count(me.shown, face)


# -- what skills do


def come_true(duel: Duel, seat: Seat, action: Action) -> None:
    """Carry out a skill that the opponent has not denied."""
    actions = duel.setup.action_table
    skill = duel.setup.cards.index[actions.what[action]]
    word = actions.word[action]
    if skill == BREAK_OFF:
        duel.break_off(rule_ids.BROKE_OFF)
    elif skill == FEINT:
        duel.await_seat(phase_ids.FEINT_ATTACK, seat)
    elif skill == KICK:
        duel.await_seat(phase_ids.KICKING, seat)
    elif skill == PRE_EMPT:
        duel.await_seat(phase_ids.PRE_EMPTING, seat)
    elif skill == REPEAT:
        _repeat(duel, seat)
    elif skill == PERFECT_MEASURE:
        _keep_measure(duel, seat)
    elif skill == SECOND_THOUGHT:
        change_posta(duel, seat, word)
    elif skill == LURE:
        me = duel.duelist(seat)
        me.lures |= FULL_BITS[word]
    elif skill == TAUNT:
        duel.duelist(other(seat)).taunted = TAUNT_CARDS
    else:
        _look(duel, seat)


def _repeat(duel: Duel, seat: Seat) -> None:
    """Attack again with the strike on top of the stack, from the side that it comes from."""
    me = duel.duelist(seat)
    top = me.top()
    me.side = comes_from(duel.setup.cards.index[top])
    if not duel.mute:
        duel.tell(event_ids.STRUCK, seat, LEGAL, (AS_REPEAT, top, me.side))
    attack_made(duel, seat, top)


def _keep_measure(duel: Duel, seat: Seat) -> None:
    """The attack falls short. Its player stands in the posta where it ends, without a stack."""
    cards = duel.setup.cards
    him = duel.duelist(duel.attacker)
    blow = cards.index[duel.attack]
    duel.clear_stack(him)
    him.posta = cards.ends_in[blow]
    if not duel.mute:
        duel.tell(event_ids.STANDS_IN, duel.attacker, LEGAL, (him.posta, blow))
    duel.await_seat(phase_ids.MEASURED, seat)


def _look(duel: Duel, seat: Seat) -> None:
    him = duel.duelist(other(seat))
    him.memory.look(duel.setup.cards, him.hand)
    if not duel.mute:
        faces: list[int] = []
        for face in duel.setup.cards.list_faces(him.hand):
            faces.append(face)
        duel.show(event_ids.SAW_HAND, seat, LEGAL, tuple(faces))
        duel.tell(event_ids.HAND_SEEN, other(seat), LEGAL, ())
