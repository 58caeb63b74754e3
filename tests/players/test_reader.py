"""Readers: one-move look-ahead over the worlds that a seat can't tell apart."""

from __future__ import annotations

import pytest

import salle
from salle import Bout, Seat
from salle.core.errors import BadBot
from salle.players.bot_catalog import BOTS, YARDSTICKS, bots, find_bot, make_bot
from salle.players.reader import Reader


@pytest.mark.parametrize("name", ["engarde/basic", "engarde/standard", "readyfence/basic", "audatia", "arena"])
@pytest.mark.parametrize("bot", ["reader@2", "sampler@2"])
def test_they_play_every_game(name: str, bot: str) -> None:
    game = salle.game(name)
    bout = Bout(game)
    dealer, player = salle.Dealer(4), make_bot(bot, game, 4)
    for _ in range(60):
        if bout.over:
            break
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            seen = bout.seen(bout.awaiting)
            bout.act(bout.awaiting, player.choose(seen) if seen.seat == 0 else seen.legal[0])


def test_a_likely_hit_is_taken() -> None:
    """Three 3s are in hand, so the opponent can hardly parry two of them."""
    game = salle.game("engarde/standard", hits=1, parry="same")
    bout = Bout(game, game.stance("left=10 right=13 hands=33312/11245 pack=12344 turn=left"))
    chosen = make_bot("reader@20", game, 1).choose(bout.seen(Seat(0)))
    assert game.notation.token(chosen) in ("x33", "x333")


@pytest.mark.parametrize("bot", ["reader@20", "reader-uniform@20", "reader-tactic@5", "sampler@20"])
def test_a_choice_does_not_change_with_the_hidden_hand(bot: str) -> None:
    """From the first card on: the exact belief is in use."""
    game = salle.game("engarde/standard", hits=1, starter="left")
    chosen = []
    for hidden in ((1, 1, 2, 2, 3), (5, 5, 5, 4, 4), (1, 2, 3, 4, 5)):
        bout = Bout(game)
        for card in (1, 2, 3, 4, 5, *hidden):
            bout.dealt(game.actions + card - 1)
        player = make_bot(bot, game, 7)
        chosen.append(player.choose(bout.seen(Seat(0))))
        if isinstance(player, Reader) and player.belief is not None:
            assert not player.belief.lost
    assert len(set(chosen)) == 1


def test_the_same_seed_gives_the_same_bout() -> None:
    game = salle.game("engarde/standard", hits=1)
    assert salle.play(game, ["reader@5", "tactic"], seed=3) == salle.play(game, ["reader@5", "tactic"], seed=3)


def test_no_list_offers_a_yardstick() -> None:
    game = salle.game("engarde")
    names = {bot.name for bot in YARDSTICKS}
    assert names.isdisjoint(bot.name for bot in (*BOTS, *bots(game)))
    assert {"reader", "reader-uniform", "reader-maestro", "sampler"} <= names
    assert all(find_bot(name, game)[0].kind == "yardstick" for name in names)


def test_a_reader_takes_no_time_as_its_budget() -> None:
    with pytest.raises(BadBot, match="takes a number of worlds, not a time: reader@100"):
        make_bot("reader@20ms", salle.game("engarde"), 1)
