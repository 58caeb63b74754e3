"""The public states of a game whose hidden information is a hand for each of two players, for solving it."""

from __future__ import annotations

from typing import Final, Protocol

# What follows an action: the value of the round for the actor, a comparison of both hands, the opponent's decision, or
# another decision of the actor.
ENDED: Final = 0
SETTLED: Final = 1
MOVED: Final = 2
KEPT: Final = 3


class PublicStates(Protocol):
    """What a solver asks of a game. A key is a decision as all players know it, seen by the player to act.

    Hands and other sets of cards are packed as the game likes. Only the game takes them apart.
    """

    @property
    def rules(self) -> str:
        """The name, the version and the options of the rules, as far as they matter within a round."""

    @property
    def digest(self) -> str:
        """A hash of `rules`, for names of files."""

    @property
    def values(self) -> int:
        """The number of values of cards."""

    @property
    def hand(self) -> int:
        """The size of a full hand."""

    @property
    def deck(self) -> int:
        """All cards."""

    def start(self) -> int:
        """The first decision of a round."""

    def facts(self, key: int) -> tuple[int, int, int]:
        """The sizes of the hands of the player to act and of the opponent, and the cards discarded."""

    def fitting_hands(self, cards: int, size: int) -> list[int]:
        """All hands of this size from these cards, in ascending order."""

    def count(self, cards: int, value: int) -> int:
        """The number of cards of a value. Values count from 0."""

    def card_count(self, cards: int) -> int:
        """The number of cards."""

    def successors(self, key: int) -> list[tuple[int, int, int, int, int]]:
        """For each action that is legal with some hand: its number, its cards, what follows it, the value, and the
        number of cards that the actor draws.

        The value is that of the round for the actor, a number for `settle`, or the next key.
        """

    def settle(self, place: int, hands: list[int], opposing: list[int]) -> list[int]:
        """The value for the actor of each pair of hands, row by row. Pairs that cannot be are 0."""

    def locate(self, sight: tuple[int, ...]) -> tuple[int, int, int]:
        """The decision that this sight shows to the player to act, 0 for the player who began the round or 1 for the
        other, and the hand.
        """
