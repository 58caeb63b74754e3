"""Salle's games as Gymnasium environments: one seat learns, bots sit in the others.

>>> from salle.adapters import gymnasium
>>> env = gymnasium.make("engarde/standard", opponent="tactic", hits=1)
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

from salle.adapters.games import check_render_mode, deal, extra_packages, observable_game
from salle.core.bout import Bout
from salle.core.choices import Player
from salle.core.dealer import Dealer
from salle.core.errors import Illegal
from salle.core.game import Game, Seat
from salle.core.options import Value
from salle.core.seat_errors import no_seat
from salle.core.texts import Message, texts
from salle.lab.simulate import check_seats, given_bots, make_player

with extra_packages():
    from gymnasium import Env
    from gymnasium.error import ResetNeeded

    from salle.adapters.spaces import (
        Mask,
        Observation,
        action_mask,
        action_space,
        no_actions,
        observation_space,
        observe,
    )

MOST_SEEDS = 2**62
LOSS = -1.0  # reward for an illegal action

Opponents = str | Player | Iterable[str | Player]


def make(
    name: str,
    opponent: Opponents = "tactic",
    *,
    seat: int = 0,
    cards: str = "",
    render_mode: str | None = None,
    **options: Value,
) -> SalleEnv:
    """The environment of GAME[/RULESET] with these options.

    The opponent is the name of a bot or any object with `choose(seen)`, or a sequence with one of them for each other
    seat. An object plays all bouts. For a name, a new bot is made for each bout.
    """
    game = observable_game(name, options, cards)
    if not 0 <= seat < game.seats:
        raise no_seat(game, Seat(seat))
    others = given_bots(opponent)
    if len(others) == 1:
        others *= game.seats - 1
    check_seats(len(others), game.seats - 1)
    for other in others:
        make_player(other, game, "")
    return SalleEnv(game, Seat(seat), others, render_mode)


class SalleEnv(Env[Observation, SupportsIndex]):
    """An environment that plays one bout at a time: `bout`, of `game`. The only reward comes at the end of a bout: the
    learner's utility."""

    def __init__(self, game: Game, seat: Seat, others: Sequence[str | Player], render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.game = game
        self.seat = seat
        self.others = others
        self.bout = Bout(game)
        self.ended = True  # until the first reset
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(game)
        self.action_space = action_space(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a bout. Equal seeds give equal deals. Without a seed, the deals continue from the previous seed."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(MOST_SEEDS)) if seed is None else seed
        self._dealer = Dealer(luck)
        players = [make_player(other, self.game, f"{luck}/{number}") for number, other in enumerate(self.others)]
        seats = [Seat(seat) for seat in range(self.game.seats) if seat != self.seat]
        self._players = dict(zip(seats, players, strict=True))
        self.bout = Bout(self.game)
        self.ended = False
        self._go_on()
        return self._observe(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An illegal action loses: the episode ends, and `info["refused"]` says why in English. After an episode, call
        `reset` first."""
        if self.ended:
            raise ResetNeeded(texts("en").say(Message("error-reset-needed")))
        try:
            self.bout.act(self.seat, action)
        except Illegal as illegal:
            refused = texts("en").say(illegal.message)
            self.ended = True
            return self._observe(), LOSS, True, False, {**self._info(), "refused": refused}
        self._go_on()
        self.ended = self.bout.over
        reward = float(self.bout.state.utility(self.seat)) if self.ended else 0.0
        return self._observe(), reward, self.ended, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each action that is legal now; all zeros when the episode has ended."""
        return no_actions(self.game) if self.ended else action_mask(self.bout.state, self.seat)

    def render(self) -> Any:
        """The position as text, with all cards open."""
        return str(self.bout.state) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Let the deck and the opponents act until it is the learner's turn or the bout is over."""
        bout = self.bout
        deal(bout, self._dealer)
        while not bout.over and bout.awaiting != self.seat:
            other = bout.awaiting
            bout.act(other, self._players[other].choose(bout.seen(other)))
            deal(bout, self._dealer)

    def _observe(self) -> Observation:
        return observe(self.bout.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
