"""Random duels of Audatia: at every ply salle and the naive oracle agree."""

from __future__ import annotations

import os
from collections import Counter
from itertools import product

import pytest

import salle
from salle import CHANCE, NOBODY, Action, Game, Rng
from salle.core.game import Seat
from salle.core.search.playout import random_kind
from salle.games.audatia.rules.cards import CHARACTERS, SIDES, VIRTUES
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.terms import FIRST_END, RULES
from tests.oracle import audatia as naive
from tests.support.keen_play import keen_action

SCALE = int(os.environ.get("SALLE_SOAK", "1"))
EACH = 40  # duels
PAIRINGS = list(product(CHARACTERS, CHARACTERS))
ENDINGS = set(RULES[FIRST_END:])
# In a keen duel these moves are made as soon as they are legal, the rarest first.
KEEN = (
    *("kick", "counter-mezano", "soprana", "mezano", "saving", "measured-attack", "feint-attack", "skill", "deny"),
    *("entry", "counter", "break", "exchange", "defend", "counter-attack", "counter-parry", "remedy", "parry"),
    *("riposte", "attack", "no-salute", "trade-done", "setup-done", "no-attack"),
)
NEVER = ("cycle",)


def compare(game: Game, state: Duel, oracle: naive.Duel, played: list[str]) -> None:
    """All facts of a position that both implementations know."""
    story = " ".join(played)
    token = game.notation.token
    cards = state.setup.cards
    assert state.to_act == oracle.to_act, story
    assert sorted(map(token, state.legal_actions())) == oracle.legal(), story
    if state.to_act == CHANCE:
        weights = enumerate(state.chance_weights(), game.actions)
        assert {token(Action(number)): ways for number, ways in weights if ways} == oracle.weights(), story
    assert state.game_number == oracle.game, story
    for number, me in enumerate((state.challenger, state.respondent)):
        assert sorted(cards.codes[face] for face in cards.list_faces(me.hand)) == sorted(oracle.hands[number]), story
        assert [cards.codes[face] for face in me.stack] == oracle.stacks[number], story
        side = SIDES[me.side].replace("centre", "middle") if me.stack else None
        assert side == oracle.sides[number], story
        totals = {name.lower(): amount for name, amount in oracle.totals(number).items()}
        assert {name: state.virtue(Seat(number), virtue) for virtue, name in enumerate(VIRTUES)} == totals, story


def walk(pairing: tuple[str, str], number: int, keen: bool) -> Counter[str]:
    """Play one duel in both. Returns how its phrases, its games and the duel ended."""
    game = salle.game("audatia", challenger=pairing[0], respondent=pairing[1])
    state, oracle = game.new(), naive.Duel(*pairing)
    assert isinstance(state, Duel)
    rng, played = Rng(" ".join(pairing), number), list[str]()
    while state.to_act != NOBODY:
        compare(game, state, oracle, played)
        action = keen_action(game, state, rng, KEEN) if keen else random_kind(game, state, rng)
        played.append(game.notation.token(action))
        state.apply(action)
        oracle.play(played[-1])
    story = " ".join(played)
    assert oracle.to_act is None, story
    assert oracle.winner == state.winner and oracle.reason == game.rule_name(state.why), story
    ends = [
        game.rule_name(event.rule)
        for event in state.journal
        if game.events[event.kind] in ("break-off", "game-drawn", "duel-won")
    ]
    assert ends == oracle.endings, story
    return Counter(ends)


@pytest.mark.parametrize("pairing", PAIRINGS, ids="-".join)
def test_random_duels_are_allowed_weighed_and_judged_alike(pairing: tuple[str, str]) -> None:
    ends: Counter[str] = Counter()
    for number in range(EACH * SCALE):
        ends += walk(pairing, number, number % 2 == 1)
    assert ends["attack-lands"] > 0 and len(ends) > 8, ends
