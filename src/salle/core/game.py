"""The contract every game keeps: a `Game` is a rule set, a `State` is what its referee knows.

Actions of one game share one row of numbers: first what seats do (`0 .. actions-1`), then what the deck does
(`chance_actions` more), then how hidden actions look to others (`masked_actions` more). Retiring is reserved and
lies below zero, one action a seat.
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
    from salle.core.show.explanations import Explain
    from salle.core.show.view import View
    from salle.core.texts import Message

Seat = NewType("Seat", i64)
Action = NewType("Action", i64)
Rule = NewType("Rule", i64)

CHANCE: Final = Seat(-1)  # the deck, the coin
NOBODY: Final = Seat(-2)  # the bout is over; as a watcher: a spectator
EVERYONE: Final = Seat(-3)  # who hears what is told

LEGAL: Final = Rule(0)
RETIRED: Final = Rule(-1)  # the one reason to end a bout that all games share


def retiring(seat: Seat) -> Action:
    """The reserved action by which that seat leaves the bout."""
    return Action(-1 - seat)


def retiree(action: Action) -> Seat:
    """The seat that leaves by a reserved action."""
    return Seat(-1 - action)


class Event:
    """Something that happened, as facts: `to` says who hears of it, `opens` that the rules show hidden cards by it."""

    def __init__(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...], to: Seat, opens: bool) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.rule: Final = rule
        self.facts: Final = facts
        self.to: Final = to
        self.opens: Final = opens

    def heard_by(self, seat: Seat) -> bool:
        """Whether that seat (or NOBODY, a spectator) hears of it."""
        return self.to == EVERYONE or self.to == seat

    def key(self) -> tuple[i64, Seat, Rule, tuple[int, ...]]:
        """What is said, whoever hears it: equal keys sound alike."""
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
    """Who won, and by which rule; several winners share, none is a draw."""

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
    """What a referee knows. `apply` is the only thing that changes it.

    Two states are equal if they are positions of the same game and alike in all they consist of; what was told on the
    way does not count. A hash is that of the position as it stands, so a state in a set must not go on.
    `repr` and `str` show the referee's view, with every hand: they are not for players.
    """

    game: Game

    def __init__(self, mute: bool = False) -> None:
        self.to_act: Seat = CHANCE
        self.together: bool = False  # this choice and the next are made at once
        self.mute: bool = mute  # a mute state keeps no journal: it shares one that stays empty
        self.journal: list[Event] = SILENCE if mute else []

    def candidates(self) -> list[Action]:
        """Actions worth asking `refusal` about: cheap, generous, ascending, and never short of a legal one."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Rule:
        """The rule that forbids this action to whoever is to act, or LEGAL: the one source of legality."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """The unrefused candidates, ascending; never empty while a seat acts. Read it, do not change it."""
        legal: list[Action] = []
        if self.to_act == NOBODY:
            return legal
        for action in self.candidates():
            if self.refusal(action) == LEGAL:
                legal.append(action)
        return legal

    def kind(self, action: Action) -> i64:
        """Which kind of action this would be now."""
        raise NotImplementedError

    def chance_weights(self) -> list[i64]:
        """In how many ways each chance action can happen now; those past the end of the list in none.

        Read it before the next `apply`, do not change it.
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
        """Which chance action it is to be, counted from the first: each as likely as its weight says."""
        return rng.pick(self.chance_weights(), self.chance_total())

    def stands(self, seat: Seat) -> bool:
        """Whether the seat is still in the bout, and so can retire."""
        return True

    def dealt_to(self) -> Seat:
        """Whom the deck deals to now; NOBODY for a lot that is nobody's."""
        return NOBODY

    def apply(self, action: Action) -> None:
        """Do it, unchecked."""
        raise NotImplementedError

    def copy(self) -> State:
        """A mute twin that shares nothing that changes."""
        raise NotImplementedError

    def masked(self, action: Action, seat: Seat) -> Action:
        """The action as that seat (or NOBODY, a spectator) witnesses it, asked before it is applied."""
        return action

    def reveals(self, action: Action) -> bool:
        """Whether anybody learns something hidden by this action, so that it can't be taken back."""
        return True

    def sight(self, seat: Seat) -> tuple[int, ...]:
        """All that the seat can know, as numbers; NOBODY's is a spectator's, EVERYONE's has all cards open."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """All that the position consists of."""
        return self.sight(EVERYONE)

    def observation(self, seat: Seat) -> array[float]:
        """What the seat sees, for learners: as many numbers as `game.observation_shape` says, from its sight alone.

        It holds what can be seen now. All that was seen so far is in `Bout.information_state`.
        """
        return self.game.observe(self.sight(seat))

    def census(self) -> tuple[int, ...]:
        """How many of each kind of card lie in all hands and piles together: always the same numbers."""
        raise NotImplementedError

    def points(self, seat: Seat) -> int:
        """The score as it stands."""
        raise NotImplementedError

    def utility(self, seat: Seat) -> int:
        """What the bout was worth to the seat; over all seats the sum is zero."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the bout goes on."""
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
        """From now on keep a journal, beginning with an empty one."""
        self.mute = False
        self.journal = []

    def tell(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Say what everyone can see."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, EVERYONE, False))

    def whisper(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Say what that seat alone can see."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, seat, False))

    def show(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Show that seat alone something that was hidden until now, because the rules open it to him here."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, seat, True))

    def open(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Tell everyone something that was hidden until now, because the rules open it here."""
        if not self.mute:
            self.journal.append(Event(kind, seat, rule, facts, EVERYONE, True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rule set of one game with its options; it never changes once it is made.

    Games are equal if their rules, options and card data are. One that `salle.game` makes can be pickled.
    Whoever makes it gives it its notation, view and words, and a tactic and an instinct if it has them.
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
        self.drawable: bool = False  # whether it can end without a winner, so that people may agree on that
        self.horizon: int | None = None  # the most plies a bout can take; None: the options allow an endless one
        self.actions: i64 = 0
        self.chance_actions: i64 = 0
        self.masked_actions: i64 = 0
        self.rules: tuple[str, ...] = ()  # their names, by number; LEGAL is the first
        self.events: tuple[str, ...] = ()  # the names of the kinds of event
        self.kinds: tuple[str, ...] = ()  # the names of the kinds of action
        self.seat_names: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()  # the names of the kinds of card; empty for a game without pages of them
        self.corrected: str = ""  # the corrected card data it was made with; empty: as printed
        self.card_digest: str = ""  # a hash over its card data; empty for a game without any
        self.doubts: tuple[Message, ...] = ()  # what is odd about its card data, as messages
        self.tactic: Callable[[Rng], Chooser] | None = None
        self.instinct: Callable[[], Instinct] | None = None
        self.tries: int = 1  # how many times as much as usual a master tries out before he decides
        self.practice: str = ruleset  # whose habits its instinct has, in `habits.toml`
        self.card_sets: CardSets | None = None  # the faces of its cards
        self.observer: Observer | None = None  # how it makes numbers for learners

    def new(self) -> State:
        """A bout before its first action."""
        raise NotImplementedError

    def stance(self, text: str) -> State:
        """The position that was written down; BadStance says what is wrong with it."""
        return self.notation.read_stance(text)

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> State:
        """A mute world that the owner of this sight can't tell from the true one, drawn from all such worlds."""
        raise NotImplementedError

    def read(self, sight: tuple[int, ...]) -> State:
        """The position as far as this sight goes, mute: what the sight says, by name; hidden cards are nowhere."""
        raise NotImplementedError

    def rebuild(self, values: tuple[Any, ...]) -> State:
        """The position that consists of these values, mute."""
        return self.imagine(values, Rng(0))  # unless `State.values` says otherwise, they are a sight without secrets

    def observe(self, sight: tuple[int, ...]) -> array[float]:
        """A sight as numbers for learners, always as many; `observation_fields` says what each is."""
        assert self.observer is not None
        return self.observer.observe(sight)

    @property
    def observation_fields(self) -> tuple[str, ...]:
        """A name for every number of an observation."""
        assert self.observer is not None
        return self.observer.fields

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """How many numbers an observation has."""
        return (len(self.observation_fields),)

    def mirrored(self, action: Action) -> Action:
        """The same action with every seat turned by one; asked of symmetric games only."""
        return action

    def laid(self, action: Action) -> tuple[int, ...]:
        """The kinds of card, as numbers in `cards`, that this action plays from a hand."""
        return ()

    def is_chance(self, action: Action) -> bool:
        """Whether the deck does this."""
        return self.actions <= action < self.actions + self.chance_actions

    def is_masked(self, action: Action) -> bool:
        """Whether this is how a hidden action looks to others."""
        return action >= self.actions + self.chance_actions

    def rule_name(self, rule: Rule) -> str:
        """The rule's name, the same in explanations, errors, tests and docs."""
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
    """What pickle calls to make a state."""
    return game.rebuild(values)
