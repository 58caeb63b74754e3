"""Golden bouts: at least one for each kind of answer, defeat and ending."""

from __future__ import annotations

from pathlib import Path

import pytest

import salle
from salle.core.notation.records import Record
from tests.games.arena.fighting import Fighting

GAMES = sorted((Path(__file__).parents[2] / "golden" / "arena").glob("*.salle"))
ANSWERS = ("countered", "shield-holds", "shield-breaks", "armor-holds", "armor-breaks", "past-armor", "unarmored")
FALLS = ("by-damage", "by-restlessness", "retired")
ENDS = ("last-standing-of-2", "last-standing-of-3", "last-standing-of-6", "nobody-left", "retired")
WAYS = {
    *(f"answer-{way}" for way in ANSWERS),
    *(f"falls-{way}" for way in FALLS),
    *(f"ends-{way}" for way in ENDS),
    "reshuffled",
}


def replayed(path: Path) -> Fighting:
    return Fighting(Record.load(path).replay())


def answer(bout: Fighting, token: str) -> str:
    """The kind of answer that this token is, played now."""
    attack, seat, broken = bout.state.attack, bout.awaiting, bout.happened("broken")
    armor = bout.armor(seat)
    breaks = bout.play(token).happened("broken") > broken
    if token != "#":
        return ("shield-breaks" if breaks else "shield-holds") if token[-1].isdigit() else "countered"
    if armor and bout.cards.ignores_armor[attack]:
        return "past-armor"
    return "unarmored" if not armor else "armor-breaks" if breaks else "armor-holds"


def ways(path: Path) -> set[str]:
    """The kinds of answers, defeats and endings in a bout."""
    over = replayed(path)
    bout, found = Fighting(salle.Bout(over.game, over.bout.start)), set[str]()
    for token in map(over.game.notation.token, over.bout.actions):
        if bout.phase == "answer" and token[0] != "!":
            found.add(f"answer-{answer(bout, token)}")
        else:
            bout.play(token)
    found |= {f"falls-{rule}" for rule in over.rules_of("defeated")}
    found |= {"reshuffled"} & set(over.events())
    _, rule = over.ended
    return found | {f"ends-{rule}-of-{over.game.seats}" if rule == "last-standing" else f"ends-{rule}"}


every_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


@every_game
def test_a_golden_game_is_named_by_what_it_shows(path: Path) -> None:
    named = next(way for way in sorted(WAYS, key=len, reverse=True) if path.stem.startswith(way))
    assert named in ways(path)


def test_there_is_a_golden_game_for_every_way_to_answer_to_fall_and_to_end() -> None:
    assert set.union(*map(ways, GAMES)) == WAYS
