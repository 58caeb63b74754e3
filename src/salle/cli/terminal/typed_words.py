"""The commands that a player may type in a bout besides moves. The words of every language are understood."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from salle.cli.arguments import reader_texts, say
from salle.cli.terminal.line_breaks import wrap_styled
from salle.core.game import Game
from salle.core.texts import LOCALES, Message, texts

COMMANDS = ("hint", "why", "card", "rules", "undo", "log", "resign", "quit", "help")  # in the order of the help
GAP = 3


def words_for(name: str) -> list[str]:
    """All words for a command or an answer, in every language."""
    return [word for locale in LOCALES for word in texts(locale).say(Message(f"cli-word-{name}")).split()]


def find_command(word: str) -> str:
    """The name of the command that a word means, or an empty string."""
    return next((name for name in COMMANDS if word.lower() in words_for(name)), "")


def commands_help(game: Game, width: int, only: str = "") -> Text:
    """What the commands do, in the reader's language, or what one of them does. A game without card pages has no
    command for them."""
    names = [name for name in COMMANDS if name != "help" and (name != "card" or game.cards)]
    lines = []
    if only in names:
        rows = [(command_label(only), say(f"cli-play-help-{only}"))]
    else:
        rows = [(command_label(name), say(f"cli-play-help-{name}")) for name in names]
        rows.insert(0, ("Enter", say("cli-play-help-enter")))
        lines.append(wrap_styled(Text(say("cli-play-help")), width))
    column = max(cell_len(word) for word, _ in rows) + GAP
    for word, does in rows:
        lines.append(Text(word).append_text(wrap_styled(Text(does), width, column)[cell_len(word) :]))
    return Text("\n").join(lines)


def command_label(name: str) -> str:
    """The command's word in the reader's language, then its English word if that differs."""
    words = [reader_texts().say(Message(f"cli-word-{name}")).split()[0], name]
    return " ".join(dict.fromkeys(words))
