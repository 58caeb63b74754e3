"""`salle play`: a bout in the terminal, on one screen with a friend or against a bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from salle.cli import data
from salle.cli.command import GameName, Options, chosen, console, readable_file, say, told, write_file
from salle.cli.terminal import BOT, Left, Terminal
from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.errors import SalleError, UnknownName
from salle.core.game import Game, Seat
from salle.core.record import Record
from salle.players import player


def command(
    game: GameName = "engarde/standard",
    *,
    vs: Annotated[str | None, told("cli-arg-vs")] = None,
    seat: Annotated[str | None, told("cli-arg-seat")] = None,
    opt: Options = None,
    stance: Annotated[str | None, told("cli-arg-stance")] = None,
    seed: Annotated[str | None, told("cli-arg-luck")] = None,
    resume: Annotated[bool, Parameter(help=say("cli-arg-resume"), negative="")] = False,
) -> int:
    """Play a bout."""
    left_over = data.unfinished()
    if resume and not left_over.is_file():
        raise SalleError("cli-error-nothing-left")
    if resume or game.endswith(".salle"):
        record = Record.load(left_over if resume else readable_file(Path(game)))
        bout = record.replay()
        names = record.names(bout.game)
        if bout.over:
            raise SalleError("cli-error-over", file=record.source)
        console.print(say("cli-play-continues"), style="dim")
    else:
        made = chosen(game, opt)
        bout = Bout(made, made.stance(stance) if stance else None)
        names = seating(made, vs, seat)
    keep_earlier(left_over)
    luck = seed or secrets.token_hex(16)
    bots = {
        Seat(number): player(name.removeprefix(BOT), bout.game, f"{luck}/{number}")
        for number, name in enumerate(names)
        if name.startswith(BOT)
    }
    return fence(Terminal(bout, names, bots, Dealer(luck)))


def default() -> int:
    """What a bare `salle` does: go on with the bout that was left, or start one against the best bot there is."""
    if data.unfinished().is_file():
        return command(resume=True)
    return command(vs="tactic")


def fence(terminal: Terminal) -> int:
    """Play until the bout is over or somebody leaves; nothing that was played is lost."""
    unfinished = data.unfinished()

    def keep() -> None:
        write_file(unfinished, Record.of(terminal.bout, terminal.names).text())

    try:
        terminal.play(keep)
    except (Left, KeyboardInterrupt, EOFError):
        keep()
        console.print("\n" + say("cli-play-left"))
        return 0
    path = finished_path()
    write_file(path, Record.of(terminal.bout, terminal.names).text())
    unfinished.unlink(missing_ok=True)
    terminal.tell_end()
    console.print(say("cli-play-record", file=str(path)), style="dim", soft_wrap=True)
    return 0


def seating(game: Game, vs: str | None, seat: str | None) -> tuple[str, ...]:
    """Who sits where: the seat names for people, `bot:NAME` for bots."""
    if seat is not None and vs is None:
        raise SalleError("cli-error-seat-without-bot")
    mine = seat or game.seat_names[0]
    if mine not in game.seat_names:
        raise UnknownName("cli-error-seat", name=mine, known=", ".join(game.seat_names))
    people = [say(f"{game.id}-seat-{name}") for name in game.seat_names]
    if vs is None:
        return tuple(people)
    player(vs, game, "")  # an unknown bot is told before the bout, not in it
    return tuple(person if name == mine else BOT + vs for name, person in zip(game.seat_names, people, strict=True))


def keep_earlier(path: Path) -> None:
    """A bout that was left and is not gone on with stays among the bouts."""
    if path.is_file():
        target = finished_path()
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)


def finished_path() -> Path:
    """A new file among the bouts, named by the time."""
    from datetime import datetime

    stem = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, more = data.bouts() / f"{stem}.salle", 1
    while path.exists():
        more += 1
        path = data.bouts() / f"{stem}-{more}.salle"
    return path
