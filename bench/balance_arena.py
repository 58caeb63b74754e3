"""How fair Swordplay: Arena is, `python -m bench.balance_arena`: the same bot on every seat, told as a page."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from multiprocessing import get_context
from pathlib import Path

from rich.progress import Progress

from salle.core.dealer import Dealer
from salle.core.registry import created
from salle.core.texts import Message, texts
from salle.games.arena.cards import HEROES, KINDS
from salle.games.arena.game import SEAT_NAMES
from salle.games.arena.rules import Fight
from salle.games.arena.terms import BY_RESTLESSNESS, DEFEATED
from salle.lab.simulate import play_bout
from salle.lab.tally import interval
from salle.players import player

PAGE = Path("docs/arena-balance.md")
FAIR = (0.40, 0.60)  # what each hero may win of his duels
FAIR_START = (0.45, 0.55)  # what the first seat may win of duels
MOST_RESTLESS = 0.05  # of duels
TURNS = (8, 20)  # each, in the median duel
CROWDS = (3, 4, 6)  # seats
LEAST_BEATEN = 0.80  # of games that two bots win against two random ones


@dataclass(frozen=True)
class Plan:
    """Games of one table."""

    bots: tuple[str, ...]
    heroes: str
    games: int
    seed: str


@dataclass
class Count:
    """What happened in them."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by seat
    restless: int = 0  # games that the crowd decided
    rounds: list[int] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)  # in how many games

    def add(self, other: Count) -> None:
        self.games += other.games
        self.wins += other.wins
        self.restless += other.restless
        self.rounds += other.rounds
        self.cards += other.cards

    def median(self) -> int:
        return sorted(self.rounds)[(len(self.rounds) - 1) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=100, help="of each ordered pairing of heroes; ten times as many of each crowd"
    )
    parser.add_argument("--bot", default="tactic")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--write", type=Path, default=PAGE)
    asked = parser.parse_args()
    page = "\n".join(told(asked.bot, asked.games, asked.seed)) + "\n"
    asked.write.write_text(page, encoding="utf-8")
    print(page)


def played(plan: Plan) -> Count:
    """Play them; each follows from the seed and its number."""
    game = created("arena", {"seats": len(plan.bots), "heroes": plan.heroes})
    count = Count()
    for number in range(plan.games):
        luck = f"{plan.seed}/{plan.heroes}/{number}"
        players = [player(name, game, f"{luck}/{seat}") for seat, name in enumerate(plan.bots)]
        bout, _ = play_bout(game, players, Dealer(luck))
        fight = bout.state
        assert isinstance(fight, Fight)
        count.games += 1
        if fight.winner >= 0:
            count.wins[int(fight.winner)] += 1
        count.restless += [event.rule for event in fight.journal if event.kind == DEFEATED][-1] == BY_RESTLESSNESS
        count.rounds.append(fight.round)
        deeds = {action for action in bout.actions if 0 <= action < game.actions}
        count.cards.update({KINDS[card] for action in deeds for card in game.laid(action)})
    return count


def all_played(title: str, plans: list[Plan]) -> list[Count]:
    """On all cores, in order."""
    with get_context("spawn").Pool(os.cpu_count()) as pool, Progress() as progress:
        return list(progress.track(pool.imap(played, plans), len(plans), description=title))


def together(counts: Iterable[Count]) -> Count:
    total = Count()
    for count in counts:
        total.add(count)
    return total


def share(count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"{count / of:.1%} | {low:.1%} .. {high:.1%}"


def told(bot: str, games: int, seed: str) -> Iterator[str]:
    """The page."""
    yield "# How fair Swordplay: Arena is\n"
    command = f"python -m bench.balance_arena --games {games} --bot {bot} --seed {seed}"
    yield f"The {bot} bot on every seat. Made by `{command}`.\n"
    yield from duels(bot, games, seed)
    yield from crowds(bot, games * 10, seed)
    yield from against_random(bot, games, seed)


def duels(bot: str, games: int, seed: str) -> Iterator[str]:
    """Games of two: heroes, the first seat, the crowd, turns, cards."""
    speak = texts("en").say
    pairs = list(permutations(HEROES, 2))
    counts = all_played("duels", [Plan((bot, bot), ",".join(pair), games, seed) for pair in pairs])
    all_duels = together(counts)
    yield f"## Two heroes: {games:,} games of each pairing in each order, {all_duels.games:,} in all\n"
    yield "| | share | 95 % | wanted |"
    yield "| --- | --- | --- | --- |"
    for hero in HEROES:
        mine = [(pair.index(hero), count) for pair, count in zip(pairs, counts, strict=True) if hero in pair]
        won, of = sum(count.wins[seat] for seat, count in mine), sum(count.games for _, count in mine)
        yield f"| {speak(Message(f'arena-hero-{hero}'))} wins | {share(won, of)} | {FAIR[0]:.0%} .. {FAIR[1]:.0%} |"
    start = f"{FAIR_START[0]:.0%} .. {FAIR_START[1]:.0%}"
    yield f"| the first seat wins | {share(all_duels.wins[0], all_duels.games)} | {start} |"
    yield f"| the restless crowd decides | {share(all_duels.restless, all_duels.games)} | under {MOST_RESTLESS:.0%} |"
    yield f"\nThe median game takes {all_duels.median()} turns each (wanted: {TURNS[0]} to {TURNS[1]}).\n"
    yield "In how many of them each card is played, readied or covers, the rarest first:\n"
    rarest = sorted(KINDS, key=lambda name: (all_duels.cards[name], name))
    told_cards = (
        f"{speak(Message(f'arena-card-{name}'))} {all_duels.cards[name] / all_duels.games:.0%}" for name in rarest
    )
    yield ", ".join(told_cards) + ".\n"


def crowds(bot: str, games: int, seed: str) -> Iterator[str]:
    """More heroes, by lot: shares by seat."""
    plans = [Plan((bot,) * seats, "lot", games // 10, f"{seed}/{part}") for seats in CROWDS for part in range(10)]
    counts = all_played("crowds", plans)
    yield f"## More heroes, by lot: {games:,} games each\n"
    yield "| heroes | seat | wins | 95 % | an even share |"
    yield "| --- | --- | --- | --- | --- |"
    crowd = {seats: together(counts[10 * place : 10 * place + 10]) for place, seats in enumerate(CROWDS)}
    for seats, count in crowd.items():
        for seat in range(seats):
            yield f"| {seats} | {SEAT_NAMES[seat]} | {share(count.wins[seat], count.games)} | {1 / seats:.1%} |"
    yield "\n| heroes | the restless crowd decides | 95 % | rounds of the median game |"
    yield "| --- | --- | --- | --- |"
    for seats, count in crowd.items():
        yield f"| {seats} | {share(count.restless, count.games)} | {count.median()} |"


def against_random(bot: str, games: int, seed: str) -> Iterator[str]:
    """The bot on one seat of two, and on two seats of four, in all arrangements."""
    yield f"\n## Against the random bot: {games:,} games in each arrangement\n"
    yield "| seats | the bot wins | 95 % | wanted |"
    yield "| --- | --- | --- | --- |"
    for seats in (2, 4):
        arranged = list(combinations(range(seats), seats // 2))
        tables = [tuple(bot if seat in mine else "random" for seat in range(seats)) for mine in arranged]
        counts = all_played(f"{seats} seats", [Plan(table, "lot", games, seed) for table in tables])
        won = sum(count.wins[seat] for mine, count in zip(arranged, counts, strict=True) for seat in mine)
        wanted = f"at least {LEAST_BEATEN:.0%}" if seats == 4 else ""
        yield f"| {seats // 2} of {seats} | {share(won, games * len(tables))} | {wanted} |"


if __name__ == "__main__":
    main()
