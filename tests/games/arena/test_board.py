"""The board as each seat and a spectator sees it: heroes, hands, piles, and a note for every phase."""

from __future__ import annotations

import pytest

from salle.core.show.view_parts import Cards, Grid, Note
from salle.games.arena.rules.phase_ids import PHASES
from tests.games.arena.chinese import is_chinese, untold
from tests.games.arena.fighting import Fighting, fight, stance
from tests.games.arena.piles import full
from tests.support.playing import say

HEADS = ["hero", "life", "damage", "armour", "in hands", "cards"]
TWO = "hands=HI,LO/PH items=SS,BU2/GS armor=-/LA2 life=9/7 discards=DO,HI round=3"
SIX = "hands=HI,LO/PH/-/DO,DO/-/JU items=SS/-/-/-/-/- armor=-/-/PA/-/-/- life=9/9/9/8/0/7 round=12"


def grid(at: Fighting, watcher: str = "spectator") -> tuple[str, list[str], list[list[str]]]:
    """The table of heroes: label, heads and one row for each seat. An empty cell is a dash."""
    table = next(part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Grid))
    names = at.game.seat_names
    rows = [[names[seat], *("-" if cell is None else say(cell) for cell in cells)] for seat, cells in table.rows]
    return say(table.label), [say(head) for head in table.heads], rows


def cards(at: Fighting, watcher: str = "spectator") -> list[tuple[str, tuple[str, ...], int]]:
    """Hands and piles: label, visible faces and the number of hidden ones."""
    parts = [part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Cards)]
    return [(say(part.label), part.faces, part.hidden) for part in parts]


def notes(at: Fighting, watcher: str = "spectator", locale: str = "en") -> list[str]:
    """The notes below the board."""
    return [say(part.text, locale) for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Note)]


def watchers(at: Fighting) -> tuple[str, ...]:
    return (*at.game.seat_names, "spectator")


# -- heroes


def test_two_heroes_stand_with_all_that_is_open_of_them() -> None:
    at = stance(TWO)
    for watcher in watchers(at):
        assert grid(at, watcher) == (
            "Round 3",
            HEADS,
            [
                ["first", "The Bear", "9", "3", "-", "SS BU2", "2"],
                ["second", "The Veteran", "7", "5", "LA2", "GS", "1"],
            ],
        )


def test_six_heroes_stand_or_are_defeated() -> None:
    at = stance(SIX)
    for watcher in watchers(at):
        assert grid(at, watcher) == (
            "Round 12",
            HEADS,
            [
                ["first", "The Bear", "9", "3", "-", "SS", "2"],
                ["second", "The Veteran", "9", "1", "-", "-", "1"],
                ["third", "The Squire", "9", "1", "PA7", "-", "0"],
                ["fourth", "The Corsair", "8", "1", "-", "-", "2"],
                ["fifth", "The Duelist", "defeated", "-", "-", "-", "-"],
                ["sixth", "The Berserker", "7", "2", "-", "-", "1"],
            ],
        )


def test_in_the_lot_those_without_a_hero_have_nothing() -> None:
    rows = grid(fight(seats=3).play("@squire"))[2]
    assert rows == [["first", "The Squire", "10", "1", "-", "-", "0"], ["second", *"------"], ["third", *"------"]]


def test_who_left_before_the_lot_has_nothing_ever() -> None:
    rows = grid(stance("heroes=-/bear/squire"))[2]
    assert rows[0] == ["first", *"------"] and rows[1][1] == "The Bear"


# -- hands and piles


@pytest.mark.parametrize(
    ("watcher", "hand"),
    [("first", [("Seat 1", ("HI", "LO"), 0)]), ("second", [("Seat 2", ("PH",), 0)]), ("spectator", [])],
)
def test_of_two_each_sees_his_own_hand(watcher: str, hand: list[tuple[str, tuple[str, ...], int]]) -> None:
    assert cards(stance(TWO), watcher) == [*hand, ("Deck", (), 48), ("Discards", ("HI", "DO"), 0)]


@pytest.mark.parametrize(
    ("watcher", "hand"),
    [
        ("first", [("Seat 1", ("HI", "LO"), 0)]),
        ("third", []),
        ("fourth", [("Seat 4", ("DO", "DO"), 0)]),
        ("fifth", []),
        ("sixth", [("Seat 6", ("JU",), 0)]),
        ("spectator", []),
    ],
)
def test_of_six_each_sees_his_own_hand_if_he_has_one(
    watcher: str, hand: list[tuple[str, tuple[str, ...], int]]
) -> None:
    assert cards(stance(SIX), watcher) == [*hand, ("Deck", (), 49), ("Discards", (), 0)]


def test_who_sees_everything_sees_all_hands() -> None:
    assert [label for label, _, _ in cards(stance(SIX), "everyone")] == [
        *("Seat 1", "Seat 2", "Seat 4", "Seat 6", "Deck", "Discards"),
    ]


# -- notes

NOTES = [
    ("lot", "new 3", "@bear", "Seat 2 draws a hero at random."),
    ("deal", "new 2", "@bear @squire", "Seat 1 is dealt five cards."),
    ("deal", "new 2", "@bear @squire +HI +HI +HI +HI +HI +LO", "Seat 2 is dealt five cards."),
    ("draw", "hands=HI/-", ".", "Seat 1 draws up to five cards."),
    ("draw", "hands=HI/-/PH turn=3", "-PH +LO", "Seat 3 draws up to five cards."),
    ("discard", "hands=HI/-", "", "Seat 1 may discard one card."),
    ("discard", "hands=HI/- phase=combat", ".", "Seat 2 may discard one card."),
    ("ready", full(2), ".", "Seat 1 may ready an item."),
    ("combat", f"{full(3)} turn=2", ". .", "Seat 2 may attack."),
    ("answer", "hands=HI/- phase=combat", "HI>1",
     "Seat 1 attacks Seat 2 with Attack: High: 1 damage. Seat 2 must answer."),
    ("answer", "hands=MB/-/- items=SS/-/- phase=combat", "MBl>2",
     "Seat 1 attacks Seat 3 with Mighty Blow (low): 5 damage. Seat 3 must answer."),
    ("answer", "hands=-/-/FE turn=3 phase=combat", "FE>1",
     "Seat 3 attacks Seat 1 with Feint: 1 damage. Seat 1 must answer."),
]  # fmt: skip


def place(text: str, played: str) -> Fighting:
    return (fight(seats=int(text[4:])) if text.startswith("new ") else stance(text)).play(played)


@pytest.mark.parametrize(("phase", "text", "played", "note"), NOTES)
def test_a_note_says_who_decides_what(phase: str, text: str, played: str, note: str) -> None:
    at = place(text, played)
    assert at.phase == phase
    for watcher in watchers(at):
        assert notes(at, watcher) == [note]
    chinese = notes(at, locale="zh-Hant")[0]
    assert is_chinese(chinese) and untold(note, chinese) == []


def test_every_phase_has_a_note_but_the_end() -> None:
    assert {row[0] for row in NOTES} == set(PHASES) - {"over"}
    assert notes(stance("attack=HI>1 life=5/1").play("#")) == []


CROWD = [
    ("round=9 quiet=1", "The last round had no attack. After another round like that, every hero loses 1 life."),
    ("round=9 quiet=3", "3 rounds in a row had no attack. Every further one costs each hero 1 life."),
    ("round=40", "From round 40 on, every round costs each hero 1 life."),
    ("round=41 quiet=1", "From round 40 on, every round costs each hero 1 life."),
]


@pytest.mark.parametrize(("text", "note"), CROWD)
def test_a_note_says_that_the_crowd_grows_restless(text: str, note: str) -> None:
    at = stance(text)
    for watcher in watchers(at):
        assert notes(at, watcher)[:-1] == [note]
    chinese = notes(at, locale="zh-Hant")[0]
    assert is_chinese(chinese) and untold(note, chinese) == []


@pytest.mark.parametrize("text", [text for text, _ in CROWD])
def test_without_a_restless_crowd_there_is_no_such_note(text: str) -> None:
    assert len(notes(stance(text, restless=False))) == 1


@pytest.mark.parametrize("text", ["round=39", "turn=2 round=9 quiet=1 fought=yes", "round=9 quiet=1 attack=HI>1"])
def test_a_content_crowd_is_not_mentioned(text: str) -> None:
    assert len(notes(stance(text))) == 1
