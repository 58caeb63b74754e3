"""The terminal as a table: it shows each person what his seat may see and takes what he types."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import groupby
from unicodedata import normalize

from rich.markup import escape
from rich.text import Text

from salle.cli.arguments import console, reader_texts, say
from salle.cli.commands.card import show_card
from salle.cli.commands.cards import card_list
from salle.cli.terminal import board
from salle.cli.terminal.card_page import find_card_page
from salle.cli.terminal.hints import draw_hints
from salle.cli.terminal.line_breaks import wrap_text
from salle.cli.terminal.markdown import Prose
from salle.cli.terminal.offers import draw_offers, line_count
from salle.cli.terminal.seat_names import seat_labels
from salle.cli.terminal.typed_words import commands_help, find_command, words_for
from salle.cli.terminal.waiting import show_waiting
from salle.core.bout import Bout
from salle.core.choices import Player
from salle.core.dealer import Dealer
from salle.core.errors import Forfeit, OutOfTurn, SalleError
from salle.core.game import CHANCE, NOBODY, Action, Event, Seat, retiree
from salle.core.show.rulebook import rules_page
from salle.players.hint import HintGiver

WITH_MORE = ("why", "card")  # after which more may be typed
PROMPT = 2  # lines below the offers: how to type, and what is typed
ERASE_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """Somebody left the table; the bout can be gone on with later."""


def read_line(prompt: str) -> str:
    """A line from the keyboard, full-width letters made plain; whoever has no keyboard has left."""
    if sys.stdin is None or sys.stdin.closed:
        raise Left
    line = normalize("NFKC", console.input(prompt)).strip()
    if find_command(line) == "quit":
        raise Left
    return line


def refuse_retiring(seat: Seat, action: Action) -> None:
    """OutOfTurn if this would retire another's seat."""
    if action < 0 and retiree(action) != seat:
        raise OutOfTurn("cli-error-retire-other")


class Terminal:
    """A bout being played on this screen."""

    def __init__(self, bout: Bout, names: tuple[str, ...], bots: Mapping[Seat, Player], luck: str) -> None:
        self.bout = bout
        self.names = names
        self.bots = bots
        self.luck = luck
        self.dealer = Dealer(luck)
        self.advisers: dict[Seat, HintGiver] = {}  # of those who asked
        self.shown_to: Seat = NOBODY  # whose cards are on the screen
        self.prompted = False  # whether the player was told how to type
        self.heard = [len(bout.heard(Seat(seat))) for seat in range(bout.game.seats)]
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "card": self.card,
            "rules": self.rules,
            "undo": self.undo,
            "log": self.log,
            "retire": self.retire,
        }

    @property
    def labels(self) -> list[str]:
        """The names as they are shown; on a small screen a bot's seat is enough."""
        return seat_labels(self.bout.game, self.names, short=board.is_screen_tight())

    def play(self, keep: Callable[[], None]) -> None:
        """Go on until the bout is over; `keep` is called before anybody sees anything new, and after he decides."""
        while not self.bout.over:
            seat = self.bout.awaiting
            if seat == CHANCE:
                self.bout.dealt(self.dealer.deal(self.bout.game, self.bout.state))
            elif seat in self.bots:
                self.let(seat)
            else:
                keep()
                self.ask(seat)
                keep()

    def let(self, seat: Seat) -> None:
        """One decision of a bot; one that forfeits retires."""
        seen = self.bout.seen(seat)
        try:
            with show_waiting(say("cli-play-thinks", name=self.labels[seat])):
                choice = self.bots[seat].choose(seen)
            self.bout.act(seat, choice)
        except Forfeit as forfeit:
            console.print(Text(wrap_text(reader_texts().say(forfeit.message), console.width), style="red"))
            self.bout.retire(seat)

    def ask(self, seat: Seat) -> None:
        """One decision of a person; wrong input is explained and asked again."""
        self.hand_over(seat)
        self.show(seat)
        ply = len(self.bout.actions)
        while len(self.bout.actions) == ply and not self.bout.over:
            words = read_line(f"[bold {board.colour(seat)}]{escape(self.labels[seat])}[/]> ")
            try:
                self.obey(seat, words)
            except SalleError as error:
                console.print(Text(wrap_text(reader_texts().say(error.message), console.width), style="red"))

    def obey(self, seat: Seat, words: str) -> None:
        word, _, rest = words.partition(" ")
        name = find_command(word)
        if not words:
            self.show(seat)
        elif name in self.commands:
            if rest and name not in WITH_MORE:
                raise SalleError("cli-error-alone", word=word, more=rest)
            self.commands[name](seat, rest)
        else:
            action = self.bout.game.notation.read(self.bout.state, words.replace(" ", ""))
            if action >= 0:
                self.bout.act(seat, action)
            else:
                refuse_retiring(seat, action)
                self.retire(seat, "")

    def hand_over(self, seat: Seat) -> None:
        """On one screen for several people nobody sees another's cards, not even by scrolling back."""
        people = [number for number in range(self.bout.game.seats) if Seat(number) not in self.bots]
        if len(people) > 1 and self.shown_to != seat:
            self.wipe()
            read_line(say("cli-play-hand-over", name=escape(self.labels[seat])) + " ")
            self.wipe()
        self.shown_to = seat

    def wipe(self) -> None:
        """Clear the screen and what lies above it."""
        console.clear()
        if console.is_terminal:
            console.file.write(ERASE_SCROLLBACK)

    def show(self, seat: Seat) -> None:
        """The board, what happened since this person last looked, and what may be done."""
        game, sight = self.bout.game, self.bout.state.sight(seat)
        events = self.bout.heard(seat)
        above = [
            board.draw_board(game, sight, self.labels, flat=board.is_screen_low()),
            *self.event_lines(events[self.heard[seat] :]),
        ]
        self.heard[seat] = len(events)
        console.print(*above, sep="\n")
        choices = game.view.offers(sight, seat)
        if choices:
            room = console.height - sum(map(line_count, above)) - PROMPT
            console.print(draw_offers(choices, room if console.is_terminal else None))
            if not self.prompted:
                console.print(say("cli-play-prompt"), style="dim")
                self.prompted = True

    def event_lines(self, events: list[Event]) -> list[Text]:
        """What happened, a line for each run of things that one seat did."""
        explain = self.bout.game.explain
        return [
            board.bullet_line(reader_texts().say_all(explain.describe_events(list(some))), board.colour(seat))
            for seat, some in groupby(events, key=lambda event: event.seat)
        ]

    def tell(self, events: list[Event]) -> None:
        """Say what happened."""
        for line in self.event_lines(events):
            console.print(line)

    def tell_end(self) -> None:
        """How it ended, with everything that may be shown now."""
        seat = self.shown_to
        console.print(board.draw_board(self.bout.game, self.bout.state.sight(seat), self.labels))
        told = [] if seat == NOBODY else self.event_lines(self.bout.heard(seat)[self.heard[seat] :])
        for line in told:
            console.print(line)
        outcome = board.outcome_sentence(self.bout, told[-1].plain if told else "")
        if outcome:
            console.print(outcome, style="bold")

    # -- what a person may type besides an action

    def help(self, seat: Seat, rest: str) -> None:
        """What can be typed."""
        console.print(commands_help(self.bout.game, console.width))

    def hint(self, seat: Seat, rest: str) -> None:
        """What the Maestro would do in his place."""
        game, seen = self.bout.game, self.bout.seen(seat)
        choices = {offer.action: offer for offer in game.view.offers(seen.sight, seat)}
        if len(choices) == 1:
            (only,) = choices.values()
            console.print(say("cli-play-hint-only", token=only.token, label=only.label), markup=False)
            return
        if seat not in self.advisers:
            self.advisers[seat] = HintGiver(game, f"{self.luck}/{seat}")
        with show_waiting(say("cli-play-hint-thinking")):
            found = self.advisers[seat].hints(seen)
        console.print(say("cli-play-hint"), draw_hints(found, choices), sep="\n")

    def why(self, seat: Seat, rest: str) -> None:
        """Why not: each thing he might try, or the one he names, with the rule that forbids it."""
        game, state = self.bout.game, self.bout.state
        if rest:
            action = game.notation.read(state, rest.replace(" ", ""))
            refuse_retiring(seat, action)
            console.print(say("cli-play-is-legal", token=game.notation.token(action)), style="dim", markup=False)
            return
        refused = game.view.refused(state.sight(seat), seat)
        if not refused:
            console.print(say("cli-play-all-legal"), style="dim")
        for why, some in groupby(refused, key=lambda one: reader_texts().say(one.why)):
            tokens = " ".join(one.token for one in some)
            console.print(Text(wrap_text(f"  {tokens:<6}  {why}", console.width, 10), style="dim"))

    def card(self, seat: Seat, rest: str) -> None:
        """The page of a card, or the list of all."""
        game = self.bout.game
        if rest or not game.cards:
            show_card(find_card_page(game, rest))
        else:
            console.print(card_list(game))

    def rules(self, seat: Seat, rest: str) -> None:
        """The rules of the game."""
        console.print(Prose(rules_page(self.bout.game, reader_texts())))

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back, if nobody has learned anything; then the same person is asked again."""
        self.bout.take_back(seat)

    def log(self, seat: Seat, rest: str) -> None:
        """Everything this person has heard."""
        self.tell(self.bout.heard(seat))

    def retire(self, seat: Seat, rest: str) -> None:
        """Leave the bout to the others, after asking."""
        if read_line(say("cli-play-retire") + " ").lower() in words_for("yes"):
            self.bout.retire(seat)
