"""The terminal as a table: it shows each person what his seat may see and takes what he types."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from salle.cli import draw
from salle.cli.command import console, reader, say
from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.errors import SalleError
from salle.core.game import CHANCE, NOBODY, Seat
from salle.core.player import Player

BOT = "bot:"


class Left(Exception):
    """Somebody left the table; the bout can be gone on with later."""


class Terminal:
    """A bout being played on this screen."""

    def __init__(self, bout: Bout, names: tuple[str, ...], bots: dict[Seat, Player], dealer: Dealer) -> None:
        self.bout = bout
        self.names = names
        self.bots = bots
        self.dealer = dealer
        self.shown_to: Seat = NOBODY  # whose cards are on the screen
        self.heard = [len(bout.heard(Seat(seat))) for seat in range(bout.game.seats)]
        self.commands: dict[str, Callable[[Seat], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "retire": self.retire,
            "quit": self.leave,
            "q": self.leave,
        }

    @property
    def labels(self) -> list[str]:
        """The names as they are shown."""
        seats = [reader().say(self.bout.game.explain.seat(Seat(seat))) for seat in range(self.bout.game.seats)]
        return [
            say("cli-play-bot", seat=seat, name=name.removeprefix(BOT)) if name.startswith(BOT) else name
            for seat, name in zip(seats, self.names, strict=True)
        ]

    def play(self, keep: Callable[[], None]) -> None:
        """Go on until the bout is over; `keep` is called whenever somebody has decided."""
        while not self.bout.over:
            seat = self.bout.awaiting
            if seat == CHANCE:
                self.bout.dealt(self.dealer.deal(self.bout.game, self.bout.state))
            elif seat in self.bots:
                self.bout.act(seat, self.bots[seat].choose(self.bout.seen(seat)))
            else:
                self.ask(seat)
                keep()

    def ask(self, seat: Seat) -> None:
        """One decision of a person; wrong input is explained and asked again."""
        self.hand_over(seat)
        self.narrate(seat)
        self.show(seat)
        ply = len(self.bout.actions)
        while len(self.bout.actions) == ply and not self.bout.over:
            words = console.input(f"[bold {draw.colour(seat)}]{self.labels[seat]}[/]> ").strip()
            try:
                self.obey(seat, words)
            except SalleError as error:
                console.print(Text(reader().say(error.message), style="red"))

    def obey(self, seat: Seat, words: str) -> None:
        if not words:
            self.show(seat)
        elif words.lower() in self.commands:
            self.commands[words.lower()](seat)
        else:
            game = self.bout.game
            self.bout.act(seat, game.notation.read(self.bout.state, words.replace(" ", "")))

    def hand_over(self, seat: Seat) -> None:
        """On one screen for several people, nobody sees another's cards."""
        people = [number for number in range(self.bout.game.seats) if Seat(number) not in self.bots]
        if len(people) > 1 and self.shown_to != seat:
            console.clear()
            console.input(say("cli-play-hand-over", name=self.labels[seat]) + " ")
            console.clear()
        self.shown_to = seat

    def narrate(self, seat: Seat) -> None:
        """What happened since this person last looked."""
        events = self.bout.heard(seat)
        for event in events[self.heard[seat] :]:
            console.print(Text("· " + reader().say(self.bout.game.explain.event(event)), style=draw.colour(event.seat)))
        self.heard[seat] = len(events)

    def show(self, seat: Seat) -> None:
        """The board and what may be done."""
        game, sight = self.bout.game, self.bout.state.sight(seat)
        console.print(draw.board(game, sight, self.labels))
        choices = game.view.offers(sight, seat)
        if choices:
            console.print(draw.offers(choices))
            console.print(say("cli-play-prompt"), style="dim")

    def tell_end(self) -> None:
        """How it ended, with everything that may be shown now."""
        seat = self.shown_to
        if seat != NOBODY:
            self.narrate(seat)
        console.print(draw.board(self.bout.game, self.bout.state.sight(seat), self.labels))
        if self.bout.outcome is not None:
            console.print(reader().say(self.bout.game.explain.outcome(self.bout.outcome)), style="bold")

    # -- what a person may type besides an action

    def help(self, seat: Seat) -> None:
        """What can be typed."""
        console.print(say("cli-play-help"))

    def why(self, seat: Seat) -> None:
        """Why not: each thing he might try, with the rule that forbids it."""
        refused = self.bout.game.view.refused(self.bout.state.sight(seat), seat)
        if not refused:
            console.print(say("cli-play-all-legal"), style="dim")
        for one in refused:
            console.print(Text(f"  {one.token:<6} {reader().say(one.why)}", style="dim"))

    def undo(self, seat: Seat) -> None:
        """Take back, if nobody has learned anything."""
        self.bout.take_back(seat)
        self.show(seat)

    def log(self, seat: Seat) -> None:
        """Everything this person has heard."""
        for event in self.bout.heard(seat):
            console.print(Text("· " + reader().say(self.bout.game.explain.event(event)), style=draw.colour(event.seat)))

    def retire(self, seat: Seat) -> None:
        """Leave the bout to the other side, after asking."""
        if console.input(say("cli-play-retire") + " ").strip().lower() in ("y", "yes", "是"):
            self.bout.retire(seat)

    def leave(self, seat: Seat) -> None:
        """Stop here and go on later."""
        raise Left
