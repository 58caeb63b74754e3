"""Stored ratings of bots are shown only for the rules and bots they were measured with."""

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
    """A result of this rule set's ladder."""
    game = make_game(name, simulation_options(name))
    return Climbed(f"salle ladder {name} --seed '1 \"x\"'", "1", game.digest, minds_digest(game), dict(STRENGTHS))


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, Climbed]:
    """Ratings of En Garde and of Ready... Fence!."""
    found = {name: climbed(name) for name in (NAME, "readyfence/basic")}
    monkeypatch.setattr(ratings, "_kept", lambda: found)
    return found


def test_written_ratings_can_be_read_again() -> None:
    found = {NAME: climbed(), "arena/standard": climbed("arena/standard")}
    assert read_ratings(ratings_file(found)) == found
    assert list(read_ratings(ratings_file(found))) == ["arena/standard", NAME]
    assert read_ratings(ratings_file({})) == {}


def test_all_stored_ratings_are_of_existing_bots_and_rule_sets() -> None:
    for name, climb in ratings._kept().items():
        assert set(climb.bots) <= set(bot_names(make_game(name, {})))
        assert all(row.low <= row.elo <= row.high for row in climb.bots.values())


@pytest.mark.usefixtures("kept")
def test_ratings_are_valid_for_default_and_simulation_options() -> None:
    assert bot_ratings(salle.game(NAME)) == STRENGTHS
    assert bot_ratings(make_game(NAME, simulation_options(NAME))) == STRENGTHS
    assert bot_ratings(salle.game("readyfence/basic")) == STRENGTHS


@pytest.mark.usefixtures("kept")
def test_there_are_no_ratings_for_other_options_or_cards() -> None:
    assert bot_ratings(salle.game("engarde/basic")) == {}
    assert bot_ratings(salle.game(NAME, hits=1)) == {}
    corrected = printed_card_data("readyfence").replace("invitation = { is = 1", "invitation = { is = 2", 1)
    assert bot_ratings(salle.game("readyfence/basic", cards=corrected)) == {}


def test_there_are_no_ratings_for_another_version_of_the_rules(
    kept: dict[str, Climbed], monkeypatch: pytest.MonkeyPatch
) -> None:
    ratings._digests.cache_clear()
    monkeypatch.setattr(game_package("engarde"), "VERSION", "2")
    assert bot_ratings(salle.game(NAME)) == {}
    ratings._digests.cache_clear()


@pytest.mark.usefixtures("kept")
def test_there_are_no_ratings_after_a_change_of_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LEVELS", levels.LEVELS[1:])
    assert bot_ratings(salle.game(NAME)) == {}


@pytest.mark.usefixtures("kept")
def test_ratings_stay_valid_after_renaming_in_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = [(f"new_{one.name}", one.type) for one in dataclasses.fields(levels.Level)]
    renamed = dataclasses.make_dataclass("Renamed", fields)
    monkeypatch.setattr(ratings, "LEVELS", tuple(renamed(*dataclasses.astuple(one)) for one in levels.LEVELS))
    assert bot_ratings(salle.game(NAME)) == STRENGTHS


def test_the_stored_ratings_are_valid() -> None:
    for name, climb in ratings._kept().items():
        assert bot_ratings(make_game(name, {})) == climb.bots


def test_ratings_are_not_part_of_the_source_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a ladder could not be continued after another one has written its ratings."""
    before = source_digest("engarde", "salle.players")
    monkeypatch.setattr("salle.core.registry.FOUND_OUT", ())
    assert source_digest("engarde", "salle.players") != before
