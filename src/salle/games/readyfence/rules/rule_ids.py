"""The rules that refuse an action or end something, each with its number. The name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule
from salle.core.names import names_of

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
TOSS: Final = Rule(70)

RULES: Final = ("legal", *names_of(__name__))
