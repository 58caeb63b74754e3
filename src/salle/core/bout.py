"""A bout: it checks actions and keeps the history. It does no input or output."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.choices import Choice, whole_number
from salle.core.errors import Illegal, NoTakeBack, OutOfRange, OutOfTurn
from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Event, Game, Outcome, Seat, State, retiree, retiring
from salle.core.player import Seen, Witness
from salle.core.seat_errors import cannot_act, cannot_retire, no_seat, other_game

KEPT: Final = 64  # plies between two states that a bout keeps, so that `until` has few to play again


class Bout:
    """One bout, from its first action or from a stance. It checks every action before it changes anything.

    Two bouts are equal if they have the same game, start and actions. Its hash therefore changes with every action.
    `repr` is for the referee: it shows every hand, so do not show it to players.
    """

    def __init__(self, game: Game, start: State | None = None) -> None:
        if start is not None and start.game != game:
            raise other_game(game, start.game)
        self.game: Final = game
        self.start: Final[State | None] = None if start is None else start.copy()
        self.actions: list[Action] = []
        self._begin()

    def _begin(self) -> None:
        if self.start is None:
            self.state: State = self.game.new()
        else:
            self.state = self.start.copy()
            self.state.listen()
        # One list for each seat, and one for spectators at the end.
        self._witnessed: list[list[Witness]] = [[] for _ in range(self.game.seats + 1)]
        self._heard: list[list[Event]] = [[] for _ in range(self.game.seats + 1)]
        self._told: list[int] = []  # the number of events before each ply
        self._kept: list[State] = []  # the state before every KEPT-th ply
        self._listen(0)

    @property
    def awaiting(self) -> Seat:
        """The seat to act; CHANCE for the deck, NOBODY when the bout is over."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the bout has ended."""
        return self.state.to_act == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """The winners and the reason, or None if the bout has not ended."""
        return self.state.outcome()

    def act(self, seat: Seat, choice: Choice) -> None:
        """Play this action for the seat. Give the number of the action or its token.

        If the action is invalid, raise OutOfTurn, OutOfRange or NotationError and change nothing.
        """
        if self.state.to_act != seat or seat < 0:
            raise cannot_act(self.game, seat, self.state.to_act)
        self._apply(self.read(choice))

    def dealt(self, choice: Choice) -> None:
        """Play this action for the deck. It is given and checked like an action of a seat."""
        if self.state.to_act != CHANCE:
            raise OutOfTurn("error-not-the-deck")
        self._apply(self.read(choice))

    def read(self, choice: Choice) -> Action:
        """The legal action with this number or token."""
        game, state = self.game, self.state
        if state.to_act == NOBODY:
            raise OutOfTurn("error-bout-over")
        first: int = 0
        end: int = game.actions
        if state.to_act == CHANCE:
            first, end = end, end + game.chance_actions
        if isinstance(choice, str):
            number = int(game.notation.read(state, choice))
        elif isinstance(choice, int) and not isinstance(choice, bool):
            number = choice
        else:
            number = whole_number(choice)
        if not first <= number < end:
            raise OutOfRange("error-out-of-range", action=str(choice), last=end - 1)
        action = Action(number)
        self._check(action)
        return action

    def retire(self, seat: Seat) -> None:
        """Resign for this seat, regardless of turn."""
        if not 0 <= seat < self.game.seats or self.over or not self.state.stands(seat):
            raise cannot_retire(self.game, seat, self.over)
        self._apply(retiring(seat))

    def play(self, action: Action) -> None:
        """Play this action for the seat or deck to act, as a replay does. A reserved action resigns for its seat,
        regardless of turn.
        """
        if action < 0:
            self.retire(retiree(action))
        elif self.state.to_act == CHANCE:
            self.dealt(action)
        else:
            self.act(self.state.to_act, action)

    def fork(self) -> Bout:
        """A copy that can continue in another way. It does not replay the actions."""
        twin = Bout(self.game, self.start)
        twin.actions = list(self.actions)
        twin.state = self.state.copy()
        twin.state.mute = False
        twin.state.journal = list(self.state.journal)
        twin._witnessed = [list(row) for row in self._witnessed]
        twin._heard = [list(row) for row in self._heard]
        twin._told = list(self._told)
        twin._kept = list(self._kept)
        return twin

    def until(self, ply: int) -> Bout:
        """The bout as it was after that number of plies. In a long bout, this costs much less than a replay."""
        if ply < 0:
            raise OutOfRange("error-no-ply", ply=str(ply), last=len(self.actions))
        if ply >= len(self.actions):
            return self.fork()
        past = Bout(self.game, self.start)
        kept = ply // KEPT
        first = kept * KEPT
        past.actions = self.actions[:first]
        past.state = self._kept[kept].copy()
        past.state.mute = False
        past.state.journal = self.state.journal[: self._told[first]]
        past._witnessed = [row[:first] for row in self._witnessed]
        past._heard = [[] for _ in self._heard]
        past._listen(0)
        past._told = self._told[:first]
        past._kept = self._kept[:kept]
        for action in self.actions[first:ply]:
            past._apply(action)
        return past

    def _check(self, action: Action) -> None:
        rule = self.state.refusal(action)
        if rule != LEGAL:
            game = self.game
            raise Illegal(
                game.notation.token(action), game.rule_name(rule), game.explain.refusal(self.state, action, rule)
            )

    def _apply(self, action: Action) -> None:
        state = self.state
        actor = state.to_act if action >= 0 else NOBODY
        seat: i64
        for seat in range(self.game.seats):
            self._witnessed[seat].append(Witness(actor, state.masked(action, Seat(seat))))
        self._witnessed[self.game.seats].append(Witness(actor, state.masked(action, NOBODY)))
        told = len(state.journal)
        self._told.append(told)
        if len(self.actions) % KEPT == 0:
            self._kept.append(state.copy())
        self.actions.append(action)
        state.apply(action)
        self._listen(told)

    def _listen(self, told: i64) -> None:
        journal = self.state.journal
        number: i64
        seat: i64
        for number in range(told, len(journal)):
            event = journal[number]
            for seat in range(self.game.seats):
                if event.heard_by(Seat(seat)):
                    self._heard[seat].append(event)
            if event.heard_by(NOBODY):
                self._heard[self.game.seats].append(event)

    def _row(self, seat: Seat) -> i64:
        if seat == NOBODY:
            return self.game.seats
        if not 0 <= seat < self.game.seats:
            raise no_seat(self.game, seat)
        return seat

    def witnessed(self, seat: Seat, since: int = 0) -> list[Witness]:
        """Every ply from this one on, as the seat (or NOBODY, a spectator) saw it."""
        return self._witnessed[self._row(seat)][since:]

    def information_state(self, seat: Seat) -> str:
        """All that the seat has seen since the first action. Bouts that the seat cannot tell apart have the same text.

        The text has the token of each action as the seat saw it, followed by what the rules showed to the seat.
        """
        known = [] if self.start is None else [repr(self.start.sight(Seat(int(seat))))]
        for ply, witness in enumerate(self.witnessed(seat)):
            known.append(self.game.notation.token(witness.action))
            end = self._told[ply + 1] if ply + 1 < len(self._told) else len(self.state.journal)
            for event in self.state.journal[self._told[ply] : end]:
                if event.opens and event.heard_by(seat):
                    facts = ",".join(map(str, event.facts))
                    known.append(f"[{self.game.events[event.kind]} {event.seat} {event.rule} {facts}]")
        return " ".join(known)

    def heard(self, seat: Seat, since: int = 0) -> list[Event]:
        """Every event from this one on that the seat (or NOBODY, a spectator) heard."""
        return self._heard[self._row(seat)][since:]

    def heard_counts(self) -> list[int]:
        """The number of events that each seat has heard. The last number is for spectators."""
        return [len(heard) for heard in self._heard]

    def seen(self, seat: Seat) -> Seen:
        """What a player in this seat (or NOBODY, a spectator) can see. A player chooses an action from it."""
        state = self.state
        witnessed, heard = self.witnessed(seat), self.heard(seat)
        legal: list[Action] = []
        kinds: list[i64] = []
        if state.to_act == seat:
            for action in state.legal_actions():
                legal.append(action)
                kinds.append(state.kind(action))
        return Seen(self.game, seat, state.sight(seat), legal, kinds, witnessed, heard)

    def take_back(self, seat: Seat) -> None:
        """Take back the seat's latest action. This is possible only if the action, and all that came after it, showed
        nothing to other players.
        """
        if not self.actions:
            raise NoTakeBack("error-nothing-to-take-back")
        past = self.until(len(self.actions) - 1)
        last = self.actions[len(self.actions) - 1]
        if past.state.to_act == CHANCE:
            raise NoTakeBack("error-take-back-dealt")
        if past.state.to_act != seat or last < 0:
            raise NoTakeBack("error-take-back-not-yours")
        if past.state.reveals(last):
            raise NoTakeBack("error-take-back-shown")
        self.actions = past.actions
        self.state = past.state
        self._witnessed = past._witnessed
        self._heard = past._heard
        self._told = past._told
        self._kept = past._kept

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Bout)
            and self.game == other.game
            and self.actions == other.actions
            and self.start == other.start
        )

    def __hash__(self) -> int:
        return hash((self.game, tuple(self.actions)))

    def __copy__(self) -> Bout:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Bout:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.game, self.start, self.actions)

    def __repr__(self) -> str:
        from salle.core.show.representations import describe_bout

        return describe_bout(self)

    def _repr_svg_(self) -> str:
        """The referee's picture of the position, for notebooks."""
        return self.state._repr_svg_()


def replay(game: Game, start: State | None, actions: list[Action]) -> Bout:
    """A bout with these actions. Each of them is checked."""
    bout = Bout(game, start)
    for action in actions:
        bout.play(action)
    return bout
