"""Duels for tests: put two duelists in a position, play tokens, and look at the result.

    duel(challenger="galeazzo", respondent="boucicault").play("-BO . +MFr . vP vC . . . DOD FEN . .").legal()
    stance("phase=react c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr").play("=MFr")

`salle.games.audatia.notation.stance` describes how to write a position.

"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import product

import salle
from salle.core.game import EVERYONE, NOBODY, Game, Seat
from salle.core.options import Value
from salle.games.audatia.rules.cards import CHARACTERS, NO_POSTA, NO_SIDE, SIDES, STRETTO_SIDES, VIRTUES
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.terms import PHASES
from tests.support.playing import Playing, corrected_in

SEATS = ("challenger", "respondent")
WATCHERS = {"challenger": Seat(0), "respondent": Seat(1), "spectator": NOBODY, "everyone": EVERYONE}
PAIRINGS = tuple(product(CHARACTERS, CHARACTERS))
PRINTED = (files("salle.games.audatia") / "cards.toml").read_text(encoding="utf-8")


class Dueling(Playing):
    """A duel that is played by tokens and seen by `challenger`, `respondent` and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        super().__init__(bout)
        assert isinstance(bout.game, Audatia)
        self.cards = bout.game.setup.cards

    @property
    def state(self) -> Duel:
        """The full state."""
        assert isinstance(self.bout.state, Duel)
        return self.bout.state

    @property
    def phase(self) -> str:
        """The phase: `setup`, `react`, `largo-last` and so on."""
        return PHASES[self.state.phase]

    def duelist(self, seat: str) -> Duelist:
        """The full state of a duelist."""
        return self.state.duelist(WATCHERS[seat])

    def hand(self, seat: str) -> list[str]:
        """The cards in the hand of a seat, in the order of the faces."""
        return self._faces(self.duelist(seat).hand)

    def held(self) -> tuple[int, int]:
        """The hand sizes of challenger and respondent."""
        return self.state.challenger.held, self.state.respondent.held

    def stack(self, seat: str) -> list[str]:
        """The cards of a stack, its top last."""
        return [self.cards.codes[face] for face in self.duelist(seat).stack]

    def side(self, seat: str) -> str:
        """The side of the stack as its owner sees it: `left`, `centre`, `right`, or "" without a stack."""
        side = self.duelist(seat).side
        return "" if side == NO_SIDE else SIDES[side]

    def posta(self, seat: str) -> str:
        """The code of the posta, or ""."""
        posta = self.duelist(seat).posta
        return "" if posta == NO_POSTA else self.cards.posta_codes[posta]

    def shown(self, seat: str) -> list[str]:
        """The open discards of a seat."""
        return self._faces(self.duelist(seat).shown)

    def hidden(self, seat: str) -> list[str]:
        """The face-down discards of a seat."""
        return self._faces(self.duelist(seat).hidden)

    def deck(self, seat: str) -> list[str]:
        """The cards that a seat may still draw."""
        return self._faces(self.duelist(seat).deck)

    def virtues(self, seat: str) -> dict[str, int]:
        """The virtues of a seat, including the bonus of its first strike."""
        return {name: int(self.state.virtue(WATCHERS[seat], number)) for number, name in enumerate(VIRTUES)}

    def owners(self) -> str:
        """The owners of the virtues, such as `crcr`, with `-` for none."""
        return "".join("cr"[seat] if seat >= 0 else "-" for seat in self.state.virtues)

    @property
    def attacker(self) -> str:
        """The attacker (AU-10), or ""."""
        seat = self.state.attacker
        return "" if seat == NOBODY else self.game.seat_names[seat]

    @property
    def stretto(self) -> str:
        """The side of a close bind: `inside`, `outside` or `none`."""
        return STRETTO_SIDES[self.state.stretto]

    def remembered(self, seat: str) -> list[str]:
        """The cards that the opponent has seen in a hand and that have not left it openly."""
        memory = self.duelist(seat).memory
        return self._faces(self.cards.difference(memory.seen, memory.left))

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.list_faces(pile)]

    def break_offs(self) -> list[str]:
        """The rules by which phrases were broken off."""
        return self.rules_of("break-off")


@cache
def rules(challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Game:
    """The game between these characters, with corrected cards if given."""
    return salle.game("audatia", cards=cards, challenger=challenger, respondent=respondent)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one value of a strike, posta, remedy, counter, skill or character changed."""
    return corrected_in(PRINTED, name, old, new)


def duel(challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Dueling:
    """A new duel."""
    return Dueling(salle.Bout(rules(challenger, respondent, cards)))


def stance(text: str, challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Dueling:
    """A duel from this stance."""
    game = rules(challenger, respondent, cards)
    return Dueling(salle.Bout(game, game.stance(text)))
