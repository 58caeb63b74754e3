"""What a hand must hold, pay and keep: card rules that several phases share."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import LEGAL, Action, Rule
from salle.games.readyfence.rules import event_ids, rule_ids
from salle.games.readyfence.rules.actions import WITH_ANGULATION
from salle.games.readyfence.rules.cards import ANGULATION, Cards
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.setup import Strip


def refuse_price(cards: Cards, me: Fencer, price: i64, extra: i64) -> Rule:
    """The rule that forbids a card of that price: too little stamina, or no Angulation to go with it."""
    if extra == WITH_ANGULATION:
        if cards.held(me.hand, ANGULATION) == NO_FACE:
            return rule_ids.NOT_IN_HAND
        price += cards.stamina[ANGULATION]
    return LEGAL if price <= me.stamina else rule_ids.NO_STAMINA


def refuse_discard(match: Position, face: i64) -> Rule:
    """The rule that forbids discarding this card."""
    cards = match.strip.cards
    hand = match.fencer(match.to_act).hand
    if not cards.holds(hand, face):
        return rule_ids.NOT_IN_HAND
    return rule_ids.MANDATORY_CARD if _kept(match.strip, hand) & cards.first[face] != 0 else LEGAL


def _kept(strip: Strip, hand: i64) -> i64:
    """Basic: the cards that must be kept, by their first bits: the last Straight Thrust, and the yellow one unless a
    faster one is held."""
    cards = strip.cards
    if not strip.basic:
        return 0
    thrusts = hand & cards.straight_thrusts
    kept: i64 = 0
    if thrusts & (thrusts - 1) == 0:
        kept = thrusts
    if thrusts & cards.faster_thrusts == 0:
        kept |= cards.first[cards.mandatory]
    return kept


def list_discards(strip: Strip, me: Fencer) -> list[Action]:
    """The cards of this hand that can be discarded, cached while the hand is the same."""
    if me.discards_of != me.hand:
        first = strip.action_table.first_discard
        faces = me.hand & strip.cards.firsts & ~_kept(strip, me.hand)
        found = [strip.action_table.pass_by] * size(faces)
        place: i64 = 0
        while faces != 0:
            found[place] = Action(first + strip.cards.lowest(faces))
            faces &= faces - 1
            place += 1
        me.discards = found
        me.discards_of = me.hand
    return me.discards


def put_away(match: Position, face: i64) -> None:
    """Discard face down: the owner knows the card, others know that a card they have seen may be gone."""
    cards = match.strip.cards
    me = match.fencer(match.to_act)
    me.part_with(cards, face)
    me.hidden = cards.with_one(me.hidden, face)
    me.hidden_size += 1
    me.hide()
    if not match.mute:
        match.tell(event_ids.DISCARDED, match.to_act, LEGAL, ())
        match.whisper(event_ids.DISCARDED_CARD, match.to_act, LEGAL, (face,))
