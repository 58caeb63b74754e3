"""The dealer: the same seed deals the same cards, and each seat has its own random numbers."""

from __future__ import annotations

from collections import Counter

import salle
from salle import CHANCE, NOBODY, Action, Dealer, Seat
from tests.core.toy import HEADS, TAILS, ToyGame, ToyState


def dealt(seed: int | str, ruleset: str = "standard") -> list[str]:
    """The lot and the two hands of a first round."""
    game = salle.game("engarde", ruleset)
    state, dealer, tokens = game.new(), Dealer(seed), []
    while state.to_act == CHANCE:
        action = dealer.deal(game, state)
        tokens.append(game.notation.token(action))
        state.apply(action)
    return tokens


def rolls(dealer: Dealer, seats: str) -> list[Action]:
    """What the deck deals to these seats, one after the other."""
    game, state, found = ToyGame(), ToyState(ToyGame()), []
    state.to_act = CHANCE
    for seat in seats:
        state.turn = Seat(int(seat))
        found.append(dealer.deal(game, state))
    return found


def test_the_same_seed_deals_the_same() -> None:
    assert dealt(5) == dealt(5)
    assert len(dealt(5)) == 11


def test_other_seeds_deal_otherwise() -> None:
    assert len({tuple(dealt(seed)) for seed in range(20)}) == 20


def test_known_deals() -> None:
    """The same wherever it runs, compiled or interpreted."""
    assert " ".join(dealt(1)) == "@right +3 +1 +4 +1 +4 +2 +2 +2 +4 +2"


def test_the_luck_of_a_seat_does_not_hang_on_how_often_the_other_draws() -> None:
    alone = rolls(Dealer(9), "0" * 12)
    mixed = rolls(Dealer(9), "011101101000011100000")
    seats = "011101101000011100000"
    assert [roll for roll, seat in zip(mixed, seats, strict=True) if seat == "0"] == alone
    others = rolls(Dealer(9), "1" * 9)
    assert [roll for roll, seat in zip(mixed, seats, strict=True) if seat == "1"] == others


def test_two_seats_have_different_luck() -> None:
    assert rolls(Dealer(9), "0" * 40) != rolls(Dealer(9), "1" * 40)


def test_the_lot_is_nobodys_luck() -> None:
    game = salle.game("engarde")
    dealer, state = Dealer(3), game.new()
    lot = dealer.deal(game, state)
    assert set(dealer.streams) == {NOBODY}
    busy = Dealer(3)
    rolls(busy, "0101")
    assert busy.deal(game, state) == lot


def test_a_card_is_dealt_by_its_weight() -> None:
    counts = Counter(rolls(Dealer("weights"), "0" * 4000))
    assert set(counts) == {HEADS, TAILS}
    assert 2850 < counts[HEADS] < 3150


def test_only_what_can_be_drawn_is_dealt() -> None:
    game = salle.game("engarde", "advanced", hits=1, rounds=1)
    for seed in range(30):
        state, dealer = game.new(), Dealer(seed)
        while state.to_act != NOBODY:
            legal = state.legal_actions()
            action = dealer.deal(game, state) if state.to_act == CHANCE else legal[seed % len(legal)]
            assert action in legal
            state.apply(action)
