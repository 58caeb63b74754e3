"""The terms of Swordplay: Arena: phases, rules and events, each with its number and its name."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule

HAND: Final = 5
NO_HERO: Final = -1
MOST_ITEMS: Final = 2  # in two hands
MOST_FACES: Final = 64
RESTLESS_AFTER: Final = 2  # quiet rounds in a row, AR-5
RESTLESS_FROM: Final = 40  # the round after which the crowd is never content, AR-6

# Phases: in the first ones the deck acts, in the others somebody decides.
LOT: Final = 0  # heroes are drawn
DEAL: Final = 1
DRAW: Final = 2
DISCARD: Final = 3
READY: Final = 4
COMBAT: Final = 5
ANSWER: Final = 6
OVER: Final = 7
PHASES: Final = ("lot", "deal", "draw", "discard", "ready", "combat", "answer", "over")

# Why an action is refused ...
NOT_NOW: Final = Rule(1)
NOT_IN_HAND: Final = Rule(2)
NOT_READY: Final = Rule(3)  # no such item is
NO_FREE_HANDS: Final = Rule(4)  # AR-2
NOT_STANDING: Final = Rule(5)  # the target is defeated
NOT_COVERED: Final = Rule(6)  # the defence does not cover the line
NOT_IN_DECK: Final = Rule(7)
HERO_TAKEN: Final = Rule(8)
NOT_DEALT_NOW: Final = Rule(9)
# ... how an attack ends ...
COUNTERED: Final = Rule(10)
SHIELDED: Final = Rule(11)  # AR-3
HIT: Final = Rule(12)
# ... why a hero falls, and how a game ends.
BY_DAMAGE: Final = Rule(13)
BY_RESTLESSNESS: Final = Rule(14)  # AR-5, AR-6
LAST_STANDING: Final = Rule(15)
NOBODY_LEFT: Final = Rule(16)

RULES: Final = (
    "legal",
    "not-now",
    "not-in-hand",
    "not-ready",
    "no-free-hands",
    "not-standing",
    "not-covered",
    "not-in-deck",
    "hero-taken",
    "not-dealt-now",
    "countered",
    "shielded",
    "hit",
    "by-damage",
    "by-restlessness",
    "last-standing",
    "nobody-left",
)
FIRST_END: Final = COUNTERED

# Kinds of event, each with its facts.
GOT_HERO: Final = 0  # hero, life
DREW: Final = 1  # face; whispered
DREW_UNSEEN: Final = 2  # how many cards the deck still has
RESHUFFLED: Final = 3  # how many cards the new deck has
DISCARDED: Final = 4  # face
KEPT: Final = 5
DROPPED: Final = 6  # face, strength left
READIED: Final = 7  # face, the armor it replaces or -1
DECLINED: Final = 8  # phase
ATTACKED: Final = 9  # face, line, target, base, weapons, bonus
ANSWERED: Final = 10  # face or -1, strength the shield has left or -1; the rule says how
DAMAGED: Final = 11  # damage, taken by armor, armor left (0 without armor), life left
BROKEN: Final = 12  # face
DEFEATED: Final = 13
ROUND_ENDED: Final = 14  # round, quiet rounds in a row
RESTLESS: Final = 15  # round, quiet rounds in a row
WON: Final = 16
DRAWN: Final = 17
LEFT_THE_ARENA: Final = 18

EVENTS: Final = (
    "got-hero",
    "drew",
    "drew-unseen",
    "reshuffled",
    "discarded",
    "kept",
    "dropped",
    "readied",
    "declined",
    "attacked",
    "answered",
    "damaged",
    "broken",
    "defeated",
    "round-ended",
    "restless",
    "won",
    "drawn",
    "left-the-arena",
)
