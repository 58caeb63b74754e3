"""Worlds: the imagined ones, those that agree with all known facts, and those that real bouts can reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import salle
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE
from salle.games.arena.rules.transitions import Fight
from tests.games.arena.fighting import WATCHERS, Fighting
from tests.support.imagined import imagined_worlds, indistinguishable

World = tuple[str, ...]  # the hand of each seat
Counts = tuple[int, ...]  # the number of cards of each face


def watchers(place: Fighting) -> tuple[str, ...]:
    return (*place.game.seat_names, "spectator")


# -- imagined worlds


def worlds(place: Fighting, watcher: str, number: int = 2000) -> Iterator[Fight]:
    """Positions that the watcher cannot tell from the true one."""
    return imagined_worlds(place.game, place.sight(watcher), watcher, number, Fight)


def faces(place: Fighting, pile: int) -> str:
    return ",".join(place.cards.codes[face] for face in place.cards.list_faces(pile))


def described(place: Fighting, world: Fight) -> World:
    """The part of a position that differs between worlds."""
    return tuple(faces(place, me.hand) for me in world.heroes)


def imagined(place: Fighting, watcher: str, number: int = 2000) -> set[World]:
    """The worlds found in many attempts."""
    return {described(place, world) for world in worlds(place, watcher, number)}


# -- possible worlds


def counted(place: Fighting, pile: int) -> Counts:
    return tuple(map(int, place.cards.count_faces(pile)))


def less(cards: Counts, others: Counts) -> Counts:
    return tuple(many - some for many, some in zip(cards, others, strict=True))


def hands_of(unseen: Counts, size: int) -> Iterator[Counts]:
    """All hands of that size."""
    if not unseen:
        yield from [()] if size == 0 else []
        return
    for some in range(min(unseen[0], size) + 1):
        for rest in hands_of(unseen[1:], size - some):
            yield (some, *rest)


def deals(unseen: Counts, sizes: list[int]) -> Iterator[tuple[list[Counts], Counts]]:
    """All ways to deal hands of these sizes, with the remaining deck."""
    if not sizes:
        yield [], unseen
        return
    for hand in hands_of(unseen, sizes[0]):
        for rest, deck in deals(less(unseen, hand), sizes[1:]):
            yield [hand, *rest], deck


def agrees(place: Fighting, watcher: str, hands: list[Counts], deck: Counts) -> bool:
    """Whether these hands agree with all public facts and with the watcher's own draws.

    Cards missing from the deck since the last reshuffle were drawn, and the number of draws of each seat is public. All
    other cards were in hands or ready at that time. Items that were ready do not return to a hand.
    """
    state, mine, seats = place.state, WATCHERS[watcher], place.game.seats
    fresh, aged, discards = (counted(place, pile) for pile in (state.fresh, state.aged, state.discards))
    drawn = counted(place, state.heroes[mine].drawn) if mine >= 0 else None
    drew = [int(me.newer) for me in state.heroes]
    ready = [[*me.items, *([me.armor] if me.armor != NO_FACE else [])] for me in state.heroes]
    ways = {(0,) * seats}  # how many of the cards each seat has can have been drawn since
    for face in range(len(deck)):
        held = [hand[face] for hand in hands] + [items.count(face) for items in ready]
        found = set[Counts]()
        for newer in product(*(range(count + 1) for count in held)):
            older = sum(held[:seats]) - sum(newer[:seats])
            spent = fresh[face] - deck[face] - sum(newer)
            own = newer[mine] + newer[seats + mine]
            known = drawn is None or own <= drawn[face] <= own + spent
            if 0 <= spent <= discards[face] and older <= aged[face] and known:
                found.add(tuple(newer[seat] + newer[seats + seat] for seat in range(seats)))
        ways = {tuple(map(sum, zip(way, more, strict=True))) for way in ways for more in found}
        ways = {way for way in ways if all(some <= most for some, most in zip(way, drew, strict=True))}
    return bool(ways)


def possible(place: Fighting, watcher: str) -> set[World]:
    """All worlds that agree with what the watcher can know."""
    return {described(place, world) for world in possible_worlds(place, watcher)}


def possible_worlds(place: Fighting, watcher: str) -> Iterator[Fight]:
    state, mine = place.state, WATCHERS[watcher]
    others = [number for number in range(place.game.seats) if number != mine]
    unseen = counted(place, state.deck)
    for number in others:
        unseen = less(unseen, tuple(-count for count in counted(place, state.heroes[number].hand)))
    for dealt, deck in deals(unseen, [int(state.heroes[number].held) for number in others]):
        hands = [counted(place, me.hand) for me in state.heroes]
        for number, hand in zip(others, dealt, strict=True):
            hands[number] = hand
        if agrees(place, watcher, hands, deck):
            world = state.copy()
            for me, hand in zip(world.heroes, hands, strict=True):
                me.hand = pile_of(place, hand)
            world.deck = pile_of(place, deck)
            yield world


def pile_of(place: Fighting, counts: Counts) -> int:
    pile = 0
    for face, count in enumerate(counts):
        for _ in range(count):
            pile = place.cards.with_one(pile, face)
    return pile


def followed(place: Fighting, watcher: str) -> set[World]:
    """The worlds of all bouts from the same start that looked the same to the watcher."""
    seat, start = WATCHERS[watcher], Fighting(salle.Bout(place.game, place.bout.start))
    worlds, actions = list(possible_worlds(start, watcher)), place.bout.actions
    found = indistinguishable(start.state, worlds, actions, seat, lambda world: (*world.sight(EVERYONE), world.deck))
    return {described(place, world) for world in found}
