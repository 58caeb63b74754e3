"""A bout: rejected calls change nothing, each seat sees only its own cards, and only unseen moves are taken back."""

from __future__ import annotations

from typing import Any, cast

import pytest

import salle
from salle import CHANCE, NOBODY, Action, Bout, Dealer, Game, Rng, Seat
from salle.core.bout import KEPT, replay
from salle.core.errors import Illegal, NoTakeBack, OutOfRange, OutOfTurn
from salle.core.game import RETIRED
from salle.core.search.playout import random_kind
from salle.games.engarde.rules.transitions import Match
from tests.core.toy import HEADS, HIDE, MASKED, PASS, ROLL, SHOW, TAILS, ToyGame

LEFT, RIGHT = Seat(0), Seat(1)
DEAL = "@left +1 +2 +3 +4 +5 +1 +1 +2 +2 +3"


def play(bout: Bout, tokens: str) -> Bout:
    for token in tokens.split():
        bout.play(bout.game.notation.action(token))
    return bout


def engarde(tokens: str = DEAL, **options: Any) -> Bout:
    return play(Bout(salle.game("engarde", **options)), tokens)


def toy(*actions: Action) -> Bout:
    bout = Bout(ToyGame())
    for action in actions:
        bout.play(action)
    return bout


def action(game: Game, token: str) -> Action:
    found: Action = game.notation.action(token)
    return found


def snapshot(bout: Bout) -> tuple[Any, ...]:
    """Everything anybody can know of a bout."""
    watchers = (LEFT, RIGHT, NOBODY)
    return (
        bout.awaiting,
        list(bout.actions),
        [bout.state.sight(seat) for seat in watchers],
        [[(ply.seat, ply.action) for ply in bout.witnessed(seat)] for seat in watchers],
        [[event.key() for event in bout.heard(seat)] for seat in watchers],
    )


# -- refusals


def test_the_other_seat_can_t_act() -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(OutOfTurn, match=r"Right cannot act now\. It is Left’s turn"):
        bout.act(RIGHT, action(bout.game, ">1"))
    assert snapshot(bout) == before


def test_no_seat_acts_for_the_deck() -> None:
    bout = engarde("")
    before = snapshot(bout)
    for seat in (LEFT, RIGHT, CHANCE, NOBODY):
        with pytest.raises(OutOfTurn):
            bout.act(seat, action(bout.game, "@left"))
    assert snapshot(bout) == before


def test_the_deck_does_not_act_for_a_seat() -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(OutOfTurn, match="It is not the deck’s turn"):
        bout.dealt(action(bout.game, "+1"))
    assert snapshot(bout) == before


def test_nobody_acts_after_the_end() -> None:
    bout = engarde()
    bout.retire(LEFT)
    before = snapshot(bout)
    for seat in (LEFT, RIGHT, NOBODY):
        with pytest.raises(OutOfTurn):
            bout.act(seat, action(bout.game, ">1"))
    with pytest.raises(OutOfTurn):
        bout.dealt(action(bout.game, "+1"))
    with pytest.raises(OutOfTurn, match="Right cannot resign"):
        bout.retire(RIGHT)
    assert snapshot(bout) == before


@pytest.mark.parametrize("token", ["+1", "@left", "+?"])
def test_a_seat_can_t_do_what_is_the_deck_s(token: str) -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(OutOfRange):
        bout.act(LEFT, action(bout.game, token))
    assert snapshot(bout) == before


@pytest.mark.parametrize("number", [-1, -2, -99, 10**6, 2**63, 10**30])
def test_there_is_no_action_of_that_number(number: int) -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(OutOfRange, match="There is no action"):
        bout.act(LEFT, number)
    assert snapshot(bout) == before


def test_what_a_bot_does_to_its_seen_does_not_reach_the_bout() -> None:
    bout = engarde()
    seen = bout.seen(LEFT)
    heard, witnessed = len(seen.heard), len(seen.witnessed)
    seen.heard.clear()
    seen.witnessed.clear()
    seen.legal.clear()
    again = bout.seen(LEFT)
    assert (len(again.heard), len(again.witnessed)) == (heard, witnessed)
    assert again.legal


@pytest.mark.parametrize("seat", [-3, -1, 2, 99])
def test_there_is_no_such_seat_to_see_from(seat: int) -> None:
    with pytest.raises(OutOfRange, match="There is no seat"):
        engarde().seen(Seat(seat))


@pytest.mark.parametrize("token", [">1", "#", "+?", "!1"])
def test_the_deck_can_t_do_what_is_a_seat_s(token: str) -> None:
    bout = engarde("@left")
    before = snapshot(bout)
    with pytest.raises(OutOfRange):
        bout.dealt(action(bout.game, token))
    assert snapshot(bout) == before


@pytest.mark.parametrize(
    ("token", "rule"),
    [("<1", "off-the-piste"), ("x5", "not-at-distance"), ("=1", "nothing-to-answer"), ("#", "nothing-to-answer")],
)
def test_an_illegal_action_is_refused_by_its_rule(token: str, rule: str) -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(Illegal) as caught:
        bout.act(LEFT, action(bout.game, token))
    assert caught.value.rule == rule
    assert token in str(caught.value) and rule in str(caught.value)
    assert snapshot(bout) == before


def test_a_card_that_is_not_in_the_pack_can_t_be_dealt() -> None:
    bout = engarde("@left +1 +1 +1 +1 +1")
    before = snapshot(bout)
    with pytest.raises(Illegal) as caught:
        bout.dealt(action(bout.game, "+1"))
    assert caught.value.rule == "not-in-pack"
    assert snapshot(bout) == before


def test_the_lot_is_drawn_once() -> None:
    bout = engarde("@left")
    before = snapshot(bout)
    with pytest.raises(Illegal) as caught:
        bout.dealt(action(bout.game, "@right"))
    assert caught.value.rule == "not-dealt-now"
    assert snapshot(bout) == before


# -- what is done


def test_what_was_dealt_and_done_is_the_list_of_actions() -> None:
    bout = engarde(f"{DEAL} >5 +4 >1")
    assert " ".join(map(bout.game.notation.token, bout.actions)) == f"{DEAL} >5 +4 >1"
    assert bout.awaiting == CHANCE and not bout.over and bout.outcome is None


@pytest.mark.parametrize("tokens", ["", "@left +1", DEAL])
@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_a_seat_may_retire_whoever_is_to_act(tokens: str, seat: Seat) -> None:
    bout = engarde(tokens)
    bout.retire(seat)
    assert bout.over and bout.outcome is not None
    assert bout.outcome.winners == (1 - seat,) and bout.outcome.rule == RETIRED
    assert bout.game.notation.token(bout.actions[-1]) == f"!{seat + 1}"


@pytest.mark.parametrize("tokens", ["", "@left +1", DEAL])
def test_the_reserved_action_retires_its_seat(tokens: str) -> None:
    bout = play(engarde(tokens), "!2")
    assert bout.outcome is not None and bout.outcome.winners == (LEFT,)
    with pytest.raises(OutOfTurn):
        play(bout, "!1")


@pytest.mark.parametrize("seat", [CHANCE, NOBODY, Seat(2)])
def test_only_a_seat_retires(seat: Seat) -> None:
    bout = engarde()
    before = snapshot(bout)
    with pytest.raises(OutOfTurn):
        bout.retire(seat)
    assert snapshot(bout) == before


def test_a_bout_from_a_stance_leaves_the_stance_alone() -> None:
    game = salle.game("engarde", hits=1, rounds=1)
    start = game.stance("left=8 right=11 hands=13335/12244 turn=left")
    before = start.sight(LEFT)
    bout = play(Bout(game, start), "x33 +1 +1 =24 >1")
    assert start.sight(LEFT) == before != bout.state.sight(LEFT)
    assert [event.kind for event in bout.heard(LEFT)]


def test_after_a_round_lost_for_want_of_a_move_the_next_is_dealt() -> None:
    game = salle.game("engarde")
    bout = play(Bout(game, game.stance("left=20 right=22 hands=11455/34455 seen=2233 turn=left")), ">1 +2")
    assert bout.state.points(LEFT) == 1 and bout.awaiting == CHANCE
    assert list(map(game.notation.token, bout.state.legal_actions())) == ["+1", "+2", "+3", "+4", "+5"]


# -- what is seen


def witnessed(bout: Bout, seat: Seat) -> str:
    return " ".join(bout.game.notation.token(ply.action) for ply in bout.witnessed(seat))


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    bout = engarde(f"{DEAL} >5 +4")
    assert witnessed(bout, LEFT) == "@left +1 +2 +3 +4 +5 +? +? +? +? +? >5 +4"
    assert witnessed(bout, RIGHT) == "@left +? +? +? +? +? +1 +1 +2 +2 +3 >5 +?"
    assert witnessed(bout, NOBODY) == "@left" + " +?" * 10 + " >5 +?"
    assert [ply.seat for ply in bout.witnessed(RIGHT)] == [CHANCE] * 11 + [LEFT, CHANCE]


def test_nothing_that_a_seat_sees_tells_the_other_hand() -> None:
    """Two bouts that differ only in what the right fencer drew are the same bout to the left one."""
    bouts = [engarde(f"@left +1 +2 +3 +4 +5 {hand} >5 +4") for hand in ("+1 +1 +2 +2 +3", "+3 +4 +4 +5 +5")]
    for seat in (LEFT, NOBODY):
        here, there = (bout.seen(seat) for bout in bouts)
        assert here.sight == there.sight
        assert [(ply.seat, ply.action) for ply in here.witnessed] == [(p.seat, p.action) for p in there.witnessed]
        assert [event.key() for event in here.heard] == [event.key() for event in there.heard]
        assert (here.legal, here.kinds) == (there.legal, there.kinds)
    here, there = (bout.seen(RIGHT) for bout in bouts)
    assert here.sight != there.sight


@pytest.mark.parametrize("ruleset", ["basic", "standard", "advanced"])
def test_no_sight_holds_the_other_hand_before_the_end(ruleset: str) -> None:
    game = salle.game("engarde", ruleset, hits=1, rounds=1)
    for seed in range(40):
        bout, dealer, rng = Bout(game), Dealer(seed), Rng(seed)
        while not bout.over:
            seen = {seat: game.read(bout.seen(seat).sight) for seat in (LEFT, RIGHT, NOBODY)}
            true, left, right, spectator = (cast(Match, state) for state in (bout.state, *seen.values()))
            assert (left.hand_left, left.hand_right) == (true.hand_left, 0)
            assert (right.hand_left, right.hand_right) == (0, true.hand_right)
            assert (spectator.hand_left, spectator.hand_right) == (0, 0)
            assert {one.size_left for one in (left, right, spectator)} == {true.size_left}
            if bout.awaiting == CHANCE:
                bout.dealt(dealer.deal(game, bout.state))
            else:
                bout.act(bout.awaiting, random_kind(game, bout.state, rng))
        for seat in (LEFT, RIGHT):
            drawn = {event.seat for event in bout.heard(seat) if game.events[event.kind] == "drew"}
            assert drawn == {seat}


def test_only_who_is_to_act_has_a_choice() -> None:
    bout = engarde()
    assert list(map(bout.game.notation.token, bout.seen(LEFT).legal)) == [">1", ">2", ">3", ">4", ">5"]
    assert [bout.game.kinds[kind] for kind in bout.seen(LEFT).kinds] == ["advance"] * 5
    assert bout.seen(RIGHT).legal == [] and bout.seen(NOBODY).legal == []


# -- taking back


def test_there_is_nothing_to_take_back_at_first() -> None:
    with pytest.raises(NoTakeBack, match="no move to take back"):
        toy().take_back(LEFT)


def test_an_action_that_shows_nothing_is_taken_back() -> None:
    bout = toy(HIDE)
    before = snapshot(bout)
    bout.act(LEFT, HIDE)
    assert bout.witnessed(RIGHT)[-1].action == MASKED
    bout.take_back(LEFT)
    assert snapshot(bout) == before
    bout.act(LEFT, ROLL)
    assert bout.actions == [HIDE, ROLL]


def test_a_pass_is_taken_back_before_the_other_has_acted() -> None:
    bout = toy(HIDE, PASS)
    bout.take_back(LEFT)
    assert bout.awaiting == LEFT and bout.actions == [HIDE]


@pytest.mark.parametrize(
    ("actions", "seat", "why"),
    [
        ((ROLL, TAILS), LEFT, "error-take-back-dealt"),
        ((HIDE, ROLL, HEADS), LEFT, "error-take-back-dealt"),
        ((HIDE, PASS, HIDE), LEFT, "error-take-back-not-yours"),
        ((HIDE, PASS), RIGHT, "error-take-back-not-yours"),
        ((SHOW,), LEFT, "error-take-back-shown"),
    ],
)
def test_what_somebody_learned_is_not_taken_back(actions: tuple[Action, ...], seat: Seat, why: str) -> None:
    bout = toy(*actions)
    before = snapshot(bout)
    with pytest.raises(NoTakeBack) as caught:
        bout.take_back(seat)
    assert caught.value.message.id == why
    assert snapshot(bout) == before


def test_retiring_is_not_taken_back() -> None:
    bout = toy(HIDE)
    bout.retire(LEFT)
    with pytest.raises(NoTakeBack):
        bout.take_back(LEFT)
    assert bout.over


def test_a_card_laid_open_stays() -> None:
    bout = engarde(f"{DEAL} >5")
    with pytest.raises(NoTakeBack, match="showed something to another player"):
        bout.take_back(LEFT)


# -- going back


@pytest.mark.parametrize("name", ["engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard"])
def test_an_earlier_moment_of_a_bout_is_a_replay_until_then(name: str) -> None:
    bout, rng, dealer = Bout(salle.game(name)), Rng("until", name), Dealer("until")
    while not bout.over and len(bout.actions) < 3 * KEPT:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(bout.game, bout.state))
        else:
            legal = bout.state.legal_actions()
            bout.play(legal[rng.below(len(legal))])
    if not bout.over:
        bout.retire(Seat(0))
    plies = len(bout.actions)
    for ply in {0, 1, min(KEPT, plies) - 1, KEPT, min(KEPT + 1, plies), 2 * KEPT, plies - 1, plies}:
        past = replay(bout.game, None, bout.actions[:ply])
        assert_equal(bout.until(ply), past)
        assert_equal(bout.until((ply + plies) // 2).until(ply), past)


def assert_equal(found: Bout, wanted: Bout) -> None:
    assert found == wanted
    assert found.heard_counts() == wanted.heard_counts()
    for seat in (NOBODY, *map(Seat, range(found.game.seats))):
        assert found.witnessed(seat) == wanted.witnessed(seat)
        assert found.heard(seat) == wanted.heard(seat)
        assert found.state.sight(seat) == wanted.state.sight(seat)
        assert found.information_state(seat) == wanted.information_state(seat)
