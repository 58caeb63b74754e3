"""Helpers that set up a bout of Ready... Fence!, play tokens and read the result."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import salle
from salle.core.game import NOBODY, Game, Seat
from salle.core.options import Value
from salle.games.readyfence.options import OPTIONS
from salle.games.readyfence.rules.actions import WEAPON_LETTERS
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.transitions import Match
from tests.support.playing import Playing, corrected_in

WATCHERS = {"left": Seat(0), "right": Seat(1), "spectator": NOBODY}
BASIC_LEFT = "ST3,ST4,BT4,BT4,BT5,TT5"
BASIC_RIGHT = "ST3,GL5,PR4,PR5,SH5,SH6"
MODES = ("tutorial", "basic", "advanced")
WITH_STAMINA = ("basic", "advanced")
OPTION_NAMES = frozenset(option.name for option in OPTIONS)
PRINTED = (files("salle.games.readyfence") / "cards.toml").read_text(encoding="utf-8")


class Fencing(Playing):
    """A bout that is played by tokens and seen by `left`, `right` and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        super().__init__(bout)
        assert isinstance(bout.game, ReadyFence)
        self.cards = bout.game.strip.cards

    def sees(self, watcher: str = "spectator") -> Match:
        """The sight of that watcher."""
        seen = self.game.read(self.bout.state.sight(WATCHERS[watcher]))
        assert isinstance(seen, Match)
        return seen

    def squares(self) -> tuple[int, int]:
        """Where left and right stand."""
        left, right = self._fencers()
        return left.square, right.square

    def stamina(self) -> tuple[int, int]:
        """The stamina of left and right."""
        left, right = self._fencers()
        return left.stamina, right.stamina

    def weapons(self) -> str:
        """The weapon positions of left and right: `LI`."""
        return "".join(WEAPON_LETTERS[fencer.weapon] for fencer in self._fencers())

    def held(self) -> tuple[int, int]:
        """The number of cards in each hand."""
        left, right = self._fencers()
        return left.held, right.held

    def hand(self, seat: str, watcher: str = "") -> list[str]:
        """The cards in the hand of a seat, as the watcher (by default the seat itself) sees them."""
        return self._faces(self.sees(watcher or seat).fencer(WATCHERS[seat]).hand)

    def known(self, seat: str) -> list[str]:
        """The cards in the hand of a seat that are openly known and certain."""
        return self._faces(self.sees().fencer(WATCHERS[seat]).known[0])

    def shown(self) -> list[str]:
        """The openly seen discards."""
        return self._faces(self.sees().shown)

    def timer(self) -> int:
        """The number of Timer cards."""
        return self.sees().timer

    def period(self) -> int:
        """Which period it is."""
        return self.sees().period

    def quiet(self) -> int:
        """The number of quiet turns in a row (RF-19)."""
        return self.sees().quiet

    def priority(self) -> str:
        """The seat with priority, or nothing before overtime."""
        seat = self.sees().priority
        return "" if seat == NOBODY else self.game.seat_names[seat]

    def threat(self) -> int:
        """The speed that must be met; 0 if nothing threatens."""
        return self.sees().threat_speed

    def _fencers(self) -> tuple[Fencer, Fencer]:
        seen = self.sees()
        return seen.left, seen.right

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.list_faces(pile)]

    def endings(self) -> list[str]:
        """How each phrase ended: the names of the rules."""
        return self.rules_of("phrase-ended")


@cache
def rules(mode: str = "basic", cards: Value = "", **options: Value) -> Game:
    """The mode with these options and corrected cards."""
    return salle.game("readyfence", mode, cards=cards, **options)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one value of a card changed."""
    return corrected_in(PRINTED, name, old, new)


def deck(mode: str, cards: Value = "", feints: int = 2) -> Counter[str]:
    """The copies of every face in the deck of a mode."""
    game = rules(mode, cards, feints=feints) if mode == "advanced" else rules(mode, cards)
    assert isinstance(game, ReadyFence)
    return Counter(dict(zip(game.strip.cards.codes, map(int, game.strip.cards.copies), strict=True)))


def from_the_deal(mode: str = "basic", cards: Value = "", **options: Value) -> Fencing:
    """A bout from its first card."""
    return Fencing(salle.Bout(rules(mode, cards, **options)))


def at(stance: str, mode: str = "basic", cards: Value = "", **options: Value) -> Fencing:
    """A bout that starts from this stance."""
    game = rules(mode, cards, **options)
    return Fencing(salle.Bout(game, game.stance(stance)))


def lunge(
    mine: str = "ST3,SH6",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at lunge distance; `more` are fields of the stance (`stamina="6-2"`) and options of the game."""
    fields = {"squares": "4-6"} | {name: str(value) for name, value in more.items() if name not in OPTION_NAMES}
    options = {name: value for name, value in more.items() if name in OPTION_NAMES}
    placed = " ".join(f"{name}={value}" for name, value in fields.items())
    return at(f"hands={mine}/{theirs} weapons={weapons} {placed}", mode, cards, **options)


def long(
    mine: str = "ST3,FL6",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at long distance, on guard."""
    return lunge(mine, theirs, mode, weapons, cards, **({"squares": "4-7"} | more))


def short(
    mine: str = "ST3,IN4",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at short distance."""
    return lunge(mine, theirs, mode, weapons, cards, **({"squares": "5-6"} | more))


def drew(bout: Fencing) -> list[str]:
    """The seat that drew each card from the Timer."""
    return [line.split()[1] for line in bout.heard() if line.startswith("drew-unseen")]
