"""The facts that messages about an action of Ready... Fence! can use. Each is computed only when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action
from salle.core.show.explanations import yes_or_no
from salle.core.texts import Message
from salle.games.readyfence.rules import speeds
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    ALONE,
    DODGE,
    PARRY,
    RETREAT,
    STALL,
    STEP_BACK,
    SWAP,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.cards import ANGULATION, CEDING_PARRY, DISTANCES, GLIDE, KINDS, RENEWED_ATTACK
from salle.games.readyfence.rules.phase_ids import ANSWER
from salle.games.readyfence.rules.phrase import ceding_scores
from salle.games.readyfence.rules.phrase_links import GLIDED, OPENED, link, link_speed
from salle.games.readyfence.rules.terms import LEFT, STALL_REGAINS, STAMINA, STRIP, other
from salle.games.readyfence.rules.transitions import Match
from salle.games.readyfence.words.phrase_words import sum_message, weapon_name

EXTRAS: Final = {ALONE: "none", WITH_ANGULATION: "angulation", WITH_GLIDE: "glide"}
STEPS: Final = {ADVANCE: 1, STEP_BACK: -1, RETREAT: -2, DODGE: -2}
BARE: Final = (TURN_WEAPON, STALL, PARRY)  # verbs without a card


class DescribedAction:
    """An action that a seat can choose or that a rule refuses; `cards` are all faces by name, `missing` those
    that the hand does not have."""

    def __init__(
        self, match: Match, action: Action, whom: Message, cards: Sequence[Message], missing: Sequence[Message] = ()
    ) -> None:
        actions = match.strip.action_table
        self.match: Final = match
        self.whom: Final = whom
        self.cards: Final = cards
        self.missing: Final = missing
        self.me: Final = match.fencer(match.to_act)
        self.verb: Final = actions.verb[action]
        self.face: Final = actions.face[action]
        self.extra: Final = actions.extra[action]

    def lays(self) -> bool:
        """Whether it plays or discards a card."""
        return self.face != NO_FACE and self.verb not in BARE

    def renews(self) -> bool:
        """Whether it repeats the attack that opened the phrase."""
        return self.kind() == RENEWED_ATTACK and self.match.opening != NO_FACE

    def kind(self) -> int:
        return self.match.strip.cards.kind[self.face]

    def swaps(self) -> bool:
        """Whether it replaces the attack that opened the phrase."""
        return self.verb == SWAP and self.match.opening != NO_FACE

    def strikes(self) -> bool:
        """Whether its card has its own speed, so not a Renewed Attack."""
        return self.lays() and not self.renews() and bool(self.match.strip.cards.speed[self.face])

    def counters(self) -> bool:
        """Whether it attacks as an answer."""
        return self.verb != SWAP and self.match.phase == ANSWER

    def row(self) -> int:
        """The link it would be in the phrase, if its card has a speed."""
        match, angulated = self.match, self.extra == WITH_ANGULATION
        if self.counters():
            return speeds.counter_link(match, match.to_act, self.face, angulated)
        return speeds.attack_link(match, match.to_act, OPENED, self.face, angulated)

    def sum(self) -> Message | str:
        match, cards = self.match, self.match.strip.cards
        if self.verb == PARRY:
            return sum_message(cards, speeds.bare_parry_link(match, match.to_act))
        if self.lays() and self.renews():
            return sum_message(cards, speeds.renewal_link(match, match.to_act))
        return sum_message(cards, self.row()) if self.strikes() else ""

    def result(self) -> str:
        """What an answer achieves."""
        if not self.strikes():
            return "none"
        if self.kind() == CEDING_PARRY and self.match.phase == ANSWER and ceding_scores(self.match):
            return "scores"
        if not self.counters():
            return "none"
        return "equal" if link_speed(self.row()) == self.match.threat_speed else "faster"

    def glides(self) -> bool:
        return self.extra == WITH_GLIDE and self.verb not in (TURN_WEAPON, STALL)

    def ripostes(self) -> bool:
        return self.glides() or (self.strikes() and self.match.strip.cards.riposte[self.face] > 0)

    def riposte(self) -> Message | str:
        match, cards = self.match, self.match.strip.cards
        if self.glides():
            held = cards.held(self.me.hand, GLIDE) != NO_FACE
            return sum_message(
                cards, speeds.glide_link(match, match.to_act) if held else link(match.to_act, GLIDED, NO_FACE)
            )
        return sum_message(cards, speeds.riposte_link(match, match.to_act, self.face)) if self.ripostes() else ""

    def price(self) -> int:
        if self.lays():
            stamina = self.match.strip.cards.stamina
            return stamina[self.kind()] + (stamina[ANGULATION] if self.extra == WITH_ANGULATION else 0)
        return 1 if self.verb == DODGE else speeds.bare_price(self.match, self.me)

    def gap(self) -> int:
        """The distance between the fencers, or that of the attack which a Feint would replace."""
        if not self.swaps():
            return self.match.gap()
        cards = self.match.strip.cards
        return cards.distance[cards.kind[self.match.opening]]

    def distance(self) -> Message | str:
        """The distance at which its card is played."""
        if not self.lays():
            return ""
        return Message(f"readyfence-distance-{DISTANCES[self.match.strip.cards.distance[self.kind()]]}")

    def square(self) -> int:
        """The square a move leads to."""
        steps = STEPS.get(self.verb, 0)
        return max(1, min(STRIP, self.me.square + (steps if self.match.to_act == LEFT else -steps)))

    def extras(self) -> str:
        """The card that joins it."""
        return "none" if self.verb in (TURN_WEAPON, STALL) else EXTRAS[self.extra]

    def theirs(self) -> Message:
        """The opponent's weapon position."""
        return weapon_name(self.match.fencer(other(self.match.to_act)).weapon)


FACTS: Final[dict[str, Callable[[DescribedAction], Any]]] = {
    "against": lambda action: Message(f"readyfence-card-{KINDS[action.match.threat_kind]}"),
    "card": lambda action: action.cards[action.face] if action.lays() else "",
    "changes": lambda action: "no" if action.match.changed else "yes",
    "defence": lambda action: action.match.defence,
    "distance": lambda action: action.distance(),
    "extra": lambda action: action.extras(),
    "gap": lambda action: action.gap(),
    "given": lambda action: yes_or_no(action.lays()),
    "have": lambda action: action.me.stamina,
    "missing": lambda action: action.missing,
    "needed": lambda action: action.match.defence if action.swaps() else action.match.threat_speed,
    "price": lambda action: action.price(),
    "regained": lambda action: min(STAMINA, action.me.stamina + STALL_REGAINS),
    "removes": lambda action: yes_or_no(action.verb == STALL and action.extra > 0),
    "result": lambda action: action.result(),
    "riposte": lambda action: action.riposte(),
    "ripostes": lambda action: yes_or_no(action.ripostes()),
    "square": lambda action: action.square(),
    "sum": lambda action: action.sum(),
    "swap": lambda action: yes_or_no(action.swaps()),
    "theirs": lambda action: action.theirs(),
    "threat": lambda action: action.match.threat_speed,
    "timer": lambda action: action.match.timer,
    "weapon": lambda action: weapon_name(action.face) if action.verb == TURN_WEAPON else "",
    "whom": lambda action: action.whom,
}
