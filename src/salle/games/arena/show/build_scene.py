"""Builds the scene from a sight."""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat
from salle.core.show.scene import Hand
from salle.games.arena.rules.cards import HANDS, Cards
from salle.games.arena.rules.terms import HAND, NO_HERO, RESTLESS_AFTER, RESTLESS_FROM
from salle.games.arena.rules.transitions import Fight
from salle.games.arena.scene import HEROES, LINES, PHASES, SORTS, ArenaScene, Blow, HeroShown, Item


def pile_codes(cards: Cards, pile: int) -> tuple[str, ...]:
    """The codes of the cards in a pile."""
    return tuple(cards.codes[face] for face in cards.list_faces(pile))


def handle(cards: Cards, face: int, left: int) -> str:
    """The name of an item in actions: its card and the strength left."""
    return f"item:{cards.codes[face]}{left if left > 0 else ''}"


def build_scene(fight: Fight) -> ArenaScene:
    """The scene of a position that was read from a sight."""
    ring = fight.ring
    return ArenaScene(
        phase=PHASES[fight.phase],
        to_act=fight.to_act,
        turn=fight.turn,
        round=fight.round,
        heroes=tuple(_hero(fight, ring.cards, seat) for seat in range(ring.seats)),
        hand=HAND,
        deck=fight.deck_size,
        discards=pile_codes(ring.cards, fight.discards),
        drawer=fight.drawer,
        attack=_blow(fight, ring.cards),
        fought=fight.fought,
        quiet=fight.quiet,
        restless_after=RESTLESS_AFTER if ring.restless else None,
        restless_from=RESTLESS_FROM if ring.restless else None,
        winner=fight.winner,
    )


def _hero(fight: Fight, cards: Cards, seat: int) -> HeroShown:
    me = fight.heroes[seat]
    named = me.hero != NO_HERO
    return HeroShown(
        hero=HEROES[me.hero] if named else None,
        standing=me.standing,
        life=me.life,
        full=fight.full_life(Seat(seat), me.hero) if named else 0,
        base=cards.base[me.hero] if named else 0,
        weapons=fight.weapons_of(me),
        armor=None if me.armor == NO_FACE else _item(cards, me.armor, me.armor_left),
        items=tuple(_item(cards, face, left) for face, left in zip(me.items, me.left, strict=True)),
        free=HANDS - me.hands_full(cards),
        hand=Hand(pile_codes(cards, me.hand)) if me.hand else Hand((), me.held),
    )


def _item(cards: Cards, face: int, left: int) -> Item:
    return Item(
        card=cards.codes[face],
        sort=SORTS[cards.sort[face]],
        hands=cards.hands[face],
        damage=cards.damage[face],
        left=left,
        strength=cards.strength[face],
        handle=handle(cards, face, left),
    )


def _blow(fight: Fight, cards: Cards) -> Blow | None:
    if fight.attack == NO_FACE:
        return None
    me = fight.heroes[fight.turn]
    return Blow(
        attacker=fight.turn,
        target=fight.target,
        card=cards.codes[fight.attack],
        line=LINES[fight.line],
        base=cards.base[me.hero],
        weapons=fight.weapons_of(me),
        bonus=cards.bonus[fight.attack],
        damage=fight.damage_of(fight.turn, fight.attack),
        ignores_armor=cards.ignores_armor[fight.attack],
    )
