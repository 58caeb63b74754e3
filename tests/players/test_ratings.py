"""What is kept of the bots' strength is shown just where it holds."""

from __future__ import annotations

import dataclasses

import pytest

import salle
from salle.core.registry import game_package, make_game, printed_card_data, simulation_options, source_digest
from salle.players import Rated, bot_names, bot_ratings, levels, ratings
from salle.players.ratings import Climbed, minds_digest, ratings_file, read_ratings

NAME = "engarde/standard"
STRENGTHS = {"maestro": Rated(512, 480, 544), "random": Rated(0, 0, 0)}


def climbed(name: str = NAME) -> Climbed:
    """What a ladder of that rule set would keep."""
    game = make_game(name, simulation_options(name))
    return Climbed(f"salle ladder {name} --seed '1 \"x\"'", "1", game.digest, minds_digest(game), dict(STRENGTHS))


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, Climbed]:
    """Ratings of En Garde and of Ready... Fence!."""
    found = {name: climbed(name) for name in (NAME, "readyfence/basic")}
    monkeypatch.setattr(ratings, "_kept", lambda: found)
    return found


def test_what_is_written_is_read_back() -> None:
    found = {NAME: climbed(), "arena/standard": climbed("arena/standard")}
    assert read_ratings(ratings_file(found)) == found
    assert list(read_ratings(ratings_file(found))) == ["arena/standard", NAME]
    assert read_ratings(ratings_file({})) == {}


def test_the_ratings_that_are_kept_are_of_bots_and_rule_sets_there_are() -> None:
    for name, climb in ratings._kept().items():
        assert set(climb.bots) <= set(bot_names(make_game(name, {})))
        assert all(row.low <= row.elo <= row.high for row in climb.bots.values())


@pytest.mark.usefixtures("kept")
def test_a_rule_set_is_rated_as_it_is_played_and_as_it_is_simulated() -> None:
    assert bot_ratings(salle.game(NAME)) == STRENGTHS
    assert bot_ratings(make_game(NAME, simulation_options(NAME))) == STRENGTHS
    assert bot_ratings(salle.game("readyfence/basic")) == STRENGTHS


@pytest.mark.usefixtures("kept")
def test_nobody_is_rated_in_another_game() -> None:
    assert bot_ratings(salle.game("engarde/basic")) == {}
    assert bot_ratings(salle.game(NAME, hits=1)) == {}
    corrected = printed_card_data("readyfence").replace("invitation = { is = 1", "invitation = { is = 2", 1)
    assert bot_ratings(salle.game("readyfence/basic", cards=corrected)) == {}


def test_nobody_is_rated_under_rules_of_another_version(
    kept: dict[str, Climbed], monkeypatch: pytest.MonkeyPatch
) -> None:
    ratings._digests.cache_clear()
    monkeypatch.setattr(game_package("engarde"), "VERSION", "2")
    assert bot_ratings(salle.game(NAME)) == {}
    ratings._digests.cache_clear()


@pytest.mark.usefixtures("kept")
def test_nobody_is_rated_once_levels_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LEVELS", levels.LEVELS[1:])
    assert bot_ratings(salle.game(NAME)) == {}


@pytest.mark.usefixtures("kept")
def test_ratings_survive_new_names_in_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = [(f"new_{one.name}", one.type) for one in dataclasses.fields(levels.Level)]
    renamed = dataclasses.make_dataclass("Renamed", fields)
    monkeypatch.setattr(ratings, "LEVELS", tuple(renamed(*dataclasses.astuple(one)) for one in levels.LEVELS))
    assert bot_ratings(salle.game(NAME)) == STRENGTHS


def test_the_kept_ratings_are_shown() -> None:
    for name, climb in ratings._kept().items():
        assert bot_ratings(make_game(name, {})) == climb.bots


def test_ratings_are_no_part_of_what_they_follow_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a ladder could not go on after another one has kept its ratings."""
    before = source_digest("engarde", "salle.players")
    monkeypatch.setattr("salle.core.registry.FOUND_OUT", ())
    assert source_digest("engarde", "salle.players") != before
