"""The data of the board: heroes with life, items and hands, the piles, the attack."""

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
    """A ready weapon, shield or armor. `handle` is its name in actions, `left` the strength it has left."""

    card: Code
    sort: Sort
    hands: int
    damage: int
    left: int
    strength: int
    handle: str


class HeroShown(Struct, frozen=True):
    """One seat. `hero` is None before a hero is drawn."""

    hero: Code | None
    standing: bool
    life: int
    full: int  # the life at the start
    base: int  # base damage of the hero
    weapons: int  # damage added by ready weapons
    armor: Item | None
    items: tuple[Item, ...]
    free: int  # free hands
    hand: Hand


class Blow(Struct, frozen=True):
    """The attack that awaits an answer. Its damage is base + weapons + bonus."""

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
    """The board, with heroes in seat order. Seat -1 is the deck, -2 no seat."""

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
    fought: bool  # this round had an attack
    quiet: int  # rounds in a row without an attack
    restless_after: int | None  # quiet rounds in a row until the crowd grows restless; None: never
    restless_from: int | None  # from this round on the crowd is always restless
    winner: Seat
