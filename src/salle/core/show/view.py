"""Views: what a seat sees of a game, and what it can do. Everything is computed from the sight of the seat."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import mypyc_attr

from salle.core.game import LEGAL, Action, Game, Seat, State
from salle.core.rng import Rng
from salle.core.show.captions import Captions
from salle.core.show.draw_parts import draw_parts
from salle.core.show.last_sight import LastSight
from salle.core.show.svg import Drawing, document
from salle.core.show.view_parts import CardPage, Face, Offer, Part, Refused, Score
from salle.core.texts import Message, Texts


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The view of one game. Everything in it follows from a sight, because the position is rebuilt from the sight
    alone.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rebuilt: Final = LastSight(self._rebuilt)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        """The parts of the board, from top to bottom. By default this is the score."""
        state = self.rebuilt(sight)
        points = tuple(state.points(Seat(seat)) for seat in range(self.game.seats))
        return [Score(Message(f"{self.game.id}-name"), points)]

    def scene(self, sight: tuple[int, ...]) -> Struct | None:
        """The facts for the game's own board, or None if it has no such board."""
        return None

    def svg(self, sight: tuple[int, ...], texts: Texts) -> str:
        """A picture of the position as a self-contained SVG document. It contains nothing that the sight hides."""
        words = Captions(self, sight, texts)
        return document(self.drawing(sight, words), words.title, texts.locale)

    def drawing(self, sight: tuple[int, ...], words: Captions) -> Drawing:
        """The elements of the picture. By default these are the parts of the board in words."""
        return draw_parts(self.board(sight), words)

    def card(self, number: int) -> CardPage:
        """The page of a kind of card, by its number in the game's `cards`."""
        raise NotImplementedError

    def pages(self) -> list[CardPage]:
        """All pages: those of the kinds of card in their order, then further ones that the game defines."""
        return [self.card(number) for number in range(len(self.game.cards))]

    def faces(self) -> list[Face]:
        """All faces that a code in a scene can stand for. By default there is one face for each page."""
        return [Face(page.code, page.code, page.title, "card", {}, (), 1) for page in self.pages()]

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        """The things on the board that this action touches, such as `card:3` and `cell:12`."""
        return ()

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """The actions whose refusal is worth explaining: one for each visible thing and each verb."""
        return [Action(number) for number in range(self.game.actions)]

    def _rebuilt(self, sight: tuple[int, ...]) -> State:
        """A world that is possible for the owner of this sight. The owner's own cards are exact."""
        return self.game.imagine(sight, Rng("view"))

    def offers(self, sight: tuple[int, ...], seat: Seat) -> list[Offer]:
        """The legal actions of the seat, if it is to act."""
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
        """What the seat may try now but cannot do, if it is to act."""
        state = self.rebuilt(sight)
        if state.to_act != seat:
            return []
        game, found = self.game, []
        for action in self.tempting(sight):
            rule = state.refusal(action)
            if rule != LEGAL:
                why = game.explain.refusal(state, action, rule, sight)
                label = game.explain.label(sight, action)
                token = game.notation.token(action)
                found.append(Refused(action, token, label, game.rule_name(rule), why, self.handles(sight, action)))
        return found
