"""Imagined worlds: exactly those that a seat cannot tell from the true one, with the right probabilities."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import salle
from salle.core.cards.card_sets import size
from salle.core.game import CHANCE, NOBODY, Game, Seat, retiring
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.games.arena.rules.event_ids import RESHUFFLED
from salle.games.arena.rules.phase_ids import LOT
from salle.games.arena.rules.transitions import Fight
from tests.games.arena.fighting import PRINTED, Fighting, rules, stance
from tests.games.arena.piles import thin
from tests.games.arena.worlds import (
    Counts,
    World,
    agrees,
    counted,
    described,
    faces,
    followed,
    imagined,
    less,
    possible,
    watchers,
    worlds,
)

every_table = pytest.mark.parametrize("seats", [2, 3, 6])


def only(**copies: int) -> str:
    """The card data with these numbers of copies, and none of the other cards."""
    rows = PRINTED.split("\n[[")
    for index, row in enumerate(rows):
        for code in re.findall(r'code = "(..)"', row):
            rows[index] = re.sub(r"copies = \{ is = \d+", f"copies = {{ is = {copies.get(code, 0)}", row)
    return "\n[[".join(rows)


FEW = only(HI=12, PH=12, DO=7)


# -- before the first reshuffle: an unseen card can be anywhere

SMALL = [
    ("hands=HI/PH,DO", "SS,RI,LA", ""),
    ("hands=HI,HI/PH,HI", "SS,HI", ""),
    ("hands=HI,LO,PH,PL/DO", "GS,RI", ". +GS"),
    ("hands=HI,LO,PH,PL/DO,SS", "GS,RI", ". +GS . HI>1 =DO"),
    ("hands=HI,HI,PH,SS/HI,JU", "HI,RI", ". +RI ^SS"),
    ("hands=HI,LO,PH,PL/DO", "GS,RI,LE", "-LO +GS +RI"),
    ("hands=HI/PH,DO/SS", "RI", ""),
    ("hands=-/HI,LO,PH,PL/SS turn=2", "GS,RI", ". +GS . HI>2 #"),
    ("hands=HI/PH/-/DO life=5/5/0/5 turn=4 phase=ready", "RI", ". ."),
    ("hands=HI/LO/-/PH/-/- turn=3 phase=ready", "SS,RI", ""),
]


@pytest.mark.slow
@pytest.mark.parametrize(("text", "deck", "tokens"), SMALL)
def test_every_possible_world_is_imagined_and_no_other(text: str, deck: str, tokens: str) -> None:
    place = thin(text, deck).play(tokens)
    assert place.happened("reshuffled") == 0
    for watcher in watchers(place):
        expected = possible(place, watcher)
        assert described(place, place.state) in expected
        assert followed(place, watcher) == expected
        assert imagined(place, watcher, 200 + 20 * len(expected)) == expected, watcher


# -- after a reshuffle: the deck is made of known discards, and cards in hands are older

TWO = "hands=HI,PH,PH,DO/HI,DO"
THREE = "hands=HI,PH,DO,DO/HI/PH"
BY_TWO = [
    (TWO, "PH", "-HI +PH +DO"),
    (TWO, "PH", "-HI +PH +HI . HI>1 =DO"),
    (TWO, "PH", "-HI +PH +HI . HI>1 # -DO"),
    (TWO, "PH", "-PH +PH +HI . HI>1 # -DO +PH +PH"),
]
BY_MORE = [
    (TWO, "PH", "-HI +PH +HI . HI>1 =DO"),
    (TWO, "PH", "-HI +PH +HI . HI>1 # -DO"),
    (THREE, "", ". +HI"),
    (THREE, "", ". +HI . HI>1 #"),
    (THREE, "", ". +PH . HI>2 =PH"),
    (f"{THREE} life=5/1/5", "", ". +HI . HI>1 #"),
]


def reshuffled(text: str, deck: str, tokens: str) -> Fighting:
    place = thin(text, deck, cards=FEW).play(tokens)
    assert place.happened("reshuffled") == 1
    return place


def misses(place: Fighting, watcher: str, number: int) -> set[World]:
    """The possible worlds that are never imagined, and the imagined ones that are impossible."""
    can_be = followed(place, watcher)
    assert described(place, place.state) in can_be <= possible(place, watcher)
    return can_be ^ imagined(place, watcher, number)


@pytest.mark.parametrize(("text", "deck", "tokens"), BY_TWO)
def test_after_a_reshuffle_the_two_who_fight_imagine_all_that_can_be(text: str, deck: str, tokens: str) -> None:
    place = reshuffled(text, deck, tokens)
    assert not misses(place, "first", 500) and not misses(place, "second", 500)


@pytest.mark.slow
@pytest.mark.parametrize(("text", "deck", "tokens"), BY_MORE)
def test_after_a_reshuffle_whoever_knows_less_imagines_all_that_can_be(text: str, deck: str, tokens: str) -> None:
    place = reshuffled(text, deck, tokens)
    for watcher in watchers(place):
        assert misses(place, watcher, 1500) == set(), watcher


def test_the_deck_is_made_of_the_discards_and_holds_nothing_older() -> None:
    place = thin("hands=HI,GS,RS,PA/PH,DO/SS,JU").play("-HI +MB +FE")
    assert place.happened("reshuffled") == 1
    for watcher in watchers(place):
        for world in worlds(place, watcher, 200):
            assert not {"GS", "RS", "PA"} & set(faces(place, world.deck).split(","))


@pytest.mark.parametrize(("watcher", "possibly"), [("first", "PH,DO,JU,LO"), ("spectator", "HI,PH,DO,JU,LO")])
def test_who_drew_nothing_since_then_holds_older_cards(watcher: str, possibly: str) -> None:
    place = stance("hands=HI/PH,DO,SS/JU,LO aged=HI,PH,DO,JU,LO drawn=-/SS/-")
    third = [set(world[2].split(",")) for world in imagined(place, watcher)]
    assert set().union(*third) == set(possibly.split(","))


def test_who_drew_little_since_then_holds_few_newer_cards() -> None:
    place = stance("hands=HI/PH,DO,SS,RI/JU,LO aged=HI,PH,DO,JU,LO,RI drawn=-/SS/-")
    newer = [set(world[1].split(",")) - {"PH", "DO", "JU", "LO", "RI"} for world in imagined(place, "first")]
    assert set(map(len, newer)) == {0, 1} and len(set().union(*newer)) > 15


def test_what_one_spent_may_have_been_newer_and_another_hold_the_older_one() -> None:
    """The second seat had one older card, drew two and played a High. The third has drawn nothing since."""
    place = stance("hands=-/LO,PH/HI,RI discards=HI aged=HI,LO,RI drawn=-/HI,PH/-")
    third = Counter(described(place, world)[2] for world in worlds(place, "first"))
    assert set(third) == {"LO,RI", "HI,LO", "HI,RI"}
    assert third["HI,LO"] + third["HI,RI"] < third["LO,RI"]  # a High is unlikely to have been drawn


@pytest.mark.slow
def test_an_older_card_of_ones_own_is_in_no_other_hand() -> None:
    """The second seat drew and spent a Low and a Parry. The third drew nothing, and my High is the older one."""
    place = stance("hands=HI/-/LO,RI discards=LO,PH aged=HI,LO,RI drawn=-/LO,PH/-")
    assert imagined(place, "first") == possible(place, "first") == {("HI", "", "LO,RI")}


def test_who_drew_but_the_item_that_is_ready_holds_older_cards() -> None:
    """The second seat drew one card: the sword, which was in the deck."""
    place = stance("hands=-/LO,RI/LE,PH items=-/SS/- aged=LO,RI,LE drawn=-/SS/PH")
    assert {world[1] for world in imagined(place, "first")} == {"LO,RI", "LO,LE", "LE,RI"}


# -- probabilities


def often(place: Fighting, seat: int, number: int) -> Counts:
    """Count the faces that this seat holds in worlds that the first seat imagines."""
    total = Counter[int]()
    for world in worlds(place, "first", number):
        total.update(int(face) for face in place.cards.list_faces(world.heroes[seat].hand))
    return tuple(total[face] for face in range(place.cards.faces))


def as_drawn(found: Counts, pile: Counts, draws: int, number: int) -> bool:
    """Whether the counts match draws from the pile within five standard deviations."""
    size = sum(pile)
    for some, copies in zip(found, pile, strict=True):
        share = copies / size
        spread = draws * share * (1 - share) * (size - draws) / (size - 1)
        if abs(some - number * draws * share) > 5 * (number * spread) ** 0.5:
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_card_is_as_likely_in_a_hand_as_in_the_deck(seats: int) -> None:
    hands = ["HI,LO,PH,DO", "RI,SS,PL,LA", "LE,DO", "BU,DO,JU", "HI", "PF,PR,GS,FE,TH"][:seats]
    place = stance(f"hands={'/'.join(hands)} discards=HI,SP,DO")
    unseen = less(less(counted(place, place.cards.all), counted(place, place.state.discards)), own(place))
    for seat in range(1, seats):
        assert as_drawn(often(place, seat, 1500), unseen, place.held()[seat], 1500)


def own(place: Fighting) -> Counts:
    return counted(place, place.state.heroes[0].hand)


@pytest.mark.slow
def test_an_older_card_is_as_likely_in_one_hand_as_in_another_and_a_newer_one_as_in_the_deck() -> None:
    place = stance("hands=HI/PH,DO,SS/JU,LO aged=HI,PH,DO,JU,LO drawn=-/SS/-")
    older = tuple(int(code in ("PH", "DO", "JU", "LO")) for code in place.cards.codes)
    found = often(place, 2, 1500)
    assert as_drawn(found, older, 2, 1500)
    newer = less(often(place, 1, 1500), less(tuple(1500 * count for count in older), found))
    assert as_drawn(newer, counted(place, place.state.fresh), 1, 1500)


# -- every world is a valid position


def moments(seats: int, number: int) -> Iterator[tuple[Game, Fight]]:
    """Positions of a random bout in which a player may resign."""
    game, rng = rules(seats=seats), Rng("moments", f"{seats} {number}")
    state = game.new()
    assert isinstance(state, Fight)
    while state.to_act != NOBODY:
        yield game, state
        leaves = number % 2 and seats > 2 and rng.below(60) == 0
        leaver = Seat(rng.below(seats))
        state.apply(retiring(leaver) if leaves and state.stands(leaver) else random_kind(game, state, rng))


@pytest.mark.slow
@every_table
def test_every_imagined_world_is_played_to_its_end(seats: int) -> None:
    rng = Rng("to the end", seats)
    for number in range(10):
        for game, state in moments(seats, number):
            if rng.below(30) > 0:
                continue
            seat = [*map(Seat, range(seats)), NOBODY][rng.below(seats + 1)]
            world, plies = game.imagine(state.sight(seat), rng), 0
            assert (world.sight(seat), world.census()) == (state.sight(seat), state.census())
            while world.to_act != NOBODY:
                world.apply(random_kind(game, world, rng))
                plies += 1
            assert world.outcome() is not None and world.census() == state.census()
            assert 0 < plies <= (game.horizon or 0)


@pytest.mark.slow
def test_no_world_that_one_of_two_imagines_contradicts_what_he_knows() -> None:
    """Positions after reshuffles in random bouts."""
    rng, looked = Rng("contradicts"), 0
    for number in range(60):
        for game, state in moments(2, number):
            if not state.aged or rng.below(4) > 0:
                continue
            place, looked = Fighting(salle.Bout(game, state)), looked + 1
            for watcher in game.seat_names:
                assert agree(place, watcher, place.state)
                for world in worlds(place, watcher, 5):
                    assert agree(place, watcher, world), (watcher, described(place, world), place.stance())
    assert looked > 20


def agree(place: Fighting, watcher: str, world: Fight) -> bool:
    """Whether a world agrees with everything the watcher can know."""
    return agrees(place, watcher, [counted(place, me.hand) for me in world.heroes], counted(place, world.deck))


def test_who_sees_everything_imagines_nothing() -> None:
    place = stance("hands=HI,LO/PH,DO/SS discards=HI")
    for world in worlds(place, "everyone", 20):
        assert described(place, world) == described(place, place.state) and world.deck == place.state.deck


@every_table
def test_what_is_remembered_of_the_deck_is_true(seats: int) -> None:
    """After every ply of some bouts: the deck when shuffled, the hands then, and the draws since."""
    game, reshuffles = rules(seats=seats), 0
    for number in range(10):
        rng, state = Rng("remembered", number), game.new()
        assert isinstance(state, Fight)
        cards = state.ring.cards
        fresh, aged, drawn = cards.all, 0, [0] * seats
        while state.to_act != NOBODY:
            action, told = random_kind(game, state, rng), len(state.journal)
            if state.to_act == CHANCE and state.phase != LOT:
                drawn[state.drawer] = cards.with_one(drawn[state.drawer], action - game.actions)
            state.apply(action)
            for event in state.journal[told:]:
                if event.kind == RESHUFFLED:
                    reshuffles += 1
                    fresh, aged, drawn = state.deck, 0, [0] * seats
                    for me in state.heroes:
                        aged = cards.union(aged, me.hand)
            assert (state.fresh, state.aged) == (fresh, aged)
            assert [me.drawn for me in state.heroes] == drawn
            assert [me.newer for me in state.heroes] == list(map(size, drawn))
    assert reshuffles > 2
