"""The arguments of messages about an action. Each is computed only if a message needs it."""

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
    """An action that a seat may choose or that a rule refuses. `seats` are the names of all seats."""

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

    # -- the attack: the one of this action, or the one that awaits an answer

    def threatened(self) -> bool:
        return self.fight.attack != NO_FACE

    def attacker(self) -> Seat:
        return self.fight.to_act if self.verb == STRIKE else self.fight.turn

    def blow(self) -> int:
        """The attack card, or NO_FACE without an attack."""
        return self.face if self.verb == STRIKE else self.fight.attack

    def base(self) -> int:
        """The base damage of the attacker."""
        return 0 if self.blow() == NO_FACE else self.cards.base[self.fight.heroes[self.attacker()].hero]

    def weapons(self) -> int:
        """The damage of the attacker's ready weapons."""
        return 0 if self.blow() == NO_FACE else self.fight.weapons_of(self.fight.heroes[self.attacker()])

    def bonus(self) -> int:
        """The bonus of the attack card."""
        return 0 if self.blow() == NO_FACE else self.cards.bonus[self.blow()]

    def damage(self) -> int:
        """The damage of the attack. Without one, the damage that the card adds once it is ready."""
        dealt = self.base() + self.weapons() + self.bonus()
        if self.verb == STRIKE or dealt or self.face == NO_FACE:
            return dealt
        return self.cards.damage[self.face]

    def line(self) -> str:
        if self.verb == STRIKE:
            return LINES[self.word]
        return LINES[self.fight.line] if self.threatened() else "none"

    def ignores(self) -> str:
        return "none" if self.blow() == NO_FACE else yes_or_no(self.cards.ignores_armor[self.blow()])

    def life(self) -> int:
        """The life the target would have left after taking the hit."""
        fight = self.fight
        him = fight.heroes[fight.target]
        armored = him.armor != NO_FACE and not self.cards.ignores_armor[fight.attack]
        dealt = self.base() + self.weapons() + self.bonus()
        return him.life - max(0, dealt - (him.armor_left if armored else 0))

    def fatal(self) -> str:
        return yes_or_no(self.life() <= 0) if self.threatened() else "none"

    # -- the card

    def replaces(self) -> bool:
        """Whether the card is armor that replaces other armor."""
        return self.face != NO_FACE and self.cards.sort[self.face] == ARMOR and self.me.armor != NO_FACE

    def left(self) -> int:
        """The strength left of the card, or of the armor it replaces."""
        if self.face == NO_FACE:
            return 0
        if self.verb == COVER:
            return max(0, self.word - self.damage())
        return self.me.armor_left if self.replaces() else max(self.word, 0)

    def draws(self) -> int:
        due = max(0, HAND - int(self.me.held))
        return min(due, int(self.fight.deck_size) + size(self.fight.discards))

    def whom(self) -> Message | str:
        """The target of an attack, or an empty string."""
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
    """The name of a card, or an empty string for NO_FACE."""
    return "" if face == NO_FACE else Message(f"arena-card-{KINDS[face]}")
