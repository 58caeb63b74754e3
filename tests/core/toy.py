"""A toy of a game, for what no real one does: actions that can be taken back, and a deck that deals by weights."""

from __future__ import annotations

from salle import CHANCE, LEGAL, NOBODY, Action, Game, Outcome, Rule, Seat, State

HIDE, SHOW, PASS, ROLL = Action(0), Action(1), Action(2), Action(3)
HEADS, TAILS = Action(4), Action(5)
MASKED = Action(6)
PLIES = 8


class ToyState(State):
    """Each seat hides and shows as long as it likes, then passes; a roll asks the deck."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.to_act = Seat(0)
        self.turn = Seat(0)
        self.hidden = [0, 0]
        self.shown = [0, 0]
        self.rolled: list[int] = []
        self.plies = 0
        self.weights = [3, 1]

    def candidates(self) -> list[Action]:
        if self.to_act == NOBODY:
            return []
        return [HEADS, TAILS] if self.to_act == CHANCE else [HIDE, SHOW, PASS, ROLL]

    def refusal(self, action: Action) -> Rule:
        return LEGAL

    def kind(self, action: Action) -> int:
        return int(action)

    def chance_weights(self) -> list[int]:
        return self.weights

    def dealt_to(self) -> Seat:
        return self.turn

    def apply(self, action: Action) -> None:
        self.plies += 1
        if self.to_act == CHANCE:
            self.rolled.append(action - HEADS)
            self.to_act = self.turn
        elif action == HIDE:
            self.hidden[self.turn] += 1
        elif action == SHOW:
            self.shown[self.turn] += 1
        elif action == PASS:
            self.turn = Seat(1 - self.turn)
            self.to_act = self.turn
        elif action == ROLL:
            self.to_act = CHANCE
        if self.plies >= PLIES or action < 0:
            self.to_act = NOBODY

    def copy(self) -> ToyState:
        twin = ToyState(self.game)
        twin.mute = True
        twin.to_act, twin.turn, twin.plies = self.to_act, self.turn, self.plies
        twin.hidden, twin.shown, twin.rolled = self.hidden.copy(), self.shown.copy(), self.rolled.copy()
        twin.weights = self.weights
        return twin

    def masked(self, action: Action, seat: Seat) -> Action:
        return MASKED if action == HIDE and seat != self.turn else action

    def reveals(self, action: Action) -> bool:
        return action == SHOW

    def sight(self, seat: Seat) -> tuple[int, ...]:
        own = self.hidden[seat] if seat >= 0 else 0
        return (seat, self.to_act, self.plies, own, *self.shown, *self.rolled)

    def outcome(self) -> Outcome | None:
        return Outcome((), LEGAL) if self.to_act == NOBODY else None


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", "plain", "1", {})
        self.actions = 4
        self.chance_actions = 2
        self.masked_actions = 1

    def new(self) -> ToyState:
        return ToyState(self)
