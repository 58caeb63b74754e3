"""The terms of Audatia: seats, phases, rules and events, each with its number and its name."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule, Seat

CHALLENGER: Final = Seat(0)
RESPONDENT: Final = Seat(1)

GAMES: Final = 2  # AU-2
SALUTE_BONUS: Final = 4
TAUNT_CARDS: Final = 2

# Phases: in the first the deck deals, in the others somebody decides.
DRAW: Final = 0
SETUP: Final = 1
VIRTUE: Final = 2
SALUTE: Final = 3
RETURN_SALUTE: Final = 4
TRADE: Final = 5
TRADE_SECOND: Final = 6
POSTA: Final = 7
SKILL_STEP: Final = 8
STEP_4: Final = 9
STEP_5: Final = 10
STEP_6: Final = 11
REACT: Final = 12
COUNTERED: Final = 13
SIDE: Final = 14
ENTRY: Final = 15
FEINT_ATTACK: Final = 16
LARGO: Final = 17
LARGO_LAST: Final = 18
STRETTO: Final = 19
STRETTO_LAST: Final = 20
MEET: Final = 21
EXCHANGED: Final = 22
PRE_EMPTING: Final = 23
MEASURED: Final = 24
KICKING: Final = 25
BREAK_REMEDY: Final = 26
BREAK_MEZANO: Final = 27
MEZANO: Final = 28
COUNTER_MEZANO: Final = 29
DENY_STEP: Final = 30
OVER: Final = 31
PHASES: Final = (
    "draw",
    "setup",
    "virtue",
    "salute",
    "return-salute",
    "trade",
    "trade-second",
    "posta",
    "skills",
    "step-4",
    "step-5",
    "step-6",
    "react",
    "countered",
    "side",
    "entry",
    "feint-attack",
    "largo",
    "largo-last",
    "stretto",
    "stretto-last",
    "meet",
    "exchanged",
    "pre-empting",
    "measured",
    "kicking",
    "break-remedy",
    "break-mezano",
    "mezano",
    "counter-mezano",
    "deny",
    "over",
)

# Why a card is put away unseen.
FOR_SETUP: Final = 0
FOR_SALUTE: Final = 1
FOR_TRADE: Final = 2
FOR_TAUNT: Final = 3
PURPOSES: Final = ("setup", "salute", "trade", "taunt")

# What a strike or remedy is played as.
AS_ATTACK: Final = 0
AS_RIPOSTE: Final = 1  # at a chance after a largo bind
AS_FEINT: Final = 2  # the attack after a Feint
AS_REPEAT: Final = 3
AS_PARRY: Final = 4
AS_COUNTER_ATTACK: Final = 5
AS_COUNTER_PARRY: Final = 6  # of a counter-attack
AS_EXCHANGE: Final = 7
AS_BREAK: Final = 8
AS_DEFENCE: Final = 9  # Defend
AS_MEZANO: Final = 10  # after a break
AS_COUNTER_MEZANO: Final = 11
AS_KICK: Final = 12
AS_MEASURED: Final = 13  # the attack after a Perfect Measure
ROLES: Final = (
    *("attack", "riposte", "feint", "repeat", "parry", "counter-attack", "counter-parry", "exchange", "break"),
    *("defence", "mezano", "counter-mezano", "kick", "measured"),
)
AS_REMEDY: Final = 0
AS_ENTRY: Final = 1
AS_SAVING: Final = 2  # by the one whose thrust was exchanged or broken
AS_SOPRANA: Final = 3  # against a remedy or mezano, after a break
REMEDY_ROLES: Final = ("remedy", "entry", "saving", "soprana")

# Why an action is refused ...
NOT_NOW: Final = Rule(1)
NOT_IN_HAND: Final = Rule(2)
NOT_BASIC: Final = Rule(3)
DECK_EMPTY: Final = Rule(4)
VIRTUE_TAKEN: Final = Rule(5)
TWO_TO_TRADE: Final = Rule(6)
SAME_POSTA: Final = Rule(7)
MUST_ATTACK: Final = Rule(8)
TAUNTED: Final = Rule(9)
TAUNT_DISCARD: Final = Rule(10)
NOT_FROM_POSTA: Final = Rule(11)
SHUT: Final = Rule(12)
EXTENDED: Final = Rule(13)
NEEDS_AUDATIA: Final = Rule(14)  # and so on, in the order of the virtues
NEEDS_PRUDENTIA: Final = Rule(15)
NEEDS_CELERITAS: Final = Rule(16)
NEEDS_FORTITUDO: Final = Rule(17)
WRONG_SIDE: Final = Rule(18)
NO_ATTACK_SIGN: Final = Rule(19)
NO_PARRY_SIGN: Final = Rule(20)
NO_BREAK_SIGN: Final = Rule(21)
NOT_PERMITTED: Final = Rule(22)
SAME_BLOW: Final = Rule(23)
THRUST_ONLY: Final = Rule(24)
NO_COUNTER_TO_THRUST: Final = Rule(25)
EXCHANGE_SIGNS: Final = Rule(26)
NOT_DEFENDING: Final = Rule(27)
CAN_ANSWER: Final = Rule(28)  # AU-16
REMEDY_SIDE: Final = Rule(29)
NOT_LINED_UP: Final = Rule(30)
SKILL_WINDOW: Final = Rule(31)  # AU-17
NOTHING_FOLLOWS: Final = Rule(32)
TOP_CANNOT_ATTACK: Final = Rule(33)
NO_CYCLE_NOW: Final = Rule(34)
KICKS_ENTRIES: Final = Rule(35)
FENDENTE_ONLY: Final = Rule(36)
MEZANO_ONLY: Final = Rule(37)
NOT_IN_DECK: Final = Rule(38)
NOT_DEALT_NOW: Final = Rule(39)
# ... how a game is won ...
ATTACK_LANDS: Final = Rule(40)
COUNTER_ATTACK_LANDS: Final = Rule(41)
EXCHANGE_LANDS: Final = Rule(42)
MEZANO_LANDS: Final = Rule(43)
MEZANO_COUNTERED: Final = Rule(44)
REMEDY_LANDS: Final = Rule(45)
ENTRY_LANDS: Final = Rule(46)
PERFECT_COUNTER: Final = Rule(47)
KICK_LANDS: Final = Rule(48)
# ... how a phrase is broken off ...
NO_RIPOSTE: Final = Rule(49)
NO_REMEDY: Final = Rule(50)
LINED_UP: Final = Rule(51)
BROKE_OFF: Final = Rule(52)
KICK_MISSED: Final = Rule(53)
MEASURE_KEPT: Final = Rule(54)
BOTH_WAITED: Final = Rule(55)
# ... and how a game is drawn, and a duel lost by draws.
NO_ATTACK: Final = Rule(56)
TWO_DRAWS: Final = Rule(57)  # AU-2

RULES: Final = (
    "legal",
    "not-now",
    "not-in-hand",
    "not-basic",
    "deck-empty",
    "virtue-taken",
    "two-to-trade",
    "same-posta",
    "must-attack",
    "taunted",
    "taunt-discard",
    "not-from-posta",
    "shut",
    "extended",
    "needs-audatia",
    "needs-prudentia",
    "needs-celeritas",
    "needs-fortitudo",
    "wrong-side",
    "no-attack-sign",
    "no-parry-sign",
    "no-break-sign",
    "not-permitted",
    "same-blow",
    "thrust-only",
    "no-counter-to-thrust",
    "exchange-signs",
    "not-defending",
    "can-answer",
    "remedy-side",
    "not-lined-up",
    "skill-window",
    "nothing-follows",
    "top-cannot-attack",
    "no-cycle-now",
    "kicks-entries",
    "fendente-only",
    "mezano-only",
    "not-in-deck",
    "not-dealt-now",
    "attack-lands",
    "counter-attack-lands",
    "exchange-lands",
    "mezano-lands",
    "mezano-countered",
    "remedy-lands",
    "entry-lands",
    "perfect-counter",
    "kick-lands",
    "no-riposte",
    "no-remedy",
    "lined-up",
    "broke-off",
    "kick-missed",
    "measure-kept",
    "both-waited",
    "no-attack",
    "two-draws",
)
FIRST_END: Final = ATTACK_LANDS

# Kinds of event, each with its facts.
DREW: Final = 0  # face; whispered
DREW_UNSEEN: Final = 1  # how many the deck still holds
PUT_AWAY: Final = 2  # what for, see PURPOSES
PUT_AWAY_CARD: Final = 3  # face; whispered
TOOK_VIRTUE: Final = 4  # virtue
NO_SALUTE: Final = 5
SALUTE_STANDS: Final = 6
SALUTE_RETURNED: Final = 7
CHOSE_POSTA: Final = 8
REVEALED: Final = 9  # poste of challenger and respondent
CHANGED_POSTA: Final = 10  # posta
WAITED: Final = 11  # phase
PLAYED_SKILL: Final = 12  # skill, posta or blow
DENIED: Final = 13  # skill
NOT_DENIED: Final = 14  # skill
CYCLED: Final = 15  # face
SAW_HAND: Final = 16  # faces; whispered
HAND_SEEN: Final = 17
STRUCK: Final = 18  # what as, see ROLES; face; side of the stack
BOUND: Final = 19  # attack, parry, side of the stretto or none
SIDE_SET: Final = 20  # side
PLAYED_REMEDY: Final = 21  # face, side, what as
COUNTERED_REMEDY: Final = 22  # face, remedy, side
STANDS_IN: Final = 23  # posta, blow
BREAK_OFF_CALLED: Final = 24
GAME_DRAWN: Final = 25  # game
GAME_BEGAN: Final = 26  # game
DUEL_WON: Final = 27  # face, side of the sword that did not answer, its posta
LEFT_THE_LISTS: Final = 28

EVENTS: Final = (
    "drew",
    "drew-unseen",
    "put-away",
    "put-away-card",
    "took-virtue",
    "no-salute",
    "salute-stands",
    "salute-returned",
    "chose-posta",
    "revealed",
    "changed-posta",
    "waited",
    "played-skill",
    "denied",
    "not-denied",
    "cycled",
    "saw-hand",
    "hand-seen",
    "struck",
    "bound",
    "side-set",
    "played-remedy",
    "countered-remedy",
    "stands-in",
    "break-off",
    "game-drawn",
    "game-began",
    "duel-won",
    "left-the-lists",
)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
