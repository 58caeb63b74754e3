"""What the board of Swordplay: Arena needs: the heroes with life, items and hands, the piles, the attack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.pack import NO_FACE
from salle.core.scene import Code, Hand
from salle.games.arena.cards import HANDS, Cards
from salle.games.arena.game import Arena
from salle.games.arena.position import NO_HERO
from salle.games.arena.rules import Fight
from salle.games.arena.terms import HAND, RESTLESS_AFTER, RESTLESS_FROM

Phase: TypeAlias = Literal["lot", "deal", "draw", "discard", "ready", "combat", "answer", "over"]
Name: TypeAlias = Literal["bear", "veteran", "squire", "corsair", "duelist", "berserker"]
Sort: TypeAlias = Literal["attack", "defence", "weapon", "shield", "armor"]
AttackLine: TypeAlias = Literal["high", "low", "left", "right", "none"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
HEROES: Final[tuple[Name, ...]] = get_args(Name)
SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
LINES: Final[tuple[AttackLine, ...]] = get_args(AttackLine)


class Item(Struct, frozen=True):
    """A weapon, shield or armor that is ready; `handle` is how actions name it, `left` the strength it still has."""

    card: Code
    sort: Sort
    hands: int
    damage: int
    left: int
    strength: int
    handle: str


class HeroShown(Struct, frozen=True):
    """One hero; before the lot has given him one, `hero` is none."""

    hero: Code | None
    standing: bool
    life: int
    full: int  # the life he began with
    base: int  # his own damage
    weapons: int  # what his weapons add
    armor: Item | None
    items: tuple[Item, ...]
    free: int  # hands
    hand: Hand


class Blow(Struct, frozen=True):
    """The attack that is to be answered; its damage is base + weapons + bonus."""

    attacker: Seat
    target: Seat
    card: Code
    line: AttackLine
    base: int
    weapons: int
    bonus: int
    damage: int
    ignores_armor: bool


class ArenaScene(Struct, frozen=True, tag="arena", tag_field="game"):
    """A game, its heroes by seat; seat -1 is the deck, -2 nobody."""

    phase: Phase
    to_act: Seat
    turn: Seat
    round: int
    heroes: tuple[HeroShown, ...]
    hand: int  # the cards of a full hand
    deck: int
    discards: tuple[Code, ...]
    drawer: Seat
    attack: Blow | None
    fought: bool  # somebody attacked in this round
    quiet: int  # rounds in a row without an attack
    restless_after: int | None  # so many of them the crowd bears; none: any number
    restless_from: int | None  # and from this round on none at all
    winner: Seat


def codes(cards: Cards, pile: int) -> tuple[str, ...]:
    """The cards of a pile."""
    return tuple(cards.codes[face] for face in cards.listed(pile))


def handle(cards: Cards, face: int, left: int) -> str:
    """How actions name an item: by its card and the strength that is left."""
    return f"item:{cards.codes[face]}{left if left > 0 else ''}"


def scene(game: Arena, sight: tuple[int, ...]) -> ArenaScene:
    """The game as far as this sight goes."""
    fight, ring = game.restored(sight), game.ring
    return ArenaScene(
        phase=PHASES[fight.phase],
        to_act=fight.to_act,
        turn=fight.turn,
        round=fight.round,
        heroes=tuple(_hero(fight, ring.cards, seat) for seat in range(game.seats)),
        hand=HAND,
        deck=fight.deck_size,
        discards=codes(ring.cards, fight.discards),
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
        hand=Hand(codes(cards, me.hand)) if me.hand else Hand((), me.held),
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
