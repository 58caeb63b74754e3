"""`salle play`: a bout in the terminal, on one screen with a friend or against a bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from salle.cli import bout_files
from salle.cli.arguments import (
    CardsFile,
    Options,
    Patience,
    Seats,
    card_data,
    chosen,
    console,
    doubted,
    readable_file,
    say,
    told,
)
from salle.cli.commands.bots import read_bots
from salle.cli.terminal.screen import Left, Terminal
from salle.cli.terminal.seat_names import seat_called, seat_name
from salle.core.bout import Bout
from salle.core.data_files import write_file
from salle.core.errors import SalleError
from salle.core.game import Game, Seat
from salle.core.notation.records import BOT, Record
from salle.players import player
from salle.players.external_bot import PATIENCE

DEFAULT = "engarde/standard"
SUFFIX = ".salle"


def command(
    game: Annotated[str | None, told("cli-arg-game-to-play")] = None,
    *,
    vs: Annotated[str | None, told("cli-arg-vs")] = None,
    seat: Annotated[str | None, told("cli-arg-seat")] = None,
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    stance: Annotated[str | None, told("cli-arg-stance")] = None,
    seed: Annotated[str | None, told("cli-arg-luck")] = None,
    resume: Annotated[bool, Parameter(help=say("cli-arg-resume"), negative="")] = False,
    patience: Patience = PATIENCE,
) -> int:
    """Play a bout."""
    in_file = game is not None and game.endswith(SUFFIX)
    if resume or in_file:
        if vs or seat or opt or seats or stance:
            raise SalleError("cli-error-resume-as-it-was")
        path = readable_file(Path(game)) if game and in_file else bout_files.left_bout()
        return go_on(path, seed, card_data(cards), "" if in_file else game or "", patience)
    made = chosen(game or DEFAULT, opt, cards, seats)
    bout = Bout(made, made.stance(stance) if stance else None)
    names = seating(made, vs, seat)
    return fence(bout, names, seed, bout_files.new_bout(), patience)


def go_on(path: Path | None, seed: str | None, cards: str, game: str, patience: float) -> int:
    """Go on with a bout that was left, in the file it was kept in, with the cards it was begun with; it must be of
    that game, if one is named."""
    if path is None:
        raise SalleError("cli-error-nothing-left")
    record = Record.load(path)
    if game not in ("", record.tags["Game"], record.tags["Game"].partition("/")[0]):
        raise SalleError("cli-error-resume-other", game=game, left=record.tags["Game"])
    bout = record.replay(cards=cards)
    if bout.over:
        raise SalleError("cli-error-over", file=record.source)
    names = record.names(bout.game)
    read_bots(bout.game, bots_of(names).values())  # one that can't be had any more is told, and the bout not lost
    doubted(bout.game)
    console.print(say("cli-play-continues"), style="dim")
    return fence(bout, names, seed, path, patience)


def bots_of(names: tuple[str, ...]) -> dict[Seat, str]:
    """The seats of bots, and which they are."""
    return {Seat(number): name.removeprefix(BOT) for number, name in enumerate(names) if name.startswith(BOT)}


def fence(bout: Bout, names: tuple[str, ...], seed: str | None, path: Path, patience: float) -> int:
    """Play until the bout is over or somebody leaves; whatever was played is kept."""
    luck = seed or secrets.token_hex(16)
    bots = {seat: player(name, bout.game, f"{luck}/{seat}", patience) for seat, name in bots_of(names).items()}
    terminal = Terminal(bout, names, bots, luck)

    def keep() -> None:
        write_file(path, Record.of(terminal.bout, terminal.names).text())

    with bout_files.held(path):
        keep()
        try:
            terminal.play(keep)
        except (Left, KeyboardInterrupt, EOFError):
            keep()
            console.print("\n" + say("cli-play-left-cards" if bout.game.corrected else "cli-play-left"))
            return 0
        keep()
    terminal.tell_end()
    console.print(say("cli-play-record", file=str(path)), style="dim", soft_wrap=True, markup=False)
    return 0


def seating(game: Game, vs: str | None, seat: str | None) -> tuple[str, ...]:
    """Who sits where: `bot:NAME` for bots, nothing for people, who are called by their seats."""
    if seat is not None and vs is None:
        raise SalleError("cli-error-seat-without-bot")
    names = [""] * game.seats
    if vs is None:
        return tuple(names)
    mine = [seat_called(game, word) for word in seat.split(",")] if seat else [Seat(0)]
    for one in mine:
        if mine.count(one) > 1:
            raise SalleError("cli-error-seat-twice", seat=seat_name(game, one))
    others = [number for number in range(game.seats) if Seat(number) not in mine]
    bots = vs.split(",")
    read_bots(game, bots)  # one that can't be had is told before the bout, not in it
    if not others:
        raise SalleError("cli-error-no-seat-left")
    if len(bots) not in (1, len(others)):
        raise SalleError("error-bots-for-seats", bots=len(bots), seats=len(others))
    for number, other in enumerate(others):
        names[other] = BOT + bots[number % len(bots)]
    return tuple(names)
