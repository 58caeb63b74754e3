"""Bouts for bots: what one does on all seats, and random ones in the middle."""

from __future__ import annotations

from collections.abc import Iterator

import salle
from salle import Action, Bout, Dealer, Game, Rng
from salle.core.choices import Chooser
from salle.core.options import Value
from salle.core.player import Seen

DECISIONS = 6  # that are looked at
APART = 9  # plies between them

# Every rule set of the games for two.
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
    """What the player does on all seats of a bout."""
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
    """A random bout, at some of the decisions that have alternatives."""
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
