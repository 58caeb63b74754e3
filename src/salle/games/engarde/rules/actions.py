"""The actions of En Garde with their numbers and cards.

Cards are packed: each value has a field of five bits, four for the count and one that guards the next field.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIELD: Final = 5
COUNT: Final = 15

# The actions by the cards played. In some phases a retreat or an attack is a special kind.
ADVANCE: Final = 0
RETREAT: Final = 1
ATTACK: Final = 2
ADVANCE_ATTACK: Final = 3
PARRY: Final = 4
TAKE: Final = 5
DECLINE: Final = 6
RIPOSTE: Final = 7  # an attack in the turn after a parry
GIVE_GROUND: Final = 8  # a retreat in answer to an advance and attack

KINDS: Final = (
    "advance",
    "retreat",
    "attack",
    "advance-attack",
    "parry",
    "take",
    "decline",
    "riposte",
    "give-ground",
)


def pack_cards(value: i64, count: i64 = 1) -> i64:
    """This number of cards of one value."""
    return count << ((value - 1) * FIELD)


def how_many(cards: i64, value: i64) -> i64:
    """The number of cards of this value."""
    return (cards >> ((value - 1) * FIELD)) & COUNT


def unpack_cards(cards: i64, values: i64) -> list[i64]:
    """The values of all cards, in ascending order."""
    found: list[i64] = []
    value: i64
    for value in range(1, values + 1):
        for _ in range(how_many(cards, value)):
            found.append(value)
    return found


def append_counts(row: list[i64], cards: i64, values: i64) -> None:
    """Append the count of each value."""
    value: i64
    for value in range(1, values + 1):
        row.append(how_many(cards, value))


def read_counts(counts: tuple[int, ...], first: i64, values: i64) -> i64:
    """The cards with these counts of the values."""
    cards: i64 = 0
    value: i64
    for value in range(1, values + 1):
        cards += pack_cards(value, counts[first + value - 1])
    return cards


class ActionTable:
    """The actions of one rule set, in columns: kind, value, count, step and packed cards."""

    def __init__(self, ruleset: str, values: i64, copies: i64, hand: i64) -> None:
        self.kind: Final[list[i64]] = []
        self.value: Final[list[i64]] = []  # of a move: its length; of an attack: the gap it needs; of a parry: the sum
        self.count: Final[list[i64]] = []  # the number of cards of an attack or a parry
        self.step: Final[list[i64]] = []  # the length of the advance in an advance and attack
        self.cards: Final[list[i64]] = []
        self.laid: Final[list[i64]] = []  # the number of all cards
        self.number: Final[dict[str, int]] = {}
        most = min(copies, hand)
        value: i64
        step: i64
        count: i64
        for value in range(1, values + 1):
            self._add(f">{value}", ADVANCE, value, 1, 0, pack_cards(value))
        for value in range(1, values + 1):
            self._add(f"<{value}", RETREAT, value, 1, 0, pack_cards(value))
        self.most: Final[i64] = 1 if ruleset == "basic" else most
        for value in range(1, values + 1):
            for count in range(1, self.most + 1):
                self._add("x" + str(value) * count, ATTACK, value, count, 0, pack_cards(value, count))
        self.pass_by: Final[i64] = len(self.kind)  # the action without a card: decline the last attack, or take the hit
        if ruleset == "basic":
            self._add("-", DECLINE, 0, 0, 0, 0)
        else:
            self._add("#", TAKE, 0, 0, 0, 0)
        if ruleset != "basic":
            for count in range(1, self.most + 1):
                self._add_parries(values, copies, count, 1, 0, "=")
        if ruleset == "advanced":
            for step in range(1, values + 1):
                for value in range(1, values + 1):
                    for count in range(1, self._most_after(step, value, copies, hand) + 1):
                        cards = pack_cards(step) + pack_cards(value, count)
                        self._add(f">{step}x" + str(value) * count, ADVANCE_ATTACK, value, count, step, cards)

    def _most_after(self, step: i64, value: i64, copies: i64, hand: i64) -> i64:
        return min(copies - 1 if step == value else copies, hand - 1)

    def _add(self, token: str, kind: i64, value: i64, count: i64, step: i64, cards: i64) -> None:
        self.number[token] = len(self.kind)
        self.kind.append(kind)
        self.value.append(value)
        self.count.append(count)
        self.step.append(step)
        self.cards.append(cards)
        self.laid.append(count + 1 if step > 0 else count)

    def _add_parries(self, values: i64, copies: i64, count: i64, least: i64, cards: i64, token: str) -> None:
        """Add every multiset of `count` cards that begins with these cards, lowest first."""
        left = count - (len(token) - 1)
        if left == 0:
            total: i64 = 0
            for value in unpack_cards(cards, values):
                total += value
            self._add(token, PARRY, total, count, 0, cards)
            return
        next_value: i64
        for next_value in range(least, values + 1):
            if how_many(cards, next_value) < copies:
                more = cards + pack_cards(next_value)
                self._add_parries(values, copies, count, next_value, more, token + str(next_value))
