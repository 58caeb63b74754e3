"""Imagined worlds: all that could be the true one for the seat that imagines them, and no others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from salle.core.cards.card_sets import size
from salle.core.check.laws import Checker
from salle.core.game import EVERYONE, NOBODY
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.games.audatia.rules.actions import ACTION_KINDS
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.memory import Memory
from tests.games.audatia.dueling import PAIRINGS, SEATS, WATCHERS, Dueling, duel, rules, stance
from tests.support.imagined import imagined_worlds, indistinguishable

World = tuple[tuple[str, str, str], tuple[str, str, str]]  # hand, face-down discards and posta of each player
GALEAZZO = ("galeazzo", "boucicault")
BOUCICAULT = ("boucicault", "galeazzo")
every_pairing = pytest.mark.parametrize("pairing", PAIRINGS)


def worlds(place: Dueling, watcher: str = "respondent", number: int = 300) -> Iterator[Duel]:
    """Positions that the watcher can't tell from the true one."""
    return imagined_worlds(place.game, place.sight(watcher), watcher, number, Duel)


def faces(place: Dueling, pile: int) -> str:
    return ",".join(place.cards.codes[face] for face in place.cards.list_faces(pile))


def described(place: Dueling, world: Duel) -> World:
    """The parts in which worlds differ."""
    challenger, respondent = (
        (faces(place, me.hand), faces(place, me.hidden), place.cards.posta_codes[me.posta] if me.posta >= 0 else "")
        for me in (world.challenger, world.respondent)
    )
    return challenger, respondent


def imagined(place: Dueling, watcher: str = "respondent", number: int = 600) -> set[World]:
    """A large sample of worlds."""
    return {described(place, world) for world in worlds(place, watcher, number)}


def possible(place: Dueling, watcher: str = "respondent") -> set[World]:
    """The worlds of all duels from the same start that looked the same to the watcher."""
    seat = WATCHERS[watcher]
    true = place.game.new() if place.bout.start is None else place.bout.start.copy()
    assert isinstance(true, Duel)
    found = indistinguishable(true, [true.copy()], place.bout.actions, seat, lambda world: world.sight(EVERYONE))
    return {described(place, world) for world in found}


def small(hand: str, deck: str, theirs: str = "P,MFl", virtues: str = "c,c,c,r") -> Dueling:
    """The challenger out of measure with few cards, all of them seen, and the other cards open."""
    whole = Counter(duel().deck("challenger") + duel().hand("challenger"))
    shown = ",".join((whole - Counter(hand.split(",")) - Counter(deck.split(","))).elements())
    known = f"c.hand={hand} c.seen={hand} c.hall-seen={hand} c.shown={shown}"
    return stance(f"phase=trade virtues={virtues} {known} r.hand={theirs} r.seen={theirs} r.hall-seen={theirs}")


# -- all possible worlds, and no impossible ones


@pytest.mark.slow
@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
@pytest.mark.parametrize("tokens", ["", "-BO", "-BO -FE", "-BO . +MFr", ". . vP vC . -BO", ". . vP vC -EY -MFl"])
def test_from_the_first_card_on_every_possible_world_is_imagined_and_no_other(tokens: str, watcher: str) -> None:
    place = duel().play(tokens)
    expected = possible(place, watcher)
    assert described(place, place.state) in expected
    assert imagined(place, watcher, 20 * len(expected)) == expected


TRADES = [
    ("MFl,P,TW", "LI,SO", "-MFl"),
    ("MFl,P,TW", "LI,SO", "-MFl -P"),
    ("MFl,P,TW", "LI,SO", "-MFl -P +SO"),
    ("MFl,P,TW", "LI,SO", "-MFl -P +SO . . DOD FEN . ."),
    ("MFl,P,TW,CO", "LI,SO,P", "-MFl -TW +SO -P"),
    ("MMl,P,TW,CO", "LI,SO,P", "-TW -CO +SO . . DOD FEN . . xMMl"),
    ("MFl,P,RE", "RE,SO", "~RE +SO"),
    ("MFl,P,RE", "RE,SO", "~RE +RE -P"),
    ("MFl,MFl,TW", "LI,MFr", "-MFl -TW +MFr"),
    ("MFl,MMl,TW", "LI,SO", ". . DOD FEN . . xMMl"),
    ("MFl,P,TW,CO", "LU,SO,UN", "-MFl -P +LU ~LU +SO -TW -SO"),
]


@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
@pytest.mark.parametrize(("hand", "deck", "tokens"), TRADES)
def test_every_possible_world_is_imagined_and_no_other(hand: str, deck: str, tokens: str, watcher: str) -> None:
    place = small(hand, deck).play(tokens)
    assert imagined(place, watcher) == possible(place, watcher)


def test_a_drawn_card_that_was_played_or_cycled_is_nowhere_else() -> None:
    place = small("MFl,P,RE", "MMl,SO,LU").play("~RE +LU ~LU +MMl . . DOD FEN . . xMMl")
    assert imagined(place) == possible(place) == {described(place, place.state)}


@pytest.mark.parametrize(("watcher", "count"), [("challenger", 1), ("respondent", 12), ("spectator", 12)])
def test_where_a_posta_is_secret_any_may_be_it(watcher: str, count: int) -> None:
    place = small("MFl,P,TW", "LI").play(". . DOD")
    found = imagined(place, watcher)
    assert len(found) == count and found == possible(place, watcher)
    assert {world[1][2] for world in found} == {""}


def test_after_the_reveal_both_poste_are_what_they_are() -> None:
    place = small("MFl,P,TW", "LI").play(". . DOD FEN")
    for watcher in ("challenger", "respondent", "spectator"):
        assert {(world[0][2], world[1][2]) for world in imagined(place, watcher, 50)} == {("DOD", "FEN")}


@pytest.mark.parametrize("watcher", [*SEATS, "spectator"])
def test_what_one_holds_oneself_is_what_one_holds_in_every_world(watcher: str) -> None:
    place = duel().play("-MFl . +SO -DE . +LI vP vC -TA -P")
    for number, seat in enumerate(SEATS):
        hands = {world[number][:2] for world in imagined(place, watcher, 300)}
        assert (hands == {described(place, place.state)[number][:2]}) is (watcher == seat)


# -- the eye of the lynx


def looking(hand: str, deck: str) -> Dueling:
    """The respondent may look into the challenger's hand, twice."""
    return small(hand, deck, "EY,EY,MFl", "c,r,c,r")


def test_after_an_eye_the_hand_is_what_was_seen_for_who_looked_alone() -> None:
    place = looking("MFl,P,TW,LU", "LI,SO,P").play("-MFl -P +SO . . DOD FEN . EY")
    assert imagined(place) == {described(place, place.state)}
    assert imagined(place, "spectator", 1500) == possible(place, "spectator")
    assert len(possible(place, "spectator")) > 10


def test_what_was_missing_at_the_second_look_lies_face_down_in_every_world() -> None:
    place = looking("MMl,P,TW,LU", "LI,SO,P").play("-LU -P +SO . . DOD FEN . EY . xMMl =MFl . . .")
    place.play("-TW -SO +LI . . DOD FEN . EY")
    assert imagined(place) == possible(place) == {described(place, place.state)}
    assert place.hidden("challenger") == ["P", "SO", "TW", "LU"]


def test_an_eye_keeps_the_laws() -> None:
    """Nothing hidden leaks (L3): the rules themselves show the hand to its player."""
    place = duel().play("-MFl . +SO . vP vC . . . DOD FEN .")
    checker = Checker(place.game, "eye")
    checker.actions = [place.game.notation.action("EY")]
    for number in range(5):
        checker.check_follow_up(place.state.copy(), 0, Rng("eye", number))


# -- seen cards that must still be there


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("c.hand=LI c.hidden=MMl,TW c.seen=MMl,TW c.gone=2-2", {"MMl": 0, "TW": 0}),
        ("c.hand=LI,TW c.hidden=MMl,CO c.seen=MMl,TW c.gone=1-2", {"MMl": 1, "TW": 1}),
        ("c.hand=LI,TW c.hidden=MMl,CO c.seen=MMl,TW c.gone=0-2", {"MMl": 2, "TW": 2}),
        ("c.hand=CO c.hidden=MMl,TW c.seen=MMl,CO,TW", {"MMl": 1, "CO": 1, "TW": 1}),
        ("c.hand=CO,LI c.hidden=MMl,TW c.seen=CO c.buried=MMl", {"CO": 1}),
    ],
)
def test_at_least_as_many_as_must_and_at_most_as_many_as_may_are_gone(text: str, hand: dict[str, int]) -> None:
    """The most seen cards that a world has in hand. Each of them is there in some world, if any may be."""
    place = stance(f"phase=trade r.hand=P {text}")
    held = [set(world[0][0].split(",")) & set(hand) for world in imagined(place)]
    assert max(map(len, held)) == max(hand.values())
    assert all(any(card in some for some in held) is (most > 0) for card, most in hand.items())


def test_what_is_known_to_lie_face_down_does_so_in_every_world() -> None:
    place = stance("phase=trade r.hand=P c.hand=LI,TW c.hidden=MFl,P,SO c.buried=MFl,SO")
    assert all({"MFl", "SO"} <= set(world[0][1].split(",")) for world in imagined(place))
    assert any({"MFl", "SO"} - set(world[0][1].split(",")) for world in imagined(place, "spectator"))


# -- requirements for every world


def holds_true(game: Audatia, me: Duelist, memory: Memory) -> bool:
    """Whether the memory of a hand fits the hand, the cards that left it openly and those face down."""
    count = game.setup.cards.count
    ways = {(0, 0)}  # seen cards that left openly, and seen cards that were put away
    for face in range(game.setup.cards.faces):
        seen, left, hand = count(memory.seen, face), count(memory.left, face), count(me.hand, face)
        away = count(me.hidden, face) - count(memory.buried, face)
        ways = {
            (openly + went, unseen + gone)
            for openly, unseen in ways
            for went in range(min(seen, left) + 1)
            for gone in range(min(seen - went, away) + 1)
            if seen - went - gone <= hand and away >= 0
        }
    drawn = me.held - size(memory.seen) + memory.since + size(memory.left)
    return drawn == memory.draws and any(
        size(memory.left) - openly <= drawn and memory.since - memory.could <= unseen <= memory.since
        for openly, unseen in ways
    )


@pytest.mark.slow
@every_pairing
def test_what_is_remembered_is_true(pairing: tuple[str, str]) -> None:
    """In every position of many duels."""
    game = rules(*pairing)
    assert isinstance(game, Audatia)
    for number in range(40):
        rng, state = Rng("remembered", number), game.new()
        while state.to_act != NOBODY:
            state.apply(random_kind(game, state, rng))
            for me in (state.challenger, state.respondent):
                assert holds_true(game, me, me.memory) and holds_true(game, me, me.hall)


@every_pairing
def test_whoever_imagines_sees_what_he_saw_and_may_do_what_he_might(pairing: tuple[str, str]) -> None:
    game = rules(*pairing)
    for number in range(5):
        rng, state = Rng("imagined", number), game.new()
        while state.to_act != NOBODY:
            for seat in (WATCHERS["challenger"], WATCHERS["respondent"], NOBODY):
                world = game.imagine(state.sight(seat), rng)
                assert (world.sight(seat), world.to_act) == (state.sight(seat), state.to_act)
                assert world.census() == state.census()
                assert world.together == state.together
                if seat == state.to_act:
                    assert world.legal_actions() == state.legal_actions()
            state.apply(random_kind(game, state, rng))


PRE_EMPTED = "virtues=c,r,c,r c.posta=DOD c.stack=MFl c.hand=P r.posta=COD r.hand=PE,MFr,TW"
FEINT_ATTACKS = ACTION_KINDS.index("feint-attack")
FEINTED = "phase=entry c.posta=BRE c.stack=MFl c.hand=FE,MFr,TW r.posta=BRE r.stack=MFl r.hand=P"
AT_ONCE = [
    (PRE_EMPTED, "PE", "galeazzo", "boucicault"),
    (PRE_EMPTED, "PE .", "boucicault", "boucicault"),
    (FEINTED, "FE", "galeazzo", "galeazzo"),
    (FEINTED, "FE .", "galeazzo", "boucicault"),
]


@pytest.mark.parametrize(("text", "tokens", "challenger", "respondent"), AT_ONCE)
def test_who_must_strike_at_once_can_in_every_world(text: str, tokens: str, challenger: str, respondent: str) -> None:
    """Pre-empt and Feint show that a strike can follow."""
    place = stance(text, challenger, respondent).play(tokens)
    assert place.phase in ("pre-empting", "feint-attack")
    for watcher in (SEATS[1 - SEATS.index(place.awaiting)], "spectator"):
        assert all(world.legal_actions() for world in worlds(place, watcher))


@pytest.mark.parametrize(("text", "tokens", "challenger", "respondent"), [AT_ONCE[1], AT_ONCE[3]])
def test_also_before_it_is_known_whether_the_skill_is_denied(
    text: str, tokens: str, challenger: str, respondent: str
) -> None:
    place = stance(text, challenger, respondent).play(tokens.split(maxsplit=1)[0])
    assert place.phase == "deny"
    for world in worlds(place, place.awaiting):
        world.apply(place.game.notation.action("."))
        assert world.legal_actions()


def test_who_cycles_after_a_feint_can_strike_in_every_world() -> None:
    place = stance(FEINTED.replace("MFr,TW", "MFr,RE"), respondent="galeazzo").play("FE ~RE")
    assert place.awaiting == "deck"
    for watcher in ("respondent", "spectator"):
        for world in worlds(place, watcher):
            world.apply(world.legal_actions()[0])
            assert any(world.kind(action) == FEINT_ATTACKS for action in world.legal_actions())


def test_at_set_up_the_other_may_put_away_what_basic_cards_he_has_left_in_every_world() -> None:
    place = duel().play("-MFl")
    for watcher in ("respondent", "spectator"):
        for world in worlds(place, watcher, 50):
            legal = {place.game.notation.token(action) for action in world.legal_actions()}
            assert legal == {".", *(f"-{card}" for card in faces(place, world.challenger.hand).split(","))}


# -- conclusions from the order of events


@pytest.mark.parametrize(
    ("hand", "deck", "tokens"),
    [("MFl,P,RE", "RE,SO,LU", "-P -MFl +LU ~RE"), ("MFl,P,TW", "P,LI,SO", "-MFl -TW +LI . . DOD FEN . . xP")],
)
def test_a_card_put_away_before_the_first_draw_was_one_of_those_seen(hand: str, deck: str, tokens: str) -> None:
    """Also after playing a card that has two copies."""
    place = small(hand, deck).play(tokens)
    assert imagined(place) == possible(place)


def test_a_card_drawn_after_the_last_one_was_put_away_is_in_the_hand() -> None:
    place = small("MFl,P,TW,CO", "LI,SO,UN").play("-MFl -TW +SO -P -SO +LI")
    assert imagined(place) == possible(place)


@pytest.mark.parametrize(
    ("tokens", "pairing"),
    [("-BO . +MFr . vP vC . . . DOD FEN . . xMFl", GALEAZZO), ("~EY +SO -TA", BOUCICAULT)],
)
def test_what_is_put_away_at_set_up_is_basic_in_every_world(tokens: str, pairing: tuple[str, str]) -> None:
    place = duel(*pairing).play(tokens)
    basic = set(duel(*pairing).hand("challenger"))
    assert {world[0][1] for world in imagined(place)} <= basic


def test_of_a_card_that_was_put_away_and_drawn_again_the_look_tells_that_it_has_a_twin() -> None:
    place = duel().play("-MFl . +MFl . vP vC . . . DOD FEN . EY")
    assert {world[0][1] for world in imagined(place)} == {"MFl", "RFr", "P", "FE"}


# -- probabilities


@pytest.mark.parametrize(
    ("card", "tokens", "pairing"),
    [
        ("MFl", "-BO . +MFr . vP vC . . . DOD FEN . . xMFl", GALEAZZO),
        ("P", ". . vP vC . -BO -KI +LI . . DOD FEN . . xP", GALEAZZO),
        ("EY", "~EY +SO", BOUCICAULT),
    ],
)
def test_a_card_that_was_played_seldom_has_a_twin_in_the_hand(card: str, tokens: str, pairing: tuple[str, str]) -> None:
    """One card was drawn, out of 27: with about one chance in 27 it is the other one of that face."""
    place = duel(*pairing).play(tokens)
    twins = sum(card in faces(place, world.challenger.hand).split(",") for world in worlds(place))
    assert 0 < twins < 300 // 9


def test_while_the_challenger_draws_at_set_up_the_respondent_can_still_put_away_all_he_has() -> None:
    place = duel().play("-MFl -P . +MFr")
    for world in worlds(place, "challenger", 20):
        assert world.respondent.basics == world.respondent.hand == place.duelist("respondent").hand
