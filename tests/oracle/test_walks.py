"""Random rounds: at every ply salle and the naive oracle agree."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping

import pytest

import salle
from salle import CHANCE, NOBODY, Game, Rng, State
from salle.core.search.playout import random_kind
from tests.oracle import engarde as naive
from tests.oracle.stances import ORACLE_REASONS, naive_rules

SCALE = int(os.environ.get("SALLE_SOAK", "1"))
FENCED: list[tuple[str, dict[str, int | str], int]] = [
    ("basic", {}, 300),
    ("basic", {"piste": 8, "values": 4, "copies": 4, "hand": 3}, 200),
    ("basic", {"piste": 5, "values": 3, "copies": 3, "hand": 2}, 200),
    ("standard", {}, 300),
    ("standard", {"parry": "same"}, 200),
    ("standard", {"piste": 5, "values": 2, "copies": 4, "hand": 2}, 200),
    ("standard", {"piste": 9, "values": 3, "copies": 7, "hand": 7}, 100),
    ("standard", {"piste": 20, "values": 9, "copies": 2, "hand": 3}, 200),
    ("standard", {"piste": 4, "values": 3, "copies": 2, "hand": 1}, 200),
    ("advanced", {}, 300),
    ("advanced", {"parry": "same"}, 200),
    ("advanced", {"piste": 7, "values": 3, "copies": 4, "hand": 4}, 200),
    ("advanced", {"piste": 16, "values": 9, "copies": 3, "hand": 5, "parry": "same"}, 100),
    ("advanced", {"piste": 6, "values": 2, "copies": 5, "hand": 3}, 200),
]


def named(fenced: tuple[str, Mapping[str, int | str], int]) -> str:
    ruleset, options, _ = fenced
    return " ".join([ruleset, *(f"{name}={value}" for name, value in options.items())])


def legal_tokens(game: Game, state: State) -> list[str]:
    return sorted(map(game.notation.token, state.legal_actions()))


def deal(game: Game, state: State, rng: Rng, rules: naive.Rules) -> naive.Position:
    """Play the deal. The oracle does not know how to deal and is given the cards."""
    lot = random_kind(game, state, rng)
    starter = ["@left", "@right"].index(game.notation.token(lot))
    state.apply(lot)
    hands: list[list[int]] = [[], []]
    pack = [value for value in range(1, rules.values + 1) for _ in range(rules.copies)]
    for number in range(2 * rules.hand):
        assert legal_tokens(game, state) == [f"+{value}" for value in sorted(set(pack))]
        drawn = random_kind(game, state, rng)
        card = int(game.notation.token(drawn)[1:])
        hands[starter if number < rules.hand else 1 - starter].append(card)
        pack.remove(card)
        state.apply(drawn)
    left, right = (tuple(sorted(hand)) for hand in hands)
    return naive.Position(rules, 1, rules.piste, (left, right), tuple(pack), starter, "turn")


def walk(game: Game, rules: naive.Rules, rng: Rng) -> str:
    """Play one round in both. Returns why it ended."""
    state = game.new()
    dealt = deal(game, state, rng, rules)
    position: naive.Position | naive.End = dealt
    if not naive.legal(dealt):
        position = naive.End(1 - dealt.to_act, "no-move")
    played: list[str] = []
    while isinstance(position, naive.Position):
        assert legal_tokens(game, state) == naive.legal(position), played
        assert (state.to_act == CHANCE) == (position.phase == "draw"), played
        assert position.phase == "draw" or state.to_act == position.to_act, played
        action = random_kind(game, state, rng)
        token = game.notation.token(action)
        played.append(token)
        state.apply(action)
        position = naive.play(position, token)
    outcome = state.outcome()
    assert state.to_act == NOBODY and outcome is not None, played
    reason = game.rule_name(outcome.rule)
    winners = () if position.winner is None else (position.winner,)
    assert (outcome.winners, ORACLE_REASONS[reason]) == (winners, position.reason), played
    return reason


@pytest.mark.slow
@pytest.mark.parametrize("fenced", FENCED, ids=named)
def test_random_rounds_are_allowed_and_judged_alike(fenced: tuple[str, dict[str, int | str], int]) -> None:
    ruleset, options, rounds = fenced
    game = salle.game("engarde", ruleset, hits=1, rounds=1, **options)
    rules = naive_rules(ruleset, options)
    ends = Counter(walk(game, rules, Rng(named(fenced), number)) for number in range(rounds * SCALE))
    assert ends["hit"] > 0 and len(ends) > 1, ends


def test_between_them_the_rounds_end_in_every_way() -> None:
    ends: set[str] = set()
    for ruleset, options in (("standard", {"piste": 5, "values": 2, "copies": 4, "hand": 2}), ("advanced", {})):
        game, rules = salle.game("engarde", ruleset, hits=1, rounds=1, **options), naive_rules(ruleset, options)
        ends |= {walk(game, rules, Rng("ends", number)) for number in range(200)}
    assert ends == set(ORACLE_REASONS)
