"""Builds the scene of En Garde from a sight."""

from __future__ import annotations

from salle.core.game import NOBODY, Seat
from salle.core.show.scene import Hand
from salle.games.engarde.rules.actions import unpack_cards
from salle.games.engarde.rules.phase_ids import ANSWER, DRAW_AFTER_ATTACK
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import LEFT, RIGHT, other
from salle.games.engarde.rules.transitions import Match
from salle.games.engarde.scene import LAYINGS, PHASES, EnGardeAttack, EnGardeScene, EnGardeTable


def build_scene(piste: Piste, seen: Match, open_discards: bool) -> EnGardeScene:
    """The bout as far as a sight shows it."""
    return EnGardeScene(
        phase=PHASES[seen.phase],
        to_act=seen.to_act,
        round=seen.round,
        rounds=piste.rounds or None,
        starter=seen.starter,
        hits=(seen.hits_left, seen.hits_right),
        target=piste.hits,
        length=piste.length,
        values=piste.values,
        copies=piste.copies,
        standing=(seen.left, seen.right),
        gap=seen.gap(),
        hand=piste.hand,
        hands=(build_hand(seen, LEFT), build_hand(seen, RIGHT)),
        shown=seen.shown,
        pack=seen.pack,
        drawer=seen.drawer,
        owed=seen.owed,
        table=build_table(piste, seen),
        attack=_attack(seen),
        parry="same" if piste.same_parry else "sum",
        discards=pile_codes(piste, seen.discards) if open_discards else None,
        winner=seen.winner,
    )


def pile_codes(piste: Piste, cards: int) -> tuple[str, ...]:
    """The cards of a pile, ascending."""
    return tuple(map(str, unpack_cards(cards, piste.values)))


def build_hand(seen: Match, seat: Seat) -> Hand:
    """The visible cards of a hand, or the number of its cards."""
    return Hand(pile_codes(seen.piste, seen.hand(seat))) if seen.sees_hand(seat) else Hand((), seen.size(seat))


def build_table(piste: Piste, seen: Match) -> EnGardeTable | None:
    """EG-1: the cards of the latest action lie open. After one without cards, only the last card before it."""
    if seen.latest < 0:
        return None
    actions = piste.action_table
    laid = pile_codes(piste, actions.cards[seen.latest])
    how, alone = LAYINGS[actions.kind[seen.latest]], seen.latest_seat == NOBODY
    return EnGardeTable(seen.latest_seat, how, laid[-1:] if alone else laid, actions.step[seen.latest])


def _attack(seen: Match) -> EnGardeAttack | None:
    if seen.phase not in (DRAW_AFTER_ATTACK, ANSWER):
        return None
    seat = seen.drawer if seen.phase == DRAW_AFTER_ATTACK else other(seen.to_act)
    value, count, advanced = seen.attack_value, seen.attack_count, seen.attack_advanced
    return EnGardeAttack(seat, value, count, value * count, advanced, advanced and seen.pack > seen.owed)
