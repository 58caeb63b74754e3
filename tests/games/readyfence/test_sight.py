"""What each seat and a spectator can know: cards that were shown and cannot be gone, and no hidden cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from salle.core.game import CHANCE, NOBODY, Seat
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.view_parts import Cards
from salle.games.readyfence.rules.transitions import Match
from tests.games.readyfence.fencing import MODES, WATCHERS, WITH_STAMINA, Fencing, at, from_the_deal, lunge, rules
from tests.support.playing import say

WORLDS = 150
every_mode = pytest.mark.parametrize("mode", MODES)
with_stamina = pytest.mark.parametrize("mode", WITH_STAMINA)


def alike_to_others(one: Fencing, two: Fencing) -> None:
    """Left can tell the two bouts apart; right and a spectator cannot, by sight, events or board."""
    assert one.bout.state.sight(Seat(0)) != two.bout.state.sight(Seat(0))
    for watcher in ("right", "spectator"):
        seat = WATCHERS[watcher]
        assert one.bout.state.sight(seat) == two.bout.state.sight(seat)
        assert one.heard(watcher) == two.heard(watcher)
        assert one.witnessed(watcher) == two.witnessed(watcher)
        assert one.game.view.board(one.bout.state.sight(seat)) == two.game.view.board(two.bout.state.sight(seat))


def worlds(bout: Fencing, watcher: str = "right", number: int = WORLDS) -> Iterator[Match]:
    """Positions that the watcher cannot tell from the true one."""
    rng = Rng("worlds", watcher)
    for _ in range(number):
        world = bout.game.imagine(bout.bout.state.sight(WATCHERS[watcher]), rng)
        assert isinstance(world, Match)
        yield world


def held(bout: Fencing, world: Match, seat: str = "left") -> Counter[str]:
    """The cards in a hand of that world."""
    pile = world.fencer(WATCHERS[seat]).hand
    return Counter(bout.cards.codes[face] for face in bout.cards.list_faces(pile))


def gone(bout: Fencing, known: str) -> Counter[int]:
    """For right's imagined worlds: how often how many of these cards have left left's hand."""
    return Counter((Counter(known.split(",")) - held(bout, world)).total() for world in worlds(bout))


# -- what is hidden


@every_mode
@pytest.mark.parametrize("other", ["ST3,SH6,TT5", "ST3,PR6,SH4"])
def test_a_hand_is_seen_by_its_owner_alone(mode: str, other: str) -> None:
    alike_to_others(at("hands=ST3,BT4,TT5/ST4,SH6", mode), at(f"hands={other}/ST4,SH6", mode))
    bout = at("hands=ST3,BT4,TT5/ST4,SH6", mode)
    assert (bout.hand("left"), bout.hand("left", "right"), bout.held()) == (["ST3", "BT4", "TT5"], [], (3, 2))


@every_mode
@pytest.mark.parametrize("drawn", ["SH4", "PR6", "BT4"])
def test_a_drawn_card_is_seen_by_its_owner_alone(mode: str, drawn: str) -> None:
    stance = "hands=ST3,TT5/ST4,SH6"
    alike_to_others(at(stance, mode).play("> -TT5 +SH5"), at(stance, mode).play(f"> -TT5 +{drawn}"))


@every_mode
def test_a_discard_is_seen_by_its_owner_alone(mode: str) -> None:
    stance = "hands=ST3,BT4,TT5/ST4,SH6"
    alike_to_others(at(stance, mode).play("> -TT5 +SH5"), at(stance, mode).play("> -BT4 +SH5"))
    alike_to_others(at(stance, mode).play("> -TT5"), at(stance, mode).play("> -BT4"))


def test_a_dodgers_discard_in_tutorial_is_seen_by_himself_alone() -> None:
    stance = "squares=4-6 turn=right hands=BT4,TT5/ST3,RA"
    alike_to_others(at(stance, "tutorial").play("ST3 D -TT5 +JO"), at(stance, "tutorial").play("ST3 D -BT4 +JO"))


@every_mode
def test_a_deal_and_a_mulligan_are_seen_by_their_owner_alone(mode: str) -> None:
    yellow = "" if mode == "basic" else "+ST3"
    one, two = f"+BT4 +TT5 +GL5 +DI4 +DI5 {yellow}", f"+PR4 +PR5 +PR6 +SH4 +SH5 {yellow}"
    right = f"+BT5 +SH5 +SH6 +SH6 +DI6 {yellow}"
    alike_to_others(from_the_deal(mode).play(f"{one} {right}"), from_the_deal(mode).play(f"{two} {right}"))
    dealt = f"{one} {right} M"
    alike_to_others(from_the_deal(mode).play(f"{dealt} {one}"), from_the_deal(mode).play(f"{dealt} {two}"))


# -- masked tokens and whispers


@with_stamina
def test_draws_and_discards_are_masked_to_others(mode: str) -> None:
    bout = at("hands=ST3,BT4,TT5/ST4,SH6", mode).play("-BT4 +PR6 >")
    assert bout.witnessed("left") == "-BT4 +PR6 >"
    assert bout.witnessed("right") == bout.witnessed("spectator") == "-? +? >"


def test_the_filling_of_overtimes_timer_is_masked_to_all() -> None:
    bout = at("hands=ST3,BT4/ST4,SH6 timer=1 shown=BT5,TT5,TT5").play("S- ~GL5 @left")
    for watcher in WATCHERS:
        assert bout.witnessed(watcher) == "S- ~? @left"
    one = at("hands=ST3,BT4/ST4,SH6 timer=1 shown=BT5,TT5,TT5").play("S- ~PR6 @left")
    for seat in WATCHERS.values():
        assert one.bout.state.sight(seat) == bout.bout.state.sight(seat)


@every_mode
def test_what_is_laid_shown_or_taken_is_masked_to_nobody(mode: str) -> None:
    bout = lunge("ST3,BT4", "ST4,BT5", mode).play("ST3")
    state, action = bout.bout.state, bout.game.notation.action
    for token in ("#", "D", "ST3", "*BT5", "@left", ">", "E", "."):
        assert {state.masked(action(token), seat) for seat in WATCHERS.values()} == {action(token)}


@with_stamina
def test_drawn_and_discarded_cards_are_whispered_to_their_owner(mode: str) -> None:
    bout = at("hands=ST3,BT4,TT5/ST4,SH6", mode).play("-BT4 +PR6")
    public = ["discarded left", "drew-unseen left 11"]
    assert bout.heard("right") == bout.heard("spectator") == public
    assert [event.split()[0] for event in bout.heard("left")] == ["discarded", "discarded-card", "drew-unseen", "drew"]
    assert bout.told(watcher="left")[1::2] == ["The discarded card is Beat Thrust 4.", "Left draws Parry & Riposte 6."]


# -- what was seen and taken back


@with_stamina
def test_laid_cards_are_taken_back_and_stay_known(mode: str) -> None:
    bout = lunge("ST3,BT4,TT5", "ST4,PR5,SH6", mode, known="-/-").play("ST3 PR5 #")
    assert (bout.known("left"), bout.known("right"), bout.held()) == (["ST3"], ["PR5"], (3, 3))
    assert gone(bout, "ST3") == {0: WORLDS}


def test_in_tutorial_laid_cards_are_discarded_for_all_to_see() -> None:
    bout = lunge("ST3,BT4", "PR5,SH6", "tutorial").play("ST3 PR5 #")
    assert (bout.known("left"), bout.known("right"), bout.shown()) == ([], [], ["ST3", "PR5"])


def test_in_basic_everyone_knows_of_the_yellow_card() -> None:
    bout = from_the_deal("basic").play("+BT4 +TT5 +GL5 +DI4 +DI5 +SH6 +TT5 +GL5 +DI5 +DI6")
    assert (bout.known("left"), bout.known("right")) == (["ST3"], ["ST3"])


def test_a_known_card_may_be_gone_after_a_discard_and_never_without_one() -> None:
    bout = lunge("ST3,SH6,BT4,TT5,CT,FE", "PR4,ST4", "advanced").play("ST3 PR4 SH6 # > .")
    assert bout.known("left") == ["ST3", "SH6"] and gone(bout, "ST3,SH6") == {0: WORLDS}
    found = gone(bout.play("-BT4 +JO"), "ST3,SH6")
    assert bout.known("left") == [] and set(found) == {0, 1} and found[0] > found[1]
    assert set(gone(bout.play("> < . -CT +AN ."), "ST3,SH6")) == {0, 1, 2}


@pytest.mark.parametrize(
    ("known", "groups"),
    [
        ("ST3,SH6,BT4", {"ST3,SH6,BT4": 0}),
        ("ST3:1,SH6:1,BT4:1", {"ST3,SH6,BT4": 1}),
        ("ST3,SH6:1,BT4:1", {"ST3": 0, "ST3,SH6,BT4": 1}),
        ("ST3,SH6:1,BT4:2", {"ST3": 0, "ST3,SH6": 1, "ST3,SH6,BT4": 2}),
        ("ST3:3,SH6:3,BT4:3,CT:3", {"ST3,SH6,BT4,CT": 3}),
        ("SH6,SH6:2", {"SH6": 0, "SH6,SH6": 1}),
    ],
)
def test_of_the_cards_seen_before_the_last_k_discards_at_most_k_are_gone(known: str, groups: dict[str, int]) -> None:
    stance = "hands=ST3,SH6,SH6,BT4,CT,FE/PR4,ST4 hidden=TT5,TT5,GL5/-"
    bout = at(f"{stance} known={known}/-", "advanced")
    for cards, most in groups.items():
        found = gone(bout, cards)
        assert max(found) == most
        assert found[0] > 0


def test_a_card_that_is_shown_again_is_certain_again() -> None:
    stance = "squares=4-6 hands=ST3,SH6,BT4/PR4,ST4 hidden=TT5/- known=ST3:1,SH6:1/-"
    bout = at(stance, "advanced").play("ST3 #")
    assert bout.known("left") == ["ST3"]
    assert gone(bout, "ST3") == {0: WORLDS} and set(gone(bout, "ST3,SH6")) == {0, 1}


def test_a_card_taken_at_random_is_known_no_longer() -> None:
    bout = lunge("ST3", "BT4,BT5,TT5", "advanced", known="-/BT4,BT5").play("ST3 D *BT4 +CT .")
    assert (bout.known("right"), bout.shown()) == (["BT5"], ["BT4"])
    twice = lunge("ST3", "BT4,BT4,TT5", "advanced", known="-/BT4,BT4").play("ST3 D *BT4 +CT .")
    assert twice.known("right") == ["BT4"]


def test_a_laid_joker_is_known_no_longer() -> None:
    bout = lunge("ST3,BT4", "JO,TT5", "advanced", known="-/JO,TT5").play("ST3 JO +CT")
    assert (bout.known("right"), bout.shown()) == (["TT5"], ["JO"])


def test_the_board_tells_what_is_certain_and_what_may_be_gone() -> None:
    bout = at("hands=ST3,SH6,BT4/PR4,ST4 hidden=TT5/- known=ST3,SH6:1/-", "advanced")
    board = bout.game.view.board(bout.bout.state.sight(Seat(1)))
    piles = {say(part.label): (part.faces, part.hidden) for part in board if isinstance(part, Cards)}
    assert (piles["Left"], piles["Perhaps held"], piles["Right"]) == ((("ST3",), 2), (("SH6",), 0), (("ST4", "PR4"), 0))


# -- imagined worlds


def test_every_basic_hand_in_every_world_has_a_straight_thrust() -> None:
    bout = at("hands=ST4,SH6,BT4,TT5,PR4,PR5/ST4,DI4 hidden=ST3/- known=ST3:1/-")
    for world in worlds(bout, "spectator", 400):
        for seat in ("left", "right"):
            assert any(card.startswith("ST") for card in held(bout, world, seat))


def test_in_overtime_the_known_discards_lie_in_the_pool() -> None:
    """Right knows the shown discards and its own face-down ones. No card of them is drawn yet."""
    bout = at("hands=ST3,BT4/ST4,SH6 timer=1 shown=BT5 hidden=TT5/GL5,GL5", "advanced").play("S- @left")
    for world in worlds(bout):
        pool = Counter({code: count for code, count in zip(bout.cards.codes, world.pool, strict=True) if count})
        assert pool.total() == 4 and not Counter(BT5=1, GL5=2) - pool


def test_in_overtime_as_many_of_them_may_be_gone_as_others_have_drawn() -> None:
    bout = at("hands=ST3,BT4/ST4,SH6 timer=1 shown=BT5 hidden=TT5/GL5,GL5", "advanced")
    bout.play("S- @left > . -BT4 +GL5")
    left_of_them = Counter[int]()
    for world in worlds(bout):
        pool = Counter({code: count for code, count in zip(bout.cards.codes, world.pool, strict=True) if count})
        assert pool.total() == 3
        left_of_them[(Counter(BT5=1, GL5=2) & pool).total()] += 1
    assert set(left_of_them) == {2, 3}


@every_mode
def test_whoever_imagines_sees_what_he_saw_and_may_do_what_he_might(mode: str) -> None:
    """Checked at every decision of some bouts; no card appears twice."""
    game = rules(mode)
    for number in range(6):
        rng, state = Rng("imagined", number), game.new()
        while state.to_act != NOBODY:
            for seat in (Seat(0), Seat(1), NOBODY):
                world = game.imagine(state.sight(seat), rng)
                assert world.sight(seat) == state.sight(seat)
                assert world.census() == state.census()
                if seat == state.to_act:
                    assert world.legal_actions() == state.legal_actions()
            state.apply(random_kind(game, state, rng))


@every_mode
def test_the_deck_does_in_every_world_only_what_it_could(mode: str) -> None:
    bout = at("hands=ST3,BT4/ST4,SH6", mode).play("> -BT4")
    assert bout.bout.awaiting == CHANCE
    for world in worlds(bout, "left"):
        assert sum(world.chance_weights()) == bout.bout.state.chance_total()
