"""Counts of simulations: cards played, and how the last hero was defeated."""

from __future__ import annotations

from salle.lab.tally import Tally
from tests.games.arena.fighting import stance
from tests.games.arena.piles import full


def test_a_card_is_played_once_by_whoever_readies_strikes_or_defends_with_it() -> None:
    game = stance("").game
    tokens = ["^BU", "HI>1", "MBh>1", "=PH", "-HI", "vBU3", "=BU3", ".", "#"]
    laid = [game.laid(game.notation.action(token)) for token in tokens]
    assert [[game.cards[card] for card in cards] for cards in laid] == [
        *(["buckler"], ["attack-high"], ["mighty-blow"], ["parry-high"]),
        *([], [], [], [], []),
    ]


def test_by_what_the_last_hero_fell_is_counted() -> None:
    tally = Tally()
    tally.add_bout(stance("hands=-/PH/- life=9/1/1 attack=LO>1").play("# !3").bout, 2)
    tally.add_bout(stance(f"{full(3)} life=1/1/9 turn=3 phase=combat round=9 quiet=1").play(".").bout, 1)
    assert (tally.last["defeated/retired"], tally.last["defeated/by-restlessness"]) == (1, 1)
    assert tally.last["defeated/by-damage"] == 0 and tally.events["defeated/by-damage"] == 1
