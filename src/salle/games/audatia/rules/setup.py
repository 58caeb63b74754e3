"""What the options and the card data of Audatia amount to, as numbers; shared by all positions of a duel."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import Action
from salle.games.audatia.rules.actions import (
    ACTION_KINDS,
    ATTACK,
    BREAK,
    CYCLE,
    DEFEND,
    DENIES,
    EXCHANGE,
    HIT,
    PARRY,
    PASS,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    PUT,
    SET_SIDE,
    STAND,
    TAKE_VIRTUE,
    ActionTable,
)
from salle.games.audatia.rules.cards import CHARACTERS, Cards
from salle.games.audatia.rules.terms import (
    BREAK_MEZANO,
    BREAK_REMEDY,
    COUNTER_MEZANO,
    COUNTERED,
    DENY_STEP,
    ENTRY,
    EXCHANGED,
    FEINT_ATTACK,
    GAMES,
    KICKING,
    LARGO,
    LARGO_LAST,
    MEASURED,
    MEET,
    MEZANO,
    POSTA,
    PRE_EMPTING,
    REACT,
    RETURN_SALUTE,
    SALUTE,
    SETUP,
    SKILL_STEP,
    STEP_4,
    STEP_5,
    STEP_6,
    STRETTO,
    STRETTO_LAST,
    TRADE,
    TRADE_SECOND,
)

# Which verbs each phase knows, in the order of the phases; that a card may be cycled is said there too.
VERBS: Final[list[list[int]]] = [
    [],
    [PASS, PUT, CYCLE],  # set-up
    [TAKE_VIRTUE, CYCLE],
    [PASS, PUT, CYCLE],  # the salute, and its return
    [PASS, PUT, CYCLE],
    [PASS, PUT, CYCLE],  # trades
    [PUT],
    [STAND, CYCLE],
    [PASS, PLAY_SKILL, CYCLE],
    [PASS, STAND, PUT, ATTACK, CYCLE],  # steps 4, 5 and 6
    [PASS, STAND, PUT, ATTACK, CYCLE],
    [PASS, PUT, ATTACK, CYCLE],
    [HIT, ATTACK, PARRY, BREAK, EXCHANGE, DEFEND, PLAY_SKILL, CYCLE],  # an attack
    [HIT, PARRY, PLAY_SKILL, CYCLE],  # a counter-attack
    [SET_SIDE, CYCLE],
    [PASS, PLAY_REMEDY, PLAY_SKILL, CYCLE],  # entry
    [ATTACK, CYCLE],
    [PASS, ATTACK, PLAY_SKILL, CYCLE],  # largo
    [PASS, ATTACK, PLAY_SKILL, CYCLE],
    [PASS, PLAY_REMEDY, CYCLE],  # stretto
    [PASS, PLAY_REMEDY, CYCLE],
    [HIT, PLAY_REMEDY, PLAY_COUNTER, PLAY_SKILL, CYCLE],  # a remedy
    [HIT, PLAY_REMEDY, CYCLE],  # exchanged
    [ATTACK],
    [PASS, ATTACK, CYCLE],
    [PASS, ATTACK],
    [PASS, PLAY_REMEDY, CYCLE],  # after a break
    [PASS, ATTACK, CYCLE],
    [HIT, ATTACK, PLAY_REMEDY, PLAY_SKILL, CYCLE],  # the mezano, and the one against it
    [HIT, PLAY_REMEDY, PLAY_COUNTER, PLAY_SKILL, CYCLE],
    [PASS, DENIES, CYCLE],
    [],
]

# What each verb amounts to, in the order of the verbs; and where it amounts to something else, by phase.
VERB_KINDS: Final = (
    *("wait", "hit", "side", "virtue", "change-posta", "trade", "cycle", "attack", "parry", "break"),
    *("exchange", "defend", "remedy", "counter", "skill", "deny"),
)
PHASE_KINDS: Final[dict[int, dict[int, str]]] = {
    SETUP: {PASS: "setup-done", PUT: "setup-discard"},
    SALUTE: {PASS: "no-salute", PUT: "salute"},
    RETURN_SALUTE: {PASS: "no-return", PUT: "return-salute"},
    TRADE: {PASS: "trade-done"},
    TRADE_SECOND: {PUT: "trade-second"},
    POSTA: {STAND: "posta"},
    SKILL_STEP: {PASS: "skills-done"},
    STEP_4: {PUT: "taunt-discard"},
    STEP_5: {PUT: "taunt-discard"},
    STEP_6: {PASS: "no-attack", PUT: "taunt-discard"},
    REACT: {ATTACK: "counter-attack"},
    COUNTERED: {PARRY: "counter-parry"},
    ENTRY: {PASS: "no-entry", PLAY_REMEDY: "entry"},
    FEINT_ATTACK: {ATTACK: "feint-attack"},
    LARGO: {PASS: "no-riposte", ATTACK: "riposte"},
    LARGO_LAST: {PASS: "no-riposte", ATTACK: "riposte"},
    STRETTO: {PASS: "no-remedy"},
    STRETTO_LAST: {PASS: "no-remedy"},
    MEET: {PLAY_REMEDY: "soprana"},
    EXCHANGED: {PLAY_REMEDY: "saving"},
    PRE_EMPTING: {ATTACK: "counter-attack"},
    MEASURED: {PASS: "no-measured", ATTACK: "measured-attack"},
    KICKING: {PASS: "no-kick", ATTACK: "kick"},
    BREAK_REMEDY: {PASS: "no-saving", PLAY_REMEDY: "saving"},
    BREAK_MEZANO: {PASS: "no-mezano", ATTACK: "mezano"},
    MEZANO: {ATTACK: "counter-mezano", PLAY_REMEDY: "saving"},
    COUNTER_MEZANO: {PLAY_REMEDY: "soprana"},
    DENY_STEP: {PASS: "no-deny"},
}


class DuelSetup:
    """What the options and the card data amount to; it never changes."""

    def __init__(self, options: dict[str, Any], cards: Cards) -> None:
        self.cards: Final = cards
        self.action_table: Final = ActionTable(cards)
        self.actions: Final[i64] = len(self.action_table.verb)
        self.characters: Final[list[i64]] = [
            CHARACTERS.index(options["challenger"]),
            CHARACTERS.index(options["respondent"]),
        ]
        # By phase and verb: whether the phase knows it, and what kind of action it is.
        self.knows: Final[list[list[bool]]] = [[verb in row for verb in range(DENIES + 1)] for row in VERBS]
        self.rows: Final[list[list[Action]]] = []  # the actions of the verbs it knows
        self.kinds: Final[list[list[i64]]] = []
        for phase in range(len(VERBS)):
            special = PHASE_KINDS.get(phase, {})
            row: list[i64] = []
            for verb in range(DENIES + 1):
                row.append(ACTION_KINDS.index(special.get(verb, VERB_KINDS[verb])))
            self.kinds.append(row)
            known: list[Action] = []
            for number in range(self.actions):
                if self.knows[phase][self.action_table.verb[number]]:
                    known.append(Action(number))
            self.rows.append(known)

    def horizon(self) -> int:
        """More plies than any duel has: of each card the draw, the play, a Deny and what is decided around them."""
        cards = 0
        for character in self.characters:
            cards += len(self.cards.list_faces(self.cards.deck[character]))
        return GAMES * (10 + 20 * cards)
