"""Check corrected card data: refuse data that can't be played, and report doubts about odd data.

Errors are an attack or a remedy without any answer, and a deck that cannot open. Data that only differs from the
rulebook's numbers, or from how the other cards are made, may be what is printed: that is a doubt.

"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from salle.core.errors import BadCards
from salle.core.texts import Message
from salle.games.audatia.card_data import Character, Remedy, Sheet, Strike
from salle.games.audatia.rules.cards import BLOWS, SIDES, comes_from

TOTALS: Final = {"strike": 18, "remedy": 6, "counter": 6, "skill": 9}  # in the rulebook, for each character
BASIC: Final = {"strike": 7, "remedy": 1, "counter": 1, "skill": 3}
THRUST: Final = "P"


def refuse_unplayable(read: Sheet) -> None:
    """Raise BadCards with the card and its field."""
    signs = {strike.code for strike in read.strike if strike.attack.value and copy_count(strike)}
    if not any(signs & set(posta.attacks.value) for posta in read.posta):
        raise BadCards("audatia-cards-opening", blows=", ".join(code for code in BLOWS if code in signs))
    for strike in read.strike:
        answers = parries(read, strike)
        if strike.code == THRUST:
            answers += [one for one in read.strike if one.breaks.value and copy_count(one)]
        if strike.code in signs and not answers:
            raise BadCards("audatia-cards-unanswered", name=strike.name)
    for remedy in read.remedy:
        for side in sides(remedy):
            if remedy.copies.value and not any(side in sides(mate) for mate in remedies_with_counter(read)):
                raise BadCards("audatia-cards-unmet", name=remedy.name, counter=remedy.counter.value, side=side)


def doubts(read: Sheet) -> Iterator[Message]:
    """Everything that differs from the rulebook or from the other cards."""
    for strike in read.strike:
        if not strike.attack.value or not copy_count(strike):
            continue
        covered = {SIDES[comes_from(BLOWS.index(one.code))] for one in parries(read, strike)}
        for side in ("right", "left"):
            if side not in covered:
                yield Message("audatia-doubt-parry", {"name": strike.name, "side": side})
    for remedy in read.remedy:
        counter = next(row for row in read.counter if row.name == remedy.counter.value)
        if remedy.copies.value and not counter.copies.value:
            yield Message("audatia-doubt-counter", {"name": remedy.name, "counter": counter.name})
    for character in read.character:
        yield from _numbers(read, character)


def _numbers(read: Sheet, character: Character) -> Iterator[Message]:
    sorts = {
        "strike": {row.code for row in read.strike},
        "remedy": {row.code for row in read.remedy},
        "counter": {row.code for row in read.counter},
    }

    def sort(code: str) -> str:
        blow = code.rstrip("lr")
        return next((name for name, codes in sorts.items() if blow in codes or code in codes), "skill")

    whole = [sort(code) for code in read.copies(character).elements()]
    basic = [sort(code) for code in character.basic.value]
    missing = [blow for blow in BLOWS if blow not in {code.rstrip("lr") for code in character.basic.value}]
    if missing:
        yield Message("audatia-doubt-blows", {"name": character.name, "blows": " ".join(missing)})
    for id, found, expected in (("total", whole, TOTALS), ("basic", basic, BASIC)):
        for name, count in expected.items():
            if found.count(name) != count:
                facts = {"name": character.name, "sort": name, "count": found.count(name), "expected": count}
                yield Message(f"audatia-doubt-{id}", facts)


def copy_count(strike: Strike) -> int:
    """The number of cards of that blow."""
    return sum(strike.suns.value.values())


def parries(read: Sheet, attack: Strike) -> list[Strike]:
    """The blows that can parry this one: permitted, with the parry sign, and in the deck."""
    return [
        strike
        for strike in read.strike
        if strike.code in attack.parried_by.value and strike.parry.value and copy_count(strike)
    ]


def remedies_with_counter(read: Sheet) -> list[Remedy]:
    """The remedies whose perfect counter is in the deck."""
    there = {row.name for row in read.counter if row.copies.value}
    return [remedy for remedy in read.remedy if remedy.counter.value in there]


def sides(remedy: Remedy) -> tuple[str, ...]:
    """The sides on which a remedy can be played."""
    return ("inside", "outside") if remedy.side.value == "both" else (remedy.side.value,)
