"""The protocol between Salle and an external bot: lines of JSON with numbers and strings, never a State."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from salle.core.game import Action, Event, Game, Rule, Seat
from salle.core.options import Value
from salle.core.player import Seen, Witness


class Opening(msgspec.Struct, frozen=True):
    """The first line: the bot, and everything that is needed to make the same game."""

    game: str
    options: dict[str, Value]
    cards: str
    bot: str


class Question(msgspec.Struct, frozen=True):
    """Asks for an action. It contains all that the seat has seen. For a new bout, the process makes a new bot."""

    bout: int
    seed: int | str
    seat: int
    sight: list[int]
    legal: list[int]
    kinds: list[int]
    witnessed: list[tuple[int, int]]  # seat, action
    heard: list[tuple[int, int, int, list[int], int, int]]  # kind, seat, rule, facts, to, opens


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The bot is loaded. `source` is a hash over its files, or empty for a bot of Salle."""

    source: str


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The number of an action, legal or not."""

    action: int


class Failure(msgspec.Struct, frozen=True, tag=True):
    """There is no answer. It carries the id of a message that says why, with its arguments."""

    id: str
    facts: dict[str, int | str]


Reply: TypeAlias = Ready | Answer | Failure


def opening_line(bot: str, game: Game) -> bytes:
    name = f"{game.id}/{game.ruleset}"
    return msgspec.json.encode(Opening(name, dict(game.options), game.corrected, bot))


def question_line(bout: int, seed: int | str, seen: Seen) -> bytes:
    return msgspec.json.encode(
        Question(
            bout,
            seed,
            int(seen.seat),
            list(seen.sight),
            [int(action) for action in seen.legal],
            [int(kind) for kind in seen.kinds],
            [(int(ply.seat), int(ply.action)) for ply in seen.witnessed],
            [
                (int(event.kind), int(event.seat), int(event.rule), list(event.facts), int(event.to), int(event.opens))
                for event in seen.heard
            ],
        )
    )


def read_question(line: bytes, game: Game) -> tuple[Question, Seen]:
    """The question, and the same as the `Seen` that a bot gets."""
    read = msgspec.json.decode(line, type=Question)
    seen = Seen(
        game,
        Seat(read.seat),
        tuple(read.sight),
        [Action(action) for action in read.legal],
        read.kinds,
        [Witness(Seat(seat), Action(action)) for seat, action in read.witnessed],
        [
            Event(kind, Seat(seat), Rule(rule), tuple(facts), Seat(to), bool(opens))
            for kind, seat, rule, facts, to, opens in read.heard
        ],
    )
    return read, seen


def read_reply(line: bytes) -> Reply:
    reply: Reply = msgspec.json.decode(line, type=Reply)
    return reply
