"""The actions of Ready... Fence!, numbered. Each has a verb, a card and perhaps a second card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action
from salle.games.readyfence.rules import action_kinds
from salle.games.readyfence.rules.cards import (
    ANGULATION,
    CEDING_PARRY,
    COUNTER_TIME,
    DARK_BLUE,
    FEINT,
    FEINT_IN_TIME,
    GLIDE,
    GOLD,
    JOKER,
    LIGHT_BLUE,
    PARRY_AND_RIPOSTE,
    RED,
    RENEWED_ATTACK,
    Cards,
)

# Verbs.
PASS: Final = 0  # keep the hand, end the turn, keep all cards, end the phrase
TAKE: Final = 1
ADVANCE: Final = 2
STEP_BACK: Final = 3
RETREAT: Final = 4
TURN_WEAPON: Final = 5
STALL: Final = 6
MULLIGAN_HAND: Final = 7
DISCARD: Final = 8
LAY: Final = 9
PARRY: Final = 10  # without cards
DODGE: Final = 11
FEINT_OFF: Final = 12
SWAP: Final = 13

# The second card of an action, which joins the first one.
ALONE: Final = 0
WITH_ANGULATION: Final = 1
WITH_GLIDE: Final = 2

# The kind of action of each verb, in the order of the verbs, for a player's own turn.
VERB_KINDS: Final[list[i64]] = [
    *(action_kinds.END_TURN, action_kinds.TAKE, action_kinds.ADVANCE, action_kinds.STEP_BACK, action_kinds.RETREAT),
    *(action_kinds.WEAPON, action_kinds.STALL, action_kinds.MULLIGAN, action_kinds.DISCARD, action_kinds.ATTACK),
    *(action_kinds.PARRY_BARE, action_kinds.DISTANCE, action_kinds.FEINT, action_kinds.FEINT),
]
WEAPON_LETTERS: Final = ("L", "I", "E")


class ActionTable:
    """All actions of one mode in columns: verb, face (or new weapon position), and the card that joins."""

    def __init__(self, ruleset: str, cards: Cards) -> None:
        self.verb: Final[list[i64]] = []
        self.face: Final[list[i64]] = []
        self.extra: Final[list[i64]] = []  # the joining card; for a stall: whether the Timer loses a card
        self.answer: Final[list[i64]] = []  # the kind of answer in a phrase
        self.number: Final[dict[str, int]] = {}
        # First action of each face, or NO_FACE. The discards are consecutive.
        self.lay: Final[list[i64]] = []
        self.lay_angulated: Final[list[i64]] = []
        self.lay_glide: Final[list[i64]] = []
        self.swap: Final[list[i64]] = []
        self.swap_angulated: Final[list[i64]] = []
        self.cards: Final = cards
        self.pass_by: Final = Action(self._add(".", PASS))
        self.take: Final = Action(self._add("#", TAKE))
        self.mulligan: Final = Action(self._add("M", MULLIGAN_HAND))
        self._add(">", ADVANCE)
        self._add("<", STEP_BACK)
        if ruleset == "advanced":
            self._add("<<", RETREAT)
        weapon: i64
        for weapon in range(3):
            self._add(WEAPON_LETTERS[weapon], TURN_WEAPON, weapon)
        if ruleset != "tutorial":
            self._add("S", STALL)
            self._add("S-", STALL, NO_FACE, 1)
        face: i64
        self.first_discard: Final[i64] = len(self.verb)
        for face in range(cards.faces):
            self._add(f"-{cards.codes[face]}", DISCARD, face)
        self.first_answer: Final[i64] = len(self.verb)
        has_glide = cards.faces_to[GLIDE] > 0
        if ruleset != "tutorial":
            self._add("P", PARRY)
            if has_glide:
                self._add("P+GL", PARRY, NO_FACE, WITH_GLIDE)
        self._add("D", DODGE)
        self.first_lay: Final[i64] = len(self.verb)
        angulated = cards.faces_to[ANGULATION] > 0
        for face in range(cards.faces):
            kind, code = cards.kind[face], cards.codes[face]
            open_or_counter = cards.colours[kind] & (RED | LIGHT_BLUE) != 0 and kind < COUNTER_TIME
            laid = open_or_counter or cards.colours[kind] & (DARK_BLUE | GOLD) != 0
            laid = laid or kind == RENEWED_ATTACK or kind == FEINT_IN_TIME
            plus_angulation = angulated and open_or_counter and kind != PARRY_AND_RIPOSTE
            plus_glide = has_glide and (kind == PARRY_AND_RIPOSTE or kind == CEDING_PARRY)
            self.lay.append(self._add(code, LAY, face) if laid else NO_FACE)
            self.lay_angulated.append(
                self._add(f"{code}+AN", LAY, face, WITH_ANGULATION) if plus_angulation else NO_FACE
            )
            self.lay_glide.append(self._add(f"{code}+GL", LAY, face, WITH_GLIDE) if plus_glide else NO_FACE)
        self.feint: i64 = NO_FACE
        if cards.faces_to[FEINT] > 0:
            self.feint = self._add("FE", FEINT_OFF)
        for face in range(cards.faces):
            swaps = self.feint != NO_FACE and cards.colours[cards.kind[face]] & RED != 0
            swaps = swaps and cards.kind[face] != PARRY_AND_RIPOSTE
            token = f"FE>{cards.codes[face]}"
            self.swap.append(self._add(token, SWAP, face) if swaps else NO_FACE)
            self.swap_angulated.append(
                self._add(f"{token}+AN", SWAP, face, WITH_ANGULATION) if swaps and angulated else NO_FACE
            )

    def _add(self, token: str, verb: i64, face: i64 = NO_FACE, extra: i64 = ALONE) -> i64:
        number = len(self.verb)
        self.number[token] = number
        self.verb.append(verb)
        self.face.append(face)
        self.extra.append(extra)
        self.answer.append(self._answer_kind(verb, face))
        return number

    def _answer_kind(self, verb: i64, face: i64) -> i64:
        if verb == PASS:
            return action_kinds.LET_IT_END
        if verb != LAY:
            return VERB_KINDS[verb]
        kind = self.cards.kind[face]
        if kind == JOKER:
            return action_kinds.JOKER
        if kind == RENEWED_ATTACK:
            return action_kinds.RENEW
        if kind == COUNTER_TIME:
            return action_kinds.COUNTER_TIME
        if kind == FEINT_IN_TIME:
            return action_kinds.FEINT_IN_TIME
        return action_kinds.COUNTER_ATTACK if self.cards.colours[kind] & LIGHT_BLUE != 0 else action_kinds.PARRY

    def is_discard(self, action: Action) -> bool:
        """Whether the action discards a card unseen."""
        return self.first_discard <= action < self.first_answer


def numbered(first: i64, end: i64) -> list[Action]:
    """The actions from one number up to another."""
    found: list[Action] = []
    number: i64
    for number in range(first, end):
        found.append(Action(number))
    return found
