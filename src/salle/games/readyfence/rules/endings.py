"""The phases at an end: hands are refilled after a phrase, overtime begins, a tie is decided, and the bout is over."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.clock import await_toss, begin_turn
from salle.games.readyfence.rules.phase import DeckPhase, Drawing, Phase, Tossing
from salle.games.readyfence.rules.phrase_ending import refilled
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.score import win
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import OVERTIME_TIMER


class Refill(Drawing):
    """After a phrase: refills hands in tutorial, and draws a card for a Joker elsewhere."""

    def finish(self, match: Position, seat: Seat) -> None:
        refilled(match)


class OvertimeFill(DeckPhase):
    """RF-17: cards laid aside join the discards, unseen."""

    def first(self, strip: Strip) -> i64:
        return strip.fills

    def chance_weights(self, match: Position) -> list[i64]:
        none: list[i64] = [0] * match.strip.fills
        return none + match.away

    def deal(self, match: Position, number: i64) -> None:
        match.away = match.away.copy()
        match.away[number] = match.away[number] - 1
        match.pool[number] = match.pool[number] + 1
        match.pool_size += 1
        match.filled += 1
        match.owed -= 1
        if not match.mute:
            match.tell(event_ids.FILLED, NOBODY, LEGAL, ())
        if match.owed == 0:
            await_toss(match, phase_ids.PRIORITY_TOSS)


class PriorityToss(Tossing):
    """A coin toss gives a player priority in overtime."""

    def fallen(self, match: Position, seat: Seat) -> None:
        match.priority = seat
        match.timer = OVERTIME_TIMER
        if not match.mute:
            match.tell(event_ids.PRIORITY_GIVEN, seat, LEGAL, ())
        begin_turn(match, match.turn)


class LastToss(Tossing):
    """In the tutorial's tie, a coin toss decides when both players have run out of cards."""

    def fallen(self, match: Position, seat: Seat) -> None:
        win(match, seat, rule_ids.TOSS)


class Over(Phase):
    """The bout is over."""
