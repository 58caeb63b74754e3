"""Random bouts of Swordplay: Arena: at every ply salle and the naive oracle agree."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

import salle
from salle import CHANCE, NOBODY, Action, Game, Rng
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat, retiring
from salle.core.search.playout import random_kind
from salle.games.arena.rules.cards import HEROES
from salle.games.arena.rules.terms import NO_HERO
from salle.games.arena.rules.transitions import Fight
from tests.oracle import arena as naive

SCALE = int(os.environ.get("SALLE_SOAK", "1"))
EACH = 6  # games
FOUGHT: list[dict[str, Any]] = [
    *({"seats": seats} for seats in range(2, 7)),
    {"seats": 2, "second_life": False},
    {"seats": 3, "heroes": "duelist,bear,squire"},
    {"seats": 4, "restless": False},
]
MOST_PLIES = 4000  # of a bout that need not end
PEACEFUL = ("keep", "no-item", "no-attack")


def named(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def peaceful_action(game: Game, state: Fight, rng: Rng) -> Action:
    """Decline nine times out of ten, so that the crowd grows restless."""
    if state.to_act != CHANCE and rng.below(10) > 0:
        for action in state.legal_actions():
            if game.kinds[state.kind(action)] in PEACEFUL:
                return action
    return random_kind(game, state, rng)


def compare(game: Game, state: Fight, oracle: naive.Arena, played: list[str]) -> None:
    """All facts of a position that both implementations know."""
    story = " ".join(played)
    token = game.notation.token
    cards = state.ring.cards
    assert state.to_act == oracle.to_act, story
    assert sorted(map(token, state.legal_actions())) == oracle.legal(), story
    if state.to_act == CHANCE:
        weights = enumerate(state.chance_weights(), game.actions)
        assert {token(Action(number)): ways for number, ways in weights if ways} == oracle.weights(), story
    assert (state.round, state.quiet, int(state.turn)) == (oracle.round, oracle.quiet, oracle.turn), story
    assert Counter(cards.codes[face] for face in cards.list_faces(state.deck)) == +oracle.deck, story
    assert Counter(cards.codes[face] for face in cards.list_faces(state.discards)) == +oracle.discards, story
    for seat, me in enumerate(state.heroes):
        hero = HEROES[me.hero] if me.hero != NO_HERO else None
        assert (hero, me.life, me.standing) == (oracle.heroes[seat], oracle.life[seat], oracle.alive[seat]), story
        assert sorted(cards.codes[face] for face in cards.list_faces(me.hand)) == sorted(oracle.hands[seat]), story
        items = [(cards.codes[face], left) for face, left in zip(me.items, me.left, strict=True)]
        if me.armor != NO_FACE:
            items.append((cards.codes[me.armor], me.armor_left))
        assert sorted(items) == sorted(oracle.items[seat]), story


def walk(options: dict[str, Any], number: int) -> Counter[str]:
    """Play one bout in both. Returns how it ended and why heroes were defeated."""
    game = salle.game("arena", **options)
    state, oracle = game.new(), naive.Arena(**options)
    assert isinstance(state, Fight)
    rng, played = Rng(named(options), number), list[str]()
    leaves_at = rng.below(120) if number % 3 == 2 else -1
    while state.to_act != NOBODY and len(played) < MOST_PLIES:
        compare(game, state, oracle, played)
        standing = [seat for seat in range(game.seats) if state.heroes[seat].standing]
        if len(played) == leaves_at:
            action = retiring(Seat(standing[rng.below(len(standing))]))
        else:
            action = peaceful_action(game, state, rng) if number % 2 else random_kind(game, state, rng)
        played.append(game.notation.token(action))
        state.apply(action)
        oracle.play(played[-1])
    if state.to_act != NOBODY:
        return Counter(["endless"])
    story = " ".join(played)
    assert oracle.to_act is None, story
    assert (oracle.winner if oracle.winner is not None else NOBODY) == state.winner, story
    retired = game.seats == 2 and game.rule_name(state.why) == "retired"
    assert retired or oracle.reason == game.rule_name(state.why), story
    assert oracle.utilities() == [state.utility(Seat(seat)) for seat in range(game.seats)], story
    falls = [game.rule_name(event.rule) for event in state.journal if game.events[event.kind] == "defeated"]
    return Counter([*falls, game.rule_name(state.why)])


@pytest.mark.parametrize("options", FOUGHT, ids=named)
def test_random_games_are_allowed_weighed_and_judged_alike(options: dict[str, Any]) -> None:
    ends: Counter[str] = Counter()
    for number in range(EACH * SCALE):
        ends += walk(options, number)
    assert ends["by-damage"] > 0, ends
