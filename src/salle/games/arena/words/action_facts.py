"""What the words about an action of Swordplay: Arena may ask for: each fact is found only if they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import Action, Seat
from salle.core.show.explanations import yes_or_no
from salle.core.texts import Message
from salle.games.arena.rules.actions import COVER, STRIKE
from salle.games.arena.rules.cards import ARMOR, HANDS, KINDS, LINES, NO_LINE
from salle.games.arena.rules.phase_ids import PHASES
from salle.games.arena.rules.terms import HAND
from salle.games.arena.rules.transitions import Fight


class DescribedAction:
    """An action that a seat may choose, or that a rule refuses to it; `seats` are all by name."""

    def __init__(self, fight: Fight, action: Action, seats: Sequence[Message]) -> None:
        actions = fight.ring.action_table
        self.fight: Final = fight
        self.seats: Final = seats
        self.cards: Final = fight.ring.cards
        self.me: Final = fight.heroes[fight.to_act]
        self.verb: Final = actions.verb[action]
        self.face: Final = actions.face[action]
        self.word: Final = actions.word[action]
        self.target: Final = actions.target[action]

    # -- the attack: that of the action, or the one that waits for an answer

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
        return "none" if self.blow() == NO_FACE else yes_or_no(self.cards.ignores_armor[self.blow()])

    def life(self) -> int:
        """What the attack that waits would leave of a life."""
        fight = self.fight
        him = fight.heroes[fight.target]
        armored = him.armor != NO_FACE and not self.cards.ignores_armor[fight.attack]
        dealt = self.base() + self.weapons() + self.bonus()
        return him.life - max(0, dealt - (him.armor_left if armored else 0))

    def fatal(self) -> str:
        """Whether nothing would be left."""
        return yes_or_no(self.life() <= 0) if self.threatened() else "none"

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


FACTS: Final[dict[str, Callable[[DescribedAction], Any]]] = {
    "attack": lambda action: card_name(action.fight.attack),
    "base": lambda action: action.base(),
    "before": lambda action: action.word if action.verb == COVER else 0,
    "bonus": lambda action: action.bonus(),
    "card": lambda action: card_name(action.face),
    "damage": lambda action: action.damage(),
    "draws": lambda action: action.draws(),
    "fatal": lambda action: action.fatal(),
    "free": lambda action: HANDS - action.me.hands_full(action.cards),
    "given": lambda action: yes_or_no(action.cards.line[action.face] > NO_LINE) if action.verb == STRIKE else "none",
    "hands": lambda action: HANDS if action.face == NO_FACE else action.cards.hands[action.face],
    "ignores": lambda action: action.ignores(),
    "left": lambda action: action.left(),
    "life": lambda action: max(0, action.life()) if action.threatened() else 0,
    "line": lambda action: action.line(),
    "old": lambda action: card_name(action.me.armor) if action.replaces() else "",
    "phase": lambda action: PHASES[action.fight.phase],
    "replaced": lambda action: "yes" if action.replaces() else "none",
    "strength": lambda action: 0 if action.face == NO_FACE else action.cards.strength[action.face],
    "weapons": lambda action: action.weapons(),
    "whom": lambda action: action.whom(),
}


def card_name(face: int) -> Message | str:
    """A card's name, if there is one."""
    return "" if face == NO_FACE else Message(f"arena-card-{KINDS[face]}")
