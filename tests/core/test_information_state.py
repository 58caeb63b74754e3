"""Two bouts that a seat can tell apart have different information states: whatever a seat sees follows from its own."""

from __future__ import annotations

from random import Random

import pytest

import salle
from salle.core.game import Action
from salle.core.registry import make_game, rulesets, simulation_options

PLIES = 150  # of a bout
TOGETHER = 40  # plies that two bouts go on alike, after an action that looks the same to a seat


def possible(bout: salle.Bout) -> list[Action]:
    """The actions that are possible next."""
    state, game = bout.state, bout.game
    if state.to_act != salle.CHANCE:
        return state.legal_actions()
    return [Action(game.actions + number) for number, weight in enumerate(state.chance_weights()) if weight]


def compare(first: salle.Bout, second: salle.Bout, seat: salle.Seat, rng: Random) -> int:
    """Let both go on alike while they can; how often the seat could not tell them apart by its information state."""
    alike = 0
    for _ in range(TOGETHER):
        both = [] if first.over or first.awaiting != second.awaiting else possible(first)
        both = [action for action in both if action in possible(second)]
        if first.information_state(seat) != second.information_state(seat):
            break
        alike += 1
        assert first.state.sight(seat) == second.state.sight(seat)
        if not both:
            break
        action = rng.choice(both)
        first.play(action)
        second.play(action)
    return alike


EVERY: list[tuple[str, dict[str, int]]] = [*((name, {}) for name in rulesets()), ("arena/standard", {"seats": 3})]


@pytest.mark.parametrize(("name", "options"), EVERY, ids=str)
def test_what_a_seat_sees_follows_from_its_information_state(name: str, options: dict[str, int]) -> None:
    game = make_game(name, {**simulation_options(name), **options})
    alike = 0
    for seed in range(3):
        rng, bout = Random(seed), salle.Bout(game)
        while not bout.over and len(bout.actions) < PLIES:
            watcher, now = salle.Seat(rng.randrange(game.seats)), possible(bout)
            if bout.awaiting != watcher:
                chosen = rng.choice(now)
                looks = bout.state.masked(chosen, watcher)
                other = rng.choice([action for action in now if bout.state.masked(action, watcher) == looks])
                if other != chosen:
                    first, second = bout.fork(), bout.fork()
                    first.play(chosen)
                    second.play(other)
                    alike += compare(first, second, watcher, rng)
            bout.play(rng.choice(now))
    assert alike > 20


def test_what_the_rules_open_is_part_of_it() -> None:
    game = salle.game("audatia/duel")
    bout = salle.play(game, ["random", "random"], seed=1)
    opened = [event for event in bout.heard(salle.Seat(0)) if event.opens]
    assert opened
    for event in opened:
        assert f"[{game.events[event.kind]} {event.seat} " in bout.information_state(salle.Seat(0))
