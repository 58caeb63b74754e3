"""What a stance tells of the past: what was in hands when the deck was made, and what each drew and spent since.

All that somebody had then or has drawn since he still holds, or it has left his hand before all eyes. What a stance
leaves out of this is put down to those who can have done it, and what it says is checked.
"""

from __future__ import annotations

from collections import Counter

from salle.core.cards.card_sets import NO_FACE
from salle.core.errors import BadStance
from salle.core.texts import Message
from salle.games.arena.rules.cards import ARMOR, HANDS, Cards
from salle.games.arena.rules.hero import Hero, spent_after, spent_face
from salle.games.arena.rules.phase_ids import ANSWER
from salle.games.arena.rules.terms import HAND, MOST_FACES, NO_HERO
from salle.games.arena.rules.transitions import Fight

Faces = Counter[int]


def count_faces(cards: Cards, faces: int) -> Faces:
    """How many of each face a set has."""
    return Counter(int(face) for face in cards.list_faces(faces))


def in_hand(fight: Fight, number: int) -> list[int]:
    """What a seat holds, with the attack it has just played."""
    hand = [int(face) for face in fight.ring.cards.list_faces(fight.heroes[number].hand)]
    return [*hand, int(fight.attack)] if fight.phase == ANSWER and fight.turn == number else hand


def ready_items(me: Hero) -> list[int]:
    """All his items."""
    return [int(face) for face in me.items] + ([int(me.armor)] if me.armor != NO_FACE else [])


def spent_faces(me: Hero) -> Faces:
    """What has left his hand since the deck was made."""
    return Counter(int(spent_face(card)) for card in me.spent)


def older_items(fight: Fight) -> Faces:
    """What was ready when the deck was made."""
    cards = fight.ring.cards
    return count_faces(cards, cards.all) - count_faces(cards, fight.fresh) - count_faces(cards, fight.aged)


def all_spent(fight: Fight) -> Faces:
    """What has left hands since then; if all hands were empty it is not remembered."""
    if not fight.aged:
        return Counter()
    outside = count_faces(fight.ring.cards, fight.discards)
    for me in fight.heroes:
        outside.update(ready_items(me))
    return outside - older_items(fight)


# -- if nothing is said of it


def usual_draws(fight: Fight) -> list[list[int]]:
    """What each has drawn: of what he has, all that is not older than the deck. What nobody has the first drew."""
    aged, items = count_faces(fight.ring.cards, fight.aged), older_items(fight)
    drawn = [newer_cards(in_hand(fight, number), aged) for number in range(len(fight.heroes))]
    for number, me in enumerate(fight.heroes):
        drawn[number] += newer_cards(ready_items(me), items, aged)
    gone = [int(face) for face in fight.ring.cards.list_faces(fight.discards)]
    if fight.phase == ANSWER:
        gone.remove(int(fight.attack))
    drawn[seats_with_cards(fight)[0]] += newer_cards(gone, items, aged)
    return [sorted(faces) for faces in drawn]


def seats_with_cards(fight: Fight) -> list[int]:
    """The seats that have had cards."""
    return [number for number, me in enumerate(fight.heroes) if me.hero != NO_HERO]


def newer_cards(faces: list[int], *older: Faces) -> list[int]:
    """Those of the cards that are not among the older ones, which are used up."""
    found: list[int] = []
    for face in faces:
        pile = next((pile for pile in older if pile[face] > 0), None)
        if pile is None:
            found.append(face)
        else:
            pile[face] -= 1
    return found


def usual_spent(fight: Fight) -> list[list[int]]:
    """What each has spent, after all his draws: what he drew and has no more, his attack and his items that are not
    older. What else has left hands was that of the first who can have had it."""
    if not fight.aged:
        return [[] for _ in fight.heroes]
    cards, items = fight.ring.cards, older_items(fight)
    found = [count_faces(cards, me.drawn) - count_faces(cards, me.hand) for me in fight.heroes]
    for number, me in enumerate(fight.heroes):
        used = [*ready_items(me), *(in_hand(fight, number)[me.held :])]
        found[number] += Counter(newer_cards(list((Counter(used) - found[number]).elements()), items))
    rest = all_spent(fight) - sum(found, Faces())
    for face in rest.elements():
        rooms = [
            number for number in seats_with_cards(fight) if hand_size_then(fight.heroes[number], found[number]) < HAND
        ]
        found[(rooms or seats_with_cards(fight))[0]][face] += 1
    whole = [(me.newer * MOST_FACES, sorted(faces.elements())) for me, faces in zip(fight.heroes, found, strict=True)]
    return [[int(late) + face for face in faces] for late, faces in whole]


def hand_size_then(me: Hero, faces: Faces) -> int:
    """How many cards he held when the deck was made, if he has spent those."""
    return int(me.held) + faces.total() - int(me.newer)


# -- what can't be


def check_older(fight: Fight) -> None:
    """The heroes could hold it all when a card was due; and of it nothing is in the deck, no item in a hand."""
    cards, seats = fight.ring.cards, int(fight.ring.seats)
    aged, items = count_faces(cards, fight.aged), older_items(fight)
    taken = sum(int(cards.hands[face]) for face in items.elements())
    worn = sum(cards.sort[face] == ARMOR for face in items.elements())
    if aged.total() >= HAND * seats or taken > HANDS * seats or worn > seats:
        raise BadStance("arena-stance-aged-hands", seats=seats, cards=HAND, hands=HANDS)
    outside = count_faces(cards, cards.all) - count_faces(cards, fight.deck)
    in_hands = sum((count_faces(cards, me.hand) for me in fight.heroes), Faces())
    for face in (aged + items) - outside:
        raise BadStance("arena-stance-aged", field="aged" if aged[face] else "aged-items", card=cards.codes[face])
    for face in items - (outside - in_hands):
        raise BadStance("arena-stance-aged", field="aged-items", card=cards.codes[face])


def check_draws(fight: Fight) -> None:
    """What was made into the deck and is not there now was drawn; what somebody has he drew, or it is older."""
    cards = fight.ring.cards
    gone = count_faces(cards, fight.fresh) - count_faces(cards, fight.deck)
    drawn = [count_faces(cards, me.drawn) for me in fight.heroes]
    known = sum(drawn, Faces())
    for face in (known - gone) + (gone - known):
        raise BadStance("arena-stance-drawn", card=cards.codes[face], count=gone[face], drawn=known[face])
    aged, older = count_faces(cards, fight.aged), count_faces(cards, cards.all) - count_faces(cards, fight.fresh)
    held_longer, had_longer = Faces(), Faces()
    for number, me in enumerate(fight.heroes):
        hand = Counter(in_hand(fight, number))
        held_longer += hand - drawn[number]
        had_longer += hand + Counter(ready_items(me)) - drawn[number]
    for face in (held_longer - aged) + (had_longer - older):
        raise BadStance("arena-stance-older", card=cards.codes[face])


def check_spent(fight: Fight, seats: list[Message]) -> None:
    """All that has left hands is named, and whoever spent it had it by then."""
    cards, gone = fight.ring.cards, all_spent(fight)
    known = sum(map(spent_faces, fight.heroes), Faces())
    for face in (known - gone) + (gone - known):
        raise BadStance("arena-stance-spent", card=cards.codes[face], count=gone[face], spent=known[face])
    if not fight.aged:
        return
    items = older_items(fight)
    for number, (me, seat) in enumerate(zip(fight.heroes, seats, strict=True)):
        left = spent_faces(me)
        used = Counter(newer_cards(list((Counter(ready_items(me)) - left).elements()), items))
        attack = Counter(in_hand(fight, number)[me.held :])
        for face in (count_faces(cards, me.drawn) - count_faces(cards, me.hand) - left) + used + (attack - left):
            raise BadStance("arena-stance-unspent", seat=seat, card=cards.codes[face])
        if hand_size_then(me, left) > HAND:
            raise BadStance("arena-stance-had", seat=seat, had=hand_size_then(me, left), most=HAND)
        check_time(fight, me, seat)


def check_time(fight: Fight, me: Hero, seat: Message) -> None:
    """Of what he had spent by any time no more was newer than he had drawn by then."""
    cards = fight.ring.cards
    older = count_faces(cards, me.hand) + spent_faces(me) - count_faces(cards, me.drawn)
    drawn = 0
    for card in me.spent:
        face = int(spent_face(card))
        if older[face] > 0:
            older[face] -= 1
        else:
            drawn += 1
        if drawn > spent_after(card):
            raise BadStance("arena-stance-early", seat=seat, card=cards.codes[face], drawn=int(spent_after(card)))
