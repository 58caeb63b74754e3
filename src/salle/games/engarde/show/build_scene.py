"""The scene of En Garde, made of what a sight tells."""

from __future__ import annotations

from salle.core.game import NOBODY, Seat
from salle.core.show.scene import Hand
from salle.games.engarde.rules.actions import unpack_cards
from salle.games.engarde.rules.named_sight import NamedSight, pile_values
from salle.games.engarde.rules.setup import Piste
from salle.games.engarde.rules.terms import ANSWER, DRAW_AFTER_ATTACK, LEFT, RIGHT, other
from salle.games.engarde.scene import LAYINGS, PHASES, EnGardeAttack, EnGardeScene, EnGardeTable


def build_scene(piste: Piste, seen: NamedSight, open_discards: bool) -> EnGardeScene:
    """The match as far as a sight goes."""
    return EnGardeScene(
        phase=PHASES[seen.phase],
        to_act=seen.to_act,
        round=seen.round,
        rounds=piste.rounds or None,
        starter=seen.starter,
        hits=(seen.hits[0], seen.hits[1]),
        target=piste.hits,
        length=piste.length,
        values=piste.values,
        copies=piste.copies,
        standing=(seen.left, seen.right),
        gap=seen.gap,
        hand=piste.hand,
        hands=(build_hand(seen, LEFT), build_hand(seen, RIGHT)),
        shown=seen.shown,
        pack=seen.pack,
        drawer=seen.drawer,
        owed=seen.owed,
        table=build_table(piste, seen),
        attack=_attack(seen),
        parry="same" if piste.same_parry else "sum",
        discards=pile_codes(seen.discards) if open_discards else None,
        winner=seen.winner,
    )


def pile_codes(counts: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a pile, ascending."""
    return tuple(map(str, pile_values(counts)))


def build_hand(seen: NamedSight, seat: Seat) -> Hand:
    """A hand: open, or how many cards it has."""
    return Hand(pile_codes(seen.hands[seat])) if seen.sees_hand(seat) else Hand((), seen.sizes[seat])


def build_table(piste: Piste, seen: NamedSight) -> EnGardeTable | None:
    """EG-1: the cards of the latest action lie open; after one that laid none, the last card before it."""
    if seen.latest < 0:
        return None
    actions = piste.action_table
    laid = tuple(map(str, unpack_cards(actions.cards[seen.latest], piste.values)))
    how, alone = LAYINGS[actions.kind[seen.latest]], seen.latest_seat == NOBODY
    return EnGardeTable(seen.latest_seat, how, laid[-1:] if alone else laid, actions.step[seen.latest])


def _attack(seen: NamedSight) -> EnGardeAttack | None:
    if seen.phase not in (DRAW_AFTER_ATTACK, ANSWER):
        return None
    seat = seen.drawer if seen.phase == DRAW_AFTER_ATTACK else other(seen.to_act)
    value, count, advanced = seen.attack_value, seen.attack_count, seen.attack_advanced
    return EnGardeAttack(seat, value, count, value * count, advanced, advanced and seen.pack > seen.owed)
