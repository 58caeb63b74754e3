"""Breaks one rule of En Garde and prints the law that notices: `python broken_law.py HOW`, interpreted.

Compiled classes can't be patched, so this runs in a separate process with SALLE_PURE=1.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest.mock import patch

import salle
from salle import Action, Game, Message, Rng, Seat, State
from salle.core.check.laws import LawBroken, check_laws
from salle.games.engarde.notation.tokens import EnGardeNotation
from salle.games.engarde.rules.event_ids import ROUND_BEGAN
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.position import Position
from salle.games.engarde.rules.transitions import Match
from salle.games.engarde.words.explain import EnGardeExplain

Patch = AbstractContextManager[Any]


def legal_in_disorder() -> Patch:
    legal = Match.legal_actions
    return patch.object(Match, "legal_actions", lambda self: legal(self)[::-1])


def candidates_cut_short() -> Patch:
    candidates = Match.candidates
    return patch.object(Match, "candidates", lambda self: candidates(self)[:-1] or candidates(self))


def weights_that_do_not_add_up() -> Patch:
    total = Match.chance_total
    return patch.object(Match, "chance_total", lambda self: max(1, total(self) - 1))


def another_world(change: Callable[[Match], None]) -> Patch:
    imagine = EnGarde.imagine

    def imagined(self: EnGarde, sight: tuple[int, ...], rng: Rng) -> Match:
        world = imagine(self, sight, rng)
        change(world)
        return world

    return patch.object(EnGarde, "imagine", imagined)


def imagined_elsewhere() -> Patch:
    def step(world: Match) -> None:
        world.left += 1

    return another_world(step)


def imagined_with_other_cards() -> Patch:
    def steal(world: Match) -> None:
        world.pool[0] += 1

    return another_world(steal)


def draws_told_aloud() -> Patch:
    return patch.object(State, "whisper", State.tell)


def draws_seen_by_all() -> Patch:
    return patch.object(Position, "masked", lambda self, action, seat: action)


def order_of_play_by_hidden_cards() -> Patch:
    do = Match._do

    def telling(self: Match, action: Action) -> None:
        do(self, action)
        if self.hand_right & 31 > 1 and self.phase != 8:
            self.tell(ROUND_BEGAN, Seat(0), salle.LEGAL, (self.round,))

    return patch.object(Match, "_do", telling)


def shared_pack() -> Patch:
    copy_from = Position.copy_from

    def shared(self: Position, twin: Position) -> None:
        copy_from(self, twin)
        self.pool = twin.pool

    return patch.object(Position, "copy_from", shared)


def copy_that_forgets() -> Patch:
    copy_from = Position.copy_from

    def forgetful(self: Position, twin: Position) -> None:
        copy_from(self, twin)
        self.hits_left = 0
        self.round = 1

    return patch.object(Position, "copy_from", forgetful)


def rounds_counted_over_all_bouts() -> Patch:
    tell, new = State.tell, EnGarde.new
    bouts = 0

    def counted(self: EnGarde) -> Match:
        nonlocal bouts
        bouts += 1
        return new(self)

    def counting(self: State, kind: int, seat: Seat, rule: salle.Rule, facts: tuple[int, ...]) -> None:
        tell(self, kind, seat, rule, (bouts,) if kind == ROUND_BEGAN else facts)

    stack = ExitStack()
    stack.enter_context(patch.object(EnGarde, "new", counted))
    stack.enter_context(patch.object(State, "tell", counting))
    return stack


def cards_lost_when_laid() -> Patch:
    lay = Match._lay

    def losing(self: Match, seat: Seat, action: Action) -> None:
        discards = self.discards
        lay(self, seat, action)
        self.discards = discards

    return patch.object(Match, "_lay", losing)


def cards_drawn_and_kept() -> Patch:
    draw = Match._draw

    def keeping(self: Match, index: int) -> None:
        self.pool[index] += 1
        draw(self, index)

    return patch.object(Match, "_draw", keeping)


def lot_not_turned() -> Patch:
    return patch.object(EnGarde, "mirrored", lambda self, action: action)


def left_takes_longer_steps() -> Patch:
    by_advance = Match._by_advance

    def lame(self: Match) -> None:
        self.right -= 1
        by_advance(self)

    return patch.object(Match, "_by_advance", lame)


def two_actions_of_one_token() -> Patch:
    return patch.object(EnGardeNotation, "spell", lambda self, action: self.tokens[action].replace("<", ">"))


def token_of_two_words() -> Patch:
    return patch.object(EnGardeNotation, "spell", lambda self, action: self.tokens[action].replace("x", "x "))


def horizon_too_near() -> Patch:
    make = EnGarde.__init__

    def near(self: EnGarde, ruleset: str, version: str, options: dict[str, Any]) -> None:
        make(self, ruleset, version, options)
        self.horizon = 15

    return patch.object(EnGarde, "__init__", near)


def both_win() -> Patch:
    return patch.object(Position, "utility", lambda self, seat: 1)


def loser_wins() -> Patch:
    utility = Position.utility
    return patch.object(Position, "utility", lambda self, seat: -utility(self, seat))


def no_outcome() -> Patch:
    return patch.object(Position, "outcome", lambda self: None)


def nothing_to_say() -> Patch:
    def samples(self: EnGardeExplain) -> Iterator[Message]:
        yield Message("engarde-no-such-thing")

    return patch.object(EnGardeExplain, "samples", samples)


BREAKS: dict[str, tuple[str, Callable[[], Patch]]] = {
    how.__name__: (law, how)
    for law, how in [
        ("L1", legal_in_disorder),
        ("L1", candidates_cut_short),
        ("L1", weights_that_do_not_add_up),
        ("L2", imagined_elsewhere),
        ("L2", imagined_with_other_cards),
        ("L3", draws_told_aloud),
        ("L3", draws_seen_by_all),
        ("L3", order_of_play_by_hidden_cards),
        ("L4", shared_pack),
        ("L4", copy_that_forgets),
        ("L5", rounds_counted_over_all_bouts),
        ("L6", cards_lost_when_laid),
        ("L6", cards_drawn_and_kept),
        ("L7", lot_not_turned),
        ("L7", left_takes_longer_steps),
        ("L8", two_actions_of_one_token),
        ("L8", token_of_two_words),
        ("L9", horizon_too_near),
        ("L9", both_win),
        ("L9", loser_wins),
        ("L9", no_outcome),
        ("L10", nothing_to_say),
    ]
}


def broken(how: str) -> str:
    """The law that is broken by that, or `none`."""
    with BREAKS[how][1]():
        game: Game = salle.game("engarde", "standard", hits=2, rounds=4)
        try:
            check_laws(game, bouts=40)
        except LawBroken as found:
            return found.law
    return "none"


if __name__ == "__main__":
    print(broken(sys.argv[1]))
