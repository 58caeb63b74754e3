"""The contract of every game. A `Game` is a rule set, and a `State` is what its referee knows.

The actions of a game have consecutive numbers: first the actions of seats (`0 .. actions-1`), then those of the deck
(`chance_actions` of them), then hidden actions as others see them (`masked_actions` of them). Resigning has a negative
number for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NewType

from mypy_extensions import i64, mypyc_attr

from salle.core.rng import Rng

if TYPE_CHECKING:
    from array import array

    from salle.core.cards.card_sets import CardSets
    from salle.core.choices import Chooser
    from salle.core.notation.tokens import Notation
    from salle.core.observation import Observer
    from salle.core.search.instinct import Instinct
    from salle.core.search.public_states import PublicStates
    from salle.core.show.explanations import Explain
    from salle.core.show.view import View
    from salle.core.texts import Message

Seat = NewType("Seat", i64)
Action = NewType("Action", i64)
Rule = NewType("Rule", i64)

CHANCE: Final = Seat(-1)  # the deck or the coin
NOBODY: Final = Seat(-2)  # the bout is over; as a watcher: a spectator
EVERYONE: Final = Seat(-3)  # the receiver of a public event; as a watcher: all cards are open

LEGAL: Final = Rule(0)
RETIRED: Final = Rule(-1)  # the only reason for an end that all games share


def retiring(seat: Seat) -> Action:
    """The reserved action by which this seat resigns."""
    return Action(-1 - seat)


def retiree(action: Action) -> Seat:
    """The seat that resigns by this reserved action."""
    return Seat(-1 - action)


class Event:
    """Something that happened. `to` is the seat that learns of it. `opens` means that it shows hidden cards by the
    rules.
    """

    def __init__(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...], to: Seat, opens: bool) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.rule: Final = rule
        self.facts: Final = facts
        self.to: Final = to
        self.opens: Final = opens

    def heard_by(self, seat: Seat) -> bool:
        """Whether this seat (or NOBODY, a spectator) hears of the event."""
        return self.to == EVERYONE or self.to == seat

    def key(self) -> tuple[i64, Seat, Rule, tuple[int, ...]]:
        """The content of the event, without its receiver."""
        return (self.kind, self.seat, self.rule, self.facts)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event) and self.key() == other.key() and self.to == other.to and self.opens == other.opens
        )

    def __hash__(self) -> int:
        return hash((self.key(), self.to, self.opens))

    def __repr__(self) -> str:
        return (
            f"Event(kind={self.kind}, seat={self.seat}, rule={self.rule}, facts={self.facts}, "
            f"to={self.to}, opens={self.opens})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.rule, self.facts, self.to, self.opens)


class Outcome:
    """The winners and the rule that decided. Several winners share the win. No winner means a draw."""

    def __init__(self, winners: tuple[Seat, ...], rule: Rule) -> None:
        self.winners: Final = winners
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.winners == other.winners and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((self.winners, self.rule))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, rule={self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.rule)


SILENCE: Final[list[Event]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the referee knows. Only `apply` changes it.

    Two states are equal if they are equal positions of the same game. Their journals do not count. A hash depends on
    the position, so do not change a state that is in a set. `repr` and `str` are for the referee: they show every hand,
    so do not show them to players.
    """

    game: Game

    def __init__(self, mute: bool = False) -> None:
        self.to_act: Seat = CHANCE
        self.together: bool = False  # this choice and the next one count as made at the same time
        self.mute: bool = mute  # keeps no journal; mute states share one empty list
        self.journal: list[Event] = SILENCE if mute else []

    def candidates(self) -> list[Action]:
        """Candidates for `refusal`, in ascending order. They are cheap to find and include all legal actions."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Rule:
        """The rule that forbids this action to the seat to act, or LEGAL. It alone decides what is legal."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """The legal actions, in ascending order. There is at least one if a seat is to act. Do not change the list."""
        legal: list[Action] = []
        if self.to_act == NOBODY:
            return legal
        for action in self.candidates():
            if self.refusal(action) == LEGAL:
                legal.append(action)
        return legal

    def kind(self, action: Action) -> i64:
        """The kind of this action in this position."""
        raise NotImplementedError

    def chance_weights(self) -> list[i64]:
        """The weight of each chance action: the number of ways in which it can happen. Missing entries are zero.

        Read the list before the next `apply`, and do not change it.
        """
        raise NotImplementedError

    def chance_total(self) -> i64:
        """The sum of the chance weights."""
        total: i64 = 0
        weight: i64
        for weight in self.chance_weights():
            total += weight
        return total

    def drawn(self, rng: Rng) -> i64:
        """Draw a chance action with a probability in proportion to its weight. Return its index."""
        return rng.pick(self.chance_weights(), self.chance_total())

    def stands(self, seat: Seat) -> bool:
        """Whether the seat is still in the bout and can resign."""
        return True

    def dealt_to(self) -> Seat:
        """The seat that gets the next card, or NOBODY if the draw belongs to no seat."""
        return NOBODY

    def apply(self, action: Action) -> None:
        """Play the action without checking it."""
        raise NotImplementedError

    def copy(self) -> State:
        """A mute copy. Changes to it never affect this state."""
        raise NotImplementedError

    def masked(self, action: Action, seat: Seat) -> Action:
        """The action as this seat (or NOBODY, a spectator) sees it. Ask before you apply it."""
        return action

    def reveals(self, action: Action) -> bool:
        """Whether this action shows something hidden to another player. If it does, it cannot be taken back."""
        return True

    def sight(self, seat: Seat) -> tuple[int, ...]:
        """All that the seat can know, as numbers. The sight of NOBODY is a spectator's. The sight of EVERYONE has all
        cards open.
        """
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """The values that determine the position."""
        return self.sight(EVERYONE)

    def observation(self, seat: Seat) -> array[float]:
        """The observation of this seat for learners, from its sight alone. `game.observation_shape` is its length.

        It has what the seat can see now. For all that it has seen so far, use `Bout.information_state`.
        """
        if not EVERYONE <= seat < self.game.seats:
            from salle.core.seat_errors import no_seat

            raise no_seat(self.game, seat)
        return self.game.observe(self.sight(seat))

    def census(self) -> tuple[int, ...]:
        """The number of cards of each kind in all hands and piles together. It never changes."""
        raise NotImplementedError

    def points(self, seat: Seat) -> int:
        """The current score."""
        raise NotImplementedError

    def utility(self, seat: Seat) -> int:
        """The result of the bout for this seat. The results of all seats sum to zero."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The winners and the reason, or None if the bout has not ended."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        from salle.core.show.representations import describe_state

        return describe_state(self)

    def __str__(self) -> str:
        from salle.core.show.plain_text import board_text

        return board_text(self)

    def _repr_svg_(self) -> str:
        """The referee's picture, for notebooks."""
        from salle.core.texts import texts

        return self.game.view.svg(self.sight(EVERYONE), texts("en"))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.game, self.values())

    def listen(self) -> None:
        """Start to keep a journal. It begins empty."""
        self.mute = False
        self.journal = []

    def tell(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Record an event that all players learn of."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, EVERYONE, False))

    def whisper(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Record an event that only this seat learns of."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, seat, False))

    def show(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Record an event by which the rules show something hidden to this seat only."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, seat, True))

    def open(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Record an event by which the rules show something hidden to all players."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, EVERYONE, True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rule set of a game with its options. It does not change.

    Games are equal if they have equal rules, options and card data. A game from `salle.game` can be pickled. The code
    that makes a game sets its notation, view and explanations. It also sets its tactic, instinct and public states, if
    it has them.
    """

    notation: Notation
    view: View
    explain: Explain

    def __init__(self, id: str, ruleset: str, version: str, options: dict[str, Any]) -> None:
        self.id: Final = id
        self.ruleset: Final = ruleset
        self.version: Final = version
        self.options: Final[Mapping[str, Any]] = MappingProxyType(dict(options))
        self.recorded: Mapping[str, Any] = self.options  # those that count for the digest and stand in records
        self.digest: str = ""
        self.seats: int = 2
        self.symmetric: bool = False
        self.drawable: bool = False  # whether a bout can end without a winner, so that players may agree on a draw
        self.horizon: int | None = None  # the maximum number of plies; None if the options allow an endless bout
        self.actions: i64 = 0
        self.chance_actions: i64 = 0
        self.masked_actions: i64 = 0
        self.rules: tuple[str, ...] = ()  # rule names by number; LEGAL is the first
        self.events: tuple[str, ...] = ()  # the names of the kinds of event
        self.kinds: tuple[str, ...] = ()  # the names of the kinds of action
        self.seat_names: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()  # the names of the kinds of card; empty for a game without card pages
        self.corrected: str = ""  # the corrected card data; empty: the cards as printed
        self.card_digest: str = ""  # a hash of the card data; empty for a game without any
        self.doubts: tuple[Message, ...] = ()  # warnings about its card data
        self.tactic: Callable[[Rng], Chooser] | None = None
        self.instinct: Callable[[], Instinct] | None = None
        self.public_states: Callable[[], PublicStates] | None = None  # what a solver needs, if the game can be solved
        self.tries: int = 1  # factor for the number of iterations of the strongest bot
        self.practice: str = ruleset  # the habits in `habits.toml` that its instinct uses
        self.card_sets: CardSets | None = None  # the faces of its cards
        self.observer: Observer | None = None  # makes observations for learners

    def new(self) -> State:
        """A bout before its first action."""
        raise NotImplementedError

    def stance(self, text: str) -> State:
        """Read a position in text form. BadStance says what is wrong with it."""
        return self.notation.read_stance(text)

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> State:
        """A mute state that the owner of this sight cannot tell from the true one, drawn at random from all such
        states.
        """
        raise NotImplementedError

    def read(self, sight: tuple[int, ...]) -> State:
        """The position as far as this sight shows it, as a mute state. Hidden cards are left out."""
        raise NotImplementedError

    def rebuild(self, values: tuple[Any, ...]) -> State:
        """The position with these values, as a mute state."""
        return self.imagine(values, Rng(0))  # by default, `State.values` is a sight that hides nothing

    def observe(self, sight: tuple[int, ...]) -> array[float]:
        """The observation for learners from this sight. `observation_fields` names each number."""
        return self._learners_observer().observe(sight)

    @property
    def observation_fields(self) -> tuple[str, ...]:
        """A name for each number of an observation."""
        return self._learners_observer().fields

    def _learners_observer(self) -> Observer:
        if self.observer is None:
            from salle.core.errors import SalleError

            raise SalleError("error-no-observations", game=f"{self.id}/{self.ruleset}")
        return self.observer

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The number of values in an observation."""
        return (len(self.observation_fields),)

    def mirrored(self, action: Action) -> Action:
        """The same action with every seat moved by one. Only symmetric games need it."""
        return action

    def laid(self, action: Action) -> tuple[int, ...]:
        """The kinds of card that this action plays from a hand, as numbers in `cards`."""
        return ()

    def is_chance(self, action: Action) -> bool:
        """Whether this is an action of the deck."""
        return self.actions <= action < self.actions + self.chance_actions

    def is_masked(self, action: Action) -> bool:
        """Whether this stands for a hidden action."""
        return action >= self.actions + self.chance_actions

    def rule_name(self, rule: Rule) -> str:
        """The name of the rule in explanations, errors, tests and docs."""
        return "retired" if rule == RETIRED else self.rules[rule]

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"<{self.id}/{self.ruleset}{chosen}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and (self.id, self.ruleset, self.version, self.digest)
            == (other.id, other.ruleset, other.version, other.digest)
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.id, self.ruleset, self.version, self.digest))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from salle.core.registry import same_game

        return same_game, (f"{self.id}/{self.ruleset}", tuple(sorted(self.options.items())), self.corrected)


def rebuild(game: Game, values: tuple[Any, ...]) -> State:
    """Make a state again from its pickled values."""
    return game.rebuild(values)
