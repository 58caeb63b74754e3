"""A phrase in words: each link with its arithmetic, the chain of them, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salle.core.cards.card_sets import NO_FACE
from salle.core.show.explanations import yes_or_no
from salle.core.texts import Message
from salle.games.readyfence.rules.cards import KINDS, STRAIGHT_THRUST, WEAPONS, Cards
from salle.games.readyfence.rules.phrase_links import (
    COUNTERED,
    PARRIED_BARE,
    PARRIED_WITH,
    RIPOSTED,
    ROLES,
    SWAPPED,
    link_face,
    link_number,
    link_role,
    link_speed,
)

TERMS = ("printed", "bonus", "angulation", "renewal", "invitation", "engagement")
ANSWERS = (COUNTERED, PARRIED_WITH, PARRIED_BARE)  # what is as fast as what it answers, or faster
SPEEDLESS = ("dodged", "counter-timed", "feinted-in-time", "joked", "feinted", "ceded")


def card_name(cards: Cards, face: int) -> Message:
    """A face: `Stop Hit 6`."""
    title = Message(f"readyfence-card-{KINDS[cards.kind[face]]}")
    return Message("readyfence-face", {"card": title, "speed": cards.speed[face]})


def weapon_name(number: int) -> Message:
    """A weapon position."""
    return Message(f"readyfence-weapon-{WEAPONS[number]}")


def sum_message(cards: Cards, row: int) -> Message:
    """`5 + 2 (Line against Invitation) - 1 (Engagement) = 6`."""
    facts: dict[str, Any] = {term: link_number(row, index) for index, term in enumerate(TERMS)}
    mine, theirs = divmod(link_number(row, len(TERMS)), len(WEAPONS))
    facts |= {"mine": weapon_name(mine), "theirs": weapon_name(theirs), "cause": cause(cards, row, theirs)}
    changed = any(facts[term] for term in TERMS[1:])
    return Message("readyfence-sum", facts | {"total": link_speed(row), "changed": yes_or_no(changed)})


def cause(cards: Cards, row: int, theirs: int) -> str:
    """Whether a bonus comes of the opponent's weapon alone, or of both."""
    face = link_face(row)
    if face == NO_FACE:
        return "both"
    kind = STRAIGHT_THRUST if link_role(row) == RIPOSTED else cards.kind[face]
    alike = {cards.bonus[kind][len(WEAPONS) * mine + theirs] for mine in range(len(WEAPONS))}
    return "theirs" if len(alike) == 1 else "both"


def speeds_to_meet(rows: Sequence[int]) -> list[int]:
    """The speed that each link of a phrase had to meet, 0 if none: an answer meets the link before it, and what a Feint
    brings in meets the first answer."""
    answers = [link_speed(row) for row in rows if link_role(row) in ANSWERS]
    found = []
    for index, row in enumerate(rows):
        role = link_role(row)
        found.append(link_speed(rows[index - 1]) if role in ANSWERS else answers[0] if role == SWAPPED else 0)
    return found


def link_message(cards: Cards, row: int, who: Message, form: str, against: int = 0) -> Message:
    """A link: as an action (`did`) or with its arithmetic (`link`), and what it had to meet."""
    role = ROLES[link_role(row)]
    facts: dict[str, Any] = {
        "who": who,
        "speed": link_speed(row),
        "price": link_number(row, 0) // 2,
        "against": against,
    }
    if link_face(row) != NO_FACE:
        facts["card"] = card_name(cards, link_face(row))
    if role not in SPEEDLESS:
        facts["sum"] = sum_message(cards, row)
    return Message(f"readyfence-{form}-{role}", facts)


def chain_message(links: Sequence[Message]) -> Message:
    """All of them in a row."""
    told = links[-1]
    for earlier in reversed(links[:-1]):
        told = Message("readyfence-chain", {"first": earlier, "rest": told})
    return told
