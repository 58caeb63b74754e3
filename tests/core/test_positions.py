"""Positions that are made from declarations: their code, their values, and what learners get of them."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

import salle
from salle.core.errors import SalleError
from salle.core.fields import Part, Record, Row, amount, choice, seat
from salle.core.game import CHANCE, EVERYONE, NOBODY, Seat, State
from salle.core.game_folders import game_ids
from salle.core.observation import Observer
from salle.core.registry import rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from tests.core.toy import ToyGame
from tools.positions import formatted, lines_of, sources

NAMES = [name for id in game_ids() for name in rulesets(id)]


def positions(name: str, plies: int = 60) -> list[State]:
    """Every position of the beginning of a random bout."""
    game, rng = salle.game(name), Rng(name)
    state = game.new()
    found: list[State] = []
    while state.to_act != NOBODY and len(found) < plies:
        found.append(state.copy())
        state.apply(random_kind(game, state, rng))
    return found


def numbers(state: State, seat: Seat) -> dict[str, float]:
    """An observation by the names of its numbers."""
    return dict(zip(state.game.observation_fields, state.observation(seat), strict=True))


def test_the_code_of_positions_is_what_their_declarations_say() -> None:
    stale = [path.name for path, source in sources().items() if path.read_text(encoding="utf-8") != source]
    assert not stale, "run `make positions`"


@pytest.mark.parametrize("name", NAMES)
def test_states_are_equal_if_they_are_the_same_position(name: str) -> None:
    found = positions(name)
    assert all(state == state.copy() and hash(state) == hash(state.copy()) for state in found)
    assert len({state.values() for state in found}) == len(set(found)) > len(found) // 2
    assert found[0] != "a position"


@pytest.mark.parametrize("name", NAMES)
def test_states_come_back_from_pickles_and_deep_copies_and_play_on_alike(name: str) -> None:
    for state in positions(name):
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert twin == state
            assert twin.sight(EVERYONE) == state.sight(EVERYONE)
            action = random_kind(state.game, state, Rng("next"))
            here, there = state.copy(), twin.copy()
            here.apply(action)
            there.apply(action)
            assert here == there != state


@pytest.mark.parametrize("name", NAMES)
def test_states_bouts_and_records_show_themselves(name: str) -> None:
    bout = salle.play(name, ["random"] * salle.game(name).seats, seed=3)
    assert bout.outcome is not None
    for shown in (bout.state, bout, salle.Record.of(bout)):
        assert shown._repr_svg_().startswith("<svg")
    assert name in repr(bout) and name in repr(bout.state)
    title, *lines = str(bout.state).splitlines()
    assert title.endswith(name.partition("/")[2]) and lines
    found = positions(name)
    assert len(set(map(repr, found))) == len(set(found))
    for state in found:
        assert repr(state).startswith(f"<{name}")
        if state.to_act >= 0:
            assert state.game.notation.write_stance(state) in repr(state)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_all_that_a_seat_has_seen(name: str) -> None:
    game, rng = salle.game(name), Rng(name)
    bout = salle.Bout(game)
    texts: list[str] = []
    while not bout.over and len(bout.actions) < 60:
        texts.append(bout.information_state(Seat(0)))
        bout.play(random_kind(game, bout.state, rng))
    assert len(set(texts)) == len(texts)
    assert all(later.startswith(earlier) for earlier, later in pairwise(texts))
    hidden = [token for token in bout.information_state(NOBODY).split() if token.endswith("?")]
    assert hidden


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_has_a_name_and_a_range_for_every_number(name: str) -> None:
    game = salle.game(name)
    assert game.observer is not None
    assert len(set(game.observation_fields)) == len(game.observation_fields) == game.observation_shape[0]
    for state in positions(name):
        for watcher in (*range(game.seats), NOBODY):
            seen = state.observation(Seat(watcher))
            assert (seen.typecode, len(seen)) == ("f", game.observation_shape[0])
            rows = zip(game.observer.low, seen, game.observer.high, strict=True)
            assert all(low <= number <= high for low, number, high in rows)


SECRETS = Record(
    name="SecretFields",
    summary="Fields of each type that only the first seat sees.",
    setup="setup: Setup",
    imports="from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat, State",
    fields=(
        amount("count", 1, 9, start="7", sees="seat == 0"),
        choice("word", ("a", "b"), 1, start="2", sees="seat == 0"),
        seat("ally", start="Seat(1)", sees="seat == 0"),
        Row(
            name="plan",
            type="list[i64]",
            start="[3, 4]",
            each=amount("step", 0, 9),
            length=5,
            open=True,
            sees="seat == 0",
        ),
        Row(name="marks", type="list[i64]", start="[1, 2]", each=choice("mark", "xy", 1), length=2, sees="seat == 0"),
    ),
)


def test_a_position_shows_what_its_stance_leaves_out() -> None:
    game = salle.game("engarde/standard")
    state = game.stance("left=5 right=9 hands=33145/24111 turn=left")
    assert repr(state) == f"<engarde/standard {game.notation.write_stance(state)}>"
    bout = salle.Bout(game, state)
    bout.act(Seat(0), ">1")
    bout.dealt("+5")
    assert repr(bout.state).endswith(" starter=left; latest=0 latest_seat=0>")


def test_every_type_of_field_can_be_hidden() -> None:
    code: dict[str, Any] = {}
    exec(formatted(lines_of(SECRETS)), code)
    game = salle.game("engarde")
    position = code["SecretFields"](SimpleNamespace(game=game))
    all_cards, blank = (7, 2, 1, 2, 3, 4, 1, 2), (0, 1, NOBODY, 0, 1, 1)
    assert [position.sight(watcher)[2:] for watcher in (0, EVERYONE, 1, NOBODY)] == [all_cards] * 2 + [blank] * 2
    observer = Observer(game, SECRETS)
    for watcher in (0, EVERYONE, 1, NOBODY):
        seen = observer.observe(position.sight(watcher))
        assert all(low <= number <= high for low, number, high in zip(observer.low, seen, observer.high, strict=True))
    read = code["SecretFields"](SimpleNamespace(game=game))
    read.read(position.sight(1))
    assert read.sight(1) == position.sight(1)


def test_a_part_that_not_all_see_needs_another_to_show_instead() -> None:
    part = Part(name="memory", type="Memory", start="Memory()", record=SECRETS, sees="seat == 0")
    with pytest.raises(ValueError, match="memory: a part that not all see"):
        list(lines_of(replace(SECRETS, fields=(part,))))


def test_an_observation_says_what_the_seat_sees_by_name() -> None:
    state = salle.game("engarde/standard").stance("left=5 right=9 hands=33145/24111 turn=left hits=1-0")
    seen = numbers(state, Seat(0))
    assert (seen["seat=left"], seen["to_act=left"], seen["phase=turn"], seen["phase=answer"]) == (1, 1, 1, 0)
    assert (seen["left"], seen["right"], seen["hits_left"], seen["hits_right"]) == (5, 9, 1, 0)
    assert [seen[f"hand_left:{value}"] for value in range(1, 6)] == [1, 0, 2, 1, 1]
    assert [seen[f"hand_right:{value}"] for value in range(1, 6)] == [0] * 5
    assert seen["size_right"] == 5
    assert [numbers(state, EVERYONE)[f"hand_right:{value}"] for value in range(1, 6)] == [3, 1, 0, 1, 0]


def test_a_game_without_declared_fields_has_no_observations() -> None:
    game = ToyGame()
    for ask in (
        lambda: game.observation_fields,
        lambda: game.observation_shape,
        lambda: game.new().observation(Seat(0)),
    ):
        with pytest.raises(SalleError, match="toy/plain has no observations for learners"):
            ask()


def test_an_observation_spells_card_sets_faces_and_lists() -> None:
    state = salle.game("arena/standard").stance("hands=HI,LO/PH items=SS,BU2/- phase=combat")
    seen = numbers(state, Seat(0))
    hand = {name.partition(":")[2] for name, count in seen.items() if name.startswith("heroes.0.hand:") and count}
    assert hand == {"HI", "LO"}
    assert not any(count for name, count in seen.items() if name.startswith("heroes.1.hand:"))
    assert (seen["heroes.0.items.length"], seen["heroes.1.items.length"]) == (2, 0)
    assert {name for name, chosen in seen.items() if name.startswith("heroes.0.items.") and chosen} == {
        "heroes.0.items.length",
        "heroes.0.items.0=SS",
        "heroes.0.items.1=BU",
    }
    assert [seen["heroes.0.left.0"], seen["heroes.0.left.1"]] == [0, 2]


@pytest.mark.parametrize("name", NAMES)
def test_a_sight_is_read_by_name_and_shows_nothing_more(name: str) -> None:
    game = salle.game(name)
    for state in positions(name):
        for watcher in (*range(game.seats), NOBODY, EVERYONE):
            seat = Seat(watcher)
            read = game.read(state.sight(seat))
            assert read.sight(seat) == state.sight(seat)
            assert read.to_act == state.to_act
            if seat == NOBODY and state.to_act != CHANCE:
                assert read.observation(EVERYONE) != state.observation(EVERYONE)
