"""The numbers that follow from the options: piste, deck, hands and actions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import NOBODY, Action, Game, Seat
from salle.games.engarde.rules.actions import COUNT, FIELD, ActionTable, how_many, pack_cards
from salle.games.engarde.rules.phase_ids import TURN
from salle.games.engarde.rules.terms import LEFT, RIGHT


class Piste:
    """The constants of a bout. All its positions share them."""

    def __init__(self, game: Game, ruleset: str, options: dict[str, Any]) -> None:
        self.game: Final = game
        self.basic: Final = ruleset == "basic"
        self.advanced: Final = ruleset == "advanced"
        self.length: Final[i64] = options["piste"]
        self.values: Final[i64] = options["values"]
        self.copies: Final[i64] = options["copies"]
        self.hand: Final[i64] = options["hand"]
        self.hits: Final[i64] = options["hits"]
        self.rounds: Final[i64] = options["rounds"] or 0  # 0: no limit
        self.same_parry: Final[bool] = options.get("parry") == "same"
        starter: str = options["starter"]
        self.starter: Final[Seat] = NOBODY if starter == "lot" else (LEFT if starter == "left" else RIGHT)
        self.action_table: Final = ActionTable(ruleset, self.values, self.copies, self.hand)
        self.actions: Final[i64] = len(self.action_table.kind)
        # All gaps beyond the reach are equivalent.
        self.reach: Final[i64] = (2 * self.values if self.advanced else self.values) + 1
        guard: i64 = 0
        value: i64
        for value in range(1, self.values + 1):
            guard += pack_cards(value, COUNT + 1)
        self.guard: Final[i64] = guard
        # The chance actions are the values, then each side as the starter.
        self.full_pack: Final[list[i64]] = [self.copies] * self.values
        self.lot: Final[list[i64]] = [0] * self.values + [1, 1]
        # Lists of legal actions, each made once, and where to find them.
        self.lists: Final[dict[tuple[Action, ...], list[Action]]] = {}
        self.memo: Final[dict[int, list[Action]]] = {}
        turns = 3 * (self.reach + 1) * (self.values + 1) * (self.action_table.most + 1) << self.values
        self.turns: Final[list[list[Action] | None]] = [None] * (0 if self.advanced else turns)

    def shared(self, legal: list[Action]) -> list[Action]:
        """The shared list of these actions. A small number of lists stays in the processor's cache."""
        key = tuple(legal)
        known = self.lists.get(key)
        if known is None:
            self.lists[key] = known = legal
        return known

    def turn_index(self, hand: i64, gap: i64, room: i64, phase: i64) -> i64:
        """The index in `turns` for a turn: by the values in hand and the number of matching cards."""
        near = min(gap, self.reach)
        reaching: i64 = 0
        if gap <= self.values:
            reaching = min(how_many(hand, gap), self.action_table.most)
        where = (phase - TURN) * (self.reach + 1) + near
        index = (where * (self.values + 1) + min(room, self.values)) * (self.action_table.most + 1) + reaching
        value: i64
        for value in range(self.values):
            index <<= 1
            if hand >> value * FIELD & COUNT:
                index |= 1
        return index

    def holds(self, hand: i64, cards: i64) -> bool:
        """Whether all these cards are in the hand. A field that is too small borrows its guard bit."""
        return ((hand | self.guard) - cards) & self.guard == self.guard
