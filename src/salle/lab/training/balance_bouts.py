"""The bot bouts behind the pages on how fair a game is."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rich.progress import Progress

from salle.core.options import Value
from salle.core.registry import source_digest
from salle.core.texts import Message, texts
from salle.lab.kept_work import KeptWork
from salle.lab.simulate import Plan, simulate
from salle.lab.tally import Tally


@dataclass(frozen=True)
class Asked:
    """One measurement, as the command line asks for it."""

    game: str
    bot: str
    bouts: int
    seed: str
    works: list[KeptWork] = field(default_factory=list)  # results so far, kept on disk

    @property
    def made_by(self) -> str:
        """A sentence with the command that wrote the page."""
        options = f"--bouts {self.bouts} --bot {self.bot} --seed {self.seed}"
        return f"This command wrote the page: `python -m salle.lab.training.balance {self.game} {options}`."

    def plan(self, options: Mapping[str, Value], seed: str = "", bots: tuple[str, ...] = ()) -> Plan:
        """Bouts with these options. The bot plays every seat unless other bots are named."""
        luck = f"{self.seed}/{seed}" if seed else self.seed
        return Plan(self.game, bots or (self.bot,), self.bouts, luck, options)

    def play_plans(self, title: str, plans: Iterable[Plan]) -> list[Tally]:
        """Play the bouts of each plan. Results are kept, so the same command continues after an interruption."""
        plans = list(plans)
        tallies: list[Tally] = []
        with Progress() as progress:
            task = progress.add_task(title, total=sum(plan.bouts for plan in plans))
            for plan in plans:
                kept, before = self.work_of(plan), sum(done.bouts for done in tallies)
                earlier = kept.load()
                tally = Tally.from_dict(earlier) if earlier else Tally()
                try:
                    for bouts in simulate(plan, tally, os.cpu_count() or 1):
                        progress.update(task, completed=before + bouts)
                finally:
                    kept.save(tally.as_dict())
                tallies.append(tally)
        return tallies

    def work_of(self, plan: Plan) -> KeptWork:
        """The kept results of a plan."""
        game = plan.make()
        kept = KeptWork(
            "balance", game.digest, source_digest(game.id, "salle.players"), plan.bots, plan.seed, plan.bouts
        )
        self.works.append(kept)
        return kept

    def delete_kept_work(self) -> None:
        """Delete the kept results, once the page is written."""
        for work in self.works:
            work.delete()


def merge_tallies(tallies: Iterable[Tally]) -> Tally:
    """Add the tallies up."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def say(id: str) -> str:
    """The English text of a message."""
    return texts("en").say(Message(id))


def rarest(tally: Tally, cards: Iterable[str]) -> list[str]:
    """The cards, ordered by the number of bouts in which they are played."""
    return sorted(cards, key=lambda name: tally.card_bouts[name])
