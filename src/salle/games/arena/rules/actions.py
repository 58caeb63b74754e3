"""The numbered actions, each with its verb, card, line or strength, and target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import Action
from salle.games.arena.rules.cards import ATTACK, DEFENCE, LINE_LETTERS, NAMED, SHIELD, Cards
from salle.games.arena.rules.phase_ids import COMBAT, READY

# Verbs.
PASS: Final = 0
TAKE: Final = 1
PUT: Final = 2  # a card to the discards
DROP: Final = 3
ARM: Final = 4  # ready an item
STRIKE: Final = 5
DEFEND: Final = 6
COVER: Final = 7  # with a shield
VERBS: Final = 8

ACTION_KINDS: Final = (
    *("keep", "no-item", "no-attack", "take", "discard", "drop", "ready", "attack", "defend", "shield"),
)
KEEP: Final = 0
VERB_KINDS: Final[list[i64]] = [0, 3, 4, 5, 6, 7, 8, 9]


class ActionTable:
    """The actions in columns: verb and face, the line and target of an attack, the strength of a shield."""

    def __init__(self, cards: Cards, seats: i64) -> None:
        self.verb: Final[list[i64]] = []
        self.face: Final[list[i64]] = []
        self.word: Final[list[i64]] = []  # the line, or the strength left
        self.target: Final[list[i64]] = []  # the number of seats clockwise
        self.number: Final[dict[str, int]] = {}
        self.of: Final[list[list[list[Action]]]] = []  # by verb and face
        for _ in range(VERBS):
            by_face: list[list[Action]] = [[] for _ in range(cards.faces)]
            self.of.append(by_face)
        self.pass_by: Final = Action(self._add(".", PASS))
        self.take: Final = Action(self._add("#", TAKE))
        face: i64
        target: i64
        for face in range(cards.faces):
            self._add(f"-{cards.codes[face]}", PUT, face)
        for face in range(cards.faces):
            if cards.sort[face] == SHIELD:
                self._add_worn("v", DROP, cards, face)
            elif cards.sort[face] > DEFENCE:
                self._add(f"v{cards.codes[face]}", DROP, face)
        for face in range(cards.faces):
            if cards.sort[face] > DEFENCE:
                self._add(f"^{cards.codes[face]}", ARM, face)
        for face in range(cards.faces):
            if cards.sort[face] == ATTACK:
                for target in range(1, seats):
                    self._add_strike(cards, face, target)
        for face in range(cards.faces):
            if cards.sort[face] == DEFENCE:
                self._add(f"={cards.codes[face]}", DEFEND, face)
            elif cards.sort[face] == SHIELD:
                self._add_worn("=", COVER, cards, face)

    def _add_worn(self, sign: str, verb: i64, cards: Cards, face: i64) -> None:
        left: i64
        for left in range(1, cards.strength[face] + 1):
            self._add(f"{sign}{cards.codes[face]}{left}", verb, face, left)

    def _add_strike(self, cards: Cards, face: i64, target: i64) -> None:
        line: i64
        if cards.line[face] == NAMED:
            for line in range(len(LINE_LETTERS)):
                self._add(f"{cards.codes[face]}{LINE_LETTERS[line]}>{target}", STRIKE, face, line, target)
        else:
            self._add(f"{cards.codes[face]}>{target}", STRIKE, face, cards.line[face], target)

    def _add(self, token: str, verb: i64, face: i64 = -1, word: i64 = -1, target: i64 = 0) -> i64:
        number = len(self.verb)
        self.number[token] = number
        self.verb.append(verb)
        self.face.append(face)
        self.word.append(word)
        self.target.append(target)
        if face >= 0:
            self.of[verb][face].append(Action(number))
        return number


def pass_kind(phase: i64) -> i64:
    """The kind of the action "decline" in this phase."""
    if phase == READY:
        return 1
    return 2 if phase == COMBAT else KEEP
