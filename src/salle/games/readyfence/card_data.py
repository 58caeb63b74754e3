"""Reads the printed facts from `cards.toml`, or from a corrected copy, and makes the deck."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from salle.core.cards.card_sets import MOST_CARDS
from salle.core.cards.card_sheets import Fact, Source, bits, read_sheet
from salle.core.errors import BadCards
from salle.games.readyfence.rules.cards import ANSWERS, COLOURS, DISTANCES, KINDS, STRAIGHT_THRUST, WEAPONS, Cards
from salle.games.readyfence.rules.terms import STAMINA

Colour = Literal["red", "light-blue", "dark-blue", "orange", "gold"]
Weapon = Literal["line", "invitation", "engagement"]
Number = Annotated[int, msgspec.Meta(ge=0, le=9)]
Price = Annotated[int, msgspec.Meta(ge=0, le=STAMINA)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=9)]
PrintedSpeed = Annotated[int, msgspec.Meta(ge=2, le=9)]
WeaponSpeed = Annotated[int, msgspec.Meta(ge=0, le=2)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=20)]

FENCERS = ("left", "right")
SPEEDLESS = ("counter-time", "feint-in-time", "joker", "angulation", "renewed-attack", "feint")
RIPOSTING = ("parry-and-riposte", "infighting")
# The rules depend on these colours. None may be missing, and few may be added.
PRINTED_COLOURS = {
    **dict.fromkeys(("straight-thrust", "beat-thrust", "toe-touch", "glide", "flick"), ("red",)),
    **dict.fromkeys(("flanconade", "fleche"), ("red",)),
    **dict.fromkeys(("parry-and-riposte", "infighting"), ("dark-blue", "red")),
    **dict.fromkeys(("ceding-parry", "counter-time"), ("dark-blue",)),
    **dict.fromkeys(("stop-hit", "feint-in-time"), ("light-blue",)),
    **dict.fromkeys(("renewed-attack", "feint"), ("orange",)),
    "disengage": ("red", "light-blue"),
    "angulation": ("orange", "light-blue"),
    "joker": ("gold",),
}
ADDED = ("glide",)
ADDING = ("angulation", "renewed-attack")
SMALLEST = {"tutorial": 13, "basic": 24, "advanced": 24}  # two hands and a Timer


class Speed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    speed: PrintedSpeed
    copies: Copies
    source: Source
    riposte: Number = 0
    mandatory: bool = False


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus for certain weapon positions; without `mine`, for any position of your own."""

    theirs: Weapon
    adds: Number
    mine: Weapon | None = None


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2}$")]
    colours: Fact[list[Colour]]
    decks: Fact[list[Literal["tutorial", "basic"]]]
    stamina: Fact[Price]
    speeds: list[Speed] = []
    copies: Fact[Copies] | None = None
    other_copies: Fact[Copies] | None = None
    distance: Fact[Literal["short", "lunge", "long"]] | None = None
    opens_against: Fact[list[Weapon]] | None = None
    bonus: Fact[list[Bonus]] | None = None
    no_engagement: Fact[bool] | None = None
    counters: Fact[list[str]] | None = None
    answered_by: Fact[list[str]] | None = None
    scores_against: Fact[list[str]] | None = None
    added: Fact[Number] | None = None
    adds: Fact[Positive] | None = None

    def how_many(self, other: bool = False) -> int:
        """All its copies; `other` gives the count of the other rulebook (RF-1)."""
        if self.copies is None:
            return sum(row.copies for row in self.speeds)
        return self.other_copies.value if other and self.other_copies else self.copies.value

    def in_deck(self, ruleset: str) -> bool:
        return ruleset == "advanced" or ruleset in self.decks.value


class Weapons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the weapon positions add to or subtract from speeds."""

    invitation: Fact[WeaponSpeed]
    engagement: Fact[WeaponSpeed]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card data of the whole file."""

    weapons: Weapons
    card: list[Printed]

    def printed(self, name: str) -> Printed:
        return next(card for card in self.card if card.name == name)


@cache
def load_sheet(text: str = "") -> Sheet:
    """Read card data from this text, or the data of the game. Invalid data raises BadCards."""
    read = read_sheet("readyfence", text, Sheet)
    _check(read)
    return read


def _check(read: Sheet) -> None:
    names = [card.name for card in read.card]
    if sorted(names) != sorted(KINDS):
        wrong = sorted(set(KINDS) ^ set(names)) or sorted({name for name in names if names.count(name) > 1})
        raise BadCards("readyfence-cards-names", names=", ".join(wrong))
    codes = [card.code for card in read.card]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    if twice:
        raise BadCards("readyfence-cards-codes", codes=", ".join(twice))
    for card in read.card:
        _check_card(card)
    thrust = read.printed("straight-thrust")
    yellow = [row.copies for row in thrust.speeds if row.mandatory]
    if len(yellow) != 1 or yellow[0] < len(FENCERS) or "basic" not in thrust.decks.value:
        raise BadCards("readyfence-cards-mandatory")
    total = max(sum(card.how_many(other) for card in read.card) for other in (False, True))
    if total > MOST_CARDS:
        raise BadCards("readyfence-cards-total", total=total, most=MOST_CARDS)


def _check_card(card: Printed) -> None:
    speedless = card.name in SPEEDLESS
    if speedless != (card.copies is not None) or speedless == bool(card.speeds):
        raise BadCards("readyfence-cards-speeds", name=card.name)
    for fact, known in ((card.counters, KINDS), (card.answered_by, ANSWERS), (card.scores_against, KINDS)):
        unknown = [name for name in (fact.value if fact else []) if name not in known]
        if unknown:
            raise BadCards("readyfence-cards-relation", name=card.name, unknown=", ".join(unknown))
    speeds = {row.speed for row in card.speeds}
    if len({(row.speed, row.riposte) for row in card.speeds}) != len(speeds):
        raise BadCards("readyfence-cards-riposte", name=card.name)
    if len({(row.speed, row.mandatory) for row in card.speeds}) != len(speeds):
        raise BadCards("readyfence-cards-mandatory")
    printed, colours = set(PRINTED_COLOURS[card.name]), set(card.colours.value)
    more = set() if speedless or "dark-blue" in printed else {"red", "light-blue"}
    if not printed <= colours <= printed | more:
        raise BadCards("readyfence-cards-colours", name=card.name, colours=", ".join(PRINTED_COLOURS[card.name]))
    if any(bool(row.riposte) != (card.name in RIPOSTING) for row in card.speeds):
        raise BadCards("readyfence-cards-riposte", name=card.name)
    if any(row.mandatory for row in card.speeds) and card.name != "straight-thrust":
        raise BadCards("readyfence-cards-mandatory")
    if card.other_copies is not None and card.copies is None:
        raise BadCards("readyfence-cards-speeds", name=card.name)
    for field, owners in (("added", ADDED), ("adds", ADDING)):
        if (card.name in owners) != (getattr(card, field) is not None):
            raise BadCards("readyfence-cards-field", name=card.name, field=field, owners=", ".join(owners))


def make_cards(read: Sheet, ruleset: str, other_feints: bool = False) -> Cards:
    cards = Cards()
    cards.invitation = read.weapons.invitation.value
    cards.engagement = read.weapons.engagement.value
    for kind, name in enumerate(KINDS):
        card = read.printed(name)
        cards.colours.append(bits(list(card.colours.value), COLOURS))
        cards.stamina.append(0 if ruleset == "tutorial" else card.stamina.value)
        cards.distance.append(DISTANCES.index(card.distance.value if card.distance else "lunge"))
        opens = card.opens_against.value if card.opens_against else WEAPONS
        cards.opens.append([weapon in opens for weapon in WEAPONS])
        cards.bonus.append(_bonuses(card))
        cards.no_engagement.append(bool(card.no_engagement and card.no_engagement.value))
        cards.counters.append(_bits(card.counters, KINDS))
        cards.answered_by.append(_bits(card.answered_by, ANSWERS) if card.answered_by else -1)
        cards.scores_against.append(_bits(card.scores_against, KINDS))
        if card.in_deck(ruleset):
            _add_faces(cards, kind, card, other_feints)
    cards.added_glide = _number(read.printed("glide").added)
    cards.angulation = _number(read.printed("angulation").adds)
    cards.renewal = _number(read.printed("renewed-attack").adds)
    for face in range(cards.faces):
        if cards.kind[face] == STRAIGHT_THRUST and cards.speed[face] > cards.speed[cards.mandatory]:
            cards.faster_thrusts |= cards.field[face]
    if cards.total < SMALLEST[ruleset]:
        raise BadCards("readyfence-cards-small", ruleset=ruleset, total=int(cards.total), least=SMALLEST[ruleset])
    return cards


def _add_faces(cards: Cards, kind: int, card: Printed, other_feints: bool) -> None:
    if card.copies is not None:
        copies = card.how_many(other_feints)
        if copies:
            cards.add_face(card.code, kind, 0, 0, copies, False)
        return
    for speed in sorted({row.speed for row in card.speeds}):
        rows = [row for row in card.speeds if row.speed == speed]
        copies = sum(row.copies for row in rows)
        if copies:
            mandatory = any(row.mandatory for row in rows)
            cards.add_face(f"{card.code}{speed}", kind, speed, rows[0].riposte, copies, mandatory)


def _bonuses(card: Printed) -> list[int]:
    table = [0] * len(WEAPONS) ** 2
    for bonus in card.bonus.value if card.bonus else []:
        for mine, weapon in enumerate(WEAPONS):
            if bonus.mine in (None, weapon):
                table[len(WEAPONS) * mine + WEAPONS.index(bonus.theirs)] += bonus.adds
    return table


def _bits(fact: Fact[list[str]] | None, names: tuple[str, ...]) -> int:
    return bits(fact.value, names) if fact else 0


def _number(fact: Fact[int] | None) -> int:
    return fact.value if fact else 0
