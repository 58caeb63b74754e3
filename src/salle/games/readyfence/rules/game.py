"""Ready... Fence! as a `Game`: makes new bouts, and bouts from a sight."""

from __future__ import annotations

from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action, Game
from salle.core.rng import Rng
from salle.games.readyfence.rules.action_kinds import ACTION_KINDS
from salle.games.readyfence.rules.actions import FEINT_OFF, LAY, PARRY, SWAP, WITH_ANGULATION, WITH_GLIDE
from salle.games.readyfence.rules.cards import ANGULATION, FEINT, GLIDE, KINDS, Cards
from salle.games.readyfence.rules.event_ids import EVENTS
from salle.games.readyfence.rules.imagine import Unseen
from salle.games.readyfence.rules.opening import deal_hands
from salle.games.readyfence.rules.rule_ids import RULES
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.transitions import Match


class ReadyFence(Game):
    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("readyfence", ruleset, version, options)
        strip = Strip(self, ruleset, options, cards)
        self.strip: Final = strip
        self.actions = strip.actions
        self.chance_actions = strip.chances
        self.masked_actions = 3
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
        self.card_sets = cards
        self.seat_names = ("left", "right")
        most = strip.most_plies()
        if most > 0:
            self.horizon = most

    def new(self) -> Match:
        match = Match(self.strip)
        deal_hands(match)
        return match

    def laid(self, action: Action) -> tuple[int, ...]:
        actions, cards = self.strip.action_table, self.strip.cards
        if action < 0 or action >= self.actions:
            return ()
        verb, face, extra = actions.verb[action], actions.face[action], actions.extra[action]
        kinds: list[int] = []
        if verb == FEINT_OFF or verb == SWAP:
            kinds.append(FEINT)
        if (verb == LAY or verb == SWAP) and face != NO_FACE:
            kinds.append(cards.kind[face])
        if (verb == LAY or verb == SWAP) and extra == WITH_ANGULATION:
            kinds.append(ANGULATION)
        if (verb == LAY or verb == PARRY) and extra == WITH_GLIDE:
            kinds.append(GLIDE)
        return tuple(kinds)

    def imagine(self, sight: tuple[int, ...], rng: Rng) -> Match:
        """Deal the unseen cards again. Cards that were seen and taken back stay where they must still be."""
        return Unseen(self.read(sight), sight[0], rng).dealt()

    def read(self, sight: tuple[int, ...]) -> Match:
        """The position that this sight shows, without events. Unseen cards are missing, and the pool is empty."""
        match = Match(self.strip, True)
        match.read(sight)
        return match

    def rebuild(self, values: tuple[Any, ...]) -> Match:
        match = Match(self.strip, True)
        match.restore(values)
        return match
