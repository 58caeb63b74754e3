"""The past of a stance: the hands at the last reshuffle, and what each hero drew and spent since then.

Every card a hero had then or drew since is still in hand, or has left the hand in public. Cards that a stance does not
mention are assigned to the first hero that can have had them. Cards that it mentions are checked.
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
    """Count the cards of each face in a set."""
    return Counter(int(face) for face in cards.list_faces(faces))


def in_hand(fight: Fight, number: int) -> list[int]:
    """The hand of a seat, including the attack it has just played."""
    hand = [int(face) for face in fight.ring.cards.list_faces(fight.heroes[number].hand)]
    return [*hand, int(fight.attack)] if fight.phase == ANSWER and fight.turn == number else hand


def ready_items(me: Hero) -> list[int]:
    """All ready items and armor of a hero."""
    return [int(face) for face in me.items] + ([int(me.armor)] if me.armor != NO_FACE else [])


def spent_faces(me: Hero) -> Faces:
    """The cards that left this hand since the last reshuffle."""
    return Counter(int(spent_face(card)) for card in me.spent)


def older_items(fight: Fight) -> Faces:
    """The items that were ready at the last reshuffle."""
    cards = fight.ring.cards
    return count_faces(cards, cards.all) - count_faces(cards, fight.fresh) - count_faces(cards, fight.aged)


def all_spent(fight: Fight) -> Faces:
    """The cards that left hands since the last reshuffle. They are not tracked if all hands were empty then."""
    if not fight.aged:
        return Counter()
    outside = count_faces(fight.ring.cards, fight.discards)
    for me in fight.heroes:
        outside.update(ready_items(me))
    return outside - older_items(fight)


# -- defaults


def usual_draws(fight: Fight) -> list[list[int]]:
    """By default each hero drew every card they have that is newer than the reshuffle.

    The first hero drew the cards that no hero has.
    """
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
    return [number for number, me in enumerate(fight.heroes) if me.hero != NO_HERO]


def newer_cards(faces: list[int], *older: Faces) -> list[int]:
    """The cards that are not in the piles of older ones. Each match is removed from its pile."""
    found: list[int] = []
    for face in faces:
        pile = next((pile for pile in older if pile[face] > 0), None)
        if pile is None:
            found.append(face)
        else:
            pile[face] -= 1
    return found


def usual_spent(fight: Fight) -> list[list[int]]:
    """By default each hero spent, after all draws, the drawn cards they no longer have, the attack and newer items.

    Any other card that left a hand is assigned to the first hero that can have had it.
    """
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
    """The size of the hand at the last reshuffle, if the hero has spent these cards since."""
    return int(me.held) + faces.total() - int(me.newer)


# -- checks


def check_older(fight: Fight) -> None:
    """Check that the heroes could hold the older cards, and that none is in the deck and no older item in a hand."""
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
    """Check that every card missing from the deck was drawn, and that every card a hero has was drawn or is older."""
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
    """Check that every card that left a hand is listed, and that its owner had it by then."""
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
    """Check that at no time a hero had spent more newer cards than they had drawn."""
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
