"""The terms of En Garde: seats, phases, rules and events, each with its number and its name."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule, Seat

LEFT: Final = Seat(0)
RIGHT: Final = Seat(1)

# Phases: the first four wait for the deck, the others for a fencer.
LOT: Final = 0
DEAL: Final = 1
DRAW_AFTER_TURN: Final = 2
DRAW_AFTER_ATTACK: Final = 3
TURN: Final = 4
OWN_TURN: Final = 5  # after a parry, before drawing
LAST_ATTACK: Final = 6  # Basic: the pack is empty, the opponent of who emptied it may still attack
ANSWER: Final = 7
OVER: Final = 8
PHASES: Final = (
    *("lot", "deal", "draw-after-turn", "draw-after-attack", "turn", "own-turn", "last-attack", "answer", "over"),
)

# Why an action is refused ...
NOT_IN_HAND: Final = Rule(1)
BLOCKED: Final = Rule(2)
FORWARD_IS_ATTACK: Final = Rule(3)
OFF_THE_PISTE: Final = Rule(4)
NOT_AT_DISTANCE: Final = Rule(5)
RIPOSTE_IS_ONE_CARD: Final = Rule(6)
NOTHING_TO_ANSWER: Final = Rule(7)
MUST_ANSWER: Final = Rule(8)
WRONG_NUMBER: Final = Rule(9)
WRONG_SUM: Final = Rule(10)
NOT_THE_SAME: Final = Rule(11)
ONLY_A_PARRY: Final = Rule(12)
NOBODY_MOVES: Final = Rule(13)
NOT_IN_PACK: Final = Rule(14)
NOT_DEALT_NOW: Final = Rule(15)
# ... and why a round or a match ends.
HIT: Final = Rule(16)
RIPOSTE_HITS: Final = Rule(17)
NO_MOVE: Final = Rule(18)
MORE_CARDS: Final = Rule(19)
FURTHER_ADVANCE: Final = Rule(20)
ALL_EVEN: Final = Rule(21)
MORE_HITS: Final = Rule(22)
EQUAL_HITS: Final = Rule(23)

RULES: Final = (
    "legal",
    "not-in-hand",
    "blocked",
    "forward-is-attack",
    "off-the-piste",
    "not-at-distance",
    "riposte-is-one-card",
    "nothing-to-answer",
    "must-answer",
    "wrong-number",
    "wrong-sum",
    "not-the-same",
    "only-a-parry",
    "nobody-moves",
    "not-in-pack",
    "not-dealt-now",
    "hit",
    "riposte-hits",
    "no-move",
    "more-cards",
    "further-advance",
    "all-even",
    "more-hits",
    "equal-hits",
)

# Kinds of event, each with its facts.
ROUND_BEGAN: Final = 0  # number of the round; seat: the starter
DREW: Final = 1  # value; whispered
DREW_UP: Final = 2  # how many, how many the pack still holds
ADVANCED: Final = 3  # value, space reached
RETREATED: Final = 4  # value, space reached
ATTACKED: Final = 5  # value, count
ADVANCE_ATTACKED: Final = 6  # step, space reached, value, count
PARRIED: Final = 7  # the cards
DECLINED: Final = 8
GROUND_GIVEN: Final = 9  # value, space reached
SHOWED: Final = 10  # the gap, then the cards of that hand; opened
ROUND_WON: Final = 11  # the winner's number and the loser's, as the rule counts them
ROUND_DRAWN: Final = 12
MATCH_WON: Final = 13  # the winner's hits and the loser's
MATCH_DRAWN: Final = 14  # the hits of each
LEFT_THE_PISTE: Final = 15

EVENTS: Final = (
    "round-began",
    "drew",
    "drew-up",
    "advanced",
    "retreated",
    "attacked",
    "advance-attacked",
    "parried",
    "declined",
    "ground-given",
    "showed",
    "round-won",
    "round-drawn",
    "match-won",
    "match-drawn",
    "left-the-piste",
)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
