"""Nobody peeks: what is hidden can be anything behind a bot's back, and with the same luck it chooses the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import salle
from salle import EVERYONE, Bout, Game, Rng, Seat, State
from salle.core.options import Value
from salle.core.player import Seen
from salle.core.registry import created
from salle.players import wire
from salle.players.names import bot_names, made, named
from salle.players.outside import Room, apart, close_rooms
from tests.players.bouts import DECISIONS, midway

GAMES: dict[str, dict[str, Value]] = {
    "engarde/standard": {},
    "engarde/advanced": {},
    "readyfence/basic": {},
    "audatia": {},
    "arena": {"seats": 4},
}


def quick(name: str, game: Game) -> str:
    """The bot with a small budget, if it has one."""
    return f"{name}@12" if named(name, game)[0].budget is not None else name


def cases() -> Iterator[tuple[str, str]]:
    for name, options in GAMES.items():
        game = created(name, options)
        yield from ((name, quick(bot, game)) for bot in bot_names(game))


CASES = list(cases())


@pytest.fixture(autouse=True)
def end_processes() -> Iterator[None]:
    yield
    close_rooms()


def seen_in(world: State, seen: Seen) -> Seen:
    """What the same seat would have seen, were that the true world."""
    legal = world.legal_actions()
    kinds = [world.kind(action) for action in legal]
    return Seen(seen.game, seen.seat, world.sight(seen.seat), legal, kinds, seen.witnessed, seen.heard)


def other_world(bout: Bout, seen: Seen) -> State:
    """Everything hidden is something else."""
    for seed in range(50):
        world = seen.game.imagine(seen.sight, Rng(seed))
        if world.sight(EVERYONE) != bout.state.sight(EVERYONE):
            return world
    return bout.state


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_choice_does_not_change_with_what_is_hidden(name: str, bot: str) -> None:
    game = created(name, GAMES[name])
    changed = 0
    for number, (bout, seen) in enumerate(midway(game)):
        world = other_world(bout, seen)
        changed += world is not bout.state
        there = seen_in(world, seen)
        here, behind = (made(bot, game, number).choose(one) for one in (seen, there))
        assert here == behind
        assert wire.question(0, number, seen) == wire.question(0, number, there)
    assert changed > 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_bot_in_a_process_that_never_gets_a_state_chooses_the_same(name: str, bot: str) -> None:
    game = created(name, GAMES[name])
    for number, (_, seen) in enumerate(midway(game)):
        assert apart(bot, game, number, 30.0).choose(seen) == made(bot, game, number).choose(seen)


def plain(value: Any) -> bool:
    """Whether it is nothing but numbers and words, in lists and under names."""
    if isinstance(value, dict):
        return all(isinstance(name, str) and plain(one) for name, one in value.items())
    return all(map(plain, value)) if isinstance(value, list) else value is None or isinstance(value, (int, str))


def test_only_numbers_and_words_go_over_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[bytes] = []
    ask = Room.ask

    def overheard(room: Room, line: bytes, seconds: float) -> wire.Reply:
        lines.append(line)
        return ask(room, line, seconds)

    monkeypatch.setattr(Room, "ask", overheard)
    game = salle.game("arena", seats=3)
    for number, (_, seen) in enumerate(midway(game)):
        apart("tactic", game, number).choose(seen)
    opening, *questions = [json.loads(line) for line in lines]
    assert set(opening) == {"game", "options", "cards", "bot"}
    questions = [question for question in questions if "sight" in question]
    assert len(questions) == DECISIONS
    for question in questions:
        assert set(question) == {"bout", "seed", "seat", "sight", "legal", "kinds", "witnessed", "heard"}
        assert plain(question)


def test_what_is_read_is_what_was_seen() -> None:
    game = salle.game("readyfence/basic")
    for _, seen in midway(game):
        question, read = wire.asked(wire.question(4, "luck", seen), game)
        assert (question.bout, question.seed) == (4, "luck")
        assert (read.seat, read.sight, read.legal, read.kinds) == (seen.seat, seen.sight, seen.legal, seen.kinds)
        assert [(ply.seat, ply.action) for ply in read.witnessed] == [(ply.seat, ply.action) for ply in seen.witnessed]
        told = [[(*event.key(), event.to, event.opens) for event in one.heard] for one in (read, seen)]
        assert told[0] == told[1] != []


def test_a_seat_hears_nothing_that_is_for_others() -> None:
    game = salle.game("engarde/standard")
    for _, seen in midway(game):
        assert all(event.heard_by(Seat(seen.seat)) for event in seen.heard)
