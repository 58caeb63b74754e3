"""Teaching: known habits are recovered from their lessons, and the file keeps those of other rule sets."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

import pytest
from numpy import array
from rich.progress import Progress

from salle.core.registry import single_bout_options
from salle.core.rng import Rng
from salle.core.search.habits import UNIT, load_habits
from salle.games.engarde.bots.instinct import TRAITS
from salle.lab.training import teach
from salle.lab.training.practice_bouts import Class, Lesson, School
from salle.lab.training.teach import Book, fit_weights, lessons_of, write_weights

TRUE = [0.0, 1.0, -0.5, 2.0]


def lessons(count: int) -> list[Lesson]:
    """Choices between actions of one or two traits, with the exact shares of these weights."""
    rng, found = Rng(1), []
    for _ in range(count):
        actions = [[(int(rng.below(4)), 1), (int(rng.below(4)), 1 + int(rng.below(2)))] for _ in range(3)]
        swollen = [exp(sum(TRUE[trait] * times for trait, times in action)) for action in actions]
        found.append((actions, [one / sum(swollen) for one in swollen]))
    return found


def test_habits_are_found_again() -> None:
    with Progress(disable=True) as progress:
        weights = fit_weights(lessons(2000), 4, progress)
    apart = [weight / UNIT - weights[0] / UNIT for weight in weights]
    assert apart == pytest.approx(TRUE, abs=0.1)


def test_what_is_held_back_is_not_learned() -> None:
    book = Book([(actions, [1.0, 0.0, 0.0]) if number % 10 == 0 else (actions, shares)
                 for number, (actions, shares) in enumerate(lessons(50))], 4)  # fmt: skip
    learned, asked = book.surprise(array([*TRUE, 0.0]))
    assert asked > learned
    slope = book.slope(array([*TRUE, 0.0]))
    assert abs(slope).max() < 2 * teach.DOUBT * max(TRUE) / 50


def test_a_school_shows_the_same_for_the_same_seed() -> None:
    options = tuple(sorted(single_bout_options("engarde/standard").items()))
    for iterations in (0, 20):
        school = School("engarde/standard", options, "seed", (0,) * TRAITS, iterations, (("worlds", 10.0),))
        first, again, other = Class(school, 1).fence(), Class(school, 1).fence(), Class(school, 2).fence()
        assert first == again != other
        for traits, shares in [*first[0], *first[1]]:
            assert len(traits) == len(shares) > 1
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= trait < TRAITS for row in traits for trait, _ in row)


def test_lessons_go_on_where_they_were_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teach, "KEPT", tmp_path)
    options = tuple(sorted(single_bout_options("engarde/standard").items()))
    school = School("engarde/standard", options, "seed", (0,) * TRAITS, 0)
    with Progress(disable=True) as progress:
        few = lessons_of(school, 2, "", progress)
        more = lessons_of(school, 4, "", progress)
    shown = [Class(school, number).fence() for number in range(4)]
    for part in range(2):
        assert more[part][: len(few[part])] == few[part]
        assert len(more[part]) > len(few[part])
        assert more[part] == [lesson for one in shown for lesson in one[part]]


def test_a_file_keeps_the_habits_of_other_rule_sets(tmp_path: Path) -> None:
    path = tmp_path / "habits.toml"
    write_weights(path, "basic", list(range(50)), "by watching")
    write_weights(path, "advanced", [7, -7], "by fencing")
    write_weights(path, "basic", list(range(45)), "again")
    assert tomllib.loads(path.read_text()) == {"basic": list(range(45)), "advanced": [7, -7]}
    assert "# basic: again" in path.read_text()
    assert "# advanced: by fencing" in path.read_text()
    assert "by watching" not in path.read_text()


def test_habits_that_no_longer_fit_are_learned_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "engarde" / "habits.toml"
    path.parent.mkdir()
    write_weights(path, "standard", [1, 2, 3], "before")
    monkeypatch.setitem(load_habits("engarde"), "standard", [1, 2, 3])
    monkeypatch.setattr(teach, "GAMES", tmp_path)
    monkeypatch.setattr(teach, "KEPT", tmp_path)
    teach.main(["engarde/standard", "--watch", "2", "--rounds", "1", "--bouts", "1", "--iterations", "20"])
    assert len(tomllib.loads(path.read_text())["standard"]) == TRAITS


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "Unknown game chess. Available: arena, audatia, engarde, readyfence."),
        (["engarde/nosuch"], "engarde has no rule set nosuch."),
        (["arena", "--seats", "3", "9"], "seats=9 is invalid"),
        (["engarde", "--seats"], "expected at least one argument"),
    ],
)
def test_what_cant_be_taught_is_told(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        teach.main(words)
    assert sentence in " ".join(capsys.readouterr().err.split())
