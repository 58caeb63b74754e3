"""Bouts for tests of bots: one bot on all seats, or positions from random bouts."""

from __future__ import annotations

from collections.abc import Iterator

import salle
from salle import Action, Bout, Dealer, Game, Rng
from salle.core.choices import Chooser
from salle.core.options import Value
from salle.core.player import Seen

DECISIONS = 6  # per random bout
APART = 9  # plies between two of them

# All rule sets for two players.
FOR_TWO: list[tuple[str, dict[str, Value]]] = [
    ("engarde/basic", {}),
    ("engarde/standard", {}),
    ("engarde/advanced", {}),
    ("readyfence/tutorial", {}),
    ("readyfence/basic", {}),
    ("readyfence/advanced", {}),
    ("audatia", {}),
]


def decisions(game: Game, player: Chooser, most: int, seed: int = 3) -> list[Action]:
    """The first actions of a bout in which the bot plays all seats."""
    bout, dealer = Bout(game), Dealer(seed)
    found: list[Action] = []
    while not bout.over and len(found) < most:
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            seen = bout.seen(bout.awaiting)
            found.append(player.choose(seen))
            assert found[-1] in seen.legal
            bout.act(bout.awaiting, found[-1])
    return found


def midway(game: Game) -> Iterator[tuple[Bout, Seen]]:
    """Some decisions of a random bout, all with more than one legal action."""
    bout, dealer, rng, plies = Bout(game), salle.Dealer(2), Rng(2), 0
    found = 0
    while not bout.over and found < DECISIONS:
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
            continue
        seen = bout.seen(bout.awaiting)
        plies += 1
        if plies % APART == 0 and len(seen.legal) > 1:
            found += 1
            yield bout, seen
        bout.act(bout.awaiting, seen.legal[rng.below(len(seen.legal))])
