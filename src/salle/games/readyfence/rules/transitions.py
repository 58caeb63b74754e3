"""The state machine of Ready... Fence!: the phase of a bout offers actions and carries them out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import RETIRED, Action, Rule, Seat, retiree
from salle.core.rng import Rng
from salle.games.readyfence.rules import event_ids
from salle.games.readyfence.rules.answer import Answer
from salle.games.readyfence.rules.dodge import DodgeDiscard, DodgeDraw, TakeCard
from salle.games.readyfence.rules.endings import LastToss, Over, OvertimeFill, PriorityToss, Refill
from salle.games.readyfence.rules.opening import Deal, Mulligan, Redeal, Toss
from salle.games.readyfence.rules.phase import Phase
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.score import win
from salle.games.readyfence.rules.terms import other
from salle.games.readyfence.rules.turn import Change, ChangeDraw, Turn

PHASES: Final[list[Phase]] = [  # in the order of `phase_ids`
    *(Deal(from_timer=False), Redeal(from_timer=False), ChangeDraw(), DodgeDraw(), Refill(), TakeCard()),
    *(OvertimeFill(), Toss(), PriorityToss(), LastToss()),
    *(Mulligan(), Turn(), Change(), DodgeDiscard(), Answer()),
    Over(),
]


class Match(Position):
    """A bout from the deal to its end."""

    def copy(self) -> Match:
        twin = Match(self.strip, True)
        twin.copy_from(self)
        return twin

    def candidates(self) -> list[Action]:
        return PHASES[self.phase].candidates(self)

    def refusal(self, action: Action) -> Rule:
        return PHASES[self.phase].refusal(self, action)

    def legal_actions(self) -> list[Action]:
        return PHASES[self.phase].legal_actions(self)

    def kind(self, action: Action) -> i64:
        return PHASES[self.phase].kind(self, action)

    def chance_weights(self) -> list[i64]:
        return PHASES[self.phase].chance_weights(self)

    def drawn(self, rng: Rng) -> i64:
        return PHASES[self.phase].drawn(self, rng)

    def dealt_to(self) -> Seat:
        return self.drawer

    def reveals(self, action: Action) -> bool:
        return PHASES[self.phase].reveals(self, action)

    def apply(self, action: Action) -> None:
        if action < 0:
            self._retire(retiree(action))
        else:
            PHASES[self.phase].apply(self, action)

    def _retire(self, seat: Seat) -> None:
        """The other player wins, whatever the score."""
        if not self.mute:
            self.tell(event_ids.LEFT_THE_STRIP, seat, RETIRED, ())
        win(self, other(seat), RETIRED)

    def masked(self, action: Action, seat: Seat) -> Action:
        """Only the drawer sees a draw, only its owner a discard, and no player sees what fills overtime's Timer."""
        strip = self.strip
        first_masked = strip.actions + strip.chances
        if action >= strip.actions:
            index = action - strip.actions
            if index < strip.takes:
                return action if self.drawer == seat else Action(first_masked)
            return Action(first_masked + 2) if strip.fills <= index < strip.tosses else action
        if action >= 0 and strip.action_table.is_discard(action) and self.to_act != seat:
            return Action(first_masked + 1)
        return action
