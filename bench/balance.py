"""How fair Audatia is, `make balance`: the four pairings with the same bot on both sides, told as a page."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from rich.progress import Progress

import salle
from salle.core.options import Value
from salle.core.registry import variants
from salle.core.texts import Message, texts
from salle.lab.simulate import Plan, simulate
from salle.lab.tally import Tally, interval

GAME = "audatia"
PAGE = Path("docs/audatia-balance.md")
FAIR = (0.35, 0.65)  # what the challenger may win
MOST_DRAWN = 0.15  # of games
FEWEST_STRIKES = 3  # in half of the duels
LEAST_PLAYED = 0.01  # of duels, each card
CHANGES = """
These reconstructed values were changed:

- The basic counter-remedy is Turn with the Push: with Cover and Pommel, which meets everything, in both first hands
  nobody dared a remedy, and the challenger, who must attack, ran out of attacks first.
- A roverso sottano does not parry a roverso fendente, and sottani are parried by fendenti alone, so that attacks land a
  little more often than hands run out.
- Galeazzo has three Feints and one Second Thought instead of two of each: as challenger he has most Audatia, and a
  parried attack is no longer his last.
- Taunt asks for most Fortitudo: with Audatia, which is always the challenger's, no respondent could ever play it.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=1000, help="of each pairing")
    parser.add_argument("--bot", default="tactic")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--write", type=Path, default=PAGE)
    asked = parser.parse_args()
    tallies = [(options, played(options, asked.bot, asked.duels, asked.seed)) for options in variants(GAME)]
    command = f"python -m bench.balance --duels {asked.duels} --bot {asked.bot} --seed {asked.seed}"
    page = "\n".join(told(tallies, asked.bot, command)) + "\n"
    asked.write.write_text(page, encoding="utf-8")
    print(page)


def played(options: Mapping[str, Value], bot: str, duels: int, seed: str) -> Tally:
    """The duels of one pairing."""
    tally = Tally()
    with Progress() as progress:
        task = progress.add_task(f"{options['challenger']} against {options['respondent']}", total=duels)
        for done in simulate(Plan(GAME, (bot,), duels, seed, options), tally, os.cpu_count() or 1):
            progress.update(task, completed=done)
    return tally


def games(tally: Tally) -> tuple[int, int]:
    """How many games were drawn, and how many there were: a duel whose first game is drawn has a second."""
    drawn = tally.events["game-drawn/no-attack"]
    again = tally.events["game-began"]
    return drawn, tally.bouts + again


def told(tallies: list[tuple[Mapping[str, Value], Tally]], bot: str, command: str) -> Iterator[str]:
    """The page."""
    everything = Tally()
    for _, tally in tallies:
        everything.add(tally)
    yield "# How fair Audatia is\n"
    yield f"The {bot} bot on both sides, {tallies[0][1].bouts:,} duels of each pairing. Made by `{command}`.\n"
    heads = (
        "challenger",
        "respondent",
        "challenger wins",
        "95 %",
        "games drawn",
        "lost by draws",
        "strikes",
        "as wanted",
    )
    yield f"| {' | '.join(heads)} |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for options, tally in tallies:
        low, high = interval(tally.wins["challenger"], tally.bouts)
        drawn, all_games = games(tally)
        strikes = " / ".join(map(str, tally.quartiles("struck")))
        won, lost = tally.wins["challenger"] / tally.bouts, tally.reasons["two-draws"] / tally.bouts
        shares = f"{won:.1%} | {low:.1%} .. {high:.1%} | {drawn / all_games:.1%} | {lost:.1%}"
        fair = FAIR[0] <= won <= FAIR[1] and drawn < MOST_DRAWN * all_games
        wanted = "yes" if fair and tally.quartiles("struck")[1] >= FEWEST_STRIKES else "no"
        yield f"| {options['challenger']} | {options['respondent']} | {shares} | {strikes} | {wanted} |"
    yield (
        f"\nWanted: the challenger wins {FAIR[0]:.0%} to {FAIR[1]:.0%}, under {MOST_DRAWN:.0%} of games are drawn, "
        f"half of the duels have at least {FEWEST_STRIKES} strikes, every card is played in at least "
        f"{LEAST_PLAYED:.0%} of all duels.\n"
    )
    yield CHANGES
    yield from endings(everything)
    yield from cards(everything)


def endings(tally: Tally) -> Iterator[str]:
    """How duels end, and how phrases break off."""
    speak = texts("en").say
    for title, kind in (("How duels end", "duel-won"), ("How phrases break off", "break-off")):
        yield f"## {title}\n"
        yield "| by | | share |"
        yield "| --- | --- | --- |"
        rules = tally.endings()[kind]
        for name, count in rules.items():
            yield f"| {name} | {speak(Message(f'{GAME}-rule-{name}'))} | {count / sum(rules.values()):.1%} |"
        yield ""


def cards(tally: Tally) -> Iterator[str]:
    """In how many duels each card is played, the rarest first."""
    speak = texts("en").say
    yield "## In how many duels each card is played\n"
    yield "| card | share of duels | times a duel |"
    yield "| --- | --- | --- |"
    for name in sorted(salle.game(GAME).cards, key=lambda name: tally.card_bouts[name]):
        share, times = tally.card_bouts[name] / tally.bouts, tally.cards[name] / tally.bouts
        yield f"| {speak(Message(f'{GAME}-card-{name}'))} | {share:.1%} | {times:.2f} |"


if __name__ == "__main__":
    main()
