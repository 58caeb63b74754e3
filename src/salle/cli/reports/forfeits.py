"""Forfeits of one's own bots as they are told, while it goes on and in the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from salle.cli.arguments import errors, say
from salle.cli.terminal.seat_names import seat_name
from salle.core.game import Game, Seat
from salle.lab.forfeits import NotedForfeit

MOST = 3  # of each bot, while it goes on; the report counts them all


class ForfeitPrinter:
    """Tells the first few forfeits of each bot as they happen; those of earlier work were told then."""

    def __init__(self, game: Game, earlier: int) -> None:
        self.game = game
        self.told = earlier
        self.counts: Counter[str] = Counter()

    def tell(self, fouls: Sequence[NotedForfeit]) -> None:
        """Those that are new among all."""
        for foul in fouls[self.told :]:
            self.counts[foul.bot] += 1
            if self.counts[foul.bot] <= MOST:
                errors.print(f"salle: {forfeit_sentence(self.game, foul)}", markup=False, soft_wrap=True)
            elif self.counts[foul.bot] == MOST + 1:
                errors.print(f"salle: {say('cli-more-forfeits', bot=foul.bot)}", markup=False, soft_wrap=True)
        self.told = len(fouls)


def forfeit_sentence(game: Game, foul: NotedForfeit) -> str:
    """Who, where, and what happened."""
    seat, why = seat_name(game, Seat(foul.seat)), foul.message()
    return say("cli-forfeit", bot=foul.bot, other=foul.other, seat=seat, bout=str(foul.bout), why=why)


def forfeit_row(game: Game, foul: NotedForfeit) -> dict[str, Any]:
    """A forfeit for the report, with the sentence that tells it."""
    return {**vars(foul), "seat": foul.seat + 1, "why": foul.why["id"], "said": forfeit_sentence(game, foul)}
