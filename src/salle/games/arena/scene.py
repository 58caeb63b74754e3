"""What the board of Swordplay: Arena needs: the heroes with life, items and hands, the piles, the attack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.show.scene import Code, Hand

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
