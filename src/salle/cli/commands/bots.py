"""`salle bots`: list the bots with their styles, and with their ratings if a ladder has computed them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from rich.text import Text

from salle.cli.arguments import AsJson, console, help_text, reader_texts, say
from salle.cli.reports.ladder_tables import elo_text
from salle.cli.terminal.line_breaks import wrap_styled, wrap_text
from salle.core.errors import BadBot
from salle.core.game import Game
from salle.core.registry import make_game
from salle.players import Rated, bot_ratings
from salle.players.bot_catalog import BOTS, Bot, bots, find_bot, is_own_bot
from salle.players.external_bot import check_own_bot, close_rooms
from salle.players.other_salle import check_other_salle, is_other_salle


def command(
    game: Annotated[str | None, help_text("cli-arg-game-to-rate")] = None, /, *, as_json: AsJson = False
) -> int:
    """List the bots."""
    made = None if game is None else make_game(game, {})
    found, strengths = (BOTS, {}) if made is None else (bots(made), bot_ratings(made))
    if as_json:
        print(json.dumps([bot_report(bot, strengths.get(bot.name)) for bot in found], ensure_ascii=False))
        return 0
    console.print(bot_list(found, strengths, console.width))
    name = "" if made is None else f"{made.id}/{made.ruleset}"
    remark = say(f"cli-bots-{'which' if not name else 'rated' if strengths else 'unrated'}", game=name)
    console.print(wrap_text(remark, console.width), style="dim", markup=False)
    return 0


def bot_list(found: Sequence[Bot], strengths: Mapping[str, Rated], width: int) -> Text:
    """The bots by kind, each with its title, its rating and a description."""
    margin = max(len(bot.name) for bot in found) + 2
    lines = []
    for kind in dict.fromkeys(bot.kind for bot in found):
        lines.append(Text(say(f"cli-bots-{kind}"), "italic"))
        for bot in found:
            if bot.kind == kind:
                lines.append(
                    Text.assemble((f"{bot.name:<{margin}}", "bold"), *bot_heading(bot, strengths.get(bot.name)))
                )
                lines.append(wrap_styled(Text(reader_texts().say(bot.about)), width, margin))
    return Text("\n").join(lines)


def bot_heading(bot: Bot, strength: Rated | None) -> Iterator[tuple[str, str]]:
    """The title and the rating of a bot, with the text styles."""
    yield reader_texts().say(bot.title), "green"
    if strength is not None:
        yield f"  {elo_with_interval(strength)}", ""


def elo_with_interval(strength: Rated) -> str:
    """A rating with its interval. The anchor has no interval."""
    if strength.low == strength.high:
        return f"Elo {elo_text(strength.elo)}"
    return f"Elo {elo_text(strength.elo)} ({elo_text(strength.low)} … {elo_text(strength.high)})"


def bot_report(bot: Bot, strength: Rated | None) -> dict[str, Any]:
    """A bot for JSON."""
    return {
        "name": bot.name,
        "kind": bot.kind,
        "of": bot.of or None,
        "title": reader_texts().say(bot.title),
        "about": reader_texts().say(bot.about),
        "budget": None if bot.budget is None else asdict(bot.budget),
        "rating": None if strength is None else msgspec.structs.asdict(strength),
    }


def check_bots(game: Game, names: Iterable[str], other_salle: bool = False) -> list[str]:
    """Fail before the work begins if a bot can't be loaded. Returns hashes of the files of users' own bots and
    of other versions of Salle, which must be allowed.
    """
    found = []
    for name in dict.fromkeys(names):
        if is_other_salle(name):
            if not other_salle:  # a record could name any program, and `salle play` would run it
                raise BadBot("cli-error-other-salle", bot=name)
            found.append(check_other_salle(name, game).code)
        elif is_own_bot(name):
            found.append(check_own_bot(name, game))
        else:
            find_bot(name, game)
    close_rooms()
    return found
