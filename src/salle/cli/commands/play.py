"""`salle play`: play a bout in the terminal, against a bot or with a friend at the same screen."""

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
    console,
    help_text,
    read_card_data,
    read_game,
    readable_file,
    say,
    warn_of_doubts,
)
from salle.cli.commands.bots import check_bots
from salle.cli.terminal.screen import Left, Terminal
from salle.cli.terminal.seat_names import find_seat, seat_name
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
    game: Annotated[str | None, help_text("cli-arg-game-to-play")] = None,
    *,
    vs: Annotated[str | None, help_text("cli-arg-vs")] = None,
    seat: Annotated[str | None, help_text("cli-arg-seat")] = None,
    opt: Options = None,
    seats: Seats = None,
    cards: CardsFile = None,
    stance: Annotated[str | None, help_text("cli-arg-stance")] = None,
    seed: Annotated[str | None, help_text("cli-arg-luck")] = None,
    resume: Annotated[bool, Parameter(help=say("cli-arg-resume"), negative="")] = False,
    patience: Patience = PATIENCE,
) -> int:
    """Play a bout."""
    in_file = game is not None and game.endswith(SUFFIX)
    if resume or in_file:
        if vs or seat or opt or seats or stance:
            raise SalleError("cli-error-resume-as-it-was")
        path = readable_file(Path(game)) if game and in_file else bout_files.unfinished_bout_file()
        return resume_bout(path, seed, read_card_data(cards), "" if in_file else game or "", patience)
    made = read_game(game or DEFAULT, opt, cards, seats)
    bout = Bout(made, made.stance(stance) if stance else None)
    names = read_seating(made, vs, seat)
    return play_in_terminal(bout, names, seed, bout_files.new_bout_file(), patience)


def resume_bout(path: Path | None, seed: str | None, cards: str, game: str, patience: float) -> int:
    """Resume a bout in its file, with the cards it began with. If a game is named, the bout must be of that game."""
    if path is None:
        raise SalleError("cli-error-nothing-left")
    record = Record.load(path)
    if game not in ("", record.tags["Game"], record.tags["Game"].partition("/")[0]):
        raise SalleError("cli-error-resume-other", game=game, left=record.tags["Game"])
    bout = record.replay(cards=cards)
    if bout.over:
        raise SalleError("cli-error-over", file=record.source)
    names = record.names(bout.game)
    check_bots(bout.game, bots_by_seat(names).values())  # fails before the bout if a bot can no longer be loaded
    warn_of_doubts(bout.game)
    console.print(say("cli-play-continues"), style="dim")
    return play_in_terminal(bout, names, seed, path, patience)


def bots_by_seat(names: tuple[str, ...]) -> dict[Seat, str]:
    """The names of bots by their seats."""
    return {Seat(number): name.removeprefix(BOT) for number, name in enumerate(names) if name.startswith(BOT)}


def play_in_terminal(bout: Bout, names: tuple[str, ...], seed: str | None, path: Path, patience: float) -> int:
    """Play until the bout is over or a player quits. Everything that was played is saved."""
    luck = seed or secrets.token_hex(16)
    bots = {seat: player(name, bout.game, f"{luck}/{seat}", patience) for seat, name in bots_by_seat(names).items()}
    terminal = Terminal(bout, names, bots, luck)

    def keep() -> None:
        write_file(path, Record.of(terminal.bout, terminal.names).text())

    with bout_files.lock_bout_file(path):
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


def read_seating(game: Game, vs: str | None, seat: str | None) -> tuple[str, ...]:
    """The players by seat: `bot:NAME` for a bot, an empty string for a person."""
    if seat is not None and vs is None:
        raise SalleError("cli-error-seat-without-bot")
    names = [""] * game.seats
    if vs is None:
        return tuple(names)
    mine = [find_seat(game, word) for word in seat.split(",")] if seat else [Seat(0)]
    for one in mine:
        if mine.count(one) > 1:
            raise SalleError("cli-error-seat-twice", seat=seat_name(game, one))
    others = [number for number in range(game.seats) if Seat(number) not in mine]
    bots = vs.split(",")
    check_bots(game, bots)  # fails before the bout if a bot can't be loaded
    if not others:
        raise SalleError("cli-error-no-seat-left")
    if len(bots) not in (1, len(others)):
        raise SalleError("error-bots-for-seats", bots=len(bots), seats=len(others))
    for number, other in enumerate(others):
        names[other] = BOT + bots[number % len(bots)]
    return tuple(names)
