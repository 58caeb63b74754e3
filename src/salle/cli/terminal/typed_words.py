"""What may be typed in a bout besides actions: words of every language, whichever the reader's is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from salle.cli.arguments import reader_texts, say
from salle.cli.terminal.line_breaks import wrap_styled
from salle.core.game import Game
from salle.core.texts import LOCALES, Message, texts

COMMANDS = ("hint", "why", "card", "rules", "undo", "log", "retire", "quit", "help")  # in the order of the help
GAP = 3


def words_for(name: str) -> list[str]:
    """All words for this."""
    return [word for locale in LOCALES for word in texts(locale).say(Message(f"cli-word-{name}")).split()]


def find_command(word: str) -> str:
    """What is meant by a word, or nothing."""
    return next((name for name in COMMANDS if word.lower() in words_for(name)), "")


def commands_help(game: Game, width: int) -> Text:
    """The words with what they do, in the reader's language; a game without pages of cards has none to look up."""
    names = [name for name in COMMANDS if name != "help" and (name != "card" or game.cards)]
    rows = [(command_label(name), say(f"cli-play-help-{name}")) for name in names]
    rows.insert(0, ("Enter", say("cli-play-help-enter")))
    column = max(cell_len(word) for word, _ in rows) + GAP
    lines = [wrap_styled(Text(say("cli-play-help")), width)]
    for word, does in rows:
        lines.append(Text(word).append_text(wrap_styled(Text(does), width, column)[cell_len(word) :]))
    return Text("\n").join(lines)


def command_label(name: str) -> str:
    """The word of the reader's language, and the English one if that is another."""
    words = [reader_texts().say(Message(f"cli-word-{name}")).split()[0], name]
    return " ".join(dict.fromkeys(words))
