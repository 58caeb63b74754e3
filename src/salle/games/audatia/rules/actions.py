"""The actions of Audatia, numbered. Each has a verb and the card, posta or word it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import Action
from salle.games.audatia.rules.cards import (
    BLOWS,
    BOTH,
    DENY,
    INSIDE,
    LURE,
    OUTSIDE,
    POSTE,
    REMEDIES,
    SECOND_THOUGHT,
    SKILLS,
    STRIKE,
    VIRTUES,
    Cards,
    P,
)

# Verbs.
PASS: Final = 0  # also done, wait, no
HIT: Final = 1
SET_SIDE: Final = 2
TAKE_VIRTUE: Final = 3
STAND: Final = 4  # take a posta
PUT: Final = 5  # put a card away face down
CYCLE: Final = 6
ATTACK: Final = 7  # also counter-attack, mezano, kick
PARRY: Final = 8
BREAK: Final = 9
EXCHANGE: Final = 10
DEFEND: Final = 11
PLAY_REMEDY: Final = 12
PLAY_COUNTER: Final = 13
PLAY_SKILL: Final = 14
DENIES: Final = 15

# Kinds of action: the meaning of a verb in its phase.
ACTION_KINDS: Final = (
    *("setup-discard", "setup-done", "virtue", "salute", "no-salute", "return-salute", "no-return"),
    *("trade", "trade-second", "trade-done", "posta", "change-posta", "skills-done", "wait", "no-attack"),
    *("taunt-discard", "attack", "riposte", "feint-attack", "measured-attack", "parry", "counter-attack"),
    *("counter-parry", "exchange", "break", "defend", "hit", "side", "entry", "no-entry", "no-riposte"),
    *("remedy", "no-remedy", "counter", "mezano", "no-mezano", "counter-mezano", "saving", "no-saving"),
    *("soprana", "skill", "deny", "no-deny", "cycle", "kick", "no-kick", "no-measured"),
)


class ActionTable:
    """The table of all actions, in columns: verb, object (face, posta, virtue or side), and a second word."""

    def __init__(self, cards: Cards) -> None:
        self.verb: Final[list[i64]] = []
        self.what: Final[list[i64]] = []  # a face; for STAND a posta, for TAKE_VIRTUE a virtue, for SET_SIDE a side
        self.word: Final[list[i64]] = []  # the side of a remedy, the blow of a Lure, the posta of a Second Thought
        self.number: Final[dict[str, int]] = {}
        self.pass_by: Final = Action(self._add(".", PASS))
        self.hit: Final = Action(self._add("#", HIT))
        self._add("i", SET_SIDE, INSIDE)
        self._add("o", SET_SIDE, OUTSIDE)
        number: i64
        face: i64
        for number in range(1, len(VIRTUES)):
            self._add(f"v{VIRTUES[number][0].upper()}", TAKE_VIRTUE, number)
        self.first_stand: Final[i64] = len(self.verb)
        for number in range(len(POSTE)):
            self._add(cards.posta_codes[number], STAND, number)
        self.first_put: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            self._add(f"-{cards.codes[face]}", PUT, face)
        self.first_cycle: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            if cards.cycling & cards.first[face] != 0:
                self._add(f"~{cards.codes[face]}", CYCLE, face)
        self.first_attack: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            if cards.sort[face] == STRIKE:
                self._add(f"x{cards.codes[face]}", ATTACK, face)
        self.first_parry: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            if cards.sort[face] == STRIKE:
                self._add(f"={cards.codes[face]}", PARRY, face)
        self.first_break: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            if cards.sort[face] == STRIKE:
                self._add(f"/{cards.codes[face]}", BREAK, face)
        thrust = cards.any_of(cards.strikes, P)
        self.exchange: Final = Action(self._add(f"e{BLOWS[P]}", EXCHANGE, thrust))
        self.defend: Final = Action(self._add(f"d{BLOWS[P]}", DEFEND, thrust))
        self.first_remedy: Final[i64] = len(self.verb)
        for number in range(len(REMEDIES)):
            face = cards.remedy_face[number]
            side = cards.remedy_side[number]
            if side == BOTH:  # AU-14
                self._add(f"{cards.codes[face]}i", PLAY_REMEDY, face, INSIDE)
                self._add(f"{cards.codes[face]}o", PLAY_REMEDY, face, OUTSIDE)
            else:
                self._add(cards.codes[face], PLAY_REMEDY, face, side)
        self.first_counter: Final[i64] = len(self.verb)
        for face in cards.counter_face:
            self._add(cards.codes[face], PLAY_COUNTER, face)
        self.first_skill: Final[i64] = len(self.verb)
        self.deny: Action = self.pass_by
        for number in range(len(SKILLS)):
            face = cards.skill_face[number]
            code = cards.codes[face]
            if number == SECOND_THOUGHT:
                posta: i64
                for posta in range(len(POSTE)):
                    self._add(f"{code}:{cards.posta_codes[posta]}", PLAY_SKILL, face, posta)
            elif number == LURE:
                blow: i64
                for blow in range(len(BLOWS)):
                    self._add(f"{code}:{BLOWS[blow]}", PLAY_SKILL, face, blow)
            elif number == DENY:
                self.deny = Action(self._add(code, DENIES, face))
            else:
                self._add(code, PLAY_SKILL, face)

    def _add(self, token: str, verb: i64, what: i64 = -1, word: i64 = -1) -> i64:
        number = len(self.verb)
        self.number[token] = number
        self.verb.append(verb)
        self.what.append(what)
        self.word.append(word)
        return number
