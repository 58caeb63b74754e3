"""Random bouts of Ready... Fence!: at every ply salle and the naive oracle agree."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import pytest

import salle
from salle import CHANCE, NOBODY, Action, Game, Rng
from salle.core.game import Seat
from salle.core.search.playout import random_action, random_kind
from salle.games.readyfence.rules.actions import WEAPON_LETTERS
from salle.games.readyfence.rules.phase_ids import MULLIGAN
from salle.games.readyfence.rules.rule_ids import ATTACK_LANDS, RULES
from salle.games.readyfence.rules.transitions import Match
from tests.oracle import readyfence as naive
from tests.support.keen_play import keen_action

SCALE = int(os.environ.get("SALLE_SOAK", "1"))
EACH = 30  # bouts
FENCED: list[tuple[str, dict[str, Any]]] = [
    ("tutorial", {}),
    ("tutorial", {"touches": 10}),
    ("tutorial", {"touches": 15}),
    ("tutorial", {"cards_first": False}),
    ("tutorial", {"passivity": 2}),
    ("basic", {}),
    ("basic", {"touches": 10}),
    ("basic", {"cards_first": False}),
    ("basic", {"passivity": 2}),
    ("advanced", {}),
    ("advanced", {"touches": 15}),
    ("advanced", {"cards_first": False}),
    ("advanced", {"passivity": 2}),
    ("advanced", {"feints": 3}),
]
ENDINGS = set(RULES[ATTACK_LANDS:])
# In a keen bout these moves are made as soon as they are legal, the rarest first.
KEEN = (
    *("feint-in-time", "counter-time", "feint", "renew", "parry", "counter-attack", "parry-bare", "attack"),
    *("advance", "keep", "discard"),
)


Chooser: TypeAlias = Callable[[Game, Match, Rng], Action]


def named(fenced: tuple[str, dict[str, Any]]) -> str:
    mode, options = fenced
    return " ".join([mode, *(f"{name}={value}" for name, value in options.items())])


KEENLY: Chooser = partial(keen_action, keenest=KEEN)
CHOOSERS: tuple[Chooser, ...] = (random_kind, random_action, KEENLY)


def scripted(tokens: str) -> Chooser:
    """These actions in order."""
    row = iter(tokens.split())
    return lambda game, state, rng: game.notation.read(state, next(row))


def compare(game: Game, state: Match, oracle: naive.Fence, played: list[str]) -> None:
    """All facts of a position that both implementations know."""
    story = " ".join(played)
    token = game.notation.token
    assert state.to_act == oracle.to_act, story
    assert sorted(map(token, state.legal_actions())) == oracle.legal(), story
    if state.to_act == CHANCE:
        weights = enumerate(state.chance_weights(), game.actions)
        assert {token(Action(number)): ways for number, ways in weights if ways} == oracle.weights(), story
    elif state.phase != MULLIGAN:
        assert (state.timer, state.period) == (oracle.timer, oracle.period), story
    for seat, me in enumerate((state.left, state.right)):
        mine = (me.square, WEAPON_LETTERS[me.weapon], me.stamina, me.touches, me.held)
        theirs = (oracle.squares[seat], oracle.positions[seat], oracle.stamina[seat], oracle.score[seat])
        assert mine == (*theirs, len(oracle.hands[seat])), story


def walk(mode: str, options: dict[str, Any], number: int, choose: Chooser) -> Counter[str]:
    """Play one bout in both. Returns how its phrases and the bout ended."""
    game = salle.game("readyfence", mode, **options)
    state, oracle = game.new(), naive.Fence(mode, **options)
    assert isinstance(state, Match)
    rng, played = Rng(named((mode, options)), number), list[str]()
    while state.to_act != NOBODY:
        compare(game, state, oracle, played)
        action = choose(game, state, rng)
        played.append(game.notation.token(action))
        state.apply(action)
        oracle.play(played[-1])
    story = " ".join(played)
    assert oracle.to_act is None, story
    assert oracle.winner == state.winner and oracle.reason == game.rule_name(state.why), story
    assert oracle.score == [state.points(Seat(0)), state.points(Seat(1))], story
    ends = [game.rule_name(event.rule) for event in state.journal if game.events[event.kind] == "phrase-ended"]
    assert ends == oracle.endings, story
    return Counter([*ends, game.rule_name(state.why)])


@pytest.mark.slow
@pytest.mark.parametrize("fenced", FENCED, ids=named)
def test_random_bouts_are_allowed_weighed_and_judged_alike(fenced: tuple[str, dict[str, Any]]) -> None:
    mode, options = fenced
    ends: Counter[str] = Counter()
    for number in range(EACH * SCALE):
        ends += walk(mode, options, number, CHOOSERS[number % len(CHOOSERS)])
    assert ends["attack-lands"] > 0 and len(ends) > 8, ends


# Passivity empties the Timer, then every turn costs a card, until one phrase takes the last of both.
BOTH_RUN_OUT = " ".join(
    [
        *("+SH4 +BT4 +BT4 +BT5 +BT5 +TT5", "+ST4 +SH4 +SH5 +SH5 +SH6 +SH6", ". . @left", "> ."),
        *["I . I . L . L ."] * 7,
        *("I -SH4 I -BT4", "L -SH5 L -BT4", "I -SH5 I -BT5", "E -SH6 E -BT5", "L -SH6 L -TT5"),
        *("ST4 SH4", "@right"),
    ]
)


def met(number: int, choose: Chooser) -> set[str]:
    """The endings of one bout in each mode."""
    return {end for mode in ("tutorial", "basic", "advanced") for end in walk(mode, {}, number, choose)}


@pytest.mark.slow
def test_between_them_the_bouts_and_their_phrases_end_in_every_way() -> None:
    ends = set().union(*(met(number, KEENLY) for number in range(100)))
    ends = ends.union(*(met(number, random_kind) for number in range(20)))
    ends |= set(walk("tutorial", {"passivity": 1}, 0, scripted(BOTH_RUN_OUT)))
    assert ends == ENDINGS
