"""The terms of Ready... Fence!: seats, phases, threats, rules and events, each with its number and its name."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule, Seat

LEFT: Final = Seat(0)
RIGHT: Final = Seat(1)

STRIP: Final = 10
ON_GUARD_LEFT: Final = 4  # RF-3
ON_GUARD_RIGHT: Final = 7
HAND: Final = 6
STAMINA: Final = 6
TIMER: Final = 12
OVERTIME_TIMER: Final = 4
ACTIONS: Final = 2  # a turn
PHRASE_CARDS: Final = 2  # a phrase, each
DODGEABLE: Final = 5  # the fastest attack that distance defends against; in tutorial any
STALL_REGAINS: Final = 2

# Phases: the first wait for the deck, the others for a fencer.
DEAL: Final = 0
REDEAL: Final = 1
CHANGE_DRAW: Final = 2  # after a discard in the turn
DODGE_DRAW: Final = 3
REFILL: Final = 4  # after a phrase: tutorial hands, and for a Joker
TAKE_CARD: Final = 5  # a dodger loses a card at random
OVERTIME_FILL: Final = 6
TOSS: Final = 7
PRIORITY_TOSS: Final = 8
LAST_TOSS: Final = 9
MULLIGAN: Final = 10
TURN: Final = 11
CHANGE: Final = 12  # after a Retreat
DODGE_DISCARD: Final = 13  # tutorial
ANSWER: Final = 14
OVER: Final = 15

# What waits for an answer in a phrase.
NO_THREAT: Final = 0
ATTACK: Final = 1  # the first card
RIPOSTE: Final = 2  # an added Glide too
RENEWAL: Final = 3
COUNTER: Final = 4
COUNTER_TIMED: Final = 5  # Counter-Time, which only Feint in Time answers

# Why an action is refused ...
NOT_IN_HAND: Final = Rule(1)
MULLIGAN_FIRST: Final = Rule(2)
CHANGE_FIRST: Final = Rule(3)
DISCARD_FIRST: Final = Rule(4)
ANSWER_FIRST: Final = Rule(5)
NOTHING_TO_ANSWER: Final = Rule(6)
NO_MULLIGAN: Final = Rule(7)
ACT_FIRST: Final = Rule(8)  # RF-6
NO_ACTION_LEFT: Final = Rule(9)
PAY_A_CARD: Final = Rule(10)  # RF-18
BLOCKED: Final = Rule(11)
WEAPON_ONCE: Final = Rule(12)
SAME_WEAPON: Final = Rule(13)
CHANGE_ONCE: Final = Rule(14)
MANDATORY_CARD: Final = Rule(15)
STALL_IS_THE_TURN: Final = Rule(16)
STALL_NOT_AGAIN: Final = Rule(17)
NO_STALL_IN_OVERTIME: Final = Rule(18)
RED_OPENS: Final = Rule(19)
WRONG_DISTANCE: Final = Rule(20)
WRONG_WEAPON: Final = Rule(21)
NO_STAMINA: Final = Rule(22)
TWO_CARDS: Final = Rule(23)
TOO_SLOW: Final = Rule(24)  # RF-7, RF-10
NO_ANSWER_CARD: Final = Rule(25)
NOT_AGAINST: Final = Rule(26)
AGAINST_RED_ONLY: Final = Rule(27)  # RF-8
INFIGHTING_REACH: Final = Rule(28)  # RF-12
AFTER_A_DODGE: Final = Rule(29)
NO_GLIDE_HERE: Final = Rule(30)
NO_ANGULATION_HERE: Final = Rule(31)  # RF-24
ONLY_FEINT_IN_TIME: Final = Rule(32)
NEEDS_COUNTER_ATTACK: Final = Rule(33)
NEEDS_COUNTER_TIME: Final = Rule(34)
NEEDS_A_CARD: Final = Rule(35)
RENEWS_A_STOPPED_ATTACK: Final = Rule(36)  # RF-9
FEINTS_THE_FIRST_ANSWER: Final = Rule(37)
THREATENED: Final = Rule(38)
NOTHING_THREATENS: Final = Rule(39)
ONCE_WITHOUT_CARDS: Final = Rule(40)
CARD_FIRST: Final = Rule(41)  # RF-13
NOT_AGAINST_COUNTER: Final = Rule(42)  # RF-25
FIRST_ATTACK_ONLY: Final = Rule(43)
TOO_FAST_TO_DODGE: Final = Rule(44)
NOT_IN_PILE: Final = Rule(45)
NOT_DEALT_NOW: Final = Rule(46)
# ... how a phrase ends ...
ATTACK_LANDS: Final = Rule(47)
RIPOSTE_LANDS: Final = Rule(48)
GLIDE_LANDS: Final = Rule(49)
RENEWED_ATTACK_LANDS: Final = Rule(50)
COUNTER_ATTACK_LANDS: Final = Rule(51)
COUNTER_TIME_LANDS: Final = Rule(52)
CEDING_PARRY_LANDS: Final = Rule(53)
FEINT_IN_TIME_LANDS: Final = Rule(54)
JOKER_LANDS: Final = Rule(55)
FEINT_LANDS: Final = Rule(56)
DOUBLE_TOUCH: Final = Rule(57)
FEINT_DOUBLE_TOUCH: Final = Rule(58)
VOID_DOUBLE_TOUCH: Final = Rule(59)
PARRIED: Final = Rule(60)
PARRIED_WITHOUT_CARDS: Final = Rule(61)
DODGED: Final = Rule(62)
CALLED_OFF: Final = Rule(63)
RUN_OFF: Final = Rule(64)  # also outside a phrase
# ... and a bout.
TOUCHES: Final = Rule(65)
TIME: Final = Rule(66)
SUDDEN_DEATH: Final = Rule(67)
PRIORITY: Final = Rule(68)
NO_CARDS: Final = Rule(69)
LOST_TOSS: Final = Rule(70)

RULES: Final = (
    "legal",
    "not-in-hand",
    "mulligan-first",
    "change-first",
    "discard-first",
    "answer-first",
    "nothing-to-answer",
    "no-mulligan",
    "act-first",
    "no-action-left",
    "pay-a-card",
    "blocked",
    "weapon-once",
    "same-weapon",
    "change-once",
    "mandatory-card",
    "stall-is-the-turn",
    "stall-not-again",
    "no-stall-in-overtime",
    "red-opens",
    "wrong-distance",
    "wrong-weapon",
    "no-stamina",
    "two-cards",
    "too-slow",
    "no-answer-card",
    "not-against",
    "against-red-only",
    "infighting-reach",
    "after-a-dodge",
    "no-glide-here",
    "no-angulation-here",
    "only-feint-in-time",
    "needs-counter-attack",
    "needs-counter-time",
    "needs-a-card",
    "renews-a-stopped-attack",
    "feints-the-first-answer",
    "threatened",
    "nothing-threatens",
    "once-without-cards",
    "card-first",
    "not-against-counter",
    "first-attack-only",
    "too-fast-to-dodge",
    "not-in-pile",
    "not-dealt-now",
    "attack-lands",
    "riposte-lands",
    "glide-lands",
    "renewed-attack-lands",
    "counter-attack-lands",
    "counter-time-lands",
    "ceding-parry-lands",
    "feint-in-time-lands",
    "joker-lands",
    "feint-lands",
    "double-touch",
    "feint-double-touch",
    "void-double-touch",
    "parried",
    "parried-without-cards",
    "dodged",
    "called-off",
    "run-off",
    "touches",
    "time",
    "sudden-death",
    "priority",
    "no-cards",
    "toss",
)

# Kinds of event, each with its facts; a link is a number, see `links`.
DREW: Final = 0  # face; whispered
DREW_UNSEEN: Final = 1  # how many the Timer still holds
KEPT_HAND: Final = 2
CHANGED_HAND: Final = 3
STARTED: Final = 4
MOVED: Final = 5  # square
RETREATED: Final = 6  # square
TURNED_WEAPON: Final = 7  # weapon
DISCARDED: Final = 8
DISCARDED_CARD: Final = 9  # face; whispered
STALLED: Final = 10  # stamina
TIMER_REMOVED: Final = 11  # how many the Timer still holds
ENDED_TURN: Final = 12
LINKED: Final = 13  # link
DODGED_TO: Final = 14  # square
LOST_CARD: Final = 15  # face
PHRASE_ENDED: Final = 16  # touches of left and right, then the links
RAN_OFF: Final = 17  # touches of left and right
PASSIVITY: Final = 18  # turns, how many the Timer still holds
PERIOD_BEGAN: Final = 19  # period, Timer, stamina
OVERTIME_BEGAN: Final = 20
PRIORITY_GIVEN: Final = 21
TIE_BEGAN: Final = 22
FILLED: Final = 23
BOUT_WON: Final = 24  # touches of the winner and of the other
LEFT_THE_STRIP: Final = 25
WENT_ON_GUARD: Final = 26  # stamina of left and right
PARTED: Final = 27  # squares of left and right

EVENTS: Final = (
    "drew",
    "drew-unseen",
    "kept-hand",
    "changed-hand",
    "started",
    "moved",
    "retreated",
    "turned-weapon",
    "discarded",
    "discarded-card",
    "stalled",
    "timer-removed",
    "ended-turn",
    "linked",
    "dodged-to",
    "lost-card",
    "phrase-ended",
    "ran-off",
    "passivity",
    "period-began",
    "overtime-began",
    "priority-given",
    "tie-began",
    "filled",
    "bout-won",
    "left-the-strip",
    "on-guard",
    "parted",
)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
