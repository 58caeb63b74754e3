"""The tables of rulings and the tests agree: every ruling, step, rule and card has its row, every named test exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from salle.games.arena.rules.cards import KINDS as ARENA_CARDS
from salle.games.arena.rules.rule_ids import RULES as ARENA_RULES
from salle.games.audatia.rules.cards import SKILLS
from salle.games.audatia.rules.terms import RULES as AUDATIA_RULES
from salle.games.readyfence.rules.cards import KINDS as READYFENCE_CARDS
from salle.games.readyfence.rules.rule_ids import ATTACK_LANDS
from salle.games.readyfence.rules.rule_ids import RULES as READYFENCE_RULES
from tests.support.rulings import named_by, of_file, rows, sections, sources

RULINGS, BY_NAME = "The rulings", "The rules by name"
FOR_AND_AGAINST = re.compile(r"for: `\w+`(, `\w+`)*; against: `\w+`(, `\w+`)*")


class Whole(NamedTuple):
    """What the table of a game must cover: its rulings, parts with a file of tests each, rules, cards or skills."""

    prefix: str
    rulings: int
    parts: str = ""  # a section, with
    of_part: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    called: tuple[str, ...] = ()  # the rules that a test must call by name
    cards: str = ""  # a section, with
    of_card: tuple[str, ...] = ()

    @property
    def sections(self) -> list[str]:
        by_name = BY_NAME if self.named else ""
        return [section for section in (RULINGS, self.parts, by_name, self.cards) if section]


PROCESSES = ("setup", "measure", "cut", "stretto", "counter-attack", "thrust", "defend")
GAMES = {
    "engarde": Whole("EG", 12),
    "readyfence": Whole(
        *("RF", 26, "", (), READYFENCE_RULES[1:], READYFENCE_RULES[1:ATTACK_LANDS], "The cards", READYFENCE_CARDS)
    ),
    "audatia": Whole(
        *("AU", 17, "The procedure", PROCESSES, AUDATIA_RULES[1:], AUDATIA_RULES[1:], "The skills", SKILLS)
    ),
    "arena": Whole(
        *("AR", 9, "The turn and the attack", ("turn", "attack", "defeat"), ARENA_RULES[1:], ARENA_RULES[1:]),
        *("The cards", ARENA_CARDS),
    ),
}
every_game = pytest.mark.parametrize("game", GAMES)
every_ruling = pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, whole in GAMES.items() for number in range(1, whole.rulings + 1)]
)


@every_game
def test_the_table_has_these_sections(game: str) -> None:
    assert list(sections(game)) == GAMES[game].sections


@every_game
def test_every_ruling_has_one_row(game: str) -> None:
    prefix, count = GAMES[game].prefix, GAMES[game].rulings
    assert [row.whose for row in rows(game, RULINGS)] == [f"{prefix}-{number}" for number in range(1, count + 1)]


@every_game
def test_every_row_is_another_says_what_it_settles_and_names_tests_that_exist(game: str) -> None:
    for section in sections(game):
        names = [row.whose for row in rows(game, section)]
        assert len(set(names)) == len(names)
        assert [row.whose for row in rows(game, section) if not row.settles or not row.tests] == []
        assert [test for row in rows(game, section) for test in row.tests if test not in sources(game)] == []


@every_ruling
def test_a_ruling_names_the_tests_that_bear_its_number_and_no_others(game: str, number: int) -> None:
    prefix = GAMES[game].prefix
    bearing = {test for test in sources(game) if test.startswith(f"test_{prefix.lower()}_{number}_")}
    assert bearing
    assert set(named_by(game, RULINGS, f"{prefix}-{number}")) == bearing


@every_game
def test_every_part_has_rows_which_name_all_of_file_its_file(game: str) -> None:
    whole = GAMES[game]
    if whole.parts:
        assert list(dict.fromkeys(row.owner for row in rows(game, whole.parts))) == list(whole.of_part)
    for part in whole.of_part:
        tests = of_file(Path(__file__).parent / game / f"test_{part.replace('-', '_')}.py")
        assert [test for test in tests if test not in named_by(game, whole.parts, part)] == []


@every_game
def test_every_rule_has_one_row_with_tests_that_call_it_by_name(game: str) -> None:
    whole = GAMES[game]
    if whole.named:
        assert [row.whose for row in rows(game, BY_NAME)] == list(whole.named)
    for rule in whole.called:
        tests = named_by(game, BY_NAME, rule)
        assert tests
        assert [test for test in tests if f'"{rule}"' not in sources(game)[test]] == []


@every_game
def test_every_card_or_skill_has_rows_that_show_it_for_and_against(game: str) -> None:
    whole = GAMES[game]
    if whole.cards:
        assert {row.owner for row in rows(game, whole.cards)} == set(whole.of_card)
        unshown = [row.whose for row in rows(game, whole.cards) if not FOR_AND_AGAINST.fullmatch(row.shown)]
        assert unshown == []
