"""A bout in the terminal: it shows each player what their seat may see, and reads what they type."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
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
from salle.cli.terminal.paging import show_page
from salle.cli.terminal.seat_names import players_on_screen
from salle.cli.terminal.typed_moves import read_move, read_moves
from salle.cli.terminal.typed_words import commands_help, find_command, words_for
from salle.cli.terminal.waiting import show_waiting
from salle.core.bout import Bout
from salle.core.choices import Player
from salle.core.dealer import Dealer
from salle.core.errors import Forfeit, Illegal, OutOfTurn, SalleError
from salle.core.game import CHANCE, NOBODY, Action, Event, Seat, retiree
from salle.core.show.rulebook import rules_page
from salle.core.show.view_parts import Offer
from salle.core.texts import Message
from salle.players.hint import HintGiver

WITH_MORE = ("why", "card", "help")  # commands that may have words after them
PROMPT = 2  # lines below the offers: how to type, and the prompt
LEAST_ROOM = 2  # lines for the offers, even if the board scrolls off a low screen
ERASE_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """A player stopped; the bout can be resumed."""


def read_line(prompt: str) -> str:
    """A line from the keyboard with letters of normal width. Left if the player quits or there is no keyboard."""
    if sys.stdin is None or sys.stdin.closed:
        raise Left
    line = normalize("NFKC", console.input(prompt)).strip()
    if find_command(line) == "quit":
        raise Left
    return line


def refuse_resigning(seat: Seat, action: Action) -> None:
    """OutOfTurn if another seat would resign by this action."""
    if action < 0 and retiree(action) != seat:
        raise OutOfTurn("cli-error-resign-other")


class Terminal:
    """A bout that is played on this screen."""

    def __init__(self, bout: Bout, names: tuple[str, ...], bots: Mapping[Seat, Player], luck: str) -> None:
        self.bout = bout
        self.names = names
        self.bots = bots
        self.luck = luck
        self.dealer = Dealer(luck)
        self.advisers: dict[Seat, HintGiver] = {}  # one for each seat that has asked for a hint
        self.shown_to: Seat = NOBODY  # the seat whose cards are on the screen
        self.prompted = False  # whether the player has read how to type
        self.heard = [len(bout.heard(Seat(seat))) for seat in range(bout.game.seats)]
        self.people = [Seat(seat) for seat in range(bout.game.seats) if Seat(seat) not in bots]
        alone = self.people[0] if len(self.people) == 1 else None
        self.labels, self.reader = players_on_screen(bout.game, names, alone)
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "card": self.card,
            "rules": self.rules,
            "undo": self.undo,
            "log": self.log,
            "resign": self.resign,
        }

    def say(self, message: Message) -> str:
        """A sentence for the player at this screen, who is "you" when playing alone."""
        return reader_texts().say(message, self.reader)

    def print_error(self, error: SalleError) -> None:
        """Print what was wrong."""
        message = error.message
        if isinstance(error, Illegal):
            message = Message("cli-error-illegal", {"token": message.args["token"], "why": error.why})
        console.print(Text(wrap_text(self.say(message), console.width), style="red"))

    def play(self, keep: Callable[[], None]) -> None:
        """Play until the bout is over. `keep` saves it before a player sees anything new and after every move."""
        while not self.bout.over:
            seat = self.bout.awaiting
            if seat == CHANCE:
                self.bout.dealt(self.dealer.deal(self.bout.game, self.bout.state))
            elif seat in self.bots:
                self.let_bot_move(seat)
            else:
                keep()
                self.ask(seat)
                keep()

    def let_bot_move(self, seat: Seat) -> None:
        """One move of a bot. A bot that forfeits resigns."""
        seen = self.bout.seen(seat)
        try:
            with show_waiting(say("cli-play-thinks", name=self.labels[seat])):
                choice = self.bots[seat].choose(seen)
            self.bout.act(seat, choice)
        except Forfeit as forfeit:
            self.print_error(forfeit)
            self.bout.retire(seat)

    def ask(self, seat: Seat) -> None:
        """One move of a person, or several in a row. Wrong input is explained and asked again."""
        self.hand_over(seat)
        self.show(seat)
        ply = len(self.bout.actions)
        prompt = say("cli-play-your-move") if self.reader.you else escape(self.labels[seat])
        while len(self.bout.actions) == ply and not self.bout.over:
            words = read_line(f"[bold {board.colour(seat)}]{prompt}[/]> ")
            try:
                self.obey(seat, words)
            except SalleError as error:
                self.print_error(error)

    def obey(self, seat: Seat, words: str) -> None:
        word, _, rest = words.partition(" ")
        name = find_command(word)
        if not words:
            self.enter(seat)
        elif name in (*self.commands, "quit"):
            if rest and name not in WITH_MORE:
                raise SalleError("cli-error-alone", word=word)
            self.commands[name](seat, rest)
        else:
            for action in read_moves(self.bout.game, self.bout.state, words):
                refuse_resigning(seat, action)
                if action < 0:
                    self.resign(seat, "")
                else:
                    self.bout.act(seat, action)

    def enter(self, seat: Seat) -> None:
        """Make the only move that is possible, or show the board again."""
        offers = self.offers(seat)
        if len(offers) == 1:
            self.bout.act(seat, offers[0].action)
        else:
            self.show(seat)

    def offers(self, seat: Seat) -> Sequence[Offer]:
        """The legal moves of this seat."""
        return self.bout.game.view.offers(self.bout.state.sight(seat), seat)

    def hand_over(self, seat: Seat) -> None:
        """If several people share the screen, hide the cards from the next player until they have taken over."""
        if len(self.people) > 1 and self.shown_to != seat:
            self.wipe()
            read_line(say("cli-play-hand-over", name=escape(self.labels[seat])) + " ")
            self.wipe()
        self.shown_to = seat

    def wipe(self) -> None:
        """Clear the screen and the scrollback, so that no player finds another player's cards there."""
        console.clear()
        if console.is_terminal:
            console.file.write(ERASE_SCROLLBACK)

    def show(self, seat: Seat) -> None:
        """Show the board, what happened since this player last looked, and the legal moves."""
        events = self.bout.heard(seat)
        above = [
            board.draw_board(
                self.bout.game,
                self.bout.state.sight(seat),
                self.labels,
                flat=board.is_screen_low(),
                reader=self.reader,
                owner=seat,
            ),
            *self.event_lines(events[self.heard[seat] :]),
        ]
        self.heard[seat] = len(events)
        console.print(*above, sep="\n")
        choices = self.offers(seat)
        if not choices:
            return
        below = 1 if self.prompted and len(choices) > 1 else PROMPT
        room = max(LEAST_ROOM, console.height - sum(map(line_count, above)) - below)
        console.print(draw_offers(choices, room if console.is_terminal else None, self.reader))
        if len(choices) == 1:
            console.print(say("cli-play-only", label=self.say(choices[0].label)), style="dim", markup=False)
        elif not self.prompted:
            console.print(say("cli-play-prompt"), style="dim")
            self.prompted = True

    def event_lines(self, events: list[Event]) -> list[Text]:
        """The log of these events, with a line for each player in turn."""
        explain = self.bout.game.explain
        return [
            board.bullet_line(
                reader_texts().say_all(explain.describe_events(some), self.reader), board.colour(some[0].seat)
            )
            for some in explain.log_lines(events)
        ]

    def tell_end(self) -> None:
        """Show the final board, the last events and the result."""
        seat = self.shown_to
        sight = self.bout.state.sight(seat)
        console.print(
            board.draw_board(
                self.bout.game, sight, self.labels, flat=board.is_screen_low(), reader=self.reader, owner=seat
            )
        )
        told = [] if seat == NOBODY else self.event_lines(self.bout.heard(seat)[self.heard[seat] :])
        for line in told:
            console.print(line)
        outcome = board.outcome_sentence(self.bout, told[-1].plain if told else "", self.reader)
        if outcome:
            console.print(outcome, style="bold", markup=False)

    # -- commands besides moves

    def help(self, seat: Seat, rest: str) -> None:
        """List the commands, or explain one."""
        console.print(commands_help(self.bout.game, console.width, find_command(rest)))

    def hint(self, seat: Seat, rest: str) -> None:
        """Show the moves that the Maestro would consider in this seat."""
        game, seen = self.bout.game, self.bout.seen(seat)
        choices = {offer.action: offer for offer in game.view.offers(seen.sight, seat)}
        if len(choices) == 1:
            (only,) = choices.values()
            console.print(say("cli-play-hint-only", token=only.token, label=self.say(only.label)), markup=False)
            return
        if seat not in self.advisers:
            self.advisers[seat] = HintGiver(game, f"{self.luck}/{seat}")
        with show_waiting(say("cli-play-hint-thinking")):
            found = self.advisers[seat].hints(seen)
        console.print(say("cli-play-hint"), draw_hints(found, choices, self.reader), sep="\n")

    def why(self, seat: Seat, rest: str) -> None:
        """Explain why moves are refused: all that a player might try, or the one that is named."""
        game, state = self.bout.game, self.bout.state
        if rest:
            action = read_move(game, state, rest)
            refuse_resigning(seat, action)
            console.print(say("cli-play-is-legal", token=game.notation.token(action)), style="dim", markup=False)
            return
        refused = game.view.refused(state.sight(seat), seat)
        if not refused:
            console.print(say("cli-play-all-legal"), style="dim")
        reasons: dict[str, list[str]] = {}
        for one in refused:
            reasons.setdefault(self.say(one.why), []).append(one.token)
        for why, tokens in reasons.items():
            console.print(Text(wrap_text(f"  {' '.join(tokens):<6}  {why}", console.width, 10), style="dim"))

    def card(self, seat: Seat, rest: str) -> None:
        """Show the page of a card, or the list of all cards."""
        game = self.bout.game
        if rest or not game.cards:
            show_card(find_card_page(game, rest))
        else:
            show_page(card_list(game))

    def rules(self, seat: Seat, rest: str) -> None:
        """Show the rules of the game."""
        show_page(Prose(rules_page(self.bout.game, reader_texts())))

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last move if it revealed nothing; then the same player moves again."""
        self.bout.take_back(seat)

    def log(self, seat: Seat, rest: str) -> None:
        """Show everything this player has heard."""
        show_page(Text("\n").join(self.event_lines(self.bout.heard(seat))))

    def resign(self, seat: Seat, rest: str) -> None:
        """Resign, after asking."""
        if read_line(say("cli-play-resign") + " ").lower() in words_for("yes"):
            self.bout.retire(seat)
