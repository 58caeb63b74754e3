"""What is drawn: a few kinds of parts that any board can be made of, computed from a seat's sight alone.

Parts, offers and refusals are structs, so that they can be sent to somebody else's screen as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct

from salle.core.game import LEGAL, NOBODY, Action, Game, Seat, State
from salle.core.latest import Latest
from salle.core.rng import Rng
from salle.core.texts import Message


class Track(Struct, frozen=True, tag=True, tag_field="part"):
    """A row of numbered cells with somebody on some of them; `marks` are cells of another kind."""

    label: Message
    cells: int
    standing: dict[int, Seat]
    marks: frozenset[int] = frozenset()


class Cards(Struct, frozen=True, tag=True, tag_field="part"):
    """A hand or a pile: the faces that are seen, and how many are not."""

    label: Message
    faces: tuple[str, ...]
    hidden: int = 0
    seat: Seat = NOBODY


class Score(Struct, frozen=True, tag=True, tag_field="part"):
    """A number for each seat."""

    label: Message
    points: tuple[int, ...]
    of: int | None = None


class Words(Struct, frozen=True, tag=True, tag_field="part"):
    """A word for each seat."""

    label: Message
    values: tuple[Message, ...]


class Grid(Struct, frozen=True, tag=True, tag_field="part"):
    """A table: a head for each column, and for each seat its cells; an empty cell is None."""

    label: Message
    heads: tuple[Message, ...]
    rows: tuple[tuple[Seat, tuple[Message | None, ...]], ...]


class Line(Struct, frozen=True, tag=True, tag_field="part"):
    """A sentence that belongs to a seat, such as a link in a chain of cards."""

    seat: Seat
    text: Message


class Note(Struct, frozen=True, tag=True, tag_field="part"):
    """A sentence about the position."""

    text: Message


Part: TypeAlias = Track | Cards | Score | Words | Grid | Line | Note


@dataclass(frozen=True)
class CardPage:
    """All there is to say about a kind of card: facts are a label and a value, texts a heading and a paragraph."""

    name: str
    code: str
    title: Message
    brief: Message
    facts: tuple[tuple[Message, Message], ...]
    texts: tuple[tuple[Message, Message], ...]
    legend: Message | None = None  # what the marks at the facts mean
    also: tuple[str, ...] = ()  # other names by which it is known
    corrected: tuple[Message, ...] = ()  # the labels of facts that are not as the card data of the game have them


class Face(Struct, frozen=True):
    """A card as it is drawn and named: cards of one face are alike, and several faces may share a page.

    The family, the marks and the names of the numbers are words of its game.
    """

    code: str
    page: str  # the code of its page; empty: it has none
    title: Message
    family: str
    numbers: dict[str, int]
    marks: tuple[str, ...]
    copies: int


class Offer(Struct, frozen=True):
    """A legal action as it is offered: how it is written, called, what it would do and what it touches."""

    action: Action
    token: str
    label: Message
    effect: Message
    handles: tuple[str, ...]


class Refused(Struct, frozen=True):
    """An action somebody might try, and why he may not."""

    action: Action
    token: str
    label: Message
    rule: str
    why: Message
    handles: tuple[str, ...]


class View:
    """The drawing of one game. Everything in it follows from a sight: the position is rebuilt from that alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rebuilt: Final = Latest(self._rebuilt)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        """The parts to draw, from top to bottom; unless a game draws more, the score."""
        state = self.rebuilt(sight)
        points = tuple(state.points(Seat(seat)) for seat in range(self.game.seats))
        return [Score(Message(f"{self.game.id}-name"), points)]

    def scene(self, sight: tuple[int, ...]) -> Struct | None:
        """The facts for a board that is made for this game alone; None: it has no such board."""
        return None

    def card(self, number: int) -> CardPage:
        """The page of a kind of card, by its number in the game's `cards`."""
        raise NotImplementedError

    def pages(self) -> list[CardPage]:
        """All pages to read: those of the kinds of card, in their order, and after them what else a game prints."""
        return [self.card(number) for number in range(len(self.game.cards))]

    def faces(self) -> list[Face]:
        """All that a code in a scene may stand for; unless a game draws more, a face for each page."""
        return [Face(page.code, page.code, page.title, "card", {}, (), 1) for page in self.pages()]

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        """The things on the board that this action touches, such as `card:3` and `cell:12`."""
        return ()

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """The actions whose refusal is worth telling: one for each thing that can be seen and each verb."""
        return [Action(number) for number in range(self.game.actions)]

    def _rebuilt(self, sight: tuple[int, ...]) -> State:
        """A world as the owner of this sight may think it; what is his own is exact."""
        return self.game.imagine(sight, Rng("view"))

    def offers(self, sight: tuple[int, ...], seat: Seat) -> list[Offer]:
        """The seat's legal actions, if it is to act."""
        state = self.rebuilt(sight)
        if state.to_act != seat:
            return []
        token, explain = self.game.notation.token, self.game.explain
        return [
            Offer(action, token(action), explain.label(sight, action), explain.effect(sight, action),
                  self.handles(sight, action))
            for action in state.legal_actions()
        ]  # fmt: skip

    def refused(self, sight: tuple[int, ...], seat: Seat) -> list[Refused]:
        """What the seat might try now and may not, if it is to act."""
        state = self.rebuilt(sight)
        if state.to_act != seat:
            return []
        game, found = self.game, []
        for action in self.tempting(sight):
            rule = state.refusal(action)
            if rule != LEGAL:
                why = game.explain.refusal(state, action, rule)
                label = game.explain.label(sight, action)
                token = game.notation.token(action)
                found.append(Refused(action, token, label, game.rule_name(rule), why, self.handles(sight, action)))
        return found
