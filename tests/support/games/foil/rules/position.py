"""The position of Foil, and what may be played in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, RETIRED, Action, Outcome, Rule, Seat, State, retiree

from .terms import (
    DREW,
    FASTER,
    FIRST_CARD,
    FIRST_DRAW,
    HIDDEN,
    LAID,
    MISSED,
    NO_TOUCH,
    NOT_HELD,
    NOT_LEFT,
    PASS,
    PASSED,
    TOUCHED,
    UNDEALT,
    UNOPPOSED,
    UNSEEN,
)

if TYPE_CHECKING:
    from .game import Foil


class Phrase(State):
    """Two cards, unknown to the other side until they are laid."""

    game: Foil

    def __init__(self, game: Foil, held: tuple[int, ...] = (UNDEALT, UNDEALT), done: tuple[Action, ...] = ()) -> None:
        super().__init__()
        self.game, self.held, self.done = game, held, done
        self.settle()

    def settle(self) -> None:
        over = len(self.done) == 2 or any(action < 0 for action in self.done)
        self.to_act = NOBODY if over else CHANCE if UNDEALT in self.held else Seat(len(self.done))

    def result(self) -> tuple[Seat, Rule]:
        left, right = self.done[0], self.done[-1]
        if right < 0:
            return Seat(1 - retiree(right)), RETIRED
        if PASS in (left, right):
            return (NOBODY, NO_TOUCH) if left == right else (Seat(int(left == PASS)), UNOPPOSED)
        speeds = [self.game.speeds[action - FIRST_CARD] for action in self.done]
        return (NOBODY, NO_TOUCH) if speeds[0] == speeds[1] else (Seat(int(speeds[1] > speeds[0])), FASTER)

    def candidates(self) -> list[Action]:
        return [Action(number) for number in (range(4) if self.to_act >= 0 else range(4, 7))]

    def refusal(self, action: Action) -> Rule:
        if self.to_act == CHANCE:
            return LEGAL if self.chance_weights()[action - FIRST_DRAW] else NOT_LEFT
        return LEGAL if action == PASS or self.held[self.to_act] == action - FIRST_CARD else NOT_HELD

    def kind(self, action: Action) -> int:
        return PASSED if action == PASS else LAID

    def chance_weights(self) -> list[int]:
        return [count - self.held.count(number) for number, count in enumerate(self.game.copies)]

    def dealt_to(self) -> Seat:
        return Seat(self.held.index(UNDEALT))

    def masked(self, action: Action, seat: Seat) -> Action:
        return UNSEEN if FIRST_DRAW <= action < UNSEEN and seat not in (self.dealt_to(), EVERYONE) else action

    def apply(self, action: Action) -> None:
        if action >= FIRST_DRAW:
            seat, drawn = self.dealt_to(), int(action - FIRST_DRAW)
            self.held = (drawn, UNDEALT) if seat == 0 else (self.held[0], drawn)
            self.whisper(DREW, seat, LEGAL, (drawn,))
        else:
            if action >= 0:
                self.tell(self.kind(action), self.to_act, LEGAL, (action - FIRST_CARD,))
            self.done = (*self.done, action)
        self.settle()
        if self.to_act == NOBODY:
            winner, why = self.result()
            self.tell(MISSED if winner == NOBODY else TOUCHED, winner, why, ())

    def copy(self) -> Phrase:
        twin = Phrase(self.game, self.held, self.done)
        twin.mute = True
        return twin

    def sight(self, seat: Seat) -> tuple[int, ...]:
        laid = [len(self.done) > owner and self.done[owner] > PASS for owner in (0, 1)]
        held = [
            card if card == UNDEALT or laid[owner] or seat in (owner, EVERYONE) else HIDDEN
            for owner, card in enumerate(self.held)
        ]
        return (seat, *held, *self.done)

    def census(self) -> tuple[int, ...]:
        return self.game.copies

    def points(self, seat: Seat) -> int:
        return max(0, self.utility(seat))

    def utility(self, seat: Seat) -> int:
        winner = self.result()[0] if self.to_act == NOBODY else NOBODY
        return 0 if winner == NOBODY else self.game.stake if seat == winner else -self.game.stake

    def outcome(self) -> Outcome | None:
        if self.to_act != NOBODY:
            return None
        winner, why = self.result()
        return Outcome((winner,) if winner >= 0 else (), why)
