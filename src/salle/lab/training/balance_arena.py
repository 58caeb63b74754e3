"""How fair Swordplay: Arena is: all pairings of heroes, random tables of more heroes, and games against random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from salle.games.arena.rules.cards import HEROES, KINDS
from salle.games.arena.rules.game import SEAT_NAMES
from salle.lab.markdown_tables import share_cells, share_range, table_heads
from salle.lab.tally import Tally
from salle.lab.training.balance_bouts import Asked, merge_tallies, rarest, say

GAMES = 100  # for each ordered pairing of heroes
FAIR = (0.40, 0.60)  # the share of duels that each hero may win
FAIR_START = (0.45, 0.55)  # the share of duels that the first seat may win
MOST_RESTLESS = 0.05  # the share of duels that the crowd may decide
TURNS = (8, 20)  # of each player in the median duel
CROWDS = (3, 4, 6)  # numbers of seats
PARTS = 10  # runs of `bouts` games for each number of seats
LEAST_BEATEN = 0.80  # the share of games that two bots must win against two random ones


def page_lines(asked: Asked) -> Iterator[str]:
    yield "# How fair Swordplay: Arena is\n"
    yield f"*For players and game designers.* The {asked.bot} bot plays every seat. {asked.made_by}\n"
    yield from duels(asked)
    yield from crowds(asked)
    yield from against_random(asked)


def restless(tally: Tally) -> int:
    """The number of games in which the restless crowd defeated the last loser."""
    return tally.last["defeated/by-restlessness"]


def rounds(tally: Tally) -> int:
    """The number of rounds in the median game, including the last one."""
    return tally.quartiles("round-ended")[1] + 1


def duels(asked: Asked) -> Iterator[str]:
    """The part about games of two: how often each hero and the first seat win, the crowd, turns and cards."""
    pairs = list(permutations(HEROES, 2))
    tallies = asked.play_plans("duels", (asked.plan({"heroes": ",".join(pair)}, ",".join(pair)) for pair in pairs))
    total = merge_tallies(tallies)
    yield f"## Two heroes: {asked.bouts:,} games of each pairing in each order, {total.bouts:,} in all\n"
    yield from table_heads("", "share", "95 %", "wanted")
    for hero in HEROES:
        mine = [(pair.index(hero), tally) for pair, tally in zip(pairs, tallies, strict=True) if hero in pair]
        won, of = sum(tally.wins[SEAT_NAMES[seat]] for seat, tally in mine), sum(tally.bouts for _, tally in mine)
        yield f"| {say(f'arena-hero-{hero}')} wins | {share_cells(won, of)} | {share_range(FAIR)} |"
    yield f"| the first seat wins | {share_cells(total.wins['first'], total.bouts)} | {share_range(FAIR_START)} |"
    yield f"| the restless crowd decides | {share_cells(restless(total), total.bouts)} | under {MOST_RESTLESS:.0%} |"
    yield f"\nThe median game takes {rounds(total)} turns each (wanted: {TURNS[0]} to {TURNS[1]}).\n"
    yield "The share of these games in which each card is played or readied, the rarest first:\n"
    often = (f"{say(f'arena-card-{name}')} {total.card_bouts[name] / total.bouts:.0%}" for name in rarest(total, KINDS))
    yield ", ".join(often) + ".\n"


def crowds(asked: Asked) -> Iterator[str]:
    """The part about three, four and six heroes, drawn at random: wins by seat."""
    yield f"## More heroes at random: {asked.bouts * PARTS:,} games each\n"
    yield from table_heads("heroes", "seat", "wins", "95 %", "an even share")
    plans = [asked.plan({"seats": seats}, f"{part}/lot") for seats in CROWDS for part in range(PARTS)]
    tallies = asked.play_plans("crowds", plans)
    crowd = {seats: merge_tallies(tallies[PARTS * place :][:PARTS]) for place, seats in enumerate(CROWDS)}
    for seats, tally in crowd.items():
        for name in SEAT_NAMES[:seats]:
            yield f"| {seats} | {name} | {share_cells(tally.wins[name], tally.bouts)} | {1 / seats:.1%} |"
    yield ""
    yield from table_heads("heroes", "the restless crowd decides", "95 %", "rounds of the median game")
    for seats, tally in crowd.items():
        yield f"| {seats} | {share_cells(restless(tally), tally.bouts)} | {rounds(tally)} |"


def against_random(asked: Asked) -> Iterator[str]:
    """The bot on one seat of two, and on two seats of four, in all arrangements."""
    yield f"\n## Against the random bot: {asked.bouts:,} games in each arrangement\n"
    yield from table_heads("seats", "the bot wins", "95 %", "wanted")
    for seats in (2, 4):
        arranged = list(combinations(range(seats), seats // 2))
        tables = [tuple(asked.bot if seat in mine else "random" for seat in range(seats)) for mine in arranged]
        tallies = asked.play_plans(f"{seats} seats", (asked.plan({"seats": seats}, "lot", table) for table in tables))
        won = sum(tally.wins[SEAT_NAMES[seat]] for mine, tally in zip(arranged, tallies, strict=True) for seat in mine)
        wanted = f"at least {LEAST_BEATEN:.0%}" if seats == 4 else ""
        yield f"| {seats // 2} of {seats} | {share_cells(won, asked.bouts * len(tables))} | {wanted} |"
