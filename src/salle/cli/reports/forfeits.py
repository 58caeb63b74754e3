"""Printing forfeits of users' own bots, during the work and in the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from salle.cli.arguments import errors, say
from salle.cli.terminal.seat_names import seat_name
from salle.core.game import Game, Seat
from salle.lab.forfeits import NotedForfeit

MOST = 3  # forfeits of each bot that are printed during the work; the report has all


class ForfeitPrinter:
    """Prints the first few forfeits of each bot. `earlier`: the number of forfeits printed before an interruption."""

    def __init__(self, game: Game, earlier: int) -> None:
        self.game = game
        self.told = earlier
        self.counts: Counter[str] = Counter()

    def tell(self, fouls: Sequence[NotedForfeit]) -> None:
        """Print the new ones among all forfeits."""
        for foul in fouls[self.told :]:
            self.counts[foul.bot] += 1
            if self.counts[foul.bot] <= MOST:
                errors.print(f"salle: {forfeit_sentence(self.game, foul)}", markup=False, soft_wrap=True)
            elif self.counts[foul.bot] == MOST + 1:
                errors.print(f"salle: {say('cli-more-forfeits', bot=foul.bot)}", markup=False, soft_wrap=True)
        self.told = len(fouls)


def forfeit_sentence(game: Game, foul: NotedForfeit) -> str:
    """The forfeit as a sentence."""
    seat, why = seat_name(game, Seat(foul.seat)), foul.message()
    return say("cli-forfeit", bot=foul.bot, other=foul.other, seat=seat, bout=str(foul.bout), why=why)


def forfeit_row(game: Game, foul: NotedForfeit) -> dict[str, Any]:
    """A forfeit for the report, with its sentence."""
    return {**vars(foul), "seat": foul.seat + 1, "why": foul.why["id"], "said": forfeit_sentence(game, foul)}
