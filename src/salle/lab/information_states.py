"""All information states of a small game, and what a bot chooses in each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Final, TypeAlias

from salle.core.bout import Bout
from salle.core.game import CHANCE, Action, Game, State
from salle.core.options import Value
from salle.core.player import Seen
from salle.lab.process_pool import process_pool
from salle.lab.simulate import make_simulated_game
from salle.players import player

Choices: TypeAlias = list[int]  # the chosen action in each sample

CHUNK: Final = 20  # information states that a process is asked for at a time


@dataclass(frozen=True)
class Questions:
    """What to ask: a bot in a game, so many times in each information state."""

    game: str
    options: Mapping[str, Value]
    bot: str
    samples: int
    seed: str

    def make(self) -> Game:
        return make_simulated_game(self.game, self.options, "")


@dataclass(frozen=True)
class InformationState:
    """All that a seat has seen, with the actions of a bout that leads there."""

    known: str
    actions: tuple[int, ...]
    legal: tuple[int, ...]


def information_states(game: Game) -> list[InformationState]:
    """All information states of the game, each once."""
    found: dict[str, InformationState] = {}
    bouts = [Bout(game)]
    while bouts:
        bout = bouts.pop()
        if bout.over:
            continue
        actions = possible_actions(bout.state)
        if bout.awaiting != CHANCE and (known := bout.information_state(bout.awaiting)) not in found:
            legal = tuple(int(action) for action in actions)
            found[known] = InformationState(known, tuple(int(action) for action in bout.actions), legal)
        for action in actions:
            bouts.append(bout.fork())
            bouts[-1].play(action)
    return list(found.values())


def ask_bot(questions: Questions, states: Sequence[InformationState]) -> list[Choices]:
    """What the bot chooses in these information states. For each sample a new bot plays the bout up to there."""
    game = questions.make()
    found: list[Choices] = []
    for state in states:
        *before, here = decisions(game, state)
        chosen: Choices = []
        for sample in range(questions.samples):
            bot = player(questions.bot, game, f"{questions.seed}/{sample}/{state.known}")
            for seen in before:
                bot.choose(seen)
            chosen.append(int(bot.choose(here)))
        found.append(chosen)
    return found


def decisions(game: Game, state: InformationState) -> list[Seen]:
    """The decisions of the seat on the way to this information state, and the one there. Forced ones are left out."""
    bout = Bout(game)
    seats: list[Seen] = []
    for action in state.actions:
        if bout.awaiting != CHANCE and len(bout.state.legal_actions()) > 1:
            seats.append(bout.seen(bout.awaiting))
        bout.play(Action(action))
    return [seen for seen in seats if seen.seat == bout.awaiting] + [bout.seen(bout.awaiting)]


def ask_everywhere(
    questions: Questions, states: Sequence[InformationState], chosen: list[Choices], jobs: int
) -> Iterator[int]:
    """Continue after the states that have their choices already, and add the others in order. Yields how many have."""
    starts = range(len(chosen), len(states), CHUNK)
    chunks = [states[start : start + CHUNK] for start in starts]
    if jobs > 1 and len(chunks) > 1:
        with process_pool(jobs) as pool:
            for found in pool.map(ask_bot, repeat(questions), chunks):
                chosen += found
                yield len(chosen)
        return
    for chunk in chunks:
        chosen += ask_bot(questions, chunk)
        yield len(chosen)


def possible_actions(state: State) -> list[Action]:
    """The legal actions of a seat, or what the deck can do."""
    if state.to_act != CHANCE:
        return state.legal_actions()
    return [Action(state.game.actions + outcome) for outcome, weight in enumerate(state.chance_weights()) if weight]
