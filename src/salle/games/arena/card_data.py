"""The printed values: read from `cards.toml` or a corrected copy, checked, and turned into a deck and heroes."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from salle.core.cards.card_sets import MOST_CARDS
from salle.core.cards.card_sheets import Fact, bits, read_sheet
from salle.core.errors import BadCards
from salle.games.arena.rules.cards import HANDS, HEROES, KINDS, LINES, NAMED, SORTS, Cards

Line = Literal["high", "low", "left", "right", "none"]
Copies = Annotated[int, msgspec.Meta(ge=0, le=20)]
Number = Annotated[int, msgspec.Meta(ge=0, le=20)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=20)]
Life = Annotated[int, msgspec.Meta(ge=1, le=99)]
Hands = Annotated[int, msgspec.Meta(ge=1, le=HANDS)]

# The fields of each sort of card, besides name, code, kind and copies.
FIELDS = {
    "attack": ("line", "bonus"),
    "defence": ("covers",),
    "weapon": ("hands", "damage"),
    "shield": ("hands", "strength"),
    "armor": ("strength",),
}
OPTIONAL = {"attack": ("ignores_armor",)}
SORT_OF = {
    **dict.fromkeys(KINDS[:7], "attack"),
    **dict.fromkeys(KINDS[7:14], "defence"),
    **dict.fromkeys(KINDS[14:20], "weapon"),
    **dict.fromkeys(KINDS[20:22], "shield"),
    **dict.fromkeys(KINDS[22:], "armor"),
}
ALL_FIELDS = ("line", "bonus", "ignores_armor", "covers", "hands", "damage", "strength")
LEAST = 31  # six hands of five and one card to draw


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card."""

    name: str
    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2}$")]
    kind: Literal["attack", "defence", "weapon", "shield", "armor"]
    copies: Fact[Copies]
    line: Fact[Literal["high", "low", "left", "right", "none", "named"]] | None = None
    bonus: Fact[Number] | None = None
    ignores_armor: Fact[bool] | None = None
    covers: Fact[list[Line]] | None = None
    hands: Fact[Hands] | None = None
    damage: Fact[Number] | None = None
    strength: Fact[Positive] | None = None


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hero."""

    name: str
    life: Fact[Life]
    damage: Fact[Positive]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    card: list[Printed]
    hero: list[Hero]

    def printed(self, name: str) -> Printed:
        return next(card for card in self.card if card.name == name)

    def of_hero(self, name: str) -> Hero:
        return next(hero for hero in self.hero if hero.name == name)


@cache
def load_sheet(text: str = "") -> Sheet:
    """Read the card data in this text, by default the data of the game. Raises BadCards if it is invalid."""
    read = read_sheet("arena", text, Sheet)
    _check(read)
    return read


def _check(read: Sheet) -> None:
    for given, names in (([card.name for card in read.card], KINDS), ([hero.name for hero in read.hero], HEROES)):
        if sorted(given) != sorted(names):
            wrong = sorted(set(names) ^ set(given)) or sorted({name for name in given if given.count(name) > 1})
            raise BadCards("arena-cards-names", names=", ".join(wrong))
    codes = [card.code for card in read.card]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    if twice:
        raise BadCards("arena-cards-codes", codes=", ".join(twice))
    for card in read.card:
        _check_card(card)
    if not any(card.kind == "attack" and card.copies.value for card in read.card):
        raise BadCards("arena-cards-attack")
    total = sum(card.copies.value for card in read.card)
    if not total >= LEAST or sum(max(1, card.copies.value) for card in read.card) > MOST_CARDS:
        raise BadCards("arena-cards-total", total=total, least=LEAST, most=MOST_CARDS)


def _check_card(card: Printed) -> None:
    if card.kind != SORT_OF[card.name]:
        raise BadCards("arena-cards-kind", name=card.name, kind=SORT_OF[card.name])
    wanted, allowed = FIELDS[card.kind], FIELDS[card.kind] + OPTIONAL.get(card.kind, ())
    for field in ALL_FIELDS:
        given = getattr(card, field) is not None
        if (field in wanted and not given) or (given and field not in allowed):
            raise BadCards("arena-cards-field", name=card.name, field=field, fields=", ".join(allowed))


def make_cards(read: Sheet) -> Cards:
    cards = Cards()
    for name in KINDS:
        card = read.printed(name)
        cards.add_face(card.code, card.copies.value, SORTS.index(card.kind))
        line = card.line.value if card.line else "none"
        cards.line.append(NAMED if line == "named" else LINES.index(line))
        cards.bonus.append(card.bonus.value if card.bonus else 0)
        cards.ignores_armor.append(bool(card.ignores_armor and card.ignores_armor.value))
        cards.covers.append(bits(list(card.covers.value), LINES) if card.covers else 0)
        cards.hands.append(card.hands.value if card.hands else 0)
        cards.damage.append(card.damage.value if card.damage else 0)
        cards.strength.append(card.strength.value if card.strength else 0)
    for name in HEROES:
        cards.life.append(read.of_hero(name).life.value)
        cards.base.append(read.of_hero(name).damage.value)
    return cards
