"""Messages about a phrase: each link, the arithmetic of its speed, and the facts of the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat
from salle.core.show.explanations import yes_or_no
from salle.core.texts import Message
from salle.games.readyfence.rules.cards import KINDS, STRAIGHT_THRUST, WEAPONS, Cards
from salle.games.readyfence.rules.phrase_links import (
    COUNTERED,
    GLIDED,
    PARRIED_BARE,
    PARRIED_WITH,
    RIPOSTED,
    ROLES,
    SWAPPED,
    link_face,
    link_number,
    link_role,
    link_seat,
    link_speed,
)
from salle.games.readyfence.rules.terms import LEFT, other

TERMS = ("printed", "bonus", "angulation", "renewal", "invitation", "engagement")
ANSWERS = (COUNTERED, PARRIED_WITH, PARRIED_BARE)  # at least as fast as what they answer
PARRIED = {COUNTERED: "counter", RIPOSTED: "riposte", GLIDED: "riposte"}  # the word for a parried link, else "attack"
SPEEDLESS = ("dodged", "counter-timed", "feinted-in-time", "joked", "feinted", "ceded")


def kind_name(cards: Cards, face: int) -> Message:
    """A card without its speed, such as `Stop Hit`."""
    return Message(f"readyfence-card-{KINDS[cards.kind[face]]}")


def card_name(cards: Cards, face: int) -> Message:
    """A card with its printed speed, such as `Stop Hit 6`."""
    return Message("readyfence-face", {"card": kind_name(cards, face), "speed": cards.speed[face]})


def weapon_name(number: int) -> Message:
    return Message(f"readyfence-weapon-{WEAPONS[number]}")


def seat_name(seat: Seat) -> Message:
    return Message(f"readyfence-seat-{'left' if seat == LEFT else 'right'}")


def sum_message(cards: Cards, row: int) -> Message:
    """`5 + 2 (Line against Invitation) - 1 (Right’s Engagement) = 6`."""
    seat = link_seat(row)
    facts: dict[str, Any] = {"who": seat_name(seat), "whom": seat_name(other(seat))}
    facts |= {term: link_number(row, index) for index, term in enumerate(TERMS)}
    mine, theirs = divmod(link_number(row, len(TERMS)), len(WEAPONS))
    facts |= {"mine": weapon_name(mine), "theirs": weapon_name(theirs), "cause": cause(cards, row, theirs)}
    changed = any(facts[term] for term in TERMS[1:])
    return Message("readyfence-sum", facts | {"total": link_speed(row), "changed": yes_or_no(changed)})


def cause(cards: Cards, row: int, theirs: int) -> str:
    """Whether a bonus depends on the opponent's weapon alone (`theirs`) or on both weapons (`both`)."""
    face = link_face(row)
    if face == NO_FACE:
        return "both"
    kind = STRAIGHT_THRUST if link_role(row) == RIPOSTED else cards.kind[face]
    alike = {cards.bonus[kind][len(WEAPONS) * mine + theirs] for mine in range(len(WEAPONS))}
    return "theirs" if len(alike) == 1 else "both"


def speeds_to_meet(rows: Sequence[int]) -> list[int]:
    """The speed that each link of a phrase had to meet, 0 if none.

    An answer meets the link before it. The new card of a Feint meets the first answer.
    """
    answers = [link_speed(row) for row in rows if link_role(row) in ANSWERS]
    found = []
    for index, row in enumerate(rows):
        role = link_role(row)
        found.append(link_speed(rows[index - 1]) if role in ANSWERS else answers[0] if role == SWAPPED else 0)
    return found


def link_message(cards: Cards, row: int, who: Message, form: str, against: int = 0) -> Message:
    """A link, either as an action (`did`) or with its arithmetic (`link`); `against` is the speed it had to meet."""
    role = ROLES[link_role(row)]
    facts: dict[str, Any] = {
        "who": who,
        "speed": link_speed(row),
        "price": link_number(row, 0) // 2,
        "against": against,
    }
    if (face := link_face(row)) != NO_FACE:
        facts |= {"card": card_name(cards, face), "name": kind_name(cards, face)}
        facts["plain"] = yes_or_no(cards.speed[face] == link_speed(row))
    if role not in SPEEDLESS:
        facts["sum"] = sum_message(cards, row)
    return Message(f"readyfence-{form}-{role}", facts)


def verdict_facts(cards: Cards, rows: Sequence[int]) -> dict[str, Any]:
    """The numbers and names that a verdict may use. The last link decides the phrase."""
    met, last = speeds_to_meet(rows), rows[-1]
    actor, face = link_seat(last), link_face(last)
    facts: dict[str, Any] = {
        "who": seat_name(actor),
        "whom": seat_name(other(actor)),
        "card": "" if face == NO_FACE else kind_name(cards, face),
        "speed": link_speed(last),
        "against": met[-1],
        "price": link_number(last, 0) // 2,
        "parry": 0,
        "parried": "attack",
    }
    if link_role(last) in (RIPOSTED, GLIDED):
        stopped = PARRIED.get(link_role(rows[-3]), "attack")
        facts |= {"parry": link_speed(rows[-2]), "against": met[-2], "parried": stopped}
    return facts


def chain_message(links: Sequence[Message]) -> Message:
    """The links of a phrase in their order, nested in one message."""
    told = links[-1]
    for earlier in reversed(links[:-1]):
        told = Message("readyfence-chain", {"first": earlier, "rest": told})
    return told
