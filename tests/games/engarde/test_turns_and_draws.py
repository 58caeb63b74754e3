"""Moves, draws and the start of a round: what all three rule sets share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import salle
from salle.core.errors import BadOption, Illegal
from salle.core.game import CHANCE, NOBODY, Seat
from salle.games.engarde.rules.transitions import Match
from tests.games.engarde.fencing import RULESETS, at, en_garde, rules

DEAL = "+1 +3 +3 +4 +5 +2 +2 +4 +5 +5"

# -- the start


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_round_starts_at_the_ends_with_five_cards_each_and_fifteen_in_the_pack(ruleset: str) -> None:
    seen = en_garde(ruleset).play(DEAL).sees("spectator")
    assert (seen.left, seen.right, seen.gap()) == (1, 23, 22)
    assert ((seen.size_left, seen.size_right), seen.pack) == ((5, 5), 15)


def test_there_are_five_cards_of_each_value() -> None:
    bout = en_garde().play("+1 +1 +1 +1 +1")
    assert bout.refused("+1") == "not-in-pack"
    assert bout.legal() == ["+2", "+3", "+4", "+5"]
    assert bout.bout.state.census()[:5] == (5, 5, 5, 5, 5)


def test_standard_is_the_default_rule_set_and_the_printed_game_the_default_options() -> None:
    game = salle.game("engarde")
    assert game.ruleset == "standard"
    assert [game.options[name] for name in ("piste", "values", "copies", "hand")] == [23, 5, 5, 5]
    assert (game.options["starter"], game.options["parry"], game.options["open_discards"]) == ("lot", "sum", False)


def test_a_reduced_game_has_its_own_ends_deck_and_hands() -> None:
    bout = en_garde(piste=9, values=3, copies=3, hand=2).play("+1 +2 +3 +3")
    seen = bout.sees("left")
    assert (seen.left, seen.right, (seen.size_left, seen.size_right), seen.pack) == (1, 9, (2, 2), 5)
    assert bout.legal() == [">1", ">2"]


def test_a_reduced_deck_must_leave_a_pack() -> None:
    assert rules(values=2, copies=3, hand=2).options["hand"] == 2
    with pytest.raises(BadOption):
        rules(values=2, copies=2, hand=2)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_opening_has_one_move_for_each_distinct_card(ruleset: str) -> None:
    assert en_garde(ruleset).play(DEAL).legal() == [">1", ">3", ">4", ">5"]
    assert en_garde(ruleset).play("+3 +3 +3 +3 +3 +1 +2 +2 +4 +5").legal() == [">3"]


# -- moving


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_moves_exactly_its_value_forwards_or_backwards(ruleset: str) -> None:
    stance = "left=8 right=20 hands=33145/24111"
    assert at(stance, ruleset).play(">3").sees("left").left == 11
    assert at(stance, ruleset).play("<3").sees("left").left == 5
    assert at(stance + " turn=right", ruleset).play(">2").sees("left").right == 18
    assert at(stance + " turn=right", ruleset).play("<2").sees("left").right == 22


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_leaves_the_piste(ruleset: str) -> None:
    bout = at("left=4 right=20 hands=12345/12345", ruleset)
    assert [token for token in bout.legal() if token.startswith("<")] == ["<1", "<2", "<3"]
    assert bout.refused("<4") == "off-the-piste"
    bout = at("left=4 right=20 hands=12345/12345 turn=right", ruleset)
    assert bout.refused("<3") == "legal"
    assert bout.refused("<4") == "off-the-piste"


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("turn", ["left", "right"])
def test_nobody_moves_onto_or_over_the_opponent(ruleset: str, turn: str) -> None:
    bout = at(f"left=10 right=13 hands=12345/12345 turn={turn}", ruleset)
    assert [bout.refused(f">{card}") for card in range(1, 6)] == [
        "legal",
        "legal",
        "forward-is-attack",
        "blocked",
        "blocked",
    ]


def test_only_cards_in_the_hand_are_played() -> None:
    bout = at("left=8 right=20 hands=33145/24111")
    assert bout.refused(">2") == bout.refused("<2") == "not-in-hand"


def test_a_refused_action_changes_nothing() -> None:
    bout = at("left=8 right=20 hands=33145/24111")
    before = bout.bout.state.sight(Seat(0))
    with pytest.raises(Illegal):
        bout.play(">2")
    assert bout.bout.state.sight(Seat(0)) == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_attack_needs_a_card_equal_to_the_gap(ruleset: str) -> None:
    bout = at("left=10 right=13 hands=12345/12345", ruleset)
    assert [bout.refused(f"x{card}") for card in (2, 3, 4)] == ["not-at-distance", "legal", "not-at-distance"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_equal_to_the_gap_may_still_be_played_backwards(ruleset: str) -> None:
    bout = at("left=10 right=13 hands=31112/12345", ruleset)
    assert {"<3", "x3"} <= set(bout.legal())
    assert bout.play("<3").sees("left").left == 7


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_is_obliged_to_attack(ruleset: str) -> None:
    bout = at("left=10 right=13 hands=31112/12345", ruleset).play(">1 +4")
    assert (bout.winner, bout.awaiting) == ("", "right")


# -- drawing


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_mover_draws_up_to_five_and_the_opponent_moves(ruleset: str) -> None:
    bout = at("left=8 right=20 hands=33145/24111", ruleset).play(">3")
    assert bout.awaiting == "deck"
    bout.play("+5")
    assert (bout.hand("left"), bout.awaiting) == ("13455", "right")


@pytest.mark.parametrize("ruleset", ["standard", "advanced"])
def test_who_laid_three_cards_draws_three(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33314/24111", ruleset).play("x333 +5 +5")
    assert bout.awaiting == "deck"
    assert bout.play("+5").hand("left") == "14555"


def test_who_draws_takes_only_what_the_pack_still_holds() -> None:
    bout = at("left=5 right=8 hands=33314/24111 pack=5").play("x333 +5")
    assert (bout.awaiting, bout.hand("left"), bout.sees("right").pack) == ("right", "145", 0)


def test_only_what_is_left_can_be_drawn() -> None:
    bout = at("left=8 right=20 hands=33145/24111 pack=25").play(">3")
    assert bout.legal() == ["+2", "+5"]
    assert bout.refused("+3") == "not-in-pack"


# -- no legal move


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_has_no_legal_move_loses_without_an_action(ruleset: str) -> None:
    bout = at("left=18 right=22 hands=21133/44555", ruleset).play(">2 +1")
    assert (bout.ended, bout.legal()) == (("left", "no-move"), [])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_retreat_an_advance_or_an_attack_alone_is_a_legal_move(ruleset: str) -> None:
    assert at("left=16 right=19 hands=23311/44555", ruleset).play(">2 +2").legal() == ["<4"]
    assert at("left=18 right=23 hands=33112/24455", ruleset).play(">3 +2").legal() == ["x2"]
    assert at("left=19 right=23 hands=11233/14455", ruleset).play(">2 +2").legal() == [">1"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_starter_himself_may_be_stuck_at_once(ruleset: str) -> None:
    bout = en_garde(ruleset, piste=3, values=3, copies=3, hand=1).play("+3 +1")
    assert bout.ended == ("right", "no-move")
    assert en_garde(ruleset, piste=3, values=3, copies=3, hand=1).play("+2 +3").legal() == ["x2"]


# -- the whole of a small game


def bouts(state: salle.State, last_draw_seen: bool = False, after: int = 0) -> Iterator[tuple[salle.State, int]]:
    """Every position that a bout can come to, with the number of actions since the pack ran out."""
    yield state, after
    if state.to_act == NOBODY:
        return
    for action in state.legal_actions():
        next_state = state.copy()
        next_state.apply(action)
        assert isinstance(next_state, Match)
        empty = next_state.pack == 0
        actions = after + 1 if last_draw_seen and state.to_act != CHANCE else after
        yield from bouts(next_state, empty, actions)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_card_is_made_or_lost_and_at_most_one_action_follows_the_last_draw(ruleset: str) -> None:
    game = rules(ruleset, piste=5, values=3, copies=2, hand=2, starter="left")
    seen = list(bouts(game.new()))
    assert {state.census() for state, _ in seen} == {(2, 2, 2, 0, 0, 0)}
    assert {after for _, after in seen} == {0, 1}


def test_who_stands_at_the_end_of_the_piste_is_told_so() -> None:
    bout = at("left=1 right=20 hands=12345/12345")
    assert bout.says("<4") == "you are at the end of the piste and cannot retreat"
    assert (
        at("left=3 right=20 hands=12345/12345").says("<4")
        == "there are only 2 spaces behind you, so you cannot retreat 4"
    )
