"""How fair Audatia is: the four pairings."""

from __future__ import annotations

from collections.abc import Iterator

from salle.core.registry import make_game, variants
from salle.lab.markdown_tables import share_cells, share_range, table_heads
from salle.lab.tally import Tally
from salle.lab.training.balance_bouts import Asked, merge_tallies, rarest, say

DUELS = 1000  # of each pairing
FAIR = (0.35, 0.65)  # the share that the challenger may win
MOST_DRAWN = 0.15  # of games
FEWEST_STRIKES = 3  # in half of the duels
LEAST_PLAYED = 0.01  # the share of duels in which each card is played
TRIED_BY = "tactic"  # the bot whose duels led to the changes
CHANGES = """
These reconstructed values were changed:

- The basic counter-remedy is Turn with the Push. Cover and Pommel, which answers every remedy, was basic before. With
  it in both first hands no remedy was ever worth playing. The challenger, who must attack, ran out of attacks first.
- A roverso sottano does not parry a roverso fendente, and only fendenti parry sottani. Now attacks land a little more
  often than hands run out.
- Galeazzo has three Feints and one Second Thought instead of two of each. As challenger Galeazzo has most Audatia, and
  a Feint follows an attack that was parried.
- Taunt needs most Fortitudo. With Audatia, which is always the challenger's, no respondent could ever play it.
"""


def page_lines(asked: Asked) -> Iterator[str]:
    pairings = variants(asked.game)
    tallies = asked.play_plans("duels", map(asked.plan, pairings))
    yield "# How fair Audatia is\n"
    played = f"The {asked.bot} bot plays both sides, {asked.bouts:,} duels of each pairing."
    yield f"*For players and game designers.* {played} {asked.made_by}\n"
    sides = ("challenger", "respondent")
    yield from table_heads(*sides, "challenger wins", "95 %", "games drawn", "lost by draws", "strikes", "as wanted")
    for options, tally in zip(pairings, tallies, strict=True):
        drawn, all_games = games(tally)
        strikes = tally.quartiles("struck")
        won, lost = tally.wins["challenger"], tally.reasons["two-draws"]
        fair = FAIR[0] <= won / tally.bouts <= FAIR[1] and drawn < MOST_DRAWN * all_games
        wanted = "yes" if fair and strikes[1] >= FEWEST_STRIKES else "no"
        shares = f"{share_cells(won, tally.bouts)} | {drawn / all_games:.1%} | {lost / tally.bouts:.1%}"
        often = " / ".join(map(str, strikes))
        yield f"| {options['challenger']} | {options['respondent']} | {shares} | {often} | {wanted} |"
    yield (
        f"\nWanted: the challenger wins {share_range(FAIR, 'to')}, under {MOST_DRAWN:.0%} of games are drawn, "
        f"half of the duels have at least {FEWEST_STRIKES} strikes, every card is played in at least "
        f"{LEAST_PLAYED:.0%} of all duels.\n"
    )
    if asked.bot == TRIED_BY:
        yield CHANGES
    everything = merge_tallies(tallies)
    yield from endings(everything)
    yield from cards(everything)


def games(tally: Tally) -> tuple[int, int]:
    """The number of drawn games, and of all games. After a first draw, a duel has a second game."""
    drawn = tally.events["game-drawn/no-attack"]
    again = tally.events["game-began"]
    return drawn, tally.bouts + again


def endings(tally: Tally) -> Iterator[str]:
    """Two tables: how often each rule ended a duel, and how often each rule broke off a phrase."""
    for title, kind in (("How duels end", "duel-won"), ("How phrases break off", "break-off")):
        yield f"## {title}\n"
        yield from table_heads("by", "", "share")
        rules = tally.endings()[kind]
        for name, count in rules.items():
            yield f"| {name} | {say(f'audatia-rule-{name}')} | {count / sum(rules.values()):.1%} |"
        yield ""


def cards(tally: Tally) -> Iterator[str]:
    """A table of the share of duels in which each card is played, the least used first."""
    yield "## In how many duels each card is played\n"
    yield from table_heads("card", "share of duels", "times a duel")
    for name in rarest(tally, make_game("audatia", {}).cards):
        often, times = tally.card_bouts[name] / tally.bouts, tally.cards[name] / tally.bouts
        yield f"| {say(f'audatia-card-{name}')} | {often:.1%} | {times:.2f} |"
