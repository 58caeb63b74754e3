"""The printed facts of the cards, read from `cards.toml` or a corrected copy, and the two decks made from them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Annotated, Literal

import msgspec

from salle.core.cards.card_sets import MOST_CARDS
from salle.core.cards.card_sheets import Fact, bits, read_sheet
from salle.core.errors import BadCards
from salle.games.audatia.rules.cards import (
    BLOW_NAMES,
    BLOWS,
    CHARACTERS,
    COUNTER,
    COUNTERS,
    NO_SUN,
    NO_VIRTUE,
    POSTE,
    REMEDIES,
    REMEDY,
    SIDES,
    SKILL,
    SKILLS,
    STRETTO_SIDES,
    STRIKE,
    SUNS,
    VIRTUES,
    Cards,
)

Blow = Literal["MF", "RF", "MM", "RM", "MS", "RS", "P"]
Virtue = Literal["audatia", "prudentia", "celeritas", "fortitudo"]
Sun = Literal["l", "r", "none"]
Copies = Annotated[int, msgspec.Meta(ge=0, le=9)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=9)]

HAND = 12


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry with a name and a short code."""

    name: str
    code: str


class Strike(Row, frozen=True, forbid_unknown_fields=True):
    suns: Fact[dict[Sun, Copies]]
    attack: Fact[bool]
    parry: Fact[bool]
    parried_by: Fact[list[Blow]]
    ends_in: Fact[str]
    breaks: Fact[bool] = msgspec.field(name="break")
    attack_needs: Fact[Virtue] | None = None


class PostaBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A posta's bonus for the first strike from it."""

    virtue: Virtue
    adds: Bonus


class Posta(Row, frozen=True, forbid_unknown_fields=True):
    side: Fact[Literal["left", "centre", "right"]]
    attacks: Fact[list[Blow]]
    shuts: Fact[list[Blow]]
    exchange: Fact[bool]
    bonus: Fact[PostaBonus] | None = None
    extended: Fact[bool] | None = None
    defends: Fact[bool] | None = None


class Remedy(Row, frozen=True, forbid_unknown_fields=True):
    copies: Fact[Copies]
    side: Fact[Literal["inside", "outside", "both"]]
    counter: Fact[str]


class CounterRemedy(Row, frozen=True, forbid_unknown_fields=True):
    copies: Fact[Copies]


class Skill(Row, frozen=True, forbid_unknown_fields=True):
    cycle: Fact[bool]
    needs: Fact[Virtue] | None = None


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character and their deck."""

    name: str
    skills: Fact[dict[str, Copies]]
    basic: Fact[list[str]]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    strike: list[Strike]
    posta: list[Posta]
    remedy: list[Remedy]
    counter: list[CounterRemedy]
    skill: list[Skill]
    character: list[Character]

    def copies(self, character: Character) -> Counter[str]:
        """The number of cards of each face in a character's deck."""
        found: Counter[str] = Counter()
        for strike in self.strike:
            for sun, copies in strike.suns.value.items():
                found[strike_code(strike.code, sun)] += copies
        for remedy in self.remedy:
            found[remedy.code] += remedy.copies.value
        for counter in self.counter:
            found[counter.code] += counter.copies.value
        for skill in self.skill:
            found[skill.code] += character.skills.value.get(skill.name, 0)
        return found


def strike_code(blow: str, sun: str) -> str:
    """The code of a strike: its blow and its half-sun."""
    return blow if sun == SUNS[NO_SUN] else f"{blow}{sun}"


@cache
def load_sheet(text: str = "") -> Sheet:
    """Read card data from this text, or the data that come with the game. Raises BadCards."""
    read = read_sheet("audatia", text, Sheet)
    _check(read)
    return read


def _check(read: Sheet) -> None:
    for rows, names in (
        (read.strike, BLOW_NAMES),
        (read.posta, POSTE),
        (read.remedy, REMEDIES),
        (read.counter, COUNTERS),
        (read.skill, SKILLS),
        (read.character, CHARACTERS),
    ):
        given = [row.name for row in rows]
        if sorted(given) != sorted(names):
            wrong = sorted(set(names) ^ set(given)) or sorted({name for name in given if given.count(name) > 1})
            raise BadCards("audatia-cards-names", names=", ".join(wrong))
    for strike in read.strike:
        if strike.code != BLOWS[BLOW_NAMES.index(strike.name)]:
            raise BadCards("audatia-cards-blow", name=strike.name, code=BLOWS[BLOW_NAMES.index(strike.name)])
        _known(strike.name, [strike.ends_in.value], POSTE)
        if set(strike.suns.value) - ({"none"} if strike.code == "P" else {"l", "r"}):
            raise BadCards("audatia-cards-suns", name=strike.name)
    for remedy in read.remedy:
        _known(remedy.name, [remedy.counter.value], COUNTERS)
    orphans = set(COUNTERS) - {remedy.counter.value for remedy in read.remedy}
    if orphans:
        raise BadCards("audatia-cards-counter", names=", ".join(sorted(orphans)))
    cards: list[Row] = [*read.posta, *read.remedy, *read.counter, *read.skill]
    codes = Counter([card.code for card in cards])
    wrong = sorted(code for code, times in codes.items() if times > 1 or not _is_code(code))
    if wrong:
        raise BadCards("audatia-cards-codes", codes=", ".join(wrong))
    for character in read.character:
        _check_character(read, character)
    if not any(strike.attack.value for strike in read.strike):
        raise BadCards("audatia-cards-attack")
    bits_needed = sum(max(1, copies) for copies in _most_copies(read).values())
    if bits_needed > MOST_CARDS:
        raise BadCards("audatia-cards-total", total=bits_needed, most=MOST_CARDS)


def _is_code(code: str) -> bool:
    return code.isascii() and code.isalpha() and code.isupper() and 2 <= len(code) <= 3 and code not in BLOWS


def _known(name: str, given: list[str], known: tuple[str, ...]) -> None:
    unknown = [word for word in given if word not in known]
    if unknown:
        raise BadCards("audatia-cards-relation", name=name, unknown=", ".join(unknown))


def _check_character(read: Sheet, character: Character) -> None:
    _known(character.name, list(character.skills.value), SKILLS)
    copies, basic = read.copies(character), Counter(character.basic.value)
    _known(character.name, list(basic), tuple(copies))
    too_many = sorted(code for code, times in basic.items() if times > copies[code])
    if too_many:
        raise BadCards("audatia-cards-basic", name=character.name, codes=", ".join(too_many))
    if basic.total() != HAND:
        raise BadCards("audatia-cards-hand", name=character.name, hand=HAND, basic=basic.total())


def _most_copies(read: Sheet) -> Counter[str]:
    most: Counter[str] = Counter()
    for character in read.character:
        most |= read.copies(character)
    for strike in read.strike:  # both half-suns have a face, or there is none
        for sun in ("none",) if strike.code == "P" else ("l", "r"):
            most.setdefault(strike_code(strike.code, sun), 0)
    return most


def make_cards(read: Sheet) -> Cards:
    cards = Cards()
    _add_strikes(cards, read)
    for name in POSTE:
        _add_posta(cards, next(row for row in read.posta if row.name == name))
    for number, name in enumerate(REMEDIES):
        remedy = next(row for row in read.remedy if row.name == name)
        cards.remedy_face.append(cards.add_face(remedy.code, remedy.copies.value, REMEDY, number, NO_SUN))
        cards.remedy_side.append(STRETTO_SIDES.index(remedy.side.value))
        cards.own_counter.append(COUNTERS.index(remedy.counter.value))
    for number, name in enumerate(COUNTERS):
        counter = next(row for row in read.counter if row.name == name)
        cards.counter_face.append(cards.add_face(counter.code, counter.copies.value, COUNTER, number, NO_SUN))
        side = 0
        for mate in range(len(REMEDIES)):
            if cards.own_counter[mate] == number:
                side |= cards.remedy_side[mate]
        cards.counter_side.append(side)
    most = _most_copies(read)
    for number, name in enumerate(SKILLS):
        skill = next(row for row in read.skill if row.name == name)
        face = cards.add_face(skill.code, most[skill.code], SKILL, number, NO_SUN)
        cards.skill_face.append(face)
        cards.skill_needs.append(VIRTUES.index(skill.needs.value) if skill.needs else NO_VIRTUE)
        cards.cycles.append(skill.cycle.value)
        if skill.cycle.value:
            cards.cycling |= cards.field[face]
    for name in CHARACTERS:
        character = next(row for row in read.character if row.name == name)
        cards.deck.append(_set(cards, read.copies(character)))
        cards.basic.append(_set(cards, Counter(character.basic.value)))
    return cards


def _set(cards: Cards, copies: Counter[str]) -> int:
    found = 0
    for code in copies.elements():
        found = cards.with_one(found, cards.codes.index(code))
    return found


def _add_strikes(cards: Cards, read: Sheet) -> None:
    most = _most_copies(read)
    for number, name in enumerate(BLOW_NAMES):
        strike = next(row for row in read.strike if row.name == name)
        cards.attack.append(strike.attack.value)
        cards.attack_needs.append(VIRTUES.index(strike.attack_needs.value) if strike.attack_needs else NO_VIRTUE)
        cards.parry.append(strike.parry.value)
        cards.breaks.append(strike.breaks.value)
        cards.parried_by.append(bits(list(strike.parried_by.value), BLOWS))
        cards.ends_in.append(POSTE.index(strike.ends_in.value))
        cards.blow_cards.append(0)
        for sun, word in ((1, "l"), (2, "r"), (0, "none")):
            code = strike_code(strike.code, word)
            if code in most:
                cards.add_face(code, most[code], STRIKE, number, sun)


def _add_posta(cards: Cards, posta: Posta) -> None:
    cards.posta_codes.append(posta.code)
    cards.side.append(SIDES.index(posta.side.value))
    cards.attacks.append(bits(list(posta.attacks.value), BLOWS))
    cards.shuts.append(bits(list(posta.shuts.value), BLOWS))
    cards.bonus.append(posta.bonus.value.adds if posta.bonus else 0)
    cards.bonus_virtue.append(VIRTUES.index(posta.bonus.value.virtue) if posta.bonus else NO_VIRTUE)
    cards.exchange.append(posta.exchange.value)
    cards.extended.append(bool(posta.extended and posta.extended.value))
    cards.defends.append(bool(posta.defends and posta.defends.value))
