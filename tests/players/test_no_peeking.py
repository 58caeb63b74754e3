"""Bots do not peek: with the same seed, a bot chooses the same action whatever the hidden cards are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import salle
from salle import CHANCE, EVERYONE, Action, Bout, Game, Rng, Seat, State
from salle.core.options import Value
from salle.core.player import Seen
from salle.core.registry import make_game
from salle.players import external_bot_protocol
from salle.players.bot_catalog import bot_names, find_bot, make_bot
from salle.players.external_bot import bot_in_process, close_rooms
from salle.processes import Child
from tests.players.bouts import DECISIONS, midway

PLIES = 12  # that both worlds are played on
Look = tuple[object, ...]
GAMES: dict[str, dict[str, Value]] = {
    "engarde/standard": {},
    "engarde/advanced": {},
    "readyfence/basic": {},
    "audatia": {},
    "arena": {"seats": 4},
}


def quick(name: str, game: Game) -> str:
    """The bot with a small budget, if it has one."""
    return f"{name}@12" if find_bot(name, game)[0].budget is not None else name


def cases() -> Iterator[tuple[str, str]]:
    for name, options in GAMES.items():
        game = make_game(name, options)
        yield from ((name, quick(bot, game)) for bot in bot_names(game))


CASES = list(cases())


@pytest.fixture(autouse=True)
def end_processes() -> Iterator[None]:
    yield
    close_rooms()


def possible(game: Game, state: State) -> list[Action]:
    """All actions that are possible now, also chance actions."""
    if state.to_act != CHANCE:
        return state.legal_actions()
    return [Action(game.actions + number) for number, weight in enumerate(state.chance_weights()) if weight]


def looks(game: Game, state: State, seat: Seat) -> dict[Look, Action]:
    """All actions that are possible now, by everything that the seat would observe of them."""
    found: dict[Look, Action] = {}
    for action in possible(game, state):
        tried = Bout(game, state)
        tried.play(action)
        heard = tuple((*event.key(), event.to, event.opens) for event in tried.heard(seat))
        found.setdefault((state.masked(action, seat), tried.awaiting, tried.state.sight(seat), heard), action)
    return found


def in_step(here: Bout, behind: Bout, seat: Seat, rng: Rng) -> bool:
    """Play actions in two worlds that look the same to the seat. False if there are none."""
    these, those = (looks(bout.game, bout.state, seat) for bout in (here, behind))
    alike = [look for look in these if look in those]
    if not alike:
        return False
    look = alike[rng.below(len(alike))]
    here.play(these[look])
    behind.play(those[look])
    return True


def other_world(bout: Bout, seen: Seen) -> State:
    """A world that looks the same to the seat but has other hidden cards, if there is one."""
    for seed in range(50):
        world = seen.game.imagine(seen.sight, Rng(seed))
        if world.sight(EVERYONE) != bout.state.sight(EVERYONE):
            return world
    return bout.state


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_choice_does_not_change_with_what_is_hidden(name: str, bot: str) -> None:
    """Later choices do not change either, when the bot has a memory and the hidden cards have moved differently."""
    game = make_game(name, GAMES[name])
    chosen = 0
    for number, (bout, seen) in enumerate(midway(game)):
        here, behind = Bout(game, bout.state), Bout(game, other_world(bout, seen))
        rng, players = Rng(number), [make_bot(bot, game, number) for _ in range(2)]
        for _ in range(PLIES):
            if here.state.sight(EVERYONE) == behind.state.sight(EVERYONE) or here.over:
                break  # no hidden card differs now
            if here.awaiting == seen.seat:
                one, other = here.seen(seen.seat), behind.seen(seen.seat)
                asked = [external_bot_protocol.question_line(0, number, what) for what in (one, other)]
                assert asked[0] == asked[1]
                choice = players[0].choose(one)
                assert players[1].choose(other) == choice
                chosen += 1
                here.play(choice)
                behind.play(choice)
                if here.state.sight(seen.seat) != behind.state.sight(seen.seat):
                    break  # the bot's action revealed a card that differs
            elif not in_step(here, behind, seen.seat, rng):
                break
    assert chosen > DECISIONS


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_bot_in_a_process_that_never_gets_a_state_chooses_the_same(name: str, bot: str) -> None:
    game = make_game(name, GAMES[name])
    for number, (_, seen) in enumerate(midway(game)):
        assert bot_in_process(bot, game, number, 30.0).choose(seen) == make_bot(bot, game, number).choose(seen)


def plain(value: Any) -> bool:
    """Whether it consists only of integers and strings, in lists and objects."""
    if isinstance(value, dict):
        return all(isinstance(name, str) and plain(one) for name, one in value.items())
    return all(map(plain, value)) if isinstance(value, list) else value is None or isinstance(value, (int, str))


def test_the_protocol_has_only_numbers_and_strings(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[bytes] = []
    ask = Child.ask

    def overheard(child: Child, line: bytes, seconds: float, read: Callable[[bytes], Any]) -> Any:
        lines.append(line)
        return ask(child, line, seconds, read)

    monkeypatch.setattr(Child, "ask", overheard)
    game = salle.game("arena", seats=3)
    for number, (_, seen) in enumerate(midway(game)):
        bot_in_process("tactic", game, number).choose(seen)
    opening, *questions = [json.loads(line) for line in lines]
    assert set(opening) == {"game", "options", "cards", "bot"}
    questions = [question for question in questions if "sight" in question]
    assert len(questions) == DECISIONS
    for question in questions:
        assert set(question) == {"bout", "seed", "seat", "sight", "legal", "kinds", "witnessed", "heard"}
        assert plain(question)


def test_a_question_is_read_as_it_was_written() -> None:
    game = salle.game("readyfence/basic")
    for _, seen in midway(game):
        question, read = external_bot_protocol.read_question(external_bot_protocol.question_line(4, "luck", seen), game)
        assert (question.bout, question.seed) == (4, "luck")
        assert (read.seat, read.sight, read.legal, read.kinds) == (seen.seat, seen.sight, seen.legal, seen.kinds)
        assert [(ply.seat, ply.action) for ply in read.witnessed] == [(ply.seat, ply.action) for ply in seen.witnessed]
        told = [[(*event.key(), event.to, event.opens) for event in one.heard] for one in (read, seen)]
        assert told[0] == told[1] != []


def test_a_seat_gets_no_events_that_are_for_others() -> None:
    game = salle.game("engarde/standard")
    for _, seen in midway(game):
        assert all(event.heard_by(Seat(seen.seat)) for event in seen.heard)
