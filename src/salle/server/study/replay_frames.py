"""Draws a bout as replay frames, ply by ply, from one point of view or with every card shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from salle.core.bout import Bout
from salle.core.errors import BadStance
from salle.core.game import CHANCE, EVERYONE, NOBODY, Action, Game, Seat, State, retiree
from salle.core.seat_errors import no_seat
from salle.core.texts import Message
from salle.wire import messages, study

ALL, SPECTATOR = "all", "nobody"


def eyes_of(game: Game, eyes: str) -> Seat:
    """The point of view that `eyes` names. Raises OutOfRange if there is no such seat."""
    if eyes in (ALL, SPECTATOR):
        return EVERYONE if eyes == ALL else NOBODY
    if int(eyes) >= game.seats:
        raise no_seat(game, Seat(int(eyes)))
    return Seat(int(eyes))


def fenced(game: Game, names: Sequence[str] = ()) -> list[study.Fenced]:
    """The players of the seats, with empty names if none are given."""
    called = [game.explain.seat(Seat(seat)) for seat in range(game.seats)]
    given = names or [""] * game.seats
    return [study.Fenced(name, seat) for name, seat in zip(given, called, strict=True)]


class ReplayFrames:
    """The frames of one bout, one after the other."""

    def __init__(self, game: Game, start: State | None, eyes: Seat) -> None:
        self.game: Final = game
        self.eyes: Final = eyes
        self.bout: Final = Bout(game, start)
        self._token = ""
        self._actor: Seat = NOBODY
        self._told = 0  # the number of events before the latest ply

    def play(self, action: Action) -> None:
        state = self.bout.state
        witnessed = action if self.eyes == EVERYONE or action < 0 else state.masked(action, self.eyes)
        actor, told = retiree(action) if action < 0 else state.to_act, len(state.journal)
        self.bout.play(action)
        self._token, self._actor, self._told = self.game.notation.token(witnessed), actor, told

    def read(self, token: str) -> None:
        """Play the next ply, given in notation. Raises NotationError or OutOfTurn if it is illegal."""
        self.play(self.game.notation.read(self.bout.state, token))

    def frame(self) -> study.Frame:
        return study.Frame(**self._drawn(written=self.eyes == EVERYONE))

    def frames(self, actions: Sequence[Action], first: int, count: int) -> Iterable[study.Frame]:
        """Frames of the bout with these actions, from number `first` on. Frame 0 is the start."""
        for number in range(min(first + count, len(actions) + 1)):
            if number:
                self.play(actions[number - 1])
            if number >= first:
                yield self.frame()

    def position(self) -> study.Position:
        """The current position, with its possible actions. Offers are shown only to the seat to act, or to `all`."""
        state, view = self.bout.state, self.game.view
        seat = state.to_act
        looks = seat >= 0 and self.eyes in (seat, EVERYONE)
        sight = state.sight(seat) if looks else ()
        return study.Position(
            **self._drawn(written=True),
            seat=int(seat),
            offers=view.offers(sight, seat) if looks else [],
            refused=view.refused(sight, seat) if looks else [],
            deals=self._deals(),
        )

    def _drawn(self, written: bool) -> dict[str, Any]:
        state, game = self.bout.state, self.game
        sight = state.sight(self.eyes)
        return {
            "ply": len(self.bout.actions),
            "token": self._token,
            "actor": int(self._actor),
            "told": game.explain.describe_events(
                [event for event in state.journal[self._told :] if self.eyes == EVERYONE or event.heard_by(self.eyes)]
            ),
            "board": game.view.board(sight),
            "scene": game.view.scene(sight),
            "awaiting": [int(state.to_act)] if state.to_act >= 0 else [],
            "stance": self._stance() if written else None,
            "ended": ended(self.bout),
        }

    def _deals(self) -> list[study.Deal]:
        """The possible actions of the deck. They are no secret: the author of a position knows every card in it."""
        game, state = self.game, self.bout.state
        if state.to_act != CHANCE:
            return []
        weights = enumerate(state.chance_weights(), game.actions)
        return [study.Deal(game.notation.token(Action(number)), ways) for number, ways in weights if ways]

    def _stance(self) -> str | None:
        """The position in notation, if a player is to act and it can be written."""
        if self.bout.awaiting < 0:
            return None
        try:
            written: str = self.game.notation.write_stance(self.bout.state)
        except BadStance:
            return None
        return written


def ended(bout: Bout, agreed: bool = False) -> messages.Ended | None:
    """How the bout ended, or None. `agreed` means by an agreed draw."""
    outcome = bout.outcome
    if outcome is None:
        return messages.Ended([], Message("server-ended-agreed"), "agreed") if agreed else None
    return messages.Ended([int(seat) for seat in outcome.winners], bout.game.explain.outcome(outcome))
