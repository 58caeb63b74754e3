"""Stances for the naive oracle, read by separate code."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import salle
from tests.oracle.engarde import Position, Rules

FILE = Path(__file__).with_name("perft.toml")

# The endings of a round by the names of the rules and of both oracles.
ORACLE_REASONS = {
    "hit": "hit",
    "riposte-hits": "riposte",
    "no-move": "no-move",
    "more-cards": "showdown-cards",
    "further-advance": "further-advance",
    "all-even": "drawn",
}


@dataclass(frozen=True)
class Line:
    """One entry of perft.toml: a stance, and the number of lines of play from it by depth, from 1."""

    name: str
    ruleset: str
    options: Mapping[str, Any]
    stance: str
    counts: tuple[int, ...]

    def game(self) -> salle.Game:
        return salle.game("engarde", self.ruleset, hits=1, rounds=1, **self.options)


def lines() -> list[Line]:
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["stance"]
    return [Line(e["name"], e["ruleset"], e.get("options", {}), e["stance"], tuple(e["counts"])) for e in entries]


def naive_rules(ruleset: str, options: Mapping[str, Any]) -> Rules:
    return Rules(ruleset=ruleset, **options)


def naive_position(ruleset: str, options: Mapping[str, Any], stance: str) -> Position:
    rules = naive_rules(ruleset, options)
    fields = dict(word.split("=") for word in stance.split())
    left, right = (cards(hand) for hand in fields["hands"].split("/"))
    rest = [value for value in range(1, rules.values + 1) for _ in range(rules.copies)]
    for card in (*left, *right, *cards(fields.get("seen", "-"))):
        rest.remove(card)
    phase = fields.get("phase", "turn")
    pack = cards(fields["pack"]) if "pack" in fields else tuple(rest)
    attack = None
    if phase == "answer":
        laid = fields["attack"].lstrip(">x")
        attack = (int(laid[0]), len(laid), fields["attack"].startswith(">"))
    return Position(
        rules=rules,
        left=int(fields.get("left", 1)),
        right=int(fields.get("right", rules.piste)),
        hands=(left, right),
        pack=pack,
        to_act=["left", "right"].index(fields.get("turn", "left")),
        phase=phase,
        attack=attack,
    )


def cards(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(sorted(map(int, text)))
