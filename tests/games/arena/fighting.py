"""Bouts for tests: set up heroes, play tokens, look at the position and its events.

    fight(heroes="bear,squire").play("+HI +LO +PH +PL +DO +HI +LO +SS +BU +PA . .").legal()
    stance("hands=HI,LO/PH/- phase=combat").play("HI>1 =PH")

`salle.games.arena.notation.stance` describes how to write a position. The game has as many seats as a stance has parts.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import salle
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, NOBODY, Game, Seat
from salle.core.options import Value
from salle.games.arena.rules.cards import HEROES
from salle.games.arena.rules.game import SEAT_NAMES, Arena
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import PHASES
from salle.games.arena.rules.terms import NO_HERO
from salle.games.arena.rules.transitions import Fight
from tests.support.playing import Playing, corrected_in

SEATS = SEAT_NAMES
WATCHERS = {name: Seat(number) for number, name in enumerate(SEATS)} | {"spectator": NOBODY, "everyone": EVERYONE}
PRINTED = (files("salle.games.arena") / "cards.toml").read_text(encoding="utf-8")


class Fighting(Playing):
    """A bout played by tokens, watched by the seats `first`, `second` and so on, and by a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        super().__init__(bout)
        assert isinstance(bout.game, Arena)
        self.cards = bout.game.ring.cards

    @property
    def state(self) -> Fight:
        """The full state."""
        assert isinstance(self.bout.state, Fight)
        return self.bout.state

    @property
    def phase(self) -> str:
        """The phase: `lot`, `deal`, `draw`, `discard`, `ready`, `combat`, `answer` or `over`."""
        return PHASES[self.state.phase]

    def hero(self, seat: str) -> Hero:
        """The full state of one hero."""
        return self.state.heroes[WATCHERS[seat]]

    def heroes(self) -> list[str]:
        """The heroes in seat order; an empty string for a seat without one."""
        return ["" if me.hero == NO_HERO else HEROES[me.hero] for me in self.state.heroes]

    def life(self) -> list[int]:
        return [int(me.life) for me in self.state.heroes]

    def standing(self) -> list[str]:
        """The seats of the heroes standing."""
        return [name for name, me in zip(self.game.seat_names, self.state.heroes, strict=True) if me.standing]

    def held(self) -> list[int]:
        """The hand sizes in seat order."""
        return [int(me.held) for me in self.state.heroes]

    def hand(self, seat: str) -> list[str]:
        """The cards in the hand of a seat, in the order of the faces."""
        return self._faces(self.hero(seat).hand)

    def items(self, seat: str) -> list[str]:
        """The weapons and shields of a seat in the order of the faces, shields with the strength left: `SS`, `BU2`."""
        me = self.hero(seat)
        return [f"{self.cards.codes[face]}{left or ''}" for face, left in zip(me.items, me.left, strict=True)]

    def armor(self, seat: str) -> str:
        """The armor of a seat with the strength left, such as `LA2`, or an empty string."""
        me = self.hero(seat)
        return "" if me.armor == NO_FACE else f"{self.cards.codes[me.armor]}{me.armor_left}"

    def discards(self) -> list[str]:
        """The discards, in the order of the faces."""
        return self._faces(self.state.discards)

    def deck(self) -> list[str]:
        """The cards in the deck, in the order of the faces."""
        return self._faces(self.state.deck)

    @property
    def turn(self) -> str:
        return self.game.seat_names[self.state.turn]

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def quiet(self) -> int:
        """The number of rounds in a row without an attack."""
        return int(self.state.quiet)

    @property
    def fought(self) -> bool:
        """Whether this round had an attack."""
        return bool(self.state.fought)

    def sights(self) -> dict[str, tuple[int, ...]]:
        """The sights of each seat, of a spectator and of an observer who sees everything."""
        return {watcher: self.sight(watcher) for watcher in (*self.game.seat_names, "spectator", "everyone")}

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.list_faces(pile)]

    def utilities(self) -> list[int]:
        """The utilities in seat order."""
        return [self.bout.state.utility(Seat(seat)) for seat in range(self.game.seats)]


@cache
def rules(cards: Value = "", **options: Value) -> Game:
    """The game with these options and, if given, corrected cards."""
    return salle.game("arena", "standard", cards=cards, **options)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one value of a card or hero changed."""
    return corrected_in(PRINTED, name, old, new)


def fight(cards: Value = "", **options: Value) -> Fighting:
    """A bout from its first ply: the draw of the heroes, or the deal if they are named."""
    if "seats" not in options and "heroes" in options:
        options["seats"] = len(str(options["heroes"]).split(","))
    return Fighting(salle.Bout(rules(cards, **options)))


def stance(text: str, cards: Value = "", **options: Value) -> Fighting:
    """A bout from this stance, with as many seats as the stance has parts."""
    parts = max([2, *(word.count("/") + 1 for word in text.split())])
    game = rules(cards, **({"seats": parts} | options))
    return Fighting(salle.Bout(game, game.stance(text)))
