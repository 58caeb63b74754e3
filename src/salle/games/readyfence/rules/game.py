"""Ready... Fence! as a `Game`: new bouts, and bouts as far as a sight tells them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action, Game, Rule, Seat
from salle.core.rng import Rng
from salle.games.readyfence.rules.action_kinds import ACTION_KINDS
from salle.games.readyfence.rules.actions import FEINT_OFF, LAY, PARRY, SWAP, WITH_ANGULATION, WITH_GLIDE
from salle.games.readyfence.rules.cards import ANGULATION, FEINT, GLIDE, KINDS, Cards
from salle.games.readyfence.rules.event_ids import EVENTS
from salle.games.readyfence.rules.imagine import Unseen
from salle.games.readyfence.rules.opening import deal_hands
from salle.games.readyfence.rules.position import (
    FENCER_CARDS,
    FENCER_KNOWN,
    FENCER_SIZE,
    SIGHT_BURIED,
    SIGHT_DEFENCE,
    SIGHT_DONE,
    SIGHT_DRAWER,
    SIGHT_FENCERS,
    SIGHT_FILLED,
    SIGHT_FIRST_SPEED,
    SIGHT_LINKS,
    SIGHT_OPENING,
    SIGHT_OVERTIME,
    SIGHT_OWED,
    SIGHT_PERIOD,
    SIGHT_PHASE,
    SIGHT_POOL,
    SIGHT_PRIORITY,
    SIGHT_QUIET,
    SIGHT_REPLIES,
    SIGHT_SHOWN,
    SIGHT_STOPPED,
    SIGHT_THREAT,
    SIGHT_TIE,
    SIGHT_TIMER,
    SIGHT_TO_ACT,
    SIGHT_TOUCHED,
    SIGHT_TURN,
    SIGHT_USED,
    SIGHT_WAITING,
    SIGHT_WHY,
    SIGHT_WINNER,
    Fencer,
)
from salle.games.readyfence.rules.rule_ids import RULES
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import HAND
from salle.games.readyfence.rules.transitions import Match


class ReadyFence(Game):
    """One of the three modes with its options and cards."""

    def __init__(self, ruleset: str, version: str, options: dict[str, Any], cards: Cards) -> None:
        super().__init__("readyfence", ruleset, version, options)
        strip = Strip(ruleset, options, cards)
        self.strip: Final = strip
        self.actions = strip.actions
        self.chance_actions = strip.chances
        self.masked_actions = 3
        self.rules = RULES
        self.events = EVENTS
        self.kinds = ACTION_KINDS
        self.cards = KINDS
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
        """Deal the unseen cards anew: what was seen and taken back is kept as far as it can't have been put away."""
        return Unseen(self.restored(sight), sight, rng).dealt()

    def restored(self, sight: tuple[int, ...]) -> Match:
        """The position as far as this sight goes, mute: what it does not show is nowhere, and the pool is empty."""
        match = Match(self.strip, True)
        match.to_act = Seat(sight[SIGHT_TO_ACT])
        match.phase = sight[SIGHT_PHASE]
        match.turn = Seat(sight[SIGHT_TURN])
        match.used = sight[SIGHT_USED]
        match.weapon_turned = sight[SIGHT_DONE] > 0
        match.changed = sight[SIGHT_DONE + 1] > 0
        match.timer = sight[SIGHT_TIMER]
        match.turn_timer = sight[SIGHT_TIMER + 1]
        match.pool = [0] * self.strip.cards.faces
        match.pool_size = sight[SIGHT_POOL]
        match.quiet = sight[SIGHT_QUIET]
        match.period = sight[SIGHT_PERIOD]
        match.overtime = sight[SIGHT_OVERTIME] > 0
        match.tie = sight[SIGHT_TIE] > 0
        match.priority = Seat(sight[SIGHT_PRIORITY])
        match.drawer = Seat(sight[SIGHT_DRAWER])
        match.owed = sight[SIGHT_OWED]
        match.waiting = Seat(sight[SIGHT_WAITING])
        match.touched = sight[SIGHT_TOUCHED] > 0
        match.opening = sight[SIGHT_OPENING]
        match.replies = sight[SIGHT_REPLIES]
        match.threat = sight[SIGHT_THREAT]
        match.threat_kind = sight[SIGHT_THREAT + 1]
        match.threat_speed = sight[SIGHT_THREAT + 2]
        match.first_speed = sight[SIGHT_FIRST_SPEED]
        match.defence = sight[SIGHT_DEFENCE]
        match.stopped = Rule(sight[SIGHT_STOPPED])
        match.shown = sight[SIGHT_SHOWN]
        match.buried = sight[SIGHT_BURIED]
        match.filled = sight[SIGHT_FILLED]
        match.winner = Seat(sight[SIGHT_WINNER])
        match.why = Rule(sight[SIGHT_WHY])
        self._restore(match.left, sight, SIGHT_FENCERS)
        self._restore(match.right, sight, SIGHT_FENCERS + FENCER_SIZE)
        for row in sight[SIGHT_LINKS:]:
            match.links.append(row)
        return match

    def _restore(self, fencer: Fencer, sight: tuple[int, ...], first: i64) -> None:
        fencer.square = sight[first]
        fencer.weapon = sight[first + 1]
        fencer.stamina = sight[first + 2]
        fencer.touches = sight[first + 3]
        fencer.stalled = sight[first + 4] > 0
        fencer.held = sight[first + 5]
        fencer.table = sight[first + 6]
        fencer.laid = sight[first + 7]
        fencer.bare = sight[first + 8] > 0
        fencer.spent = sight[first + 9] > 0
        known: list[i64] = []
        level: i64
        for level in range(HAND):
            known.append(sight[first + FENCER_KNOWN + level])
        fencer.known = known
        fencer.hand = sight[first + FENCER_CARDS]
        fencer.hidden = sight[first + FENCER_CARDS + 1]
        fencer.buried = sight[first + FENCER_CARDS + 2]
        fencer.drawn = sight[first + FENCER_CARDS + 3]
