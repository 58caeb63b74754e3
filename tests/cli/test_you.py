"""A person who plays alone is "you" in every line of a bout; other players have their names."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import salle
from salle.cli.arguments import console, reader_texts
from salle.cli.terminal import screen
from salle.cli.terminal.screen import Terminal
from salle.cli.terminal.seat_names import players_on_screen
from salle.core.bout import Bout
from salle.core.game import Game, Seat
from salle.core.texts import LOCALES, Message, texts
from salle.players import player

OPTIONS: dict[str, dict[str, Any]] = {
    "engarde": {"hits": 1, "rounds": 1},
    "readyfence": {},
    "audatia": {},
    "arena": {"seats": 3},
}
NOT_YOU = re.compile(r"\b[Yy]ou(’s| [a-z]*[^s\W]s)\b")  # "you's", "you attacks"


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("SALLE_LANG", request.param)
    reader_texts.cache_clear()
    yield request.param
    reader_texts.cache_clear()


def whole_bout(monkeypatch: pytest.MonkeyPatch, game: Game, seat: Seat, seed: int) -> str:
    """The transcript of a bout of random moves against tacticians, with a refused move, all reasons and the log."""
    names = ["bot:tactic"] * game.seats
    names[seat] = ""
    bots = {Seat(number): player("tactic", game, f"{seed}/{number}") for number in range(game.seats) if number != seat}
    bout, rng = Bout(game), random.Random(seed)
    terminal = Terminal(bout, tuple(names), bots, str(seed))

    def typed(prompt: str = "") -> str:
        console.print(prompt)
        offers = terminal.offers(seat)
        if rng.random() < 0.05:
            return rng.choice(["why", "help", "advance 99", "!2"])
        return "" if len(offers) == 1 else rng.choice(offers).token

    monkeypatch.setattr(screen, "read_line", typed)
    with console.capture() as capture:
        terminal.play(lambda: None)
        terminal.tell_end()
        terminal.log(seat, "")
    return capture.get()


@pytest.mark.parametrize("game", OPTIONS)
def test_a_lone_player_is_never_named(monkeypatch: pytest.MonkeyPatch, locale: str, game: str) -> None:
    made = salle.game(game, **OPTIONS[game])
    for seat in (Seat(0), Seat(1)):
        lines = whole_bout(monkeypatch, made, seat, seed=3).replace("Left in the pack", "").splitlines()
        own = {made.seat_names[seat].capitalize(), *(texts(one).say(made.explain.seat(seat)) for one in LOCALES)}
        named = re.compile("|".join(rf"(?<!\w){name}(?!\w)" if name.isascii() else name for name in own))
        assert [line for line in lines if named.search(line) or NOT_YOU.search(line)] == []
        for name in ("you", "bot-tactic"):
            assert any(texts(locale).say(Message(name)).lower() in line.lower() for line in lines)


def test_people_who_share_the_screen_and_bots_have_names() -> None:
    arena = salle.game("arena", seats=4)
    labels, reader = players_on_screen(arena, ("", "bot:scholar", "bot:scholar@9", "bot:mine:Bold"))
    assert labels == ["Seat 1", "Scholar 2", "Scholar 3", "Bold"]
    assert reader.you == ""
    alone, reader = players_on_screen(arena, ("Ada", "bot:scholar", "Grace", ""), Seat(0))
    assert alone == ["You", "Scholar", "Grace", "Seat 4"]
    assert reader.you == "arena-seat-first"
