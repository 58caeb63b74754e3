"""What the words about a deed of Swordplay: Arena may ask for: each fact is found only if they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import Action, Seat
from salle.core.show.explanations import yes
from salle.core.texts import Message
from salle.games.arena.rules.actions import COVER, STRIKE
from salle.games.arena.rules.cards import ARMOR, HANDS, KINDS, LINES, NO_LINE
from salle.games.arena.rules.terms import HAND, PHASES
from salle.games.arena.rules.transitions import Fight


class Deed:
    """An action that a seat may choose, or that a rule refuses to it; `seats` are all by name."""

    def __init__(self, fight: Fight, action: Action, seats: Sequence[Message]) -> None:
        deeds = fight.ring.deeds
        self.fight: Final = fight
        self.seats: Final = seats
        self.cards: Final = fight.ring.cards
        self.me: Final = fight.heroes[fight.to_act]
        self.verb: Final = deeds.verb[action]
        self.face: Final = deeds.face[action]
        self.word: Final = deeds.word[action]
        self.target: Final = deeds.target[action]

    # -- the attack: that of the deed, or the one that waits for an answer

    def threatened(self) -> bool:
        """Whether an attack waits for an answer."""
        return self.fight.attack != NO_FACE

    def attacker(self) -> Seat:
        """Who attacks."""
        return self.fight.to_act if self.verb == STRIKE else self.fight.turn

    def blow(self) -> int:
        """With which card; NO_FACE if nobody attacks."""
        return self.face if self.verb == STRIKE else self.fight.attack

    def base(self) -> int:
        """What the hero adds to it."""
        return 0 if self.blow() == NO_FACE else self.cards.base[self.fight.heroes[self.attacker()].hero]

    def weapons(self) -> int:
        """What the weapons add to it."""
        return 0 if self.blow() == NO_FACE else self.fight.weapons_of(self.fight.heroes[self.attacker()])

    def bonus(self) -> int:
        """What the card itself adds to it."""
        return 0 if self.blow() == NO_FACE else self.cards.bonus[self.blow()]

    def damage(self) -> int:
        """What it would do; where nobody attacks, what the card adds when it is ready."""
        dealt = self.base() + self.weapons() + self.bonus()
        if self.verb == STRIKE or dealt or self.face == NO_FACE:
            return dealt
        return self.cards.damage[self.face]

    def line(self) -> str:
        """The line that it comes on."""
        if self.verb == STRIKE:
            return LINES[self.word]
        return LINES[self.fight.line] if self.threatened() else "none"

    def ignores(self) -> str:
        """Whether armor does not count."""
        return "none" if self.blow() == NO_FACE else yes(self.cards.ignores_armor[self.blow()])

    def life(self) -> int:
        """What the attack that waits would leave of a life."""
        fight = self.fight
        him = fight.heroes[fight.target]
        armored = him.armor != NO_FACE and not self.cards.ignores_armor[fight.attack]
        dealt = self.base() + self.weapons() + self.bonus()
        return him.life - max(0, dealt - (him.armor_left if armored else 0))

    def fatal(self) -> str:
        """Whether nothing would be left."""
        return yes(self.life() <= 0) if self.threatened() else "none"

    # -- the card

    def replaces(self) -> bool:
        """Whether it is put on instead of another armor."""
        return self.face != NO_FACE and self.cards.sort[self.face] == ARMOR and self.me.armor != NO_FACE

    def left(self) -> int:
        """How much strength is left, of the card itself or of what it replaces."""
        if self.face == NO_FACE:
            return 0
        if self.verb == COVER:
            return max(0, self.word - self.damage())
        return self.me.armor_left if self.replaces() else max(self.word, 0)

    def draws(self) -> int:
        """How many cards will be drawn."""
        due = max(0, HAND - int(self.me.held))
        return min(due, int(self.fight.deck_size) + size(self.fight.discards))

    def whom(self) -> Message | str:
        """Who is attacked."""
        if self.verb != STRIKE:
            return ""
        return self.seats[(self.fight.to_act + self.target) % self.fight.ring.seats]


FACTS: Final[dict[str, Callable[[Deed], Any]]] = {
    "attack": lambda deed: named(deed.fight.attack),
    "base": lambda deed: deed.base(),
    "before": lambda deed: deed.word if deed.verb == COVER else 0,
    "bonus": lambda deed: deed.bonus(),
    "card": lambda deed: named(deed.face),
    "damage": lambda deed: deed.damage(),
    "draws": lambda deed: deed.draws(),
    "fatal": lambda deed: deed.fatal(),
    "free": lambda deed: HANDS - deed.me.hands_full(deed.cards),
    "given": lambda deed: yes(deed.cards.line[deed.face] > NO_LINE) if deed.verb == STRIKE else "none",
    "hands": lambda deed: HANDS if deed.face == NO_FACE else deed.cards.hands[deed.face],
    "ignores": lambda deed: deed.ignores(),
    "left": lambda deed: deed.left(),
    "life": lambda deed: max(0, deed.life()) if deed.threatened() else 0,
    "line": lambda deed: deed.line(),
    "old": lambda deed: named(deed.me.armor) if deed.replaces() else "",
    "phase": lambda deed: PHASES[deed.fight.phase],
    "replaced": lambda deed: "yes" if deed.replaces() else "none",
    "strength": lambda deed: 0 if deed.face == NO_FACE else deed.cards.strength[deed.face],
    "weapons": lambda deed: deed.weapons(),
    "whom": lambda deed: deed.whom(),
}


def named(face: int) -> Message | str:
    """A card's name, if there is one."""
    return "" if face == NO_FACE else Message(f"arena-card-{KINDS[face]}")
