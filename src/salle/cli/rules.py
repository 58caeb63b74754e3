"""`salle rules GAME`: the rules as we play them, the rulings, the notation and the options."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any

from cyclopts import Parameter

from salle.cli.command import CardsFile, GameName, chosen, console, reader, say
from salle.cli.pages import pages, spoken
from salle.cli.prose import Prose
from salle.core.game import Game
from salle.core.options import written
from salle.core.registry import package


def command(
    game: GameName,
    *,
    cards: CardsFile = None,
    markdown: Annotated[bool, Parameter(help=say("cli-arg-markdown"), negative="")] = False,
) -> int:
    """Show the rules."""
    page = rules_page(chosen(game, None, cards))
    if markdown:
        print(page)
    else:
        console.print(Prose(page))
    return 0


def rules_page(game: Game) -> str:
    """The page in the reader's language, the cards with their facts and the options with their defaults: Markdown."""
    source = files(f"salle.games.{game.id}") / "texts" / f"{reader().locale}.md"
    about = f"# {say(f'{game.id}-name')}\n\n{say(f'{game.id}-about')}\n"
    page = source.read_text(encoding="utf-8") if source.is_file() else about
    return "\n".join([page, *cards_section(game), *options_section(game)]).rstrip()


def cards_section(game: Game) -> list[str]:
    """Tables of all cards: one for each run of cards whose facts fit into one, and then what their marks mean."""
    cards = [spoken(page) for page in pages(game)]
    runs: list[tuple[list[str], list[dict[str, Any]]]] = []
    for card in cards:
        labels = fact_labels(card)
        if not runs or not (set(labels) <= set(runs[-1][0]) or set(labels) >= set(runs[-1][0])):
            runs.append((labels, []))
        runs[-1][1].append(card)
    tables = [cards_table(max((labels, *map(fact_labels, run)), key=len), run) for labels, run in runs]
    legends = [f"{legend}\n" for legend in dict.fromkeys(card["legend"] for card in cards) if legend]
    return [f"## {say('cli-rules-cards')}\n", *tables, *legends] if tables else []


def fact_labels(card: dict[str, Any]) -> list[str]:
    """What is told of a card."""
    return [fact["label"] for fact in card["facts"]]


def cards_table(labels: list[str], cards: list[dict[str, Any]]) -> str:
    """A row for each card, a column for each fact that some of them have."""
    rows = []
    for card in cards:
        facts = {fact["label"]: fact["value"] for fact in card["facts"]}
        rows.append([card["title"], f"`{card['code']}`", *(facts.get(label, "") for label in labels)])
    return table([say("cli-cards-title"), say("cli-cards-code"), *labels], rows)


def options_section(game: Game) -> list[str]:
    """A table of all options; one that differs by rule set has several rows."""
    headings = [say(f"cli-rules-{heading}") for heading in ("option", "default", "valid", "meaning")]
    rows = []
    for option in package(game.id).OPTIONS:
        meaning = say(f"{game.id}-option-{option.name}")
        if option.rulesets:
            meaning += f" ({', '.join(option.rulesets)})"
        valid = option.valid().replace("|", ", ")
        rows.append([f"`{option.name}`", written(option.default), valid, meaning])
    return [f"## {say('cli-rules-options')}\n", table(headings, rows)] if rows else []


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)
