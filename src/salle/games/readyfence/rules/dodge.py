"""Defence by Distance: two squares back, and the phases in which it costs a card."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Action, Rule, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.actions import DISCARD
from salle.games.readyfence.rules.cards import STRAIGHT_THRUST
from salle.games.readyfence.rules.clock import await_draws
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.hands import list_discards, put_away, refuse_discard
from salle.games.readyfence.rules.phase import DeckPhase, Drawing, Phase
from salle.games.readyfence.rules.phrase import add_link, stop_threat, turn_to_opponent
from salle.games.readyfence.rules.phrase_ending import end_phrase, opened_by_fleche
from salle.games.readyfence.rules.phrase_links import DODGED_AWAY, link
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import other


def dodge(match: Position, seat: Seat) -> None:
    """Step two squares back and lose a card. A run-off costs a touch and no card."""
    me = match.fencer(seat)
    me.pay(1)
    me.bare = True
    add_link(match, link(seat, DODGED_AWAY, NO_FACE))
    off = match.move_back(seat, 2)
    if not match.mute:
        match.tell(event_ids.DODGED_TO, seat, LEGAL, (me.square,))
    if off:
        end_phrase(match, rule_ids.RUN_OFF, other(seat))  # RF-15
        return
    stop_threat(match, rule_ids.DODGED)
    if match.strip.tutorial:
        match.phase = phase_ids.DODGE_DISCARD
    elif match.strip.basic and me.held == 1:  # from a stance: nothing but the mandatory card
        await_draws(match, seat, 1, phase_ids.DODGE_DRAW)
    else:
        await_draws(match, seat, 1, phase_ids.TAKE_CARD)


def end_dodge(match: Position, seat: Seat) -> None:
    """Continue after the card was lost and another drawn."""
    match.drawer = NOBODY
    if opened_by_fleche(match):
        end_phrase(match, rule_ids.DODGED, NOBODY)
    else:
        turn_to_opponent(match, seat)


class DodgeDiscard(Phase):
    """Tutorial: after a Defence by Distance the player chooses a card to discard."""

    def candidates(self, match: Position) -> list[Action]:
        return list_discards(match.strip, match.fencer(match.to_act))

    def refusal(self, match: Position, action: Action) -> Rule:
        actions = match.strip.action_table
        if actions.verb[action] != DISCARD:
            return rule_ids.DISCARD_FIRST
        return refuse_discard(match, actions.face[action])

    def apply(self, match: Position, action: Action) -> None:
        put_away(match, match.strip.action_table.face[action])
        if match.tie:
            end_dodge(match, match.to_act)
        else:
            await_draws(match, match.to_act, 1, phase_ids.DODGE_DRAW)


class TakeCard(DeckPhase):
    """Basic and advanced: the opponent takes one of the cards at random. It is shown and discarded."""

    def first(self, strip: Strip) -> i64:
        return strip.takes

    def chance_weights(self, match: Position) -> list[i64]:
        none: list[i64] = [0] * match.strip.takes
        return none + self._takeable(match.strip, match.fencer(match.drawer))

    def _takeable(self, strip: Strip, me: Fencer) -> list[i64]:
        """Cards by face that can be taken. Basic excludes the yellow card, or else the slowest Straight Thrust."""
        cards = strip.cards
        hand = me.hand
        if strip.basic:
            spared = cards.mandatory
            if not cards.holds(hand, spared):
                spared = cards.held(hand, STRAIGHT_THRUST)
            hand = cards.without(hand, spared)
        return cards.count_faces(hand)

    def deal(self, match: Position, number: i64) -> None:
        cards = match.strip.cards
        me = match.fencer(match.drawer)
        me.part_with(cards, number)
        me.lose(cards, number)
        match.shown = cards.with_one(match.shown, number)
        if not match.mute:
            match.tell(event_ids.LOST_CARD, match.drawer, LEGAL, (number,))
        await_draws(match, match.drawer, 1, phase_ids.DODGE_DRAW)


class DodgeDraw(Drawing):
    """The player draws a card for the one that was lost."""

    def finish(self, match: Position, seat: Seat) -> None:
        end_dodge(match, seat)
